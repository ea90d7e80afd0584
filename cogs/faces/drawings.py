"""What the pictures of all games share: a hand with its description, and the poster of the result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.art import hand, poster
from cogs.art.hand import Held
from cogs.panels import Drawing
from cogs.say import Say
from games.engine import Outcome


def hand_drawing(held: Sequence[Held], names: Sequence[str], say: Say) -> Drawing:
    """The cards of a hand in their order, with their names for whoever does not see them."""
    described = say("picture-hand", cards=", ".join(names))
    return Drawing(hand.hand(held), hand.width(len(held)), described)


@dataclass(frozen=True, slots=True)
class Emblem:
    """What stands for a game on its poster."""

    figure: tuple[str, ...]
    colour: str


def poster_drawing(
    game: str, emblem: Emblem, outcome: Outcome, say: Say, *, is_conceded: bool = False
) -> Drawing:
    """The result of a game, the first places first; a game that was given up has nobody's score."""
    title = say(f"{game}-name")
    names = say.all_of(say.name(seat) for seat in outcome.winners)
    winners = say("picture-winners", winners=names, count=len(outcome.winners))
    order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    places = [
        poster.Place(
            str(outcome.places[seat]),
            say.name(seat),
            say(
                "picture-score-conceded" if is_conceded else f"picture-score-{game}",
                score=outcome.scores[seat],
            ),
            seat in outcome.winners,
        )
        for seat in order
    ]
    svg = poster.draw(title=title, winners=winners, figure=emblem.figure, colour=emblem.colour, places=places)
    words = [title, winners, *(f"{place.place}. {place.name}: {place.score}." for place in places)]
    return Drawing(svg, poster.PIXELS, " ".join(words))
