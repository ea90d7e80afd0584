-- With this a move is one statement, which SQLite commits in one go. PostgreSQL words triggers otherwise.

ALTER TABLE moves ADD COLUMN due_at DOUBLE PRECISION;

CREATE TRIGGER moves_advance AFTER INSERT ON moves
BEGIN
    UPDATE tables SET version = NEW.number, due_at = NEW.due_at WHERE id = NEW.table_id;
END;
