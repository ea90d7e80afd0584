"""Tells members who want it each turn in a new direct message: screen readers do not announce edits."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

import discord

from bot.member_times import quiet_until
from bot.sent_messages import TurnDetail, about_table, detail_of
from bot.tables.changes import TableChanged
from bot.tables.session import Session
from bot.tasks import KeyedTasks
from cogs.games.registry import PRESENTERS
from cogs.hands.direct_messages import HandMessages
from cogs.i18n.messages import Messages
from cogs.i18n.names import mentions_isolated
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import beside_game
from cogs.table_post.kinds import TableKind
from cogs.table_post.snapshot import ScreenParts
from cogs.table_post.turn_pings import TurnPings
from cogs.ui import links
from cogs.ui.errors import FAILURES, is_transient
from cogs.ui.outbox import text_digest
from data.records.tables import SentKind, SentMessage, Table
from games.engine import Seat

log = logging.getLogger(__name__)

JOINED_SECONDS = 2.0
"""The time within which news is told together, such as a move and the answer of a house player."""
NEWS_CHARACTERS = 1600
"""How long the news of one message may be; older news are left out. A message holds 2,000 characters."""
BEFORE_THE_DEAL = -1
"""Stands for the version of a table while nothing is told: the deal is news as well."""
NOTHING_TOLD = TurnDetail(BEFORE_THE_DEAL, number=0, digest=0)


@dataclass(eq=False)
class TurnMessages:
    """Sends the messages: each when there is news that its member may know, and from the view of their seat."""

    parts: ScreenParts
    hands: HandMessages
    pings: TurnPings
    _since: dict[tuple[str, int], int] = field(default_factory=dict, init=False)
    """Up to which version the news were told before, by table and member; only where there may be news."""
    _messages: KeyedTasks = field(
        default_factory=partial(KeyedTasks, "turn", failures=FAILURES, is_transient=is_transient), init=False
    )

    def changed(self, change: TableChanged) -> None:
        """Tell the members of a table who want it what is new there."""
        session, table = change.session, change.table
        if session is None or not self.parts.homes.is_home(table.guild_id):
            return
        if not self.parts.preferences.server(
            table.guild_id
        ).offers_messages:  # it wants no cards in direct messages
            return
        for seat in table.seats:
            user_id = seat.user_id
            if (
                user_id is not None
                and self.parts.preferences.may_take_turn_messages(user_id)
                and not seat.away
            ):
                self._since.setdefault((table.id, user_id), change.since or BEFORE_THE_DEAL)
                self._messages.start(f"{table.id}/{seat.seat}", partial(self._tell, table.id, user_id))

    async def close(self) -> None:
        """Stop; what is not told yet is told after the next start."""
        await self._messages.close()

    async def _tell(self, table_id: str, user_id: int) -> None:
        """Tell a member what is new, if anything is. Raise what Discord and the store answer."""
        since = self._since.pop((table_id, user_id), None)
        if since is None:  # told together with what was before
            return
        try:
            if (await self.parts.preferences.member(user_id)).takes_turn_messages:
                await self._tell_since(table_id, user_id, since)
        except discord.Forbidden as error:
            log.info("a member of table %s takes no direct messages: %s", table_id, error)
            self.hands.refused[user_id] = "turns-refused"
            await self.parts.preferences.change_member(user_id, refused_messages=True)
        except FAILURES:
            self._since[table_id, user_id] = since
            raise

    async def _tell_since(self, table_id: str, user_id: int, since: int) -> None:
        # The one that may not have arrived is looked for: its news are not told twice.
        known = await self.parts.outbox.known(table_id, SentKind.TURN, user_id=user_id)
        last = max((detail_of(sent, TurnDetail) for sent in known), key=_number, default=NOTHING_TOLD)
        told_version = last.version if known else since
        # What others do in secret is no news, and must not shorten the wait either.
        if not (await self._news(table_id, user_id, told_version))[0]:
            return
        await asyncio.sleep(JOINED_SECONDS)
        text, session = await self._news(table_id, user_id, told_version)
        detail = TurnDetail(_version(session), last.number + 1, text_digest(text))
        if text:
            sent = await self._send(session.table, user_id, text, detail)
            if session.table.is_direct:
                self.pings.sent(table_id, sent.message_id)
            for earlier in known:
                await self.parts.outbox.stored.drop(earlier)

    async def _news(self, table_id: str, user_id: int, told_version: int) -> tuple[str, Session]:
        """Return the text of a message, and the table that it is about; no text if this member has no news."""
        table = await self.parts.tables.table(table_id)
        messages, _ = await self.parts.locales.private(user_id, table.guild_id, locale=table.language)
        session = await self.parts.tables.session(table_id)
        seat = session.table.seat_of(user_id)
        if seat is None or not self.parts.homes.is_home(table.guild_id):
            return "", session
        return turn_text(session, seat, told_version, messages, self.parts.kind_of(table)), session

    async def _send(self, table: Table, user_id: int, text: str, detail: TurnDetail) -> SentMessage:
        member, muted = (
            await self.parts.preferences.member(user_id),
            await self.parts.tables.stored.muted(table.id),
        )
        is_silent = user_id in muted or quiet_until(member, time.time()) is not None
        channel = await self.parts.client.create_dm(discord.Object(user_id))

        async def send(nonce: str) -> int:
            self.parts.homes.check_home(table.guild_id)
            return (await channel.send(text, nonce=nonce, silent=is_silent)).id

        # Not the version: it counts what others do in secret.
        nonce = f"{table.id}/turn/{user_id % 10**4}/{detail.number % 10**4}"
        stored = about_table(table, SentKind.TURN, channel.id, nonce, user_id=user_id, detail=detail)
        return await self.parts.outbox.send(stored, send)


def _number(detail: TurnDetail) -> int:
    return detail.number


def turn_text(session: Session, seat: Seat, told_version: int, messages: Messages, kind: TableKind) -> str:
    """Return sentences about all that a seat may know of the moves after ``told_version``, and who must act now.

    Empty if there is nothing that it may know.
    """
    say = TableMessages(messages.plain, session.table.seats, reader=seat)
    lines = list(_sentences(session, seat, told_version, messages.plain))
    is_end_told = not session.is_over or told_version >= _version(session)
    if is_end_told and not lines:
        return ""
    while len(lines) > 1 and sum(map(len, lines)) + len(lines) > NEWS_CHARACTERS:
        del lines[0]
    if session.is_over:
        lines.append(kind.result(session, say))
    elif session.status.runs:
        lines.append(PRESENTERS[session.table.game].prompt(session.progress.public_view(), say) or "")
    if not session.is_over:
        lines += beside_game.status_lines(session, say)
    game, link = say(f"{session.table.game}-name"), say("hand-link", link=links.to_table(session.table))
    return mentions_isolated("\n".join(filter(None, (*lines, say.listed((game, link))))))


def _version(session: Session) -> int:
    """Return the number of moves of a table; its end counts as one more, since it may need no move."""
    return session.progress.version + session.is_over


def _sentences(session: Session, seat: Seat, told_version: int, messages: Messages) -> Iterator[str]:
    """Yield sentences: those of the post as everybody reads them, and those about what the seat learns besides."""
    presenter, seats = PRESENTERS[session.table.game], session.table.seats
    say, say_privately = TableMessages(messages, seats), TableMessages(messages, seats, reader=seat)
    for entry in session.progress.history:
        if entry.version <= told_version:
            continue
        events = [event for event in entry.events if event.reaches(seat) and presenter.is_told(event)]
        if events and entry.late is not None:
            yield say("time-ran-out", who=say.member(entry.late))
        for event in events:
            yield presenter.event(event, say if event.reaches(None) else say_privately)
        if entry.table_action is not None:
            yield from beside_game.history_lines(entry, say)
