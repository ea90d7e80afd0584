"""Which tables wait, which of them fit a pace, and when the players are told."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.cluster.homes import Homes
from bot.opponents import BETWEEN_CALLS_SECONDS, Pace, PlayerCalls, has_pace, is_at
from bot.preferences import CLOCKS
from bot.tables.lobby import free_seats
from data.errors import StoreUnavailable
from data.records.tables import Phase, Table
from tests.bot.tables.services import tables
from tests.data.rows import ANNA, BEN, CARL, GUILD, lobby, seat

OPTIONS = {"mode": "core"}


def waiting(table_id: str = "t1", **changes: Any) -> Table:
    """A duel at which Anna waits."""
    return lobby(table_id, **{"seats": (seat(0, ANNA),), "options": OPTIONS, "created_at": 0.0, **changes})


@pytest.mark.parametrize(
    ("changes", "free"),
    [
        ({}, 1),
        ({"seats": (seat(0, ANNA), seat(1, BEN))}, 0),
        ({"seats": (seat(0, ANNA), seat(1, BEN, is_invited=True))}, 0),
        ({"options": {"mode": "team"}}, 3),
        ({"options": {"mode": "a mode that is gone"}}, 0),
        ({"game": "a game that is gone"}, 0),
        ({"phase": Phase.PLAYING}, 0),
        ({"phase": Phase.OVER}, 0),
    ],
)
def test_the_free_seats_of_a_table(changes: dict[str, Any], free: int) -> None:
    assert free_seats(waiting(**changes)) == free


@pytest.mark.parametrize(
    ("seconds", "pace"),
    [
        (15, Pace.NOW),
        (90, Pace.NOW),
        (200, Pace.NOW),
        (600, Pace.TODAY),
        (3600, Pace.TODAY),
        (86_400, Pace.WEEK),
    ],
)
def test_a_table_has_the_pace_of_the_clock_that_is_closest(seconds: int, pace: Pace) -> None:
    found = [one for one in Pace if has_pace(waiting(seconds=seconds), one, CLOCKS.__getitem__)]
    assert found == [pace]


def test_the_clocks_of_the_server_decide() -> None:
    own = {"live": 30, "relaxed": 60, "slow": 120}
    assert has_pace(waiting(seconds=120), Pace.WEEK, own.__getitem__)
    assert not has_pace(waiting(seconds=120), Pace.NOW, own.__getitem__)


def test_a_kept_seat_is_not_taken_yet() -> None:
    table = waiting(seats=(seat(0, ANNA), seat(1, BEN, is_invited=True)))
    assert [is_at(table, user_id) for user_id in (ANNA, BEN, CARL)] == [True, False, False]


class Players:
    """Notes what the players were told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, int]] = []
        self.is_there = True

    async def has_players(self, guild_id: int) -> bool:
        return self.is_there

    def can_call(self, table: Table) -> bool:
        return True

    async def call(self, table: Table, *, free: int) -> None:
        self.told.append((table.id, free))


class Elsewhere(Homes):
    """A process that shows no server."""

    def is_home(self, guild_id: int) -> bool:
        return False


async def calls_at(now: float, *rows: Table, homes: Any = None) -> tuple[PlayerCalls, Players, Any]:
    """Return the calls of a server with these tables, at this time."""
    club, players = tables(), Players()
    club.now = lambda: now
    if homes is not None:
        club.homes = homes
    await club.preferences.change_server(GUILD, players_role_id=7)
    for row in rows:
        await club.store.tables.add(row)
    calls = PlayerCalls(club.core(), players)
    return calls, players, club


async def test_a_table_is_told_when_it_has_waited_a_moment() -> None:
    calls, players, club = await calls_at(4.0, waiting())
    assert await calls.step(GUILD) == 6.0
    assert players.told == []
    club.now = lambda: 10.0
    assert await calls.step(GUILD) is None
    assert players.told == [("t1", 1)]


async def test_the_table_that_has_waited_longest_is_told_first_and_the_next_ten_minutes_later() -> None:
    calls, players, club = await calls_at(1000.0, waiting("t2", created_at=5.0), waiting("t1"))
    assert await calls.step(GUILD) == BETWEEN_CALLS_SECONDS
    club.now = lambda: 1000.0 + BETWEEN_CALLS_SECONDS - 1
    assert await calls.step(GUILD) == 1.0
    club.now = lambda: 1000.0 + BETWEEN_CALLS_SECONDS
    assert await calls.step(GUILD) is None
    assert [table_id for table_id, _ in players.told] == ["t1", "t2"]


async def test_after_a_restart_no_table_is_told_again_and_the_ten_minutes_still_hold() -> None:
    calls, players, club = await calls_at(1000.0, waiting())
    await calls.step(GUILD)
    await club.store.tables.add(waiting("t2"))
    later, others = (
        PlayerCalls(club.core(), fresh := Players()),
        players.told,
    )
    assert await later.step(GUILD) == BETWEEN_CALLS_SECONDS
    assert fresh.told == []
    assert [table_id for table_id, _ in others] == ["t1"]


async def test_a_process_that_does_not_show_the_server_tells_nobody() -> None:
    calls, players, _ = await calls_at(1000.0, waiting(), homes=Elsewhere())
    assert await calls.step(GUILD) is None
    assert players.told == []


async def test_without_a_role_nothing_is_claimed() -> None:
    calls, players, club = await calls_at(1000.0, waiting())
    players.is_there = False
    assert await calls.step(GUILD) is None
    assert await club.store.opponents.called_at(GUILD) is None


async def test_a_store_that_fails_only_delays_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    calls, players, club = await calls_at(1000.0, waiting())

    await club.preferences.change_server(GUILD, players_role_id=1)
    claim, failures = club.store.opponents.claim, 0

    async def fail_once(*_: object, **__: object) -> bool:
        nonlocal failures
        failures += 1
        monkeypatch.setattr(club.store.opponents, "claim", claim)
        raise StoreUnavailable("the disk is full")

    monkeypatch.setattr("bot.tasks.FIRST_WAIT_SECONDS", 0.0)
    monkeypatch.setattr(club.store.opponents, "claim", fail_once)
    calls.look(GUILD)
    await asyncio.gather(*calls._work.tasks.values())
    assert (failures, players.told) == (1, [("t1", 1)])
