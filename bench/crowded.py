"""A server with very many finished games, in a store."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import aiosql
from typing_extensions import override

from bench.store import table
from data.records.finished_games import RatingChange, Statistic
from data.records.tables import By, Ending, MoveRecord, Result, Table, TableSeat
from data.sql.database import QUERIES_PATH, Columns, Database, Step
from data.sqlite.database import open_store
from data.store import Store
from games.catalog import ENTRIES, GAMES
from games.commitment import deal_seed
from games.entropy import Entropy
from games.record import Move, Record

LADDER = "duel-core"
RARE, ONE_IN = "auf", 1_000
"""How many of the games are of this kind."""
APART_SECONDS = 300.0
"""The seconds between the ends of two games: all of them take about a year."""
COUNTERS = ("games", "wins", "claims", "bluffs", "bluffs-wizard", "caught", "right", "wrong")
SECRET, WORDS = bytes(range(32)), ("one", "two")
SEED = deal_seed(SECRET, WORDS)
WON = Result(ending=Ending.FINISHED, places=(1, 2), scores=(3, 1))

_QUERIES = aiosql.from_path(QUERIES_PATH, "sqlite3")
_STATEMENTS = {name: getattr(_QUERIES, name).sql for name in _QUERIES.available_queries}


@dataclass(frozen=True, slots=True)
class Crowd:
    """A server and its members; the first members play far more than the last ones."""

    guild_id: int
    members: Sequence[int]
    games: int
    now: float
    """When the last game ended, in epoch seconds."""
    copies: int
    """How many tables have played a whole game of each kind."""

    def somebody(self, chance: random.Random) -> int:
        """Return a member."""
        return self.members[int(len(self.members) * chance.random() ** 3)]

    def pair(self, chance: random.Random) -> tuple[int, int]:
        """Return two different members."""
        one, other = self.somebody(chance), self.somebody(chance)
        while other == one:
            other = self.somebody(chance)
        return one, other

    def ended_at(self, number: int) -> float:
        """Return the time at which a game ended."""
        return self.now - (self.games - number) * APART_SECONDS


class Bulk(Database):
    """Write everything in one transaction: filling the store is not measured."""

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
    async def scrub(self) -> None:
        raise NotImplementedError

    @override
    async def snapshot(self, *queries: str, **parameters: Any) -> list[list[Columns]]:
        raise NotImplementedError

    @override
    async def close(self) -> None:
        self._connection.commit()
        self._connection.close()


async def fill(path: Path, crowd: Crowd) -> None:
    """Play all games of two, settled in the order of their ends; then whole games of each kind."""
    await (await open_store(path)).close()
    store, chance = Store(Bulk(path)), random.Random(1)
    for number in range(1, crowd.games + 1):
        members, table_id = crowd.pair(chance), f"t{number:07}"
        await store.tables.add(_played(number, table_id, members, crowd))
        await store.tables.add_move(_last_move(table_id, crowd.ended_at(number)), due_at=None, result=WON)
        await store.tables.set_shown(table_id, 1, None)
        await store.ratings.settle(number, _ratings(number, members, crowd, chance), _tallies(crowd, chance))
    for key in GAMES:
        game = whole_game(key)
        for copy in range(crowd.copies):
            await _write(store, game, copy, crowd)
    await store.close()


@cache
def whole_game(key: str) -> Record:
    """Return a game of two, as the honest AI players play it."""
    game, player = GAMES[key], ENTRIES[key].ai_players["honest"]
    options = game.Options()
    state = game.deal(len(WORDS), options, Entropy(SEED)).state
    made: list[Move] = []
    while actors := game.actors(state):
        seat = min(actors)
        chance = Entropy(len(made).to_bytes(4, "big"))
        action = player.choose(game.view(state, seat), game.legal_actions(state, seat), chance)
        made.append(Move(seat, game.encode(action)))
        state = game.apply(state, seat, action).state
    return Record(key, game.edition, options, SEED, len(WORDS), tuple(made))


def table_of(key: str, copy: int) -> str:
    """Return the id of a table with a whole game of this kind."""
    return f"{key[0]}{copy:07}"


async def _write(store: Store, game: Record, copy: int, crowd: Crowd) -> None:
    """Store a whole game of two members."""
    table_id, people = table_of(game.game, copy), zip(crowd.members, WORDS, strict=False)
    seats = tuple(
        TableSeat(seat=seat, user_id=user_id, name=f"Member {user_id}", word=word)
        for seat, (user_id, word) in enumerate(people)
    )
    changes: dict[str, Any] = {
        "seats": seats, "guild_id": crowd.guild_id, "game": game.game, "edition": game.edition, "options": {},
        "secret": SECRET, "seed": SEED, "started_at": crowd.now,
    }  # fmt: skip
    await store.tables.add(replace(table(table_id, created_at=crowd.now), **changes))
    for number, (seat, token) in enumerate(game.moves, start=1):
        move = MoveRecord(
            table_id=table_id, number=number, seat=seat, token=token, by=By.PLAYER, at=crowd.now
        )
        await store.tables.add_move(move, due_at=None, result=WON if number == len(game.moves) else None)
    await store.tables.set_shown(table_id, len(game.moves), None)


def _played(number: int, table_id: str, members: tuple[int, int], crowd: Crowd) -> Table:
    """Return a table of these two."""
    seats = tuple(
        TableSeat(seat=seat, user_id=user_id, name=f"Member {user_id}")
        for seat, user_id in enumerate(members)
    )
    game = RARE if number % ONE_IN == 0 else "duel"
    found = table(table_id, created_at=float(number))
    return replace(found, seats=seats, guild_id=crowd.guild_id, game=game)


def _last_move(table_id: str, at: float) -> MoveRecord:
    """Return the move that ended a game."""
    return MoveRecord(table_id=table_id, number=1, seat=0, token="attack.3", by=By.PLAYER, at=at)


def _ratings(
    number: int, members: tuple[int, int], crowd: Crowd, chance: random.Random
) -> tuple[RatingChange, ...]:
    return tuple(
        RatingChange(
            number=number, seat=seat, guild_id=crowd.guild_id, ladder=LADDER, user_id=user_id, place=seat + 1,
            side=seat, weight=1.0, mu_before=25.0, sigma_before=8.0, mu=chance.gauss(25, 5), sigma=2.0,
            at=crowd.ended_at(number),
        )
        for seat, user_id in enumerate(members)
    )  # fmt: skip


def _tallies(crowd: Crowd, chance: random.Random) -> tuple[Statistic, ...]:
    """Return the statistics of both seats."""
    return tuple(
        Statistic(
            seat=seat, guild_id=crowd.guild_id, game="duel", counter=counter, amount=chance.randrange(5)
        )
        for seat in range(2)
        for counter in COUNTERS
    )
