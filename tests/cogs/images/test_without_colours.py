"""Nothing is told by colour only: whatever differs in its colour also differs in a shape, a sign or a word."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from cogs.games.registry import PRESENTERS
from cogs.hands.render import hand
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.rasterize import png
from cogs.images.svg.shapes import box, sheet, text
from cogs.table_post import render
from cogs.ui.panel import Button, Panel
from data.records.tables import TableSeat
from games.views import PublicView, SeatView
from tests.cogs.images.svg_texts import width
from tests.cogs.ui.test_limits import moments, panels
from tests.emojis import PICTURED
from tests.labs import CASES, Case, every_case, played, some

IMAGES_OF_A_CASE = 24
PIXELS = 600
AROUND = 4
"""How much around a box belongs to it, in units of the image: its border and what stands on it."""

CARD_SHARE = 0.25
"""A card or tile is narrower than this share of an image."""

_SVG = "{http://www.w3.org/2000/svg}"
_GROUND = ("rect", "circle")
"""What is filled to be written or drawn on. Everything else is a sign, a letter or a figure."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A filled box or disc of an image."""

    place: tuple[float, float, float, float]
    """Its left, top, right and bottom edge."""
    colour: str


def grounds(svg: str) -> Iterator[Ground]:
    """Return the boxes and discs of an image, without those within figures and cards."""
    for node in ET.fromstring(svg):
        if node.tag == f"{_SVG}rect" and node.get("fill", "none") != "none":
            left, top = float(node.get("x", "0")), float(node.get("y", "0"))
            right, bottom = left + float(node.attrib["width"]), top + float(node.attrib["height"])
            yield Ground((left, top, right, bottom), node.attrib["fill"])
        if node.tag == f"{_SVG}circle" and node.get("fill", "none") != "none":
            x, y, r = (float(node.attrib[name]) for name in ("cx", "cy", "r"))
            yield Ground((x - r, y - r, x + r, y + r), node.attrib["fill"])


def without_colours(svg: str) -> Image.Image:
    """Return an image in black and white: grounds are white, signs, letters, figures and lines black."""
    root = ET.fromstring(svg)
    for node in root.iter():
        is_ground = node.tag in {f"{_SVG}{name}" for name in _GROUND}
        if node.get("fill", "none" if node.tag == f"{_SVG}svg" else "black") != "none":
            node.set("fill", "#ffffff" if is_ground else "#000000")
        if node.get("stroke", "none") != "none":
            node.set("stroke", "#000000")
        for name in ("opacity", "fill-opacity", "stroke-opacity"):
            node.attrib.pop(name, None)
    ET.register_namespace("", _SVG.strip("{}"))
    with Image.open(io.BytesIO(png(ET.tostring(root, encoding="unicode"), width=PIXELS))) as opened:
        flat = Image.new("RGBA", opened.size, "#ffffff")
        flat.alpha_composite(opened.convert("RGBA"))
        return flat.convert("L")


def _card_of(ground: Ground, others: Iterable[Ground], wide: float) -> Ground:
    """Return the card or tile that a box belongs to, which may tell beside the box; else the box."""
    left, top, right, bottom = ground.place
    around = [
        other
        for other in others
        if other.place[0] <= left
        and other.place[1] <= top
        and other.place[2] >= right
        and other.place[3] >= bottom
        and other.place[2] - other.place[0] < wide * CARD_SHARE
    ]
    return max(around, key=lambda other: other.place[2] - other.place[0], default=ground)


def told_by_colour_only(images: Iterable[str]) -> list[tuple[Any, ...]]:
    """Return the boxes that have two colours in two of these images though all else in them is the same."""
    found: dict[tuple[Any, ...], set[str]] = {}
    for svg in set(images):
        drawn, unit = without_colours(svg), PIXELS / width(svg)
        found_here = list(grounds(svg))
        for ground in found_here:
            left, top, right, bottom = _card_of(ground, found_here, width(svg)).place
            area = [
                round(edge * unit) for edge in (left - AROUND, top - AROUND, right + AROUND, bottom + AROUND)
            ]
            content = drawn.crop((area[0], area[1], area[2], area[3])).tobytes()
            found.setdefault((*ground.place, content), set()).add(ground.colour)
    return [(*key[:4], *sorted(colours)) for key, colours in found.items() if len(colours) > 1]


def test_a_box_that_differs_in_its_colour_only_is_found() -> None:
    def drawn(fill: str, word: str) -> str:
        return sheet(box(x=20, y=20, width=100, height=60, fill=fill) + _word(word), width=600, height=100)

    assert told_by_colour_only([drawn("#ffe3a3", "Ada"), drawn("#eef0e2", "Ada")])
    assert not told_by_colour_only([drawn("#ffe3a3", "Ada *"), drawn("#eef0e2", "Ada")])


def _word(word: str) -> str:
    return text(word, x=70, y=60, size=20)


def images(case: Case) -> Iterator[str]:
    """Return tables, hands and moments of a random game of these options."""
    presenter = PRESENTERS[case.game.key]
    seats = [TableSeat(seat=seat, user_id=seat + 1, name=f"Player {seat}") for seat in range(case.seats)]
    say = TableMessages(Messages(), seats)
    chosen = played(case).moments
    for moment in some(case, chosen, IMAGES_OF_A_CASE):
        after = moment.step.state
        seen = [event for event in moment.step.events if event.reaches(None)]
        public = PublicView(case.game.view(after, None))
        yield presenter.table_image(public, seen, say).svg
        told = presenter.moment(public, seen, say)
        if told is not None:
            yield told.svg
        held = presenter.hand_image(SeatView(case.game.view(after, moment.seat)), say)
        if held is not None:
            yield held.svg


ONE_OF_EACH = [
    parameters
    for parameters in CASES
    if parameters.id in {"duel-1", "duel-3", "auf-0", "auf-4", "auf-8", "bakeries-0"}
]


@pytest.mark.parametrize("case", ONE_OF_EACH)
def test_no_box_of_a_table_a_hand_or_a_moment_tells_by_its_colour_only(case: Case) -> None:
    drawn = list(images(case))
    assert len({ground.colour for svg in drawn for ground in grounds(svg)}) > 1
    assert told_by_colour_only(drawn) == []


def buttons(shown: Iterable[Panel]) -> Iterator[Button]:
    """Return the buttons of some posts."""
    return (button for panel in shown for row in panel.rows if isinstance(row, tuple) for button in row)


def with_two_styles(shown: Iterable[Panel]) -> dict[tuple[str, str, bool], set[str]]:
    """Return the buttons that have two colours though they read the same: by label, sign and whether they are idle.

    An idle one, as that of the part of a page that is shown, cannot be pressed, and is read out so.
    """
    styles: dict[tuple[str, str, bool], set[str]] = {}
    for button in buttons(shown):
        styles.setdefault((button.label, str(button.emoji), button.is_idle), set()).add(str(button.style))
    return {name: found for name, found in styles.items() if len(found) > 1}


@every_case
def test_no_button_of_a_table_tells_by_its_colour_only(case: Case) -> None:
    messages, shown = Messages("en", PICTURED), list[Panel]()
    for session in moments(case):
        shown += [
            render.table(session, messages),
            *(hand(session, seat, messages) for seat in range(case.seats)),
        ]
    assert with_two_styles(shown) == {}
    plain: dict[Panel, set[Any]] = {}
    for panel in shown:
        plain.setdefault(replace(panel, colour=shown[0].colour), set()).add(panel.colour)
    assert all(len(colours) == 1 for colours in plain.values())


def test_no_button_beside_a_game_tells_by_its_colour_only() -> None:
    assert with_two_styles(panels(Messages("en", PICTURED))) == {}
