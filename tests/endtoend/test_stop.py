"""A bot that is asked to stop stops, whatever it is doing and however Discord behaves."""

from __future__ import annotations

import asyncio
from pathlib import Path

from data.sqlite import SqliteStore
from playground import Playground, Schema
from tests.endtoend.mortal import Mortal

PROMISED_SECONDS = 10
"""By then whoever runs the bot may kill it."""


async def test_sigterm_ends_it_in_time_while_discord_hangs_and_moves_are_under_way(tmp_path: Path) -> None:
    async with Playground(rate_limits=False, schema=Schema(None)) as pg:
        bot = Mortal(pg, tmp_path / "cakeclub.sqlite3")
        await bot.live()
        ada, ben = pg.visitor("Ada"), pg.visitor("Ben")
        lobby = (await ada.command("/duel new")).message
        assert lobby is not None
        await ben.press(lobby, "Join")
        await ada.press(ada.now(lobby) or {}, "Start")
        await pg.settled()
        for route in ("POST /channels", "PATCH /channels", "/interactions/", "/users/"):
            pg.faults.slow(route, 60, times=20)
        presses = [
            asyncio.create_task(person.command("/duel pass"), name="a press that hangs")
            for person in (ada, ben)
        ]
        await ada.wait_for(lambda: any(call.body for call in pg.services.log.calls) or None)
        assert await asyncio.wait_for(bot.stop(), PROMISED_SECONDS) == 0
        for press in presses:
            press.cancel()
        await asyncio.gather(*presses, return_exceptions=True)
        pg.faults.clear()
    store = await SqliteStore.open(bot.database)
    (row,) = await store.unfinished()
    assert [move.number for move in await store.moves(row.id)] == list(range(1, row.version + 1))
    await store.close()
