"""Shows a hand by the answer to a press: the words at once, the image with them or by a later edit."""

from __future__ import annotations

import logging

from bot.preferences import Preferences
from bot.tables.session import Session
from cogs.hands.render import hand
from cogs.i18n.locale import Press, messages_of
from cogs.ui.discord_errors import FAILURES
from cogs.ui.panel import Panel
from cogs.ui.progressive_reply import ProgressiveReply
from cogs.ui.responses import acknowledge, edit_message

log = logging.getLogger(__name__)


class HandReply:
    """Answers with hands. An image is not added when the hand has changed since."""

    def __init__(self, preferences: Preferences, images: ProgressiveReply) -> None:
        self._preferences = preferences
        self._reply = images

    async def show(self, press: Press, session: Session) -> None:
        """Show the hand in a new message to its player only."""
        panel = await self._panel(press, session, is_linked=False)

        async def is_current() -> bool:
            return panel == await self._panel(press, session, is_linked=False)

        await self._reply.show(press, panel, is_current=is_current)

    async def edit(self, press: Press, session: Session) -> None:
        """Show the hand in the message that was pressed."""
        panel = await self._panel(press, session, is_linked=True)

        async def is_current() -> bool:
            return panel == await self._panel(press, session, is_linked=True)

        try:
            if (
                press.message is None or not press.message.flags.ephemeral
            ):  # the direct message with the hand gets its image by itself
                await edit_message(press, panel, self._reply.renderer.ready(panel.image))
            else:
                await self._reply.edit(press, panel, is_current=is_current)
        except FAILURES as error:
            log.warning("a hand could not be shown after a move: %s", error)
            await acknowledge(press)

    async def _panel(self, press: Press, session: Session, *, is_linked: bool) -> Panel:
        is_drawn = await self._preferences.shows_pictures(press.user.id, session.table.guild_id)
        seat = session.seat_of(press.user.id)
        return hand(session, seat, messages_of(press), linked=is_linked, is_drawn=is_drawn)
