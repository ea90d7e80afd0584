"""What the images of all games share: hands, rule pages, posters, moments, and the emojis of dice and cakes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

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
Word: TypeAlias = Callable[[T, TableMessages], str]
"""Returns the name of a card."""
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


def example_name(seat: Seat, say: TableMessages) -> str:
    """Return the name of a player of an example table in the rules."""
    return say("image-seat", number=seat + 1)


def example_image(svg: str, words: Sequence[str], say: TableMessages) -> SvgImage:
    """Return an example table of the rules, with the same in words for people who do not see it."""
    return SvgImage(svg, PIXELS, say("image-example", shown=" ".join(words)))


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


def standing_line(
    seats: Iterable[Seat], score: str, name_of: NameOf, say: TableMessages, *, is_best: bool
) -> moment.Line:
    """Return the line of a moment for a player, or for seats that win together; ``is_best`` marks the best."""
    seats = tuple(seats)
    return moment.Line(say.all_of(map(name_of, seats)), score, is_best, say.avatars(seats))


def moment_image(make: Callable[[NameOf], moment.Moment], say: TableMessages) -> SvgImage:
    """Return a moment of a game; ``make`` makes it with the names that it is given."""
    spoken = make(say.name)
    scores = [f"{line.name}: {line.score}." for line in spoken.lines]
    parts = (f"{spoken.title}:", spoken.headline, spoken.detail, *scores)
    words = " ".join(part for part in parts if part)
    return SvgImage(moment.draw(make(say.image_name)), PIXELS, words)


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
