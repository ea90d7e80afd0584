"""What shows tables hears of each change once."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import cast

import discord

from bot.cluster.homes import Homes
from bot.tables.changes import ANYTHING, Kind, TableChanged, TableChanges
from cogs.i18n.locale import Interaction
from cogs.ui.live_message import ShownChanges
from cogs.ui.responses import UnansweredPresses
from tests.bot.tables.services import lobby, tables


async def test_changes_are_passed_on_once_each_when_the_presses_have_their_answers() -> None:
    club, changes, unanswered, shown = (
        tables(),
        TableChanges(Homes()),
        UnansweredPresses(),
        list[TableChanged](),
    )
    first, second, third = [await club.table(await lobby(club)) for _ in range(3)]
    screens = ShownChanges(changes, unanswered)
    screens.show_on(ANYTHING, shown.append)
    changes.tell(Kind.LOBBY, first)
    assert [change.table for change in shown] == [first], "nobody waits for an answer"
    press = cast(Interaction, SimpleNamespace(id=1, type=discord.InteractionType.component))
    unanswered.add(press)
    for kinds, table in ((Kind.LOBBY, second), (Kind.LOBBY, third), (Kind.OVER, second)):
        changes.tell(kinds, table)
    await asyncio.sleep(0)
    assert len(shown) == 1
    unanswered.discard(press)
    while len(shown) == 1:
        await asyncio.sleep(0)
    assert [(change.table, change.kinds) for change in shown[1:]] == [
        (second, Kind.LOBBY | Kind.OVER),
        (third, Kind.LOBBY),
    ]


def broken(_: TableChanged) -> None:
    raise RuntimeError("broken")


async def test_a_part_that_fails_keeps_no_other_from_showing_a_change() -> None:
    club, changes, shown = tables(), TableChanges(Homes()), list[TableChanged]()
    first, second = [await club.table(await lobby(club)) for _ in range(2)]
    screens = ShownChanges(changes, UnansweredPresses())
    screens.show_on(ANYTHING, broken)
    screens.show_on(ANYTHING, shown.append)
    for table in (first, second):
        changes.tell(Kind.LOBBY, table)
    assert [change.table for change in shown] == [first, second]
