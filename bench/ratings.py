"""How long leaderboards and statistics take in a server of 100,000 finished games: ``python -m bench.ratings``.

There are two floors, each measured in the same run. For a query, it is one row read by its primary key over the same
connection. For a whole command, from sending to answer, it is a bare discord.py bot that reads one row and answers
with a panel of the same size. The first look at a game waits until the game is replayed, and so does the floor. Each
measurement must be within five times its floor.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from time import perf_counter, time
from typing import Any

from bench.crowded import LADDER, RARE, Crowd, fill, table_of, whole_game
from bench.press import CHANNEL, program
from data.records.finished_games import Order, Period
from data.sqlite.database import open_store
from data.store import Store
from games.catalog import GAMES as KINDS
from games.record import replay
from playground import Answer, AnswerKind, Playground, Schema, Visitor

GAMES, QUICK_GAMES = 100_000, 5_000
MEMBERS = 1_000
ASKED, SENT = 300, 60
TIMES_THE_FLOOR = 5
FLOOR = "floor"

Ask = Callable[[int], Awaitable[object]]
"""A query about a member."""


async def main(games: int) -> int:
    """Print every figure; return 1 if a query or a command takes longer than allowed."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="cakeclub-bench-")))
        worlds = [Playground(rate_limits=False, schema=Schema(None), answer_seconds=30.0) for _ in range(2)]
        ours, bare = [await stack.enter_async_context(world) for world in worlds]
        people = [ours.visitor(name).id for name in ("Ada", "Ben")]
        crowd = Crowd(ours.guild.id, (*people, *range(1, MEMBERS - len(people) + 1)), games, time(), SENT + 1)
        path, begun = folder / "store.sqlite3", perf_counter()
        await fill(path, crowd)
        print(f"{games:,} games filled in {perf_counter() - begun:.0f} s", flush=True)
        async with opened(path) as store:
            slow = await measure(questions(store, crowd), crowd, ASKED)
        async with commands(path, ours, bare) as sent:
            for group in sent:
                slow += await measure(group, crowd, SENT)
    return int(slow > 0)


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    """Open the store for the duration of the context."""
    store = await open_store(path)
    try:
        yield store
    finally:
        await store.close()


async def measure(asked: Mapping[str, Ask], crowd: Crowd, times: int) -> int:
    """Run everything in turn, so that other load on the machine affects all; return the number of slow ones."""
    seconds: dict[str, list[float]] = {name: [] for name in asked}
    chance = random.Random(2)
    for _ in range(times):
        user_id = crowd.somebody(chance)
        for name, ask in asked.items():
            begun = perf_counter()
            await ask(user_id)
            seconds[name].append(perf_counter() - begun)
    floor_seconds = statistics.median(next(iter(seconds.values())))  # the floor comes first
    slow = 0
    for name, found in seconds.items():
        median = statistics.median(found)
        slow += median > TIMES_THE_FLOOR * floor_seconds
        ratio = median / floor_seconds
        print(f"{name:50} median {median * 1000:8.3f} ms   {ratio:5.2f} times the floor", flush=True)
    return slow


def questions(store: Store, crowd: Crowd) -> dict[str, Ask]:
    """Return the queries of the commands and of the settling."""
    guild_id, first = crowd.guild_id, crowd.members[0]
    here: dict[str, Any] = {"guild_id": guild_id, "ladder": LADDER}

    def page(order: Order, span: Period, first: int = 0) -> Ask:
        return lambda _: store.leaderboards.ranks(
            guild_id, LADDER, span.name_at(crowd.now), order=order, first=first, most=11
        )

    def own(order: Order, span: Period) -> Ask:
        return lambda user_id: store.leaderboards.rank(
            user_id, **here, span=span.name_at(crowd.now), order=order
        )

    def past(first: int, game: str | None = None) -> Ask:
        return lambda _: store.history.games(guild_id, game=game, first=first, most=11)

    def past_of(game: str | None) -> Ask:
        return lambda user_id: store.history.games(guild_id, user_id=user_id, game=game, first=0, most=11)

    found: dict[str, Ask] = {f"{FLOOR}: a row by its key": store.preferences.member}
    for order in Order:
        for span in Period:
            found[f"ranks by {order}, {span}"] = page(order, span)
        found[f"ranks by {order}, far down"] = page(order, Period.ALL, MEMBERS // 2)
        found[f"ranks by {order}, own place"] = own(order, Period.ALL)
    return found | {
        "ratings of a member": lambda user_id: store.leaderboards.careers(user_id, guild_id=guild_id),
        "statistics of a member": lambda user_id: store.leaderboards.tally(user_id, guild_id=guild_id),
        "rating history": lambda user_id: store.leaderboards.recent_ratings(user_id, **here, most=40),
        "head to head": lambda user_id: store.leaderboards.rivals(user_id, first, guild_id=guild_id),
        "history": past(0),
        "history, its last page": past(crowd.games - 10),
        "history, past the end": past(10 * crowd.games),
        "history of a rare game": past(0, RARE),
        "history of a member": past_of(None),
        "history of a member's rare game": past_of(RARE),
        "games of a day between two, for settling": lambda user_id: store.ratings.meetings(
            (user_id, first), **here, number=crowd.games, since=crowd.now - 86_400
        ),
    }


@asynccontextmanager
async def commands(path: Path, ours: Playground, bare: Playground) -> AsyncIterator[list[dict[str, Ask]]]:
    """Return both bots and the commands for them, each group with its floor first."""
    environment = {
        "DISCORD_TOKEN": ours.token,
        "DISCORD_API_URL": ours.api_url,
        "CAKECLUB_DATABASE": str(path),
        "CAKECLUB_LOG_LEVEL": "ERROR",
        "CAKECLUB_PRESSES": "0",
    }
    floor = ("-m", "bench.floor_bot", bare.api_url, bare.token, str(bare.channel(CHANNEL).id), "1")
    async with (
        program("-m", "bot", environment=environment),
        program(*floor, str(path.with_name("floor.sqlite3"))),
    ):
        ada, ben, ida = ours.visitor("Ada"), ours.visitor("Ben"), bare.visitor("Ada")
        await ada.wait_for(lambda: ours.services.gateway.is_bot_online or None, seconds=120)
        await ida.wait_for(lambda: ida.messages(CHANNEL) or None, seconds=60)
        await ada.command("/preferences", plain=True)
        found = {f"{FLOOR}: a command of a bare bot": send(ida, "/floor")}
        for order in Order:
            for span in Period:
                found[f"/leaderboard by {order}, {span}"] = send(ada, "/leaderboard", by=order, span=span)
        found["/leaderboard, far down"] = send(ada, "/leaderboard", page=MEMBERS // 20)
        found["/stats"] = send(ada, "/stats")
        found["/stats of another"] = send(ada, "/stats", member=ben)
        found["/stats, head to head"] = send(ada, "/stats", other=ben)
        found["/history"] = send(ada, "/history")
        found["/history of a member"] = send(ada, "/history", member=ben)
        found["/history of a rare game"] = send(ada, "/history", game=RARE)
        for key in KINDS:
            for command in ("/replay", "/verify"):
                found[f"{command} of {key}"] = send(ada, command, table=table_of(key, 0))
        yield [found, *(first_looks(ada, ida, key) for key in KINDS)]


def send(person: Visitor, command: str, **options: Any) -> Ask:
    """Send a command and return its answer, which must be a message."""

    async def ask(_: int) -> Answer:
        answer = await person.command(command, **options)
        assert answer.kind is AnswerKind.MESSAGE, answer
        return answer

    return ask


def first_looks(ada: Visitor, ida: Visitor, key: str) -> dict[str, Ask]:
    """Measure the same at tables that nobody has opened yet. The floor also replays the game, with the bare rules."""
    bare = send(ida, "/floor")

    async def floor(user_id: int) -> None:
        await bare(user_id)
        replay(KINDS[key], whole_game(key))

    def look(command: str) -> Ask:
        copies = count(1)

        async def ask(user_id: int) -> None:
            await send(ada, command, table=table_of(key, next(copies)))(user_id)

        return ask

    return {
        f"{FLOOR}: a bare bot's command, and {key} replayed": floor,
        f"/replay of {key}, first look": look("/replay"),
        f"/verify of {key}, first look": look("/verify"),
    }


if __name__ == "__main__":
    sys.exit(asyncio.run(main(QUICK_GAMES if "--quick" in sys.argv else GAMES)))
