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
