-- name: unsettled()
SELECT number, table_id FROM finishes WHERE NOT is_settled ORDER BY number;

-- name: settle(number)!
-- Only in the order in which the games ended: streaks and ratings depend on it.
UPDATE finishes SET is_settled = TRUE
WHERE number = :number AND NOT is_settled
    AND NOT EXISTS (SELECT 1 FROM finishes AS others WHERE others.number < :number AND NOT others.is_settled);

-- name: lock_settled_table(number)!
-- Change nothing, but let nobody be forgotten until the game is settled.
UPDATE tables SET revision = revision WHERE id = (SELECT table_id FROM finishes WHERE number = :number);

-- name: clear_ratings(number)!
DELETE FROM ratings WHERE number = :number;

-- name: add_rating(number, seat, guild_id, ladder, place, has_left, side, rated_games, weight, mu_before, sigma_before, mu, sigma, season_mu_before, season_sigma_before, season_mu, season_sigma, at)!
-- A member who was forgotten while the game was settled stays without a name.
INSERT INTO ratings (
    number, seat, guild_id, ladder, user_id, place, has_left, side, rated_games, weight, mu_before, sigma_before,
    mu, sigma, season_mu_before, season_sigma_before, season_mu, season_sigma, at
)
SELECT
    :number, seats.seat, :guild_id, :ladder,
    CASE WHEN seats.is_taken_over THEN seats.dealt_to ELSE seats.user_id END,
    :place, :has_left, :side, :rated_games, :weight, :mu_before, :sigma_before, :mu, :sigma,
    :season_mu_before, :season_sigma_before, :season_mu, :season_sigma, :at
FROM finishes JOIN seats ON seats.table_id = finishes.table_id
WHERE finishes.number = :number AND seats.seat = :seat;

-- name: clear_game_tallies(number)!
DELETE FROM game_tallies WHERE number = :number;

-- name: add_game_tally(number, seat, counts)!
INSERT INTO game_tallies (number, seat, counts) VALUES (:number, :seat, :counts);

-- name: game_tallies(number)
SELECT game_tallies.seat, game_tallies.counts, tables.guild_id, tables.game
FROM game_tallies
JOIN finishes ON finishes.number = game_tallies.number
JOIN tables ON tables.id = finishes.table_id
WHERE game_tallies.number = :number ORDER BY game_tallies.seat;

-- name: unsettle()!
UPDATE finishes SET is_settled = FALSE;

-- name: ratings_of_game(number)
SELECT * FROM ratings WHERE number = :number ORDER BY seat;

-- name: ratings_of_table(table_id)
SELECT ratings.* FROM ratings JOIN finishes ON finishes.number = ratings.number
WHERE finishes.table_id = :table_id AND finishes.is_settled ORDER BY ratings.seat;

-- name: unsettled_of_table(table_id)
SELECT number FROM finishes WHERE table_id = :table_id AND NOT is_settled;

-- name: all_ratings()
SELECT * FROM ratings ORDER BY number, seat;

-- name: rating_before(user_id, guild_id, ladder, number)
SELECT * FROM ratings
WHERE user_id = :user_id AND guild_id = :guild_id AND ladder = :ladder AND number < :number
ORDER BY number DESC LIMIT 1;

-- name: ratings_of(user_id, guild_id, ladder)
SELECT * FROM ratings
WHERE user_id = :user_id AND guild_id = :guild_id AND ladder = :ladder ORDER BY number;

-- name: meetings(user_id, other_id, guild_id, ladder, number, since)
-- Only the games of a day are few. The sum keeps the database from going through all games before this one, the cross join
-- from beginning with all games of the other.
SELECT COUNT(*) AS met
FROM ratings AS mine CROSS JOIN ratings AS theirs
WHERE mine.user_id = :user_id AND mine.guild_id = :guild_id AND mine.ladder = :ladder AND mine.number + 0 < :number
    AND mine.at > :since
    AND theirs.user_id = :other_id AND theirs.guild_id = :guild_id AND theirs.ladder = :ladder
    AND theirs.number = mine.number;

-- name: ratings_of_lately(user_id, guild_id, ladder, channel_id, number, since)
-- The games that a member began and ended in one channel since then, with everybody's ratings. As above, the sum keeps the
-- database from going through all games before this one.
SELECT theirs.*
FROM ratings AS mine
JOIN finishes ON finishes.number = mine.number
JOIN tables ON tables.id = finishes.table_id
JOIN ratings AS theirs ON theirs.number = mine.number
WHERE mine.user_id = :user_id AND mine.guild_id = :guild_id AND mine.ladder = :ladder AND mine.number + 0 <= :number
    AND mine.at > :since
    AND tables.channel_id = :channel_id AND tables.started_at > :since
ORDER BY theirs.number, theirs.seat;
