-- Which process holds which claim, such as 'shard:3' or 'leader'. All times are on the database's clock.

CREATE TABLE claims (
    key TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL,
    epoch BIGINT NOT NULL,
    expires_at TIMESTAMPTZ NOT NULL
);

-- The processes that are alive, and how many forgotten members each has dropped from its memory.
CREATE TABLE processes (
    name TEXT NOT NULL PRIMARY KEY,
    joined_at TIMESTAMPTZ NOT NULL,
    expires_at TIMESTAMPTZ NOT NULL,
    forgotten BIGINT NOT NULL
);

-- One row: how many shards the bot has, and how many members were forgotten.
CREATE TABLE cluster (
    number BIGINT NOT NULL PRIMARY KEY CHECK (number = 1),
    shards BIGINT NOT NULL,
    forgotten BIGINT NOT NULL
);

-- When the next shard of each bucket may identify.
CREATE TABLE identify_buckets (
    bucket BIGINT NOT NULL PRIMARY KEY,
    free_at TIMESTAMPTZ NOT NULL
);

-- The poll for what no hint has told reads only these.
CREATE INDEX tables_behind ON tables (id) WHERE shown < version AND (phase = 'over' OR due_at IS NOT NULL);
CREATE INDEX tables_due ON tables (due_at) WHERE phase <> 'over';
