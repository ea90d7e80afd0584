"""A PostgreSQL database of every earlier schema is upgraded, and what was played in it stays."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from data.postgres import connection as connections
from data.postgres.migrate import DIALECT, migrate, seen_migrations
from data.postgres.store import PostgresStore
from data.postgres.url import PostgresUrl
from data.sql.schema import migration_files
from tests.data.rows import ANNA, BEN, WON, move
from tests.postgres import Server

FILES = migration_files(DIALECT)
NEWEST = max(FILES)
FIRST = 13
"""The first schema that a PostgreSQL database can have had: earlier ones use triggers of SQLite."""
WITH_LAST_FINISH = 23
"""The schema since which the number of the last finished game has a row of its own."""
WITH_PINGS = 16
"""The schema that takes over who wants no pings; later ones no longer read that column."""
TABLES = (
    (
        "INSERT INTO tables (id, guild_id, channel_id, host_id, game, edition, options, seconds, phase, revision, seed,"
        " version, shown, created_at)"
        " VALUES ('t1', 7, 8, 101, 'duel', 1, '{}', 90, 'playing', 1, 'secret', 0, 0, 5),"
        " ('t0', 7, 8, 101, 'duel', 1, '{}', 90, 'over', 1, 'secret', 0, 0, 4)"
    ),
    "INSERT INTO seats (table_id, seat, user_id, name) VALUES ('t1', 0, 101, 'Anna'), ('t1', 1, 102, 'Ben')",
    "INSERT INTO finishes (number, table_id) VALUES (5, 't0')",
    "INSERT INTO members (user_id, wants_messages, refused_messages, wants_pings) VALUES (101, TRUE, FALSE, FALSE)",
)


def up_to(schema: int, folder: Path) -> Path:
    """Return a folder with the migrations that a program with an earlier schema had."""
    folder.mkdir()
    for number, file in FILES.items():
        if number <= schema:
            shutil.copy(file, folder)
    return folder


@pytest.mark.parametrize("schema", [number for number in sorted(FILES)[:-1] if number >= FIRST])
async def test_a_database_of_an_earlier_schema_is_upgraded_and_played_on(
    schema: int, postgres_server: Server, tmp_path: Path
) -> None:
    name = postgres_server.new_database("template0")
    url = PostgresUrl.parse(postgres_server.url(name))
    async with await connections.connect(url) as connection:
        await migrate(connection, up_to(schema, tmp_path / "earlier"))
        assert max(await seen_migrations(connection)) == schema
        for statement in TABLES:
            await connection.execute(statement.encode())
        if schema >= WITH_LAST_FINISH:
            await connection.execute("INSERT INTO last_finish (id, number) VALUES (1, 5)")
    store = await PostgresStore.open(postgres_server.url(name))
    try:
        (table,) = await store.unfinished()
        assert [seat.user_id for seat in table.seats] == [ANNA, BEN]
        await store.add_move(move(1), due_at=None)
        assert [made.number for made in await store.moves("t1")] == [1]
        await store.end_table("t1", WON, at=9.0)
        assert [(game.number, game.table_id) for game in await store.unsettled()] == [(5, "t0"), (6, "t1")]
        assert (await store.member(ANNA)).turn_pings == ("never" if schema < WITH_PINGS else "at-once")
    finally:
        await store.close()
    async with await connections.connect(url) as connection:
        assert max(await seen_migrations(connection)) == NEWEST
    postgres_server.drop(name)
