-- name: past_tables(guild_id, game, first, most)
SELECT * FROM seated_tables
WHERE id IN (
    SELECT id FROM tables
    WHERE guild_id = :guild_id AND phase = 'over' AND seed IS NOT NULL AND (:game IS NULL OR game = :game)
    ORDER BY ended_at DESC, id LIMIT :most OFFSET :first
)
ORDER BY ended_at DESC, id, seat;

-- name: past_tables_of(guild_id, user_id, game, first, most)
SELECT * FROM seated_tables
WHERE id IN (
    SELECT tables.id FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seats.user_id = :user_id AND tables.guild_id = :guild_id AND tables.phase = 'over'
        AND tables.seed IS NOT NULL AND (:game IS NULL OR tables.game = :game)
    ORDER BY tables.ended_at DESC, tables.id LIMIT :most OFFSET :first
)
ORDER BY ended_at DESC, id, seat;
