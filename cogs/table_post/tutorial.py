"""What the post of a lesson says beside the game: each control when it first appears, and what to do next."""

from __future__ import annotations

from bot.tables.replayed import ReplayedTable
from bot.tables.table import Ending
from cogs.i18n.table_messages import TableMessages
from cogs.ui.custom_id import TableControl
from cogs.ui.panel import Button, Row, Style
from games.ai import TUTOR


def hints(lesson: ReplayedTable, say: TableMessages, *, is_drawn: bool) -> list[str]:
    """Return what the learner is told about the current question; at the start, also about the table.

    A question that they have answered before gets a short reminder only. Nothing while the tutor must act.
    ``is_drawn`` tells whether the post shows an image, and so offers the words.
    """
    progress, game = lesson.progress, lesson.table.game
    lines = [] if progress.answered else [_welcome(game, say, is_drawn=is_drawn)]
    for seat in sorted(lesson.actors - lesson.status.played_by_house):
        if lesson.table.seats[seat].house != TUTOR:
            topic = progress.topic(seat)
            is_known = (seat, topic) in progress.answered
            lines.append(say(f"lesson-known-{game}-{topic}" if is_known else f"lesson-{game}-{topic}"))
    return lines


def _welcome(game: str, say: TableMessages, *, is_drawn: bool) -> str:
    welcome = say("lesson-welcome", about=say(f"lesson-welcome-{game}"))
    return f"{welcome} {say('lesson-in-words')}" if is_drawn else welcome


def is_cut_short(table: ReplayedTable) -> bool:
    """Return whether it is a lesson that is over, though its game is not."""
    return table.table.ending is Ending.LESSON and table.outcome is None


def result(lesson: ReplayedTable, say: TableMessages) -> str:
    """Return what is said at the end of the lesson."""
    outcome = lesson.outcome
    # If the game could go on, the post above tells of the next round as well.
    ended = (
        say("lesson-one-round") if outcome is None else say("lesson-won", winners=say.whos(outcome.winners))
    )
    return say("lesson-over", ended=ended, game=say(f"{lesson.table.game}-name"))


def over_row(say: TableMessages) -> Row:
    """Return the controls of a lesson that is over."""
    return (
        Button(TableControl.PLAY_AGAIN, say("button-for-real"), Style.MAIN),
        Button(TableControl.RULES, say("button-rules")),
    )
