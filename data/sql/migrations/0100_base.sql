-- Tables. Every type is named as PostgreSQL names it. SQLite reads BIGINT as INTEGER and DOUBLE PRECISION as
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
    ending TEXT,
    reason TEXT,
    secret BYTEA,
    pauses_for_holidays BOOLEAN NOT NULL DEFAULT FALSE,
    is_calm BOOLEAN NOT NULL DEFAULT FALSE,
    open_hands BIGINT NOT NULL DEFAULT 0,
    day TEXT,
    language TEXT,
    again_of TEXT,
    again_number BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX tables_open ON tables (guild_id, channel_id) WHERE phase <> 'over';
CREATE INDEX tables_unshown ON tables (id) WHERE phase = 'over' AND shown < version;
CREATE INDEX tables_unposted ON tables (id) WHERE phase = 'lobby' AND post_message_id IS NULL;
CREATE INDEX tables_over_in ON tables (post_channel_id) WHERE phase = 'over' AND seed IS NOT NULL;
CREATE INDEX tables_host ON tables (host_id);
CREATE INDEX tables_never_begun ON tables (ended_at) WHERE phase = 'over' AND seed IS NULL;
CREATE UNIQUE INDEX tables_again ON tables (again_of, again_number) WHERE again_of IS NOT NULL;

-- Who sits at a table, who is away, and whose seat is only kept for them.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    user_id BIGINT,
    house TEXT,
    name TEXT NOT NULL,
    place BIGINT,
    score BIGINT,
    away TEXT,
    is_taken_over BOOLEAN NOT NULL DEFAULT FALSE,
    is_invited BOOLEAN NOT NULL DEFAULT FALSE,
    has_more_time BOOLEAN NOT NULL DEFAULT FALSE,
    word TEXT NOT NULL DEFAULT '',
    dealt_to BIGINT,
    agreement BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_user ON seats (user_id);
CREATE INDEX seats_dealt ON seats (dealt_to) WHERE dealt_to IS NOT NULL;

-- The moves of a table, and what was done there beside its game.
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

-- A table once for each of its seats, or once without a seat: one statement reads both.
-- A migration that changes the columns of either makes this view anew.
CREATE VIEW seated_tables AS
SELECT
    tables.*, seats.seat, seats.user_id, seats.house, seats.name, seats.away, seats.is_taken_over, seats.dealt_to,
    seats.is_invited, seats.has_more_time, seats.word, seats.agreement, seats.place, seats.score
FROM tables LEFT JOIN seats ON seats.table_id = tables.id;

-- Members who follow a table at which others play.
CREATE TABLE watchers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX watchers_user ON watchers (user_id);

-- The members whom a table does not ping.
CREATE TABLE mutes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX mutes_of_member ON mutes (user_id);

-- What was played, numbered in the order in which it ended: for a server and for each member there, of every game and
-- of all together. So a page of the history costs the same wherever it stands. User 0 is the whole server, and game ''
-- is all of them.
CREATE TABLE played (
    user_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    number BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (user_id, guild_id, game, number)
);
CREATE INDEX played_guild ON played (guild_id);

-- The number of the game that finished last. A write that ends a game changes this row first, so that no two games end
-- at the same time, and a number is used only once it is stored.
CREATE TABLE last_finish (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    number BIGINT NOT NULL
);

-- The order in which games finished.
CREATE TABLE finishes (
    number BIGINT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
    is_settled BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX finishes_unsettled ON finishes (number) WHERE NOT is_settled;

-- What each finished game has changed of its players' ratings, and of those within its season. It follows from the records.
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
    has_left BOOLEAN NOT NULL DEFAULT FALSE,
    side BIGINT NOT NULL DEFAULT 0,
    rated_games BIGINT NOT NULL DEFAULT 1,
    season_mu_before DOUBLE PRECISION NOT NULL DEFAULT 25,
    season_sigma_before DOUBLE PRECISION NOT NULL DEFAULT 8.333333333333334,
    season_mu DOUBLE PRECISION NOT NULL DEFAULT 25,
    season_sigma DOUBLE PRECISION NOT NULL DEFAULT 8.333333333333334,
    PRIMARY KEY (number, seat)
);
CREATE INDEX ratings_player ON ratings (user_id, guild_id, ladder, number);
CREATE INDEX ratings_recent ON ratings (user_id, guild_id, ladder, at);
CREATE INDEX ratings_of_server ON ratings (guild_id, at);

-- What was counted of each seat of a game, as JSON, a number for each counter: when the rules have changed since, the
-- record does not tell it any more.
CREATE TABLE game_tallies (
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    counts TEXT NOT NULL,
    PRIMARY KEY (number, seat)
);

-- Sums of what was settled, so that a leaderboard costs no more in a server that has played for years: a member's place
-- in each span of time, what any two have done against each other, and what was counted of games.
CREATE TABLE ranks (
    guild_id BIGINT NOT NULL,
    ladder TEXT NOT NULL,
    span TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    streak BIGINT NOT NULL,
    best_streak BIGINT NOT NULL,
    sure DOUBLE PRECISION NOT NULL,
    rated_games BIGINT NOT NULL,
    PRIMARY KEY (user_id, guild_id, ladder, span)
);
CREATE INDEX ranks_by_rating ON ranks (guild_id, ladder, span, sure DESC, user_id);
CREATE INDEX ranks_by_wins ON ranks (guild_id, ladder, span, wins DESC, user_id);
CREATE INDEX ranks_by_streak ON ranks (guild_id, ladder, span, best_streak DESC, user_id);

CREATE TABLE rivals (
    user_id BIGINT NOT NULL,
    other_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    ladder TEXT NOT NULL,
    games BIGINT NOT NULL,
    ahead BIGINT NOT NULL,
    PRIMARY KEY (user_id, other_id, guild_id, ladder)
);
CREATE INDEX rivals_other ON rivals (other_id);
CREATE INDEX rivals_guild ON rivals (guild_id);

CREATE TABLE tallies (
    user_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    counter TEXT NOT NULL,
    amount BIGINT NOT NULL,
    PRIMARY KEY (user_id, guild_id, game, counter)
);
CREATE INDEX tallies_guild ON tallies (guild_id);

-- The seasons whose first places were posted in a server, or that are not to be posted there.
CREATE TABLE season_posts (
    guild_id BIGINT NOT NULL,
    season TEXT NOT NULL,
    PRIMARY KEY (guild_id, season)
);

-- Each member's one try at a game's deal of a day, and the server in which it counts; 0 is none.
CREATE TABLE daily_tries (
    user_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    guild_id BIGINT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user_id, game, day)
);
CREATE INDEX daily_tries_board ON daily_tries (guild_id, day);
CREATE INDEX daily_tries_table ON daily_tries (table_id);

-- Which deals of today forgotten members have tried. A mark is a salted hash of a member's id; it is deleted after the day.
CREATE TABLE kept_tries (
    mark BYTEA NOT NULL,
    salt BYTEA NOT NULL,
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    PRIMARY KEY (day, game, mark)
);

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
    places BIGINT NOT NULL,
    house TEXT,
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
CREATE UNIQUE INDEX tournaments_open ON tournaments (guild_id) WHERE phase <> 'over';
CREATE INDEX tournaments_of_server ON tournaments (guild_id, created_at);
CREATE INDEX tournaments_unshown ON tournaments (ended_at) WHERE phase = 'over';
CREATE INDEX tournaments_organiser ON tournaments (organiser_id);

CREATE TABLE entrants (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    number BIGINT NOT NULL,
    user_id BIGINT,
    name TEXT NOT NULL,
    joined_at DOUBLE PRECISION NOT NULL,
    house TEXT,
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

-- The tables for which a server's players were told that they wait: each is told once.
CREATE TABLE called_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL
);
CREATE INDEX called_tables_guild ON called_tables (guild_id);

-- When a server's players were told last (epoch seconds).
CREATE TABLE called_servers (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL
);

-- What a member has set, as JSON. Each setting has its own row, so that two processes can change two of them at once.
CREATE TABLE member_settings (
    user_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, name)
);

-- The ranks that others see: not those of members who have left the boards. Their value is JSON.
CREATE VIEW listed_ranks AS
SELECT ranks.* FROM ranks WHERE NOT EXISTS (
    SELECT 1 FROM member_settings
    WHERE member_settings.user_id = ranks.user_id AND member_settings.name = 'on_boards'
        AND member_settings.value = 'false'
);

-- What a server has set, in the same way.
CREATE TABLE server_settings (
    guild_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (guild_id, name)
);

-- A row that is written and deleted again to find out whether anything can be saved.
CREATE TABLE probes (
    number BIGINT NOT NULL PRIMARY KEY,
    filler TEXT NOT NULL
);

-- The messages that the bot sends of its own accord, from before each is sent until it is of no use any more. Message 0
-- is one that may not have arrived.
CREATE TABLE sent_messages (
    channel_id BIGINT NOT NULL,
    nonce TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('post', 'ping', 'hand', 'reply', 'turn', 'notice', 'shared')),
    table_id TEXT REFERENCES tables (id),
    tournament_id TEXT REFERENCES tournaments (id),
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    detail TEXT NOT NULL,
    PRIMARY KEY (channel_id, nonce)
);
CREATE INDEX sent_messages_table ON sent_messages (table_id);
CREATE INDEX sent_messages_tournament ON sent_messages (tournament_id) WHERE tournament_id IS NOT NULL;
CREATE INDEX sent_messages_user ON sent_messages (user_id);
CREATE INDEX sent_messages_guild ON sent_messages (guild_id);
