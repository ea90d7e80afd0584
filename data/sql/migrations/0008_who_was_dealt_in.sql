-- A game counts for who was dealt in, also when he has given his seat away; and a rating tells whether he has left.

ALTER TABLE seats ADD COLUMN dealt_to BIGINT;
ALTER TABLE ratings ADD COLUMN has_left BOOLEAN NOT NULL DEFAULT FALSE;

CREATE INDEX seats_dealt ON seats (dealt_to) WHERE dealt_to IS NOT NULL;

DROP VIEW seated_tables;
CREATE VIEW seated_tables AS
SELECT
    tables.*, seats.seat, seats.user_id, seats.house, seats.name, seats.away, seats.is_taken_over, seats.dealt_to,
    seats.is_invited, seats.word, seats.place, seats.score
FROM tables LEFT JOIN seats ON seats.table_id = tables.id;

DROP TRIGGER seats_forgotten;
CREATE TRIGGER seats_forgotten AFTER UPDATE OF user_id, dealt_to ON seats
WHEN (CASE WHEN NEW.is_taken_over THEN NEW.dealt_to ELSE NEW.user_id END) IS NULL
BEGIN
    UPDATE ratings SET user_id = NULL
    WHERE seat = NEW.seat AND number = (SELECT number FROM finishes WHERE table_id = NEW.table_id);
END;

-- What was settled before knows nothing of who left: it is settled anew, from the records.
UPDATE finishes SET is_settled = FALSE;
