"""How a hand is shown to who asked for it: the words at once, the picture with them or as soon as it is drawn."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.tables.service import TableService
from bot.tables.session import Session
from cogs.hands.direct_messages import hand
from cogs.i18n.locale import messages_of
from cogs.images.renderer import RENDER_SECONDS, ImageRenderer
from cogs.ui.attachments import PngImage
from cogs.ui.discord_errors import FAILURES
from cogs.ui.panel import Panel
from cogs.ui.responses import Press, acknowledge, edit_message, show, show_later

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class HandReply:
    """Answers with hands. A picture that is not drawn yet follows by an edit, unless the hand has changed since."""

    tables: TableService
    renderer: ImageRenderer

    async def show(self, press: Press, session: Session) -> None:
        """Show a hand anew, to its player alone."""
        panel = await self._panel(press, session, is_linked=False)

        async def answer(drawn: PngImage | None) -> None:
            await show(press, panel, drawn)

        await self._answer(press, session, panel, answer, is_linked=False)

    async def repaint(self, press: Press, session: Session) -> None:
        """Show the hand after a move that was made beside it."""
        panel = await self._panel(press, session, is_linked=True)

        async def answer(drawn: PngImage | None) -> None:
            try:
                await edit_message(press, panel, drawn)
            except FAILURES as error:
                log.warning("cannot show a hand after a move: %s", error)
                await acknowledge(press)

        await self._answer(press, session, panel, answer, is_linked=True)

    async def _answer(
        self,
        press: Press,
        session: Session,
        panel: Panel,
        answer: Callable[[PngImage | None], Awaitable[None]],
        *,
        is_linked: bool,
    ) -> None:
        self.renderer.begin(panel.picture)
        drawn = self.renderer.ready(panel.picture)
        await answer(drawn)
        follows_by_itself = press.guild_id is None  # a hand in a direct message is kept up to date there
        if drawn is not None or follows_by_itself or not self.renderer.will_come(panel.picture):
            return
        late = await self.renderer.soon(panel.picture, seconds=RENDER_SECONDS)
        if late is not None and panel == await self._panel(press, session, is_linked=is_linked):
            await show_later(press, panel, late)

    async def _panel(self, press: Press, session: Session, *, is_linked: bool) -> Panel:
        is_drawn = await self.tables.preferences.shows_pictures(press.user.id, session.table.guild_id)
        seat = session.seat_of(press.user.id)
        return hand(session, seat, messages_of(press), linked=is_linked, is_drawn=is_drawn)
