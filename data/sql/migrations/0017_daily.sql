-- The day whose deal a table plays, as 2026-11-22, and the language of a table that belongs to no server.
ALTER TABLE tables ADD COLUMN day TEXT;
ALTER TABLE tables ADD COLUMN language TEXT;

DROP VIEW seated_tables;
CREATE VIEW seated_tables AS
SELECT
    tables.*, seats.seat, seats.user_id, seats.house, seats.name, seats.away, seats.is_taken_over, seats.dealt_to,
    seats.is_invited, seats.word, seats.place, seats.score
FROM tables LEFT JOIN seats ON seats.table_id = tables.id;

-- Each member's one try at a game's deal of a day, and the server in which it counts; 0 is none.
CREATE TABLE daily_tries (
    user_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    guild_id BIGINT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user_id, game, day)
);

CREATE INDEX daily_tries_board ON daily_tries (guild_id, day);
CREATE INDEX daily_tries_table ON daily_tries (table_id);
