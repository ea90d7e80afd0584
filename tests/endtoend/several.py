"""Several processes of the bot on one PostgreSQL, all in the test's own loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import psycopg
import yarl
from discord import asset, gateway, http

from bot.app import CakeClub
from bot.cluster.cluster import Cluster
from data.postgres.cluster import PostgresClaims, PostgresHints
from data.postgres.database import open_store
from playground import Playground, Visitor
from playground.world.nouns import Guild
from tests.endtoend.members import Attempt, Player
from tests.endtoend.table_posts import TablePosts
from tests.seeds import in_turn
from tests.waiting import until

SHARDS = 4
CLAIM_SECONDS = 15.0
"""No claim of a living process lapses, however busy the machine is; those of a killed one are ended."""
END_CLAIMS = "UPDATE claims SET expires_at = '-infinity' WHERE owner = %s"
END_PROCESS = "UPDATE processes SET expires_at = '-infinity' WHERE name = %s"


class Process:
    """One process: a bot with its own store and its own place in the cluster."""

    def __init__(self, club: Several, bot: CakeClub, cluster: Cluster) -> None:
        self.club = club
        self.pg = club.pg
        self.bot = bot
        self.cluster = cluster
        self.is_dead = False
        self.dying: asyncio.Task[None] | None = None
        self.running = asyncio.create_task(bot.run(self.pg.token))

    @property
    def shards(self) -> frozenset[int]:
        return self.cluster.held_shards

    @property
    def is_ready(self) -> bool:
        return self.bot.client.has_registered.is_set() and self.bot.is_connected()

    def kill(self) -> None:
        """Stop all its work at once, as SIGKILL does: nothing is said. Its claims end soon, not at their time."""
        bot, cluster, self.is_dead = self.bot, self.cluster, True
        for owner, name in self._ways_out():
            object.__setattr__(owner, name, _end_here)
        for protocol in bot.client.http._HTTPClient__session.connector._acquired:  # type: ignore[attr-defined]
            if protocol.transport is not None:
                protocol.transport.abort()
        beating = [*cluster._tasks]
        for task in [
            *beating,
            *cluster.news._work.tasks.values(),
            *bot.home._work.tasks.values(),
            self.running,
        ]:
            task.cancel()
        cluster._tasks.clear()
        for shard in bot.client._AutoShardedClient__shards.values():  # type: ignore[attr-defined]
            shard._cancel_task()
            shard.ws._keep_alive.stop()
            transport = shard.ws.socket._response.connection.transport
            transport.abort()
        bot.shown_changes.stop()
        shown = bot.updater, bot.hands, bot.ephemeral_hands
        for live in (live for messages in shown for live in messages.live.values()):
            if live._task is not None:
                live._task.cancel()
        for turn in [*bot.deadlines._running, *bot.autoplay._running, *bot.autoplay._turns.tasks.values()]:
            turn.cancel()
        self.dying = asyncio.create_task(self._die(beating))

    def _ways_out(self) -> list[tuple[object, str]]:
        """Return the methods by which it calls Discord and the database."""
        session, database = self.bot.client.http._HTTPClient__session, self.bot.store._database  # type: ignore[attr-defined]
        return [(session, "_request"), *((database, name) for name in ("read", "write", "snapshot"))]

    async def _die(self, beating: list[asyncio.Task[None]]) -> None:
        await asyncio.gather(*beating, return_exceptions=True)
        await self.end_claims()

    async def end_claims(self) -> None:
        """Let the other processes take its claims, as if their time were over."""
        async with await psycopg.AsyncConnection.connect(self.club.url) as opened:
            await opened.execute(END_CLAIMS, [self.cluster.name])
            await opened.execute(END_PROCESS, [self.cluster.name])
        for process in self.club.processes:
            if process is not self and not process.is_dead:
                process.cluster.wake()

    async def close(self) -> None:
        self.is_dead = True
        if self.dying is not None:
            await self.dying
            for owner, name in self._ways_out():
                object.__delattr__(owner, name)
        await self.bot.close()
        with suppress(asyncio.CancelledError):
            await self.running


async def _end_here(*_: object, **__: object) -> None:
    """End the task that calls this, as if it were never answered."""
    raise asyncio.CancelledError


class Several:
    """A playground with several processes in it."""

    def __init__(
        self,
        pg: Playground,
        url: str,
        *,
        claim_seconds: float,
        identify_spacing: float,
    ) -> None:
        self._identify_spacing = identify_spacing
        self.pg = pg
        self.url = url
        self.claim_seconds = claim_seconds
        self.seeds = in_turn()
        self.processes: list[Process] = []

    async def start(self, **more: Any) -> Process:
        """Start a process, which takes its part when the others have given it up."""
        cluster = Cluster(
            PostgresClaims(self.url),
            PostgresHints(self.url),
            claim_seconds=self.claim_seconds,
            settle_seconds=0.05,
            heartbeat_seconds=0.5,
            identify_seconds=self._identify_spacing,
        )
        bot = CakeClub(
            await open_store(self.url, connections=3),
            house_pause_seconds=0.0,
            ready_timeout_seconds=0.02,
            new_secret=self.seeds,
            draws=False,
            uploads=False,
            cluster=cluster,
            **more,
        )
        process = Process(self, bot, cluster)
        self.processes.append(process)
        return process

    async def shared_out(self, *processes: Process) -> None:
        """Wait until these processes hold all shards, each its part, and are connected."""

        def is_shared_out() -> bool:
            for process in processes:
                if process.running.done():
                    process.running.result()
            parts = [len(process.shards) for process in processes]
            return (
                sum(parts) == SHARDS
                and max(parts) - min(parts) <= 1
                and all(process.is_ready for process in processes)
            )

        await until(is_shared_out)

    def home_of(self, guild: Guild) -> Process:
        """Return the process that shows the tables of a guild."""
        (home,) = [process for process in self.processes if process.cluster.is_home(guild.id)]
        return home

    async def guild_on(self, shard: int) -> Guild:
        """Add a guild with four members on a shard."""
        return await self.pg.add_guild(
            f"Shard {shard}", owner="Ada", shard=shard, members=("Ben", "Cleo", "Dov")
        )


@asynccontextmanager
async def several(
    url: str,
    processes: int,
    *,
    claim_seconds: float = CLAIM_SECONDS,
    identify_spacing: float = 0.0,
    **more: Any,
) -> AsyncIterator[Several]:
    """Run so many processes on a playground with four shards."""
    async with Playground(rate_limits=False, shards=SHARDS, **more) as pg:
        http.Route.BASE = pg.api_url
        gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(pg.gateway_url)
        asset.Asset.BASE = pg.url
        club = Several(pg, url, claim_seconds=claim_seconds, identify_spacing=identify_spacing)
        try:
            for _ in range(processes):
                await club.start()
            await club.shared_out(*club.processes)
            yield club
        finally:
            for process in club.processes:
                await process.close()


class Table:
    """One table of two members in a guild, who play by what they see."""

    def __init__(self, club: Several, guild: Guild, *, by: Collection[str] = ("post",)) -> None:
        self.club = club
        self.guild = guild
        self.channel = next(club.pg.world.channels_of(guild.id)).id
        self.people = [club.pg.visitor(name) for name in ("Ada", "Ben")]
        self.posts = TablePosts(club.pg, club.pg.services.stage.nonces)
        self.table_id = ""
        self._by = by
        self._players: list[Player] = []
        self.attempts: list[Attempt] = []

    async def fill(self, command: str = "/duel new", **options: Any) -> None:
        """Open the table and let the other join: it can be started then."""
        ada, ben = self.people
        await ada.command(command, channel=self.channel, **options)
        await until(self._opened)
        (self.table_id,) = self._opened()
        await self.press(ben, "Join")
        await until(lambda: ada.can_press(self.post(), "Start"))

    async def begin(self, command: str = "/duel new", **options: Any) -> None:
        """Open the table, let the other join, and deal."""
        await self.fill(command, **options)
        await self.deal()

    async def deal(self) -> None:
        """Press *Start* at a lobby that is full."""
        await self.press(self.people[0], "Start")
        self._players = [
            Player(person, self.table_id, Random(7), self.attempts, by=self._by) for person in self.people
        ]

    def _opened(self) -> list[str]:
        """Return the tables of this channel."""
        return [
            table_id
            for table_id in self.posts.tables
            if int(self.posts.newest(table_id, self.people[0])["channel_id"]) == self.channel
        ]

    async def press(self, person: Visitor, label: str) -> None:
        """Press a button of the post when it is there."""
        await until(lambda: person.can_press(self.post(), label))
        await person.press(self.post(), label)

    def post(self) -> dict[str, Any]:
        return self.posts.newest(self.table_id, self.people[0])

    def words(self) -> str:
        return self.people[0].text(self.post())

    @property
    def is_over(self) -> bool:
        return "🎉" in self.words() or "🏳️" in self.words()

    @property
    def asked(self) -> list[Player]:
        """Return the players who must act, by the post's last line."""
        question = self.words().rpartition("\n")[2].partition(": ")[0]
        return [player for player in self._players if player.person.mention in question]

    async def act(self) -> None:
        """Let the first one who is asked act, and wait until the channel shows it."""
        await until(lambda: self.asked)
        player, post, made = self.asked[0], self.post(), len(self.attempts)
        if "post" not in self._by:
            await until(lambda: any(map(player._own, player.person.dms())) or self.post() != post)
            if self.post() != post:
                return
        await player.act(post, is_beside=False)
        if len(self.attempts) > made:
            with suppress(TimeoutError):  # a secret choice or a refused one changes nothing there
                await until(lambda: self.post() != post, seconds=2.0)
        else:  # their hand is still to be shown
            await asyncio.sleep(0.02)

    async def stored_as_shown(self) -> None:
        """Wait until the store knows that the channel has seen all moves."""
        store = next(process.bot.store for process in self.club.processes if not process.is_dead)
        async with asyncio.timeout(20):
            while True:
                row = await store.tables.get(self.table_id)
                assert row is not None
                if row.shown == row.version:
                    return
                await asyncio.sleep(0.01)

    async def play(self) -> None:
        """Play to the end."""
        async with asyncio.timeout(120):
            while not self.is_over:
                await self.act()

    async def play_until(self, *, moves: int) -> None:
        """Play until the store has so many moves."""
        store = next(process.bot.store for process in self.club.processes if not process.is_dead)
        async with asyncio.timeout(120):
            while len(await store.tables.moves(self.table_id)) < moves:
                await self.act()
