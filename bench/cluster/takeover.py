"""Measure the wait for another process when the home of a table dies: ``python -m bench.cluster.takeover``.

Two real programs share a PostgreSQL and four shards of the stand-in for Discord. In each round, the one that shows a
table is killed with SIGKILL, and the figure is the time until its table's post has changed after the next press in a
direct message. The floor is the time for which a claim is valid. Claims are those of production: ten seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import statistics
import tempfile
from contextlib import suppress
from pathlib import Path
from time import perf_counter

from tests.endtoend import programs as real
from tests.endtoend.several import SHARDS, Table
from tests.postgres import MISSING, programs, running_server
from tests.waiting import until


async def seconds_to_take_over(url: str, folder: Path, claim_seconds: float) -> tuple[float, float]:
    """Return the seconds until another process shows a move, and those while both processes run."""
    async with real.programs(url, folder, claim_seconds=claim_seconds) as started:
        await started.start()
        await started.all_connected(1)
        home = await started.start()
        await started.all_connected(2)
        number = max(started.connected().values())
        shard = max(shard for shard, process in started.connected().items() if process == number)
        guild = await started.pg.add_guild("Bench", owner="Ada", shard=shard, members=("Ben",))
        table = Table(started, guild, by=("hand",))  # type: ignore[arg-type]
        await table.begin()
        await table.act()  # the first hands and images take longer
        await until(lambda: table.asked and table.asked[0].can_act_by_hand)
        began = perf_counter()
        await table.act()
        alive = perf_counter() - began
        await until(lambda: table.asked)
        await started.pg.settled(quiet_seconds=1.0)
        before = table.words()
        home.send(signal.SIGKILL)
        began = perf_counter()
        with suppress(TimeoutError):
            while table.words() == before:
                await table.act()
        return perf_counter() - began, alive


async def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--claim-seconds", type=float, default=10.0)
    parser.add_argument("--quick", action="store_const", const=1, dest="rounds")
    arguments = parser.parse_args()
    if programs() is None:
        print(MISSING)
        return
    waits, alive = [], []
    with running_server() as server:
        for _ in range(arguments.rounds):
            with tempfile.TemporaryDirectory() as folder:
                url = server.url(server.new_database("template0"))
                waited, shown = await seconds_to_take_over(url, Path(folder), arguments.claim_seconds)
                waits.append(waited)
                alive.append(shown)
    print(f"{SHARDS} shards, two processes, {arguments.rounds} rounds")
    print(f"floor: a claim is valid for {arguments.claim_seconds:.0f} s")
    print(f"a dead home's table goes on after {statistics.median(waits):.1f} s (longest {max(waits):.1f} s)")
    print(f"a press in a direct message is shown by another process after {statistics.median(alive):.2f} s")


if __name__ == "__main__":
    asyncio.run(main())
