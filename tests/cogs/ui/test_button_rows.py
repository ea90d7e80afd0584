"""Rows of buttons stay short in every language, so that a phone shows them whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest

from bot.preferences import CLOCKS
from cogs.hands.render import hand
from cogs.i18n.messages import LOCALES, Messages
from cogs.images.svg.text import width_of
from cogs.table_post import beside_game, lobby, render
from cogs.ui.panel import Button, Panel
from data.records.tables import Phase
from tests.cogs.ui.test_limits import LONGEST_NAME, moments, opened, panels
from tests.emojis import PICTURED
from tests.labs import Case, in_languages

every_language = pytest.mark.parametrize("locale", LOCALES)

BUTTONS = 4
"""The most buttons in a row."""
LINES = 2
"""The most lines that a phone needs for a row."""
ROOM = 290
"""How wide a row of a post is on a phone of 390 pixels, beside the avatar and the post's margins."""
LABEL_PIXELS = 14
PADDING, GAP, EMOJI, NARROWEST = 28, 8, 24, 60
"""What a button adds to its label, what lies between two, what an emoji takes, and the narrowest button."""
USUAL_NAME = "Konstantin"
"""A name as long as most are; a longer one is cut or wraps inside its button."""
EVERY = 3
"""One in so many moments of a game is looked at here."""


def usual(label: str) -> str:
    """The label with a player's name as long as most are."""
    for seat in range(10):
        label = label.replace(f"{LONGEST_NAME[:-1]}{seat}", USUAL_NAME)
    return label


def width(button: Button) -> float:
    """How many pixels wide a phone shows a button."""
    label = width_of(usual(button.label)) * LABEL_PIXELS
    emoji = EMOJI if button.emoji.markup or button.emoji.glyph else 0
    return max(NARROWEST, PADDING + emoji + label)


def lines(row: Iterable[Button]) -> int:
    """How many lines a phone needs for a row of buttons."""
    count, filled = 0, ROOM + 1.0
    for button in row:
        wide = width(button)
        if filled + GAP + wide > ROOM:
            count, filled = count + 1, wide
        else:
            filled += GAP + wide
    return count


def too_long(shown: Iterable[Panel]) -> Iterator[str]:
    """The rows that a phone would not show well."""
    for panel in shown:
        for row in panel.all_rows:
            if not isinstance(row, tuple):
                continue
            labels = " | ".join(usual(button.label) for button in row)
            if len(row) > BUTTONS:
                yield f"{len(row)} buttons: {labels}"
            if lines(row) > LINES:
                yield f"{lines(row)} lines: {labels}"
            yield from (f"too wide: {button.label}" for button in row if width(button) > ROOM)


@in_languages
def test_each_row_of_a_post_or_a_hand_fits_a_phone(case: Case, locale: str) -> None:
    messages = Messages(locale, PICTURED)
    found = set()
    for number, session in enumerate(moments(case)):
        if number % EVERY == 0:
            hands = [hand(session, seat, messages) for seat in range(case.seats)]
            found |= set(too_long((render.table(session, messages), *hands)))
    full = replace(opened(case).table, phase=Phase.LOBBY, seed=None)
    found |= set(too_long(lobby.panel(row, messages) for row in (full, replace(full, seats=full.seats[:1]))))
    found |= set(too_long([beside_game.panel(opened(case), dict(CLOCKS), messages)]))
    assert sorted(found) == []


@every_language
def test_each_row_beside_a_game_fits_a_phone(locale: str) -> None:
    assert sorted(set(too_long(panels(Messages(locale, PICTURED))))) == []
