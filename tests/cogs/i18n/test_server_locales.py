"""How often Discord is asked for the language of a server that is not connected here."""

from __future__ import annotations

from unittest.mock import AsyncMock, Mock

from bot.client import Client
from bot.preferences import Preferences
from cogs.i18n import locale
from cogs.i18n.locale import LocaleResolver
from tests.bot.tables.services import begun, tables
from tests.stores import MemoryStore


async def test_discord_is_not_asked_again_at_once_for_a_language_that_it_has_not_told() -> None:
    table = (await begun(tables())).table
    asked = AsyncMock(side_effect=OSError("no route"))
    client = Mock(
        spec=Client, get_guild=lambda _: None, is_absent=lambda _: False, http=Mock(get_guild=asked)
    )
    locales, now = LocaleResolver(Preferences(MemoryStore()), client), [0.0]
    locales._failed = type(locales._failed)(10, ttl=locale.ASK_AGAIN_SECONDS, timer=lambda: now[0])
    for _ in range(3):
        assert (await locales.of_table(table))[0].locale == "en"
    assert asked.await_count == 1
    now[0] += locale.ASK_AGAIN_SECONDS + 1
    asked.side_effect, asked.return_value = None, {"preferred_locale": "de"}
    for _ in range(2):
        assert (await locales.of_table(table))[0].locale == "de"
    assert asked.await_count == 2
