-- The seasons whose first places were posted in a server, or that are not to be posted there.
CREATE TABLE season_posts (
    guild_id BIGINT NOT NULL,
    season TEXT NOT NULL,
    PRIMARY KEY (guild_id, season)
);

-- What changed the ratings of one server lately.
CREATE INDEX ratings_of_server ON ratings (guild_id, at);
