-- The order in which games were finished, kept by the very statement that ends a table, and what each
-- finished game has changed of its players' ratings. The ratings follow from the records alone.

CREATE TABLE finishes (
    number BIGINT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
    is_settled BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE INDEX finishes_unsettled ON finishes (number) WHERE NOT is_settled;

CREATE TABLE ratings (
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    ladder TEXT NOT NULL,
    user_id BIGINT,
    place BIGINT NOT NULL,
    weight DOUBLE PRECISION NOT NULL,
    mu_before DOUBLE PRECISION NOT NULL,
    sigma_before DOUBLE PRECISION NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (number, seat)
);

CREATE INDEX ratings_player ON ratings (user_id, guild_id, ladder, number);

INSERT INTO finishes (number, table_id)
SELECT ROW_NUMBER() OVER (ORDER BY ended_at, id), id FROM tables WHERE ending IN ('finished', 'conceded');

CREATE TRIGGER tables_finish AFTER UPDATE OF ending ON tables
WHEN OLD.ending IS NULL AND NEW.ending IN ('finished', 'conceded')
BEGIN
    INSERT INTO finishes (number, table_id) SELECT COALESCE(MAX(number), 0) + 1, NEW.id FROM finishes;
END;

-- Who is forgotten leaves his number behind, but not his name: others were rated by it.
CREATE TRIGGER seats_forgotten AFTER UPDATE OF user_id ON seats WHEN NEW.user_id IS NULL
BEGIN
    UPDATE ratings SET user_id = NULL
    WHERE seat = NEW.seat AND number = (SELECT number FROM finishes WHERE table_id = NEW.table_id);
END;

CREATE TRIGGER tables_dropped BEFORE DELETE ON tables
BEGIN
    DELETE FROM ratings WHERE number = (SELECT number FROM finishes WHERE table_id = OLD.id);
    DELETE FROM finishes WHERE table_id = OLD.id;
END;
