-- name: servers()
SELECT guild_id, settings, left_at FROM servers ORDER BY guild_id;

-- name: guilds()
SELECT DISTINCT guild_id FROM tables;

-- name: set_server(guild_id, settings, left_at)!
INSERT INTO servers (guild_id, settings, left_at) VALUES (:guild_id, :settings, :left_at)
ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings, left_at = excluded.left_at;

-- name: drop_server_moves(guild_id)!
DELETE FROM moves WHERE table_id IN (SELECT id FROM tables WHERE guild_id = :guild_id);

-- name: drop_server_hand_posts(guild_id)!
DELETE FROM hand_posts WHERE table_id IN (SELECT id FROM tables WHERE guild_id = :guild_id);

-- name: add_watcher(table_id, user_id)!
INSERT INTO watchers (table_id, user_id) VALUES (:table_id, :user_id) ON CONFLICT (table_id, user_id) DO NOTHING;

-- name: drop_watcher(table_id, user_id)!
DELETE FROM watchers WHERE table_id = :table_id AND user_id = :user_id;

-- name: watchers(table_id)
SELECT user_id FROM watchers WHERE table_id = :table_id ORDER BY user_id;

-- name: watched_by(user_id)
SELECT table_id FROM watchers WHERE user_id = :user_id ORDER BY table_id;

-- name: drop_server_watchers(guild_id)!
DELETE FROM watchers WHERE table_id IN (SELECT id FROM tables WHERE guild_id = :guild_id);

-- name: drop_member_watching(user_id)!
DELETE FROM watchers WHERE user_id = :user_id;

-- name: drop_server_seats(guild_id)!
DELETE FROM seats WHERE table_id IN (SELECT id FROM tables WHERE guild_id = :guild_id);

-- name: drop_server_tables(guild_id)!
DELETE FROM tables WHERE guild_id = :guild_id;

-- name: drop_server_settings(guild_id)!
DELETE FROM servers WHERE guild_id = :guild_id;

-- name: member(user_id)
SELECT user_id, wants_messages, refused_messages, wants_pings, rolls_by_itself, words_only, language
FROM members WHERE user_id = :user_id;

-- name: set_member(user_id, wants_messages, refused_messages, wants_pings, rolls_by_itself, words_only, language)!
INSERT INTO members (
    user_id, wants_messages, refused_messages, wants_pings, rolls_by_itself, words_only, language
)
VALUES (
    :user_id, :wants_messages, :refused_messages, :wants_pings, :rolls_by_itself, :words_only, :language
)
ON CONFLICT (user_id) DO UPDATE SET
    wants_messages = excluded.wants_messages, refused_messages = excluded.refused_messages,
    wants_pings = excluded.wants_pings, rolls_by_itself = excluded.rolls_by_itself,
    words_only = excluded.words_only, language = excluded.language;

-- name: drop_member_seats(user_id)!
UPDATE seats SET user_id = NULL, name = '' WHERE user_id = :user_id;

-- name: drop_member_dealt(user_id)!
UPDATE seats SET dealt_to = NULL WHERE dealt_to = :user_id;

-- name: drop_member_hosting(user_id)!
UPDATE tables SET host_id = 0 WHERE host_id = :user_id;

-- name: drop_member_hand_posts(user_id)!
DELETE FROM hand_posts WHERE user_id = :user_id;

-- name: drop_member_wishes(user_id)!
DELETE FROM members WHERE user_id = :user_id;

-- name: all_tables_of(user_id)
SELECT * FROM seated_tables
WHERE id IN (
    SELECT table_id FROM seats WHERE user_id = :user_id
    UNION
    SELECT table_id FROM seats WHERE dealt_to = :user_id
)
ORDER BY created_at DESC, id, seat;
