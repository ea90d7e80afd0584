"""The decisions of Cake Auf!: what a player may say in a turn, over a look, at night and in a showdown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from games.auf.cards import Card, Recipe
from games.engine import Action, Seat


class Sign(StrEnum):
    """What a hand shows in Rock Paper Scissors."""

    ROCK = "rock"
    PAPER = "paper"
    SCISSORS = "scissors"

    def beats(self, other: Sign) -> bool:
        """Return True if this sign wins against the other."""
        return _BEATEN[self] is other


_BEATEN = {Sign.ROCK: Sign.SCISSORS, Sign.PAPER: Sign.ROCK, Sign.SCISSORS: Sign.PAPER}


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put ingredients face down under one of your recipes (CA-05); named in any order, kept sorted."""

    round: int
    recipe: Recipe
    ingredients: tuple[Card, ...]

    def __post_init__(self) -> None:
        """Make every way to name the same cards the same action."""
        object.__setattr__(self, "ingredients", tuple(sorted(self.ingredients)))


@dataclass(frozen=True, slots=True)
class Ban(Action):
    """Play a Power Outage or a Fire Alarm on another player's recipe (CA-10)."""

    round: int
    ban: Card
    recipe: Recipe


@dataclass(frozen=True, slots=True)
class Lift(Action):
    """Play the counteraction of this ban on a recipe where it lies (CA-12)."""

    round: int
    ban: Card
    recipe: Recipe


@dataclass(frozen=True, slots=True)
class SwapRecipes(Action):
    """Play The Old Switcheroo (Recipe): ``mine`` against ``theirs`` (CA-18)."""

    round: int
    mine: Recipe
    theirs: Recipe


@dataclass(frozen=True, slots=True)
class SwapHands(Action):
    """Play The Old Switcheroo (Hand) (CA-19)."""

    round: int
    other: Seat


@dataclass(frozen=True, slots=True)
class Look(Action):
    """Play Picky Eater (CA-20)."""

    round: int


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """Play 1 For One (CA-22)."""

    round: int
    other: Seat


@dataclass(frozen=True, slots=True)
class Mulligan(Action):
    """Discard the whole hand and draw as many (CA-09)."""

    round: int


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Discard up to two cards and end the turn (CA-08); named in any order, kept sorted."""

    round: int
    discards: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        """Make every way to name the same cards the same action."""
        object.__setattr__(self, "discards", tuple(sorted(self.discards)))


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Take one of the recipes looked at and give up one of your own for it (CA-20)."""

    taken: Recipe
    given: Recipe


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Take none of the recipes looked at (CA-20)."""


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep these Overnight recipes and give the others back (CA-24); named in any order, kept sorted."""

    recipes: tuple[Recipe, ...]

    def __post_init__(self) -> None:
        """Make every way to name the same recipes the same action."""
        object.__setattr__(self, "recipes", tuple(sorted(self.recipes)))


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """Show this sign in the showdown's throw of that number; None leaves it to chance (CA-33, CA-40)."""

    throw: int
    sign: Sign | None


Play: TypeAlias = Place | Ban | Lift | SwapRecipes | SwapHands | Look | Trade | Mulligan | Pass
"""What a player may do in their turn. Each names its round, so that one meant for a round that has just ended
cannot count in the next."""

AufAction: TypeAlias = Play | Choose | Decline | Keep | Throw
