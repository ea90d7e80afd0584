"""Answers that show a picture: with it where it is drawn already, else in words, and the picture follows by an edit."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeAlias

from cogs.answers import Press, repaint, show, show_later, show_publicly
from cogs.darkroom import DRAWING_SECONDS, Darkroom
from cogs.panels import Panel
from cogs.prints import Print

Answer: TypeAlias = Callable[[Press, Panel, Print | None], Awaitable[int | None]]
"""Shows a panel, and says in which message."""


class Developing:
    """Nobody waits for a picture, and none comes to a message that shows something else by then."""

    def __init__(self, darkroom: Darkroom) -> None:
        self.darkroom = darkroom
        self._waiting: dict[int, Panel] = {}
        """The messages whose picture is still being drawn, and what they show."""

    async def show(self, press: Press, panel: Panel) -> None:
        """Show something to one person alone."""
        await self._answer(press, panel, show)

    async def show_publicly(self, press: Press, panel: Panel) -> None:
        """Answer with a public message. Raises what Discord answers."""
        await self._answer(press, panel, show_publicly)

    async def repaint(self, press: Press, panel: Panel) -> None:
        """Change the message that was pressed. Raises what Discord answers, or TimeoutError."""
        if press.message is not None:
            self._waiting.pop(press.message.id, None)
        await self._answer(press, panel, _repainted)

    async def _answer(self, press: Press, panel: Panel, answer: Answer) -> None:
        self.darkroom.begin(panel.picture)
        drawn = self.darkroom.ready(panel.picture)
        message_id = await answer(press, panel if drawn else replace(panel, picture=None), drawn)
        if drawn is not None or message_id is None or not self.darkroom.will_come(panel.picture):
            return
        self._waiting[message_id] = panel
        late = await self.darkroom.soon(panel.picture, seconds=DRAWING_SECONDS)
        if self._waiting.get(message_id) is panel:
            del self._waiting[message_id]
            if late is not None:
                await show_later(press, panel, late)


async def _repainted(press: Press, panel: Panel, picture: Print | None) -> int | None:
    await repaint(press, panel, picture)
    return None if press.message is None else press.message.id
