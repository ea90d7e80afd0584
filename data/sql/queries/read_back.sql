-- Find out whether a write is stored whose answer was lost. The parameters have the names that they have in the write.

-- name: is_table_added(id, host_id, created_at)
SELECT id FROM tables WHERE id = :id AND host_id = :host_id AND created_at = :created_at;

-- name: is_lobby_changed(id, revision, phase, host_id, options, open_hands, seed)
SELECT id FROM tables
WHERE id = :id AND revision = :revision AND host_id = :host_id AND options = :options AND open_hands = :open_hands
    AND (phase = :phase OR :phase = 'playing' AND phase = 'over')
    AND (seed = :seed OR seed IS NULL AND :seed IS NULL);

-- name: is_seat_added(table_id, seat, user_id, house, name, word, agreement)
SELECT seat FROM seats
WHERE table_id = :table_id AND seat = :seat AND COALESCE(user_id, 0) = COALESCE(:user_id, 0)
    AND COALESCE(house, '') = COALESCE(:house, '') AND name = :name AND word = :word AND agreement = :agreement;

-- name: is_move_added(table_id, number, seat, token, by, at)
SELECT number FROM moves
WHERE table_id = :table_id AND number = :number AND seat = :seat AND token = :token AND by = :by AND at = :at;

-- name: is_table_ended(id, ending, ended_at)
SELECT id FROM tables WHERE id = :id AND ending = :ending AND ended_at = :ended_at;
