"""The images that all games have: hands, rule pages, posters, moments, and the emojis of dice and cakes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from cogs.games.text import Word
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg import emoji_tile, hand, moment
from cogs.images.svg.hand import Held
from cogs.images.svg.shapes import PIXELS
from cogs.ui.panel import SvgImage
from data.records.tables import SeatedPlayer
from games.engine import Outcome, Seat

FRONTS_KEPT = 500
"""How many fronts of cards are kept for each game, each in one language."""

T = TypeVar("T")
Front: TypeAlias = Callable[[T, Messages], str]
"""Returns the front of a card as SVG, in a language."""
NameOf: TypeAlias = Callable[[Seat], str]
"""Returns the name of a seat's player, as an image or its description shows it."""


def hand_image(
    cards: Sequence[T], front: Front[T], word: Word[T], say: TableMessages, playable: Collection[T]
) -> SvgImage | None:
    """Return the cards of a hand in order, the ``playable`` ones raised; None without cards."""
    if not cards:
        return None
    held = [Held(front(card, say.messages), card in playable) for card in cards]
    described = say("image-hand", cards=say.listed(word(card, say) for card in cards))
    return SvgImage(hand.hand(held), hand.pixels(len(held)), described, is_private=True)


def cards_image(cards: Iterable[T], front: Front[T], word: Word[T], say: TableMessages) -> SvgImage:
    """Return the cards that a page of rules explains, in their order."""
    cards = list(cards)
    described = say("image-page", cards=say.listed(word(card, say) for card in cards))
    fronts = [Held(front(card, say.messages)) for card in cards]
    return SvgImage(hand.hand(fronts), hand.pixels(len(fronts)), described)


def example_seats(count: int, say: TableMessages) -> TableMessages:
    """Return the sentences about an example table in the rules, whose players have the names of their seats."""
    names = [say("image-seat", number=number) for number in range(1, count + 1)]
    return TableMessages(
        say.messages, [SeatedPlayer(seat=seat, user_id=None, name=name) for seat, name in enumerate(names)]
    )


def example_image(table: SvgImage, say: TableMessages, words: Iterable[str] = ()) -> SvgImage:
    """Return an example table of the rules, described by its own words or, more exactly, by others."""
    return SvgImage(table.svg, PIXELS, say("image-example", shown=" ".join(words) or table.words))


@dataclass(frozen=True, slots=True)
class Section:
    """A bout or a round of a game that is over."""

    title: str
    """Its kind and number: `Bout 2`."""
    name: str
    """Its number, in a few characters."""
    points: tuple[str, ...]
    """The winnings of each seat in it, as they are written; empty where only one side wins it."""
    best: tuple[Seat, ...]
    """The seats that have won it."""


@dataclass(frozen=True, slots=True)
class Emblem:
    """The figure of a game on its poster."""

    figure: tuple[str, ...]
    colour: str


def poster_image(
    game: str,
    emblem: Emblem,
    outcome: Outcome,
    say: TableMessages,
    *,
    sides: Iterable[Sequence[Seat]] = (),
    is_conceded: bool = False,
    sections: Sequence[Section] = (),
    told: Sequence[tuple[str, str]] = (),
) -> SvgImage:
    """Return the result of a game, the first places first; without scores when the game was given up.

    ``sides`` are the seats that win together; without it, each has a place of its own. ``sections`` are the bouts or
    rounds, ``told`` the sentences below, each as it is drawn and as it is spoken.
    """
    title = say(f"{game}-name")
    drawn, spoken = _at_the_end(say.image_name, say), _at_the_end(say.name, say)
    order = ranked(outcome, sides)
    key = "image-score-conceded" if is_conceded else f"image-score-{game}"
    scores = [say(key, score=score) for score in outcome.scores]
    places = [
        moment.Line(
            say.all_of(map(drawn, seats)),
            scores[seats[0]],
            is_best=seats[0] in outcome.winners,
            avatars=say.avatars(seats),
            place=str(place),
            parts=tuple(
                moment.Part(section.points[seats[0]] or section.name, seats[0] in section.best)
                for section in sections
            ),
        )
        for place, seats in order
    ]
    svg = moment.poster(
        title=title,
        winners=_winners(outcome, drawn, say),
        figure=emblem.figure,
        colour=emblem.colour,
        places=places,
        told=[line for line, _ in told],
    )
    words = [title, _winners(outcome, spoken, say)]
    words += [f"{place}. {say.all_of(map(spoken, seats))}: {scores[seats[0]]}." for place, seats in order]
    words += [*(line for _, line in told), *(section_words(section, spoken, say) for section in sections)]
    return SvgImage(svg, PIXELS, " ".join(words))


def ranked(outcome: Outcome, sides: Iterable[Sequence[Seat]] = ()) -> list[tuple[int, Sequence[Seat]]]:
    """Return the places of the seats that win together, the first place first; without sides, of each seat."""
    groups = list(sides) or [(seat,) for seat in range(len(outcome.places))]
    order = sorted(groups, key=lambda seats: outcome.places[seats[0]])
    found = [outcome.places[seats[0]] for seats in order]
    return [(1 + found.index(place), seats) for place, seats in zip(found, order, strict=True)]


def section_words(section: Section, name_of: NameOf, say: TableMessages) -> str:
    """Return a bout or a round in words: what each player made, or who has won it."""
    if any(section.points):
        made = say.listed(f"{name_of(seat)} {points}" for seat, points in enumerate(section.points))
    else:
        made = say.all_of(map(name_of, section.best))
    return f"{section.title}: {made}."


def _at_the_end(name_of: NameOf, say: TableMessages) -> NameOf:
    """Return names that say at which seats a house player ended the game for a member."""

    def name(seat: Seat) -> str:
        return say("image-stand-in", who=name_of(seat)) if say.is_away(seat) else name_of(seat)

    return name


def _winners(outcome: Outcome, name_of: NameOf, say: TableMessages) -> str:
    names = say.all_of(map(name_of, outcome.winners))
    return say("image-winners", winners=names, count=len(outcome.winners))


@dataclass(frozen=True, slots=True)
class Standing:
    """A score of a player, or of seats that win together, at a moment; ``is_best`` marks those for whom it is good."""

    seats: tuple[Seat, ...]
    score: str
    is_best: bool


def everybody(points: Sequence[int], written: Callable[[int], str]) -> list[Standing]:
    """Return a standing for each seat; the best are those with the most points, if they have any."""
    best = max(points)
    return [Standing((seat,), written(each), each == best > 0) for seat, each in enumerate(points)]


def moment_image(
    make: Callable[[NameOf], moment.Moment], standings: Iterable[Standing], say: TableMessages
) -> SvgImage:
    """Return a moment of a game; ``make`` makes it, without its lines, with the names that it is given."""

    def made(name_of: NameOf) -> moment.Moment:
        lines = [
            moment.Line(
                say.all_of(map(name_of, each.seats)), each.score, each.is_best, say.avatars(each.seats)
            )
            for each in standings
        ]
        return replace(make(name_of), lines=lines)

    spoken = made(say.name)
    scores = [f"{line.name}: {line.score}." for line in spoken.lines]
    parts = (f"{spoken.title}:", spoken.headline, spoken.detail, *scores)
    return SvgImage(moment.draw(made(say.image_name)), PIXELS, " ".join(filter(None, parts)))


SLICE, TROPHY, HELD, FACEDOWN = "slice", "trophy", "held", "facedown"
BACK_COLOUR = "#c8674f"
"""The colour of a facedown card."""
SHEEP = ("sheep-body", "sheep-head", "face-calm")
"""The symbols of a sheep without a troop."""
DICE_SIDES = 6


def die(points: int) -> str:
    """Return the name of the emoji for a die's face."""
    return f"die{points}"


def shared_emojis() -> dict[str, str]:
    """Return each emoji that several games share as SVG by its name."""
    dice = {die(points): emoji_tile.die(points) for points in range(1, DICE_SIDES + 1)}
    return {
        SLICE: emoji_tile.bare("slice", top=8),
        TROPHY: emoji_tile.bare("trophy", left=5, top=6, size=90),
        HELD: emoji_tile.bare("cards", left=4, top=12, size=82),
        FACEDOWN: emoji_tile.draw(*SHEEP, colour=BACK_COLOUR),
        **dice,
    }
