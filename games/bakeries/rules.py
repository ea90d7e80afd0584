"""The rules of You Take the Cake: three rounds, put together from their three phases."""

from __future__ import annotations

from typing import ClassVar, assert_never

from games.bakeries import hiring, legality, placing, sale, tokens, view
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
    Stop,
    TryAgain,
)
from games.bakeries.cards import Components, full_box
from games.bakeries.case import Case
from games.bakeries.events import BakeryEvent
from games.bakeries.kitchen import Kitchen
from games.bakeries.options import Options as BakeryOptions
from games.bakeries.reasons import BakeryReason, objection
from games.bakeries.state import Question, State
from games.engine import Game, Outcome, Seat, Step
from games.entropy import Entropy

SEATS = 2


class Bakeries(Game[State, BakeryAction, BakeryEvent, view.View]):
    """The Civil War Battle for the Bakeries: You Take the Cake, for two."""

    key: ClassVar[str] = "bakeries"
    edition: ClassVar[int] = 1
    Options: ClassVar[type[BakeryOptions]] = BakeryOptions
    reasons: ClassVar[frozenset[str]] = frozenset(BakeryReason)

    def __init__(self, components: Components | None = None) -> None:
        """A game out of this box; the printed one when none is given."""
        self.components = full_box() if components is None else components

    def seats(self, options: BakeryOptions) -> range:
        """Two, always."""
        return range(SEATS, SEATS + 1)

    def deal(self, seats: int, options: BakeryOptions, entropy: Entropy) -> Step[State, BakeryEvent]:
        """Set the table up for round one, started by chance (BB-01). ValueError unless two sit down."""
        if seats not in self.seats(options):
            raise ValueError(f"You Take the Cake is for {SEATS} players, not {seats}")
        starter, entropy = entropy.below(SEATS)
        bare = State(
            options=options,
            entropy=entropy,
            kitchen=Kitchen(hands=((), ()), stock=()),
            store=(),
            stale_supply=0,
            cases=(Case(), Case()),
            question=None,
            player=starter,
            starter=starter,
            turn=0,
        )
        return hiring.begin_round(bare, self.components)

    def actors(self, state: State) -> frozenset[Seat]:
        """Return the one seat that must act; none when the game is over."""
        return frozenset() if state.question is None else frozenset({state.player})

    def legal_actions(self, state: State, seat: Seat) -> tuple[BakeryAction, ...]:
        """Return all that this seat may do now; at most 22 actions."""
        if state.question is None or seat != state.player:
            return ()
        return legality.legal_actions(state)

    def fallback(self, state: State, seat: Seat) -> BakeryAction:
        """Return the action of a silent actor (BB-50). ValueError when the seat is not asked."""
        if seat not in self.actors(state):
            raise ValueError(f"seat {seat} is not asked")
        return legality.fallback(state)

    def chance(self, state: State, seat: Seat) -> Roll | None:
        """Return the roll of a sale: the dice decide, not the player (BB-30)."""
        return Roll() if state.question is Question.ROLL and seat == state.player else None

    def outcome(self, state: State) -> Outcome | None:
        """Places by BB-43; the scores are dollars."""
        return state.outcome

    def counts(self, state: State) -> bool:
        """Return True if the first round is over."""
        return bool(state.rounds)

    def view(self, state: State, seat: Seat | None) -> view.View:
        """Return everything that BB-44 lets this seat, or a spectator, know."""
        return view.view(state, seat)

    def encode(self, action: BakeryAction) -> str:
        """Return the token of an action; that of a placement names the cake's number: ``place14.own.8``."""
        return tokens.encode(action)

    def decode(self, token: str) -> BakeryAction:
        """Return the action of a token. UnknownAction when there is none."""
        return tokens.decode(token)

    def _resolve(self, state: State, seat: Seat, action: BakeryAction) -> Step[State, BakeryEvent]:
        match action:
            case Draw() | LaySet() | CloseBakery() | ReopenBakery() | Pass() | Discard():
                step = hiring.resolve(state, action)
            case PlaceCake():
                step = placing.resolve(state, action)
            case Roll() | PlaceStale() | TryAgain() | Stop():
                step = sale.resolve(state, action)
            case _:
                assert_never(action)
        if step.state.question is not None or step.state.outcome is not None:
            return step
        begun = hiring.begin_round(step.state, self.components)
        return Step(begun.state, (*step.events, *begun.events))

    def _objection(self, state: State, seat: Seat, action: BakeryAction) -> BakeryReason:
        return objection(state, action)
