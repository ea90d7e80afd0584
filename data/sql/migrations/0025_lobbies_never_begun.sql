-- The tables whose lobby closed before a game began: they are deleted after a while.
CREATE INDEX tables_never_begun ON tables (ended_at) WHERE phase = 'over' AND seed IS NULL;
