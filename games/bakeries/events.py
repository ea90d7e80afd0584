"""What can happen at a table of You Take the Cake: enough to tell the whole story in words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.bakeries.cards import Cake, Card
from games.bakeries.money import ClearanceTry, Hire, RoundAccount, Sale
from games.bakeries.state import Phase
from games.engine import Event, Outcome, Seat


class NoChefReason(StrEnum):
    """Why phase one ended without a chef."""

    BOTH_PASSED = "both-passed"
    TURN_LIMIT = "turn-limit"


@dataclass(frozen=True, slots=True, kw_only=True)
class BakeryEvent(Event):
    """Anything that happens in this game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegun(BakeryEvent):
    """All cards came back and the hands were dealt (BB-12, BB-23)."""

    round: int
    starter: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt(BakeryEvent):
    """Which cards a seat was dealt; only that seat learns it."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseBegun(BakeryEvent):
    """A phase began, and this seat is the first to play."""

    phase: Phase
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class StockReshuffled(BakeryEvent):
    """The buried discards became the new stock; ``cards`` is their number (BB-13)."""

    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDrawn(BakeryEvent):
    """A seat drew a card unseen from the stock."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSeen(BakeryEvent):
    """Which card came from the stock; only the seat that drew it learns it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardTaken(BakeryEvent):
    """A seat took the top discard."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDiscarded(BakeryEvent):
    """A seat discarded and so ended its turn."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class BakeryClosed(BakeryEvent):
    """A seat closed the bakery of the other seat, the owner (BB-08)."""

    seat: Seat
    owner: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class BakeryReopened(BakeryEvent):
    """A seat reopened its own bakery (BB-09)."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawSkipped(BakeryEvent):
    """There was no card to be drawn after a sign (BB-13)."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnPassed(BakeryEvent):
    """A seat did nothing, since the stock had no card to give (BB-13)."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ChefHired(BakeryEvent):
    """A seat laid a chef set, which ended phase one (BB-19)."""

    hire: Hire
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyHired(BakeryEvent):
    """Phase one ended without a chef (BB-13, BB-18)."""

    reason: NoChefReason


@dataclass(frozen=True, slots=True, kw_only=True)
class CakeDrawn(BakeryEvent):
    """A seat drew a cake, shown to both (BB-20): the n-th of the phase."""

    seat: Seat
    cake: Cake
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CakePlaced(BakeryEvent):
    """A seat placed its cake in a slot of the owner's case: its own, or "YOU TAKE THE CAKE!"."""

    seat: Seat
    owner: Seat
    slot: int
    cake: Cake


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseFilled(BakeryEvent):
    """All eleven slots of the owner's case hold a cake."""

    owner: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRolled(BakeryEvent):
    """A seat rolled the two dice in the cake sale."""

    seat: Seat
    dice: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class CakeSold(BakeryEvent):
    """A new number: the seat sold its cake (BB-29)."""

    seat: Seat
    sale: Sale


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberRepeated(BakeryEvent):
    """The seat had hit this number before; ``is_penalised``: a stale card can be placed (BB-31, BB-33)."""

    seat: Seat
    slot: int
    is_penalised: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class StalePlaced(BakeryEvent):
    """A seat placed a stale card on the owner's slot; ``worth`` is what the cake would bring now."""

    seat: Seat
    owner: Seat
    worth: Sale


@dataclass(frozen=True, slots=True, kw_only=True)
class SaleWon(BakeryEvent):
    """A seat sold its seventh cake, which ended the sale at once (BB-30)."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ClearanceTried(BakeryEvent):
    """A seat tried its luck in the consolation clearance sale and now keeps ``percent`` of its tab (BB-39)."""

    seat: Seat
    attempt: ClearanceTry
    percent: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClearanceStopped(BakeryEvent):
    """A seat was content with what its first hit gave."""

    seat: Seat
    percent: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundEnded(BakeryEvent):
    """The accounts of the round, and the totals in dollars so far."""

    account: RoundAccount
    totals: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(BakeryEvent):
    """The third round is over (BB-43)."""

    outcome: Outcome


def private_to(seat: Seat) -> frozenset[Seat]:
    """Return the audience of what only this seat may learn."""
    return _ALONE[seat]


_ALONE = (frozenset({0}), frozenset({1}))
