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

-- name: hand_posts_of(user_id)
SELECT table_id, user_id, channel_id, message_id, is_unwanted
FROM hand_posts WHERE user_id = :user_id ORDER BY table_id;

-- name: all_hand_posts()
SELECT table_id, user_id, channel_id, message_id, is_unwanted FROM hand_posts ORDER BY table_id, user_id;

-- name: stray_hands(shard, shards)
SELECT DISTINCT hand_posts.table_id FROM hand_posts JOIN tables ON tables.id = hand_posts.table_id
WHERE tables.phase = 'over'
    AND (tables.guild_id >> 22) - (tables.guild_id >> 22) / :shards * :shards = :shard
ORDER BY hand_posts.table_id;
