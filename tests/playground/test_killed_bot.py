"""The world goes on when the bot's process is killed, and the next process finds everything as it was."""

import asyncio
import sys

import pytest

from playground import Playground, Visitor


@pytest.mark.asyncio
async def test_a_button_outlives_the_process_that_made_it(playground: Playground, ada: Visitor) -> None:
    async def start() -> asyncio.subprocess.Process:
        command = sys.executable, "-m", "tests.playground.table_bot", playground.url
        process = await asyncio.create_subprocess_exec(*command)
        await ada.wait_for(lambda: playground.services.gateway.is_bot_online, seconds=20)
        return process

    first = await start()
    await ada.command("/count")
    await ada.press(ada.latest(), "Count 1")
    first.kill()
    await first.wait()
    await ada.wait_for(lambda: not playground.services.gateway.is_bot_online)

    second = await start()
    try:
        await ada.press(ada.latest(), "Count 2")
        assert ada.text(ada.latest()) == "It stands at 3"
    finally:
        second.kill()
        await second.wait()
