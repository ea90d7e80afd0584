"""What the post of a lesson says beside the game: each control when it first comes, and where to go from there."""

from __future__ import annotations

from bot.tables.replayed import ReplayedTable
from bot.tables.table import Ending
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Button, Row, Style
from games.ai import TUTOR


def hints(lesson: ReplayedTable, say: TableMessages) -> list[str]:
    """What the learner is told of what he is asked now; at the very start, of the table as well.

    What he has answered once he is only reminded of. Nothing while the tutor is asked.
    """
    progress, game = lesson.progress, lesson.table.game
    told = [] if progress.answered else [say("lesson-welcome", about=say(f"lesson-welcome-{game}"))]
    for seat in sorted(lesson.actors - lesson.status.played_by_house):
        if lesson.table.seats[seat].house != TUTOR:
            topic = progress.topic(seat)
            is_known = (seat, topic) in progress.answered
            told.append(say(f"lesson-known-{game}-{topic}" if is_known else f"lesson-{game}-{topic}"))
    return told


def is_cut_short(table: ReplayedTable) -> bool:
    """Whether it is a lesson that has come to its end, though its game has not."""
    return table.table.ending is Ending.LESSON and table.outcome is None


def farewell(lesson: ReplayedTable, say: TableMessages) -> str:
    """What is said when the lesson has come to its end."""
    outcome = lesson.outcome
    # Where the game could go on, the post above tells of the next round as well.
    ended = (
        say("lesson-one-round") if outcome is None else say("lesson-won", winners=say.whos(outcome.winners))
    )
    return say("lesson-over", ended=ended, game=say(f"{lesson.table.game}-name"))


def over_row(say: TableMessages) -> Row:
    """The controls of a lesson that is over."""
    return (Button("!again", say("button-for-real"), Style.MAIN), Button("!rules", say("button-rules")))
