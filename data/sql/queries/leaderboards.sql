-- name: rank_players(number, span, is_season)!
-- Ratings without a name belong to forgotten members, who have no place.
INSERT INTO ranks (guild_id, ladder, span, user_id, games, wins, streak, best_streak, sure, rated_games)
SELECT
    guild_id, ladder, :span, user_id, 1,
    CASE WHEN place = 1 AND NOT has_left THEN 1 ELSE 0 END,
    CASE WHEN place = 1 AND NOT has_left THEN 1 ELSE 0 END,
    CASE WHEN place = 1 AND NOT has_left THEN 1 ELSE 0 END,
    CASE WHEN :is_season THEN season_mu - 3 * season_sigma ELSE mu - 3 * sigma END, rated_games
FROM ratings WHERE number = :number AND user_id IS NOT NULL
ON CONFLICT (user_id, guild_id, ladder, span) DO UPDATE SET
    games = ranks.games + 1,
    wins = ranks.wins + excluded.wins,
    streak = CASE WHEN excluded.wins = 1 THEN ranks.streak + 1 ELSE 0 END,
    best_streak = CASE
        WHEN excluded.wins = 1 AND ranks.streak >= ranks.best_streak THEN ranks.streak + 1
        ELSE ranks.best_streak
    END,
    sure = excluded.sure,
    rated_games = excluded.rated_games;

-- name: meet_rivals(number)!
INSERT INTO rivals (user_id, other_id, guild_id, ladder, games, ahead)
SELECT
    mine.user_id, theirs.user_id, mine.guild_id, mine.ladder, 1,
    CASE
        WHEN mine.has_left THEN 0
        WHEN theirs.has_left OR mine.place < theirs.place THEN 1
        ELSE 0
    END
FROM ratings AS mine JOIN ratings AS theirs ON theirs.number = mine.number AND theirs.side <> mine.side
WHERE mine.number = :number AND mine.user_id IS NOT NULL AND theirs.user_id IS NOT NULL
ON CONFLICT (user_id, other_id, guild_id, ladder) DO UPDATE SET
    games = rivals.games + 1, ahead = rivals.ahead + excluded.ahead;

-- name: add_tally(number, seat, guild_id, game, counter, amount, is_best)!
INSERT INTO tallies (user_id, guild_id, game, counter, amount)
SELECT CASE WHEN seats.is_taken_over THEN seats.dealt_to ELSE seats.user_id END, :guild_id, :game, :counter, :amount
FROM finishes JOIN seats ON seats.table_id = finishes.table_id
WHERE finishes.number = :number AND seats.seat = :seat
    AND CASE WHEN seats.is_taken_over THEN seats.dealt_to ELSE seats.user_id END IS NOT NULL
ON CONFLICT (user_id, guild_id, game, counter) DO UPDATE SET
    amount = CASE
        WHEN NOT :is_best THEN tallies.amount + excluded.amount
        WHEN excluded.amount > tallies.amount THEN excluded.amount
        ELSE tallies.amount
    END;

-- name: clear_ranks()!
DELETE FROM ranks;

-- name: clear_rivals()!
DELETE FROM rivals;

-- name: clear_tallies()!
DELETE FROM tallies;

-- name: drop_member_ranks(user_id)!
DELETE FROM ranks WHERE user_id = :user_id;

-- name: drop_member_rivals(user_id)!
DELETE FROM rivals WHERE user_id = :user_id OR other_id = :user_id;

-- name: drop_member_tallies(user_id)!
DELETE FROM tallies WHERE user_id = :user_id;

-- name: drop_server_ranks(guild_id)!
DELETE FROM ranks WHERE guild_id = :guild_id;

-- name: drop_server_rivals(guild_id)!
DELETE FROM rivals WHERE guild_id = :guild_id;

-- name: drop_server_tallies(guild_id)!
DELETE FROM tallies WHERE guild_id = :guild_id;

-- name: ranks_by_rating(guild_id, ladder, span, first, most)
WITH page AS (
    SELECT * FROM listed_ranks WHERE guild_id = :guild_id AND ladder = :ladder AND span = :span
    ORDER BY sure DESC, user_id LIMIT :most OFFSET :first
)
SELECT page.*, (
    SELECT COUNT(*) FROM listed_ranks
    WHERE guild_id = :guild_id AND ladder = :ladder AND span = :span AND sure > (SELECT MAX(sure) FROM page)
) AS ahead FROM page ORDER BY sure DESC, user_id;

-- name: ranks_by_wins(guild_id, ladder, span, first, most)
WITH page AS (
    SELECT * FROM listed_ranks WHERE guild_id = :guild_id AND ladder = :ladder AND span = :span
    ORDER BY wins DESC, user_id LIMIT :most OFFSET :first
)
SELECT page.*, (
    SELECT COUNT(*) FROM listed_ranks
    WHERE guild_id = :guild_id AND ladder = :ladder AND span = :span AND wins > (SELECT MAX(wins) FROM page)
) AS ahead FROM page ORDER BY wins DESC, user_id;

-- name: ranks_by_streak(guild_id, ladder, span, first, most)
WITH page AS (
    SELECT * FROM listed_ranks WHERE guild_id = :guild_id AND ladder = :ladder AND span = :span
    ORDER BY best_streak DESC, user_id LIMIT :most OFFSET :first
)
SELECT page.*, (
    SELECT COUNT(*) FROM listed_ranks
    WHERE guild_id = :guild_id AND ladder = :ladder AND span = :span
        AND best_streak > (SELECT MAX(best_streak) FROM page)
) AS ahead FROM page ORDER BY best_streak DESC, user_id;

-- name: rank_by_rating(user_id, guild_id, ladder, span)
SELECT ranks.*, (
    SELECT COUNT(*) FROM listed_ranks AS others
    WHERE others.guild_id = :guild_id AND others.ladder = :ladder AND others.span = :span AND others.sure > ranks.sure
) AS ahead
FROM ranks WHERE user_id = :user_id AND guild_id = :guild_id AND ladder = :ladder AND span = :span;

-- name: rank_by_wins(user_id, guild_id, ladder, span)
SELECT ranks.*, (
    SELECT COUNT(*) FROM listed_ranks AS others
    WHERE others.guild_id = :guild_id AND others.ladder = :ladder AND others.span = :span AND others.wins > ranks.wins
) AS ahead
FROM ranks WHERE user_id = :user_id AND guild_id = :guild_id AND ladder = :ladder AND span = :span;

-- name: rank_by_streak(user_id, guild_id, ladder, span)
SELECT ranks.*, (
    SELECT COUNT(*) FROM listed_ranks AS others
    WHERE others.guild_id = :guild_id AND others.ladder = :ladder AND others.span = :span
        AND others.best_streak > ranks.best_streak
) AS ahead
FROM ranks WHERE user_id = :user_id AND guild_id = :guild_id AND ladder = :ladder AND span = :span;

-- name: careers(user_id, guild_id)
SELECT ranks.*, 0 AS ahead FROM ranks WHERE user_id = :user_id AND guild_id = :guild_id AND span = 'all' ORDER BY ladder;

-- name: rivals(user_id, other_id, guild_id)
SELECT mine.ladder, mine.games, mine.ahead, theirs.ahead AS behind
FROM rivals AS mine JOIN rivals AS theirs
    ON theirs.user_id = mine.other_id AND theirs.other_id = mine.user_id AND theirs.guild_id = mine.guild_id
    AND theirs.ladder = mine.ladder
WHERE mine.user_id = :user_id AND mine.other_id = :other_id AND mine.guild_id = :guild_id ORDER BY mine.ladder;

-- name: tally(user_id, guild_id)
SELECT game, counter, amount FROM tallies WHERE user_id = :user_id AND guild_id = :guild_id ORDER BY game, counter;

-- name: recent_ratings(user_id, guild_id, ladder, most)
SELECT mu - 3 * sigma AS sure FROM ratings WHERE user_id = :user_id AND guild_id = :guild_id AND ladder = :ladder
ORDER BY number DESC LIMIT :most;

-- name: spans(guild_id, ladder)
-- Each step finds the next name by the index, so that the number of members does not matter.
WITH RECURSIVE found (span) AS (
    SELECT MIN(span) FROM ranks WHERE guild_id = :guild_id AND ladder = :ladder
    UNION ALL
    SELECT (SELECT MIN(span) FROM ranks WHERE guild_id = :guild_id AND ladder = :ladder AND span > found.span)
    FROM found WHERE found.span IS NOT NULL
)
SELECT span FROM found WHERE span IS NOT NULL;
