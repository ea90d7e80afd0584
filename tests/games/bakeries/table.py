"""A small language in which the tests of You Take the Cake are played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any, TypeVar

import pytest

from games.bakeries import Bakeries
from games.bakeries.actions import (
    BakeryAction,
    CloseBakery,
    Discard,
    Draw,
    LaySet,
    Pass,
    PlaceCake,
    PlaceStale,
    ReopenBakery,
    Roll,
    Side,
    Stop,
    TryAgain,
)
from games.bakeries.cards import SLOTS, Cake, Card, Chef, full_box
from games.bakeries.case import Case
from games.bakeries.events import BakeryEvent
from games.bakeries.kitchen import Kitchen, Source, in_hand_order
from games.bakeries.money import ClearanceTry, Hire, RoundAccount, Sale, Takings
from games.bakeries.options import Options
from games.bakeries.sale import roll_dice
from games.bakeries.state import Question, State
from games.engine import IllegalAction, Seat
from games.entropy import Entropy

E = TypeVar("E", bound=BakeryEvent)

UNION, CONFEDERATE = 0, 1
SEED = b"a bakery for the tests"

Dice = tuple[int, int]


def cards(text: str) -> tuple[Card, ...]:
    """``"sally chef hat, closed"`` as a hand: a chef's name, then parts of their set; or signs."""
    found = []
    for group in filter(None, (group.strip() for group in text.split(","))):
        first, *parts = group.split()
        found += [Card(f"{first}-{part}") for part in parts] or [Card(first)]
    return in_hand_order(found)


def full_set(chef: str) -> str:
    """The text of a chef's whole set."""
    return f"{chef} chef apron hat batter stove"


class Table:
    """A game being played: each move returns the table, and its events stay to be asked for."""

    def __init__(
        self, state: State, events: tuple[BakeryEvent, ...] = (), game: Bakeries | None = None
    ) -> None:
        self.game = game or Bakeries()
        self.state = state
        self.events = events

    # What the table shows

    @property
    def asked(self) -> tuple[Question | None, Seat]:
        return self.state.question, self.state.player

    @property
    def legal(self) -> tuple[BakeryAction, ...]:
        return self.game.legal_actions(self.state, self.state.player)

    @property
    def tokens(self) -> list[str]:
        return [self.game.encode(action) for action in self.legal]

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return self.state.kitchen.hands[seat]

    def happened(self, kind: type[E]) -> tuple[E, ...]:
        """The events of this kind in the last move."""
        return tuple(event for event in self.events if isinstance(event, kind))

    def the(self, kind: type[E]) -> E:
        """The one event of this kind in the last move."""
        (event,) = self.happened(kind)
        return event

    # Moves, always of the player who is asked

    def do(self, action: BakeryAction) -> Table:
        step = self.game.apply(self.state, self.state.player, action)
        return Table(step.state, step.events, self.game)

    def draw(self) -> Table:
        return self.do(Draw(Source.STOCK))

    def take(self) -> Table:
        return self.do(Draw(Source.DISCARD))

    def discard(self, card: str) -> Table:
        return self.do(Discard(*cards(card)))

    def lay(self, chef: str) -> Table:
        return self.do(LaySet(Chef(chef)))

    def close(self) -> Table:
        return self.do(CloseBakery())

    def reopen(self) -> Table:
        return self.do(ReopenBakery())

    def pass_turn(self) -> Table:
        return self.do(Pass())

    def keep(self, slot: int) -> Table:
        """Place the cake in one's own case."""
        return self.do(PlaceCake(self.state.cake_number, Side.OWN, slot))

    def you_take_the_cake(self, slot: int) -> Table:
        """Place the cake in the opponent's case."""
        return self.do(PlaceCake(self.state.cake_number, Side.THEIRS, slot))

    def roll(self, *dice: int) -> Table:
        """Roll, and let the dice fall as said."""
        first, second = dice
        entropy = entropy_where(lambda entropy: roll_dice(entropy)[0] == (first, second))
        return Table(replace(self.state, entropy=entropy), (), self.game).do(Roll())

    def stale(self, slot: int) -> Table:
        return self.do(PlaceStale(slot))

    def try_again(self, *, hit: bool) -> Table:
        state = self.state

        def is_wanted(entropy: Entropy) -> bool:
            tried = self.game.apply(replace(state, entropy=entropy), state.player, TryAgain())
            return any(event.attempt.is_hit is hit for event in tried.events if hasattr(event, "attempt"))

        return Table(replace(state, entropy=entropy_where(is_wanted)), (), self.game).do(TryAgain())

    def stop(self) -> Table:
        return self.do(Stop())

    def fall_silent(self) -> Table:
        """The player's time runs out."""
        return self.do(self.game.fallback(self.state, self.state.player))

    def refuses(self, action: BakeryAction, reason: str) -> None:
        """The player may not do this, for this reason."""
        with pytest.raises(IllegalAction) as refusal:
            self.do(action)
        assert refusal.value.reason == reason
        assert reason in self.game.reasons


def entropy_where(is_wanted: Callable[[Entropy], bool]) -> Entropy:
    """The first entropy of a fixed seed from which chance falls as wanted."""
    return next(entropy for entropy in (Entropy(SEED, draws) for draws in count()) if is_wanted(entropy))


def opened(seed: bytes = SEED) -> Table:
    """A table just dealt."""
    game = Bakeries()
    step = game.deal(2, Options(), Entropy(seed))
    return Table(step.state, step.events, game)


def hiring(
    mine: str,
    theirs: str = full_set("sally") + " stove stove stove",
    *,
    stock: str = "danny hat stove, polly apron hat, molly stove",
    discards: str = "",
    player: Seat = UNION,
    **kitchen: Any,
) -> Table:
    """Phase one, the player's turn: their hand and the other one; the last card named of a pile is its top."""
    hands = (cards(mine), cards(theirs)) if player == UNION else (cards(theirs), cards(mine))
    table = opened()
    piles = {"stock": pile(stock), "discards": pile(discards), **kitchen}
    state = replace(table.state, kitchen=Kitchen(hands=hands, **piles), player=player, starter=player)
    return Table(state)


def pile(text: str) -> tuple[Card, ...]:
    """Cards in the order named."""
    return tuple(card for group in text.split(",") for card in cards(group))


def case_of(cake: Cake = Cake.LEMON, **cakes: Cake) -> Case:
    """A full case: this cake everywhere, but others where ``slot8=Cake.BUNDT`` says so."""
    return Case(tuple(cakes.get(f"slot{slot}", cake) for slot in SLOTS))


def placing(
    *, hire: Hire | None = None, starter: Seat = UNION, cases: tuple[Case, Case] | None = None
) -> Table:
    """Phase two, with a Lemon Cake just drawn by the player who has to place it."""
    placer = 1 - (hire.seat if hire else starter)
    cases = cases or (Case(), Case())
    state = replace(
        opened().state,
        question=Question.PLACE,
        player=placer,
        starter=starter,
        hire=hire,
        cases=cases,
        cake=Cake.LEMON,
        store=tuple(sorted(full_box().cakes))[:50],
    )
    return Table(state)


def selling(
    mine: Case | None = None, theirs: Case | None = None, *, hire: Hire | None = None, player: Seat = UNION
) -> Table:
    """Phase three, with the player to roll."""
    mine, theirs = mine or case_of(), theirs or case_of()
    cases = (mine, theirs) if player == UNION else (theirs, mine)
    state = replace(opened().state, question=Question.ROLL, player=player, hire=hire, cases=cases)
    return Table(state)


def sold(case: Case, *slots: int, chef: int = 1) -> Case:
    """The case with these slots sold."""
    for slot in slots:
        case = case.with_sale(case.worth(slot, chef))
    return case


def account(union: int, confederate: int, *, sales: tuple[int, int] = (1, 1)) -> RoundAccount:
    """The books of a round with these takings in dollars, out of so many sales."""
    return RoundAccount(1, None, (_takings(union, sales[0]), _takings(confederate, sales[1])))


def _takings(dollars: int, sales: int) -> Takings:
    """One sale over the whole sum, the others for nothing."""
    sum_of_all = Sale(7, Cake.LEMON, dollars // Cake.LEMON.price)
    assert sum_of_all.amount == dollars
    return Takings((sum_of_all, *(Sale(7, Cake.LEMON, 0) for _ in range(sales - 1))), 100)


def tried(number: int, dice: Dice) -> ClearanceTry:
    """A try of the clearance sale."""
    return ClearanceTry(number, dice)
