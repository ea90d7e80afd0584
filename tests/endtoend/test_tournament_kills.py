"""A tournament whose bot, a real program, is killed while members play: it goes on, and nothing is done twice."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.tournaments import tournament as rules
from bot.tournaments.standings import standings
from data.records.tournaments import MatchResult, Tournament, TournamentEnding
from data.sqlite.database import open_store
from playground import Answer, CannotDo, Playground, Schema, Visitor
from tests.endtoend.chaos_run import until_online
from tests.endtoend.killable_bot import KillableBot, Killer
from tests.endtoend.play import gives_up

KILLS = int(os.environ.get("CAKECLUB_KILLS", "5"))
SEED = int(os.environ.get("CAKECLUB_SEED", "1"))
SECONDS = 120 + 30 * KILLS
"""By when it must be over, also on a busy machine."""
CHANNEL = "cake-table"


class Cup:
    """A tournament of four members, as the channel shows it."""

    def __init__(self, pg: Playground, database: Path) -> None:
        self.pg = pg
        self.database = database
        self.bot = KillableBot(pg, database)
        self.killer = Killer(pg, self.bot, Random(SEED), KILLS)
        self.people = [pg.visitor(name) for name in ("Ada", "Ben", "Cleo", "Dov")]

    @property
    def ada(self) -> Visitor:
        return self.people[0]

    def posts(self, wanted: str) -> list[dict[str, Any]]:
        """Return the public posts of the bot in the channel that contain these words."""
        messages = self.ada.messages(CHANNEL, limit=200)
        return [one for one in messages if not one["flags"] & 64 and wanted in self.ada.text(one)]

    def shows(self, words: str) -> bool:
        """Whether a post of the tournament contains these words."""
        return any(words in self.ada.text(one) for one in self.posts("Tournament:"))

    async def insist(
        self, person: Visitor, command: str, is_done: Callable[[], object], **options: Any
    ) -> None:
        """Let somebody type a command until the channel shows what it does."""
        await self._insist(lambda: person.command(command, channel=CHANNEL, **options), is_done)

    async def _insist(
        self, act: Callable[[], Coroutine[Any, Any, Answer]], is_done: Callable[[], object]
    ) -> None:
        """Do something until the channel shows it; it may take some time to show."""
        while not is_done():
            with suppress(CannotDo, LookupError):
                await until_online(self.bot, act())
            await self.bot.online()
            with suppress(TimeoutError):
                await self.ada.wait_for(lambda: is_done() or None, seconds=3)

    async def lose(self, number: int, loser: Visitor) -> None:
        """Let a member give up in a round."""
        await self._insist(lambda: gives_up(loser, channel=CHANNEL), lambda: self.is_lost(number, loser))

    def is_lost(self, number: int, loser: Visitor) -> bool:
        """Whether the thread of a member's game of a round shows that it was given up."""
        for channel in list(self.pg.world.channels.values()):
            if (channel.name or "").startswith(f"Round {number}.") and loser.name in channel.name:
                return any("🏳️" in self.ada.text(one) for one in self.ada.messages(channel))
        return False

    async def play(self) -> None:
        """Play it from the sign-up to the winner."""
        ada, ben, cleo, dov = self.people
        await self.insist(ada, "/tournament new", lambda: self.posts("Tournament:"), game="duel")
        for person in self.people:
            await self.insist(person, "/tournament join", lambda: self.is_in(person))  # noqa: B023 - awaited at once
        await self.insist(ada, "/tournament start", lambda: self.shows("Round 1 of 2"))
        await asyncio.gather(self.lose(1, cleo), self.lose(1, dov))
        await self.ada.wait_for(lambda: self.shows("Round 2 of 2") or None, seconds=60)
        await asyncio.gather(self.lose(2, ben), self.lose(2, dov))
        await self.ada.wait_for(lambda: self.posts("wins the tournament!") or None, seconds=60)

    def is_in(self, person: Visitor) -> bool:
        """Whether the post of the sign-up names a member among those who take part."""
        return any(
            person.mention in self.ada.text(one).partition("Players (")[2]
            for one in self.posts("Tournament:")
        )


@pytest.fixture
async def cup(tmp_path: Path) -> AsyncIterator[Cup]:
    async with Playground(rate_limits=False, schema=Schema(None), answer_seconds=2.0) as pg:
        cup = Cup(pg, tmp_path / "cakeclub.sqlite3")
        yield cup
        cup.bot.kill()
        await cup.bot.stop()


async def stored(cup: Cup) -> tuple[Tournament, list[str]]:
    """Return the tournament and the ids of all tables."""
    store = await open_store(cup.database)
    try:
        row = await store.tournaments.newest(cup.pg.guild.id)
        assert row is not None
        return row, list(await store.tables.ids())
    finally:
        await store.close()


async def test_a_tournament_survives_kills_from_its_sign_up_to_its_winner(cup: Cup) -> None:
    await cup.bot.start()
    async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
        group.create_task(cup.killer.run())
        group.create_task(cup.play())
    ada = cup.ada
    await ada.wait_for(lambda: cup.shows(f"{ada.mention} wins!") or None, seconds=60)
    assert await cup.bot.stop() == 0
    row, tables = await stored(cup)
    assert row.ending is TournamentEnding.FINISHED
    assert standings(row)[0].entrant.user_id == ada.id
    assert len(row.entrants) == 4
    assert MatchResult.DRAW not in {pairing.result for pairing in row.pairings}
    assert sorted(tables) == sorted(rules.table_id(row, pairing) for pairing in row.pairings)
    assert len(cup.posts("Tournament:")) == 1
    assert len(cup.posts("wins the tournament!")) == 1
    threads = [one.name for one in cup.pg.world.channels.values() if (one.name or "").startswith("Round ")]
    assert len(threads) == len(set(threads)) == 4
    assert cup.bot.starts == KILLS + 1
    assert "Traceback" not in cup.bot.log.read_text()
