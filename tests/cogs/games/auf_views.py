"""A table of Cake Auf! for tests of its face: random games, and all that is shown at each moment of one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.tables.options import write_options
from bot.tables.progress import GameProgress
from bot.tables.session import Session
from cogs.games.auf.presenter import AufPresenter
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from data.records.tables import Phase, Table, TableSeat
from games.auf.actions import (
    AufAction,
    Ban,
    Choose,
    Decline,
    Keep,
    Lift,
    Look,
    Mulligan,
    Pass,
    Place,
    SwapHands,
    SwapRecipes,
    Throw,
    Trade,
)
from games.auf.cards import LIFTED_BY
from games.auf.state import State
from games.engine import Seat, Step
from games.entropy import Entropy
from tests.commands import follow
from tests.games.auf.kitchen import GAME
from tests.games.auf.table_talk import choose
from tests.stores import MemoryStore

WORDS = Messages()
FACE = AufPresenter()

LONGEST_NAME = "A name as long as Discord allows"


def row_of(seats: int, options: Any, seed: bytes) -> Table:
    """A table that has begun, with members of the longest names and identifiers."""
    people = tuple(
        TableSeat(seat=seat, user_id=10**18 + seat, name=f"{LONGEST_NAME[:-1]}{seat}")
        for seat in range(seats)
    )
    return Table(
        id="abcdefgh",
        guild_id=1,
        channel_id=2,
        host_id=people[0].user_id or 0,
        game="auf",
        edition=GAME.edition,
        options=write_options(GAME, options),
        seconds=90,
        phase=Phase.PLAYING,
        seats=people,
        seed=seed,
        created_at=0,
        started_at=0,
    )


@dataclass(frozen=True, slots=True)
class Moment:
    """A session before a move, and the move to be made."""

    session: Session
    seat: Seat
    action: AufAction

    @property
    def say(self) -> TableMessages:
        return TableMessages(WORDS, self.session.table.seats)

    @property
    def state(self) -> State:
        state: State = self.session.progress.state
        return state


def moments(seats: int, options: Any, chance: random.Random) -> Iterator[Moment]:
    """Every moment of a random game; the session is the same one all along, and goes on."""
    session = Session(MemoryStore().tables, GAME, row_of(seats, options, chance.randbytes(8)))
    while GAME.actors(session.progress.state):
        seat, action = choose(session.progress.state, chance)
        yield Moment(session, seat, action)
        follow(session.progress, GAME.apply(session.progress.state, seat, action), seat, at=0)


def standing(state: State) -> Session:
    """Return a session at this state, without events."""
    session = Session(MemoryStore().tables, GAME, row_of(len(state.players), state.options, b"standing"))
    session.progress = GameProgress(GAME, Step(state, ()), at=0)
    return session


def entropy(chance: random.Random) -> Entropy:
    return Entropy(chance.randbytes(8))


def by_form(action: AufAction) -> tuple[str, dict[str, tuple[str, ...]]]:
    """The form in which an action is chosen, and what is chosen there."""
    match action:
        case Place(_, recipe, ingredients):
            return "place", {"recipe": (recipe,), "ingredients": ingredients}
        case Pass(_, discards):
            copies = tuple(
                f"{card}.{discards[:place].count(card) + 1}" for place, card in enumerate(discards)
            )
            return "pass", {"discards": copies}
        case Choose(taken, given):
            return "choose", {"taken": (taken,), "given": (given,)}
        case Keep(kept):
            return "keep", {"recipes": kept}
        case Mulligan():
            return "mulligan", {"sure": ("yes",)}
        case _:
            return "play", {"play": (GAME.encode(action),)}


def by_command(action: AufAction) -> tuple[str, dict[str, tuple[str, str]]] | None:
    """The form of an action's command; by option, what it is offered as and its value."""
    match action:
        case Place(_, recipe, cards):
            return "place", {
                "recipe": ("place.recipe", recipe),
                "ingredients": ("place.ingredients", ",".join(cards)),
            }
        case Ban(_, ban, recipe):
            return "ban", {"card": ("ban.card", ban), "recipe": ("ban.recipe", recipe)}
        case Lift(_, ban, recipe):
            return "lift", {"card": ("lift.card", LIFTED_BY[ban]), "recipe": ("lift.recipe", recipe)}
        case SwapRecipes(_, mine, theirs):
            return "swap", {"mine": ("swap.mine", mine), "theirs": ("swap.theirs", theirs)}
        case SwapHands(_, other):
            return "hands", {"player": ("hands.player", f"={other}")}
        case Trade(_, other):
            return "trade", {"player": ("trade.player", f"={other}")}
        case Look():
            return "picky", {}
        case Mulligan():
            return "mulligan", {}
        case Pass(_, cards):
            return "pass", {"discards": ("pass.discards", ",".join(cards))} if cards else {}
        case Choose(taken, given):
            return "choose", {"taken": ("choose.taken", taken), "given": ("choose.given", given)}
        case Keep(kept):
            return "keep", {"recipes": ("keep.recipes", ",".join(kept))} if kept else {}
        case Throw(_, sign) if sign is not None:
            return "throw", {"sign": ("throw.sign", sign)}
        case Throw() | Decline():
            return None
