"""What a tutorial says beside the game: what to do next, and behind a button each control when it first appears."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from typing_extensions import override

from bot.tables.session import Session
from bot.tables.state import TableState
from bot.tables.table import Ending, Table
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post.kinds import TableKind
from cogs.table_post.render import COLOURS
from cogs.ui.custom_id import TableControl
from cogs.ui.panel import Button, Panel, Row, Style
from games.ai import TUTOR


class TutorialTable(TableKind):
    """A table at which a member learns a game from the Tutor."""

    has_room_at_end = False
    leave_key = "tutorial-leave"

    @override
    def is_of(self, table: Table) -> bool:
        return table.is_tutorial

    @override
    def hints(self, session: Session, say: TableMessages, *, has_image: bool) -> Sequence[str]:
        if has_image:  # beside an image the question has them
            return ()
        game = session.table.game
        lines = [] if session.progress.answered else [_welcome(game, say)]
        lines += [
            say(f"tutorial-known-{game}-{topic}" if is_known else f"tutorial-{game}-{topic}")
            for topic, is_known in _topics(session)
        ]
        return lines

    @override
    def question(
        self, prompt: str | None, session: Session, say: TableMessages, *, has_image: bool
    ) -> str | None:
        if not has_image:
            return prompt
        # What to do about it in a sentence or two; the first question is in its hint. A button explains the rest.
        game, topics = session.table.game, list(_topics(session))
        new = " ".join(say(f"tutorial-short-{game}-{topic}") for topic, is_known in topics if not is_known)
        if new and not session.progress.answered:
            return say("tutorial-short-first", hint=new)
        known = [say(f"tutorial-known-{game}-{topic}") for topic, is_known in topics if is_known]
        lines = (say("tutorial-short", hint=new) if new else "", *known, prompt)
        return "\n".join(line for line in lines if line) or None

    @override
    def help_button(self, session: Session, say: TableMessages, *, has_image: bool) -> Button | None:
        if not has_image:
            return None
        # It has the rules behind it, so that the row stays short. It stands out while what is asked is new.
        is_new = any(not is_known for _, is_known in _topics(session))
        return Button(TableControl.EXPLAIN, say("button-explain"), Style.MAIN if is_new else Style.CALM)

    @override
    def explanation(self, session: Session, messages: Messages) -> Panel:
        """Return what the learner is asked now, and the other controls if that is all new."""
        say, game = TableMessages(messages, session.table.seats), session.table.game
        explained = [say(f"tutorial-{game}-{topic}") for topic, _ in _topics(session)]
        is_first = not session.progress.answered or not explained
        welcome = [f"{_welcome(game, say)} {say('tutorial-in-words')}"] if is_first else []
        return Panel(
            heading=say("tutorial-explained", game=say(f"{game}-name")),
            paragraphs=(*welcome, *explained),
            rows=((Button(TableControl.RULES, say("button-rules")),),),
            table_id=session.table.id,
        )

    @override
    def last_panel(self, session: Session, say: TableMessages) -> Panel | None:
        """Return the post of a tutorial whose game could go on; it shows nothing of what was dealt for that."""
        table = session.table
        if table.ending is not Ending.TUTORIAL or session.outcome is not None:
            return None
        return Panel(
            heading=say("tutorial-over-heading", game=say(f"{table.game}-name")),
            paragraphs=(self.result(session, say),),
            rows=self.over_rows(table, say),
            table_id=table.id,
            seen_version=session.progress.public_version,
            colour=COLOURS[table.phase],
        )

    @override
    def result(self, session: Session, say: TableMessages) -> str:
        if session.table.ending is not Ending.TUTORIAL:
            return super().result(session, say)
        outcome = session.outcome
        # If the game could go on, the post above tells of the next round as well.
        ended = (
            say("tutorial-one-round")
            if outcome is None
            else say("tutorial-won", winners=say.whos(outcome.winners))
        )
        return say("tutorial-over", ended=ended, game=say(f"{session.table.game}-name"))

    @override
    def over_row(self, table: Table, say: TableMessages) -> tuple[Button, ...]:
        return (
            Button(TableControl.PLAY_AGAIN, say("button-for-real"), Style.MAIN),
            Button(TableControl.RULES, say("button-rules")),
        )

    @override
    def over_rows(self, table: Table, say: TableMessages) -> tuple[Row, ...]:
        return (self.over_row(table, say),)


def _topics(tutorial: TableState) -> Iterator[tuple[str, bool]]:
    """Yield what the learner is asked now, in a word, and whether they have answered it before."""
    progress = tutorial.progress
    for seat in sorted(tutorial.actors - tutorial.status.played_by_house):
        if tutorial.table.seats[seat].house != TUTOR:
            topic = progress.topic(seat)
            yield topic, (seat, topic) in progress.answered


def _welcome(game: str, say: TableMessages) -> str:
    return say("tutorial-welcome", about=say(f"tutorial-welcome-{game}"))
