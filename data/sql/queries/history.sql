-- name: past_games(user_id, guild_id, game, first, most)
-- The numbers have no gaps, so that no game before the page is looked at.
SELECT
    tables.id, tables.guild_id, tables.channel_id, tables.game, tables.options, tables.ended_at,
    seats.seat, seats.user_id, seats.house, seats.name, seats.away, seats.place, seats.dealt_to
FROM (
    SELECT number, table_id FROM played
    WHERE user_id = :user_id AND guild_id = :guild_id AND game = :game AND number <= (
        SELECT MAX(number) FROM played WHERE user_id = :user_id AND guild_id = :guild_id AND game = :game
    ) - :first
    ORDER BY number DESC LIMIT :most
) AS page
JOIN tables ON tables.id = page.table_id
JOIN seats ON seats.table_id = tables.id
ORDER BY page.number DESC, seats.seat;

-- name: drop_server_played(guild_id)!
DELETE FROM played WHERE guild_id = :guild_id;

-- name: drop_member_played(user_id)!
DELETE FROM played WHERE user_id = :user_id;
