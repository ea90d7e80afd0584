"""Measure the bytes that a game takes in PostgreSQL: ``python -m bench.cluster.sizes`` (short: ``--quick``).

Members whom the honest AI players play for finish games of each kind, and the games are rated. The sizes are those of
the rows and of the indexes after VACUUM, less those of an empty database. The floor of each is the text of the moves
with nothing around it. The log (WAL) counts every write, as a standby or an archive receives it.
"""

from __future__ import annotations

import argparse
import asyncio
import math
from collections import Counter
from typing import NamedTuple

import psycopg

from bench.soak import services
from bot.ratings.service import RatingService
from bot.tables.commands import Move
from bot.tables.lobbies import Lobbies
from bot.tables.lobby import Member, NewTable
from bot.tables.service import TableService
from data.postgres.database import open_store
from games.ai import chosen
from games.catalog import ENTRIES, GAMES
from games.entropy import Entropy
from tests.postgres import MISSING, Server, programs, running_server

GAMES_EACH, QUICK_GAMES = 200, 5
AT_ONCE = 8
MEMBERS = 50
"""The members of the server; pairs of them play."""

SIZES = """
SELECT relname, pg_table_size(oid), pg_indexes_size(oid) FROM pg_class
WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
"""
WAL = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::BIGINT"
MOVES = "SELECT COUNT(*), COALESCE(SUM(length(token)), 0) FROM moves"


class Sizes(NamedTuple):
    """The bytes of a database."""

    rows: Counter[str]
    indexes: Counter[str]
    counts: Counter[str]
    moves: int
    text: int
    """The bytes of the moves without anything around them."""
    wal: int


async def main() -> None:
    """Print the sizes of each kind of game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES_EACH)
    parser.add_argument("--quick", action="store_const", const=QUICK_GAMES, dest="games")
    games = parser.parse_args().games
    if programs() is None:
        print(MISSING)
        return
    with running_server(full_page_writes="on", max_wal_size="10GB", checkpoint_timeout="1h") as server:
        for game in GAMES:
            print(report(game, games, *await sizes_of(server, game, games)), flush=True)


async def sizes_of(server: Server, game: str, games: int) -> tuple[Sizes, Sizes]:
    """Return the sizes of a database before and after so many games of a kind were played."""
    url = server.url(server.new_database("template0"))
    store = await open_store(url)
    ratings = RatingService(store)
    tables, lobbies = services(store)
    before = await asyncio.to_thread(measured, url)
    before = before._replace(wal=await asyncio.to_thread(written, url))
    numbers = iter(range(games))

    async def hand() -> None:
        for number in numbers:
            await play(tables, lobbies, game, number)

    try:
        await asyncio.gather(*(hand() for _ in range(AT_ONCE)))
        await ratings.settle()
    finally:
        await store.close()
    return before, await asyncio.to_thread(measured, url)


async def play(tables: TableService, lobbies: Lobbies, key: str, number: int) -> None:
    """Play one game of two members to its end."""
    game, player = GAMES[key], ENTRIES[key].ai_players["honest"]
    first = number % MEMBERS
    second = (first + 1 + number // MEMBERS % (MEMBERS - 1)) % MEMBERS
    people = [Member(10**17 + place, f"Member number {place}") for place in (first, second)]
    host, guest = people
    row = await lobbies.open_lobby(
        game, game.Options(), host, NewTable(guild_id=10**17, channel_id=10**17, seconds=90)
    )
    await lobbies.join(row.id, guest)
    session = await lobbies.start(row.id, host.id)
    while not session.is_over:
        state = session.progress.state
        seat = min(game.clocked(state))  # others may change their secret choice, again and again
        entropy = Entropy(f"{number} {session.progress.version}".encode())
        action = chosen(player, game.view(state, seat), game.legal_actions(state, seat), entropy)
        user_id = session.table.seats[seat].user_id
        assert user_id is not None
        session = await tables.apply(row.id, user_id, Move(action))
        await tables.set_shown(row.id, session.progress.version, session.table.post)


def written(url: str) -> int:
    """Return the number of bytes in the server's log."""
    with psycopg.connect(url, autocommit=True) as connection:
        (wal,) = connection.execute(WAL).fetchone() or (0,)
        return int(wal)


def measured(url: str) -> Sizes:
    """Return the sizes of a database, and the bytes in the server's log before they were measured."""
    wal = written(url)
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("VACUUM FULL")
        sizes = connection.execute(SIZES).fetchall()
        moves, text = connection.execute(MOVES).fetchone() or (0, 0)
        counts: Counter[str] = Counter()
        for name, _, _ in sizes:
            (counts[name],) = connection.execute(f"SELECT COUNT(*) FROM {name}".encode()).fetchone() or (0,)
    return Sizes(
        Counter({name: rows for name, rows, _ in sizes}),
        Counter({name: indexes for name, _, indexes in sizes}),
        counts, moves, int(text), wal,
    )  # fmt: skip


def report(game: str, games: int, before: Sizes, after: Sizes) -> str:
    """Return the bytes of a game, the whole and each table."""
    moves = after.moves / games
    rows, indexes = after.rows - before.rows, after.indexes - before.indexes
    total = (rows.total() + indexes.total()) / games
    number = math.fsum((after.counts - before.counts).values()) / games
    text, wal = after.text / games, after.wal - before.wal
    lines = [
        f"{game}: {total:,.0f} bytes and {number:.1f} rows a game of {moves:.1f} moves, in {games} games",
        f"  rows {rows.total() / games:,.0f}, indexes {indexes.total() / games:,.0f}, text of the moves {text:,.0f}",
        f"  log (WAL) {wal / games:,.0f} bytes a game, {wal / after.moves:,.0f} a move",
    ]
    for name, size in (rows + indexes).most_common():
        count = (after.counts[name] - before.counts[name]) / games
        lines.append(
            f"  {name:16} {size / games:9,.0f} bytes   indexes {indexes[name] / games:7,.0f}   rows {count:6.1f}"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    asyncio.run(main())
