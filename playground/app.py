"""Builds the playground and runs it: one server for the bot, the page and the tests."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from . import api
from .api import cdn
from .gateway.gateway import Gateway
from .gateway.identifies import BUCKET_SECONDS, Identifies
from .gateway.processes import Processes
from .interactions import Answering, Interactions
from .messages import delete
from .people.visitor import Visitor
from .people.watch import quiet
from .requests.faults import Faults
from .requests.ratelimits import RateLimits
from .requests.request_log import Call, RequestLog
from .requests.schema import Schema
from .services import SERVICES, Services
from .trouble import Trouble, channel_named, user_named
from .visitor_api import routes as visitor_api
from .visitor_api.origin import origin_check
from .world import places
from .world.accounts import change_account
from .world.attachments import move
from .world.clock import Clock
from .world.feed import Happening
from .world.nouns import Channel, Guild, Json, User
from .world.stage import Stage
from .world.storage import Storage
from .world.world import World, start_world

TOKEN = "playground"  # noqa: S105 - no secret, as the next line says
"""The bot's token. It is no secret: only this machine can reach the server."""
SAVE_AFTER_SECONDS = 0.5


class Playground:
    """A stand-in for Discord. As an async context manager it runs a server in the current event loop."""

    def __init__(
        self,
        *,
        port: int = 0,
        host: str = "127.0.0.1",
        rate_limits: bool = True,
        data: Path | None = None,
        fresh: bool = False,
        answer_seconds: float | None = None,
        schema: Schema | None = None,
        shards: int = 1,
        max_concurrency: int = 1,
        identify_seconds: float | None = None,
    ) -> None:
        """Prepare a server; `start` opens its port.

        `shards` is the number of shards that it recommends, and `max_concurrency` how many may identify at once.
        Each of these may identify again after `identify_seconds`: 5 like Discord, or 0 without rate limits.
        """
        self.clock = Clock()
        self._host, self._port = host, port
        self._storage = None if data is None else Storage(data)
        kept = self._storage.load(self.clock) if self._storage and not fresh else None
        stage = Stage(kept or start_world(self.clock))
        if identify_seconds is None:
            identify_seconds = BUCKET_SECONDS if rate_limits else 0.0
        identifies = Identifies(self.clock, max_concurrency=max_concurrency, bucket_seconds=identify_seconds)
        processes = Processes()
        gateway, faults = Gateway(stage, TOKEN, identifies=identifies, processes=processes), Faults()
        interactions = Interactions(stage, answer_seconds=answer_seconds)
        self.services = Services(
            stage=stage,
            token=TOKEN,
            gateway=gateway,
            shards=shards,
            identifies=identifies,
            processes=processes,
            interactions=interactions,
            answering=Answering(stage, interactions),
            faults=faults,
            rate_limits=RateLimits(self.clock, enforced=rate_limits),
            schema=schema if schema is not None else Schema.load(),
            log=RequestLog(),
        )
        self.faults = Trouble(stage, faults, gateway)
        self._runner: web.AppRunner | None = None
        self._saving: asyncio.TimerHandle | None = None

    @property
    def url(self) -> str:
        """The server's address, as `http://127.0.0.1:PORT`."""
        return self.services.stage.base_url

    @property
    def api_url(self) -> str:
        """The base address of the HTTP API, for `discord.http.Route.BASE`."""
        return self.url + api.PREFIX

    @property
    def gateway_url(self) -> str:
        """The gateway's address, for `DiscordWebSocket.DEFAULT_GATEWAY`."""
        return f"{self.url.replace('http', 'ws', 1)}/gateway"

    @property
    def token(self) -> str:
        """The token that the bot logs in with; any other token gets a 401."""
        return self.services.token

    @property
    def world(self) -> World:
        """Everything that exists in the playground."""
        return self.services.stage.world

    @property
    def guild(self) -> Guild:
        """The first guild."""
        return next(iter(self.world.guilds.values()))

    @property
    def requests(self) -> list[Call]:
        """All requests of the bot to the HTTP API, in order."""
        return self.services.log.calls

    def calls(self) -> list[Call]:
        """The requests that are neither login nor registration."""
        return self.services.log.of_play()

    def channel(self, name: str | int) -> Channel:
        """Return a channel or thread by its name. Raises LookupError."""
        return channel_named(self.services.stage, name)

    def member(self, name: str) -> User:
        """Return a user by their name. Raises LookupError."""
        return user_named(self.services.stage, name)

    def visitor(self, name: str) -> Visitor:
        """Return a person to play as."""
        return Visitor(self.services, self.member(name))

    async def start(self) -> None:
        """Open the port."""
        app = web.Application(client_max_size=32 * 1024 * 1024, middlewares=[origin_check(self._host)])
        app[SERVICES] = self.services
        api.mount(app, api.ROUTES)
        app.router.add_get("/gateway", self.services.gateway.accept)
        cdn.mount(app)
        visitor_api.mount(app, self.faults)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host, self._port)
        await site.start()
        port = self._runner.addresses[0][1]
        move(self.world, f"http://{self._host}:{port}")
        self.services.stage.feed.listen(self._note_change)

    async def stop(self) -> None:
        """Close the port, and save the world if it is kept."""
        self.services.interactions.stop()
        self.services.gateway.drop(forget=True)
        if self._runner is not None:
            await self._runner.cleanup()
        if self._saving is not None:
            self._saving.cancel()
        self._save()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def settled(self, *, quiet_seconds: float = 0.05, seconds: float = 10.0) -> None:
        """Wait until everything is answered, no request is in progress and nothing has happened for a moment."""
        await quiet(self.services.stage, self._is_idle, quiet_seconds=quiet_seconds, seconds=seconds)

    def _is_idle(self) -> bool:
        services = self.services
        return (
            not services.interactions.unanswered and not services.log.under_way and services.gateway.is_idle
        )

    # What a server owner does.

    async def delete_channel(self, channel: str | Channel) -> None:
        """Delete a channel or thread."""
        places.delete_channel(self.services.stage, channel_named(self.services.stage, channel))

    async def delete_message(self, message: Json) -> None:
        """Delete a message."""
        found = self.world.message(int(message["channel_id"]), int(message["id"]))
        delete(self.services.stage, found)

    async def create_channel(self, name: str, guild: Guild | None = None) -> Channel:
        """Create a text channel."""
        channel = self.world.add_text_channel(guild or self.guild, name)
        places.tell_channel(self.services.stage, "CREATE", channel)
        return channel

    async def add_guild(
        self,
        name: str,
        *,
        owner: str = "Ada",
        shard: int | None = None,
        members: Iterable[str] = (),
        has_bot: bool = True,
    ) -> Guild:
        """Create another guild with one channel, #general, let the members join, and perhaps invite the bot.

        With `shard` the guild belongs to that one of the recommended number of shards.
        """
        return places.add_guild(
            self.services.stage,
            name,
            owner=self.member(owner),
            members=[self.member(member) for member in members],
            shard=None if shard is None else (shard, self.services.shards),
            has_bot=has_bot,
        )

    async def install_app(self, member: str | User, *, is_installed: bool = True) -> None:
        """Let a person install the app on their account, or remove it there."""
        stage = self.services.stage
        change_account(stage, user_named(stage, member), has_app=is_installed)

    async def create_group(self, *members: str) -> Channel:
        """Let people start a conversation that the bot is not in."""
        return self.world.add_group_dm([self.member(member) for member in members])

    async def fill_shards(self) -> None:
        """Create a guild, with everybody in it, on each recommended shard that has none."""
        people = [user.name for user in self.world.users.values() if not user.bot]
        for shard in range(self.services.shards):
            if not any((guild_id >> 22) % self.services.shards == shard for guild_id in self.world.guilds):
                await self.add_guild(f"Shard {shard}", shard=shard, members=people)

    async def kick(self, member: str | User, guild: Guild | None = None) -> None:
        """Kick a member, or let them leave."""
        user = user_named(self.services.stage, member)
        places.remove_member(self.services.stage, guild or self.guild, user)

    async def kick_bot(self, guild: Guild | None = None) -> None:
        """Kick the bot."""
        await self.kick(self.world.user(self.world.bot_id), guild)

    async def join(self, member: str | User, guild: Guild | None = None) -> None:
        """Let a person or the bot join."""
        user = user_named(self.services.stage, member)
        places.add_member(self.services.stage, guild or self.guild, user)

    def _note_change(self, _: Happening) -> None:
        if self._storage is not None and self._saving is None:
            self._saving = asyncio.get_running_loop().call_later(SAVE_AFTER_SECONDS, self._save)

    def _save(self) -> None:
        self._saving = None
        if self._storage is not None:
            self._storage.save(self.world)
