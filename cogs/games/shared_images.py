"""What the images of all games share: a hand and the cards of a rule page with their descriptions, and the poster."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from cogs.i18n.table_messages import TableMessages
from cogs.images.svg import hand, moment
from cogs.images.svg.hand import Held
from cogs.images.svg.shapes import PIXELS
from cogs.ui.panel import SvgImage
from games.engine import Outcome, Seat

FRONTS_KEPT = 500
"""How many fronts of cards are kept for each game, each in one language."""

NameOf: TypeAlias = Callable[[Seat], str]
"""Returns the name of a seat's player, as an image or its description shows it."""


def hand_image(held: Sequence[Held], names: Sequence[str], say: TableMessages) -> SvgImage:
    """Return the cards of a hand in order, with their names for people who do not see the image."""
    described = say("image-hand", cards=", ".join(names))
    return SvgImage(hand.hand(held), hand.pixels(len(held)), described, is_private=True)


def cards_image(cards: Sequence[tuple[str, str]], say: TableMessages) -> SvgImage:
    """Return the cards that a page of rules explains, in their order. Each is its front and its name."""
    described = say("image-page", cards=", ".join([name for _, name in cards]))
    return SvgImage(hand.hand([Held(front) for front, _ in cards]), hand.pixels(len(cards)), described)


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


def moment_image(make: Callable[[NameOf], moment.Moment], say: TableMessages) -> SvgImage:
    """Return a moment of a game; ``make`` makes it with the names that it is given."""
    spoken = make(say.name)
    scores = [f"{line.name}: {line.score}." for line in spoken.lines]
    parts = (f"{spoken.title}:", spoken.headline, spoken.detail, *scores)
    words = " ".join(part for part in parts if part)
    return SvgImage(moment.draw(make(say.image_name)), PIXELS, words)
