"""Which moments of each game its contact sheet shows, and how a table is played until it has come to all of them."""

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

WHIMS = 0.35
"""How often somebody does anything at all, and not what an honest player would do."""


@dataclass(frozen=True, slots=True)
class Evening:
    """A table with its deal, and what is to be seen of it, in the order in which a sheet shows it."""

    command: str
    people: int
    number: int
    """Which deal, and whose whims: one in which all of it happens."""
    moments: Mapping[str, Seen]
    options: Mapping[str, Any] = field(default_factory=dict)
    is_first: bool = False
    """Whether its lobby, hands and end are shown as well: what is the same at every table of the game."""

    @property
    def secret(self) -> bytes:
        """The secret of its lobby."""
        return sha256(f"{self.command} {self.number}".encode()).digest()


def asks(question: object) -> Seen:
    """The table waits for this."""
    return lambda view, _: question in (view.phase, getattr(view, "question", None))


def tells(kind: type[Event], **wanted: Any) -> Seen:
    """Something of this kind has just happened."""

    def is_told(_: Any, events: Sequence[Event]) -> bool:
        return any(
            isinstance(event, kind) and all(getattr(event, name) == value for name, value in wanted.items())
            for event in events
        )

    return is_told


def given(_: Any, events: Sequence[Event]) -> bool:
    """A cake was put into the other's case."""
    return any(isinstance(event, bakeries.CakePlaced) and event.seat != event.owner for event in events)


def stolen(_: Any, events: Sequence[Event]) -> bool:
    """Cakes were stolen, and nobody had challenged."""
    kinds = [type(event) for event in events]
    return duel.CardsFlipped not in kinds and tells(duel.CakesStolen)(_, events)


EVENINGS: Mapping[str, Sequence[Evening]] = MappingProxyType(
    {
        "duel": (
            Evening(
                "/duel new",
                people=2,
                number=187,
                is_first=True,
                moments={
                    "to attack": asks(DuelPhase.CLAIM),
                    "a claim to answer": asks(DuelPhase.ANSWER),
                    "a block to answer": asks(DuelPhase.BLOCK),
                    "cakes stolen": stolen,
                    "a bluff caught": tells(duel.CardsFlipped, truthful=False),
                    "an honest claim flipped": tells(duel.CardsFlipped, truthful=True),
                    "a bout won": tells(duel.BoutEnded),
                },
            ),
            Evening(
                "/duel new",
                people=4,
                number=21,
                options={"mode": "team-full"},
                moments={
                    "teams: who goes first": asks(DuelPhase.LEAD),
                    "teams: a claim, two may answer": asks(DuelPhase.ANSWER),
                    "teams: to trade": asks(DuelPhase.TRADE),
                    "specials: a Summoner names": asks(DuelPhase.NAME),
                    "specials: Priests take": asks(DuelPhase.TAKE),
                },
            ),
        ),
        "bakeries": (
            Evening(
                "/bakery new",
                people=2,
                number=13,
                is_first=True,
                moments={
                    "to draw": asks(Question.TURN),
                    "to discard": asks(Question.DISCARD),
                    "closed": tells(bakeries.BakeryClosed),
                    "a chef hired": tells(bakeries.ChefHired),
                    "a cake to place": asks(Question.PLACE),
                    "you take the cake": given,
                    "to roll": asks(Question.ROLL),
                    "sold": tells(bakeries.CakeSold),
                    "a stale sticker to place": asks(Question.STALE),
                    "a stale sticker placed": tells(bakeries.StalePlaced),
                    "clearance sale": asks(Question.AGAIN),
                    "a round's books": tells(bakeries.RoundEnded),
                },
            ),
        ),
        "auf": (
            Evening(
                "/auf new",
                people=4,
                number=183,
                is_first=True,
                moments={
                    "a turn": asks(AufPhase.TURN),
                    "ingredients laid": tells(auf.IngredientsPlaced),
                    "a recipe banned": tells(auf.BanPlaced),
                    "a ban lifted": tells(auf.BanLifted),
                    "recipes swapped": tells(auf.RecipesSwapped),
                    "hands swapped": tells(auf.HandsSwapped),
                    "a recipe finished": tells(auf.RecipeFinished),
                    "Picky Eater looks": asks(AufPhase.LOOK),
                    "overnight": asks(AufPhase.OVERNIGHT),
                },
            ),
            Evening(
                "/auf new",
                people=2,
                number=166,
                moments={"a tie: rock paper scissors": asks(AufPhase.SHOWDOWN)},
            ),
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Turn:
    """A move that somebody makes next."""

    seat: Seat
    action: Any


def turns(game: Game[Any, Any, Any, Any], number: int) -> Callable[[Any], Turn]:
    """How people play on an evening: what is done in a state, the same at every call in the same order."""
    random = Random(number)  # noqa: S311  # the same evening at every call
    honest = ENTRIES[game.key].ai_players["honest"]

    def turn(state: Any) -> Turn:
        seat = random.choice(sorted(game.actors(state)))
        legal = game.legal_actions(state, seat)
        if random.random() < WHIMS:
            return Turn(seat, random.choice(list(legal)))
        return Turn(seat, honest.choose(game.view(state, seat), legal, Entropy(random.randbytes(32))))

    return turn


def course(
    game: Game[Any, Any, Any, Any], people: int, options: Any, *, seed: bytes, number: int
) -> Iterator[tuple[Any, Sequence[Event]]]:
    """What a spectator sees of an evening, from the deal on: the view and what has just happened."""
    step, turn = game.deal(people, options, Entropy(seed)), turns(game, number)
    while True:
        yield game.view(step.state, None), [event for event in step.events if event.reaches(None)]
        if not game.actors(step.state):
            return
        made = turn(step.state)
        step = game.apply(step.state, made.seat, made.action)
