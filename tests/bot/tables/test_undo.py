"""What may be taken back in random games of every kind, and that it leaves everybody as he was before."""

from __future__ import annotations

from bot.tables.actions import Change, Deed, Life, Wish, Word
from bot.tables.progress import Course
from tests.labs import Case, every_case, played, watchers

UNDONE = Deed(Word.ASK, Wish.UNDO)
NEVER = {"bakeries"}
"""Where every move shows something, or leaves it to chance."""


def course_of(case: Case) -> Course:
    return Course(case.game, played(case).dealt, Life(frozenset(range(case.seats)), 90), at=0.0)


def taken_back(case: Case) -> int:
    """How many moves of a random game may be taken back; each of them is."""
    course, count = course_of(case), 0
    for moment in played(case).moments:
        seen = {watcher: course.view(watcher) for watcher in watchers(case)}
        course.follow(moment.step, moment.seat, at=1.0)
        assert not any(course.may_undo(other) for other in range(case.seats) if other != moment.seat)
        if not course.may_undo(moment.seat):
            continue
        count += 1
        state, asked = course.after(Change(course.life, passed=UNDONE), at=2.0)
        assert state == moment.state
        assert set(asked) == case.game.actors(moment.state)
        assert {watcher: case.game.view(state, watcher) for watcher in watchers(case)} == seen
    return count


@every_case
def test_a_move_that_is_taken_back_leaves_everybody_as_he_was(case: Case) -> None:
    assert (taken_back(case) == 0) is (case.game.key in NEVER)
