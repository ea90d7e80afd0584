"""Hours at a thousand live tables, at full speed: ``python -m bench.soak`` (``--moves 20000`` for short ones).

Three games in turn. Each move is checked by the rules, written to disk and rendered as the words of a post; when a
table ends, another one opens. ``bench.press`` measures what Discord adds. The floor is a bare row, committed and
flushed by as many tasks at once. The memory is that of the whole process, with all tables open and after each hour
(``--hours 3``): it must not keep growing.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from array import array
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import aiosqlite

from bot.cluster.homes import Homes
from bot.preferences import Preferences
from bot.tables.changes import TableChanges
from bot.tables.commands import Move
from bot.tables.lobbies import Lobbies
from bot.tables.lobby import Member, NewTable
from bot.tables.options import AnyGame
from bot.tables.service import TableService
from bot.tables.session import Session
from cogs.i18n.messages import Messages
from cogs.table_post import render
from data.sqlite.database import PRAGMAS, open_store
from data.store import Store
from games.catalog import GAMES
from games.engine import Seat

TABLES = 1000
SERVERS = 1000
TASKS = 16
"""How many moves are in progress at once."""
MOVES = 180_000
"""The moves of a thousand tables in an hour, with one move per table every twenty seconds."""

WORDS = Messages()


def services(store: Store) -> tuple[TableService, Lobbies]:
    """Return the services that play and open the tables of a store, without a screen."""
    tables = TableService(store, TableChanges(Homes()))
    return tables, Lobbies(Preferences(store), tables)


class Crowd:
    """Keeps that many tables running, and moves at them."""

    def __init__(self, store: Store, random: Random, *, first: int = 0) -> None:
        """``first`` is more than the number of tables of other crowds on the same store."""
        self.finished = 0
        self._tables, self._lobbies = services(store)
        self._random = random
        self._opened = first
        self._free: list[Session] = []

    async def gather(self, number: int) -> None:
        """Open that many tables."""
        games = list(GAMES.values())
        for place in range(number):
            self._free.append(await self._open(games[place % len(games)]))

    async def move(self) -> float:
        """Make a move at some table; return the seconds from the press to the words of the new post."""
        place = self._random.randrange(len(self._free))
        self._free[place], self._free[-1] = self._free[-1], self._free[place]
        session = self._free.pop()  # nobody else moves there meanwhile
        seat, action = self._choice(session)
        user_id = session.table.seats[seat].user_id
        assert user_id is not None
        start = perf_counter()
        await self._tables.apply(session.table.id, user_id, Move(action))
        render.table(session, WORDS)
        seconds = perf_counter() - start
        if session.is_over:
            self.finished += 1
            # The same game: otherwise all tables would end up with the longest one.
            session = await self._open(session.game)
        self._free.append(session)
        return seconds

    def _choice(self, session: Session) -> tuple[Seat, Any]:
        # In a showdown both may change their choice repeatedly.
        seat = min(session.game.clocked(session.progress.state))
        legal = session.legal_actions(seat)
        quiet = session.game.fallback(session.progress.state, seat)
        action = quiet if self._random.random() < 0.5 else next(iter(legal))
        return seat, action

    async def _open(self, game: AnyGame) -> Session:
        self._opened += 1
        people = [Member(10_000 + 2 * self._opened + more, "somebody") for more in range(2)]
        row = await self._lobbies.open_lobby(
            game,
            game.Options(),
            people[0],
            NewTable(guild_id=1 + self._opened % SERVERS, channel_id=2, seconds=86_400),
        )
        await self._lobbies.join(row.id, people[1])
        return await self._lobbies.start(row.id, people[0].id)


async def floor(folder: Path, moves: int) -> array[float]:
    """Return the seconds of bare rows, committed and flushed one by one by as many tasks."""
    connection = await aiosqlite.connect(folder / "floor.sqlite3", isolation_level=None)
    await connection.execute("PRAGMA journal_mode = WAL")
    for pragma in PRAGMAS:
        await connection.execute(pragma)
    await connection.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, token TEXT)")

    async def row() -> float:
        start = perf_counter()
        await connection.execute("INSERT INTO rows (token) VALUES ('claim.SS>S')")
        return perf_counter() - start

    times = await in_parallel(row, moves)
    await connection.close()
    return times


async def in_parallel(call: object, number: int) -> array[float]:
    """Return the seconds of each call, with several tasks at work at once, in as little memory as possible."""
    times = array("d")

    async def hand() -> None:
        while len(times) < number:
            times.append(await call())  # type: ignore[operator]

    await asyncio.gather(*(hand() for _ in range(TASKS)))
    return times


def resident_mib() -> float:
    """Return the memory of the process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 2**20


def line(name: str, times: array[float]) -> str:
    """Return the median and the 99th percentile, in milliseconds."""
    ordered = sorted(times)
    p99 = ordered[int(len(ordered) * 0.99)]
    return f"{name}: p50 {statistics.median(ordered) * 1e3:.2f} ms, p99 {p99 * 1e3:.2f} ms"


async def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--quick", action="store_const", const=5_000, dest="moves")
    parser.add_argument("--hours", type=int, default=1, help="how many times to make that many moves")
    moves, hours = (options := parser.parse_args()).moves, options.hours
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = await open_store(folder / "soak.sqlite3")
        crowd = Crowd(store, Random(1))
        await crowd.gather(TABLES)
        print(f"{TABLES} tables dealt, memory {resident_mib():.0f} MiB")
        for hour in range(1, hours + 1):
            start = perf_counter()
            times = await in_parallel(crowd.move, moves)
            seconds = perf_counter() - start
            print(f"hour {hour}: {moves} moves in {seconds:.0f} s, {crowd.finished} games finished so far,")
            memory = resident_mib()  # before the times are sorted
            print(f"  {line('a move', times)}, memory {memory:.0f} MiB", flush=True)
            del times
        await store.close()
        print(line("floor, a bare row", await floor(folder, min(moves, 20_000))))


if __name__ == "__main__":
    asyncio.run(main())
