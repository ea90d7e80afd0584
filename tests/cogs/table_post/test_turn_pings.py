"""Which players are pinged."""

from __future__ import annotations

from unittest.mock import Mock

import discord
import pytest

from bot.tables.actions import TableAction, TableActionKind
from cogs.i18n.locale import LocaleResolver
from cogs.table_post.turn_pings import TurnPings
from data.records import By
from tests.bot.tables.services import ADA, BEN, attacker, begun, tables


async def test_nobody_is_pinged_for_a_seat_that_a_stand_in_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    club = tables()
    session = await begun(club)
    locales = LocaleResolver(club.preferences, lambda _: None)
    calls = TurnPings(Mock(spec=discord.Client), club.preferences, locales)
    seat = attacker(session)
    assert await calls.due(session) == [(ADA, BEN)[seat].id]
    await session.do(TableAction(TableActionKind.STAND_IN), seat, by=By.CLOCK, at=club.now())
    assert attacker(session) == seat
    assert await calls.due(session) == []
