-- name: add_daily_try(user_id, game, day, guild_id, table_id)!
INSERT INTO daily_tries (user_id, game, day, guild_id, table_id)
VALUES (:user_id, :game, :day, :guild_id, :table_id)
ON CONFLICT (user_id, game, day) DO NOTHING;

-- name: is_daily_try_added(user_id, game, day, table_id)
SELECT table_id FROM daily_tries
WHERE user_id = :user_id AND game = :game AND day = :day AND table_id = :table_id;

-- name: keep_tries(user_id, day, mark, salt)!
INSERT INTO kept_tries (mark, salt, game, day)
SELECT :mark, :salt, game, day FROM daily_tries WHERE user_id = :user_id AND day = :day
ON CONFLICT (day, game, mark) DO NOTHING;

-- name: kept_tries(game, day)
SELECT mark, salt FROM kept_tries WHERE game = :game AND day = :day;

-- name: drop_kept_tries(before)!
DELETE FROM kept_tries WHERE day < :before;

-- name: daily_board(guild_id, day)
SELECT
    daily_tries.user_id, daily_tries.game, daily_tries.day, daily_tries.guild_id, daily_tries.table_id,
    house.house AS level, tables.ending, mine.place, mine.score, house.place AS house_place, house.score AS house_score,
    mine.away IS NOT NULL OR mine.is_taken_over OR EXISTS (
        SELECT 1 FROM moves
        WHERE moves.table_id = daily_tries.table_id AND moves.seat = mine.seat AND moves.by = 'house'
    ) AS was_helped
FROM daily_tries
JOIN tables ON tables.id = daily_tries.table_id
JOIN seats AS mine ON mine.table_id = daily_tries.table_id AND mine.house IS NULL
JOIN seats AS house ON house.table_id = daily_tries.table_id AND house.house IS NOT NULL
WHERE daily_tries.guild_id = :guild_id AND daily_tries.day = :day AND NOT EXISTS (
    SELECT 1 FROM member_settings
    WHERE member_settings.user_id = daily_tries.user_id AND member_settings.name = 'on_boards'
        AND member_settings.value = 'false'
)
ORDER BY daily_tries.game, daily_tries.user_id;

-- name: daily_tries_of(user_id)
SELECT
    daily_tries.user_id, daily_tries.game, daily_tries.day, daily_tries.guild_id, daily_tries.table_id,
    house.house AS level, tables.ending, mine.place, mine.score, house.place AS house_place, house.score AS house_score,
    mine.away IS NOT NULL OR mine.is_taken_over OR EXISTS (
        SELECT 1 FROM moves
        WHERE moves.table_id = daily_tries.table_id AND moves.seat = mine.seat AND moves.by = 'house'
    ) AS was_helped
FROM daily_tries
JOIN tables ON tables.id = daily_tries.table_id
JOIN seats AS mine ON mine.table_id = daily_tries.table_id AND mine.house IS NULL
JOIN seats AS house ON house.table_id = daily_tries.table_id AND house.house IS NOT NULL
WHERE daily_tries.user_id = :user_id
ORDER BY daily_tries.day DESC, daily_tries.game;

-- name: drop_server_daily_tries(guild_id)!
DELETE FROM daily_tries
WHERE guild_id = :guild_id OR table_id IN (SELECT id FROM tables WHERE guild_id = :guild_id);

-- name: drop_member_daily_tries(user_id)!
DELETE FROM daily_tries WHERE user_id = :user_id;

-- name: drop_member_direct_places(user_id)!
-- The channel of direct messages names its member as well as their id does.
UPDATE tables SET
    channel_id = 0, language = NULL, post_channel_id = NULL, post_message_id = NULL, post_turn = NULL, post_at = NULL
WHERE guild_id = 0 AND id IN (
    SELECT table_id FROM seats WHERE user_id = :user_id
    UNION
    SELECT table_id FROM seats WHERE dealt_to = :user_id
);
