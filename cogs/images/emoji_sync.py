"""The emojis of the application: small images of cards, uploaded when they have changed."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Mapping

import discord

from bot.tasks import end
from cogs.i18n.emoji import NO_EMOJI, EmojiSet
from cogs.images.renderer import RENDER_SECONDS, ImageRenderer
from cogs.ui.errors import FAILURES
from cogs.ui.panel import SvgImage

log = logging.getLogger(__name__)

OURS = re.compile(r"cake_[a-z0-9_]+_[0-9a-f]{8}")
"""The names of emojis that the bot has uploaded; others belong to the host."""
DIGEST_CHARACTERS = 8
CALL_SECONDS = 60.0
"""How long a call of Discord may take."""


class EmojiSync:
    """Brings the application's emojis up to date in the background, and knows which there are.

    After a failure, names have plain characters beside them until the next start.
    """

    def __init__(
        self,
        client: discord.Client,
        renderer: ImageRenderer,
        images: Mapping[str, SvgImage],
        *,
        uploads: bool = True,
        is_leader: Callable[[], bool] = lambda: True,
        uploaded: Callable[[], None] = lambda: None,
    ) -> None:
        """``images`` are the images to upload, by the names of what they show.

        Only the leader of several processes uploads; ``uploaded`` tells the others.
        """
        self._is_leader = is_leader
        self._uploaded = uploaded
        self._images = images
        self._uploads = uploads
        self._client = client
        self._renderer = renderer
        self._emojis = NO_EMOJI
        self._task: asyncio.Task[None] | None = None

    def now(self) -> EmojiSet:
        """Return the emojis that there are now."""
        return self._emojis

    @property
    def is_complete(self) -> bool:
        """Whether every image is known to be uploaded."""
        return len(self._emojis.by_name) == len(self._images)

    def open(self) -> None:
        """Begin, or look again; the client must be logged in."""
        if self._uploads:
            self._task = asyncio.create_task(self._begin(self._task), name="emojis")

    async def finished(self) -> None:
        """Wait until all is done or has failed."""
        if self._task is not None:
            await asyncio.wait((self._task,))

    async def close(self) -> None:
        """Stop; the next start finds emojis that are already uploaded."""
        if self._task is not None:
            await end(self._task)

    async def _begin(self, earlier: asyncio.Task[None] | None) -> None:
        if earlier is not None:
            await asyncio.wait((earlier,))
        try:
            await self._bring_up_to_date()
        except (discord.DiscordException, *FAILURES) as error:
            log.warning(
                "some cards have no emojis until the next start: %s", str(error) or type(error).__name__
            )

    async def _bring_up_to_date(self) -> None:
        wanted = {emoji_name(image, name): (name, image) for name, image in self._images.items()}
        async with asyncio.timeout(CALL_SECONDS):
            there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        found = {key: emoji for key, emoji in there.items() if key in wanted}
        missing = [key for key in wanted if key not in found]
        self._adopt({wanted[key][0]: emoji for key, emoji in found.items()})
        if not self._is_leader():
            return
        try:
            for key in missing:
                found[key] = await self._upload(key, wanted[key][1])
        finally:
            if missing:
                self._adopt({wanted[key][0]: emoji for key, emoji in found.items()})
                self._uploaded()
        outdated = [emoji for key, emoji in there.items() if key not in wanted and OURS.fullmatch(key)]
        deleted = [await self._is_deleted(emoji) for emoji in outdated]
        log.info("emojis: %d there, %d uploaded, %d deleted", len(found), len(missing), sum(deleted))

    async def _is_deleted(self, emoji: discord.Emoji) -> bool:
        """Delete an emoji that is no longer used; if that fails, it stays until the next start."""
        try:
            async with asyncio.timeout(CALL_SECONDS):
                await emoji.delete()
        except (discord.DiscordException, *FAILURES) as error:
            log.warning(
                "cannot delete the outdated emoji %s: %s", emoji.name, str(error) or type(error).__name__
            )
            return False
        return True

    async def _upload(self, key: str, svg: SvgImage) -> discord.Emoji:
        """Render an emoji and upload it. Raise OSError if it cannot be rendered, else what Discord answers."""
        image = await self._renderer.soon(svg, seconds=RENDER_SECONDS)
        if image is None:
            raise OSError(f"{key} could not be rendered")
        async with asyncio.timeout(CALL_SECONDS):
            return await self._client.create_application_emoji(name=key, image=image.png)

    def _adopt(self, emojis: dict[str, discord.Emoji]) -> None:
        self._emojis = EmojiSet({name: str(emoji) for name, emoji in emojis.items()})


def emoji_name(image: SvgImage, name: str) -> str:
    """Return the name of an emoji at Discord: another image has another name."""
    return f"cake_{name.replace('-', '_')}_{image.name[:DIGEST_CHARACTERS]}"
