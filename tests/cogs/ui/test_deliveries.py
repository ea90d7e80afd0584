"""What shows tables hears of each change once, and one table's failure harms no other."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.cluster.homes import Homes
from bot.tables.changes import ANYTHING, Kind, TableChanged, TableChanges
from bot.tasks import named
from cogs.i18n.locale import Press
from cogs.ui.live_message import Deliveries, ShownChanges
from cogs.ui.responses import UnansweredPresses
from tests.bot.tables.services import lobby, tables


async def test_what_fails_at_one_table_is_logged_and_harms_no_other(caplog: pytest.LogCaptureFixture) -> None:
    deliveries, told = Deliveries("news"), list[str]()

    async def tell(table_id: str) -> None:
        if table_id == "bad":
            raise RuntimeError("a damaged event")
        told.append(table_id)

    for table_id in ("bad", "good"):
        deliveries.start(table_id, tell(table_id))
    while sending := named("news "):
        await asyncio.wait(sending)
    assert told == ["good"]
    assert [record.getMessage() for record in caplog.records] == [
        "news: new moves of table bad could not be told"
    ]


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
    press = cast(Press, SimpleNamespace(id=1, type=discord.InteractionType.component))
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
