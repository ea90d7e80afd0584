-- The database numbers finished games itself. SQLite does so for a key of the type INTEGER.

CREATE TABLE numbered_finishes (
    number INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
    is_settled BOOLEAN NOT NULL DEFAULT FALSE
);
INSERT INTO numbered_finishes (number, table_id, is_settled) SELECT number, table_id, is_settled FROM finishes;
DROP TABLE finishes;
ALTER TABLE numbered_finishes RENAME TO finishes;
CREATE INDEX finishes_unsettled ON finishes (number) WHERE NOT is_settled;
