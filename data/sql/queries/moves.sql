-- name: advance_table(table_id, number, due_at)!
-- This comes before the move is inserted: it locks the table's row until the move is stored.
UPDATE tables SET version = :number, due_at = :due_at
WHERE id = :table_id AND phase = 'playing' AND version + 1 = :number;

-- name: add_move(table_id, number, seat, token, by, at, fingerprint)!
INSERT INTO moves (table_id, number, seat, token, by, at, fingerprint)
VALUES (:table_id, :number, :seat, :token, :by, :at, :fingerprint);

-- name: moves_of_member(user_id)
SELECT moves.table_id, number, moves.seat, token, by, at, fingerprint
FROM moves JOIN seats ON seats.table_id = moves.table_id AND seats.seat = moves.seat
WHERE seats.user_id = :user_id OR seats.dealt_to = :user_id
ORDER BY moves.table_id, number;

-- name: moves(table_id, after)
SELECT table_id, number, seat, token, by, at, fingerprint FROM moves
WHERE table_id = :table_id AND number > :after ORDER BY number;
