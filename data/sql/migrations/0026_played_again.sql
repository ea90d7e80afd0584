-- The table whose people play again at this one, and how many lobbies for it were opened before.
ALTER TABLE tables ADD COLUMN again_of TEXT;
ALTER TABLE tables ADD COLUMN again_number BIGINT NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX tables_again ON tables (again_of, again_number) WHERE again_of IS NOT NULL;

DROP VIEW seated_tables;
CREATE VIEW seated_tables AS
SELECT
    tables.*, seats.seat, seats.user_id, seats.house, seats.name, seats.away, seats.is_taken_over, seats.dealt_to,
    seats.is_invited, seats.word, seats.place, seats.score
FROM tables LEFT JOIN seats ON seats.table_id = tables.id;
