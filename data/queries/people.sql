-- name: standings(guild_id, game)
WITH played AS (
    SELECT
        seats.user_id, seats.name, seats.place,
        ROW_NUMBER() OVER (PARTITION BY seats.user_id ORDER BY tables.ended_at DESC, tables.id DESC) AS recency
    FROM tables JOIN seats ON seats.table_id = tables.id
    WHERE tables.guild_id = :guild_id AND tables.game = :game AND tables.ending IN ('finished', 'conceded')
        AND seats.user_id IS NOT NULL
        AND (SELECT COUNT(others.user_id) FROM seats AS others WHERE others.table_id = tables.id) >= 2
)
SELECT
    user_id, MAX(CASE WHEN recency = 1 THEN name END) AS name, COUNT(*) AS games,
    COUNT(CASE WHEN place = 1 THEN 1 END) AS wins
FROM played GROUP BY user_id
ORDER BY wins DESC, games, user_id;

-- name: set_hand_post(table_id, user_id, channel_id, message_id, is_unwanted)!
INSERT INTO hand_posts (table_id, user_id, channel_id, message_id, is_unwanted)
VALUES (:table_id, :user_id, :channel_id, :message_id, :is_unwanted)
ON CONFLICT (table_id, user_id) DO UPDATE SET
    channel_id = excluded.channel_id, message_id = excluded.message_id, is_unwanted = excluded.is_unwanted;

-- name: drop_hand_post(table_id, user_id)!
DELETE FROM hand_posts WHERE table_id = :table_id AND user_id = :user_id;

-- name: hand_posts(table_id)
SELECT table_id, user_id, channel_id, message_id, is_unwanted
FROM hand_posts WHERE table_id = :table_id ORDER BY user_id;

-- name: stray_hands()
SELECT DISTINCT hand_posts.table_id FROM hand_posts JOIN tables ON tables.id = hand_posts.table_id
WHERE tables.phase = 'over' ORDER BY hand_posts.table_id;
