"""Plays with one process of the bot, which keeps its tables in a file."""

from __future__ import annotations

import contextlib
from asyncio.subprocess import PIPE
from pathlib import Path

from tools.play.programs import (
    OPEN,
    address,
    bot_environment,
    connected,
    delete,
    end,
    first_end,
    locked,
    start_module,
)


async def run(data: Path, *, port: int, fresh: bool) -> int:
    """Run both programs until one ends or until cancelled. CannotPlay if one does not start."""
    database, ready = data / "cakeclub.sqlite3", data / "ready"
    options = ("--port", str(port), "--data", str(data), *(("--fresh",) if fresh else ()))
    async with contextlib.AsyncExitStack() as running:
        lock_fd = running.enter_context(locked(data))
        delete(ready)
        if fresh:
            delete(database)
        playground = await start_module("playground", *options, lock_fd=lock_fd, stdout=PIPE)
        running.push_async_callback(end, playground)
        url = await address(playground)
        environment = bot_environment(url, str(database), ready)
        bot = await start_module("bot", lock_fd=lock_fd, env=environment)
        running.push_async_callback(end, bot)
        await connected(bot, ready)
        print(OPEN.format(url=url, data=data), flush=True)
        await first_end({"The playground": playground, "The bot": bot})
        return 1
