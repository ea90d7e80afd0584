-- What was counted of each seat of a game, as JSON, a number for each counter: when the rules have changed since, the
-- record tells it no more.

CREATE TABLE game_tallies (
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    counts TEXT NOT NULL,
    PRIMARY KEY (number, seat)
);

DROP TRIGGER tables_dropped;
CREATE TRIGGER tables_dropped BEFORE DELETE ON tables
BEGIN
    DELETE FROM ratings WHERE number = (SELECT number FROM finishes WHERE table_id = OLD.id);
    DELETE FROM game_tallies WHERE number = (SELECT number FROM finishes WHERE table_id = OLD.id);
    DELETE FROM finishes WHERE table_id = OLD.id;
END;

-- It is filled while the games are settled anew, and so are all sums.
UPDATE finishes SET is_settled = FALSE;
DELETE FROM ranks;
DELETE FROM rivals;
DELETE FROM tallies;
