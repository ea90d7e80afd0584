"""Names in which the direction of text changes, also where a label cuts them off."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from discord import ui

from bot.history.game_end import GameEnd, SeatRating
from bot.names import FIRST_STRONG_ISOLATE, POP_ISOLATE, shortened
from cogs.i18n.messages import Messages
from cogs.i18n.names import formatted, mentions_isolated, plain
from cogs.i18n.table_messages import TableMessages
from cogs.pages.history import HistoryPage, history_panel
from cogs.pages.leaderboard import board_line
from cogs.pages.table_labels import named
from cogs.table_post import ending, render
from cogs.ui.command_options import choices_of
from cogs.ui.components import layout
from cogs.ui.panel import Panel
from data.records.finished_games import Rank
from tests.cogs.pages.test_bad_rows import past
from tests.cogs.ui.test_limits import moments
from tests.data.rows import playing, seat
from tests.endtoend.test_names import check_direction
from tests.labs import Case, every_case

WORDS = Messages()
MIXED = [
    "Bob \u05d3\u05df 123",
    "\u05d3\u05df Bob \u0645\u0631\u064a\u0645",
    "123 \u0645 (x) \u202eabc",
    "\u2067Bob\u2066 \u05d3\u05df\u2069\u2069 [x](y)",
    "\u0661\u0662\u0663 apples",
    "\u05d3" * 40,
]


@pytest.mark.parametrize("name", MIXED)
def test_a_name_of_both_directions_stays_within_its_own_words(name: str) -> None:
    for written in (plain(name), formatted(name)):
        check_direction(written)
        assert written.startswith(FIRST_STRONG_ISOLATE)
        assert written.endswith(POP_ISOLATE)
        assert written.count(FIRST_STRONG_ISOLATE) == 1
    say = TableMessages(WORDS, (seat(0, 1, name=name), seat(1, 2, name="Ada")))
    check_direction(say.all_of([say.written(0), say.name(0), say.written(1)]))


@pytest.mark.parametrize("most", range(1, 12))
def test_a_cut_leaves_no_isolate_open(most: int) -> None:
    for text in (
        "ab\u2068\u05d3\u05df\u05d3\u2069cd\u2068\u05d3\u2069e",
        "\u2068\u05d3\u05df\u2069",
        "abcdefghijkl",
    ):
        cut = shortened(text, most)
        assert len(cut) <= most
        assert cut.count(FIRST_STRONG_ISOLATE) == cut.count(POP_ISOLATE)


@pytest.mark.parametrize("name", MIXED)
def test_labels_that_are_cut_turn_nothing_around(name: str) -> None:
    seats = tuple(seat(number, number + 1, name=f"{name} {name} {number}") for number in range(4))
    row = playing("abcdefgh", seats=seats, options={"mode": "core"})
    (choice,) = choices_of({row.id: named(row, WORDS)}, "")
    check_direction(choice.name)
    finished = past("abcdefgh", seats=seats, options={"mode": "core"})
    panel = history_panel((finished,), HistoryPage(), WORDS, has_more=False)
    (menu,) = panel.rows[-1:]
    for shown in menu.choices:  # type: ignore[union-attr]
        check_direction(shown.label)
        assert len(shown.label) <= 100


# Mentions: Discord writes the name


MENTION = re.compile(r"<@!?\d+>")
ISOLATED = re.compile(rf"{FIRST_STRONG_ISOLATE}<@!?\d+>{POP_ISOLATE}")


def check_mentions(panel: Panel) -> int:
    """Check that no mention of a panel turns anything around; return their number."""
    parts = layout(panel).walk_children()
    texts = [part.content for part in parts if isinstance(part, ui.TextDisplay)]
    assert sum(map(len, texts)) <= panel.characters
    mentions = [len(MENTION.findall(text)) for text in texts]
    assert mentions == [len(ISOLATED.findall(text)) for text in texts]
    return sum(mentions)


def test_a_mention_is_isolated_once() -> None:
    isolated = mentions_isolated("<@1> 3.4, <@!2>")
    assert isolated == "\u2068<@1>\u2069 3.4, \u2068<@!2>\u2069"
    assert mentions_isolated(isolated) == isolated


@every_case
def test_every_mention_in_the_posts_of_a_game_is_isolated(case: Case) -> None:
    found = 0
    for session in moments(case):
        turn = session.progress.turn
        for panel in (
            render.table(session, WORDS),
            render.left_behind(session, turn, turn + 1, WORDS),
            render.in_words(session, WORDS),
        ):
            found += check_mentions(panel)
    assert found


def test_figures_beside_a_mention_stay_on_their_side() -> None:
    say = TableMessages(WORDS, (seat(0, 1, name="Ada"), seat(1, 2, name="Ben")))
    end = GameEnd(
        (SeatRating(0, 0.0, 3.4, 1, 1, has_left=False), SeatRating(1, 0.0, -1.8, 0, 2, has_left=False))
    )
    rank = Rank(user_id=1, games=9, wins=4, streak=2, best_streak=3, sure=3.4, rated_games=9, ahead=0)
    panel = Panel(heading="", paragraphs=(*ending.lines("duel", end, say), board_line(rank, 1, WORDS)))
    assert check_mentions(panel) == 3


def test_nothing_writes_a_text_display_that_is_not_isolated() -> None:
    cogs = Path(__file__).parents[3] / "cogs"
    writers = [path.name for path in cogs.rglob("*.py") if "TextDisplay(" in path.read_text()]
    assert writers == ["components.py"]
    assert (cogs / "ui" / "components.py").read_text().count("TextDisplay(") == 1
