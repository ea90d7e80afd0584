"""Crashes while games are settled, however many, do not change ratings or sums."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.ops.maintenance import rerate
from bot.ratings.service import RatingService
from bot.tables.commands import Move, TableAction, TableActionKind, TakeOver
from bot.tables.lobby import Member
from bot.tables.service import TableService
from bot.tables.session import Session
from data.errors import StoreUnavailable
from data.records.finished_games import Order, Period
from data.records.tables import Phase, Result
from data.sql.finished_games import RatingStore
from data.sqlite.database import open_store
from data.store import Store
from games.duel import Mode
from tests.bot.tables.services import ADA, BEN, CLEO, DUEL, Watch, begun, tables
from tests.commands import offered
from tests.stores import MemoryStore

pytestmark = pytest.mark.asyncio

LADDER = "duel-core"
PEOPLE = (ADA, BEN, CLEO)
GUILD = 1


async def played(rng: Random, games: int) -> MemoryStore:
    """Return a store with some finished duels: played out, conceded, left, and handed over."""
    watch = Watch()
    club = tables(watch=watch, seeds=lambda: rng.randbytes(32))
    for number in range(games):
        watch.time += rng.choice((600.0, 90_000.0))
        session = await begun(club, mode=Mode.CORE, trophies=1 + number % 2)
        moves = rng.randrange(3, 60)
        for _ in range(moves):
            await one_move(club, session, rng)
        match number % 4:
            case 1:
                await ended(club, session, TableAction(TableActionKind.LEAVE), BEN)
            case 2 if not session.is_over:
                offer = await offered(club, session.table.id, BEN.id)
                await club.lobbies.take_over(session.table.id, TakeOver(BEN.id, offer.number, CLEO))
            case _:
                pass
        if not session.is_over:
            await ended(club, session, TableAction(TableActionKind.CONCEDE), ADA)
    store = club.store
    await club.close()
    assert isinstance(store, MemoryStore)
    await store.ratings.unsettle()
    return store


async def one_move(club: TableService, session: Session, rng: Random) -> None:
    if session.is_over:
        return
    seat = rng.choice(sorted(DUEL.clocked(session.progress.state)))
    action = rng.choice(list(session.legal_actions(seat))[:40])
    user_id = session.table.seats[seat].user_id
    assert user_id is not None
    await club.apply(session.table.id, user_id, Move(action))


async def ended(club: TableService, session: Session, table_action: TableAction, member: Member) -> None:
    if not session.is_over:
        await club.apply(session.table.id, member.id, table_action)


async def copy(source: Store, target: Store) -> None:
    """Return the same records, ended in the same order."""
    for finish in await source.ratings.unsettled():
        row = await source.tables.get(finish.table_id)
        assert row is not None
        blank: dict[str, Any] = {
            "phase": Phase.PLAYING,
            "ending": None,
            "ended_at": None,
            "version": 0,
            "shown": 0,
        }
        await target.tables.add(replace(row, **blank))
        *moves, last = await source.tables.moves(row.id)
        for move in moves:
            await target.tables.add_move(move, due_at=None)
        assert row.ending is not None
        places = tuple(seat.place or 0 for seat in row.seats)
        scores = tuple(seat.score or 0 for seat in row.seats)
        result = Result(ending=row.ending, places=places, scores=scores)
        await target.tables.add_move(last, due_at=None, result=result)


async def everything(store: Store, games: int) -> list[Any]:
    """Return all ratings and all sums."""
    found: list[Any] = [await store.ratings.of_game(number) for number in range(1, games + 1)]
    for order in Order:
        for span in Period:
            name = span.name_at(1_000_000.0)
            board = await store.leaderboards.ranks(GUILD, LADDER, name, order=order, first=0, most=9)
            found.append([replace(row, sure=round(row.sure, 9)) for row in board])
    for one in PEOPLE:
        found.append(await store.leaderboards.tally(one.id, guild_id=GUILD))
        found += [await store.leaderboards.rivals(one.id, other.id, guild_id=GUILD) for other in PEOPLE]
    return found


class MortalRatings(RatingStore):
    """The ratings of a store whose settling sometimes fails, before or after the write."""

    rng = Random(5)
    deaths = 0

    async def settle(self, number: int, ratings: Any, tallies: Any = ()) -> None:
        fate = self.rng.randrange(3)
        if fate:
            await super().settle(number, ratings, tallies)
        if fate < 2:
            MortalRatings.deaths += 1
            raise StoreUnavailable("the power is gone")


async def mortal_store(path: Path) -> Store:
    store = await open_store(path)
    store.ratings = MortalRatings(store._database)
    return store


async def test_crashes_do_not_change_ratings_or_sums(tmp_path: Path) -> None:
    games = 8
    source = await played(Random(3), games)
    undisturbed, path = MemoryStore(), tmp_path / "cake.sqlite3"
    await copy(source, undisturbed)
    await RatingService(undisturbed).settle()
    expected = await everything(undisturbed, games)
    dying = await mortal_store(path)
    await copy(source, dying)
    while await dying.ratings.unsettled():
        try:
            await RatingService(dying).settle()
        except StoreUnavailable:
            await dying.close()
            dying = await mortal_store(path)
    assert MortalRatings.deaths > 1
    disturbed = await everything(dying, games)
    await dying.close()
    assert disturbed == expected
    assert await asyncio.to_thread(rerate, path) == games
    again = await open_store(path)
    try:
        assert await everything(again, games) == expected
    finally:
        await again.close()
