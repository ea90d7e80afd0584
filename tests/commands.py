"""Commands at tables, as tests give them."""

from __future__ import annotations

from typing import Any

from bot.tables.commands import Move, TableAction, TableActionKind
from bot.tables.progress import GameProgress, HistoryEntry, Transition
from bot.tables.service import TableService
from bot.tables.status import Offer, TableStatus
from data.records.tables import By
from games.engine import Seat, Step

STATUS = TableStatus(frozenset(), 90)
"""A status that is not looked at."""


def follow(
    progress: GameProgress, step: Step[Any, Any], mover: Seat, *, at: float, by: By = By.PLAYER
) -> HistoryEntry:
    """Take over the step that a move led to, which is not looked at."""
    return progress.follow(
        Transition(
            command=Move(None),
            seat=mover,
            by=by,
            at=at,
            state=step.state,
            events=step.events,
            status=STATUS,
            open_decisions=progress.decisions_after(step, mover, at=at),
        )
    )


async def offered(tables: TableService, table_id: str, user_id: int) -> Offer:
    """Offer a member's seat to others."""
    session = await tables.apply(table_id, user_id, TableAction(TableActionKind.OFFER))
    return session.status.offers[session.seat_of(user_id)]


def follow_action(
    progress: GameProgress, table_action: TableAction, seat: Seat, *, at: float
) -> HistoryEntry:
    """Take over a table action by which everything stays as it is."""
    return progress.follow(
        Transition(
            command=table_action,
            seat=seat,
            by=By.PLAYER,
            at=at,
            state=progress.state,
            status=STATUS,
            open_decisions=progress.open_decisions,
        )
    )
