"""The review of a Cake Duel for one of its players: bluffs, challenges, and the turning point."""

from __future__ import annotations

from cogs.games.duel.names import card_list, claim_words
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Panel
from games.duel.review import Review, ReviewedClaim, TurningPoint, best_bluff
from games.engine import Seat

SHOWN = 12
"""How many claims of a kind are listed at most, the last ones."""


def review_panel(found: Review, seat: Seat, say: TableMessages) -> Panel:
    """Return what a player bluffed, let pass and challenged, and where the match turned."""
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
    return Panel(has_parts=True, heading=say("review-heading"), paragraphs=tuple(parts))


def best_bluff_line(found: Review, say: TableMessages) -> str:
    """Return the boldest bluff that was accepted; empty if there was none."""
    bluff = best_bluff(found)
    if bluff is None:
        return ""
    return say(
        "end-best-bluff",
        who=say.member(bluff.seat) if bluff.is_pressed else say.house(bluff.seat),
        claim=claim_words(bluff.name, len(bluff.cards), say),
        cards=card_list(bluff.cards, say),
        bout=bluff.bout,
    )


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
