"""Which moves of random games can be taken back, and that this restores everyone's view."""

from __future__ import annotations

from bot.errors import Refused
from bot.tables.commands import Proposal, TableAction, TableActionKind
from bot.tables.progress import GameProgress
from bot.tables.status import StatusChange
from tests.commands import STATUS, follow
from tests.labs import Case, every_case, played, watchers

UNDONE = TableAction(TableActionKind.ASK, Proposal.UNDO)
NEVER = {"bakeries"}
"""Games in which every move reveals something or depends on chance."""


def course_of(case: Case) -> GameProgress:
    return GameProgress(case.game, played(case).dealt, at=0.0)


def may_undo(progress: GameProgress, seat: int) -> bool:
    try:
        return bool(progress.to_undo(seat))
    except Refused:
        return False


def taken_back(case: Case) -> int:
    """Take back each move of a random game that allows it; return their number."""
    progress, count = course_of(case), 0
    for moment in played(case).moments:
        seen = {watcher: progress.view(watcher) for watcher in watchers(case)}
        follow(progress, moment.step, moment.seat, at=1.0)
        assert not any(may_undo(progress, other) for other in range(case.seats) if other != moment.seat)
        if not may_undo(progress, moment.seat):
            continue
        count += 1
        state, asked = progress.after_change(STATUS, StatusChange(STATUS, passed=UNDONE), at=2.0)
        assert state == moment.state
        assert set(asked) == case.game.actors(moment.state)
        assert {watcher: case.game.view(state, watcher) for watcher in watchers(case)} == seen
    return count


@every_case
def test_taking_a_move_back_restores_everyones_view(case: Case) -> None:
    assert (taken_back(case) == 0) is (case.game.key in NEVER)
