"""Two processes on one database: what they write at the same time neither collides nor gets lost."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable
from random import Random

import psycopg
import pytest
import pytest_asyncio

from data.errors import StoreUnavailable, TableMovedOn
from data.postgres import connection, database
from data.postgres.connection import is_lost
from data.postgres.database import open_store
from data.postgres.url import PostgresUrl
from data.records.settings import MemberPreferences, ServerSettings, WhenPinged
from data.records.tables import By, Ending, Phase, Result
from data.sql.tables import end_steps
from data.store import Store
from tests.data.rows import ANNA, BEN, GUILD, WON, hand_sent, lobby, move, playing, seat
from tests.data.test_ratings import rating
from tests.postgres import Server

pytestmark = pytest.mark.asyncio

ROUNDS = 15


@pytest_asyncio.fixture
async def stores(postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """The stores of two processes, on one database."""
    one, other = await open_store(postgres_url), await open_store(postgres_url)
    yield one, other
    await one.close()
    await other.close()


Stores = tuple[Store, Store]


async def at_once(*calls: Awaitable[None]) -> list[BaseException | None]:
    return list(await asyncio.gather(*calls, return_exceptions=True))


async def values(url: str, query: str) -> list[tuple[object, ...]]:
    async with await psycopg.AsyncConnection.connect(url) as opened:
        cursor = await opened.execute(query.encode())
        return await cursor.fetchall()


async def test_the_last_moves_of_two_tables_of_one_server_both_count(
    stores: Stores, postgres_url: str
) -> None:
    names = [(f"a{number}", f"b{number}") for number in range(ROUNDS)]
    for pair in names:
        for store, name in zip(stores, pair, strict=True):
            await store.tables.add(playing(name))
        results = await at_once(
            *(
                store.tables.add_move(move(1, name), due_at=None, result=WON)
                for store, name in zip(stores, pair, strict=True)
            )
        )
        assert results == [None, None]
    past = await stores[0].history.games(GUILD, first=0, most=99)
    assert len(past) == 2 * ROUNDS
    numbers = await values(
        postgres_url, f"SELECT number FROM played WHERE user_id = {ANNA} AND game = 'duel' ORDER BY number"
    )
    assert [number for (number,) in numbers] == list(range(1, 2 * ROUNDS + 1))
    unsettled = await stores[1].ratings.unsettled()
    assert {finish.table_id for finish in unsettled} == {name for pair in names for name in pair}


async def test_games_of_one_server_are_finished_in_the_order_of_their_history(stores: Stores) -> None:
    names = [f"t{number}" for number in range(2 * ROUNDS)]
    for name in names:
        await stores[0].tables.add(playing(name))
    ends = (stores[number % 2].tables.end(name, WON, at=1.0) for number, name in enumerate(names))
    assert set(await at_once(*ends)) == {None}
    past = [row.id for row in await stores[0].history.games(GUILD, first=0, most=99) if row is not None]
    assert [finish.table_id for finish in await stores[0].ratings.unsettled()] == past[::-1]


WAITING = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"


@pytest.mark.parametrize("guild_id", [GUILD, GUILD + 1])
async def test_games_end_for_others_in_the_order_of_their_numbers(
    stores: Stores, postgres_url: str, guild_id: int
) -> None:
    await stores[0].tables.add(playing("t1"))
    await stores[0].tables.add(playing("t2", guild_id=guild_id))
    async with await connection.connect(PostgresUrl.parse(postgres_url)) as slow:
        await slow.execute("BEGIN")
        for step in end_steps("t1", WON, 1.0):
            await slow.execute(database.STATEMENTS[step.query], step.parameters)
        ending = asyncio.create_task(stores[0].tables.end("t2", WON, at=2.0))
        while not ending.done() and not await values(postgres_url, WAITING):
            await asyncio.sleep(0)
        seen_first = await stores[1].ratings.unsettled()
        await slow.execute("COMMIT")
    await ending
    seen_later = await stores[1].ratings.unsettled()
    assert [finish.number for finish in seen_later] == [1, 2]
    assert seen_later[: len(seen_first)] == seen_first


async def test_of_one_move_number_at_two_processes_one_wins(stores: Stores) -> None:
    await stores[0].tables.add(playing())
    for number in range(1, ROUNDS + 1):
        rivals = [move(number, by=by) for by in (By.PLAYER, By.HOUSE)]
        results = await at_once(
            *(store.tables.add_move(row, due_at=None) for store, row in zip(stores, rivals, strict=True))
        )
        assert Counter(map(type, results)) == {type(None): 1, TableMovedOn: 1}
        assert (await stores[0].tables.moves("t1"))[-1] == rivals[results.index(None)]


async def test_no_move_enters_a_table_that_another_process_ends(stores: Stores) -> None:
    for number in range(ROUNDS):
        name = f"t{number}"
        await stores[0].tables.add(playing(name))
        moved, ended = await at_once(
            stores[0].tables.add_move(move(1, name), due_at=5.0),
            stores[1].tables.end(name, Result(ending=Ending.CANCELLED), at=1.0),
        )
        table = await stores[0].tables.get(name)
        assert table is not None
        assert ended is None
        assert (table.phase, table.due_at) == (Phase.OVER, None)
        assert table.version == len(await stores[0].tables.moves(name)) == (moved is None)
        assert moved is None or isinstance(moved, TableMovedOn)


async def test_a_player_forgotten_while_their_game_is_settled_is_in_no_rating(
    stores: Stores, postgres_url: str
) -> None:
    for number in range(1, ROUNDS + 1):
        await stores[0].tables.add(playing(f"t{number}"))
        await stores[0].tables.end(f"t{number}", WON, at=1.0)
        (finish,) = await stores[0].ratings.unsettled()
        ratings = (rating(finish.number, 0, ANNA), rating(finish.number, 1, BEN))
        calls = [stores[0].ratings.settle(finish.number, ratings), stores[1].drop_member(ANNA)]
        Random(number).shuffle(calls)
        assert await at_once(*calls) == [None, None]
        for table in ("ratings", "ranks", "rivals", "tallies", "played", "seats"):
            assert await values(postgres_url, f"SELECT 1 FROM {table} WHERE user_id = {ANNA}") == []


async def test_a_player_forgotten_while_their_game_ends_is_in_no_history(
    stores: Stores, postgres_url: str
) -> None:
    for number in range(ROUNDS):
        await stores[0].tables.add(playing(f"t{number}"))
        calls = [
            stores[0].tables.add_move(move(1, f"t{number}"), due_at=None, result=WON),
            stores[1].drop_member(ANNA),
        ]
        Random(number).shuffle(calls)
        assert await at_once(*calls) == [None, None]
        assert await values(postgres_url, f"SELECT 1 FROM played WHERE user_id = {ANNA}") == []


async def test_a_game_that_ends_while_another_is_settled_is_settled_after_it(stores: Stores) -> None:
    for name in ("t1", "t2"):
        await stores[0].tables.add(playing(name))
    await stores[0].tables.end("t1", WON, at=1.0)
    (first,) = await stores[0].ratings.unsettled()
    ratings = (rating(first.number, 0, ANNA), rating(first.number, 1, BEN))
    assert await at_once(
        stores[0].ratings.settle(first.number, ratings), stores[1].tables.end("t2", WON, at=2.0)
    ) == [
        None,
        None,
    ]
    (second,) = await stores[1].ratings.unsettled()
    assert second.table_id == "t2"
    await stores[1].ratings.settle(second.number, ())


async def test_a_game_is_settled_by_one_of_two_processes(stores: Stores) -> None:
    await stores[0].tables.add(playing())
    await stores[0].tables.end("t1", WON, at=1.0)
    (finish,) = await stores[0].ratings.unsettled()
    ratings = (rating(finish.number, 0, ANNA), rating(finish.number, 1, BEN))
    results = await at_once(*(store.ratings.settle(finish.number, ratings) for store in stores))
    assert Counter(map(type, results)) == {type(None): 1, TableMovedOn: 1}
    careers = await stores[0].leaderboards.careers(ANNA, guild_id=GUILD)
    assert careers["duel-core"].games == 1


async def test_a_server_can_be_deleted_while_members_play_there(stores: Stores) -> None:
    for number in range(ROUNDS):
        await stores[0].tables.add(playing())
        dropped, *others = await at_once(
            stores[1].drop_server(GUILD),
            stores[0].tables.add_move(move(1), due_at=None),
            stores[0].sent_messages.keep(hand_sent("t1", ANNA, message_id=number + 1)),
            stores[0].tables.set_watching("t1", BEN, is_on=True),
        )
        assert dropped is None
        assert all(error is None or isinstance(error, TableMovedOn) for error in others)
        assert await stores[0].tables.get("t1") is None
        assert await stores[0].tables.moves("t1") == ()
        assert await stores[0].sent_messages.about("t1") == ()


async def test_processes_that_change_different_settings_both_succeed(stores: Stores) -> None:
    one, other = stores
    assert (
        await at_once(
            one.preferences.change_server(GUILD, threads=True, clock="slow"),
            other.preferences.change_server(GUILD, tables_each=3, language="de"),
            one.preferences.change_member(ANNA, turn_pings=WhenPinged.NEVER),
            other.preferences.change_member(ANNA, words_only=True),
        )
        == [None] * 4
    )
    expected = ServerSettings(guild_id=GUILD, threads=True, clock="slow", tables_each=3, language="de")
    assert await one.preferences.server(GUILD) == expected
    assert await one.preferences.member(ANNA) == MemberPreferences(
        user_id=ANNA, turn_pings=WhenPinged.NEVER, words_only=True
    )


async def test_of_two_lobby_changes_at_two_processes_one_wins_whole(stores: Stores) -> None:
    await stores[0].tables.add(lobby())
    for revision in range(1, ROUNDS):
        changes = [lobby(revision=revision, host_id=host, seats=(seat(0, host),)) for host in (ANNA, BEN)]
        results = await at_once(
            *(store.tables.change_lobby(row) for store, row in zip(stores, changes, strict=True))
        )
        assert Counter(map(type, results)) == {type(None): 1, TableMovedOn: 1}
        assert await stores[0].tables.get("t1") == changes[results.index(None)]


async def test_many_moves_of_many_tables_need_no_more_connections_than_allowed(stores: Stores) -> None:
    names = [f"t{number}" for number in range(40)]
    for name in names:
        await stores[0].tables.add(playing(name))
    calls = [
        stores[number % 2].tables.add_move(move(1, name), due_at=None) for number, name in enumerate(names)
    ]
    assert set(await at_once(*calls)) == {None}


async def test_processes_that_open_an_empty_database_together_make_one_schema(
    postgres_server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    name = postgres_server.new_database("template0")
    caplog.set_level(logging.INFO)
    try:
        opened = await asyncio.gather(*(open_store(postgres_server.url(name)) for _ in range(4)))
        assert "upgraded" not in caplog.text, "the three others found the newest schema"
        for number, store in enumerate(opened):
            await store.tables.add(lobby(f"t{number}", created_at=number))
        for store in opened:
            assert len(await store.tables.unfinished()) == 4
            await store.close()
    finally:
        postgres_server.drop(name)


async def test_a_process_that_stands_still_in_a_write_does_not_hold_up_the_others(
    stores: Stores, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stores[0].tables.add(playing())
    monkeypatch.setattr(connection, "LIMITS", ("idle_in_transaction_session_timeout = 300",))
    async with await connection.connect(PostgresUrl.parse(postgres_url)) as frozen:
        await frozen.execute("BEGIN")
        await frozen.execute("UPDATE tables SET version = 1 WHERE id = 't1'")
        await stores[0].tables.add_move(move(1), due_at=None)
        with pytest.raises(psycopg.Error) as ended:
            await frozen.execute("COMMIT")
        assert is_lost(ended.value)
    assert await stores[1].tables.moves("t1") == (move(1),)


@pytest.mark.parametrize("url", ["postgres_url", "pooled_url"])
async def test_a_table_that_stays_locked_is_reported_and_nothing_changes(
    url: str, request: pytest.FixtureRequest, postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (connection, database):
        monkeypatch.setattr(module, "LIMITS", ("lock_timeout = 100",))
    address = request.getfixturevalue(url)
    store = await open_store(address)
    await store.tables.add(playing())
    name = PostgresUrl.parse(address).dsn.partition("?")[0].rpartition("/")[2]
    async with await psycopg.AsyncConnection.connect(postgres_server.url(name)) as other:
        await other.execute("UPDATE tables SET version = 1 WHERE id = 't1'")
        with pytest.raises(StoreUnavailable, match="lock timeout"):
            await store.tables.add_move(move(1), due_at=None)
        await other.rollback()
    assert await store.tables.get("t1") == playing()
    await store.close()
