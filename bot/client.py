"""The connection to Discord: a sharded client without any privileged intent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.ops import metrics

log = logging.getLogger(__name__)

MAX_RATELIMIT_SECONDS = 30.0
"""A call that Discord would hold up longer than this fails instead, and is tried again later."""


HANG_UP_SECONDS = 2.0
"""How long the bot waits for Discord to close the connections when it stops."""
ANSWER_SECONDS = 2.0
"""How long what people have done may take when the bot stops; what is not stored by then has not happened."""
ANSWERING = ("CommandTree-invoker", "discord-ui-", "discord.py:")
"""How the library names the tasks that carry out commands, presses and forms."""


class Client(commands.AutoShardedBot):
    """Logs in, registers the commands and keeps the connection; what it is told to do comes from outside."""

    def __init__(
        self, *, tree: type[app_commands.CommandTree[Client]], ready_timeout_seconds: float = 2.0
    ) -> None:
        # The bot does not use voice, so a missing voice library is not worth two warnings at every start.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=MAX_RATELIMIT_SECONDS,
            guild_ready_timeout=ready_timeout_seconds,
            http_trace=metrics.trace(),
            tree_cls=tree,
        )
        self.has_registered = asyncio.Event()
        """Set when Discord knows the commands; from then on one may wait until the client is ready."""

    async def register(self) -> None:
        """Tell Discord the commands. Raises discord.HTTPException when it does not take them."""
        commands_told = await self.tree.sync()
        self.has_registered.set()
        log.info("registered %d commands", len(commands_told))

    async def hang_up(self) -> None:
        """Hear no more of what people do, then let what they have done be carried out and answered."""
        shards = [asyncio.create_task(shard.disconnect()) for shard in self.shards.values()]
        if shards:
            await asyncio.wait(shards, timeout=HANG_UP_SECONDS)
        if answers := _tasks(*ANSWERING):
            await asyncio.wait(answers, timeout=ANSWER_SECONDS)
        if late := _tasks(*ANSWERING, "acknowledge"):
            for task in late:
                task.cancel()
            await asyncio.wait(late, timeout=HANG_UP_SECONDS)

    async def close(self) -> None:
        """Hang up, also before there was a connection, when the library misses the queue that it would close."""
        with contextlib.suppress(AttributeError):
            await super().close()

    @property
    def is_connected(self) -> bool:
        """Whether every shard hears Discord now."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    def locale_of(self, guild_id: int) -> str | None:
        """The language that a server has told Discord; None where the bot is not."""
        guild = self.get_guild(guild_id)
        return None if guild is None else str(guild.preferred_locale)

    async def on_ready(self) -> None:
        """Say so."""
        log.info("connected as %s to %d servers", self.user, len(self.guilds))


def _tasks(*names: str) -> set[asyncio.Task[Any]]:
    """Return the tasks whose names begin so."""
    return {task for task in asyncio.all_tasks() if task.get_name().startswith(names)}


def speak_to(api_url: str) -> None:
    """Have every client of this process talk to another server that speaks Discord's protocol."""
    base = api_url.rstrip("/")
    root = base.partition("/api")[0]
    Route.BASE = base
    discord.Asset.BASE = root
    DiscordWebSocket.DEFAULT_GATEWAY = URL(root.replace("http", "ws", 1) + "/gateway")
