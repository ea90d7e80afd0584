"""A start with 10,000 unfinished tables, next to one with none: ``python -m bench.startup``.

The bot is ready when it is connected and receives presses. The memory is what the process holds five seconds later.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from time import perf_counter

from bench.press import program
from data.records.tables import By, MoveRecord, Phase, Post, Table, TableSeat
from data.sqlite.database import open_store
from games.catalog import GAMES
from games.entropy import Entropy
from playground import Playground, Schema

TABLES = 10_000
ROUNDS = 3
REST_SECONDS = 5.0
HOUSE_EVERY = 10
"""One table in this many has a house player."""


async def main(*, is_quick: bool) -> None:
    """Print time and memory of both."""
    tables = 2000 if is_quick else TABLES
    with tempfile.TemporaryDirectory(prefix="cakeclub-bench-") as folder:
        databases = {
            "empty": Path(folder) / "empty.sqlite3",
            f"{tables:,} tables": Path(folder) / "full.sqlite3",
        }
        async with Playground(rate_limits=False, schema=Schema(None)) as pg:
            await fill(databases["empty"], pg, 0)
            await fill(databases[f"{tables:,} tables"], pg, tables)
            measured: dict[str, list[tuple[float, float]]] = {name: [] for name in databases}
            for _ in range(1 if is_quick else ROUNDS):
                for name, database in databases.items():
                    measured[name].append(await start(pg, database))
    for name, pairs in measured.items():
        seconds = statistics.median(pair[0] for pair in pairs)
        memory = statistics.median(pair[1] for pair in pairs)
        print(f"start, {name:16} ready in {seconds:6.2f} s   {memory:8.1f} MiB", flush=True)


async def fill(database: Path, pg: Playground, tables: int) -> None:
    """Return tables in the middle of a game, all of them shown."""
    store = await open_store(database)
    await asyncio.gather(*(store.tables.add(_table(index, pg)) for index in range(tables)))
    moves = (a_move(index, number) for number in (1, 2) for index in range(tables))
    await asyncio.gather(*(store.tables.add_move(move, due_at=time.time() + 86_400) for move in moves))
    posts = (
        Post(channel_id=pg.channel("cake-table").id, message_id=index + 1, turn=3, at=time.time())
        for index in range(tables)
    )
    await asyncio.gather(
        *(store.tables.set_shown(f"t{index:07}", 2, post) for index, post in enumerate(posts))
    )
    await store.close()


async def start(pg: Playground, database: Path) -> tuple[float, float]:
    """Return the seconds until the bot is ready, and its MiB some seconds later."""
    environment = {
        "DISCORD_TOKEN": pg.token,
        "DISCORD_API_URL": pg.api_url,
        "CAKECLUB_DATABASE": str(database),
        "CAKECLUB_LOG_LEVEL": "ERROR",
    }
    gateway, ada = pg.services.gateway, pg.visitor("Ada")
    begun = perf_counter()
    async with program("-m", "bot", environment=environment) as process:
        await ada.wait_for(lambda: gateway.is_bot_online or None, seconds=120)
        seconds = perf_counter() - begun
        await asyncio.sleep(REST_SECONDS)
        memory = await asyncio.to_thread(resident_mib, process.pid)
    await ada.wait_for(lambda: not gateway.is_bot_online or None, seconds=30)
    return seconds, memory


def resident_mib(pid: int) -> float:
    """Return the memory of a process."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def _table(index: int, pg: Playground) -> Table:
    """Return a table of people in the playground."""
    table = a_table(index, ada=pg.member("Ada").id, ben=pg.member("Ben").id)
    return replace(table, guild_id=pg.guild.id, channel_id=pg.channel("cake-table").id)


def a_table(index: int, *, ada: int = 1, ben: int = 2) -> Table:
    """Return a running table of two members, or of a member and a house player."""
    house = "honest" if index % HOUSE_EVERY == 0 else None
    other = TableSeat(seat=1, user_id=None if house else ben, house=house, name="Ben")
    return Table(
        id=f"t{index:07}", guild_id=0, channel_id=0, host_id=ada,
        game="duel", edition=1, options={"mode": "core"}, seconds=86_400, phase=Phase.PLAYING,
        seed=index.to_bytes(32, "big"), started_at=time.time(),
        seats=(TableSeat(seat=0, user_id=ada, name="Ada"), other), created_at=time.time(),
    )  # fmt: skip


def a_move(index: int, number: int) -> MoveRecord:
    """Let both sides pass once, so that the next bout begins."""
    return MoveRecord(
        table_id=f"t{index:07}", number=number, seat=(first_seat(index) + number - 1) % 2, token="claim.pass",
        by=By.PLAYER, at=time.time(),
    )  # fmt: skip


def first_seat(index: int) -> int:
    """Return the seat that attacks first at this table."""
    game = GAMES["duel"]
    state, _ = game.deal(2, game.Options(), Entropy(index.to_bytes(32, "big")))
    (seat,) = game.actors(state)
    return seat


if __name__ == "__main__":
    asyncio.run(main(is_quick="--quick" in sys.argv))
