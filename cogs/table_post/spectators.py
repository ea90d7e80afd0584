"""The spectators of each table, and the messages that mention them at its turning points."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from bot.errors import Reason, Refused
from bot.tables.changes import ChangeKind, TableChanged
from bot.tables.session import Session
from bot.tasks import KeyedTasks
from cogs.games.registry import PRESENTERS
from cogs.i18n.names import mentions_isolated
from cogs.i18n.table_messages import TableMessages
from cogs.table_post.kinds import TableKind
from cogs.table_post.snapshot import ScreenParts
from cogs.table_post.turn_pings import TurnPings
from cogs.ui import links
from cogs.ui.errors import FAILURES, is_transient
from cogs.ui.outbox import pings
from data.records.tables import Phase

MENTIONED_AT_ONCE = 50
"""How many spectators one message mentions; it holds 2,000 characters and may mention 100 members."""


def standing(session: Session, say: TableMessages, kind: TableKind) -> str:
    """Return the sentence that tells who leads, or how the game has ended."""
    if session.is_over:
        return kind.result(session, say)
    return PRESENTERS[session.table.game].standing(session.progress.public_view(), say)


BEGINNING = "begun"
"""The beginning of a game as an occasion to mention spectators; others are public versions."""


@dataclass(eq=False)
class Spectators:
    """Mentions spectators in the table's channel when something important has happened there."""

    parts: ScreenParts
    pings: TurnPings
    _mentions: KeyedTasks = field(
        default_factory=partial(KeyedTasks, "watch", failures=FAILURES, is_transient=is_transient), init=False
    )

    def changed(self, change: TableChanged) -> None:
        """Mention the spectators when the game begins and at each turning point.

        A later one takes the place of one that could not be told.
        """
        session = change.session
        if session is None or not self.parts.homes.is_home(change.table.guild_id):
            return
        table_id = change.table.id
        if self._has_turned(session, change.since):
            occasion = str(session.progress.public_version % 10**4)
            self._mentions.start(table_id, partial(self._mention, table_id, occasion))
        elif change.is_first and ChangeKind.PLAYED in change.kinds:  # by now, somebody may have moved
            self._mentions.start(table_id, partial(self._mention, table_id, BEGINNING))

    async def toggle(self, table_id: str, user_id: int) -> bool:
        """Let somebody follow a table, or no longer; return True if they follow it now.

        Refused when there is nothing to follow, and for players before their game begins.
        """
        table = await self.parts.tables.table(table_id)
        if table.phase is Phase.OVER:
            raise Refused(Reason.TABLE_OVER)
        is_on = user_id not in await self.parts.tables.stored.watchers(table_id)
        is_seated = table.seat_of(user_id) is not None and not table.keeps_seat_for(user_id)
        if is_on and is_seated and table.phase is Phase.LOBBY:
            raise Refused(Reason.ALREADY_JOINED)
        await self.parts.tables.set_watching(table_id, user_id, is_on=is_on)
        return is_on

    async def close(self) -> None:
        """Stop."""
        await self._mentions.close()

    def _has_turned(self, session: Session, since: int) -> bool:
        news = [entry for entry in session.progress.history if entry.version > since]
        points = set(PRESENTERS[session.table.game].turning_points)
        turned = (entry for entry in news if not points.isdisjoint(map(type, entry.events)))
        return bool(news) if session.is_over else any(turned)

    async def _mention(self, table_id: str, occasion: str) -> None:
        """Mention the spectators, once for an occasion: its name is a part of the nonces."""
        session = await self.parts.tables.session(table_id)
        table = session.table
        spectators = await self.parts.tables.watchers(table_id)
        if not spectators or table.post is None or not self.parts.homes.is_home(table.guild_id):
            return
        say = TableMessages(self.parts.locales.public(table.guild_id), table.seats)
        people = say.whos(range(len(table.seats)))
        news = (
            standing(session, say, self.parts.kind_of(table))
            if session.progress.version
            else say("spectator-begun")
        )
        for first in range(0, len(spectators), MENTIONED_AT_ONCE):
            mentioned = spectators[first : first + MENTIONED_AT_ONCE]
            who = say.all_of(f"<@{user_id}>" for user_id in mentioned)
            text = say("spectator-ping", who=who, news=news, people=people, link=links.to_table(table))
            sent = await self.parts.outbox.notice(
                table.post.channel_id,
                table,
                f"{table_id}/watch/{occasion}/{first}",
                user_id=mentioned[0],
                content=mentions_isolated(text),
                allowed_mentions=pings(mentioned),
            )
            self.pings.sent(table_id, sent)
