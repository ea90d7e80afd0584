"""How much room the parts of a post or hand take on a phone that is 390 points wide, about: the rest is for text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from cogs.i18n.table_messages import USUAL_NAME
from cogs.ui.panel import Menu, Picker, Row, SvgImage

POST_POINTS = 685
"""A post that is not higher than this, and a little more by a wrong guess, needs no scrolling."""
LINE_POINTS = 21
STORY_LINES = 8
"""The most lines that the story of a turn takes below an image."""
_WIDTH = 289
"""How wide a post's texts and images are."""
_AROUND, _DIVIDER, _GAP = 68, 21, 8
"""The author's line and the post's border; a line between two parts; what lies between two parts without one."""
_LINE, _SMALL, _HEADING = (LINE_POINTS, 30), (18, 40), (25, 24)
"""The height of a line of text, small text or a heading, and about how many characters fit into it."""
_BUTTON_LINE, _MENU = 48, 52
_LETTER, _BUTTON_EDGES, _BUTTON_EMOJI, _BUTTON_GAP = 7.6, 32, 24, 8
_EMOJI = re.compile(r"<:\w{2,32}:\d+>\s?")
_UNSEEN = re.compile(r"[^\w\s.,;:!?'’…()<@>#$%×+=/-]+\s?")
"""Emojis, signs and marks of formatting do not count: with emojis and without, a post tells the same."""
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_SQUARE = re.compile("[🟩🟥]")
"""A row of them is a bar, as wide as what it tells."""
_MENTION = re.compile(r"<@\d+>")
_TIME = re.compile(r"<t:\d+:\w>")
_A_NAME, _A_TIME = "m" * USUAL_NAME, "m" * 11
LONGEST_NAME = 32
_TEXTS_KEPT = 2_000
_VIEW_BOX = re.compile(r'viewBox="0\s0\s([\d.]+)\s([\d.]+)"')


@lru_cache(_TEXTS_KEPT)
def points_of_text(text: str) -> int:
    """Return how high a text is."""
    text = _LINK.sub(r"\1", _SQUARE.sub("mm", text))
    text = _MENTION.sub(_A_NAME, _TIME.sub(_A_TIME, _EMOJI.sub("", _UNSEEN.sub("", text))))
    points = 0
    for line in text.splitlines():
        height, characters = _HEADING if line.startswith("#") else _SMALL if line.startswith("-# ") else _LINE
        points += height * max(1, -(-len(line.lstrip("#- ")) // characters))
    return points


def points_of_image(image: SvgImage) -> float:
    """Return how high an image is."""
    found = _VIEW_BOX.search(image.svg)
    return 0.0 if found is None else _WIDTH * float(found[2]) / float(found[1])


def points_of_row(row: Row) -> int:
    """Return how high a row of controls is: its buttons wrap."""
    if isinstance(row, str):
        return points_of_text(row)
    if isinstance(row, Menu | Picker):
        return _MENU
    lines, left = 1, float(_WIDTH)
    for button in row:
        has_emoji = bool(button.emoji.glyph or button.emoji.markup)
        width = _BUTTON_EDGES + _BUTTON_EMOJI * has_emoji + _LETTER * len(button.label)
        if width > left and left < _WIDTH:
            lines, left = lines + 1, float(_WIDTH)
        left -= width + _BUTTON_GAP
    return _BUTTON_LINE * lines


def with_longest_names(text: str) -> str:
    """Return a text in which every member who is mentioned has as long a name as Discord allows."""
    return _MENTION.sub("m" * LONGEST_NAME, text)


def points_left(
    heading: str, image: SvgImage | None, paragraphs: Iterable[str], rows: Sequence[Row]
) -> float:
    """Return how high one more text may be in a message with all of this, whose paragraphs may be empty."""
    taken = _AROUND + points_of_text(heading) + _DIVIDER + (0 if image is None else points_of_image(image))
    for text in filter(None, paragraphs):
        taken += _DIVIDER + points_of_text(text)
    for row in rows:
        taken += _GAP + points_of_row(row)
    return POST_POINTS - taken - _GAP


def story_points(heading: str, image: SvgImage, paragraphs: Iterable[str], rows: Sequence[Row]) -> float:
    """Return how high the story of a turn may be in a post with all of this, whose paragraphs may be empty."""
    left = points_left(heading, image, paragraphs, rows) - (_DIVIDER - _GAP)
    return min(left, STORY_LINES * LINE_POINTS)
