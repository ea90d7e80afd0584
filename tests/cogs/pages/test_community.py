"""Pages about a server's members have room in every language, and are shown only to people who may see them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.errors import Refused
from bot.fairness import MOST_LISTED, FairnessFigures, FrequentPair, SteepGain
from bot.ratings.leaderboards import BoardRows, Period, Rank
from bot.seasons import MOST_ROWS, SeasonBoard
from cogs.fairness import _show_fairness, fairness_panel
from cogs.i18n.messages import LOCALES, Messages
from cogs.pages.ladders import LADDERS
from cogs.pages.leaderboard import SEASONS, LeaderboardPage, leaderboard_panel
from cogs.seasons.post import season_panel
from cogs.ui.parts import fits_phone
from tests.cogs.ui.test_limits import fits

every_language = pytest.mark.parametrize("locale", LOCALES)
LONG_ID = 10**19


def rank(number: int, sure: float = 1234.5) -> Rank:
    return Rank(
        user_id=LONG_ID + number,
        games=12_345,
        wins=12_345,
        streak=0,
        best_streak=12_345,
        sure=sure,
        rated_games=1,
        ahead=0,
    )


@every_language
def test_the_longest_list_of_figures_has_room(locale: str) -> None:
    pairs = [
        FrequentPair(
            user_id=LONG_ID, other_id=LONG_ID, games=99_999, ahead=99_999, behind=99_999, of_games=99_999
        )
    ] * MOST_LISTED
    gains = [SteepGain(user_id=LONG_ID, ladder=ladder, games=999, wins=999, gain=99.9) for ladder in LADDERS]
    gains = (gains * MOST_LISTED)[:MOST_LISTED]
    fits(fairness_panel(FairnessFigures(pairs, gains), "S" * 100, Messages(locale)))


@every_language
def test_a_season_of_many_leaderboards_has_room(locale: str) -> None:
    """Where all members of every leaderboard share the first place, only the first leaderboard is shown."""
    boards = [SeasonBoard(ladder, [rank(number) for number in range(MOST_ROWS)]) for ladder in LADDERS * 2]
    panel = season_panel("2026-S4", boards, Messages(locale))
    fits(panel)
    assert len(panel.paragraphs) == 2
    few = [SeasonBoard(ladder, [rank(1)]) for ladder in LADDERS]
    shown = season_panel("2026-S4", few, Messages(locale))
    assert len(shown.paragraphs) >= 3
    assert fits_phone(shown)


def test_the_first_three_places_of_a_season_are_named() -> None:
    rows = [rank(number, sure) for number, sure in enumerate((9.0, 8.0, 8.0, 7.0, 6.0))]
    panel = season_panel("2026-S4", [SeasonBoard(LADDERS[0], rows)], Messages())
    named = [f"<@{row.user_id}>" in panel.paragraphs[0] for row in rows]
    assert named == [True, True, True, False, False], "two share the second place, and the next is the fourth"


@every_language
def test_a_leaderboard_with_as_many_seasons_as_can_be_chosen_has_room(locale: str) -> None:
    seasons = [f"{2000 + number}-S{number % 4 + 1}" for number in range(SEASONS)]
    wanted = LeaderboardPage(LADDERS[0], Period.SEASON, page=2, season=seasons[0])
    found = BoardRows([rank(number) for number in range(10)], rank(99), has_more=True)
    fits(leaderboard_panel(found, wanted, LONG_ID, Messages(locale), seasons=seasons))


async def test_figures_are_not_even_read_for_people_who_do_not_manage_the_server() -> None:
    reader = AsyncMock()
    press: Any = SimpleNamespace(permissions=SimpleNamespace(manage_guild=False), guild=SimpleNamespace(id=1))
    with pytest.raises(Refused, match="managers-only"):
        await _show_fairness(reader, press, {})
    reader.read.assert_not_called()
