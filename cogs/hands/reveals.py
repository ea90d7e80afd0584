"""Tells players what somebody else's move, or the clock, has let only them see: a look at a hand, a card taken."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.errors import Refused
from bot.tables.service import TableService
from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from cogs.hands.direct_messages import HandMessages
from cogs.hands.ephemeral import EphemeralHands
from cogs.i18n.locale import LocaleResolver
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.ui import links
from cogs.ui.discord_errors import FAILURES
from cogs.ui.responses import UnansweredPresses
from games.engine import Seat

log = logging.getLogger(__name__)


def revealed(session: Session, seat: Seat, messages: Messages, *, since: int, pressed: bool) -> list[str]:
    """Return in sentences what moves after the version ``since`` have let a seat see.

    Only of the moves that its player has ``pressed``, or only of the others.
    """
    presenter = PRESENTERS[session.table.game]
    say = TableMessages(messages, session.table.seats, reader=seat)
    return [
        presenter.event(event, say)
        for entry in session.progress.history
        if entry.version > since and (entry.pressed_by == seat) is pressed
        for event in entry.events
        if event.reaches(seat) and isinstance(event, presenter.reveals)
    ]


class Reveals:
    """Sends what was seen where the player pressed last, or as a direct message when that is long ago.

    What a player's own press reveals stands in the answer to it.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        locales: LocaleResolver,
        hands: HandMessages,
        ephemeral: EphemeralHands,
    ) -> None:
        self._client = client
        self._tables = tables
        self._locales = locales
        self._hands = hands
        self._ephemeral = ephemeral
        self._looked_at: dict[str, int] = {}
        """The version of each table up to which players know what they may see."""
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, table_id: str) -> None:
        """Look for something to tell."""
        task = asyncio.create_task(self._look(table_id), name=f"hands seen {table_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look(self, table_id: str) -> None:
        try:
            await UnansweredPresses.of(self._client).wait()
            if not await self._tables.is_shown_here(table_id):
                self._looked_at.pop(table_id, None)
                return
            session = await self._tables.session(table_id)
            since = self._looked_at.setdefault(table_id, session.table.shown)
            self._looked_at[table_id] = session.progress.version
            if session.is_over:
                del self._looked_at[table_id]
                return
            for seat in session.table.seats:
                if seat.user_id is not None and seat.away is None:
                    await self._tell(session, seat.seat, seat.user_id, since)
        except Refused:
            self._looked_at.pop(table_id, None)
        except FAILURES as error:
            log.warning("what was seen at table %s could not be told: %s", table_id, error)
        except Exception:
            log.exception("cannot tell what was seen at table %s", table_id)

    async def _tell(self, session: Session, seat: Seat, user_id: int, since: int) -> None:
        """Tell a player what they may see now. Raise what Discord and the store answer."""
        table = session.table
        token = self._ephemeral.token(table.id, user_id)
        locale = None if token is None else token.locale
        messages, _ = await self._locales.private(user_id, table.guild_id, locale=locale)
        lines = revealed(session, seat, messages, since=since, pressed=False)
        if not lines:
            return
        if token is not None:
            try:
                await token.webhook.send("\n".join(lines), ephemeral=True)
            except discord.HTTPException as error:
                log.info("what was seen at table %s is told in a direct message: %s", table.id, error)
            else:
                return
        lines.append(messages("hand-link", link=links.to_table(table)))
        nonce = f"{table.id}/seen/{seat}/{since % 10**4}"
        await self._hands.tell(table.id, user_id, "\n".join(lines), nonce=nonce)
