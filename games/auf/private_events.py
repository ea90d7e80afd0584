"""What only some seats may learn at a table of Cake Auf!: each of these events always has its audience."""

from __future__ import annotations

from dataclasses import dataclass

from games.auf.actions import Sign
from games.auf.cards import Card, Recipe
from games.engine import Event, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsReceived(Event):
    """The cards that came into this seat's hand by a deal or a draw."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class IngredientsSeen(Event):
    """Ingredients under this seat's own recipe, just placed by it or come with it."""

    seat: Seat
    recipe: Recipe
    ingredients: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandReceived(Event):
    """The hand that this seat has got from another."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RecipesSeen(Event):
    """The recipes that this seat looks at."""

    seat: Seat
    recipes: tuple[Recipe, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeSeen(Event):
    """For the two: the card taken from the other, and the card that the other got (None: nothing)."""

    seat: Seat
    other: Seat
    taken: Card
    given: Card | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SignChosen(Event):
    """The sign that this seat will show."""

    seat: Seat
    sign: Sign
