"""Cake Duel's table as everybody sees it: two sides with cakes, trophies and backs, and what is claimed beneath."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.games.duel.card_images import BACK
from cogs.images.svg.avatar import named
from cogs.images.svg.card import ASPECT, back_defs, backs
from cogs.images.svg.shapes import (
    BAD,
    CREAM,
    CRUST,
    GOOD,
    INK,
    WIDTH,
    box,
    in_row,
    label,
    placed,
    ribbon,
    sheet,
    text,
)

HEIGHT = 388
_EDGE, _SIDE, _SIDE_HEIGHT = 10, 286, 188
_MIDDLE, _BAND = WIDTH / 2, _EDGE + _SIDE_HEIGHT
"""The band below both sides: what is claimed, or what was flipped."""
_FOOT = HEIGHT - 14
_ROOM_OF_TWO = 52
_SHOWN_CAKES = 10
FLIPPED_HEIGHT = 140
"""The height of a card that has been flipped."""
_SIDE_COLOURS = ("#fbe0cf", "#dfe6f3")


@dataclass(frozen=True, slots=True)
class Person:
    """A player's name, number of cards, the symbol of their part in this turn, and their avatar as a data URI."""

    name: str
    cards: int
    part: str | None = None
    avatar: str | None = None


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


@dataclass(frozen=True, slots=True)
class Flipped:
    """A card that has been flipped: its name, its figure and the colour of its class."""

    name: str
    figure: tuple[str, ...]
    colour: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """All that the image shows, the words in the reader's language."""

    sides: tuple[Side, Side]
    claims: tuple[Claim, ...]
    flipped: tuple[Flipped, ...] = ()
    """The cards that have just been flipped."""
    deck: str
    discard: str
    has_discards: bool = True
    """Else its place is empty."""
    stolen: int = 0
    """Cakes that have just changed sides."""
    thief: int = 0
    """The side that has them now."""
    ribbon: str | None = None
    is_true: bool = True
    """Whether the ribbon is good news for who claimed."""


def draw(table: Table) -> str:
    """Return the table, as SVG."""
    inside = _side(table.sides[0], _EDGE) + _side(table.sides[1], WIDTH - _EDGE - _SIDE)
    if table.flipped:
        inside += flipped_cards(table.flipped, y=_BAND)
    elif table.claims:
        room = (WIDTH - 2 * _EDGE) / len(table.claims)
        inside += "".join(
            [_claim(claim, x=_EDGE + room * number, width=room) for number, claim in enumerate(table.claims)]
        )
    elif table.stolen:
        inside += _stolen(table.stolen, table.thief)
    inside += _piles(table)
    if table.ribbon is not None:
        colour = GOOD if table.is_true else BAD
        inside += ribbon(table.ribbon, x=_MIDDLE, y=_FOOT - 14, colour=colour)
    return sheet(inside, height=HEIGHT, defs=back_defs(BACK))


def _side(side: Side, x: float) -> str:
    colour = _SIDE_COLOURS[0 if x < _MIDDLE else 1]
    room = 2 * _ROOM_OF_TWO / len(side.people)
    people = "".join(
        [
            _person(person, x=x, y=_EDGE + 4 + room * place, height=room)
            for place, person in enumerate(side.people)
        ]
    )
    ground = box(x=x, y=_EDGE, width=_SIDE, height=_SIDE_HEIGHT - 6, fill=colour)
    return ground + people + _cakes(side, x) + _trophies(side, x)


def _person(person: Person, *, x: float, y: float, height: float) -> str:
    """Return one player: a single one has a row for the name and one for the cards; two share the room."""
    is_alone = height > _ROOM_OF_TWO
    name = named(
        person.name,
        person.avatar,
        x=x + 14,
        y=y + (20 if is_alone else 26),
        size=25,
        width=190 if is_alone else 108,
        disc=34 if is_alone else 28,
    )
    part = placed(person.part, x=x + _SIDE - 46, y=y + 3, size=36) if person.part else ""
    card, top, left = (62.0, y + 42, x + 14) if is_alone else (46.0, y + 4, x + 126)
    width = card * ASPECT
    most = _SIDE - 84 if is_alone else 64
    step = min(width + 4, (most - width) / max(1, person.cards - 1))
    cards = backs(person.cards, x=left, y=top, width=width, height=card, step=step)
    end = x + _SIDE - (14 if is_alone else 50)
    return name + part + cards + text(f"×{person.cards}", x=end, y=top + card / 2 + 9, size=26, anchor="end")


def _cakes(side: Side, x: float) -> str:
    shown = min(side.cakes, _SHOWN_CAKES)
    step = min(36.0, (_SIDE - 92) / max(1, shown))
    slices = in_row(["slice"] * shown, x=x + 10, y=_EDGE + 102, size=42, step=step)
    return slices + text(f"×{side.cakes}", x=x + _SIDE - 14, y=_EDGE + 134, size=28, anchor="end")


def _trophies(side: Side, x: float) -> str:
    step = min(46.0, (_SIDE - 24) / side.wanted)
    places = []
    for place in range(side.wanted):
        left, top = x + 12 + step * place, _EDGE + 142
        if place < side.trophies:
            places.append(placed("trophy", x=left, y=top, size=38))
        else:
            places.append(
                f'<circle cx="{left + 20:g}" cy="{top + 21:g}" r="13" fill="none" stroke="{CRUST}"'
                ' stroke-width="3" stroke-dasharray="5 5"/>'
            )
    return "".join(places)


def _claim(claim: Claim, *, x: float, width: float) -> str:
    middle, card = x + width / 2, 80.0
    back = card * ASPECT
    step = min(back * 0.6, (116 - back) / max(1, claim.cards - 1))
    whole = back + step * (claim.cards - 1) + 14 + card
    left = middle - whole / 2
    round_x, round_y = left + whole - card / 2, _BAND + 62 + card / 2
    return (
        label(claim.who, x=middle, y=_BAND + 17, size=21, width=width - 12, rows=1)
        + label(claim.words, x=middle, y=_BAND + 43, size=27, width=width - 12, rows=1)
        + backs(claim.cards, x=left, y=_BAND + 62, width=back, height=card, step=step)
        + f'<circle cx="{round_x:g}" cy="{round_y:g}" r="{card / 2:g}" fill="{claim.colour}"'
        f' fill-opacity=".5" stroke="{INK}" stroke-width="2.5" stroke-dasharray="7 5"/>'
        + placed(*claim.figure, x=round_x - card * 0.38, y=round_y - card * 0.4, size=card * 0.76)
    )


def flipped_cards(cards: tuple[Flipped, ...], *, y: float) -> str:
    """Return the cards side by side: their figures, and below them their names in one or two lines."""
    step = min(150.0, (WIDTH - 2 * _EDGE) / len(cards))
    left = _MIDDLE - step * len(cards) / 2
    return "".join(
        _front(card, x=left + step * place + 4, y=y, width=step - 8) for place, card in enumerate(cards)
    )


def _front(card: Flipped, *, x: float, y: float, width: float) -> str:
    figure = min(88.0, width - 8)
    return (
        box(x=x, y=y, width=width, height=FLIPPED_HEIGHT, fill=CREAM)
        + f'<rect x="{x + 5:g}" y="{y + 5:g}" width="{width - 10:g}" height="90" rx="9"'
        f' fill="{card.colour}" fill-opacity=".5"/>'
        + placed(*card.figure, x=x + (width - figure) / 2, y=y + 6, size=figure)
        + label(card.name, x=x + width / 2, y=y + 117, size=23, width=width - 8)
    )


def _stolen(count: int, thief: int) -> str:
    """Return the cakes on their way to the side that has them now."""
    shown, way = min(count, _SHOWN_CAKES), -1 if thief == 0 else 1
    step = min(84.0, 400 / shown)
    left = _MIDDLE - (step * (shown - 1) + 96) / 2
    slices = in_row(["slice"] * shown, x=left, y=_BAND - 4, size=96, step=step)
    return (
        f'<path d="M{_MIDDLE - 90 * way:g} {_BAND + 112}h{140 * way}v-16l{46 * way} 26l{-46 * way} 26v-16'
        f'h{-140 * way}z" fill="#f2c14e" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>{slices}'
    )


def _piles(table: Table) -> str:
    """Deck and discard; while nothing lies between them they are large."""
    if not (table.claims or table.flipped or table.stolen):
        return (
            _pile(x=_MIDDLE - 133, y=_BAND + 26, width=86)
            + _pile(x=_MIDDLE + 47, y=_BAND + 26, width=86, has_cards=table.has_discards)
            + text(table.deck, x=_MIDDLE - 90, y=_FOOT, size=20)
            + text(table.discard, x=_MIDDLE + 90, y=_FOOT, size=20)
        )
    return (
        _pile(x=_EDGE + 4, y=_FOOT - 18, width=16)
        + _pile(x=WIDTH - _EDGE - 20, y=_FOOT - 18, width=16, has_cards=table.has_discards)
        + text(table.deck, x=_EDGE + 26, y=_FOOT, size=20, anchor="start")
        + text(table.discard, x=WIDTH - _EDGE - 26, y=_FOOT, size=20, anchor="end")
    )


def _pile(*, x: float, y: float, width: float, has_cards: bool = True) -> str:
    if has_cards:
        return backs(x=x, y=y, width=width, height=width / ASPECT)
    return box(x=x, y=y, width=width, height=width / ASPECT, fill="none", line=width / 32)
