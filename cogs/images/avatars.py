"""Members' avatars for the images of tables: fetched in the background and kept small, in memory only."""

from __future__ import annotations

import asyncio
import base64
import io
import logging
import struct
import time
import zlib
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

import aiohttp
import discord
from cachetools import LRUCache
from PIL import Image, ImageOps

from bot.tasks import end
from cogs.i18n.table_messages import NO_AVATARS, AvatarImages
from cogs.ui.errors import FAILURES

log = logging.getLogger(__name__)

MEMBERS_KEPT = 2_000
"""How many members' avatars are kept: about two kilobytes each. The ones unused for longest are dropped first."""
MOST_WAITING = 200
"""How many members may wait for their avatars; more have none until a later image asks for them again."""
PAUSE_SECONDS = 1.0
"""The pause between two members, so that posts have nearly all of the requests that Discord allows."""
FETCH_SECONDS = 10.0
"""How long fetching one avatar may take."""
FRESH_SECONDS = 24 * 3600.0
"""The time after which an avatar is fetched again: it may have changed."""
FAILED_SECONDS = 600.0
"""How long to wait after a failure before an avatar is fetched again."""

ASKED_PIXELS = 64
"""The width and height to request from Discord."""
PIXELS, COLOURS = 48, 16
"""The width and height in an image, and how many colours it may take from the rest of the image."""
MOST_BYTES, MOST_PIXELS = 100_000, 512
"""The file and the width or height of an avatar that is decoded at all."""
BACKGROUND = (255, 246, 230)
"""The colour behind a transparent avatar: that of the sheet."""
UNREADABLE = (
    OSError,
    SyntaxError,
    ValueError,
    EOFError,
    struct.error,
    zlib.error,
    Image.DecompressionBombError,
)
"""The errors of Pillow for a file that is broken or pretends to be an image."""


@dataclass(frozen=True, slots=True)
class Avatar:
    """One member's avatar."""

    url: str = ""
    """Where Discord has it; the address holds the hash of the file."""
    image: str | None = None
    """The image as a data URI; None when there is none to show."""
    fresh_until: float = 0.0
    """When to ask Discord again, on the monotonic clock."""


class Avatars:
    """Returns the avatars that are here, and fetches the others for later images.

    Discord is asked by the ids of the members who sit at a table. Presses also name an avatar, but then an image could
    tell who has pressed something in secret.
    """

    def __init__(
        self,
        client: discord.Client,
        *,
        is_used: bool = True,
        read: Callable[[str], Awaitable[bytes]] | None = None,
    ) -> None:
        """With ``is_used`` False there are never any. ``read`` returns the file at an address, like ``read_file``."""
        self._client = client
        self._read = read_file if read is None else read
        self._is_open = is_used
        self._known: LRUCache[int, Avatar] = LRUCache(MEMBERS_KEPT)
        self._waiting: dict[int, None] = {}
        """The members whose avatars still have to be fetched, in order."""
        self._task: asyncio.Task[None] | None = None
        self._is_failing = False
        """Whether the last one could not be fetched: only the first failure is logged."""
        self.pause_seconds = PAUSE_SECONDS

    def of(self, user_ids: Iterable[int | None]) -> AvatarImages:
        """Return the images of those members whose avatars are here. The others are fetched for later."""
        if not self._is_open:
            return NO_AVATARS
        found: dict[int, str] = {}
        now = time.monotonic()
        for user_id in user_ids:
            if user_id is None:
                continue
            avatar = self._known.get(user_id)
            if avatar is None or avatar.fresh_until <= now:
                self._begin(user_id)
            if avatar is not None and avatar.image is not None:
                found[user_id] = avatar.image
        return found

    def forget(self, user_id: int) -> None:
        """Drop a member's avatar."""
        self._known.pop(user_id, None)
        self._waiting.pop(user_id, None)

    def forget_all(self) -> None:
        """Drop all avatars."""
        self._known.clear()
        self._waiting.clear()

    async def fetched(self) -> None:
        """Wait until nothing is being fetched."""
        if self._task is not None:
            await asyncio.wait((self._task,))

    async def close(self) -> None:
        """Stop fetching."""
        self._is_open = False
        if self._task is not None:
            await end(self._task)

    def _begin(self, user_id: int) -> None:
        if len(self._waiting) < MOST_WAITING:
            self._waiting.setdefault(user_id)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._fetch_all(), name="avatars")

    async def _fetch_all(self) -> None:
        while self._waiting:
            user_id = next(iter(self._waiting))
            avatar = await self._fetched(user_id)
            if user_id in self._waiting:  # else they were forgotten meanwhile
                del self._waiting[user_id]
                self._known[user_id] = avatar
            if self._waiting:
                await asyncio.sleep(self.pause_seconds)

    async def _fetched(self, user_id: int) -> Avatar:
        """Return a member's avatar as Discord has it now; the one that is here if that fails."""
        known = self._known.get(user_id, Avatar())
        try:
            async with asyncio.timeout(FETCH_SECONDS):
                user = await self._client.fetch_user(user_id)
                # A still image, also if it moves.
                asset, image = user.display_avatar.replace(size=ASKED_PIXELS, format="png"), known.image
                if asset.url != known.url:
                    image = await asyncio.to_thread(data_uri, await self._read(asset.url))
        except (discord.DiscordException, *FAILURES, *UNREADABLE) as error:
            if not self._is_failing:
                log.warning("images of tables lack an avatar: %s", type(error).__name__)
            self._is_failing = True
            return Avatar(known.url, known.image, time.monotonic() + FAILED_SECONDS)
        self._is_failing = False
        return Avatar(asset.url, image, time.monotonic() + FRESH_SECONDS)


async def read_file(url: str) -> bytes:
    """Return the file at an address. ValueError if it is too large; aiohttp.ClientError if it cannot be had."""
    async with aiohttp.ClientSession(raise_for_status=True) as http, http.get(url) as answer:
        try:
            await answer.content.readexactly(MOST_BYTES + 1)
        except asyncio.IncompleteReadError as whole:
            return whole.partial
    raise ValueError("too large")


def data_uri(png: bytes) -> str:
    """Return an avatar as a small square PNG that was encoded here, as a data URI. Raise what is in UNREADABLE."""
    with Image.open(io.BytesIO(png), formats=("PNG",)) as opened:
        if max(opened.size) > MOST_PIXELS:
            raise ValueError("too large")
        decoded = opened.convert("RGBA")
    square = ImageOps.fit(decoded, (PIXELS, PIXELS))
    flat = Image.new("RGB", square.size, BACKGROUND)
    flat.paste(square, mask=square)
    small, out = flat.quantize(COLOURS, dither=Image.Dither.NONE), io.BytesIO()
    small.save(out, "PNG", optimize=True)
    return "data:image/png;base64," + base64.b64encode(out.getvalue()).decode()
