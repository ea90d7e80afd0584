-- What servers and members have set. A server's settings are JSON, so that a new one needs no migration.

CREATE TABLE servers (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL,
    left_at DOUBLE PRECISION
);

ALTER TABLE members ADD COLUMN wants_pings BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE members ADD COLUMN rolls_by_itself BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE members ADD COLUMN words_only BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE members ADD COLUMN language TEXT;

-- Why a table was ended before its time, in the words of who ended it.
ALTER TABLE tables ADD COLUMN reason TEXT;
DROP VIEW seated_tables;
CREATE VIEW seated_tables AS
SELECT tables.*, seats.seat, seats.user_id, seats.house, seats.name, seats.place, seats.score
FROM tables LEFT JOIN seats ON seats.table_id = tables.id;

-- A hand's message that its player has deleted is remembered, so that it is not sent again.
ALTER TABLE hand_posts ADD COLUMN is_unwanted BOOLEAN NOT NULL DEFAULT FALSE;
