"""Messages that show an image: with it if it is ready soon, else in words until a later edit brings the image."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeAlias, TypeVar
from weakref import WeakValueDictionary

import discord
from cachetools import LRUCache

from cogs.i18n.locale import WANTS_CALM, Interaction
from cogs.images.renderer import ImageRenderer
from cogs.images.svg.calm import calm
from cogs.ui.components import send_panel
from cogs.ui.outbox import Send
from cogs.ui.panel import Panel, PngImage, SvgImage
from cogs.ui.responses import edit_message, pressed_message, show, show_later, show_publicly

T = TypeVar("T")
Change: TypeAlias = Callable[[Panel, PngImage | None], Awaitable[T]]
"""Sends or edits a message."""
Answer: TypeAlias = Callable[[Interaction, Panel, PngImage | None], Awaitable[int | None]]
"""Shows a panel and returns the id of the message."""
Waiting: TypeAlias = Callable[[Coroutine[Any, Any, object]], Awaitable[bool]]
"""Waits for something; returns False if there is something else to do before."""
IsCurrent: TypeAlias = Callable[[], Awaitable[bool]]
"""Returns True if the panel still shows how things are."""

MESSAGES_REMEMBERED = 1000
"""The number of messages whose last press is remembered."""
ANSWER_PATIENCE_SECONDS = 0.15
"""How long an answer to a press or command waits for its image, so that the message does not jump a moment later."""
POST_PATIENCE_SECONDS = 0.6
"""How long a message that answers nobody waits for its image."""
IMAGE_SECONDS = 10.0
"""How long a message without its image waits for it."""


@dataclass(slots=True)
class MessageImage:
    """The state of one message and its image."""

    shows: Panel | None = None
    """The panel that it shows; None where that is not known."""
    file: str | None = None
    """The name of the file in it; None without one, and where that is not known."""
    awaits: SvgImage | None = None
    """The image that is still to be added."""


class ProgressiveReply:
    """Shows words at once and adds the image later; skips the image if the message has changed."""

    def __init__(self, renderer: ImageRenderer) -> None:
        self.renderer = renderer
        self._edited_by: LRUCache[int, int] = LRUCache(MESSAGES_REMEMBERED)
        """The last press on each message, by the message's id; later presses have greater ids."""
        self._adding_image: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """A lock for each message, held while an image is being added to it."""

    async def prepare(self, svg: SvgImage | None, *, seconds: float, waiting: Waiting | None = None) -> bool:
        """Wait for an image if it is likely to be ready within these seconds; it is rendered in any case.

        ``waiting`` waits for it; return its result.
        """
        self.renderer.begin(svg)
        if svg is None or not self.renderer.is_expected(svg, seconds=seconds):
            return True
        image = self.renderer.soon(svg, seconds=seconds)
        if waiting is not None:
            return await waiting(image)
        await image
        return True

    async def change(self, panel: Panel, message: MessageImage, change: Change[T]) -> T:
        """Send or edit a message, with its image if that is ready, else in words; note which image it has then."""
        image = self.renderer.ready(panel.image)
        message.shows = message.file = None  # unknown if the change fails
        result = await change(panel, image)
        message.shows, message.file = panel, None if image is None else image.name
        return result

    def sender(
        self,
        panel: Panel,
        message: MessageImage,
        send: Callable[..., Awaitable[discord.Message]],
        **options: Any,
    ) -> Send:
        """Return a function that sends a panel by ``send``, which gets the options too. Notes what ``change`` notes."""

        async def sending(nonce: str) -> int:
            return (await self.change(panel, message, partial(send_panel, send, nonce=nonce, **options))).id

        return sending

    async def keep(
        self, panel: Panel, message: MessageImage, change: Callable[[], Awaitable[object]], waiting: Waiting
    ) -> bool:
        """Let a message that answers nobody show a panel, by ``change`` if it does not; note if its image is to come.

        Return the result of ``waiting``, which waits for the image.
        """
        if message.shows != panel or self.is_due(panel.image, message):
            if not await self.prepare(panel.image, seconds=POST_PATIENCE_SECONDS, waiting=waiting):
                return False
            await change()
        self.is_complete(panel.image, message)
        return True

    def is_due(self, svg: SvgImage | None, message: MessageImage) -> bool:
        """Return True if a message is to be edited now only for its image: to add, exchange or remove it."""
        if svg is not None and svg.name == message.file:
            return False
        return message.file is not None or self.renderer.ready(svg) is not None

    def is_complete(self, svg: SvgImage | None, message: MessageImage) -> bool:
        """Return True if a message has the right image; if not, note which one it waits for."""
        is_other = svg is not None and svg.name != message.file
        is_missing = (is_other and self.renderer.will_come(svg)) or self.is_due(svg, message)
        message.awaits = svg if is_missing else None
        return not is_missing

    async def ready(self, awaited: Iterable[SvgImage]) -> None:
        """Wait until one of these images is ready or has failed."""
        images = (self.renderer.soon(svg, seconds=IMAGE_SECONDS) for svg in awaited)
        tasks = [asyncio.create_task(image) for image in images]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()

    async def show(
        self, interaction: Interaction, panel: Panel, *, is_current: IsCurrent | None = None
    ) -> None:
        """Show something to one person only."""
        await self._answer(interaction, panel, show, is_current)

    async def show_publicly(self, interaction: Interaction, panel: Panel) -> None:
        """Answer with a public message. Raise what Discord answers."""
        await self._answer(interaction, panel, show_publicly)

    async def edit(
        self, interaction: Interaction, panel: Panel, *, is_current: IsCurrent | None = None
    ) -> None:
        """Edit the message that was pressed, or answer with a new one if it does not have the control.

        Raise what Discord answers, or TimeoutError.
        """
        message = pressed_message(interaction)
        if message is None:
            await self.show(interaction, panel, is_current=is_current)
            return
        self._edited_by[message.id] = max(interaction.id, self._edited_by.get(message.id, 0))
        async with self._adding_image.get(message.id, asyncio.Lock()):
            pass  # an image that is being added arrives before this answer, not after it
        await self._answer(interaction, panel, _edited, is_current)

    async def _answer(
        self, interaction: Interaction, panel: Panel, answer: Answer, is_current: IsCurrent | None = None
    ) -> None:
        if interaction.extras.get(WANTS_CALM):
            panel = replace(panel, image=calm(panel.image))
        message = MessageImage()
        await self.prepare(panel.image, seconds=ANSWER_PATIENCE_SECONDS)
        message_id = await self.change(panel, message, partial(answer, interaction))
        if message_id is None or self.is_complete(panel.image, message):
            return
        image = await self.renderer.soon(panel.image, seconds=IMAGE_SECONDS)
        if image is None or (is_current is not None and not await is_current()):
            return
        async with self._adding_image.setdefault(message_id, asyncio.Lock()):
            if self._edited_by.get(message_id, 0) <= interaction.id:
                await show_later(interaction, panel, image)


async def _edited(interaction: Interaction, panel: Panel, image: PngImage | None) -> int | None:
    await edit_message(interaction, panel, image)
    return None if interaction.message is None else interaction.message.id
