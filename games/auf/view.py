"""What a seat, or a spectator, may know of a table: an allow-list, and nothing else (CA-35)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from games.auf.actions import Sign
from games.auf.cards import Card, Recipe
from games.auf.legality import actors
from games.auf.options import Options
from games.auf.showdown import standing
from games.auf.state import Dish, Phase, Player, Showdown, State
from games.engine import Outcome, Seat


@dataclass(frozen=True, slots=True)
class DishView:
    """An unfinished recipe on the table; ``ingredients`` and ``missing`` are None for all but its owner."""

    recipe: Recipe
    count: int
    """How many ingredients lie under it."""
    bans: tuple[Card, ...]
    kept: bool
    """It came through a night (CA-26)."""
    waits: bool
    """It cannot be finished before its owner's kept recipes are (CA-26)."""
    ingredients: tuple[Card, ...] | None
    missing: tuple[Card, ...] | None


class PlayerView(NamedTuple):
    """One player as everyone sees them; players see more of their own dishes."""

    seat: Seat
    cards: int
    """How many cards the player holds."""
    dishes: tuple[DishView, ...]
    finished: tuple[Recipe, ...]
    """Of all rounds, in their order."""
    points: int
    mulligans: int
    """How many the player has taken in this round, of three (CA-09)."""


@dataclass(frozen=True, slots=True)
class ShowdownView:
    """Rock Paper Scissors as this seat knows it: who has chosen what, or at all, stands nowhere (CA-33)."""

    pair: tuple[Seat, Seat]
    waiting: tuple[Seat, ...]
    wins: tuple[int, int]
    throw: int
    """The number of this throw in the whole showdown, from 1."""
    own: Sign | None
    """What this seat itself has chosen for it."""
    may_change: bool
    """Whether this seat may choose another sign: not after five changes, nor when it does not play this match."""


class View(NamedTuple):
    """All that ``seat`` may know; None is a spectator."""

    seat: Seat | None
    options: Options
    phase: Phase
    round: int
    turn: int
    """Counts the turns of the whole game, from 1."""
    current: Seat
    """Whose turn it is, or was when the round ended."""
    to_act: tuple[Seat, ...]
    """The actors; in a showdown both until both have chosen."""
    players: tuple[PlayerView, ...]
    hand: tuple[Card, ...]
    """The own cards, sorted."""
    deck: int
    discard: tuple[Card, ...]
    """The discard pile, its top last."""
    recipes: int
    """How many are left in the recipe pile."""
    looked_at: int
    """How many recipes the current player is looking at (CA-20)."""
    looked: tuple[Recipe, ...]
    """Which these are; empty for everybody else."""
    kept: tuple[tuple[Recipe, ...] | None, ...]
    """In the phase overnight: what each seat keeps, None while it has not said so (CA-24); else empty."""
    idle_turns: int
    """How many turns in a row nobody has done anything (CA-32)."""
    showdown: ShowdownView | None
    outcome: Outcome | None


def view(state: State, seat: Seat | None) -> View:
    """Return all that this seat, or a spectator (None), may know."""
    phase = state.phase
    is_looking = phase is Phase.LOOK and seat == state.current
    return View(
        seat,
        state.options,
        phase,
        state.round,
        state.turn,
        state.current,
        tuple(sorted(actors(state))),
        tuple([_player(owner, player, is_own=owner == seat) for owner, player in enumerate(state.players)]),
        () if seat is None else state.players[seat].hand,
        len(state.deck),
        state.discard,
        len(state.recipes),
        len(state.looked),
        state.looked if is_looking else (),
        state.nights,
        state.idle,
        _showdown(state.showdown, seat) if state.showdown and phase is Phase.SHOWDOWN else None,
        standing(state.players, state.champion) if phase is Phase.OVER else None,
    )


def _player(owner: Seat, player: Player, *, is_own: bool) -> PlayerView:
    return PlayerView(
        owner,
        len(player.hand),
        _dishes(player.dishes, is_own),
        player.finished,
        len(player.finished),
        player.mulligans,
    )


# Most dishes look as they did before the move.
@lru_cache(maxsize=1024)
def _dishes(dishes: tuple[Dish, ...], is_own: bool) -> tuple[DishView, ...]:
    must_wait = any(dish.kept for dish in dishes)
    return tuple(
        DishView(
            dish.recipe,
            len(dish.placed),
            dish.bans,
            dish.kept,
            must_wait and not dish.kept,
            dish.placed if is_own else None,
            dish.missing if is_own else None,
        )
        for dish in dishes
    )


def _showdown(showdown: Showdown, seat: Seat | None) -> ShowdownView:
    own, may_change = None, False
    if seat in showdown.pair:
        own, may_change = showdown.chosen.get(seat), showdown.may_change(seat)
    return ShowdownView(showdown.pair, showdown.waiting, showdown.wins, showdown.throw, own, may_change)
