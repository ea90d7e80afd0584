"""Answers that show a picture: with it where it is drawn already, else in words, and the picture follows by an edit."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeAlias
from weakref import WeakValueDictionary

from cogs.images.renderer import RENDER_SECONDS, ImageRenderer
from cogs.ui.attachments import PngImage
from cogs.ui.panel import Panel
from cogs.ui.responses import Press, edit_message, show, show_later, show_publicly

Answer: TypeAlias = Callable[[Press, Panel, PngImage | None], Awaitable[int | None]]
"""Shows a panel, and says in which message."""

REMEMBERED = 1000
"""Of so many messages it is remembered by which press they were changed last; the oldest give way."""


class ProgressiveReply:
    """Nobody waits for a picture, and none comes to a message that shows something else by then."""

    def __init__(self, renderer: ImageRenderer) -> None:
        self.renderer = renderer
        self._changed_by: OrderedDict[int, int] = OrderedDict()
        """The last press on each message; presses are numbered as they come."""
        self._hanging: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """The messages to which a picture is on its way, with the lock that is held until it has arrived."""

    async def show(self, press: Press, panel: Panel) -> None:
        """Show something to one person alone."""
        await self._answer(press, panel, show)

    async def show_publicly(self, press: Press, panel: Panel) -> None:
        """Answer with a public message. Raises what Discord answers."""
        await self._answer(press, panel, show_publicly)

    async def repaint(self, press: Press, panel: Panel) -> None:
        """Change the message that was pressed. Raises what Discord answers, or TimeoutError."""
        if press.message is not None:
            self._note(press.message.id, press.id)
            async with self._hanging.get(press.message.id, asyncio.Lock()):
                pass  # a picture on its way arrives before the answer, and not upon it
        await self._answer(press, panel, _repainted)

    def _note(self, message_id: int, press_id: int) -> None:
        self._changed_by[message_id] = max(press_id, self._changed_by.pop(message_id, 0))
        if len(self._changed_by) > REMEMBERED:
            self._changed_by.popitem(last=False)

    async def _answer(self, press: Press, panel: Panel, answer: Answer) -> None:
        self.renderer.begin(panel.picture)
        drawn = self.renderer.ready(panel.picture)
        message_id = await answer(press, panel if drawn else replace(panel, picture=None), drawn)
        if drawn is not None or message_id is None or not self.renderer.will_come(panel.picture):
            return
        late = await self.renderer.soon(panel.picture, seconds=RENDER_SECONDS)
        if late is None:
            return
        async with self._hanging.setdefault(message_id, asyncio.Lock()):
            if self._changed_by.get(message_id, 0) <= press.id:
                await show_later(press, panel, late)


async def _repainted(press: Press, panel: Panel, picture: PngImage | None) -> int | None:
    await edit_message(press, panel, picture)
    return None if press.message is None else press.message.id
