"""The connection to Discord: a sharded client without any privileged intent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from typing import Any, Protocol

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.ops import metrics

log = logging.getLogger(__name__)

MAX_RATELIMIT_SECONDS = 30.0
"""A call that Discord would delay for longer than this fails instead; the caller tries it again later."""

HANG_UP_SECONDS = 2.0
"""How long the bot waits for Discord to close the connections when it stops."""

ANSWER_SECONDS = 2.0
"""How long commands and presses may still take when the bot stops. What is not stored by then has not happened."""
DISCORD_GATEWAY = DiscordWebSocket.DEFAULT_GATEWAY

ANSWERING = ("CommandTree-invoker", "discord-ui-", "discord.py:")
"""How the names of the library's tasks for commands, presses and forms begin."""


class Router(Protocol):
    """What interactions are given to."""

    async def admit(self, interaction: discord.Interaction[Any]) -> None:
        """Prepare the answer to an interaction. Refused when the person sends too many."""

    async def press(self, interaction: discord.Interaction[Any]) -> None:
        """Carry out a press of a control or a choice from a menu."""


class Client(commands.AutoShardedBot):
    """Logs in, registers the commands and stays connected. Cogs and the router say what it does."""

    router: Router
    """Set before the client connects."""

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
            http_trace=_trace(),
            tree_cls=tree,
        )
        self.has_registered = asyncio.Event()
        """Set when Discord knows the commands; `wait_until_ready` may be used from then on."""

    async def register(self) -> None:
        """Register the commands. Raises discord.HTTPException when Discord refuses them."""
        commands_told = await self.tree.sync()
        self.has_registered.set()
        log.info("registered %d commands", len(commands_told))

    async def hang_up(self) -> None:
        """Close the connections, then wait for commands and presses that are still being answered."""
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
        """Close the client, even before it was ever connected; the library fails then."""
        with contextlib.suppress(AttributeError):
            await super().close()

    @property
    def is_connected(self) -> bool:
        """Return whether every shard is connected."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    def locale_of(self, guild_id: int) -> str | None:
        """Return the language of a server's settings on Discord; None when the bot is not there."""
        guild = self.get_guild(guild_id)
        return None if guild is None else str(guild.preferred_locale)

    async def on_ready(self) -> None:
        """Write to the log that the client is connected."""
        log.info("connected as %s to %d servers", self.user, len(self.guilds))


def _tasks(*names: str) -> set[asyncio.Task[Any]]:
    """Return the tasks whose names begin so."""
    return {task for task in asyncio.all_tasks() if task.get_name().startswith(names)}


def _trace() -> aiohttp.TraceConfig:
    """Count the calls, and name this process to a playground, which shows its players which process answered."""
    config = metrics.trace()

    async def name_process(_: object, __: object, params: aiohttp.TraceRequestStartParams) -> None:
        if DiscordWebSocket.DEFAULT_GATEWAY != DISCORD_GATEWAY:
            params.headers["X-Process"] = str(os.getpid())

    config.on_request_start.append(name_process)
    return config


def speak_to(api_url: str) -> None:
    """Let every client of this process connect to another server that speaks Discord's protocol."""
    base = api_url.rstrip("/")
    root = base.partition("/api")[0]
    Route.BASE = base
    discord.Asset.BASE = root
    DiscordWebSocket.DEFAULT_GATEWAY = URL(root.replace("http", "ws", 1) + "/gateway")
