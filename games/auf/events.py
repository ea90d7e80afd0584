"""The public events of Cake Auf!, and the union of all events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from games.auf.actions import Sign
from games.auf.cards import Card, Recipe
from games.auf.private_events import (
    CardsReceived,
    HandReceived,
    IngredientsSeen,
    RecipesSeen,
    SignChosen,
    TradeSeen,
)
from games.auf.state import RoundEnd
from games.engine import Event, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """A round began; ``first`` opens it (CA-02)."""

    round: int
    first: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RecipesDealt(Event):
    """New recipes lie face up before a seat (CA-04)."""

    seat: Seat
    recipes: tuple[Recipe, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """A turn began."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn(Event):
    """A player drew ``count`` cards."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardReshuffled(Event):
    """The draw pile was empty: the discard pile became the draw pile (CA-29)."""

    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class IngredientsPlaced(Event):
    """A player put ``count`` ingredients face down under a recipe (CA-05)."""

    seat: Seat
    recipe: Recipe
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BanPlaced(Event):
    """A player put a ban on the owner's recipe (CA-10)."""

    seat: Seat
    owner: Seat
    recipe: Recipe
    ban: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class BanLifted(Event):
    """A player lifted a ban from the owner's recipe (CA-12)."""

    seat: Seat
    owner: Seat
    recipe: Recipe
    ban: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class RecipesSwapped(Event):
    """Two unfinished recipes changed owners with all that lay on them (CA-18)."""

    seat: Seat
    given: Recipe
    other: Seat
    taken: Recipe


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsSwapped(Event):
    """Two players exchanged their whole hands (CA-19)."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RecipesLookedAt(Event):
    """A player took the top recipes of the pile to look at (CA-20)."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RecipeChosen(Event):
    """A recipe was given up for one looked at; what lay on it went to the discard pile (CA-20)."""

    seat: Seat
    given: Recipe
    taken: Recipe
    ingredients: tuple[Card, ...]
    bans: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LookDeclined(Event):
    """None of the recipes looked at was taken (CA-20)."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsTraded(Event):
    """A random card was taken from the other, who took one back unless there was none (CA-22)."""

    seat: Seat
    other: Seat
    returned: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class MulliganTaken(Event):
    """A whole hand was discarded for a new one; ``number`` counts those of the seat in this round (CA-09)."""

    seat: Seat
    discarded: tuple[Card, ...]
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RecipeFinished(Event):
    """A recipe was turned over: a point; its ingredients went to the discard pile (CA-14)."""

    seat: Seat
    recipe: Recipe
    points: int
    """The seat's points now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(Event):
    """A player discarded these cards and passed (CA-08); ``idle`` when nothing at all was done (CA-32)."""

    seat: Seat
    discarded: tuple[Card, ...]
    idle: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundEnded(Event):
    """A round ended; its winners have no unfinished recipe left. ``points`` are those of all seats so far."""

    round: int
    reason: RoundEnd
    winners: tuple[Seat, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OvernightChosen(Event):
    """An owner said which Overnight recipes they keep (CA-24)."""

    seat: Seat
    kept: tuple[Recipe, ...]
    returned: tuple[Recipe, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RecipeReturned(Event):
    """An unfinished recipe went back to the pile, and what lay on it to the discard pile, face up (CA-30)."""

    seat: Seat
    recipe: Recipe
    ingredients: tuple[Card, ...]
    bans: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PilesShuffled(Event):
    """Discard and draw pile were shuffled together between rounds (CA-30)."""

    cards: int
    recipes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowdownBegan(Event):
    """These players are tied for the first place (CA-33)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchBegan(Event):
    """These two play Rock Paper Scissors, first to two won throws (CA-33)."""

    pair: tuple[Seat, Seat]


@dataclass(frozen=True, slots=True, kw_only=True)
class SignsShown(Event):
    """Both signs were shown together; ``winner`` None means that the throw is repeated (CA-33)."""

    pair: tuple[Seat, Seat]
    signs: tuple[Sign, Sign]
    winner: Seat | None
    wins: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchWon(Event):
    """A match of the showdown was won (CA-33)."""

    winner: Seat
    loser: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """The game is over: places (1 is the best) and points of the seats."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


AufEvent: TypeAlias = (
    RoundBegan
    | RecipesDealt
    | TurnBegan
    | CardsDrawn
    | DiscardReshuffled
    | IngredientsPlaced
    | BanPlaced
    | BanLifted
    | RecipesSwapped
    | HandsSwapped
    | RecipesLookedAt
    | RecipeChosen
    | LookDeclined
    | CardsTraded
    | MulliganTaken
    | RecipeFinished
    | TurnEnded
    | RoundEnded
    | OvernightChosen
    | RecipeReturned
    | PilesShuffled
    | ShowdownBegan
    | MatchBegan
    | SignsShown
    | MatchWon
    | GameEnded
    | CardsReceived
    | IngredientsSeen
    | HandReceived
    | RecipesSeen
    | TradeSeen
    | SignChosen
)
