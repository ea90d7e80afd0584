"""One action being carried out: the parts of the state, replaced step by step, and the events."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from games.duel.cards import Card
from games.duel.events import CardsDrawn, DrawSeen, DuelEvent
from games.duel.options import members, side_of
from games.duel.state import Claim, Look, Phase, State
from games.engine import Seat, Step

T = TypeVar("T")


def placed(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return the tuple with another item at this index."""
    return (*items[:index], item, *items[index + 1 :])


def without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the hand after these cards have left it."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


@lru_cache
def _team(seats: tuple[Seat, ...], table: int) -> frozenset[Seat]:
    return frozenset(mate for seat in seats for mate in members(side_of(seat), table))


class Transition:
    """A table while an action resolves. The parts are immutable; this object holds the latest of each."""

    __slots__ = ("bout", "entropy", "events", "options", "outcome", "phase", "score", "turn")

    def __init__(self, state: State) -> None:
        self.options = state.options
        self.entropy = state.entropy
        self.phase = state.phase
        self.score = state.score
        self.bout = state.bout
        self.turn = state.turn
        self.outcome = state.outcome
        self.events: list[DuelEvent] = []

    def step(self) -> Step[State, DuelEvent]:
        """Return the state as it is now, and the events so far."""
        state = State(self.options, self.entropy, self.phase, self.score, self.bout, self.turn, self.outcome)
        return Step(state, tuple(self.events))

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.bout.hands)

    @property
    def attack(self) -> Claim:
        """The attack of this turn; there is one in every phase that resolves it."""
        assert self.turn.attack is not None
        return self.turn.attack

    def tell(self, *events: DuelEvent) -> None:
        """Record an event."""
        self.events.extend(events)

    def team(self, *seats: Seat) -> frozenset[Seat]:
        """Return these seats and their teammates: the audience of shared knowledge."""
        return _team(seats, self.seats)

    def wait(self, phase: Phase) -> None:
        """Ask the question of this phase next."""
        self.phase = phase

    def give(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Put cards into a hand."""
        hand = tuple(sorted(self.bout.hands[seat] + cards))
        self.bout = self.bout._replace(hands=placed(self.bout.hands, seat, hand))

    def remove(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Take cards out of a hand."""
        hand = without(self.bout.hands[seat], cards)
        self.bout = self.bout._replace(hands=placed(self.bout.hands, seat, hand))

    def resupply(self, seat: Seat) -> None:
        """Draw up to the hand size, or until the deck is empty (CD-37)."""
        bout = self.bout
        count = min(bout.sizes[seat] - len(bout.hands[seat]), len(bout.deck))
        if count <= 0:
            return
        drawn = tuple(sorted(bout.deck[-count:]))
        hand = tuple(sorted(bout.hands[seat] + drawn))
        self.bout = bout._replace(deck=bout.deck[:-count], hands=placed(bout.hands, seat, hand))
        self.tell(
            CardsDrawn(seat=seat, count=count), DrawSeen(seat=seat, cards=drawn, audience=self.team(seat))
        )

    def remember(self, look: Look) -> None:
        """Keep private knowledge readable until the bout ends."""
        self.bout = self.bout._replace(looks=(*self.bout.looks, look))
