"""What a table of Cake Auf! consists of at any moment: dishes, players and the state."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from games.auf.actions import Sign
from games.auf.cards import Card, Recipe
from games.auf.options import Options
from games.engine import Seat
from games.entropy import Entropy

ROUNDS = 3
HAND_SIZE = 5
DISCARDS_AT_MOST = 2
MULLIGANS_A_ROUND = 3
RECIPES_LOOKED_AT = 3
TURNS_A_PLAYER_AND_ROUND = 40
WINS_OF_A_MATCH = 2


class Phase(StrEnum):
    """What the table waits for."""

    TURN = "turn"
    LOOK = "look"
    """Somebody played Picky Eater and holds the recipes (CA-20)."""
    OVERNIGHT = "overnight"
    """A round is over; the owners of Overnight recipes say which they keep (CA-24)."""
    SHOWDOWN = "showdown"
    """Rock Paper Scissors for a tie (CA-33)."""
    OVER = "over"


class RoundEnd(StrEnum):
    """Why a round ended."""

    FINISHED = "finished"
    """Somebody has no unfinished recipe left (CA-15)."""
    IDLE = "idle"
    """Everybody in turn did nothing (CA-32)."""
    LONG = "long"
    """Everybody has had forty turns (CA-32)."""


class Dish(NamedTuple):
    """An unfinished recipe before a player, with what lies on it; ``placed`` and ``bans`` are sorted.

    ``kept`` means that it came through a night: it makes its owner's other dishes wait (CA-26).
    """

    recipe: Recipe
    placed: tuple[Card, ...] = ()
    bans: tuple[Card, ...] = ()
    kept: bool = False

    @property
    def is_complete(self) -> bool:
        """Whether every ingredient is there."""
        return len(self.placed) == len(self.recipe.needs)

    @property
    def missing(self) -> tuple[Card, ...]:
        """The ingredients still needed."""
        placed = self.placed
        return tuple([card for card in self.recipe.needs if card not in placed])


class Player(NamedTuple):
    """One seat's cards: a sorted hand; ``finished`` are the recipes of all rounds, each a point (CA-14)."""

    hand: tuple[Card, ...] = ()
    dishes: tuple[Dish, ...] = ()
    finished: tuple[Recipe, ...] = ()
    mulligans: int = 0
    """How many have been taken in this round."""

    def dish(self, recipe: Recipe) -> Dish | None:
        """Return the unfinished recipe of that name, if it lies here."""
        for dish in self.dishes:
            if dish.recipe is recipe:
                return dish
        return None


SIGN_CHANGES = 5
"""How often a player may change the sign for one throw: part of how this house plays CA-33, not of the rulebook."""


@dataclass(frozen=True, slots=True)
class Showdown:
    """Rock Paper Scissors among the tied: ``pair`` plays, ``waiting`` follow in seat order (CA-33)."""

    pair: tuple[Seat, Seat]
    waiting: tuple[Seat, ...]
    wins: tuple[int, int] = (0, 0)
    throw: int = 1
    """Counts the throws of the whole showdown."""
    signs: tuple[Sign | None, Sign | None] = (None, None)
    """What the two have secretly chosen for this throw."""
    changes: tuple[int, int] = field(default=(0, 0), repr=False)
    """How often the two have changed their signs; not in the hash of the state, which is older than this."""

    @property
    def chosen(self) -> dict[Seat, Sign]:
        """The signs of those who have chosen."""
        return {seat: sign for seat, sign in zip(self.pair, self.signs, strict=True) if sign is not None}

    def may_change(self, seat: Seat) -> bool:
        """Return True if this seat of the pair may still choose another sign."""
        return self.changes[self.pair.index(seat)] < SIGN_CHANGES


@dataclass(frozen=True, slots=True)
class State:
    """A moment of the game. The top of a pile is its last card."""

    options: Options
    entropy: Entropy
    phase: Phase
    round: int
    first: Seat
    """Who opened round 1 (CA-02)."""
    current: Seat
    turn: int
    """Counts the turns of the whole game, from 1."""
    round_turns: int
    """Counts the turns of this round, from 1."""
    idle: int
    """How many turns in a row have passed without anything drawn, played or discarded (CA-32)."""
    busy: bool
    """Whether this turn has seen anything drawn, played or discarded."""
    players: tuple[Player, ...]
    deck: tuple[Card, ...]
    discard: tuple[Card, ...]
    recipes: tuple[Recipe, ...]
    looked: tuple[Recipe, ...]
    """The recipes that Picky Eater has brought into the current player's hand."""
    nights: tuple[tuple[Recipe, ...] | None, ...]
    """In the phase OVERNIGHT: what each seat keeps, None while it has not said so."""
    showdown: Showdown | None
    champion: Seat | None
    """Who won the showdown."""


def overnight(player: Player) -> tuple[Recipe, ...]:
    """Return the recipes that this player may keep at the round's end, sorted (CA-24)."""
    return tuple(sorted(dish.recipe for dish in player.dishes if dish.recipe.is_overnight))
