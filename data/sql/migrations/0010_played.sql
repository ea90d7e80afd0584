-- What was played, numbered in the order in which it ended: for a server and for each member there, of every game and
-- of all together. So a page of the history costs the same wherever it stands. User 0 is the whole server, and game ''
-- is all of them.

CREATE TABLE played (
    user_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    number BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (user_id, guild_id, game, number)
);

CREATE INDEX played_guild ON played (guild_id);

INSERT INTO played (user_id, guild_id, game, number, table_id)
SELECT
    who.user_id, tables.guild_id, what.game,
    ROW_NUMBER() OVER (PARTITION BY who.user_id, tables.guild_id, what.game ORDER BY tables.ended_at, tables.id),
    tables.id
FROM tables
JOIN (
    SELECT DISTINCT table_id, user_id FROM seats WHERE user_id IS NOT NULL
    UNION ALL
    SELECT id, 0 FROM tables
) AS who ON who.table_id = tables.id
JOIN (SELECT DISTINCT game AS of_game, game FROM tables UNION ALL SELECT DISTINCT game, '' FROM tables) AS what
    ON what.of_game = tables.game
WHERE tables.phase = 'over' AND tables.seed IS NOT NULL;

CREATE TRIGGER tables_played AFTER UPDATE OF phase ON tables
WHEN OLD.phase <> 'over' AND NEW.phase = 'over' AND NEW.seed IS NOT NULL
BEGIN
    INSERT INTO played (user_id, guild_id, game, number, table_id)
    SELECT
        who.user_id, NEW.guild_id, what.game,
        1 + COALESCE((
            SELECT MAX(others.number) FROM played AS others
            WHERE others.user_id = who.user_id AND others.guild_id = NEW.guild_id AND others.game = what.game
        ), 0),
        NEW.id
    FROM (SELECT user_id FROM seats WHERE table_id = NEW.id AND user_id IS NOT NULL UNION SELECT 0) AS who
    CROSS JOIN (SELECT NEW.game AS game UNION SELECT '') AS what;
END;

-- It served what this table serves now.
DROP INDEX tables_past;
