"""The commands at a table that has begun: moves of its game, and actions beside it, such as votes and leaving.

Each is written down as a token. The token of a table action begins with ``!``, that of a move never does.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias

from bot.errors import Reason, Refused
from bot.tables.lobby import Member
from bot.tables.options import AnyGame

_AMOUNT = re.compile(r"[0-9]{0,10}")


class TableActionKind(StrEnum):
    """The beginning of the token of a table action."""

    CONCEDE = "!concede"
    STAND_IN = "!stand-in"
    RETURN = "!return"
    LEAVE = "!leave"
    TAKE_OVER = "!take-over"
    OFFER = "!offer"
    WITHDRAW = "!withdraw"
    ASK = "!ask"
    AGREE = "!agree"
    REFUSE = "!refuse"
    LAPSE = "!lapse"
    RESUME = "!resume"
    SLEEP = "!sleep"
    WAKE = "!wake"
    HOLIDAY = "!holiday"
    NUDGE = "!nudge"


class Proposal(StrEnum):
    """A proposal on which all players of a table vote."""

    PAUSE = "pause"
    CLOCK = "clock"
    UNDO = "undo"
    END = "end"


@dataclass(frozen=True, slots=True)
class TableAction:
    """A table action and its arguments: ``!ask.pause.86400``, and ``!agree.pause.3`` for the vote with number 3."""

    kind: TableActionKind
    proposal: Proposal | None = None
    amount: int = 0
    """The argument, which depends on the kind and the proposal.

    A pause: its seconds. A clock: the seconds for one decision. An undo: the number of the move. An agreement or
    refusal: the number of the vote. A withdrawal or a taking over: the number of the offer. A nudge: the number of
    public moves when its control was shown. A holiday: its end in whole epoch seconds.
    """

    @classmethod
    def read(cls, token: str) -> TableAction:
        """Return the table action of a token. Refused when there is none."""
        kind, _, rest = token.partition(".")
        proposal, _, amount = rest.partition(".")
        if _AMOUNT.fullmatch(amount) is None:
            raise Refused(Reason.UNKNOWN_ACTION)
        try:
            return cls(TableActionKind(kind), Proposal(proposal) if proposal else None, int(amount or 0))
        except ValueError as error:
            raise Refused(Reason.UNKNOWN_ACTION) from error

    @property
    def token(self) -> str:
        """Its stored form."""
        if self.proposal is None and not self.amount:
            return self.kind
        return f"{self.kind}.{self.proposal or ''}.{self.amount}"


@dataclass(frozen=True, slots=True)
class Move:
    """A move of the game."""

    action: Any
    seen_version: int | None = None
    """How many public moves there were when its control was shown; None when it comes without one."""


@dataclass(frozen=True, slots=True)
class TakeOver:
    """A member takes a seat that is on offer."""

    giver_id: int
    number: int
    """The number of the offer."""
    taker: Member


Recorded: TypeAlias = Move | TableAction
"""A command that stands in a table's record."""
Command: TypeAlias = Move | TableAction | TakeOver
"""A command of a member."""


def is_table_action(token: str) -> bool:
    """Return True if a token is that of a table action."""
    return token.startswith("!")


def read(game: AnyGame, token: str) -> Recorded:
    """Return the command that a token stands for. Refused or GameError when it stands for nothing."""
    return TableAction.read(token) if is_table_action(token) else Move(game.decode(token))


def token_of(game: AnyGame, recorded: Recorded) -> str:
    """Return the token of a command."""
    return recorded.token if isinstance(recorded, TableAction) else game.encode(recorded.action)
