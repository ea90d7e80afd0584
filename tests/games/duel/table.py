"""A small language in which the tests play Cake Duel: hands in letters, claims by name."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from games.duel import Duel, DuelOptions, Mode
from games.duel.actions import (
    Accept,
    Attack,
    Block,
    Challenge,
    DuelAction,
    Hold,
    Lead,
    Name,
    NoTrade,
    Pass,
    Take,
    Trade,
    Window,
)
from games.duel.cards import LETTERS, SPECIALS, Card
from games.duel.events import BoutEnded, DuelEvent
from games.duel.state import Phase, Reason, State, Turn
from games.duel.view import View
from games.engine import IllegalAction, Seat
from games.entropy import Entropy

E = TypeVar("E")

GAME = Duel()

MODES = {
    (2, False): Mode.CORE,
    (2, True): Mode.FULL,
    (4, False): Mode.TEAM,
    (4, True): Mode.TEAM_FULL,
}


def cards(letters: str) -> tuple[Card, ...]:
    """The sorted cards of some letters: S A W D C Y, K T M Q O P N B U R."""
    return tuple(sorted(LETTERS[letter] for letter in letters))


class Table:
    """One table whose cards are known. Each call plays an action of the seat that is asked, or of ``by``."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: tuple[DuelEvent, ...] = ()
        self.story: list[DuelEvent] = []

    def play(self, action: DuelAction, by: Seat | None = None) -> Table:
        seat = min(GAME.clocked(self.state)) if by is None else by
        self.state, self.events = GAME.apply(self.state, seat, action)
        self.story.extend(self.events)
        return self

    def attack(self, letters: str, claim: str, target: Seat | None = None) -> Table:
        victim = 1 - self.state.turn.attacker % 2 if target is None else target
        return self.play(Attack(cards(letters), Card(claim), victim))

    def block(self, letters: str, claim: str, by: Seat | None = None) -> Table:
        return self.play(Block(cards(letters), Card(claim)), by)

    def passes(self) -> Table:
        return self.play(Pass())

    def accept(self, by: Seat | None = None) -> Table:
        return self.play(Accept(Window(self.state.phase)), by)

    def challenge(self, by: Seat | None = None) -> Table:
        is_beside = by is not None and by not in GAME.clocked(self.state)
        suffix = "-beside" if is_beside else ""
        return self.play(Challenge(Window(self.state.phase + suffix)), by)

    def hold(self, by: Seat) -> Table:
        return self.play(Hold(Window(self.state.phase + "-beside")), by)

    def take(self, *positions: int) -> Table:
        return self.play(Take(positions))

    def name(self, card: str) -> Table:
        return self.play(Name(Card(card)))

    def trade(self, give: str | None, take: str | None) -> Table:
        return self.play(Trade(give and LETTERS[give], take and LETTERS[take]))  # type: ignore[arg-type]

    def keep(self) -> Table:
        return self.play(NoTrade())

    def lead(self, seat: Seat, by: Seat) -> Table:
        return self.play(Lead(seat), by)

    def lie(self, letters: str) -> Table:
        """Choose the secret order in which the attack lies."""
        attack = self.state.turn.attack
        assert attack is not None
        assert cards(letters) == tuple(sorted(attack.cards))
        order = tuple(LETTERS[letter] for letter in letters)
        self.state = replace(self.state, turn=self.state.turn._replace(attack=replace(attack, cards=order)))
        return self

    def refused(self, action: DuelAction, by: Seat | None = None) -> str:
        """Why the action is illegal; the state must not have changed."""
        before = repr(self.state)
        with pytest.raises(IllegalAction) as mistake:
            self.play(action, by)
        assert repr(self.state) == before
        assert mistake.value.reason in GAME.reasons | {"not-asked"}
        return mistake.value.reason

    def is_legal(self, action: DuelAction, by: Seat | None = None) -> bool:
        seat = min(GAME.clocked(self.state)) if by is None else by
        return action in GAME.legal_actions(self.state, seat)

    def claims(self) -> set[Card]:
        """Return the names that the seat that is asked may claim."""
        seat = min(GAME.clocked(self.state))
        return {
            action.claim
            for action in GAME.legal_actions(self.state, seat)
            if isinstance(action, Attack | Block)
        }

    def saw(self, kind: type[E]) -> list[E]:
        """The events of this kind in the last action."""
        return [event for event in self.events if isinstance(event, kind)]

    def told(self, seat: Seat | None) -> list[DuelEvent]:
        """The events of the last action that reach this seat."""
        return [event for event in self.events if event.reaches(seat)]

    def view(self, seat: Seat | None = None) -> View:
        return GAME.view(self.state, seat)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return self.state.bout.hands[seat]

    @property
    def asked(self) -> frozenset[Seat]:
        return GAME.actors(self.state)

    @property
    def cakes(self) -> tuple[int, int]:
        return self.state.bout.cakes

    @property
    def won(self) -> tuple[int, Reason]:
        """Who won the bout that the last action ended, and why."""
        (ended,) = self.saw(BoutEnded)
        return ended.side, ended.reason


def duel(
    *hands: str,
    deck: str | None = None,
    cakes: tuple[int, int] | None = None,
    seed: str = "duel",
    lead: Seat = 0,
    **options: Any,
) -> Table:
    """A first turn with these hands and this deck (its last letter is drawn first).

    The mode is the smallest that these cards need. What is in neither lies in the discard of seat 0, or, when
    no deck is given, in the deck.
    """
    letters = "".join(hands) + (deck or "")
    seats = len(hands)
    specials = tuple(card for card in cards(letters) if card in SPECIALS)
    is_full = options.pop("specials", False) or bool(specials)
    chosen = DuelOptions(mode=options.pop("mode", MODES[seats, is_full]), **options)
    filler = tuple(card for card in SPECIALS if card not in specials)
    specials = (specials + filler)[: max(chosen.setup.specials, len(specials))]
    rest = Counter((*chosen.setup.core, *specials))
    rest.subtract(cards(letters))
    assert min(rest.values()) >= 0, "more copies than the deck holds"
    remaining = tuple(sorted(rest.elements()))
    state = GAME.deal(seats, chosen, Entropy(seed.encode())).state
    bout = state.bout._replace(
        order=tuple(range(lead, seats)) + tuple(range(lead)),
        hands=tuple(cards(hand) for hand in hands),
        deck=remaining if deck is None else tuple(LETTERS[letter] for letter in deck),
        discards=(() if deck is None else remaining, *((),) * (seats - 1)),
        cakes=cakes or chosen.setup.cakes,
    )
    score = state.score._replace(starter=lead % 2, specials=tuple(sorted(specials)))
    return Table(replace(state, phase=Phase.CLAIM, bout=bout, turn=Turn(1, lead), score=score))
