-- The tables for which a server's players were told that they wait: each is told once.
CREATE TABLE called_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL
);
CREATE INDEX called_tables_guild ON called_tables (guild_id);

-- When a server's players were told last (epoch seconds).
CREATE TABLE called_servers (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL
);
