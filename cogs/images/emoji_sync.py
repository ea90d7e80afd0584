"""The application's own emojis: each card drawn small, uploaded when its picture has changed, and known by its name."""

from __future__ import annotations

import asyncio
import logging
import re

import discord

from cogs.games.emoji_images import all_emojis
from cogs.i18n.emoji import NO_EMOJI, EmojiSet
from cogs.images.renderer import RENDER_SECONDS, ImageRenderer
from cogs.images.svg.emoji_tile import PIXELS
from cogs.ui.discord_errors import TRANSIENT
from cogs.ui.panel import SvgImage

log = logging.getLogger(__name__)

OURS = re.compile(r"cake_[a-z0-9_]+_[0-9a-f]{8}")
"""How the bot names what it has uploaded: whatever is called otherwise is the host's."""
DIGEST_CHARACTERS = 8
CALL_SECONDS = 60.0
"""A call that Discord holds up for longer is given up."""


class EmojiSync:
    """Brings the application's emojis up to date behind the start, and knows which there are.

    Whatever goes wrong, names have their plain signs, and it is tried again at the next start.
    """

    def __init__(self, client: discord.Client, renderer: ImageRenderer, *, uploads: bool = True) -> None:
        self._uploads = uploads
        self._client = client
        self._renderer = renderer
        self._signs = NO_EMOJI
        self._task: asyncio.Task[None] | None = None

    def now(self) -> EmojiSet:
        """What may stand beside names now."""
        return self._signs

    def open(self) -> None:
        """Begin; the client has to be logged in."""
        if self._uploads:
            self._task = asyncio.create_task(self._begin(), name="emojis")

    async def finished(self) -> None:
        """Wait until all is done or given up."""
        if self._task is not None:
            await asyncio.wait((self._task,))

    async def close(self) -> None:
        """Stop; what is uploaded by then is found at the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _begin(self) -> None:
        try:
            await self._bring_up_to_date()
        except (discord.DiscordException, *TRANSIENT) as error:
            log.warning(
                "some cards have no emojis until the next start: %s", str(error) or type(error).__name__
            )

    async def _bring_up_to_date(self) -> None:
        wanted = {emoji_name(drawing, name): (name, drawing) for name, drawing in emoji_images().items()}
        async with asyncio.timeout(CALL_SECONDS):
            there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        found = {key: emoji for key, emoji in there.items() if key in wanted}
        missing = [key for key in wanted if key not in found]
        self._adopt({wanted[key][0]: emoji for key, emoji in found.items()})
        try:
            for key in missing:
                found[key] = await self._upload(key, wanted[key][1])
        finally:
            if missing:
                self._adopt({wanted[key][0]: emoji for key, emoji in found.items()})
        outdated = [emoji for key, emoji in there.items() if key not in wanted and OURS.fullmatch(key)]
        deleted = [await self._is_deleted(emoji) for emoji in outdated]
        log.info("emojis: %d there, %d uploaded, %d deleted", len(found), len(missing), sum(deleted))

    async def _is_deleted(self, emoji: discord.Emoji) -> bool:
        """Delete what is shown nowhere any more; what cannot be deleted now stays until the next start."""
        try:
            async with asyncio.timeout(CALL_SECONDS):
                await emoji.delete()
        except (discord.DiscordException, *TRANSIENT) as error:
            log.warning("cannot delete the outdated emoji %s: %s", emoji.name, str(error) or type(error).__name__)
            return False
        return True

    async def _upload(self, key: str, drawing: SvgImage) -> discord.Emoji:
        """Draw an emoji and upload it. OSError when it cannot be drawn; raises what Discord answers."""
        picture = await self._renderer.soon(drawing, seconds=RENDER_SECONDS)
        if picture is None:
            raise OSError(f"{key} could not be drawn")
        async with asyncio.timeout(CALL_SECONDS):
            return await self._client.create_application_emoji(name=key, image=picture.png)

    def _adopt(self, emojis: dict[str, discord.Emoji]) -> None:
        self._signs = EmojiSet({name: str(emoji) for name, emoji in emojis.items()})


def emoji_images() -> dict[str, SvgImage]:
    """What is to be uploaded, by the names of what it shows."""
    return {name: SvgImage(svg, PIXELS, name) for name, svg in all_emojis().items()}


def emoji_name(drawing: SvgImage, name: str) -> str:
    """What an emoji is called at Discord: another picture has another name."""
    return f"cake_{name.replace('-', '_')}_{drawing.name[:DIGEST_CHARACTERS]}"
