"""The post at the end of a season, and the leaderboards of earlier seasons, have room in every language."""

from __future__ import annotations

import pytest

from bot.ratings.leaderboards import BoardPage
from bot.seasons import MOST_ROWS, SeasonBoard
from cogs.i18n.messages import LOCALES, Messages
from cogs.pages.ladders import LADDERS
from cogs.pages.leaderboard import SEASONS, LeaderboardPage, leaderboard_panel
from cogs.seasons import SPARE_POINTS, season_panel
from cogs.ui.phone import fits_phone
from data.records.finished_games import Rank
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
def test_a_season_of_many_leaderboards_has_room(locale: str) -> None:
    """Where all members of every leaderboard share the first place, only the first leaderboard is shown."""
    boards = [SeasonBoard(ladder, [rank(number) for number in range(MOST_ROWS)]) for ladder in LADDERS * 2]
    panel = season_panel("2026-S4", boards, Messages(locale))
    fits(panel)
    assert len(panel.paragraphs) == 2
    few = [SeasonBoard(ladder, [rank(1)]) for ladder in LADDERS]
    shown = season_panel("2026-S4", few, Messages(locale))
    assert len(shown.paragraphs) >= 3
    assert fits_phone(shown, SPARE_POINTS)


def test_the_first_three_places_of_a_season_are_named() -> None:
    rows = [rank(number, sure) for number, sure in enumerate((9.0, 8.0, 8.0, 7.0, 6.0))]
    panel = season_panel("2026-S4", [SeasonBoard(LADDERS[0], rows)], Messages())
    named = [f"<@{row.user_id}>" in panel.paragraphs[0] for row in rows]
    assert named == [True, True, True, False, False], "two share the second place, and the next is the fourth"


@every_language
def test_a_leaderboard_with_as_many_seasons_as_can_be_chosen_has_room(locale: str) -> None:
    seasons = [f"{2000 + number}-S{number % 4 + 1}" for number in range(SEASONS)]
    wanted = LeaderboardPage(LADDERS[0], seasons[0], number=2)
    found = BoardPage([rank(number) for number in range(10)], rank(99), has_more=True)
    fits(leaderboard_panel(found, wanted, LONG_ID, Messages(locale), seasons=seasons))
