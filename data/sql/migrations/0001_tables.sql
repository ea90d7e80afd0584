-- Every type is named as PostgreSQL names it. SQLite reads BIGINT as INTEGER and DOUBLE PRECISION as
-- REAL, and keeps bytes in BYTEA and truth values in BOOLEAN as they are, so one text serves both.

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    host_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    edition BIGINT NOT NULL,
    options TEXT NOT NULL,
    seconds BIGINT NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over')),
    revision BIGINT NOT NULL,
    seed BYTEA,
    version BIGINT NOT NULL,
    shown BIGINT NOT NULL,
    post_channel_id BIGINT,
    post_message_id BIGINT,
    post_turn BIGINT,
    post_at DOUBLE PRECISION,
    due_at DOUBLE PRECISION,
    created_at DOUBLE PRECISION NOT NULL,
    started_at DOUBLE PRECISION,
    ended_at DOUBLE PRECISION,
    ending TEXT
);

-- All are partial, so that what a server played long ago costs the running tables nothing.
CREATE INDEX tables_open ON tables (guild_id, channel_id) WHERE phase <> 'over';
CREATE INDEX tables_unshown ON tables (id) WHERE phase = 'over' AND shown < version;
CREATE INDEX tables_counted ON tables (guild_id, game) WHERE ending IN ('finished', 'conceded');

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    user_id BIGINT,
    house TEXT,
    name TEXT NOT NULL,
    place BIGINT,
    score BIGINT,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_user ON seats (user_id);

CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL CHECK (number > 0),
    seat BIGINT NOT NULL,
    token TEXT NOT NULL,
    by TEXT NOT NULL CHECK (by IN ('player', 'house', 'clock')),
    at DOUBLE PRECISION NOT NULL,
    fingerprint TEXT,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE hand_posts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);

CREATE TABLE members (
    user_id BIGINT NOT NULL PRIMARY KEY,
    wants_messages BOOLEAN NOT NULL,
    refused_messages BOOLEAN NOT NULL
);

-- A table once for each of its seats, or once without a seat: one statement reads both.
-- A migration that changes the columns of either makes this view anew.
CREATE VIEW seated_tables AS
SELECT tables.*, seats.seat, seats.user_id, seats.house, seats.name, seats.place, seats.score
FROM tables LEFT JOIN seats ON seats.table_id = tables.id;
