"""What shows tables hears of each change once."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import cast

import discord

from bot.cluster.homes import Homes
from bot.tables.changes import ANYTHING, ChangeKind, TableChanged, TableChanges
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
    shown_changes = ShownChanges(changes, unanswered)
    shown_changes.show_on(ANYTHING, shown.append)
    changes.tell(ChangeKind.LOBBY, first)
    assert [change.table for change in shown] == [first], "nobody waits for an answer"
    press = cast(Interaction, SimpleNamespace(id=1, type=discord.InteractionType.component))
    unanswered.add(press)
    for kinds, table in ((ChangeKind.LOBBY, second), (ChangeKind.LOBBY, third), (ChangeKind.OVER, second)):
        changes.tell(kinds, table)
    await asyncio.sleep(0)
    assert len(shown) == 1
    unanswered.discard(press)
    while len(shown) == 1:
        await asyncio.sleep(0)
    assert [(change.table, change.kinds) for change in shown[1:]] == [
        (second, ChangeKind.LOBBY | ChangeKind.OVER),
        (third, ChangeKind.LOBBY),
    ]


def broken(_: TableChanged) -> None:
    raise RuntimeError("broken")


async def test_a_part_that_fails_keeps_no_other_from_showing_a_change() -> None:
    club, changes, shown = tables(), TableChanges(Homes()), list[TableChanged]()
    first, second = [await club.table(await lobby(club)) for _ in range(2)]
    shown_changes = ShownChanges(changes, UnansweredPresses())
    shown_changes.show_on(ANYTHING, broken)
    shown_changes.show_on(ANYTHING, shown.append)
    for table in (first, second):
        changes.tell(ChangeKind.LOBBY, table)
    assert [change.table for change in shown] == [first, second]
