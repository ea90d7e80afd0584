-- name: call_server(guild_id, at, before)!
INSERT INTO called_servers (guild_id, at) VALUES (:guild_id, :at)
ON CONFLICT (guild_id) DO UPDATE SET at = excluded.at WHERE called_servers.at <= :before;

-- name: call_table(table_id, guild_id)!
INSERT INTO called_tables (table_id, guild_id) VALUES (:table_id, :guild_id) ON CONFLICT (table_id) DO NOTHING;

-- name: is_server_called(guild_id, at)
SELECT guild_id FROM called_servers WHERE guild_id = :guild_id AND at = :at;

-- name: is_table_called(table_id, guild_id)
SELECT table_id FROM called_tables WHERE table_id = :table_id AND guild_id = :guild_id;

-- name: called_at(guild_id)
SELECT at FROM called_servers WHERE guild_id = :guild_id;

-- name: called_tables(guild_id)
SELECT called_tables.table_id FROM called_tables JOIN tables ON tables.id = called_tables.table_id
WHERE tables.guild_id = :guild_id AND tables.phase = 'lobby';

-- name: claim_season(guild_id, season)!
INSERT INTO season_posts (guild_id, season) VALUES (:guild_id, :season) ON CONFLICT (guild_id, season) DO NOTHING;

-- name: is_season_claimed(guild_id, season)
SELECT guild_id FROM season_posts WHERE guild_id = :guild_id AND season = :season;

-- name: drop_server_called_tables(guild_id)!
DELETE FROM called_tables WHERE guild_id = :guild_id;

-- name: drop_server_called_servers(guild_id)!
DELETE FROM called_servers WHERE guild_id = :guild_id;

-- name: drop_server_season_posts(guild_id)!
DELETE FROM season_posts WHERE guild_id = :guild_id;

-- name: spans(guild_id, ladder)
-- Each step finds the next name by the index, so that the number of members does not matter.
WITH RECURSIVE found (span) AS (
    SELECT MIN(span) FROM ranks WHERE guild_id = :guild_id AND ladder = :ladder
    UNION ALL
    SELECT (SELECT MIN(span) FROM ranks WHERE guild_id = :guild_id AND ladder = :ladder AND span > found.span)
    FROM found WHERE found.span IS NOT NULL
)
SELECT span FROM found WHERE span IS NOT NULL;

-- name: frequent_pairs(guild_id, games, percent, most)
-- Members who played at least so many rated games, and at least this share of them against one other member.
SELECT
    met.user_id, met.other_id, met.games, met.ahead, met.behind, totals.games AS of_games
FROM (
    SELECT
        mine.user_id, mine.other_id, CAST(SUM(mine.games) AS BIGINT) AS games,
        CAST(SUM(mine.ahead) AS BIGINT) AS ahead, CAST(SUM(theirs.ahead) AS BIGINT) AS behind
    FROM rivals AS mine JOIN rivals AS theirs
        ON theirs.user_id = mine.other_id AND theirs.other_id = mine.user_id AND theirs.guild_id = mine.guild_id
        AND theirs.ladder = mine.ladder
    WHERE mine.guild_id = :guild_id GROUP BY mine.user_id, mine.other_id
) AS met
JOIN (
    SELECT user_id, CAST(SUM(games) AS BIGINT) AS games FROM ranks
    WHERE guild_id = :guild_id AND span = 'all' GROUP BY user_id
) AS totals ON totals.user_id = met.user_id
WHERE totals.games >= :games AND met.games * 100 >= totals.games * :percent
ORDER BY met.games DESC, met.user_id, met.other_id LIMIT :most;

-- name: steep_gains(guild_id, since, games, gain, most)
-- Members who gained at least so much since then, without their first games, which change a rating most.
SELECT
    user_id, ladder, COUNT(*) AS games, SUM(mu - mu_before) AS gain,
    CAST(SUM(CASE WHEN place = 1 AND NOT has_left THEN 1 ELSE 0 END) AS BIGINT) AS wins
FROM ratings
WHERE guild_id = :guild_id AND at > :since AND user_id IS NOT NULL AND rated_games > :games
GROUP BY user_id, ladder HAVING SUM(mu - mu_before) >= :gain
ORDER BY gain DESC, user_id, ladder LIMIT :most;
