"""What a table of You Take the Cake holds between two moves."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.bakeries.cards import OWN_BAKING, SLOTS, Cake
from games.bakeries.case import Case
from games.bakeries.kitchen import Kitchen
from games.bakeries.money import ClearanceTry, Hire, RoundAccount
from games.bakeries.options import Options
from games.engine import Outcome, Seat
from games.entropy import Entropy

ROUNDS = 3
TURN_LIMIT = 100
"""After this many turns of each player phase one ends without a chef (BB-18)."""


class Phase(StrEnum):
    """The three phases of a round, and the end of the game."""

    HIRE = "hire"
    PLACE = "place"
    SALE = "sale"
    OVER = "over"


class Question(StrEnum):
    """What the table waits for."""

    TURN = "turn"
    DISCARD = "discard"
    PLACE = "place"
    ROLL = "roll"
    STALE = "stale"
    AGAIN = "again"

    @property
    def phase(self) -> Phase:
        """The phase in which it is asked."""
        return _PHASES[self]


_PHASES = {
    Question.TURN: Phase.HIRE,
    Question.DISCARD: Phase.HIRE,
    Question.PLACE: Phase.PLACE,
    Question.ROLL: Phase.SALE,
    Question.STALE: Phase.SALE,
    Question.AGAIN: Phase.SALE,
}


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a table between two moves. ``question`` None: the round, or the game, is over."""

    options: Options
    entropy: Entropy
    kitchen: Kitchen
    store: tuple[Cake, ...]
    """The cakes in the store, sorted: chance picks one when it is drawn, so they have no order."""
    stale_supply: int
    cases: tuple[Case, Case]
    question: Question | None
    player: Seat
    """The seat that is asked; when there is no question, the last player."""
    starter: Seat
    """Who starts phase one of this round (BB-01)."""
    turn: int
    """Counts up from 1 over the whole game."""
    cake: Cake | None = None
    """The cake drawn and not yet placed."""
    hire: Hire | None = None
    dice: tuple[int, int] | None = None
    """The last roll of this round."""
    tries: tuple[ClearanceTry, ...] = ()
    rounds: tuple[RoundAccount, ...] = ()
    outcome: Outcome | None = None

    @property
    def round(self) -> int:
        """The number of the round being played, from 1; after the game that of the last one."""
        return min(len(self.rounds) + 1, ROUNDS)

    @property
    def phase(self) -> Phase:
        """The phase of the round."""
        return Phase.OVER if self.question is None else self.question.phase

    @property
    def cake_number(self) -> int:
        """Which cake of phase two is being placed, from 1 to 22."""
        return 1 + sum(len(SLOTS) - case.cakes.count(None) for case in self.cases)

    def chef_multiplier(self, seat: Seat) -> int:
        """Return the multiplier of the chef this seat has hired, or of baking without one (BB-19)."""
        return self.hire.chef.multiplier if self.hire and self.hire.seat == seat else OWN_BAKING


# --- The actions -----------------------------------------------------------------------------------
