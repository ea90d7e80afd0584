"""Measure the time from a press to its answer, beside a bare discord.py bot: ``python -m bench.press``.

The stand-in for Discord and the players are this process; Cake Club and the bare bot are a process each. At Cake Club
players make moves: `Attack…` with a card and a claim, then `Accept`, so that every answer edits the post when the move
is on disk. The bare bot's button commits one row in the same way and edits an equal panel. Both take turns.

The bare bot has no images, so the servers want words only for the ratios. With images an answer waits for its image
up to 150 milliseconds: the last lines say how long that takes at one table, and when the image is there.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Any

from playground import Answer, AnswerKind, Playground, Schema, Visitor
from playground.world.feed import Happening
from tests.endtoend.table_posts import custom_ids

BUSY_TABLES = 200
SINGLE_ROUNDS, BUSY_ROUNDS = 400, 6
CHANNEL = "cake-table"
TABLES_EACH = 25
"""How many tables of a server one member may join."""
WAIT_SECONDS = 30.0

Times = list[float]


@asynccontextmanager
async def program(
    *arguments: str, log: Path | None = None, environment: Mapping[str, str] | None = None
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a Python program as long as the context lasts; ``log`` receives its standard error."""
    with await asyncio.to_thread(Path(log or os.devnull).open, "wb") as errors:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *arguments, env=os.environ | dict(environment or {}), stderr=errors
        )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


@asynccontextmanager
async def cake_club(
    pg: Playground, database: str, *, log: Path | None = None, **environment: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run Cake Club in a playground, with a file or an address of PostgreSQL as its database.

    As behind a proxy, a process with PostgreSQL does not limit its own requests.
    """
    settings = {
        "DISCORD_TOKEN": pg.token,
        "DISCORD_API_URL": pg.api_url,
        "DISCORD_REST_URL": pg.api_url,
        "CAKECLUB_DATABASE": database,
        "CAKECLUB_LOG_LEVEL": "ERROR",
        "CAKECLUB_PRESSES": "0",
    }
    async with program("-m", "bot", log=log, environment=settings | environment) as process:
        yield process


def bare_bot(
    pg: Playground, panels: int, folder: Path
) -> AbstractAsyncContextManager[asyncio.subprocess.Process]:
    """Run the bare bot in a playground, with so many panels and a database in this folder."""
    place, database = str(pg.channel(CHANNEL).id), str(folder / "floor.sqlite3")
    return program("-m", "bench.floor_bot", pg.api_url, pg.token, place, str(panels), database)


class Board:
    """The newest post of each table, found by the custom ids of its controls."""

    def __init__(self, pg: Playground) -> None:
        self.posts: dict[str, dict[str, Any]] = {}
        self._changed: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        pg.services.stage.feed.listen(self._note)

    def _note(self, happening: Happening) -> None:
        message = happening.payload
        if happening.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or message["flags"] & 64:
            return
        if happening.guild_id is not None:
            for table_id in {match[1] for match in custom_ids(message)}:
                self.posts[table_id] = message
                self._changed[table_id].set()

    async def until(self, table_id: str, person: Visitor, *controls: str) -> dict[str, Any]:
        """Return a table's post when a person can press one of these controls."""
        async with asyncio.timeout(WAIT_SECONDS):
            while not any(person.can_press(self.posts[table_id], label) for label in controls):
                self._changed[table_id].clear()
                await self._changed[table_id].wait()
        return self.posts[table_id]

    async def until_drawn(self, table_id: str, before: set[str]) -> None:
        """Wait until a table's post has another image than those files."""
        async with asyncio.timeout(WAIT_SECONDS):
            while not _files(self.posts[table_id]) - before:
                self._changed[table_id].clear()
                await self._changed[table_id].wait()


def _files(post: dict[str, Any]) -> set[str]:
    return {attachment["filename"] for attachment in post["attachments"]}


class Duels:
    """Two members at tables of Cake Club, who attack and accept in turn."""

    def __init__(self, pg: Playground, *, tables_each: int = TABLES_EACH, has_images: bool = False) -> None:
        """``tables_each`` is the number of tables in each server."""
        self._pg = pg
        self._has_images = has_images
        self._tables_each = tables_each
        self._board = Board(pg)
        self._people = (pg.visitor("Ada"), pg.visitor("Ben"))
        self._tables: list[str] = []
        self._places: list[int] = []

    async def open(self, tables: int) -> None:
        """Seat two members at so many tables; they get no hands in direct messages."""
        for person in self._people:
            await person.command("/preferences", hands=False)
        while len(self._tables) < tables:
            if len(self._tables) % self._tables_each == 0:
                self._places.append(await self._in_another_server())
            self._tables.append(await self._opened(self._places[-1]))
        await self._pg.settled(seconds=60)

    async def _opened(self, place: int) -> str:
        """Open another table in this channel and begin the longest match."""
        host, guest = self._people
        known = set(self._board.posts)
        await host.command("/duel new", channel=place, duels=5, trophies=5)
        (table_id,) = set(self._board.posts) - known
        await guest.press(self._board.posts[table_id], "Join")
        await host.press(self._board.posts[table_id], "Start")
        return table_id

    async def _in_another_server(self) -> int:
        """Return a channel of another server, where both may join as many tables as possible."""
        host, _ = self._people
        shard = len(self._places) % self._pg.services.shards
        guild = await self._pg.add_guild(
            f"Server {len(self._tables)}", owner="Ada", shard=shard, members=("Ben",)
        )
        (place,) = (
            channel.id for channel in self._pg.world.channels.values() if channel.guild_id == guild.id
        )
        await host.command("/settings tables", channel=place, most=self._tables_each)
        await host.command("/settings pictures", channel=place, shown=self._has_images)
        await host.command("/settings threads", channel=place, wanted=False)
        return place

    async def show_images(self) -> None:
        """Let the first server have images from now on."""
        host, _ = self._people
        await host.command("/settings pictures", channel=self._places[0], shown=True)
        await self._pg.settled(seconds=60)

    async def round(self, tables: int) -> Times:
        """Attack and accept at each of the first tables, all tables at once; return the seconds of each press."""
        for number in range(tables):
            await self._begun(number)
        times = await together(self._attack(table_id) for table_id in self._tables[:tables])
        for table_id in self._tables[:tables]:
            await self._post(table_id, "Accept")
        times += await together(self._accept(table_id) for table_id in self._tables[:tables])
        await self._pg.settled(quiet_seconds=0.01, seconds=60)
        return times

    async def drawn(self, rounds: int) -> tuple[Times, Times]:
        """Attack and accept at the first table; return the seconds of each press to its answer and to a new image."""
        answered: Times = []
        pictured: Times = []
        for _ in range(rounds):
            await self._begun(0)
            for press, control in ((self._attack, "Attack…"), (self._accept, "Accept")):
                table_id = self._tables[0]
                before = _files(await self._post(table_id, control))
                seconds = await press(table_id)
                begun = perf_counter() - seconds
                await self._board.until_drawn(table_id, before)
                answered.append(seconds)
                pictured.append(perf_counter() - begun)
                await self._pg.settled(quiet_seconds=0.01, seconds=60)
        return answered, pictured

    async def play(self, number: int, until: float) -> int:
        """Attack and accept at one table until a time of ``perf_counter``; return the number of moves."""
        moves = 0
        while perf_counter() < until:
            await self._begun(number)
            await self._attack(self._tables[number])
            await self._accept(self._tables[number])
            moves += 2
        return moves

    async def _begun(self, number: int) -> None:
        """Wait until the next attack can be made at this table; after the match, open another table."""
        person, table_id = self._people[0], self._tables[number]
        post = await self._board.until(table_id, person, "Attack…", "Play again")
        if not person.can_press(post, "Attack…"):
            self._tables[number] = await self._opened(self._places[number // self._tables_each])
            await self._post(self._tables[number], "Attack…")

    async def _attack(self, table_id: str) -> float:
        post = await self._post(table_id, "Attack…")
        attacker = self._asked(post)
        opened = await attacker.press(post, "Attack…")
        assert opened.modal is not None, opened
        card = opened.modal["components"][0]["component"]["options"][0]["value"]
        return await seconds_of(
            attacker, attacker.submit(opened.modal, {"cards": [card], "claim": "soldier"})
        )

    async def _accept(self, table_id: str) -> float:
        post = await self._post(table_id, "Accept")
        asked = self._asked(post)
        return await seconds_of(asked, asked.press(post, "Accept"))

    async def _post(self, table_id: str, control: str) -> dict[str, Any]:
        """Return the table's post when it has this control."""
        return await self._board.until(table_id, self._people[0], control)

    def _asked(self, post: dict[str, Any]) -> Visitor:
        question = self._people[0].text(post).rpartition("\n")[2]
        return next(person for person in self._people if person.mention in question)


class Floor:
    """The same members, with the panels of a bare bot."""

    def __init__(self, pg: Playground) -> None:
        self._pg = pg
        self._person = pg.visitor("Ada")

    async def open(self, tables: int) -> None:
        """Wait for the panels."""
        await self._person.wait_for(lambda: len(self._posts()) >= tables, seconds=60)
        self.posts = self._posts()

    async def round(self, tables: int) -> Times:
        """Press twice at each of the first tables; return the seconds of each press."""
        times: Times = []
        for _ in range(2):
            times += await together(
                seconds_of(self._person, self._person.press(post, "accept")) for post in self.posts[:tables]
            )
        await self._pg.settled(quiet_seconds=0.01, seconds=60)
        return times

    def _posts(self) -> list[dict[str, Any]]:
        return [m for m in self._person.messages(CHANNEL, limit=1000) if m["components"]]


async def together(presses: Any) -> Times:
    """Make all presses at once."""
    return list(await asyncio.gather(*presses))


async def seconds_of(person: Visitor, press: Awaitable[Answer]) -> float:
    """Return the seconds until an edited post answers a press; an acknowledgement does not count."""
    begun = perf_counter()
    answer = await press
    if answer.kind is AnswerKind.DEFERRED_UPDATE:
        answer = await person.finish(answer)
    passed = perf_counter() - begun
    assert answer.kind is AnswerKind.UPDATE, answer
    return passed


def report(name: str, own: Times, floor: Times) -> None:
    """Print a line for Cake Club, one for the bare bot, and the ratio."""
    for label, times in ((name, own), ("  floor", floor)):
        print(
            f"{label:28} median {statistics.median(times) * 1000:8.2f} ms   p99 {p99(times) * 1000:8.2f} ms"
        )
    ratio, tail = statistics.median(own) / statistics.median(floor), p99(own) / p99(floor)
    print(f"{'  ratio':28} median {ratio:8.2f}      p99 {tail:8.2f}", flush=True)


def p99(times: Sequence[float]) -> float:
    """Return the 99th percentile."""
    return sorted(times)[int(len(times) * 0.99)]


async def main(*, is_quick: bool) -> None:
    """Measure one table and many, and print the results."""
    busy = 40 if is_quick else BUSY_TABLES
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="cakeclub-bench-")))
        worlds = [Playground(rate_limits=False, schema=Schema(None), answer_seconds=30.0) for _ in range(2)]
        ours, bare = [await stack.enter_async_context(world) for world in worlds]
        duels, floor = Duels(ours), Floor(bare)
        await stack.enter_async_context(cake_club(ours, str(folder / "cakeclub.sqlite3")))
        await stack.enter_async_context(bare_bot(bare, busy, folder))
        await ours.visitor("Ada").wait_for(lambda: ours.services.gateway.is_bot_online or None, seconds=60)
        await floor.open(busy)
        await duels.open(busy)
        await measure("press, 1 table", duels, floor, tables=1, rounds=40 if is_quick else SINGLE_ROUNDS)
        await measure(
            f"press, {busy} tables", duels, floor, tables=busy, rounds=2 if is_quick else BUSY_ROUNDS
        )
        await duels.show_images()
        await measure("press, 1 table, images", duels, floor, tables=1, rounds=10 if is_quick else 100)
        for name, times in zip(
            ("press to words", "press to image"), await duels.drawn(10 if is_quick else 100), strict=True
        ):
            median, most = statistics.median(times) * 1000, sorted(times)[int(len(times) * 0.95)] * 1000
            print(f"{name:28} median {median:8.2f} ms   p95 {most:8.2f} ms", flush=True)


async def measure(name: str, duels: Duels, floor: Floor, *, tables: int, rounds: int) -> None:
    """Measure both in turn, after some rounds to warm up."""
    own: Times = []
    bare: Times = []
    for number in range(rounds + 2):
        ours, theirs = await duels.round(tables), await floor.round(tables)
        if number >= 2:
            own += ours
            bare += theirs
    report(name, own, bare)


if __name__ == "__main__":
    asyncio.run(main(is_quick="--quick" in sys.argv))
