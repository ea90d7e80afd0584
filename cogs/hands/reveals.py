"""Tells players what somebody else's move, or the clock, has let only them see: a look at a hand, a card taken."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence

import discord

from bot.cluster.homes import Homes
from bot.tables.changes import TableChanged
from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from cogs.hands.direct_messages import HandMessages
from cogs.hands.ephemeral import EphemeralHands
from cogs.i18n.locale import LocaleResolver
from cogs.i18n.messages import Messages
from cogs.i18n.names import mentions_isolated
from cogs.i18n.table_messages import TableMessages
from cogs.ui import links
from cogs.ui.live_message import Deliveries
from games.engine import Event, Seat

log = logging.getLogger(__name__)


def revealed(session: Session, seat: Seat, *, since: int, pressed: bool) -> list[Event]:
    """Return what moves after the version ``since`` have let a seat see.

    Only of the moves that its player has ``pressed``, or only of the others.
    """
    reveals, found = PRESENTERS[session.table.game].reveals, list[Event]()
    for entry in reversed(session.progress.history):
        if entry.version <= since:
            break
        if (entry.pressed_by == seat) is pressed:
            found[:0] = [
                event for event in entry.events if isinstance(event, reveals) and event.reaches(seat)
            ]
    return found


def in_sentences(session: Session, seat: Seat, events: Iterable[Event], messages: Messages) -> list[str]:
    """Return in sentences what a seat has seen."""
    presenter = PRESENTERS[session.table.game]
    say = TableMessages(messages, session.table.seats, reader=seat)
    return [mentions_isolated(presenter.event(event, say)) for event in events]


class Reveals:
    """Sends what was seen where the player pressed last, or as a direct message when that is long ago.

    What a player's own press reveals stands in the answer to it.
    """

    def __init__(
        self,
        homes: Homes,
        locales: LocaleResolver,
        hands: HandMessages,
        ephemeral: EphemeralHands,
    ) -> None:
        self._homes = homes
        self._locales = locales
        self._hands = hands
        self._ephemeral = ephemeral
        self._deliveries = Deliveries("hands")

    def changed(self, change: TableChanged) -> None:
        """Tell players what new moves have let them see."""
        session = change.session
        if session is None or session.is_over or not self._homes.is_home(change.table.guild_id):
            return
        for seat in session.table.seats:
            if seat.user_id is None or seat.away is not None:
                continue
            events = revealed(session, seat.seat, since=change.since, pressed=False)
            if events:
                telling = self._tell(session, seat.seat, seat.user_id, events, change.since)
                self._deliveries.start(session.table.id, telling)

    async def close(self) -> None:
        """Stop."""
        await self._deliveries.close()

    async def _tell(
        self, session: Session, seat: Seat, user_id: int, events: Sequence[Event], since: int
    ) -> None:
        """Tell a player what they may see now. Raise what Discord and the store answer."""
        table = session.table
        token = self._ephemeral.token(table.id, user_id)
        locale = None if token is None else token.locale
        messages, _ = await self._locales.private(user_id, table.guild_id, locale=locale)
        lines = in_sentences(session, seat, events, messages)
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
