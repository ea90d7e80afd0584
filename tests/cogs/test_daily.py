"""The pages of daily deals: results that give no card away, shared places, and room on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.daily import DailyDeals, Today, day_after
from cogs.daily.pages import TOGETHER, board_panel, check_panel, outcome, share_panel, squares, today_page
from cogs.i18n.messages import LOCALES, Messages
from cogs.ui.panel import MESSAGE_CHARACTERS, Panel
from data.records.finished_games import DailyTry
from data.records.tables import Ending
from games.ai import LEVELS
from games.catalog import GAMES
from tests.bot.tables.services import tables

DAY = "2026-11-22"
YESTERDAY = day_after(DAY, -1)
MEMBER = 10**19
EN = Messages()


def tried(user_id: int = MEMBER, game: str = "duel", **changes: Any) -> DailyTry:
    """A duel that the member has won by three bouts to one."""
    values: dict[str, Any] = {
        "user_id": user_id,
        "game": game,
        "day": DAY,
        "guild_id": 1,
        "table_id": "t1",
        "level": "strong",
        "ending": Ending.FINISHED,
        "place": 1,
        "score": 3,
        "house_place": 2,
        "house_score": 1,
        "was_helped": False,
    }
    return DailyTry(**{**values, **changes})


LOST: dict[str, Any] = {"place": 2, "score": 1, "house_place": 1, "house_score": 3}
TIED: dict[str, Any] = {"place": 1, "score": 2, "house_place": 1, "house_score": 2}


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, f"🏆 won {'🟩' * 8}{'🟥' * 2} **3 : 1**"),
        (LOST, f"lost {'🟩' * 2}{'🟥' * 8} **1 : 3**"),
        (TIED, f"🤝 tied {'🟩' * 5}{'🟥' * 5} **2 : 2**"),
        ({**LOST, "ending": Ending.CONCEDED}, "🏳️ gave up"),
        ({"ending": Ending.CONCEDED}, f"🏆 won {'🟩' * 8}{'🟥' * 2} **3 : 1**"),
    ],
)
def test_a_result_tells_the_scores_and_nothing_else(changes: dict[str, Any], told: str) -> None:
    assert outcome(tried(**changes), EN).replace(TOGETHER, "") == told


@pytest.mark.parametrize(
    ("mine", "house", "green"), [(0, 0, 5), (0, 4, 0), (5, 0, 10), (-20, 30, 0), (80, 85, 5), (1, 2, 3)]
)
def test_the_squares_share_ten_between_both(mine: int, house: int, green: int) -> None:
    assert squares(mine, house).replace(TOGETHER, "") == "🟩" * green + "🟥" * (10 - green)


def test_no_line_ends_between_two_squares() -> None:
    assert squares(1, 1).count(TOGETHER) == 9


def board(tries: list[DailyTry], messages: Messages = EN, day: str = DAY) -> Panel:
    return board_panel({"duel": tries}, day, "Server", messages, days=(YESTERDAY, DAY))


def test_equal_results_share_their_place_and_the_rest_is_counted() -> None:
    tries = [tried(1), tried(2), tried(3, **LOST), *(tried(4 + more, **LOST) for more in range(9))]
    duel = board(tries).paragraphs[0].splitlines()
    assert [line.partition(" ")[0] for line in duel[1:-1]] == ["**1.**"] * 2 + ["**3.**"] * 2
    assert duel[-1] == "… and 8 more."


def test_results_are_compared_within_a_strength() -> None:
    weak = {"level": "easy"}
    told = board([tried(1, **weak), tried(2, **LOST), tried(3, **weak, **LOST)]).paragraphs
    assert [line for part in told[:2] for line in part.splitlines() if line.startswith("**Cake Duel")] == [
        "**Cake Duel, strong**",
        "**Cake Duel, easy**",
    ]
    assert told[0].splitlines()[1].startswith("**1.** <@2>: lost")
    assert [line.partition(": ")[0] for line in told[1].splitlines()[1:]] == ["**1.** <@1>", "**2.** <@3>"]


def test_the_board_leads_to_yesterday_and_back() -> None:
    assert [board([], day=day).rows[1][1].target.arguments for day in (DAY, YESTERDAY)] == [  # type: ignore[index,union-attr]
        ("board", YESTERDAY),
        ("board", DAY),
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_page_fits_in_a_message_in_every_language(locale: str) -> None:
    messages = Messages.for_locale(locale)
    tries = {game: tried(game=game, score=999, house_score=888) for game in GAMES}
    running = {game: tried(game=game, ending=None) for game in GAMES}
    full = {
        game: [tried(MEMBER + member, game, level=level) for level in LEVELS for member in range(30)]
        for game in GAMES
    }
    club = tables()
    club.now = lambda: 1_800_000_000.0
    deals = DailyDeals(club.core())
    links = dict.fromkeys(GAMES, "https://discord.com/channels/1/2/3")
    days = [(day, deals.deals(day)) for day in deals.days_around()]
    panels = [
        today_page(Today(DAY, tries, 365), {}, messages, in_server=True),
        today_page(Today(DAY, running, 0), links, messages, in_server=True),
        today_page(Today(DAY, {}, 1), {}, messages, in_server=False),
        share_panel(Today(DAY, tries, 365), MEMBER, messages),
        board_panel(full, DAY, "S" * 100, messages, days=(YESTERDAY, DAY)),
        check_panel(days, messages),
    ]
    assert max(panel.characters for panel in panels) < MESSAGE_CHARACTERS
