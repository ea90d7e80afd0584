"""Tournaments of 3 to 32 members with kills at random moments: nothing is lost, and nothing is done twice."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from typing_extensions import override

from bot.errors import Refused
from bot.tables.commands import TableAction, TableActionKind
from bot.tournaments import tournament as rules
from bot.tournaments.standings import standings, winners
from data.records.tables import Ending, Phase, Result, Table
from data.records.tournaments import Tournament, TournamentFormat, TournamentPhase
from data.sql.database import Step
from data.store import Store
from tests.bot.tables.services import Watch
from tests.bot.tournaments.clubs import CHANNEL, GUILD, MANAGER, ORGANISER, Hall, member
from tests.stores import MemoryDatabase

SIZES = {
    TournamentFormat.SWISS: (*range(3, 32, 2), 4, 8, 16, 32),
    TournamentFormat.KNOCKOUT: range(3, 33),
}
KILL_EVERY = 12
"""About one write in so many is the last one of its process."""


class Killed(Exception):
    """The process is gone: nothing after this happens."""


class MortalDatabase(MemoryDatabase):
    """Kills its user at a random write, before or after it is stored."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self._rng = rng
        self.kills = 0

    @override
    async def write(self, *steps: Step) -> None:
        fate = self._rng.randrange(2 * KILL_EVERY)
        if fate == 0:
            self.kills += 1
            raise Killed
        await super().write(*steps)
        if fate == 1:
            self.kills += 1
            raise Killed


class Story:
    """One tournament with its kills, and what must hold after each step."""

    def __init__(self, size: int, format: TournamentFormat, rng: Random) -> None:  # noqa: A002
        self.rng, self.size, self.format = rng, size, format
        self.database = MortalDatabase(rng)
        self.store, self.watch = Store(self.database), Watch()
        self.hall = Hall(self.store, self.watch)
        self.id = ""
        self.last: Tournament | None = None

    async def restart(self) -> None:
        """Forget all that was in memory."""
        await self.hall.close()
        self.hall = Hall(self.store, self.watch)

    async def run(self) -> Tournament:
        await self.sign_up()
        for _ in range(400):
            try:
                await self.hall.advanced(self.id)
                await self.something_happens()
            except Killed:
                await self.restart()
            except Refused:
                pass  # it was done just before the kill
            row = await self.checked()
            if row.is_over:
                return row
        raise AssertionError("the tournament does not end")

    async def sign_up(self) -> None:
        while not self.id:
            try:
                self.id = (await self.hall.open(format=self.format)).id
            except Killed:
                await self.restart()
            except Refused:
                found = await self.store.tournaments.newest(GUILD)
                assert found is not None
                self.id = found.id
        for number in range(1, self.size + 1):
            while (await self.hall.service.tournament(self.id)).entrant_of(member(number).id) is None:
                try:
                    await self.hall.service.sign_up(self.id, member(number))
                except Killed:
                    await self.restart()
        self.watch.time += 3601

    async def something_happens(self) -> None:
        """Let something happen at some of the tables, and sometimes in the tournament itself."""
        row = await self.hall.service.tournament(self.id)
        self.watch.time += self.rng.choice((1, 20))
        match self.rng.randrange(30):
            case 0:
                await self.hall.pause(self.id, ORGANISER)
            case 1 if row.entrants:
                entrant = self.rng.choice(row.entrants)
                if entrant.is_active and self.size > 4:
                    await self.hall.leave(self.id, entrant.user_id or 0)
            case 2 if self.size > 8:
                entrant = self.rng.choice(row.entrants)
                if entrant.user_id is not None:
                    await self.hall.tables.forgetting.forget(entrant.user_id)
            case _ if row.is_paused:
                await self.hall.resume(self.id, MANAGER, channel_id=CHANNEL)
        for _, table in await self.hall.open_tables(row):
            if table.phase is Phase.PLAYING and self.rng.random() < 0.6:
                await self.finish(table)

    async def finish(self, table: Table) -> None:
        match self.rng.randrange(12):
            case 0:
                await self.hall.tables.end(table.id, Result(ending=Ending.ENDED))
            case 1:
                for seat in table.seats:
                    if seat.user_id is not None:
                        leave = TableAction(TableActionKind.LEAVE)
                        await self.hall.tables.apply(table.id, seat.user_id, leave)
            case 2:
                self.watch.time += 91
                await self.hall.tables.deadlines.on_timeout(table.id)
            case number:
                user_id = table.seats[number % 2].user_id
                if user_id is not None:
                    await self.hall.tables.apply(table.id, user_id, TableAction(TableActionKind.CONCEDE))

    async def checked(self) -> Tournament:
        """Check that nothing that was stored has changed, and that each pairing has at most one table."""
        row, last = await self.hall.service.tournament(self.id), self.last
        if last is not None:
            before = {rules.key_of(pairing): pairing for pairing in last.pairings}
            now = {rules.key_of(pairing): pairing for pairing in row.pairings}
            for key, pairing in before.items():
                assert now[key] == pairing or now[key] == replace(pairing, result=now[key].result)
                assert pairing.result is None or now[key].result is pairing.result
            assert row.round - last.round <= 1 or last.phase is TournamentPhase.SIGN_UP
        paired = [
            (pairing.round, pairing.game, number)
            for pairing in row.pairings
            for number in (pairing.first, pairing.second)
            if number is not None
        ]
        assert len(paired) == len(set(paired)), "somebody is paired twice in a round"
        tables = set(await self.store.tables.ids())
        assert tables <= {rules.table_id(row, pairing) for pairing in row.pairings}
        self.last = row
        return row


@pytest.mark.parametrize("system", TournamentFormat)
async def test_tournaments_of_all_sizes_survive_kills_at_random_moments(system: TournamentFormat) -> None:
    kills = 0
    for size in SIZES[system]:
        rng = Random(f"{system} {size}")
        story = Story(size, system, rng)
        row = await story.run()
        assert all(pairing.result is not None for pairing in row.pairings)
        lines = standings(row)
        assert len(lines) == len(row.entrants) <= size
        assert winners(row) or not any(line.points for line in lines)
        kills += story.database.kills
        await story.hall.close()
    assert kills > 50
