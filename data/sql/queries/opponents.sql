-- name: call_server(guild_id, at, before)!
INSERT INTO called_servers (guild_id, at) VALUES (:guild_id, :at)
ON CONFLICT (guild_id) DO UPDATE SET at = excluded.at WHERE called_servers.at <= :before;

-- name: call_table(table_id, guild_id)!
INSERT INTO called_tables (table_id, guild_id) VALUES (:table_id, :guild_id) ON CONFLICT (table_id) DO NOTHING;

-- name: is_server_called(guild_id, at)
SELECT guild_id FROM called_servers WHERE guild_id = :guild_id AND at = :at;

-- name: is_table_called(table_id, guild_id)
SELECT table_id FROM called_tables WHERE table_id = :table_id AND guild_id = :guild_id;

-- name: called_at(guild_id)
SELECT at FROM called_servers WHERE guild_id = :guild_id;

-- name: called_tables(guild_id)
SELECT called_tables.table_id FROM called_tables JOIN tables ON tables.id = called_tables.table_id
WHERE tables.guild_id = :guild_id AND tables.phase = 'lobby';

-- name: drop_old_calls()!
-- Only lobbies wait, and what has begun or is over is never a lobby again.
DELETE FROM called_tables WHERE NOT EXISTS (
    SELECT 1 FROM tables WHERE tables.id = called_tables.table_id AND tables.phase = 'lobby'
);

-- name: drop_server_called_tables(guild_id)!
DELETE FROM called_tables WHERE guild_id = :guild_id;

-- name: drop_server_called_servers(guild_id)!
DELETE FROM called_servers WHERE guild_id = :guild_id;
