"""A member's figures as they are written: numbers as the language writes them, and no sign without its meaning."""

from __future__ import annotations

import pytest

from bot.ratings.model import PROVISIONAL_GAMES
from cogs.i18n.messages import LOCALES, Messages
from cogs.pages.player_stats import PlayerStats, statistics_image, statistics_panel
from data.boards import Rank


def career(sure: float, *, games: int) -> Rank:
    return Rank(
        user_id=1, games=games, wins=0, streak=0, best_streak=0, sure=sure, rated_games=games, ahead=0
    )


def told(portrait: PlayerStats, locale: str = "en") -> str:
    return "\n".join(statistics_panel(portrait, "Bakers", Messages(locale)).without_image().paragraphs)


def portrait(*course: float, games: int = 2) -> PlayerStats:
    careers = {"duel-core": career(course[-1], games=games)}
    return PlayerStats(1, careers, {}, "duel-core", course)


@pytest.mark.parametrize(
    ("value", "english", "german"), [(-1.25, "−1.2", "−1,2"), (-0.04, "0.0", "0,0"), (12.0, "12.0", "12,0")]
)
def test_a_figure_is_written_as_the_language_writes_it(value: float, english: str, german: str) -> None:
    assert (Messages("en").figure(value), Messages("de").figure(value)) == (english, german)


def test_a_rating_below_zero_has_a_minus_sign_wherever_it_stands() -> None:
    falling = portrait(0.5, -2.5)
    assert "rating **−2.5**" in told(falling)
    assert "from 0.5 to −2.5, between −2.5 and 0.5" in told(falling)
    chart = statistics_image(falling, Messages())
    assert chart is not None
    assert "−2.5" in chart.svg and "-2.5" not in chart.svg + chart.words


def test_words_do_not_repeat_the_course_beside_its_chart() -> None:
    panel = statistics_panel(portrait(1.0, 2.0), "Bakers", Messages())
    assert not any("between 1.0 and 2.0" in paragraph for paragraph in panel.paragraphs)
    assert "between 1.0 and 2.0" in told(portrait(1.0, 2.0))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_sign_of_who_is_new_is_explained_where_it_stands_and_only_there(locale: str) -> None:
    assert told(portrait(1.0, 2.0, games=PROVISIONAL_GAMES - 1), locale).count("🌱") == 2
    assert "🌱" not in told(portrait(1.0, 2.0, games=PROVISIONAL_GAMES), locale)
