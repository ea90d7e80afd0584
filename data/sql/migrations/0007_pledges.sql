-- The secret that was pledged when the lobby opened, and the word with which each player has cut the deck.
-- The table's seed follows from them; tables that were opened before have none.

ALTER TABLE tables ADD COLUMN secret BYTEA;
ALTER TABLE seats ADD COLUMN word TEXT NOT NULL DEFAULT '';

DROP VIEW seated_tables;
CREATE VIEW seated_tables AS
SELECT
    tables.*, seats.seat, seats.user_id, seats.house, seats.name, seats.away, seats.is_taken_over, seats.is_invited,
    seats.word, seats.place, seats.score
FROM tables LEFT JOIN seats ON seats.table_id = tables.id;

-- What a server has played, the latest first.
CREATE INDEX tables_past ON tables (guild_id, ended_at DESC, id) WHERE phase = 'over' AND seed IS NOT NULL;
