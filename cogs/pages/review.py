"""The review of a Cake Duel, for each of its players alone: bluffs, challenges, the turning point."""

from __future__ import annotations

import asyncio

from bot.errors import Refused
from bot.history.review import reviewed
from bot.tables.replayed import RecordDamaged
from bot.tables.service import TableService
from cogs.games.duel.names import card_list, claim_words
from cogs.i18n.locale import messages_of
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Panel
from cogs.ui.responses import Press, show
from games.duel.review import Review, ReviewedClaim, TurningPoint
from games.engine import Seat

SHOWN = 12
"""So many claims of a kind are told at most, the last ones."""


async def show_review(press: Press, tables: TableService, table_id: str) -> None:
    """Show a player the review of his duel. Refused for who was not dealt in there, and for other games."""
    row = await tables.row(table_id)
    seat = next((seat.seat for seat in row.seats if press.user.id in (seat.user_id, seat.rated_id)), None)
    if seat is None:
        raise Refused("not-seated")
    moves = await tables.moves(table_id)
    try:
        # In a thread of its own: a long duel must not keep the others waiting.
        found = await asyncio.to_thread(reviewed, tables.games[row.game], row, moves)
    except RecordDamaged as error:
        raise Refused("record-damaged") from error
    await show(press, panel(found, seat, TableMessages(messages_of(press), row.seats)))


def panel(found: Review, seat: Seat, say: TableMessages) -> Panel:
    """What a player bluffed, what he let pass, whom he challenged, and where the match turned."""
    side = seat % 2
    mine = [claim for claim in found.claims if claim.seat == seat]
    theirs = [claim for claim in found.claims if claim.seat % 2 != side]
    bluffs = [claim for claim in mine if not claim.is_true]
    passed = [claim for claim in theirs if not claim.is_true and claim.challenger is None]
    called = [claim for claim in theirs if claim.challenger == seat]
    caught = sum(claim.challenger is not None for claim in bluffs)
    parts = [
        _part(say("review-bluffs", bluffs=len(bluffs), claims=len(mine), caught=caught), bluffs, say),
        _part(say("review-missed", count=len(passed)), passed, say),
        _part(
            say("review-called", count=len(called), right=sum(not claim.is_true for claim in called)),
            called,
            say,
        ),
    ]
    if found.turning_point is not None:
        parts.append(_turning_point(found.turning_point, side, say))
    return Panel(heading=say("review-heading"), paragraphs=tuple(parts))


def _part(title: str, claims: list[ReviewedClaim], say: TableMessages) -> str:
    return "\n".join((title, *(_line(claim, say) for claim in claims[-SHOWN:])))


def _line(claim: ReviewedClaim, say: TableMessages) -> str:
    return say(
        "review-claim",
        duel=claim.duel,
        bout=claim.bout,
        who=say.who(claim.seat),
        claim=claim_words(claim.name, len(claim.cards), say),
        cards=card_list(claim.cards, say),
        truth=str(claim.is_true),
        called=str(claim.challenger is not None),
    )


def _turning_point(turn: TurningPoint, side: int, say: TableMessages) -> str:
    before, after = (chance if side == 0 else 1 - chance for chance in (turn.before, turn.after))
    ending = turn.ending
    return say(
        "review-turn",
        duel=ending.duel,
        bout=ending.bout,
        reason=ending.reason.value,
        won=str(ending.side == side),
        before=round(before * 100),
        after=round(after * 100),
    )
