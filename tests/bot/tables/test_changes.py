"""Changes of tables: who hears them, and which moves are new."""

from __future__ import annotations

import asyncio

import pytest

from bot.cluster.homes import Homes
from bot.tables.changes import ANYTHING, ChangeKind, TableChanged
from bot.tables.commands import Move, TableAction, TableActionKind
from tests.bot.tables.services import ADA, BEN, PASS, Club, attack, attacker, begun, lobby, tables


class Elsewhere(Homes):
    """Another process shows all tables."""

    is_shared = True

    def is_home(self, guild_id: int) -> bool:
        return False


def heard(club: Club, kinds: ChangeKind = ANYTHING, *, everywhere: bool = False) -> list[TableChanged]:
    found = list[TableChanged]()
    club.changes.hear(kinds, found.append, everywhere=everywhere)
    return found


async def attacked(club: Club) -> str:
    session = await begun(club)
    user_id = session.table.seats[attacker(session)].user_id
    assert user_id is not None
    await club.apply(session.table.id, user_id, Move(attack(session)))
    return session.table.id


async def test_who_names_kinds_hears_of_no_other() -> None:
    club = tables()
    lobbies, ends = heard(club, ChangeKind.LOBBY), heard(club, ChangeKind.OVER)
    table_id = await attacked(club)
    assert [change.kinds for change in lobbies] == [ChangeKind.LOBBY] * 2, "opened, joined"
    assert ends == []
    await club.apply(table_id, ADA.id, TableAction(TableActionKind.CONCEDE))
    (end,) = ends
    assert end.session is not None
    assert end.session.is_over


async def test_each_move_is_new_once() -> None:
    club = tables()
    news = heard(club, ChangeKind.PLAYED)
    table_id = await attacked(club)
    await club.apply(table_id, BEN.id, TableAction(TableActionKind.OFFER))
    await club.request_update(table_id)
    await club.apply(table_id, BEN.id, TableAction(TableActionKind.CONCEDE))
    assert [change.since for change in news] == [0, 0, 1, 2], "begun, attacked, offered, given up"


async def test_who_acts_at_the_home_only_hears_nothing_of_other_tables() -> None:
    club = tables(homes=Elsewhere())
    here, everywhere = heard(club), heard(club, everywhere=True)
    await club.lobbies.join(await lobby(club), BEN)
    assert here == []
    assert [change.kinds for change in everywhere] == [ChangeKind.LOBBY] * 2


def broken(_: TableChanged) -> None:
    raise RuntimeError("broken")


@pytest.mark.parametrize("failing", range(4))
async def test_a_listener_that_fails_neither_refuses_the_move_nor_stops_the_table(failing: int) -> None:
    """What is stored has happened. The house player hears of it last, and still answers."""
    club = tables()
    listeners = club.changes._listeners
    listeners.insert(failing, (ANYTHING, broken, True))
    table_id = await lobby(club)
    await club.lobbies.seat_house(table_id, ADA.id, "honest")
    session = await club.lobbies.start(table_id, ADA.id)
    if session.seat_of(ADA.id) in session.actors:
        await club.apply(table_id, ADA.id, Move(PASS))
    assert failing < len(listeners)
    assert session.house_seats() == [1]
    await asyncio.gather(*club.autoplay._turns.tasks.values())
    assert session.house_seats() == []
    await club.close()
