"""Cake Duel's table as everybody sees it: two sides with cakes, trophies and backs, and what is claimed between."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.art.card import HEIGHT as CARD_HEIGHT
from cogs.art.card import WIDTH as CARD_WIDTH
from cogs.art.duel import BACK
from cogs.art.pen import CRUST, INK, box, cut, inlaid, kept, placed, ribbon, sheet, text, used

WIDTH, HEIGHT, PIXELS = 800, 430, 640
_SIDE, _EDGE, _TOP = 262, 14, 14
_MIDDLE = WIDTH / 2
_SHOWN_CAKES = 10
_BACK = "back"
_SIDE_COLOURS = ("#fbe0cf", "#dfe6f3")


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits there, how many cards he holds, and the symbol of his part in this turn."""

    name: str
    cards: int
    part: str | None = None


@dataclass(frozen=True, slots=True)
class Side:
    """What one side has."""

    people: tuple[Person, ...]
    cakes: int
    trophies: int
    wanted: int


@dataclass(frozen=True, slots=True)
class Claim:
    """What somebody says lies there facedown."""

    who: str
    words: str
    figure: tuple[str, ...]
    colour: str
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """All that the picture shows, the words in the reader's language."""

    sides: tuple[Side, Side]
    claims: tuple[Claim, ...]
    flipped: tuple[str, ...] = ()
    """The fronts of cards that have just been flipped."""
    deck: str
    discard: str
    ribbon: str | None = None
    is_true: bool = True
    """Whether the ribbon is good news for who claimed."""


def draw(table: Table) -> str:
    """The table, as SVG."""
    inside = _side(table.sides[0], 0) + _side(table.sides[1], 1)
    if table.flipped:
        inside += _flipped(table.flipped)
    else:
        inside += "".join(
            _claim(claim, number, len(table.claims)) for number, claim in enumerate(table.claims)
        )
    inside += _piles(table)
    if table.ribbon is not None:
        colour = "#5f9a56" if table.is_true else "#c8433f"
        inside += ribbon(table.ribbon, x=_MIDDLE, y=44, colour=colour)
    return sheet(inside, width=WIDTH, height=HEIGHT, defs=kept(BACK, _BACK))


def _side(side: Side, number: int) -> str:
    x = _EDGE if number == 0 else WIDTH - _EDGE - _SIDE
    parts = [
        box(x=x, y=_TOP, width=_SIDE, height=HEIGHT - 2 * _TOP, fill=_SIDE_COLOURS[number]),
        _cakes(side, x),
        _trophies(side, x),
    ]
    room = 218 / len(side.people)
    parts += [
        _person(person, x=x, y=_TOP + 8 + room * place, height=room)
        for place, person in enumerate(side.people)
    ]
    return "".join(parts)


def _person(person: Person, *, x: float, y: float, height: float) -> str:
    name = text(cut(person.name, size=22, width=_SIDE - 60), x=x + 16, y=y + 28, size=22, anchor="start")
    part = "" if person.part is None else placed(person.part, x=x + _SIDE - 100, y=y - 30, size=92)
    card = min(height - 46, 150.0)
    width = card * CARD_WIDTH / CARD_HEIGHT
    step = min(width * 0.62, (_SIDE - 90 - width) / max(1, person.cards - 1))
    backs = "".join(
        used(_BACK, x=x + 16 + step * place, y=y + 40, width=width, height=card)
        for place in range(person.cards)
    )
    count = text(f"×{person.cards}", x=x + _SIDE - 16, y=y + 40 + card / 2 + 10, size=26, anchor="end")
    return name + part + backs + count


def _cakes(side: Side, x: float) -> str:
    shown = min(side.cakes, _SHOWN_CAKES)
    step = min(42.0, (_SIDE - 86) / max(1, shown))
    slices = "".join(
        placed("slice", x=x + 12 + step * place, y=HEIGHT - 190, size=52) for place in range(shown)
    )
    return slices + text(f"×{side.cakes}", x=x + _SIDE - 16, y=HEIGHT - 150, size=32, anchor="end")


def _trophies(side: Side, x: float) -> str:
    step = min(52.0, (_SIDE - 24) / side.wanted)
    places = []
    for place in range(side.wanted):
        left, top = x + 14 + step * place, HEIGHT - 92
        if place < side.trophies:
            places.append(placed("trophy", x=left, y=top, size=52))
        else:
            places.append(
                f'<circle cx="{left + 26:g}" cy="{top + 30:g}" r="14" fill="none" stroke="{CRUST}"'
                ' stroke-width="3" stroke-dasharray="5 5"/>'
            )
    return "".join(places)


def _claim(claim: Claim, number: int, of: int) -> str:
    height = 250 / of
    y = 74 + height * number
    card = min(98.0, height - 52)
    width = card * CARD_WIDTH / CARD_HEIGHT
    step = min(width * 0.5, (130 - width) / max(1, claim.cards - 1))
    left = _MIDDLE - 112
    backs = "".join(
        used(_BACK, x=left + step * place, y=y + 44, width=width, height=card) for place in range(claim.cards)
    )
    return (
        text(cut(claim.who, size=17, width=230), x=_MIDDLE, y=y + 12, size=17)
        + text(cut(claim.words, size=23, width=236), x=_MIDDLE, y=y + 37, size=23)
        + backs
        + f'<circle cx="{_MIDDLE + 66:g}" cy="{y + 44 + card / 2:g}" r="{card / 2:g}" fill="{claim.colour}"'
        f' fill-opacity=".5" stroke="{INK}" stroke-width="2.5" stroke-dasharray="7 5"/>'
        + placed(*claim.figure, x=_MIDDLE + 66 - card * 0.38, y=y + 44 + card * 0.1, size=card * 0.76)
    )


def _flipped(fronts: tuple[str, ...]) -> str:
    width = max(74.0, min(112.0, 240 / len(fronts) - 6))
    height = width * CARD_HEIGHT / CARD_WIDTH
    step = min(width + 6, (240 - width) / max(1, len(fronts) - 1))
    left = _MIDDLE - (step * (len(fronts) - 1) + width) / 2
    return "".join(
        inlaid(front, x=left + step * place, y=110, width=width, height=height)
        for place, front in enumerate(fronts)
    )


def _piles(table: Table) -> str:
    return "".join(
        used(_BACK, x=x - 22, y=HEIGHT - 98, width=44, height=62) + text(words, x=x, y=HEIGHT - 18, size=15)
        for x, words in ((_MIDDLE - 58, table.deck), (_MIDDLE + 58, table.discard))
    )
