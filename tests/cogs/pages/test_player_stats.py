"""A member's figures as they are written: numbers as the language writes them, and no sign without its meaning."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.ratings.model import PROVISIONAL_GAMES
from cogs.i18n.messages import LOCALES, Messages
from cogs.pages.player_stats import PlayerStats, StatsPage, statistics_image, statistics_panel
from data.records.finished_games import Rank


def rank(sure: float, *, games: int) -> Rank:
    return Rank(
        user_id=1, games=games, wins=0, streak=0, best_streak=0, sure=sure, rated_games=games, ahead=0
    )


def told(stats: PlayerStats, locale: str = "en") -> str:
    return "\n".join(statistics_panel(stats, "Bakers", Messages(locale)).without_image().paragraphs)


def rated(*ratings: float, games: int = 2) -> PlayerStats:
    ranks = {"duel-core": rank(ratings[-1], games=games)}
    return PlayerStats(1, ranks, {}, "duel-core", ratings)


@pytest.mark.parametrize(
    ("value", "english", "german"), [(-1.25, "−1.2", "−1,2"), (-0.04, "0.0", "0,0"), (12.0, "12.0", "12,0")]
)
def test_a_figure_is_written_as_the_language_writes_it(value: float, english: str, german: str) -> None:
    assert (Messages("en").figure(value), Messages("de").figure(value)) == (english, german)


def test_a_rating_below_zero_has_a_minus_sign_wherever_it_stands() -> None:
    falling = rated(0.5, -2.5)
    assert "rating **−2.5**" in told(falling)
    assert "from 0.5 to −2.5, between −2.5 and 0.5" in told(falling)
    chart = statistics_image(falling, Messages())
    assert chart is not None
    assert "−2.5" in chart.svg and "-2.5" not in chart.svg + chart.words


def test_words_do_not_repeat_the_ratings_beside_their_chart() -> None:
    panel = statistics_panel(rated(1.0, 2.0), "Bakers", Messages())
    assert not any("between 1.0 and 2.0" in paragraph for paragraph in panel.paragraphs)
    assert "between 1.0 and 2.0" in told(rated(1.0, 2.0))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_sign_of_who_is_new_is_explained_where_it_stands_and_only_there(locale: str) -> None:
    assert told(rated(1.0, 2.0, games=PROVISIONAL_GAMES - 1), locale).count("🌱") == 2
    assert "🌱" not in told(rated(1.0, 2.0, games=PROVISIONAL_GAMES), locale)


async def test_a_game_that_is_no_longer_in_the_catalog_is_left_out() -> None:
    """It was played most, but nothing has words for it any more."""
    ranks = {"duel-core": rank(1.0, games=2), "chess": rank(9.0, games=99)}
    boards: Any = AsyncMock(
        careers=AsyncMock(return_value=(ranks, {"chess": {"games": 99}, "duel": {"games": 2}})),
        course=AsyncMock(return_value=(1.0, 2.0)),
    )
    member = Mock(id=1, bot=False)
    page = StatsPage(boards, AsyncMock(), Mock())
    stats = await page.read(Mock(guild_id=1, user=member), member, None, None)
    assert (set(stats.ranks), set(stats.counts), stats.ladder) == ({"duel-core"}, {"duel"}, "duel-core")
    assert "Cake Duel" in told(stats)
