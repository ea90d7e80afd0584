"""Seeded faults for several processes on one PostgreSQL, and what people notice of them."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random

from playground import Playground
from playground.world.feed import Happening
from playground.world.nouns import Guild
from tests.endtoend.fleet import START_SECONDS, Berth, Fleet
from tests.endtoend.killable_bot import MOMENTS
from tests.endtoend.members import Attempt
from tests.endtoend.programs import CLAIM_SECONDS
from tests.endtoend.table_posts import TablePosts
from tests.postgres import Server
from tests.waiting import until
from tests.wire import Wire

PATIENCE_SECONDS = 5.0
TERMINATE = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cakeclub'"
LISTENERS = f"{TERMINATE} AND query LIKE 'LISTEN%'"
ANSWERS = (
    "INTERACTION_DONE",
    "INTERACTION_MODAL",
    "INTERACTION_THINKING",
    "AUTOCOMPLETE",
)


class Waits:
    """How long people wait for a bot: from the first press without an answer to the next one with an answer."""

    def __init__(self, pg: Playground, shards: int) -> None:
        self.longest = 0.0
        self._shards = shards
        self._opened: dict[str, tuple[int, float]] = {}
        self._waiting_since: dict[int, float] = {}
        pg.services.stage.feed.listen(self._note)

    def _note(self, happening: Happening) -> None:
        now = asyncio.get_running_loop().time()
        if happening.name == "INTERACTION_CREATE":
            shard = ((happening.guild_id or 0) >> 22) % self._shards
            self._opened[happening.payload["id"]] = shard, now
        elif happening.name == "INTERACTION_FAILED":
            shard, since = self._opened[happening.payload["id"]]
            self._waiting_since[shard] = min(since, self._waiting_since.get(shard, since))
        elif happening.name in ANSWERS:
            shard, _ = self._opened[happening.payload["id"]]
            if (waiting_since := self._waiting_since.pop(shard, None)) is not None:
                self.longest = max(self.longest, now - waiting_since)


class DoublePings:
    """Notes a ping that is sent while the same one is still in its channel, or that was sent for the same question."""

    def __init__(self, pg: Playground) -> None:
        self.found: list[str] = []
        self.seen = 0
        self._world = pg.world
        self._nonces = pg.services.stage.nonces
        self._sent: dict[tuple[int, str], int] = {}
        """The first message of each nonce, which names the question."""
        pg.services.stage.feed.listen(self._note)

    def _note(self, happening: Happening) -> None:
        message = happening.payload
        if happening.name != "MESSAGE_CREATE" or happening.guild_id is None or message["components"]:
            return
        if "<@" not in message["content"]:
            return
        self.seen += 1
        same = [
            other
            for other in self._world.messages.values()
            if other.channel_id == happening.channel_id
            and other.only_for is None
            and other.content == message["content"]
        ]
        again = [
            nonce
            for nonce, sent in reversed(self._nonces.items())
            if sent == int(message["id"]) and self._sent.setdefault(nonce, sent) != sent
        ]
        if len(same) > 1 or again:
            self.found.append(f"{message['content']} {again}")


class Striker:
    """Lets one fault after another strike, each when all programs work again."""

    def __init__(
        self, fleet: Fleet, server: Server, wire: Wire, urls: Sequence[str], *, rng: Random, strikes: int
    ) -> None:
        self.left = strikes
        self.done: Counter[str] = Counter()
        self.moments: list[str] = []
        self._fleet = fleet
        self._server = server
        self._wire = wire
        self._urls = urls
        self._rng = rng
        self._deck: list[Callable[[], Awaitable[None]]] = []
        self._first: tuple[Callable[[], Awaitable[None]], ...] = (
            self._kill_home,
            self._pause_home,
            self._end_connections,
            self._restart_server,
        )
        self._later: tuple[Callable[[], Awaitable[None]], ...] = (
            *self._first,
            self._fall_silent,
            self._join_and_leave,
            self._restart_all,
            self._drop_shard,
        )

    async def run(self) -> None:
        """Run until all strikes are done and all programs work again. Each kind comes before any comes again."""
        kinds = self._first
        while self.left:
            if not self._deck:
                self._deck = self._rng.sample(kinds, len(kinds))
                kinds = self._later
            strike = self._deck.pop()
            name = strike.__name__.strip("_")
            self.moments.append(name)
            await strike()
            await self._fleet.shared_out()
            self.done[name] += 1
            self.left -= 1

    async def _ambushed(self, sign: signal.Signals) -> Berth:
        """Send a signal to the home of a server in the middle of its work; return its berth."""
        kind, number = self._rng.choice(MOMENTS), self._rng.randint(1, 8)
        struck: asyncio.Future[Berth] = asyncio.get_running_loop().create_future()

        def note(happening: Happening) -> None:
            nonlocal number
            if happening.name != kind or struck.done():
                return
            number -= 1
            home = self._fleet.home_of(happening.guild_id) if number <= 0 else None
            if home is not None:
                home.send(sign)
                struck.set_result(home)

        stop_listening = self._fleet.pg.services.stage.feed.listen(note)
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(struck), PATIENCE_SECONDS)
        stop_listening()
        if not struck.done():
            home = self._rng.choice(self._fleet.berths)
            home.send(sign)
            struck.set_result(home)
        self.moments[-1] += f" of {struck.result().log.stem} at {kind}"
        return struck.result()

    async def _kill_home(self) -> None:
        home = await self._ambushed(signal.SIGKILL)
        pid = home.pid
        await until(lambda: home.pid != pid, seconds=START_SECONDS)

    async def _pause_home(self) -> None:
        """Let a home stand still until others have its shards, and go on while they work."""
        home = await self._ambushed(signal.SIGSTOP)
        await until(lambda: len(self._fleet.homes()) == self._fleet.shards, seconds=START_SECONDS)
        await asyncio.sleep(self._rng.uniform(0.0, CLAIM_SECONDS / 2))
        home.send(signal.SIGCONT)

    async def _end_connections(self) -> None:
        """End the connections on which changes are heard, and sometimes all."""
        statement = self._rng.choice((LISTENERS, LISTENERS, TERMINATE))
        await asyncio.to_thread(self._server.run, statement)

    async def _restart_server(self) -> None:
        """Stop the server or let it crash; sometimes it stays away for longer than a claim is valid."""
        await asyncio.to_thread(self._server.stop, self._rng.choice((signal.SIGINT, signal.SIGQUIT)))
        await asyncio.sleep(self._rng.choice((0.0, 0.0, CLAIM_SECONDS * 1.5)))
        await asyncio.to_thread(self._server.start)

    async def _fall_silent(self) -> None:
        """Have the connections of one program end without a word; its system notices it later."""
        self._wire.fall_silent()
        await asyncio.sleep(CLAIM_SECONDS * 1.5)
        self._wire.cut()

    async def _join_and_leave(self) -> None:
        """Start one more program, and stop another when all have their part."""
        self._fleet.start(self._rng.choice(self._urls))
        await self._fleet.shared_out()
        await self._fleet.remove(self._rng.choice(self._fleet.berths))

    async def _restart_all(self) -> None:
        pids = {berth: berth.pid for berth in self._fleet.berths}
        for berth in self._fleet.berths:
            berth.send(signal.SIGTERM)
        await until(
            lambda: all(berth.pid != pid for berth, pid in pids.items()),
            seconds=START_SECONDS,
        )

    async def _drop_shard(self) -> None:
        """Break the connection of one shard; sometimes it cannot resume."""
        self._fleet.pg.services.gateway.drop(
            forget=self._rng.random() < 0.3, shard=self._rng.randrange(self._fleet.shards)
        )


class PlaceRun:
    """What members need of a run: it is online when the shard of their server is, and that of direct messages."""

    def __init__(self, run: ClusterRun, guild_id: int | None) -> None:
        """``guild_id`` is their server; None for direct messages."""
        self._guild_id = guild_id
        self.pg = run.pg
        self.seed = run.seed
        self.table_posts = run.table_posts
        self.attempts = run.attempts
        self.killer = run.striker
        self._fleet = run.fleet

    @property
    def bot(self) -> PlaceRun:
        return self

    @property
    def starts(self) -> int:
        return self._fleet.starts

    async def online(self) -> None:
        fleet = self._fleet
        await until(
            lambda: fleet.home_of(self._guild_id) is not None and fleet.home_of(None) is not None,
            seconds=START_SECONDS,
        )


class ServerRun(PlaceRun):
    """A run in one server."""

    def __init__(self, run: ClusterRun, guild: Guild) -> None:
        super().__init__(run, guild.id)
        self.channel = next(run.pg.world.channels_of(guild.id)).id


class ClusterRun:
    """The people and programs of one run."""

    def __init__(self, fleet: Fleet, striker: Striker, *, seed: int) -> None:
        self.pg = fleet.pg
        self.fleet = fleet
        self.striker = striker
        self.seed = seed
        self.table_posts = TablePosts(self.pg, self.pg.services.stage.nonces)
        self.attempts: list[Attempt] = []
        self.people = [self.pg.visitor(name) for name in ("Ada", "Ben", "Cleo", "Dov")]
        self.waits = Waits(self.pg, fleet.shards)
        self.pings = DoublePings(self.pg)

    async def server(self, shard: int) -> ServerRun:
        """Add a server with all people on a shard."""
        guild = await self.pg.add_guild(
            f"Shard {shard}", owner="Ada", shard=shard, members=("Ben", "Cleo", "Dov")
        )
        return ServerRun(self, guild)

    def report(self) -> str:
        """Return the report to read after a failure."""
        ada = self.people[0]
        posts = "\n---\n".join(
            ada.text(self.table_posts.newest(table_id, ada)) for table_id in self.table_posts.tables[-6:]
        )
        logs = "\n".join(f"{name}:\n{text[-4000:]}" for name, text in self.fleet.logs.items())
        return f"{self.striker.moments}\n{posts}\n{logs}"
