-- The number of the game that finished last. A write that ends a game changes this row first, so that no two games end
-- at the same time, and a number is used only once it is stored. A sequence gives its numbers in another order than that
-- in which the games become visible, and skips the number of a write that fails.

CREATE TABLE last_finish (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    number BIGINT NOT NULL
);
INSERT INTO last_finish (id, number) SELECT 1, number FROM finishes ORDER BY number DESC LIMIT 1;
ALTER TABLE finishes ALTER COLUMN number DROP IDENTITY;
DROP TABLE ended_games;
