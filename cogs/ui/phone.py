"""Estimates the height of posts, hands and pages on a phone that is 390 points wide, and splits long pages.

What the other parts of a post leave is for its text. A private page that is higher than a phone is shown in parts,
with controls that turn to the others.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain, repeat
from typing import ClassVar
from weakref import WeakKeyDictionary

import discord
from cachetools import TTLCache

from bot.errors import Reason, Refused
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import USUAL_NAME
from cogs.ui.custom_id import PageName, PageRoute
from cogs.ui.panel import Button, Menu, Panel, Picker, Row, SvgImage

PAGES_KEPT, KEPT_SECONDS = 1000, 3600.0
"""The number of pages whose other parts are kept, and the time; later the page must be opened again."""
SPARE_POINTS = 30
"""A page whose texts are likely lower than estimated may be this much higher than a post: names count as the longest,
or there are only a few lines beside an image."""
UNSEEN_POINTS = 35
"""Texts without names may be this much higher than estimated, which counts no emojis and no breaks at words."""

POST_POINTS = 685
"""A post that is not higher than this, and a little more by a wrong guess, needs no scrolling."""
LINE_POINTS = 21
STORY_LINES = 8
"""The most lines that the story of a turn takes below an image."""
_WIDTH = 289
"""The width of a post's texts and images."""
_AROUND, _DIVIDER, _GAP = 68, 21, 8
"""The author's line and the post's border; a line between two parts; what lies between two parts without one."""
_LINE, _SMALL, _HEADING = (LINE_POINTS, 30), (18, 40), (25, 24)
"""The height of a line of text, small text or a heading, and about how many characters fit into it."""
_BUTTON_LINE, _MENU = 48, 52
_LETTER, _BUTTON_EDGES, _BUTTON_EMOJI, _BUTTON_GAP = 7.6, 32, 24, 8
_EMOJI = re.compile(r"<:\w{2,32}:\d+>\s?")
_UNSEEN = re.compile(r"[^\w\s.,;:!?'’…()<@>#$%×+=/-]+\s?")
"""Emojis, signs and marks of formatting do not count: with emojis and without, a post tells the same."""
_SIGN = re.compile(r"<:\w{2,32}:\d+>|[^\w\s.,;:!?'’…()<@>#$%×+=/*~`-]")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_SQUARE = re.compile("[🟩🟥]")
"""A row of them is a bar, as wide as what it tells."""
_MENTION = re.compile(r"<@\d+>")
_TIME = re.compile(r"<t:\d+:\w>")
_A_NAME, _A_TIME, _A_SIGN = "m" * USUAL_NAME, "m" * 11, "mm"
LONGEST_NAME = 32
_TEXTS_KEPT = 2_000
_VIEW_BOX = re.compile(r'viewBox="0\s0\s([\d.]+)\s([\d.]+)"')


@lru_cache(_TEXTS_KEPT)
def points_of_text(text: str) -> int:
    """Return the height of a text."""
    text = _LINK.sub(r"\1", _SQUARE.sub("mm", text))
    text = _MENTION.sub(_A_NAME, _TIME.sub(_A_TIME, _EMOJI.sub("", _UNSEEN.sub("", text))))
    points = 0
    for line in text.splitlines():
        height, characters = _HEADING if line.startswith("#") else _SMALL if line.startswith("-# ") else _LINE
        points += height * max(1, -(-len(line.lstrip("#- ")) // characters))
    return points


def points_of_image(image: SvgImage) -> float:
    """Return the height of an image."""
    found = _VIEW_BOX.search(image.svg)
    return 0.0 if found is None else _WIDTH * float(found[2]) / float(found[1])


def points_of_row(row: Row) -> int:
    """Return the height of a row of controls: its buttons wrap."""
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
    """Return the height that is left for one more text beside all of this; paragraphs may be empty."""
    taken = _AROUND + points_of_text(heading) + _DIVIDER + (0 if image is None else points_of_image(image))
    for text in filter(None, paragraphs):
        taken += _DIVIDER + points_of_text(text)
    for row in rows:
        taken += _GAP + points_of_row(row)
    return POST_POINTS - taken - _GAP


def story_points(heading: str, image: SvgImage, paragraphs: Iterable[str], rows: Sequence[Row]) -> float:
    """Return the height that is left for the story of a turn beside all of this; paragraphs may be empty."""
    left = points_left(heading, image, paragraphs, rows) - (_DIVIDER - _GAP)
    return min(left, STORY_LINES * LINE_POINTS)


class PageParts:
    """The parts of the long pages that one client has shown."""

    _of_clients: ClassVar[WeakKeyDictionary[discord.Client, PageParts]] = WeakKeyDictionary()

    def __init__(self) -> None:
        self._kept: TTLCache[tuple[int, str], tuple[Panel, ...]] = TTLCache(PAGES_KEPT, KEPT_SECONDS)
        """The other parts of pages, by the only member who may see them, and a name."""

    @classmethod
    def of(cls, client: discord.Client) -> PageParts:
        """Return the parts of a client's pages."""
        found = cls._of_clients.get(client)
        if found is None:
            found = cls._of_clients[client] = cls()
        return found

    def first(self, panel: Panel, reader_id: int, messages: Messages, *, has_image: bool) -> Panel:
        """Return a page as it is, or its first part if it is higher than a phone; keep the others for its reader."""
        parts = in_parts(panel, has_image=has_image)
        if len(parts) == 1:
            return panel
        name = secrets.token_hex(4)
        self._kept[reader_id, name] = kept = tuple(
            # A part may be a little too high and is not divided again: its controls would lead to itself.
            replace(part, has_parts=False, rows=(*part.rows, _turns(name, number, len(parts), messages)))
            for number, part in enumerate(parts)
        )
        return kept[0]

    def part(self, reader_id: int, name: str, number: int) -> Panel:
        """Return a part of a page. Refused when it is not kept any more, and for everybody but its reader."""
        parts = self._kept.get((reader_id, name), ())
        if not 0 <= number < len(parts):
            raise Refused(Reason.PAGE_GONE)
        return parts[number]

    def forget(self) -> None:
        """Forget all pages: they may name a member who was deleted."""
        self._kept.clear()


def in_parts(panel: Panel, *, has_image: bool) -> Sequence[Panel]:
    """Return a page in parts, none higher than a phone; only the first one has its image.

    The first one has the controls as well; if its image leaves no room for all of them, the second one has them.
    """
    if not has_image:
        panel = panel.without_image()
        panel = replace(panel, in_words=(), paragraphs=(*panel.in_words, *panel.paragraphs))
    if not panel.has_parts or fits_phone(panel):
        return (panel,)
    turns = (Button(PageRoute(PageName.PART), ""),)
    page = replace(panel, rows=(*panel.rows, turns), uncut=())
    words = replace(page, image=None)
    without_controls = repeat(replace(words, rows_above=(), rows=(turns,)))
    forms: Iterator[Panel] = chain((page,), without_controls)
    first_line, _, _ = panel.paragraphs[0].partition("\n")
    if not fits_phone(replace(page, paragraphs=(first_line,))):
        forms = chain((replace(page, rows=(*panel.rows[:1], turns)), words), without_controls)
    parts = [replace(part, rows=part.rows[:-1]) for part in _packed(page.paragraphs, forms)]
    if len(parts) == 1 and parts[0].rows != panel.rows:
        *told, last = panel.paragraphs  # it goes with the controls for which the first part has no room
        return [
            replace(parts[0], paragraphs=tuple(told)),
            replace(words, rows=panel.rows, paragraphs=(last,)),
        ]
    return parts


def cut_to_phone(panel: Panel) -> Panel:
    """Return a page as everybody sees it, beside its image and without it: its first part and its last paragraph."""
    beside, words = _first_and_last(panel, has_image=True), _first_and_last(panel, has_image=False)
    return replace(panel, has_parts=False, paragraphs=beside, in_words=(), uncut=words)


def _first_and_last(panel: Panel, *, has_image: bool) -> tuple[str, ...]:
    first, *others = in_parts(panel, has_image=has_image)
    return first.paragraphs if not others else (*first.paragraphs, f"…\n{others[-1].paragraphs[-1]}")


def _packed(paragraphs: Sequence[str], forms: Iterator[Panel]) -> Iterator[Panel]:
    """Yield the parts of a page: each is the next form with as many lines as fit beside its controls and its image."""
    part, shown = next(forms), list[list[str]]()
    for paragraph in paragraphs:
        shown.append([])
        for line in paragraph.split("\n"):
            is_alone = part.image is None and shown == [[]]
            shown[-1].append(line)
            if not is_alone and not fits_phone(replace(part, paragraphs=_joined(shown))):
                shown[-1].pop()
                yield replace(part, paragraphs=_joined(shown))
                part, shown = next(forms), [[line]]
    yield replace(part, paragraphs=_joined(shown))


def _joined(paragraphs: Sequence[Sequence[str]]) -> tuple[str, ...]:
    return tuple("\n".join(lines) for lines in paragraphs if lines)


def fits_phone(panel: Panel, spare: int = SPARE_POINTS) -> bool:
    """Return True if a page is not higher than a phone, whatever names its members have.

    ``spare`` is how much higher than estimated it may be, in points.
    """
    paragraphs = panel.paragraphs
    if not panel.mentions_short_names:
        paragraphs = tuple(map(with_longest_names, paragraphs))
    else:  # its lists have emojis and signs in each line
        paragraphs = tuple(_SIGN.sub(_A_SIGN, text) for text in paragraphs)
        spare = -UNSEEN_POINTS if panel.image is None else 0
    left = points_left(with_longest_names(panel.heading), panel.image, paragraphs, panel.all_rows)
    return left + spare >= 0


def _turns(name: str, number: int, parts: int, messages: Messages) -> Row:
    def button(key: str, to: int) -> Button:
        is_there = 0 <= to < parts
        shown = to if is_there else number
        label = messages(key, part=shown + 1, parts=parts)
        return Button(PageRoute(PageName.PART, (name, str(shown))), label, is_idle=not is_there)

    return button("button-part-before", number - 1), button("button-part-after", number + 1)
