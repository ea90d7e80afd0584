-- name: add_table(id, guild_id, channel_id, host_id, game, edition, options, seconds, phase, revision, secret, seed, version, shown, post_channel_id, post_message_id, post_turn, post_at, due_at, created_at, started_at, ended_at, ending, reason, pauses_for_holidays, is_calm, open_hands, day, language, again_of, again_number)!
INSERT INTO tables (
    id, guild_id, channel_id, host_id, game, edition, options, seconds, phase, revision, secret, seed, version, shown,
    post_channel_id, post_message_id, post_turn, post_at, due_at, created_at, started_at, ended_at, ending, reason,
    pauses_for_holidays, is_calm, open_hands, day, language, again_of, again_number
) VALUES (
    :id, :guild_id, :channel_id, :host_id, :game, :edition, :options, :seconds, :phase, :revision, :secret, :seed, :version,
    :shown, :post_channel_id, :post_message_id, :post_turn, :post_at, :due_at, :created_at, :started_at, :ended_at, :ending, :reason,
    :pauses_for_holidays, :is_calm, :open_hands, :day, :language, :again_of, :again_number
) ON CONFLICT (id) DO NOTHING;

-- name: change_lobby(id, channel_id, host_id, game, edition, options, seconds, phase, revision, seed, due_at, started_at, ended_at, ending, reason, pauses_for_holidays, is_calm, open_hands)!
UPDATE tables SET
    channel_id = :channel_id, host_id = :host_id, game = :game, edition = :edition, options = :options,
    seconds = :seconds, phase = :phase, revision = :revision, seed = :seed, due_at = :due_at, started_at = :started_at, ended_at = :ended_at,
    ending = :ending, reason = :reason, pauses_for_holidays = :pauses_for_holidays, is_calm = :is_calm,
    open_hands = :open_hands
WHERE id = :id AND phase = 'lobby' AND revision + 1 = :revision;

-- name: end_table(id, ending, ended_at, reason, version)!
-- Not shown yet, also where no move ended it: so an end that a crash kept from being shown is found again.
UPDATE tables SET phase = 'over', ending = :ending, ended_at = :ended_at, reason = :reason, due_at = NULL, shown = -1
WHERE id = :id AND phase <> 'over' AND version = COALESCE(:version, version);

-- name: set_shown(id, shown, is_over, post_channel_id, post_message_id, post_turn, post_at)!
-- A post from before the end, which another process has stored meanwhile, does not show the end. A table in the direct
-- messages of a forgotten member has no channel any more, and gets no post.
UPDATE tables SET
    shown = CASE WHEN phase = 'over' AND NOT :is_over THEN shown ELSE :shown END,
    post_channel_id = :post_channel_id, post_message_id = :post_message_id, post_turn = :post_turn,
    post_at = :post_at
WHERE id = :id AND shown <= :shown AND channel_id <> 0;

-- name: add_seat(table_id, seat, user_id, house, name, away, is_taken_over, dealt_to, is_invited, has_more_time, word, agreement, place, score)!
INSERT INTO seats (
    table_id, seat, user_id, house, name, away, is_taken_over, dealt_to, is_invited, has_more_time, word,
    agreement, place, score
) VALUES (
    :table_id, :seat, :user_id, :house, :name, :away, :is_taken_over, :dealt_to, :is_invited, :has_more_time, :word,
    :agreement, :place, :score
);

-- name: change_seat(table_id, seat, user_id, name, away, is_taken_over, dealt_to)!
UPDATE seats SET user_id = :user_id, name = :name, away = :away, is_taken_over = :is_taken_over, dealt_to = :dealt_to
WHERE table_id = :table_id AND seat = :seat;

-- name: clear_seats(table_id)!
DELETE FROM seats WHERE table_id = :table_id;

-- name: set_places(table_id, seat, place, score)!
UPDATE seats SET place = :place, score = :score WHERE table_id = :table_id AND seat = :seat;

-- name: advance_last_finish(games)!
-- By 1 for a game that counts, else by 0. Until the end is stored, no other game can end.
INSERT INTO last_finish (id, number) VALUES (1, :games)
ON CONFLICT (id) DO UPDATE SET number = last_finish.number + excluded.number;

-- name: add_played(table_id)!
-- Number the game after the others of its server and of each member who sits there.
INSERT INTO played (user_id, guild_id, game, number, table_id)
SELECT
    who.user_id, tables.guild_id, what.game,
    1 + COALESCE((
        SELECT MAX(others.number) FROM played AS others
        WHERE others.user_id = who.user_id AND others.guild_id = tables.guild_id AND others.game = what.game
    ), 0),
    tables.id
FROM tables
JOIN (
    SELECT table_id, user_id FROM seats WHERE table_id = :table_id AND user_id IS NOT NULL
    UNION
    SELECT id, 0 FROM tables WHERE id = :table_id
) AS who ON who.table_id = tables.id
JOIN (
    SELECT id, game FROM tables WHERE id = :table_id
    UNION
    SELECT id, '' FROM tables WHERE id = :table_id
) AS what ON what.id = tables.id
WHERE tables.id = :table_id AND tables.seed IS NOT NULL;

-- name: add_finish(table_id)!
INSERT INTO finishes (number, table_id) SELECT number, :table_id FROM last_finish;

-- name: table(id)
SELECT * FROM seated_tables WHERE id = :id ORDER BY seat;

-- name: table_version(id)
SELECT version, phase FROM tables WHERE id = :id;

-- name: behind(now)
-- A table that sleeps has no deadline.
SELECT id, guild_id, phase, version, due_at FROM tables
WHERE shown < version AND (phase = 'over' OR due_at IS NOT NULL) AND channel_id <> 0
UNION
SELECT id, guild_id, phase, version, due_at FROM tables WHERE phase <> 'over' AND due_at <= :now
UNION
SELECT id, guild_id, phase, version, due_at FROM tables
WHERE phase = 'lobby' AND post_message_id IS NULL AND created_at <= :now AND channel_id <> 0;

-- name: unfinished_tables(shard, shards)
-- Two selects, because each has an index of its own. The remainder is written out: a percent sign is special in one
-- of the drivers.
SELECT * FROM tables WHERE phase <> 'over' AND (guild_id >> 22) - (guild_id >> 22) / :shards * :shards = :shard
UNION ALL
SELECT * FROM tables
WHERE phase = 'over' AND shown < version AND channel_id <> 0 AND (guild_id >> 22) - (guild_id >> 22) / :shards * :shards = :shard;

-- name: unfinished_seats(shard, shards)
SELECT seats.* FROM tables JOIN seats ON seats.table_id = tables.id
WHERE tables.phase <> 'over' AND (tables.guild_id >> 22) - (tables.guild_id >> 22) / :shards * :shards = :shard
UNION ALL
SELECT seats.* FROM tables JOIN seats ON seats.table_id = tables.id
WHERE tables.phase = 'over' AND tables.shown < tables.version AND tables.channel_id <> 0 AND (tables.guild_id >> 22) - (tables.guild_id >> 22) / :shards * :shards = :shard
ORDER BY table_id, seat;

-- name: tables_of(user_id)
SELECT * FROM seated_tables
WHERE phase <> 'over' AND id IN (SELECT table_id FROM seats WHERE user_id = :user_id AND COALESCE(away, '') <> 'left')
ORDER BY created_at DESC, id, seat;

-- name: tables_in(guild_id)
SELECT * FROM seated_tables
WHERE phase <> 'over' AND guild_id = :guild_id
ORDER BY created_at DESC, id, seat;

-- name: last_game_in(guild_id, channel_id)
SELECT id AS table_id FROM tables
WHERE phase = 'over' AND seed IS NOT NULL AND post_channel_id = :channel_id AND guild_id = :guild_id
ORDER BY ended_at DESC, id LIMIT 1;

-- name: all_tables_of(user_id)
SELECT * FROM seated_tables
WHERE id IN (
    SELECT table_id FROM seats WHERE user_id = :user_id
    UNION
    SELECT table_id FROM seats WHERE dealt_to = :user_id
)
ORDER BY created_at DESC, id, seat;

-- name: played_again(table_id, most)
SELECT * FROM seated_tables
WHERE id IN (SELECT id FROM tables WHERE again_of = :table_id ORDER BY again_number DESC LIMIT :most)
ORDER BY again_number DESC, seat;

-- name: closed_lobbies(before)
-- Without the last one in which a game was to be played again: the next one counts on from it.
SELECT id FROM tables
WHERE phase = 'over' AND seed IS NULL AND ended_at < :before AND (
    again_of IS NULL
    OR EXISTS (
        SELECT 1 FROM tables AS later
        WHERE later.again_of = tables.again_of AND later.again_number > tables.again_number
    )
)
ORDER BY ended_at, id LIMIT 250;

-- name: drop_lobby_seats(table_id)!
DELETE FROM seats WHERE table_id = :table_id;

-- name: drop_lobby_watchers(table_id)!
DELETE FROM watchers WHERE table_id = :table_id;

-- name: drop_lobby_mutes(table_id)!
DELETE FROM mutes WHERE table_id = :table_id;

-- name: drop_lobby_messages(table_id)!
DELETE FROM sent_messages WHERE table_id = :table_id;

-- name: drop_lobby(table_id)!
DELETE FROM tables WHERE id = :table_id;

-- name: table_ids()
SELECT id FROM tables ORDER BY created_at, id;

-- name: add_watcher(table_id, user_id)!
INSERT INTO watchers (table_id, user_id) VALUES (:table_id, :user_id) ON CONFLICT (table_id, user_id) DO NOTHING;

-- name: drop_watcher(table_id, user_id)!
DELETE FROM watchers WHERE table_id = :table_id AND user_id = :user_id;

-- name: watchers(table_id)
SELECT user_id FROM watchers WHERE table_id = :table_id ORDER BY user_id;

-- name: watched_by(user_id)
SELECT table_id FROM watchers WHERE user_id = :user_id ORDER BY table_id;

-- name: add_mute(table_id, user_id)!
INSERT INTO mutes (table_id, user_id) VALUES (:table_id, :user_id) ON CONFLICT (table_id, user_id) DO NOTHING;

-- name: drop_mute(table_id, user_id)!
DELETE FROM mutes WHERE table_id = :table_id AND user_id = :user_id;

-- name: mutes(table_id)
SELECT user_id FROM mutes WHERE table_id = :table_id ORDER BY user_id;

-- name: muted_by(user_id)
SELECT table_id FROM mutes WHERE user_id = :user_id ORDER BY table_id;

-- name: add_probe(filler)!
INSERT INTO probes (number, filler) VALUES (1, :filler)
ON CONFLICT (number) DO UPDATE SET filler = excluded.filler;

-- name: drop_probe()!
DELETE FROM probes;
