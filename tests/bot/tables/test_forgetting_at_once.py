"""Who takes a seat at the moment in which they are forgotten: no seat stays without a name."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.errors import Refused
from bot.tables.commands import TakeOver
from bot.tables.lobby import NewTable
from data.records.tables import Phase, Table
from data.sql.tables import TableStore
from tests.bot.tables.services import BEN, CLEO, DUEL, Club, begun, lobby, tables
from tests.commands import offered
from tests.stores import MemoryStore

Take = Callable[[Club, str], Awaitable[object]]


async def others_go_on() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


class SlowTables(TableStore):
    """Tables that let others go on during each call, as a database on a disk does."""

    async def change_lobby(self, table: Table) -> None:
        await others_go_on()
        await super().change_lobby(table)

    async def add(self, table: Table) -> None:
        await others_go_on()
        await super().add(table)

    async def all_of_member(self, user_id: int) -> tuple[Table, ...]:
        found = await super().all_of_member(user_id)
        await others_go_on()
        return found

    async def of_member(self, user_id: int, guild_id: int | None = None) -> tuple[Table, ...]:
        found = await super().of_member(user_id, guild_id)
        await others_go_on()
        return found


class SlowStore(MemoryStore):
    """A store that lets others go on during each call."""

    def __init__(self) -> None:
        super().__init__()
        self.tables = SlowTables(self._database)

    async def drop_member(self, user_id: int) -> None:
        await others_go_on()
        await super().drop_member(user_id)


async def join(club: Club, table_id: str) -> object:
    return await club.lobbies.join(table_id, CLEO)


async def open_another(club: Club, _: str) -> object:
    return await club.lobbies.open_lobby(
        DUEL, DUEL.Options(), CLEO, NewTable(guild_id=1, channel_id=2, seconds=90)
    )


@pytest.mark.parametrize("steps", range(10))
@pytest.mark.parametrize("take", [join, open_another])
async def test_who_sits_down_while_they_are_forgotten_leaves_no_nameless_seat(take: Take, steps: int) -> None:
    club = tables(SlowStore())
    table_id = await lobby(club)

    async def forget() -> None:
        for _ in range(steps):
            await asyncio.sleep(0)
        await club.forgetting.forget(CLEO.id)

    await asyncio.gather(take(club, table_id), forget())
    for row in await club.store.tables.unfinished():
        assert row.phase is Phase.LOBBY
        assert all(seat.user_id is not None for seat in row.seats)
        assert row.host_id != 0
    await club.close()


@pytest.mark.parametrize("steps", range(10))
async def test_who_takes_a_seat_while_they_are_forgotten_leaves_no_nameless_seat(steps: int) -> None:
    club = tables(SlowStore())
    session = await begun(club)
    offer = await offered(club, session.table.id, BEN.id)

    async def forget() -> None:
        for _ in range(steps):
            await asyncio.sleep(0)
        await club.forgetting.forget(CLEO.id)

    await asyncio.gather(
        club.lobbies.take_over(session.table.id, TakeOver(BEN.id, offer.number, CLEO)), forget()
    )
    row = await club.table(session.table.id)
    assert all(seat.user_id is not None or seat.away is not None for seat in row.seats)
    await club.close()


async def test_two_tables_joined_at_once_do_not_pass_the_limit() -> None:
    club = tables(SlowStore())
    await club.preferences.change_server(1, tables_each=1)
    first = await lobby(club)
    second = await club.lobbies.open_lobby(
        DUEL, DUEL.Options(), BEN, NewTable(guild_id=1, channel_id=2, seconds=90)
    )
    results = await asyncio.gather(
        club.lobbies.join(first, CLEO), club.lobbies.join(second.id, CLEO), return_exceptions=True
    )
    assert [result.reason for result in results if isinstance(result, Refused)] == ["too-many-tables"]
    await club.close()
