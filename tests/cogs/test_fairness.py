"""The figures for managers have room in every language, and are shown only to people who may see them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.errors import Refused
from bot.fairness import MOST_LISTED, FairnessFigures
from cogs.fairness import _show_fairness, fairness_panel
from cogs.i18n.messages import LOCALES, Messages
from cogs.pages.ladders import LADDERS
from data.records.finished_games import FrequentPair, SteepGain
from tests.cogs.ui.test_limits import fits

LONG_ID = 10**19


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_list_of_figures_has_room(locale: str) -> None:
    pairs = [
        FrequentPair(
            user_id=LONG_ID, other_id=LONG_ID, games=99_999, ahead=99_999, behind=99_999, of_games=99_999
        )
    ] * MOST_LISTED
    gains = [SteepGain(user_id=LONG_ID, ladder=ladder, games=999, wins=999, gain=99.9) for ladder in LADDERS]
    gains = (gains * MOST_LISTED)[:MOST_LISTED]
    fits(fairness_panel(FairnessFigures(pairs, gains), "S" * 100, Messages(locale)))


async def test_figures_are_not_even_read_for_people_who_do_not_manage_the_server() -> None:
    figures_of = AsyncMock()
    press: Any = SimpleNamespace(permissions=SimpleNamespace(manage_guild=False), guild=SimpleNamespace(id=1))
    with pytest.raises(Refused, match="managers-only"):
        await _show_fairness(figures_of, press, {})
    figures_of.assert_not_called()
