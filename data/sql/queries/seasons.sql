-- name: claim_season(guild_id, season)!
INSERT INTO season_posts (guild_id, season) VALUES (:guild_id, :season) ON CONFLICT (guild_id, season) DO NOTHING;

-- name: is_season_claimed(guild_id, season)
SELECT guild_id FROM season_posts WHERE guild_id = :guild_id AND season = :season;

-- name: drop_server_season_posts(guild_id)!
DELETE FROM season_posts WHERE guild_id = :guild_id;
