-- name: add_tournament(id, guild_id, channel_id, organiser_id, game, options, seconds, format, rounds, sign_up_until, places, house, phase, ending, is_paused, round, revision, created_at, changed_at, ended_at, post_channel_id, post_message_id, post_at, shown, is_announced)!
INSERT INTO tournaments (
    id, guild_id, channel_id, organiser_id, game, options, seconds, format, rounds, sign_up_until, places, house,
    phase, ending, is_paused, round, revision, created_at, changed_at, ended_at, post_channel_id, post_message_id,
    post_at, shown, is_announced
)
VALUES (
    :id, :guild_id, :channel_id, :organiser_id, :game, :options, :seconds, :format, :rounds, :sign_up_until, :places,
    :house, :phase, :ending, :is_paused, :round, :revision, :created_at, :changed_at, :ended_at, :post_channel_id,
    :post_message_id, :post_at, :shown, :is_announced
);

-- name: change_tournament(id, channel_id, organiser_id, rounds, sign_up_until, phase, ending, is_paused, round, revision, changed_at, ended_at)!
UPDATE tournaments SET
    channel_id = :channel_id, organiser_id = :organiser_id, rounds = :rounds, sign_up_until = :sign_up_until,
    phase = :phase, ending = :ending, is_paused = :is_paused, round = :round, revision = :revision,
    changed_at = :changed_at, ended_at = :ended_at
WHERE id = :id AND revision = :revision - 1;

-- name: is_tournament_added(id, organiser_id, created_at)
SELECT id FROM tournaments WHERE id = :id AND organiser_id = :organiser_id AND created_at = :created_at;

-- name: is_tournament_changed(id, revision, changed_at, phase, round)
SELECT id FROM tournaments
WHERE id = :id AND revision = :revision AND changed_at = :changed_at AND phase = :phase AND round = :round;

-- name: clear_entrants(tournament_id)!
DELETE FROM entrants WHERE tournament_id = :tournament_id;

-- name: add_entrant(tournament_id, number, user_id, name, joined_at, house, left_at)!
INSERT INTO entrants (tournament_id, number, user_id, name, joined_at, house, left_at)
VALUES (:tournament_id, :number, :user_id, :name, :joined_at, :house, :left_at);

-- name: clear_pairings(tournament_id)!
DELETE FROM pairings WHERE tournament_id = :tournament_id;

-- name: add_pairing(tournament_id, round, number, game, first, second, result)!
INSERT INTO pairings (tournament_id, round, number, game, first, second, result)
VALUES (:tournament_id, :round, :number, :game, :first, :second, :result);

-- name: set_tournament_post(id, post_channel_id, post_message_id, post_at, shown, is_announced)!
UPDATE tournaments SET
    post_channel_id = :post_channel_id, post_message_id = :post_message_id, post_at = :post_at, shown = :shown,
    is_announced = :is_announced
WHERE id = :id;

-- name: end_damaged_tournament(id, at)!
-- It counts as shown: nothing of it can be.
UPDATE tournaments SET
    phase = 'over', ending = 'damaged', ended_at = :at, revision = revision + 1, shown = revision + 1,
    is_announced = TRUE
WHERE id = :id AND phase <> 'over';

-- name: tournament(id)
SELECT * FROM tournaments WHERE id = :id;

-- name: entrants(id)
SELECT number, user_id, name, joined_at, house, left_at FROM entrants WHERE tournament_id = :id ORDER BY number;

-- name: pairings(id)
SELECT round, number, game, first, second, result FROM pairings
WHERE tournament_id = :id ORDER BY round, number, game;

-- name: newest_tournament(guild_id)
SELECT id FROM tournaments WHERE guild_id = :guild_id AND (ending IS NULL OR ending <> 'damaged') ORDER BY phase = 'over', created_at DESC, id LIMIT 1;

-- name: busy_tournaments(since)
SELECT id, guild_id, phase, is_paused, sign_up_until, revision, shown FROM tournaments WHERE phase <> 'over'
UNION ALL
SELECT id, guild_id, phase, is_paused, sign_up_until, revision, shown FROM tournaments
WHERE phase = 'over' AND ended_at > :since AND (shown < revision OR NOT is_announced);

-- name: tournaments_of(user_id)
SELECT id FROM tournaments
WHERE organiser_id = :user_id OR id IN (SELECT tournament_id FROM entrants WHERE user_id = :user_id)
ORDER BY created_at DESC, id;

-- name: drop_server_pairings(guild_id)!
DELETE FROM pairings WHERE tournament_id IN (SELECT id FROM tournaments WHERE guild_id = :guild_id);

-- name: drop_server_entrants(guild_id)!
DELETE FROM entrants WHERE tournament_id IN (SELECT id FROM tournaments WHERE guild_id = :guild_id);

-- name: drop_server_tournaments(guild_id)!
DELETE FROM tournaments WHERE guild_id = :guild_id;

-- name: drop_member_organising(user_id)!
-- The revision rises, so that nobody writes back what they read before the member was forgotten.
UPDATE tournaments SET
    revision = revision + 1, organiser_id = CASE WHEN organiser_id = :user_id THEN 0 ELSE organiser_id END
WHERE id IN (
    SELECT id FROM tournaments WHERE organiser_id = :user_id
    UNION
    SELECT tournament_id FROM entrants WHERE user_id = :user_id
);

-- name: drop_member_entries(user_id)!
UPDATE entrants SET user_id = NULL, name = '' WHERE user_id = :user_id;
