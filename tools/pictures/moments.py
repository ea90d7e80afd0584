"""The moments of each game that its contact sheet shows, and how a table plays until all of them have come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from types import MappingProxyType
from typing import Any

from games.auf import Phase as AufPhase
from games.auf import events as auf
from games.bakeries import events as bakeries
from games.bakeries.state import Question
from games.catalog import ENTRIES
from games.duel import events as duel
from games.duel.state import Phase as DuelPhase
from games.engine import Event, Game, Seat
from games.entropy import Entropy

Seen = Callable[[Any, Sequence[Event]], bool]
"""Whether a spectator's view, with what has just happened, is the moment."""

RANDOM_SHARE = 0.35
"""How often a seat does anything at random, instead of what an honest player would do."""


@dataclass(frozen=True, slots=True)
class Script:
    """A table with its deal, and the moments to show, in the order in which a sheet shows them."""

    command: str
    people: int
    number: int
    """The seed of the deal and of the random choices, such that all moments occur."""
    moments: Mapping[str, Seen]
    options: Mapping[str, Any] = field(default_factory=dict)
    is_first: bool = False
    """Whether its lobby, hands and end are shown as well: they look the same at every table of the game."""

    @property
    def secret(self) -> bytes:
        """The secret of its lobby."""
        return sha256(f"{self.command} {self.number}".encode()).digest()


def waits_for(question: object) -> Seen:
    """Return the moment at which the table waits for this."""
    return lambda view, _: question in (view.phase, getattr(view, "question", None))


def happened(kind: type[Event], **wanted: Any) -> Seen:
    """Return the moment at which something of this kind has just happened."""

    def has_happened(_: Any, events: Sequence[Event]) -> bool:
        return any(
            isinstance(event, kind) and all(getattr(event, name) == value for name, value in wanted.items())
            for event in events
        )

    return has_happened


def given_to_other(_: Any, events: Sequence[Event]) -> bool:
    """Whether a cake was put into the other player's case."""
    return any(isinstance(event, bakeries.CakePlaced) and event.seat != event.owner for event in events)


def stolen_unchallenged(_: Any, events: Sequence[Event]) -> bool:
    """Whether cakes were stolen_unchallenged without a challenge."""
    kinds = [type(event) for event in events]
    return duel.CardsFlipped not in kinds and happened(duel.CakesStolen)(_, events)


SCRIPTS: Mapping[str, Sequence[Script]] = MappingProxyType(
    {
        "duel": (
            Script(
                "/duel new",
                people=2,
                number=187,
                is_first=True,
                moments={
                    "To attack": waits_for(DuelPhase.CLAIM),
                    "A claim to answer": waits_for(DuelPhase.ANSWER),
                    "A block to answer": waits_for(DuelPhase.BLOCK),
                    "Cakes stolen": stolen_unchallenged,
                    "A bluff caught": happened(duel.CardsFlipped, truthful=False),
                    "An honest claim flipped": happened(duel.CardsFlipped, truthful=True),
                    "A bout won": happened(duel.BoutEnded),
                },
            ),
            Script(
                "/duel new",
                people=4,
                number=21,
                options={"mode": "team-full"},
                moments={
                    "Teams: who goes first": waits_for(DuelPhase.LEAD),
                    "Teams: a claim, two may answer": waits_for(DuelPhase.ANSWER),
                    "Teams: to trade": waits_for(DuelPhase.TRADE),
                    "Specials: a Summoner names": waits_for(DuelPhase.NAME),
                    "Specials: Priests take": waits_for(DuelPhase.TAKE),
                },
            ),
        ),
        "bakeries": (
            Script(
                "/bakery new",
                people=2,
                number=13,
                is_first=True,
                moments={
                    "To draw": waits_for(Question.TURN),
                    "To discard": waits_for(Question.DISCARD),
                    "Closed": happened(bakeries.BakeryClosed),
                    "A chef hired": happened(bakeries.ChefHired),
                    "A cake to place": waits_for(Question.PLACE),
                    "You take the cake": given_to_other,
                    "To roll": waits_for(Question.ROLL),
                    "Sold": happened(bakeries.CakeSold),
                    "A stale sticker to place": waits_for(Question.STALE),
                    "A stale sticker placed": happened(bakeries.StalePlaced),
                    "Clearance sale": waits_for(Question.AGAIN),
                    "A round's books": happened(bakeries.RoundEnded),
                },
            ),
        ),
        "auf": (
            Script(
                "/auf new",
                people=4,
                number=183,
                is_first=True,
                moments={
                    "A turn": waits_for(AufPhase.TURN),
                    "Ingredients laid": happened(auf.IngredientsPlaced),
                    "A recipe banned": happened(auf.BanPlaced),
                    "A ban lifted": happened(auf.BanLifted),
                    "Recipes swapped": happened(auf.RecipesSwapped),
                    "Hands swapped": happened(auf.HandsSwapped),
                    "A recipe finished": happened(auf.RecipeFinished),
                    "Picky Eater looks": waits_for(AufPhase.LOOK),
                    "Overnight": waits_for(AufPhase.OVERNIGHT),
                },
            ),
            Script(
                "/auf new",
                people=2,
                number=166,
                moments={"a tie: rock paper scissors": waits_for(AufPhase.SHOWDOWN)},
            ),
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Turn:
    """A move that a seat makes next."""

    seat: Seat
    action: Any


def turns(game: Game[Any, Any, Any, Any], number: int) -> Callable[[Any], Turn]:
    """How the seats of a script play: the same action in the same state at every call in the same order."""
    random = Random(number)  # noqa: S311  # the same script at every call
    honest = ENTRIES[game.key].ai_players["honest"]

    def turn(state: Any) -> Turn:
        seat = random.choice(sorted(game.actors(state)))
        legal = game.legal_actions(state, seat)
        if random.random() < RANDOM_SHARE:
            return Turn(seat, random.choice(list(legal)))
        return Turn(seat, honest.choose(game.view(state, seat), legal, Entropy(random.randbytes(32))))

    return turn


def spectator_steps(
    game: Game[Any, Any, Any, Any], people: int, options: Any, *, seed: bytes, number: int
) -> Iterator[tuple[Any, Sequence[Event]]]:
    """Yield a script as a spectator sees it, from the deal on: the view and the events that led to it."""
    step, turn = game.deal(people, options, Entropy(seed)), turns(game, number)
    while True:
        yield game.view(step.state, None), [event for event in step.events if event.reaches(None)]
        if not game.actors(step.state):
            return
        made = turn(step.state)
        step = game.apply(step.state, made.seat, made.action)
