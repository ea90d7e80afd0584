"""Answers that show an image: with it if it is ready, else in words, and one later edit adds the image."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Protocol, TypeAlias
from weakref import WeakValueDictionary

from cachetools import LRUCache

from cogs.ui.attachments import PngImage
from cogs.ui.panel import Panel, SvgImage
from cogs.ui.responses import Press, edit_message, show, show_later, show_publicly

Answer: TypeAlias = Callable[[Press, Panel, PngImage | None], Awaitable[int | None]]
"""Shows a panel and returns the id of the message."""
IsCurrent: TypeAlias = Callable[[], Awaitable[bool]]
"""Returns whether the panel still shows how things are."""

MESSAGES_REMEMBERED = 1000
"""For how many messages the last press is remembered."""


IMAGE_SECONDS = 10.0
"""How long a message waits for its image."""


class Images(Protocol):
    """Renders images; ``cogs.images.renderer`` does."""

    @property
    def is_idle(self) -> bool:
        """Whether no image is being rendered."""

    def begin(self, svg: SvgImage | None) -> None:
        """Begin to render an image."""

    def ready(self, svg: SvgImage | None) -> PngImage | None:
        """Return the image if it can be sent at once."""

    def will_come(self, svg: SvgImage | None) -> bool:
        """Return whether the image is being rendered."""

    async def soon(self, svg: SvgImage | None, *, seconds: float) -> PngImage | None:
        """Return the image if it is ready within these seconds."""


class ProgressiveReply:
    """Answers with words at once. No image is added to a message that shows something else by then."""

    def __init__(self, renderer: Images) -> None:
        self.renderer = renderer
        self._edited_by: LRUCache[int, int] = LRUCache(MESSAGES_REMEMBERED)
        """The last press on each message, by the message's id; later presses have greater ids."""
        self._adding_image: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """A lock for each message, held while an image is being added to it."""

    async def show(self, press: Press, panel: Panel, *, is_current: IsCurrent | None = None) -> None:
        """Show something to one person only."""
        await self._answer(press, panel, show, is_current)

    async def show_publicly(self, press: Press, panel: Panel) -> None:
        """Answer with a public message. Raise what Discord answers."""
        await self._answer(press, panel, show_publicly)

    async def repaint(self, press: Press, panel: Panel, *, is_current: IsCurrent | None = None) -> None:
        """Edit the message that was pressed. Raise what Discord answers, or TimeoutError."""
        if press.message is not None:
            message_id = press.message.id
            self._edited_by[message_id] = max(press.id, self._edited_by.get(message_id, 0))
            async with self._adding_image.get(message_id, asyncio.Lock()):
                pass  # an image that is being added arrives before this answer, not after it
        await self._answer(press, panel, _edited, is_current)

    async def _answer(
        self, press: Press, panel: Panel, answer: Answer, is_current: IsCurrent | None = None
    ) -> None:
        self.renderer.begin(panel.image)
        image = self.renderer.ready(panel.image)
        message_id = await answer(press, panel if image else replace(panel, image=None), image)
        if image is not None or message_id is None or not self.renderer.will_come(panel.image):
            return
        image = await self.renderer.soon(panel.image, seconds=IMAGE_SECONDS)
        if image is None or (is_current is not None and not await is_current()):
            return
        async with self._adding_image.setdefault(message_id, asyncio.Lock()):
            if self._edited_by.get(message_id, 0) <= press.id:
                await show_later(press, panel, image)


async def _edited(press: Press, panel: Panel, image: PngImage | None) -> int | None:
    await edit_message(press, panel, image)
    return None if press.message is None else press.message.id
