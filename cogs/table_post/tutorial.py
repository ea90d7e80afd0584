"""What a lesson says beside the game: what to do next, and behind a button each control when it first appears."""

from __future__ import annotations

from collections.abc import Iterator

from bot.tables.state import TableState
from bot.tables.table import Ending
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.ui.custom_id import TableControl
from cogs.ui.panel import Button, Panel, Row, Style
from games.ai import TUTOR


def hints(lesson: TableState, say: TableMessages) -> list[str]:
    """Return the hints of a post without an image: at length for what is new, else a short reminder.

    At the start it explains the table's controls too. Nothing while the tutor must act.
    """
    game = lesson.table.game
    lines = [] if lesson.progress.answered else [_welcome(game, say)]
    lines += [
        say(f"lesson-known-{game}-{topic}" if is_known else f"lesson-{game}-{topic}")
        for topic, is_known in _topics(lesson)
    ]
    return lines


def hinted(prompt: str | None, lesson: TableState, say: TableMessages) -> str | None:
    """Return the question beside an image, below a hint in a sentence or two.

    The first question of a lesson is in its hint. A button explains the rest.
    """
    game, topics = lesson.table.game, list(_topics(lesson))
    new = " ".join(say(f"lesson-short-{game}-{topic}") for topic, is_known in topics if not is_known)
    if new and not lesson.progress.answered:
        return say("lesson-short-first", hint=new)
    known = [say(f"lesson-known-{game}-{topic}") for topic, is_known in topics if is_known]
    lines = (say("lesson-short", hint=new) if new else "", *known, prompt)
    return "\n".join(line for line in lines if line) or None


def explanation(lesson: TableState, messages: Messages) -> Panel:
    """Return the answer to the button that explains: the current question, and the other controls if all is new."""
    say, game = TableMessages(messages, lesson.table.seats), lesson.table.game
    explained = [say(f"lesson-{game}-{topic}") for topic, _ in _topics(lesson)]
    is_first = not lesson.progress.answered or not explained
    welcome = [f"{_welcome(game, say)} {say('lesson-in-words')}"] if is_first else []
    return Panel(
        heading=say("lesson-explained", game=say(f"{game}-name")),
        paragraphs=(*welcome, *explained),
        rows=((Button(TableControl.RULES, say("button-rules")),),),
        table_id=lesson.table.id,
    )


def explain_button(lesson: TableState, say: TableMessages) -> Button:
    """Return the button that explains the question; it stands out while that is new."""
    is_new = any(not is_known for _, is_known in _topics(lesson))
    return Button(TableControl.EXPLAIN, say("button-explain"), Style.MAIN if is_new else Style.CALM)


def _topics(lesson: TableState) -> Iterator[tuple[str, bool]]:
    """Yield the topics of the current questions, each with True if the learner has answered one before."""
    progress = lesson.progress
    for seat in sorted(lesson.actors - lesson.status.played_by_house):
        if lesson.table.seats[seat].house != TUTOR:
            topic = progress.topic(seat)
            yield topic, (seat, topic) in progress.answered


def _welcome(game: str, say: TableMessages) -> str:
    return say("lesson-welcome", about=say(f"lesson-welcome-{game}"))


def is_cut_short(table: TableState) -> bool:
    """Return True if it is a lesson that is over, though its game is not."""
    return table.table.ending is Ending.LESSON and table.outcome is None


def result(lesson: TableState, say: TableMessages) -> str:
    """Return the sentence for the end of the lesson."""
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
