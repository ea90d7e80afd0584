-- What a member has set, as JSON: a setting a row, so that two processes can change two of them at once.
-- These rows come before the columns of members, which are from before this table existed.
CREATE TABLE member_settings (
    user_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, name)
);

-- Members who did not want to be pinged are still not pinged; the column is no longer read.
INSERT INTO member_settings (user_id, name, value) SELECT user_id, 'turn_pings', '"never"' FROM members WHERE NOT wants_pings;

-- The members who are not pinged by a table.
CREATE TABLE mutes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX mutes_of_member ON mutes (user_id);

-- Whether the clock of a table stops while one of its members is on holiday.
ALTER TABLE tables ADD COLUMN pauses_for_holidays BOOLEAN NOT NULL DEFAULT FALSE;
DROP VIEW seated_tables;
CREATE VIEW seated_tables AS
SELECT
    tables.*, seats.seat, seats.user_id, seats.house, seats.name, seats.away, seats.is_taken_over, seats.dealt_to,
    seats.is_invited, seats.word, seats.place, seats.score
FROM tables LEFT JOIN seats ON seats.table_id = tables.id;
