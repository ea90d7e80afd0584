-- Who is away or has left while a house player stands in, who took a seat over, and whose seat is kept for a rematch.

ALTER TABLE seats ADD COLUMN away TEXT;
ALTER TABLE seats ADD COLUMN is_taken_over BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE seats ADD COLUMN is_invited BOOLEAN NOT NULL DEFAULT FALSE;

DROP VIEW seated_tables;
CREATE VIEW seated_tables AS
SELECT
    tables.*, seats.seat, seats.user_id, seats.house, seats.name, seats.away, seats.is_taken_over, seats.is_invited,
    seats.place, seats.score
FROM tables LEFT JOIN seats ON seats.table_id = tables.id;
