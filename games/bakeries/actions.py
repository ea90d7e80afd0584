"""The decisions of You Take the Cake, in the order of the three phases of a round."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from games.bakeries.cards import Card, Chef
from games.bakeries.kitchen import Source
from games.engine import Action, Seat


class Side(StrEnum):
    """Whose case a cake goes to, as its placer says it: "mine", or "YOU TAKE THE CAKE!"."""

    OWN = "own"
    THEIRS = "theirs"

    def owner(self, placer: Seat) -> Seat:
        """Return the seat whose case is meant."""
        return placer if self is Side.OWN else 1 - placer


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Begin a turn of drawing and discarding (BB-03)."""

    source: Source


@dataclass(frozen=True, slots=True)
class LaySet(Action):
    """Lay the chef set and hire the chef (BB-05)."""

    chef: Chef


@dataclass(frozen=True, slots=True)
class CloseBakery(Action):
    """Play BAKERY CLOSED on the opponent (BB-08)."""


@dataclass(frozen=True, slots=True)
class ReopenBakery(Action):
    """Play BAKERY REOPENED on your own closed bakery (BB-09)."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing in a turn when the stock has nothing to give (BB-13)."""


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard a card and end the turn (BB-03)."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlaceCake(Action):
    """Place the drawn cake (BB-24). ``number`` says which cake of the phase is meant, from 1 to 22.

    One seat may place several cakes in succession (BB-22), so the number is part of the question.
    """

    number: int
    side: Side
    slot: int


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Roll the two dice (BB-30)."""


@dataclass(frozen=True, slots=True)
class PlaceStale(Action):
    """Place a CAKE GOING STALE card on a slot of the opponent, who rolled a number again (BB-31)."""

    slot: int


@dataclass(frozen=True, slots=True)
class TryAgain(Action):
    """Risk the 60% of the clearance sale for 80% (BB-39)."""


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Be content with the 60% of the clearance sale (BB-39)."""


HiringAction: TypeAlias = Draw | LaySet | CloseBakery | ReopenBakery | Pass | Discard


SaleAction: TypeAlias = Roll | PlaceStale | TryAgain | Stop


BakeryAction: TypeAlias = HiringAction | PlaceCake | SaleAction
