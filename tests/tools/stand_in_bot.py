"""A stand-in for the bot in tests of how its processes are started: it shares a PostgreSQL and connects two shards.

`python -m tests.tools.stand_in_bot DATA PROCESSES` plays with that many of them in the folder DATA.
"""

import asyncio
import os
import signal
import sys
from pathlib import Path

import discord
import psycopg
import yarl
from discord import gateway, http

from tests.playground.conftest import Bot
from tools.play.cluster import SHARDS_A_PROCESS, run_cluster
from tools.play.programs import until_stopped

FAILING = "CAKECLUB_TEST_FAILS"
"""With this variable the stand-in ends at once, as a bot does that cannot start."""


async def stand_in() -> None:
    """Take the next two shards, connect them, and stay until SIGTERM."""
    if FAILING in os.environ:
        sys.exit(3)
    with psycopg.connect(os.environ["CAKECLUB_DATABASE"], autocommit=True) as database:
        database.execute("SELECT pg_advisory_lock(1)")
        database.execute("CREATE TABLE IF NOT EXISTS stand_ins (pid integer PRIMARY KEY)")
        database.execute("INSERT INTO stand_ins VALUES (%s)", [os.getpid()])
        row = database.execute("SELECT count(*) FROM stand_ins").fetchone()
    assert row is not None
    api = os.environ["DISCORD_API_URL"]
    http.Route.BASE = api
    root = api.partition("/api")[0]
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{root.replace('http', 'ws', 1)}/gateway")
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    async with Bot(process=str(os.getpid())) as bot:
        await bot.login(os.environ["DISCORD_TOKEN"])
        bot.shard_count, _, _ = await bot.http.get_bot_gateway()
        bot.shard_ids = [row[0] * SHARDS_A_PROCESS % bot.shard_count + n for n in range(SHARDS_A_PROCESS)]
        running = asyncio.create_task(bot.connect())
        await bot.wait_until_ready()
        Path(os.environ["CAKECLUB_READY_FILE"]).touch()
        await stopped.wait()
    await running


async def play(data: Path, processes: int) -> int:
    return await until_stopped(
        run_cluster(data, processes, port=0, fresh=False, bot_module="tests.tools.stand_in_bot")
    )


if __name__ == "__main__":
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    if len(sys.argv) == 1:
        asyncio.run(stand_in())
    else:
        sys.exit(asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2]))))
