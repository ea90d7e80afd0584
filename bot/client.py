"""The connection to Discord: a sharded client without any privileged intent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import threading
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus

import aiohttp
import discord
from discord import LoginFailure, app_commands
from discord.ext import commands
from discord.ext.commands import Cog
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.http import Route
from discord.shard import Shard
from yarl import URL

from bot.cluster.homes import Homes
from bot.ops import metrics
from bot.rest import MAX_RATELIMIT_SECONDS, RestRequests
from bot.tasks import end, named
from data.errors import StoreError

__all__ = ["Client", "Cog", "LoginFailure", "send_requests_to", "speak_to"]

log = logging.getLogger(__name__)

HANG_UP_SECONDS = 2.0
"""How long the bot waits for Discord to close the connections when it stops."""

ANSWER_SECONDS = 2.0
"""How long commands and presses may still take when the bot stops. Unstored changes are lost."""
DISCORD_GATEWAY = DiscordWebSocket.DEFAULT_GATEWAY

ANSWERING = ("CommandTree-invoker", "discord-ui-", "discord.py:")
"""The beginnings of the names that the library gives its tasks for commands, presses and forms."""

FAILURES = (OSError, aiohttp.ClientError, discord.HTTPException, discord.RateLimited)
REFUSED_STATUSES = frozenset(
    {
        HTTPStatus.FORBIDDEN,
        HTTPStatus.NOT_FOUND,
        HTTPStatus.PROXY_AUTHENTICATION_REQUIRED,
        HTTPStatus.TOO_MANY_REQUESTS,
    }
)
"""The statuses by which Discord, or a proxy before it, refuses everything from this address for a while."""
FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS = 5.0, 300.0
"""How long the bot waits after its first failure to connect, and at most; each time twice as long."""
CONNECT_SECONDS = 1.0
"""A shard opens its connection this many seconds before it may identify."""
RETRY_SECONDS = 2.0
"""How long a shard waits that could not reserve its time to identify."""


@dataclass(frozen=True, slots=True)
class GatewayInfo:
    """Discord's answer about the connections of this bot."""

    shards: int
    """How many shards Discord recommends."""
    max_concurrency: int
    """How many shards may identify within five seconds."""
    url: URL


class Client(commands.AutoShardedBot):
    """Logs in, registers the commands and stays connected. Cogs say what it does."""

    def __init__(
        self,
        *,
        tree: type[app_commands.CommandTree[Client]],
        admit: Callable[[discord.Interaction[Client]], Awaitable[bool]],
        ready_timeout_seconds: float = 2.0,
        homes: Homes | None = None,
        shards: int | None = None,
    ) -> None:
        """``admit`` prepares the answer to a command, and returns True to act on it.

        ``homes`` says which shards to connect, and they may change; without it the client connects all.

        ``shards`` is the number of shards, which Discord recommends otherwise.
        """
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
            shard_count=None if homes is not None else shards,
            tree_cls=tree,
        )
        self.has_registered = asyncio.Event()
        """Set when Discord knows the commands; `wait_until_ready` may be used from then on."""
        self.admit = admit
        self._homes = homes
        self._gateway: GatewayInfo | None = None
        self._launching: dict[int, asyncio.Task[None]] = {}
        self._closing: dict[int, asyncio.Task[None]] = {}
        self._turns: dict[int, asyncio.Lock] = {}
        """Held while a shard of each bucket is being connected."""
        self._identify_at: dict[int, float] = {}
        """When each shard may identify, on the loop's clock."""
        self._ready_shards: set[int] = set()
        """The connected shards for which Discord has sent all servers."""
        self._retired: dict[int, Shard] = {}
        """The last connection of each shard that this process has lost."""
        self.requests = RestRequests(self.http)

    async def login(self, token: str) -> None:
        """Log in. What fails leaves no connection open."""
        try:
            await super().login(token)
        except BaseException:
            await self.http.close()
            self.http.connector = discord.utils.MISSING  # closed with the session
            raise

    async def run_steps(self, *steps: Callable[[], Awaitable[None]]) -> None:
        """Take steps in order until closed. After a network failure wait, and try the same step again."""
        left, wait_seconds = list(steps), FIRST_WAIT_SECONDS
        while left and not self.is_closed():
            try:
                await left[0]()
                del left[0]
            except FAILURES as error:
                if isinstance(error, discord.HTTPException) and error.status in REFUSED_STATUSES:
                    wait_seconds = LONGEST_WAIT_SECONDS  # asking again soon would prolong a ban
                elif (
                    isinstance(error, discord.HTTPException)
                    and error.status < HTTPStatus.INTERNAL_SERVER_ERROR
                ):
                    raise
                log.warning(
                    "cannot connect to %s, trying again in %d seconds: %s", Route.BASE, wait_seconds, error
                )
                await asyncio.sleep(wait_seconds)
                wait_seconds = min(2 * wait_seconds, LONGEST_WAIT_SECONDS)

    async def stay_connected(self) -> None:
        """Stay connected; the library itself reconnects after a connection is lost."""
        try:
            await self.connect()
        except AttributeError as error:
            # The library raises this when its first connection fails: it has no socket yet.
            raise ConnectionError(str(error)) from error

    async def register(self) -> None:
        """Register the commands. Raises discord.HTTPException when Discord refuses them.

        They are for accounts only if the host has not switched that off in Discord's developer portal.
        """
        about = self.application
        if about is not None and about.guild_integration_config and about.user_integration_config is None:
            for command in self.tree.get_commands():
                command.allowed_installs = app_commands.AppInstallationType(guild=True)
        commands_told = await self.tree.sync()
        self.has_registered.set()
        log.info("registered %d commands", len(commands_told))

    async def hang_up(self) -> None:
        """Close the connections, then wait for commands and presses that are still being answered."""
        shards = [asyncio.create_task(shard.disconnect()) for shard in self.shards.values()]
        if shards:
            await asyncio.wait(shards, timeout=HANG_UP_SECONDS)
        if answers := named(*ANSWERING):
            await asyncio.wait(answers, timeout=ANSWER_SECONDS)
        if late := named(*ANSWERING, "acknowledge"):
            for task in late:
                task.cancel()
            await asyncio.wait(late, timeout=HANG_UP_SECONDS)

    async def close(self) -> None:
        """Close the client, even before it was ever connected; the library fails then."""
        tasks = [*self._launching.values(), *self._closing.values()]
        await end(*tasks)
        with contextlib.suppress(AttributeError):
            await super().close()
        await self._close_abandoned(None)

    # The shards.

    async def recommended_shards(self) -> int:
        """Return the number of shards that Discord recommends. Raise what it answers."""
        return (await self._ask_gateway()).shards

    async def _ask_gateway(self) -> GatewayInfo:
        """Ask Discord about connections of this bot, once. Raise what it answers."""
        if self._gateway is None:
            shards, url, limits = await self.http.get_bot_gateway()
            self._gateway = GatewayInfo(shards, max(1, limits["max_concurrency"]), URL(url))
        return self._gateway

    async def launch_shards(self) -> None:
        """Connect the shards, and follow the homes from now on if there are any."""
        if self._homes is None:
            await super().launch_shards()
            return
        await self._ask_gateway()
        self.shard_count = self._connection.shard_count = self._homes.shards
        self._connection.shard_ids = []  # so the library does not wait for any: see `on_shard_ready`
        self.follow_homes()

    def follow_homes(self) -> None:
        """Connect the shards that this process holds now, and disconnect those that it no longer wants connected."""
        if self._homes is None or self.shard_count is None or self.is_closed():
            return
        held = self._homes.held_shards
        for shard_id in held - self._launching.keys():
            self._launching[shard_id] = asyncio.create_task(
                self._launch(shard_id), name=f"connect shard {shard_id}"
            )
        for shard_id in self._launching.keys() - held - (self._homes.connected_shards & self.shards.keys()):
            self._launching.pop(shard_id).cancel()
            self._ready_shards.discard(shard_id)
            self._closing[shard_id] = asyncio.create_task(
                self._close_shard(shard_id), name=f"disconnect shard {shard_id}"
            )
        for shard_id in held & self._ready_shards:
            self._homes.shard_ready(shard_id)

    async def _launch(self, shard_id: int) -> None:
        assert self._homes is not None
        assert self._gateway is not None
        if (closing := self._closing.get(shard_id)) is not None:
            await asyncio.wait((closing,))
        self.shard_count = self._connection.shard_count = self._homes.shards
        # One after another, so that a shard that is handed over meanwhile has not reserved a time for nothing.
        async with self._turns.setdefault(shard_id % self._gateway.max_concurrency, asyncio.Lock()):
            while True:
                try:
                    wait_seconds = await self._homes.reserve_identify(shard_id, self._gateway.max_concurrency)
                    break
                except StoreError as error:
                    log.warning("shard %d waits for the database: %s", shard_id, error)
                    await asyncio.sleep(RETRY_SECONDS)
            self._identify_at[shard_id] = self.loop.time() + wait_seconds
            await asyncio.sleep(wait_seconds - CONNECT_SECONDS)
            await self.launch_shard(self._gateway.url, shard_id)
        if self._launching.get(shard_id) is not asyncio.current_task():
            # The shard was lost meanwhile, and the library has swallowed the cancellation (asyncio.wait_for of 3.11).
            await self._close_shard(shard_id)

    async def _close_shard(self, shard_id: int) -> None:
        shards: dict[int, Shard] = self._AutoShardedClient__shards  # type: ignore[attr-defined]
        shard = shards.pop(shard_id, None)
        if shard is not None:
            # The library would connect it again if it was about to do so.
            shard.reidentify = shard.reconnect = _stay_closed  # type: ignore[assignment,method-assign]
            self._retired[shard_id] = shard
            await shard.close()
        await self._close_abandoned(shard_id)
        state = self._connection
        if (ready := state._ready_tasks.pop(shard_id, None)) is not None:  # noqa: SLF001 - see below
            await end(ready)
        state._ready_states.pop(shard_id, None)  # noqa: SLF001 - the library has no call for this
        for guild in [guild for guild in self.guilds if guild.shard_id == shard_id]:
            state._remove_guild(guild)  # noqa: SLF001 - it would answer for servers that it no longer hears of
        self._closing.pop(shard_id, None)
        log.info("disconnected shard %d", shard_id)

    async def _close_abandoned(self, shard_id: int | None) -> None:
        """Close connections of a shard (None: of all) that were given up while they were being made."""
        # The library forgets these, but a thread of each goes on and sends heartbeats.
        abandoned = [
            thread
            for thread in threading.enumerate()
            if isinstance(thread, KeepAliveHandler)
            and shard_id in (None, thread.shard_id)
            and thread.ws._connection is self._connection  # noqa: SLF001 - it may be another client's
        ]
        for thread in abandoned:
            thread.stop()
            await thread.ws.close(code=1000)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until this shard may identify: over all processes, one in five seconds for each bucket.

        ConnectionError when this process does not hold the shard any more; CancelledError before its first connection.
        """
        if self._homes is None or shard_id is None or self._gateway is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        self._check_held(shard_id)
        at = self._identify_at.pop(shard_id, None)
        if at is None:
            try:
                at = self.loop.time() + await self._homes.reserve_identify(
                    shard_id, self._gateway.max_concurrency
                )
            except StoreError as error:
                raise ConnectionError(str(error)) from error
        await asyncio.sleep(at - self.loop.time())
        self._check_held(shard_id)

    def _check_held(self, shard_id: int) -> None:
        if self._homes is None or shard_id in self._homes.held_shards:
            return
        if shard_id not in self.shards:
            raise asyncio.CancelledError  # its first connection: the library would log an error and go on trying
        raise ConnectionError(f"shard {shard_id} is no longer of this process")

    async def on_shard_ready(self, shard_id: int) -> None:
        """Note that Discord has told all servers of a shard. With the first one the client is ready."""
        if self._homes is not None and shard_id not in self._launching:
            return
        self._ready_shards.add(shard_id)
        if self._homes is not None and shard_id in self._homes.held_shards:
            self._homes.shard_ready(shard_id)
        if self._homes is not None and not self.is_ready():
            self._connection.call_handlers("ready")
            self.dispatch("ready")

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Close a connection that came back after this process had lost the shard."""
        if shard_id in self._retired and shard_id not in self._launching:
            log.warning("shard %d was connected again after it was lost", shard_id)
            await self._retired.pop(shard_id).close()

    def knows_servers_of(self, shard_id: int) -> bool:
        """Return True if Discord has told this process all servers of a shard."""
        shard = self.get_shard(shard_id)
        return shard_id in self._ready_shards and shard is not None and not shard.is_closed()

    def is_absent(self, guild_id: int) -> bool:
        """Return True if this process knows the servers of a shard, and the bot is not in this one."""
        if not self.shard_count or not self.knows_servers_of((guild_id >> 22) % self.shard_count):
            return False
        return self.get_guild(guild_id) is None

    @property
    def is_connected(self) -> bool:
        """Return True if every shard of this process is connected; one without shards is a healthy reserve."""
        if self._homes is None:
            return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())
        return self._connection.shard_count is not None and all(
            self.knows_servers_of(shard_id) for shard_id in self._homes.held_shards
        )

    async def on_ready(self) -> None:
        """Write to the log that the client is connected."""
        log.info("connected as %s to %d servers", self.user, len(self.guilds))


async def _stay_closed(*_: object) -> None:
    """Do nothing in place of a new connection."""


def send_requests_to(rest_url: str) -> None:
    """Let every client of this process send its requests to a proxy; the gateway stays Discord's."""
    Route.BASE = rest_url.rstrip("/")


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
