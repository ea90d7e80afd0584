"""A bot that is told to stop stops, whatever it is doing and however Discord behaves."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import pytest

from data.sqlite.database import open_store
from playground import Playground, Schema, Visitor
from tests.endtoend.killable_bot import KillableBot
from tests.forked import ROOT

TROUBLE = r"\[(warning|error|critical) |Traceback|Error"
HANGS_SECONDS = 600
STOPPED_SECONDS = 60
"""A bot that waits for a Discord that hangs is not stopped by then; one on a busy machine is."""


async def test_sigterm_ends_the_bot_in_time_while_discord_hangs_and_moves_are_in_progress(
    tmp_path: Path,
) -> None:
    async with Playground(rate_limits=False, schema=Schema(None)) as pg:
        bot = KillableBot(pg, tmp_path / "cakeclub.sqlite3")
        await bot.start()
        ada, ben = pg.visitor("Ada"), pg.visitor("Ben")
        lobby = (await ada.command("/duel new")).message
        assert lobby is not None
        await ben.press(lobby, "Join")
        await ada.press(ada.now(lobby) or {}, "Start")
        await pg.settled()
        for route in ("POST /channels", "PATCH /channels", "/interactions/", "/users/"):
            pg.faults.slow(route, HANGS_SECONDS, times=20)
        presses = [
            asyncio.create_task(person.command("/duel pass"), name="a press that hangs")
            for person in (ada, ben)
        ]
        await ada.wait_for(lambda: any(call.body for call in pg.services.log.calls) or None)
        assert await asyncio.wait_for(bot.stop(), STOPPED_SECONDS) == 0
        for press in presses:
            press.cancel()
        await asyncio.gather(*presses, return_exceptions=True)
        pg.faults.clear()
    store = await open_store(bot.database)
    (row,) = await store.tables.unfinished()
    assert [move.number for move in await store.tables.moves(row.id)] == list(range(1, row.version + 1))
    await store.close()


@pytest.mark.parametrize("seed", range(3))
async def test_a_stop_while_members_play_logs_no_error(tmp_path: Path, seed: int) -> None:
    """Posts, hands, pings and images are in progress, and none of them finds the connection closed."""
    async with Playground(rate_limits=False, schema=Schema(None)) as pg:
        bot = KillableBot(pg, tmp_path / "cakeclub.sqlite3")
        await bot.start()
        ada, ben = pg.visitor("Ada"), pg.visitor("Ben")
        await ada.command("/duel new")
        await ben.press(ada.messages()[-1], "Join")
        await ada.press(ada.messages()[-1], "Start")
        for route in ("POST /channels", "PATCH /channels", "/interactions/"):
            pg.faults.slow(route, 0.05, times=20)

        async def play(person: Visitor) -> None:
            while True:
                await person.command("/duel pass")

        playing = [asyncio.create_task(play(person)) for person in (ada, ben)]
        moves = 2 + 3 * seed
        await ada.wait_for(lambda: _answers(pg) > moves or None)
        assert await asyncio.wait_for(bot.stop(), STOPPED_SECONDS) == 0
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    log = bot.log.read_text().partition("found 0 unfinished")[2]
    assert log, "the bot has started"
    assert not [line for line in log.splitlines() if re.search(TROUBLE, line)], log


async def test_a_table_goes_on_after_a_restart_by_the_command_of_the_program(tmp_path: Path) -> None:
    """The other tests fork programs: all of these have the same hashes, and imports of before their settings."""
    async with Playground(rate_limits=False, schema=Schema(None)) as pg:
        bot = KillableBot(pg, tmp_path / "cakeclub.sqlite3")
        await bot.start()
        ada, ben = pg.visitor("Ada"), pg.visitor("Ben")
        lobby = (await ada.command("/duel new")).message
        assert lobby is not None
        await ben.press(lobby, "Join")
        await pg.settled()
        before = [message["id"] for message in ada.messages()]
        assert await bot.stop() == 0
        environment = bot.environment | {"PYTHONHASHSEED": "1"}
        with (tmp_path / "log").open("wb") as log:
            started = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot"), cwd=ROOT, env=environment, stdout=log, stderr=log
            )
        try:
            await bot.online()
            await pg.settled()
            assert [message["id"] for message in ada.messages()] == before, "nothing is sent again"
            await ada.press(ada.now(lobby) or {}, "Start")
            await ada.wait_for(lambda: "Go to the table" in ada.text(ada.messages()[-1]) or None, seconds=60)
        finally:
            started.terminate()
            status = await started.wait()
    assert status == 0
    assert not re.search(TROUBLE, (tmp_path / "log").read_text())


def _answers(pg: Playground) -> int:
    return sum(call.route.startswith("/interactions/") for call in pg.calls())
