-- Sums of what was settled, so that a leaderboard costs no more in a server that has played for years:
-- a member's place in each span of time, what any two have done against each other, and what was counted of games.
-- All of it follows from the records; it is filled while the games are settled.

ALTER TABLE ratings ADD COLUMN side BIGINT NOT NULL DEFAULT 0;
ALTER TABLE ratings ADD COLUMN rated_games BIGINT NOT NULL DEFAULT 1;
CREATE INDEX ratings_recent ON ratings (user_id, guild_id, ladder, at);

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

UPDATE finishes SET is_settled = FALSE;

-- It served the sum over all games of a server, which is kept ready now.
DROP INDEX tables_counted;
