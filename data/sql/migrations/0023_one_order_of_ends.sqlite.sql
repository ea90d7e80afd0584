-- The number of the game that finished last. See the file for PostgreSQL.

CREATE TABLE last_finish (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    number BIGINT NOT NULL
);
INSERT INTO last_finish (id, number) SELECT 1, number FROM finishes ORDER BY number DESC LIMIT 1;
DROP TABLE ended_games;
