"""What the images of all games share: hands, rule pages, posters, moments, and the emojis of dice and cakes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from bot.tables.table import SeatedPlayer
from cogs.games.text import Word
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg import emoji_tile, hand, moment
from cogs.images.svg.hand import Held
from cogs.images.svg.shapes import PIXELS
from cogs.ui.panel import SvgImage
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
    described = say("image-hand", cards=", ".join([word(card, say) for card in cards]))
    return SvgImage(hand.hand(held), hand.pixels(len(held)), described, is_private=True)


def cards_image(cards: Iterable[T], front: Front[T], word: Word[T], say: TableMessages) -> SvgImage:
    """Return the cards that a page of rules explains, in their order."""
    cards = list(cards)
    described = say("image-page", cards=", ".join([word(card, say) for card in cards]))
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
class Emblem:
    """The figure of a game on its poster."""

    figure: tuple[str, ...]
    colour: str


def poster_image(
    game: str, emblem: Emblem, outcome: Outcome, say: TableMessages, *, is_conceded: bool = False
) -> SvgImage:
    """Return the result of a game, the first places first; without scores when the game was given up."""
    title = say(f"{game}-name")
    drawn, spoken = _at_the_end(say.image_name, say), _at_the_end(say.name, say)
    order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    key = "image-score-conceded" if is_conceded else f"image-score-{game}"
    scores = [say(key, score=score) for score in outcome.scores]
    places = [
        moment.Line(
            drawn(seat),
            scores[seat],
            is_best=seat in outcome.winners,
            avatars=say.avatars((seat,)),
            place=str(outcome.places[seat]),
        )
        for seat in order
    ]
    svg = moment.poster(
        title=title,
        winners=_winners(outcome, drawn, say),
        figure=emblem.figure,
        colour=emblem.colour,
        places=places,
    )
    words = [title, _winners(outcome, spoken, say)]
    words += [f"{outcome.places[seat]}. {spoken(seat)}: {scores[seat]}." for seat in order]
    return SvgImage(svg, PIXELS, " ".join(words))


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
    """How a player, or seats that win together, stand at a moment; ``is_best`` marks those for whom it is good."""

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
