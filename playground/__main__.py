"""`python -m playground` runs the stand-in without a bot, until it is interrupted."""

import argparse
import asyncio
import contextlib
import signal
from pathlib import Path

from .app import Playground


def main() -> None:
    """Read the arguments, start the server, and print its address."""
    parser = argparse.ArgumentParser(
        prog="python -m playground", description="A stand-in for Discord on this machine."
    )
    parser.add_argument("--port", type=int, default=0, help="the port to listen on; 0 takes a free one")
    parser.add_argument("--data", type=Path, help="a folder that keeps the world between runs")
    parser.add_argument("--fresh", action="store_true", help="begin a new world even if one is kept there")
    parser.add_argument("--no-rate-limits", action="store_true", help="let the bot ask as often as it likes")
    parser.add_argument("--shards", type=_count, default=1, help="how many shards to recommend to the bot")
    parser.add_argument(
        "--max-concurrency", type=_count, default=1, help="how many shards may identify at once"
    )
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(parser.parse_args()))


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("it is a whole number from 1 on")
    return int(text)


async def _serve(arguments: argparse.Namespace) -> None:
    playground = Playground(
        port=arguments.port,
        data=arguments.data,
        fresh=arguments.fresh,
        rate_limits=not arguments.no_rate_limits,
        shards=arguments.shards,
        max_concurrency=arguments.max_concurrency,
    )
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    async with playground:
        if arguments.shards > 1:
            await playground.fill_shards()
        print(playground.url, flush=True)
        await stopped.wait()


if __name__ == "__main__":
    main()
