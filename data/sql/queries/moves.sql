-- name: add_move(table_id, number, seat, token, by, at, fingerprint, due_at)!
-- A trigger then advances the table, so that who comes second finds another version and inserts nothing.
INSERT INTO moves (table_id, number, seat, token, by, at, fingerprint, due_at)
SELECT id, :number, :seat, :token, :by, :at, :fingerprint, :due_at
FROM tables WHERE id = :table_id AND phase = 'playing' AND version + 1 = :number;

-- name: moves(table_id)
SELECT table_id, number, seat, token, by, at, fingerprint FROM moves WHERE table_id = :table_id ORDER BY number;
