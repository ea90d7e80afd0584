"""How long boards and figures take in a server of 100,000 finished games: ``python -m bench.standings``.

The floor is the least that any question can cost: one row read by its primary key, over the same connection,
in the same run. Each question that a command asks must be answered within five times of it.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import statistics
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import aiosql
from typing_extensions import override

from bench.store import table
from data.boards import Order
from data.database import QUERIES_PATH, Columns, Database, Step
from data.rows import By, Ending, MoveRow, ResultRow, SeatRow
from data.spans import Span
from data.sql import SqlStore
from data.sqlite import SqliteStore
from data.standing import RatingRow, TallyRow

GAMES, QUICK_GAMES = 100_000, 5_000
MEMBERS = 1_000
ASKED = 300
TIMES_THE_FLOOR = 5
GUILD, LADDER = 1, "duel-core"
RARE, ONE_IN = "auf", 1_000
"""So few of the games are of this kind."""
NOW = 1_790_000_000.0
APART_SECONDS = 300.0
"""Between the ends of two games: all of them take about a year."""
COUNTERS = ("games", "wins", "claims", "bluffs", "bluffs-wizard", "caught", "right", "wrong")
WON = ResultRow(ending=Ending.FINISHED, places=(1, 2), scores=(3, 1))

_QUERIES = aiosql.from_path(QUERIES_PATH, "sqlite3")
_STATEMENTS = {name: getattr(_QUERIES, name).sql for name in _QUERIES.available_queries}

Ask = Callable[[int], Awaitable[Any]]
"""A question about a member."""


class Bulk(Database):
    """Writes everything in one transaction: filling is not what is measured."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path)

    @override
    async def write(self, *steps: Step) -> None:
        for step in steps:
            self._connection.execute(_STATEMENTS[step.query], step.parameters)

    @override
    async def read(self, query: str, **parameters: Any) -> list[Columns]:
        raise NotImplementedError

    @override
    async def snapshot(self, *queries: str) -> list[list[Columns]]:
        raise NotImplementedError

    @override
    async def close(self) -> None:
        self._connection.commit()
        self._connection.close()


async def main(games: int) -> int:
    """Print every figure; 1 when a question takes longer than it may."""
    with tempfile.TemporaryDirectory(prefix="cakeclub-bench-") as folder:
        path = Path(folder) / "store.sqlite3"
        await (await SqliteStore.open(path)).close()
        begun = perf_counter()
        await fill(SqlStore(Bulk(path)), games)
        print(f"{games:,} games filled in {perf_counter() - begun:.0f} s", flush=True)
        store = await SqliteStore.open(path)
        try:
            return await measure(store, games)
        finally:
            await store.close()


async def fill(store: SqlStore, games: int) -> None:
    """Play so many games of two; few members play most of them, as it is everywhere."""
    chance = random.Random(1)
    for number in range(1, games + 1):
        members = pair(chance)
        await store.add_table(played(number, members))
        await store.add_move(last_move(number, games), due_at=None, result=WON)
        await store.settle(number, ratings(number, members, games, chance), tallies(chance))
    await store.close()


def pair(chance: random.Random) -> tuple[int, int]:
    """Two members, the lower ids far more often."""
    one, other = somebody(chance), somebody(chance)
    return (one, other) if one != other else (one, one % MEMBERS + 1)


def somebody(chance: random.Random) -> int:
    """A member, from 1 on."""
    return 1 + int(MEMBERS * chance.random() ** 3)


def played(number: int, members: tuple[int, int]) -> Any:
    """A table at which these two play."""
    seats = tuple(SeatRow(seat=seat, user_id=user_id, name="") for seat, user_id in enumerate(members))
    game = RARE if number % ONE_IN == 0 else "duel"
    return table(f"t{number}", created_at=float(number)).model_copy(
        update={"seats": seats, "guild_id": GUILD, "game": game}
    )


def ended_at(number: int, games: int) -> float:
    """When a game ended: the last one now."""
    return NOW - (games - number) * APART_SECONDS


def last_move(number: int, games: int) -> MoveRow:
    """The move that ended a game."""
    at = ended_at(number, games)
    return MoveRow(table_id=f"t{number}", number=1, seat=0, token="attack.3", by=By.PLAYER, at=at)


def ratings(
    number: int, members: tuple[int, int], games: int, chance: random.Random
) -> tuple[RatingRow, ...]:
    """What a game has changed, about as the real figures spread."""
    return tuple(
        RatingRow(
            number=number, seat=seat, guild_id=GUILD, ladder=LADDER, user_id=user_id, place=seat + 1, side=seat,
            weight=1.0, mu_before=25.0, sigma_before=8.0, mu=chance.gauss(25, 5), sigma=2.0,
            at=ended_at(number, games),
        )
        for seat, user_id in enumerate(members)
    )  # fmt: skip


def tallies(chance: random.Random) -> tuple[TallyRow, ...]:
    """What was counted of both seats."""
    return tuple(
        TallyRow(seat=seat, guild_id=GUILD, game="duel", counter=counter, amount=chance.randrange(5))
        for seat in range(2)
        for counter in COUNTERS
    )


async def measure(store: SqliteStore, games: int) -> int:
    """Ask everything turn about, so that whatever else the machine does falls on all alike."""
    questions = asked(store, games)
    times: dict[str, list[float]] = {name: [] for name in questions}
    chance = random.Random(2)
    for _ in range(ASKED):
        user_id = somebody(chance)
        for name, ask in questions.items():
            begun = perf_counter()
            await ask(user_id)
            times[name].append(perf_counter() - begun)
    floor, *others = times
    floor_seconds = statistics.median(times[floor])
    slow = 0
    for name in (floor, *others):
        median = statistics.median(times[name])
        ratio = median / floor_seconds
        slow += ratio > TIMES_THE_FLOOR
        print(f"{name:36} median {median * 1000:7.3f} ms   {ratio:5.2f} times the floor", flush=True)
    return int(slow > 0)


def asked(store: SqliteStore, games: int) -> dict[str, Ask]:
    """The floor, and each question of the commands and of the settling by name."""
    here: dict[str, Any] = {"guild_id": GUILD, "ladder": LADDER}

    def page(order: Order, span: Span, first: int) -> Ask:
        return lambda _: store.ranks(GUILD, LADDER, span.name_at(NOW), order=order, first=first, most=11)

    def own(order: Order, span: Span) -> Ask:
        return lambda user_id: store.rank(user_id, **here, span=span.name_at(NOW), order=order)

    questions: dict[str, Ask] = {"floor: a row by its key": store.member}
    for order in Order:
        questions[f"/leaderboard by {order}"] = page(order, Span.ALL, 0)
        questions[f"/leaderboard by {order}, far down"] = page(order, Span.ALL, MEMBERS // 2)
        questions[f"/leaderboard by {order}, own place"] = own(order, Span.ALL)
    questions["/leaderboard of the week"] = page(Order.RATING, Span.WEEK, 0)
    questions["/leaderboard of the season"] = page(Order.RATING, Span.SEASON, 0)
    questions["/stats: ratings"] = lambda user_id: store.careers(user_id, guild_id=GUILD)
    questions["/stats: tallies"] = lambda user_id: store.tally(user_id, guild_id=GUILD)
    questions["/stats: course"] = lambda user_id: store.sure_course(user_id, **here, most=40)
    questions["/stats: head to head"] = lambda user_id: store.rivals(user_id, 1, guild_id=GUILD)

    def past(first: int, game: str | None = None) -> Ask:
        return lambda _: store.past_games(GUILD, game=game, first=first, most=11)

    def past_of(game: str | None) -> Ask:
        return lambda user_id: store.past_games(GUILD, user_id=user_id, game=game, first=0, most=11)

    questions["/history"] = past(0)
    questions["/history, its last page"] = past(games - 10)
    questions["/history, past the end"] = past(10 * games)
    questions["/history of a rare game"] = past(0, RARE)
    questions["/history of a member"] = past_of(None)
    questions["/history of a member's rare game"] = past_of(RARE)
    questions["settling: meetings of a day"] = lambda user_id: store.meetings(
        (user_id, 1), **here, number=games, since=NOW - 86_400
    )
    return questions


if __name__ == "__main__":
    sys.exit(asyncio.run(main(QUICK_GAMES if "--quick" in sys.argv else GAMES)))
