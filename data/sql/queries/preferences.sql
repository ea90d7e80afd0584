-- name: guilds()
SELECT guild_id FROM tables UNION SELECT guild_id FROM tournaments;

-- name: settings_of_server(guild_id)
SELECT guild_id, name, value FROM server_settings WHERE guild_id = :guild_id;

-- name: server_settings()
SELECT guild_id, name, value FROM server_settings ORDER BY guild_id;

-- name: change_server(guild_id, name, value)!
INSERT INTO server_settings (guild_id, name, value) VALUES (:guild_id, :name, :value)
ON CONFLICT (guild_id, name) DO UPDATE SET value = excluded.value;

-- name: lock_server_tables(guild_id)!
-- Change nothing, but let no other process write to these tables until they are deleted.
UPDATE tables SET revision = revision WHERE guild_id = :guild_id;

-- name: drop_server_moves(guild_id)!
DELETE FROM moves WHERE table_id IN (SELECT id FROM tables WHERE guild_id = :guild_id);

-- name: drop_server_sent_messages(guild_id)!
DELETE FROM sent_messages WHERE guild_id = :guild_id;

-- name: drop_server_mutes(guild_id)!
DELETE FROM mutes WHERE table_id IN (SELECT id FROM tables WHERE guild_id = :guild_id);

-- name: drop_server_watchers(guild_id)!
DELETE FROM watchers WHERE table_id IN (SELECT id FROM tables WHERE guild_id = :guild_id);

-- name: drop_member_watching(user_id)!
DELETE FROM watchers WHERE user_id = :user_id;

-- name: drop_server_seats(guild_id)!
DELETE FROM seats WHERE table_id IN (SELECT id FROM tables WHERE guild_id = :guild_id);

-- name: drop_server_ratings(guild_id)!
DELETE FROM ratings WHERE number IN (
    SELECT finishes.number FROM finishes JOIN tables ON tables.id = finishes.table_id
    WHERE tables.guild_id = :guild_id
);

-- name: drop_server_game_tallies(guild_id)!
DELETE FROM game_tallies WHERE number IN (
    SELECT finishes.number FROM finishes JOIN tables ON tables.id = finishes.table_id
    WHERE tables.guild_id = :guild_id
);

-- name: drop_server_finishes(guild_id)!
DELETE FROM finishes WHERE table_id IN (SELECT id FROM tables WHERE guild_id = :guild_id);

-- name: drop_server_tables(guild_id)!
DELETE FROM tables WHERE guild_id = :guild_id;

-- name: drop_server_settings(guild_id)!
DELETE FROM server_settings WHERE guild_id = :guild_id;

-- name: settings_of_member(user_id)
SELECT user_id, name, value FROM member_settings WHERE user_id = :user_id;

-- name: member_settings()
SELECT user_id, name, value FROM member_settings ORDER BY user_id;

-- name: change_member(user_id, name, value)!
INSERT INTO member_settings (user_id, name, value) VALUES (:user_id, :name, :value)
ON CONFLICT (user_id, name) DO UPDATE SET value = excluded.value;

-- name: lock_member_tables(user_id)!
-- Change nothing, but let no other process write to these tables or settle their games until the member is forgotten.
UPDATE tables SET revision = revision WHERE id IN (
    SELECT table_id FROM seats WHERE user_id = :user_id
    UNION
    SELECT table_id FROM seats WHERE dealt_to = :user_id
);

-- name: drop_member_ratings(user_id)!
-- The ratings stay without the member, because those of others follow from them.
UPDATE ratings SET user_id = NULL WHERE user_id = :user_id;

-- name: drop_member_seats(user_id)!
UPDATE seats SET user_id = NULL, name = '' WHERE user_id = :user_id;

-- name: drop_member_dealt(user_id)!
UPDATE seats SET dealt_to = NULL WHERE dealt_to = :user_id;

-- name: drop_member_hosting(user_id)!
UPDATE tables SET host_id = 0 WHERE host_id = :user_id;

-- name: drop_member_sent_messages(user_id)!
DELETE FROM sent_messages WHERE user_id = :user_id;

-- name: drop_member_settings(user_id)!
DELETE FROM member_settings WHERE user_id = :user_id;

-- name: drop_member_mutes(user_id)!
DELETE FROM mutes WHERE user_id = :user_id;
