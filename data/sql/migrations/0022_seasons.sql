-- The seasons whose first places were posted in a server, or that are not to be posted there.
CREATE TABLE season_posts (
    guild_id BIGINT NOT NULL,
    season TEXT NOT NULL,
    PRIMARY KEY (guild_id, season)
);

-- What changed the ratings of one server lately.
CREATE INDEX ratings_of_server ON ratings (guild_id, at);

-- Ratings within the season of each game: everybody's begins again with each season.
ALTER TABLE ratings ADD COLUMN season_mu_before DOUBLE PRECISION NOT NULL DEFAULT 25;
ALTER TABLE ratings ADD COLUMN season_sigma_before DOUBLE PRECISION NOT NULL DEFAULT 8.333333333333334;
ALTER TABLE ratings ADD COLUMN season_mu DOUBLE PRECISION NOT NULL DEFAULT 25;
ALTER TABLE ratings ADD COLUMN season_sigma DOUBLE PRECISION NOT NULL DEFAULT 8.333333333333334;

-- They follow from the records, so all games are settled again.
UPDATE finishes SET is_settled = FALSE;
DELETE FROM ranks;
DELETE FROM rivals;
DELETE FROM tallies;
