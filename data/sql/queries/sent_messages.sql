-- name: keep_sent_message(channel_id, nonce, kind, table_id, tournament_id, guild_id, user_id, message_id, at, detail)!
INSERT INTO sent_messages (channel_id, nonce, kind, table_id, tournament_id, guild_id, user_id, message_id, at, detail)
VALUES (:channel_id, :nonce, :kind, :table_id, :tournament_id, :guild_id, :user_id, :message_id, :at, :detail)
ON CONFLICT (channel_id, nonce) DO UPDATE SET
    kind = excluded.kind, table_id = excluded.table_id, tournament_id = excluded.tournament_id,
    guild_id = excluded.guild_id, user_id = excluded.user_id, message_id = excluded.message_id, at = excluded.at, detail = excluded.detail;

-- name: note_arrival(channel_id, nonce, message_id)!
UPDATE sent_messages SET message_id = :message_id
WHERE channel_id = :channel_id AND nonce = :nonce AND message_id IN (0, :message_id);

-- name: drop_sent_message(channel_id, nonce)!
DELETE FROM sent_messages WHERE channel_id = :channel_id AND nonce = :nonce;

-- name: drop_public_messages(about)!
DELETE FROM sent_messages WHERE (table_id = :about OR tournament_id = :about) AND kind IN ('post', 'notice');

-- name: drop_old_notices(before)!
-- They only keep a restart from telling the same once more; those of a tournament go with its end.
-- An offer of a seat has ended by then.
DELETE FROM sent_messages WHERE at < :before AND (
    kind IN ('notice', 'turn') AND tournament_id IS NULL OR kind = 'shared' AND substr(nonce, 1, 6) = 'offer/'
);

-- name: sent_messages_about(about)
SELECT channel_id, nonce, kind, table_id, tournament_id, guild_id, user_id, message_id, at, detail
FROM sent_messages WHERE table_id = :about OR tournament_id = :about ORDER BY at, nonce;

-- name: sent_messages_to(user_id)
SELECT channel_id, nonce, kind, table_id, tournament_id, guild_id, user_id, message_id, at, detail
FROM sent_messages WHERE user_id = :user_id ORDER BY at, nonce;

-- name: sent_messages_in(channel_id)
SELECT channel_id, nonce, kind, table_id, tournament_id, guild_id, user_id, message_id, at, detail
FROM sent_messages WHERE channel_id = :channel_id ORDER BY at, nonce;

-- name: panels_in(guild_id)
SELECT channel_id, nonce, kind, table_id, tournament_id, guild_id, user_id, message_id, at, detail
FROM sent_messages WHERE guild_id = :guild_id AND kind = 'post' AND table_id IS NULL AND tournament_id IS NULL
ORDER BY at, nonce;

-- name: servers_with_panels()
SELECT guild_id, MAX(at) AS newest FROM sent_messages
WHERE kind = 'post' AND table_id IS NULL AND tournament_id IS NULL GROUP BY guild_id ORDER BY guild_id;

-- name: all_sent_messages()
SELECT channel_id, nonce, kind, table_id, tournament_id, guild_id, user_id, message_id, at, detail
FROM sent_messages ORDER BY channel_id, nonce;

-- name: stray_hands(shard, shards)
SELECT DISTINCT tables.id AS table_id FROM sent_messages JOIN tables ON tables.id = sent_messages.table_id
WHERE sent_messages.kind IN ('hand', 'reply') AND tables.phase = 'over'
    AND (tables.guild_id >> 22) - (tables.guild_id >> 22) / :shards * :shards = :shard
ORDER BY tables.id;
