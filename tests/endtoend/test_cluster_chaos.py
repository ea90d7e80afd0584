"""Three programs and eight shards on one PostgreSQL, with every fault there is: nothing is lost, doubled or stuck.

Members play by channel and by direct message in servers of different shards while homes are killed, stand still for
longer than their claims and come back, the server restarts, connections end or fall silent, and programs join, leave
and restart. One program reaches the server by a network of its own, and one by PgBouncer where it is installed.
`make chaos PROCESSES=3` makes a long run of it, within Discord's limits of requests; `SEED=7` another.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import psycopg
import pytest

from data.postgres.url import PostgresUrl
from playground import Playground, Schema
from tests.endtoend.audit import audit, complaints, tidied
from tests.endtoend.chaos_run import LOBBIES, DirectGroup, Group, cancel_lobbies
from tests.endtoend.cluster_chaos_run import ClusterRun, PlaceRun, Striker
from tests.endtoend.fleet import Fleet
from tests.endtoend.ratings_check import check_ratings
from tests.postgres import Pooler, pooler_program, running_server
from tests.wire import laid

PROCESSES = int(os.environ.get("CAKECLUB_PROCESSES", "3"))
STRIKES = int(os.environ.get("CAKECLUB_KILLS", "4"))
SEED = int(os.environ.get("CAKECLUB_SEED", "1"))
HAS_LIMITS = os.environ.get("CAKECLUB_LIMITS") == "1"
"""Whether Discord's limits of requests hold, which makes a run several times longer."""
SHARDS = 8
SECONDS = (600 + 60 * STRIKES) * (3 if HAS_LIMITS else 1)
"""By when the run must end, also on a busy machine; it ends as soon as it is done."""
EXPECTED = (
    "cannot use the database",
    "(server_login_retry) [bot.run]",
    "it is not known which servers the bot has left: the database",
    "Ignoring exception in autocomplete",
    "is no longer of this process",
)
"""A start and a sweep without a server, also behind PgBouncer; and what the library logs by itself: an autocompletion
that comes too late because the process stood still, and a shard whose claim was lost while it connected."""
UNSHOWN = "SELECT count(*) FROM tables WHERE phase = 'over' AND shown < version"


class Club:
    """A run with its database."""

    def __init__(self, run: ClusterRun, url: str, refused: list[int]) -> None:
        self.run = run
        self.url = url
        self.refused = refused
        """The shards that identified too early."""

    def lobbies(self) -> list[tuple[str, int]]:
        """Return the ids and channels of the tables that are not dealt."""
        with psycopg.connect(self.url) as opened:
            return opened.execute(LOBBIES.encode()).fetchall()

    async def all_shown(self) -> None:
        """Wait until the end of each game is shown. The audit says what is missing."""
        for _ in range(1800):
            async with await psycopg.AsyncConnection.connect(self.url) as opened:
                cursor = await opened.execute(UNSHOWN)
                if await cursor.fetchone() == (0,):
                    return
            await asyncio.sleep(0.1)


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with AsyncExitStack() as stack:
        server = stack.enter_context(running_server(synchronous_commit="on"))
        url = server.url(server.new_database("template0"))
        wire = stack.enter_context(laid(server.folder / ".s.PGSQL.5432", server.folder / ".s.PGSQL.5433"))
        urls = [url, f"{url}&port=5433"]
        if program := pooler_program():
            pooler = Pooler(program, server)
            stack.callback(pooler.stop)
            urls.append(pooler.url(PostgresUrl.parse(url).dsn.partition("?")[0].rpartition("/")[2]))
        pg = await stack.enter_async_context(
            Playground(
                rate_limits=HAS_LIMITS,
                schema=Schema(None),
                answer_seconds=2.5,
                shards=SHARDS,
                max_concurrency=SHARDS,
                identify_seconds=3.0,
            )
        )
        refused = _refused_identifies(pg)
        fleet = Fleet(pg, tmp_path, SHARDS)
        striker = Striker(fleet, server, wire, urls, rng=Random(SEED), strikes=STRIKES)
        run = ClusterRun(fleet, striker, seed=SEED)
        for number in range(PROCESSES):
            fleet.start(urls[number % len(urls)])
        stack.push_async_callback(fleet.stop)
        yield Club(run, url, refused)


def _refused_identifies(pg: Playground) -> list[int]:
    refused: list[int] = []
    identifies = pg.services.identifies
    take = identifies.take

    def noted(shard: int) -> bool:
        is_taken = take(shard)
        if not is_taken:
            refused.append(shard)
        return is_taken

    identifies.take = noted  # type: ignore[method-assign]
    return refused


async def _play(club: Club) -> int:
    """Play in servers of different shards until the faults are over; return the number of groups that played."""
    run = club.run
    ada, ben, cleo, dov = run.people
    one, two, three, zero = [await run.server(shard) for shard in (1, 4, 6, 0)]
    groups = (
        Group(one, one.channel, (ada, ben), mode="core", trophies=1),
        Group(two, two.channel, (cleo, dov), mode="full", trophies=1),
        Group(two, two.channel, (ben, ada), mode="core", trophies=1),
        Group(three, three.channel, (ben,), mode="core", trophies=1),
        Group(three, three.channel, (ada, cleo), "/auf new", is_long=True),
        Group(zero, zero.channel, (dov, ada), "/bakery new", is_long=True),
        DirectGroup(PlaceRun(run, None), ada, "duel"),
    )
    async with asyncio.TaskGroup() as tasks:
        for playing in (run.striker, *groups):
            tasks.create_task(playing.run())
    await run.pg.settled(seconds=30)
    await cancel_lobbies(run.table_posts, run.people, club.lobbies)
    await run.pg.settled(seconds=30)
    return len(groups)


async def _end_at_once(run: ClusterRun) -> None:
    """Give up two games of a server at the same moment, and move in one of them while it is given up."""
    ada, ben, cleo, dov = run.people
    server = await run.server(5)
    tables = [Group(server, server.channel, pair, mode="core") for pair in ((ada, ben), (cleo, dov))]
    for table in tables:
        await table.deal()
    await asyncio.gather(*(table.end_against_a_move() for table in tables))


async def test_faults_of_processes_and_of_the_database_lose_duplicate_and_block_nothing(club: Club) -> None:
    run, fleet = club.run, club.run.fleet
    address = PostgresUrl.parse(club.url)
    try:
        async with asyncio.timeout(SECONDS):
            await fleet.shared_out()
            groups = await _play(club)
            await _end_at_once(run)
            await club.all_shown()
            servers = [channel.id for channel in run.pg.world.channels.values() if channel.guild_id]
            await tidied(run.pg, servers, kept=run.table_posts.direct)
        for berth in [*fleet.berths]:
            await fleet.remove(berth)
    except (TimeoutError, ExceptionGroup) as error:
        raise AssertionError(run.report()) from error
    print(f"seed {SEED}:", "; ".join(run.striker.moments))
    for berth in fleet.left:
        assert set(berth.statuses) <= {0, -9, 3}, berth.log.read_text()[-3000:]
    for name, text in fleet.logs.items():
        assert not complaints(text, *EXPECTED), name
    played = await audit(run.pg, run.table_posts, run.attempts, address)
    assert played >= groups
    rated = await check_ratings(address)
    assert rated >= 1
    assert not run.pings.found, "a ping was sent twice"
    pauses = run.striker.done["pause_home"]
    assert len(club.refused) <= pauses, "only a process that stood still may identify too early"
    made = sum(attempt.is_made for attempt in run.attempts)
    strikes = ", ".join(f"{count} x {name}" for name, count in sorted(run.striker.done.items()))
    print(
        f"seed {SEED}: {PROCESSES} processes, {strikes}; {played} games, {rated} of them rated, {made} moves seen made,"
        f" {run.pings.seen} pings, longest wait {run.waits.longest:.1f} s"
        f" ({'with' if pooler_program() else 'without'} PgBouncer)"
    )
