"""What a post says when everyone agreed to a proposal."""

from __future__ import annotations

import pytest

from bot.tables.commands import Proposal, TableAction, TableActionKind
from bot.tables.progress import HistoryEntry
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post.beside_game import history_lines
from data.records.tables import TableSeat

SEATS = [TableSeat(seat=seat, name=name, user_id=11 + seat) for seat, name in enumerate(("Ada", "Ben"))]


@pytest.mark.parametrize(
    ("proposal", "seconds", "said"),
    [
        (Proposal.PAUSE, 7200, "✅ Everyone agreed: the table is paused for 2 hours."),
        (Proposal.CLOCK, 90, "✅ Everyone agreed: the clock is now 90 seconds per decision."),
        (Proposal.UNDO, 0, "✅ Everyone agreed: the move is taken back."),
    ],
)
def test_a_passed_vote_says_what_happened(proposal: Proposal, seconds: int, said: str) -> None:
    assert lines(proposal, seconds) == ["<@12> agrees.", said]


def test_a_vote_that_ends_the_game_is_told_by_the_result() -> None:
    assert lines(Proposal.END, 0) == ["<@12> agrees."]


def lines(proposal: Proposal, seconds: int) -> list[str]:
    """What the post says when Ben, the last one, agrees."""
    entry = HistoryEntry(
        version=3,
        turn=1,
        events=(),
        table_action=TableAction(TableActionKind.AGREE),
        seat=1,
        passed=TableAction(TableActionKind.ASK, proposal, seconds),
    )
    return history_lines(entry, TableMessages(Messages(), SEATS))
