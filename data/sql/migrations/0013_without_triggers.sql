-- The steps of each write now do what triggers did, so that SQLite and PostgreSQL run the same statements.

DROP TRIGGER moves_advance;
DROP TRIGGER tables_finish;
DROP TRIGGER seats_forgotten;
DROP TRIGGER tables_dropped;
DROP TRIGGER tables_played;

-- Only a trigger read it.
ALTER TABLE moves DROP COLUMN due_at;

-- How many games of a server are over. A write that ends a game changes this row first, so that two games of one
-- server never end at the same time and the numbers in played and finishes follow the order of the ends.
CREATE TABLE ended_games (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    games BIGINT NOT NULL
);

INSERT INTO ended_games (guild_id, games)
SELECT guild_id, MAX(number) FROM played WHERE user_id = 0 AND game = '' GROUP BY guild_id;

-- A setting of a server, as JSON. Each has its own row, so that two processes can change two settings at once.
-- These rows come before the settings in servers, which are those from before this table existed.
CREATE TABLE server_settings (
    guild_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (guild_id, name)
);
