"""Names in which the direction of text changes, also where a label cuts them off."""

from __future__ import annotations

import pytest

from bot.names import FIRST_STRONG_ISOLATE, POP_ISOLATE, shortened
from cogs.i18n.messages import Messages
from cogs.i18n.names import formatted, plain
from cogs.i18n.table_messages import TableMessages
from cogs.pages.history import HistoryPage, history_panel
from cogs.pages.table_labels import named
from cogs.ui.autocomplete import choices_of
from tests.cogs.pages.test_bad_rows import past
from tests.data.rows import playing, seat
from tests.endtoend.test_names import check_direction

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
    panel = history_panel((finished,), HistoryPage(None, None, 1), WORDS, has_more=False)
    (menu,) = panel.rows[-1:]
    for shown in menu.choices:  # type: ignore[union-attr]
        check_direction(shown.label)
        assert len(shown.label) <= 100
