-- Tournaments: each change writes the row with the next revision, so that of two writers only one succeeds.

CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    organiser_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seconds BIGINT NOT NULL,
    format TEXT NOT NULL CHECK (format IN ('swiss', 'knockout')),
    rounds BIGINT NOT NULL,
    sign_up_until DOUBLE PRECISION NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('sign-up', 'playing', 'over')),
    ending TEXT,
    is_paused BOOLEAN NOT NULL,
    round BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    created_at DOUBLE PRECISION NOT NULL,
    changed_at DOUBLE PRECISION NOT NULL,
    ended_at DOUBLE PRECISION,
    post_channel_id BIGINT,
    post_message_id BIGINT,
    post_at DOUBLE PRECISION,
    shown BIGINT NOT NULL,
    is_announced BOOLEAN NOT NULL
);

-- A server has one tournament at a time.
CREATE UNIQUE INDEX tournaments_open ON tournaments (guild_id) WHERE phase <> 'over';
CREATE INDEX tournaments_of_server ON tournaments (guild_id, created_at);
CREATE INDEX tournaments_unshown ON tournaments (ended_at) WHERE phase = 'over';

CREATE TABLE entrants (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    number BIGINT NOT NULL,
    user_id BIGINT,
    name TEXT NOT NULL,
    joined_at DOUBLE PRECISION NOT NULL,
    left_at DOUBLE PRECISION,
    PRIMARY KEY (tournament_id, number)
);

CREATE UNIQUE INDEX entrants_once ON entrants (tournament_id, user_id);
CREATE INDEX entrants_user ON entrants (user_id);

CREATE TABLE pairings (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    round BIGINT NOT NULL,
    number BIGINT NOT NULL,
    game BIGINT NOT NULL,
    first BIGINT NOT NULL,
    second BIGINT,
    result TEXT,
    PRIMARY KEY (tournament_id, round, number, game)
);
