"""Lobbies close when nothing changes in them, and kept seats block nobody."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.errors import Refused
from bot.tables.commands import TableAction, TableActionKind
from bot.tables.lobbies import AGAIN_SECONDS, MOST_AGAIN
from bot.tables.lobby import KEPT_SECONDS, LOBBY_SECONDS, NewTable
from bot.tables.service import CLOSED_LOBBY_SECONDS
from data.records.tables import Ending, Phase, Table
from data.sql.database import Columns
from tests.bot.tables.services import ADA, BEN, CLEO, DUEL, Club, Watch, begun, lobby, tables
from tests.stores import MemoryStore


async def rematch(club: Club) -> Table:
    """Return a lobby that Ada has opened after a duel with Ben, whose seat is kept."""
    session = await begun(club)
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    return await club.lobbies.play_again(session.table.id, ADA, place=lambda: 2, is_swapped=False)


async def pass_time(club: Club, watch: Watch, table_id: str, seconds: float) -> Table:
    """Return the table after this much time, with the timeout if one is due."""
    watch.time += seconds
    club.clock.run_due()
    for task in list(club.clock._running):
        await task
    return await club.table(table_id)


async def test_a_lobby_is_closed_after_a_day_without_a_change() -> None:
    watch = Watch()
    club = tables(watch=watch)
    table_id = await lobby(club)
    assert (await pass_time(club, watch, table_id, LOBBY_SECONDS - 1)).phase is Phase.LOBBY
    row = await pass_time(club, watch, table_id, 1)
    assert (row.phase, row.ending, row.due_at) == (Phase.OVER, Ending.EXPIRED, None)
    await club.forgetting.forget(ADA.id)


async def test_every_change_keeps_a_lobby_open_for_another_day() -> None:
    watch = Watch()
    club = tables(watch=watch)
    table_id = await lobby(club)
    watch.time += LOBBY_SECONDS - 1
    await club.lobbies.join(table_id, BEN)
    assert (await pass_time(club, watch, table_id, LOBBY_SECONDS - 1)).phase is Phase.LOBBY
    session = await club.lobbies.start(table_id, ADA.id)
    row = await pass_time(club, watch, table_id, 1)
    assert row.phase is Phase.PLAYING
    assert row.due_at == session.first_deadline()


async def test_a_lobby_from_before_a_restart_is_closed_in_time() -> None:
    store, watch = MemoryStore(), Watch()
    table_id = await lobby(tables(store, watch))
    watch.time += LOBBY_SECONDS
    later = tables(store, watch)
    await later.wake()
    assert (await pass_time(later, watch, table_id, 0)).phase is Phase.LOBBY, "who presses now is in time"
    assert (await pass_time(later, watch, table_id, 60)).ending is Ending.EXPIRED
    await later.close()


async def test_a_lobby_from_an_older_version_is_closed_a_day_after_it_was_opened() -> None:
    store, watch = MemoryStore(), Watch()
    table_id = await lobby(tables(store, watch))
    row = await store.tables.get(table_id)
    assert row is not None
    await store.tables.change_lobby(replace(row, due_at=None, revision=row.revision + 1))
    later = tables(store, watch)
    await later.wake()
    assert (await pass_time(later, watch, table_id, LOBBY_SECONDS)).ending is Ending.EXPIRED
    await later.close()


async def test_a_kept_seat_expires_and_another_member_can_take_it() -> None:
    watch = Watch()
    club = tables(watch=watch)
    row = await rematch(club)
    with pytest.raises(Refused, match="table-full"):
        await club.lobbies.join(row.id, CLEO)
    freed = await pass_time(club, watch, row.id, KEPT_SECONDS)
    assert [seat.user_id for seat in freed.seats] == [ADA.id]
    assert freed.due_at == watch() + LOBBY_SECONDS
    await club.lobbies.join(row.id, CLEO)
    await club.lobbies.start(row.id, ADA.id)


async def test_a_seat_that_is_kept_for_an_invited_member_expires_like_any_kept_seat() -> None:
    watch = Watch()
    club = tables(watch=watch)
    new = NewTable(guild_id=1, channel_id=2, seconds=90)
    row = await club.lobbies.open_lobby(DUEL, DUEL.Options(), ADA, new, invited=BEN)
    assert row.keeps_seat_for(BEN.id)
    with pytest.raises(Refused, match="table-full"):
        await club.lobbies.join(row.id, CLEO)
    with pytest.raises(Refused, match="still-invited"):
        await club.lobbies.start(row.id, ADA.id)
    freed = await pass_time(club, watch, row.id, KEPT_SECONDS)
    assert [seat.user_id for seat in freed.seats] == [ADA.id]
    assert freed.phase is Phase.LOBBY


async def test_a_kept_seat_does_not_count_as_sitting() -> None:
    club = tables()
    await club.preferences.change_server(1, tables_each=1)
    await rematch(club)
    await club.lobbies.open_lobby(DUEL, DUEL.Options(), BEN, NewTable(guild_id=1, channel_id=2, seconds=90))
    with pytest.raises(Refused, match="too-many-tables"):
        await lobby(club)


async def test_a_forgotten_member_loses_the_seats_kept_for_them() -> None:
    club = tables()
    row = await rematch(club)
    await club.forgetting.forget(BEN.id)
    assert [seat.user_id for seat in (await club.table(row.id)).seats] == [ADA.id]
    await club.forgetting.forget(ADA.id)
    assert (await club.table(row.id)).ending is Ending.CANCELLED


async def test_a_rematch_can_be_opened_again_after_its_lobby_expired() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    first = await club.lobbies.play_again(session.table.id, ADA, place=lambda: 2, is_swapped=False)
    await pass_time(club, watch, first.id, KEPT_SECONDS)
    await pass_time(club, watch, first.id, LOBBY_SECONDS)
    assert (await club.table(first.id)).ending is Ending.EXPIRED
    second = await club.lobbies.play_again(session.table.id, BEN, place=lambda: 2, is_swapped=False)
    assert second.id != first.id


async def test_playing_again_reads_few_rows_however_many_lobbies_were_closed_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    opened: set[str] = set()
    for _ in range(30):
        watch.time += AGAIN_SECONDS / MOST_AGAIN
        table = await club.lobbies.play_again(session.table.id, ADA, place=lambda: 2, is_swapped=False)
        opened.add(table.id)
        await club.lobbies.cancel(table.id, ADA.id)
    assert len(opened) == 30
    watch.time += AGAIN_SECONDS / MOST_AGAIN
    rows: list[int] = []
    read = club.store._database.read

    async def counted(query: str, **parameters: Any) -> list[Columns]:
        found = await read(query, **parameters)
        rows.append(len(found))
        return found

    monkeypatch.setattr(club.store._database, "read", counted)
    table = await club.lobbies.play_again(session.table.id, BEN, place=lambda: 2, is_swapped=False)
    assert table.id not in opened
    assert len(rows) <= 4, "the table, the lobbies before, the tables of the member, who muted it"
    assert sum(rows) <= 2 * (1 + MOST_AGAIN), "two seats each"


async def test_a_lobby_to_play_again_has_a_number_of_its_own_after_the_others_were_deleted() -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await begun(club)
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    opened = []
    for _ in range(4):
        table = await club.lobbies.play_again(session.table.id, ADA, place=lambda: 2, is_swapped=False)
        opened.append(table.id)
        await club.lobbies.cancel(table.id, ADA.id)
        watch.time += CLOSED_LOBBY_SECONDS + 1
        await club.drop_closed_lobbies()
    assert len({*opened}) == 4
    assert {*await club.store.tables.ids()} == {session.table.id, opened[-1]}


async def test_a_closed_lobby_is_deleted_a_day_later() -> None:
    """Games and open lobbies stay, and so does the last lobby in which a game was to be played again."""
    watch = Watch()
    club = tables(watch=watch)
    counted = await rematch(club)
    await club.lobbies.cancel(counted.id, ADA.id)
    closed = await lobby(club)
    await club.set_watching(closed, CLEO.id, is_on=True)
    await club.stored.set_muted(closed, ADA.id, is_on=True)
    await club.lobbies.cancel(closed, ADA.id)
    stay = {*await club.store.tables.ids()} - {closed}
    watch.time += CLOSED_LOBBY_SECONDS
    await club.drop_closed_lobbies()
    assert closed in await club.store.tables.ids(), "it is kept for a day"
    fresh = await lobby(club)
    watch.time += 1
    await club.lobbies.cancel(await lobby(club), ADA.id)
    await club.drop_closed_lobbies()
    assert {*await club.store.tables.ids()} > stay | {fresh}
    assert closed not in await club.store.tables.ids()
    assert await club.store.tables.watched_by(CLEO.id) == await club.store.tables.muted_by(ADA.id) == ()
    watch.time += CLOSED_LOBBY_SECONDS + 1
    await club.drop_closed_lobbies()
    assert {*await club.store.tables.ids()} == stay | {fresh}
    assert counted.id in stay
