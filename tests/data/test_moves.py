"""What every store promises about moves: their order, their rivals, their end and what was shown of them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from data.errors import TableMovedOn
from data.records.tables import By, Ending, Phase, Post, Result, Table
from data.store import Store
from tests.data.rows import ANNA, BEN, CHANNEL, WON, hand_sent, lobby, move, playing, seat

# PgBouncer changes how statements are sent and transactions are made, not what they say: all kinds of both are here.
pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.parametrize("store", ["sqlite", "postgres", "pgbouncer"], indirect=True),
]

POST = Post(channel_id=CHANNEL, message_id=1 << 62, turn=4, at=1700000000.125)


async def stored(store: Store, table_id: str = "t1") -> Table:
    table = await store.tables.get(table_id)
    assert table is not None
    return table


# Moves


async def test_moves_come_back_in_their_order(store: Store) -> None:
    await store.tables.add(playing())
    await store.tables.add(playing("t2"))
    moves = [move(n, by=by, fingerprint="ab" * n) for n, by in enumerate(By, start=1)]
    for row in moves:
        await store.tables.add_move(row, due_at=None)
    await store.tables.add_move(move(1, "t2", token="!concede"), due_at=None)
    assert await store.tables.moves("t1") == tuple(moves)
    assert [row.token for row in await store.tables.moves("t2")] == ["!concede"]


async def test_a_move_sets_version_and_deadline(store: Store) -> None:
    await store.tables.add(playing(due_at=1.0))
    await store.tables.add_move(move(1), due_at=77.5)
    assert await store.tables.get("t1") == playing(version=1, due_at=77.5)
    await store.tables.add_move(move(2), due_at=None)
    assert await store.tables.get("t1") == playing(version=2)


@pytest.mark.parametrize("number", [1, 3])
async def test_a_number_that_is_not_the_next_is_refused(store: Store, number: int) -> None:
    await store.tables.add(playing())
    await store.tables.add_move(move(1), due_at=5.0)
    with pytest.raises(TableMovedOn):
        await store.tables.add_move(move(number, token="late"), due_at=9.0, result=WON)
    assert await store.tables.moves("t1") == (move(1),)
    assert await store.tables.get("t1") == playing(version=1, due_at=5.0)


@pytest.mark.parametrize("table", [lobby(), playing(phase=Phase.OVER, ending=Ending.CANCELLED, ended_at=1.0)])
async def test_only_a_running_table_takes_moves(store: Store, table: Table) -> None:
    await store.tables.add(table)
    with pytest.raises(TableMovedOn):
        await store.tables.add_move(move(1), due_at=None)
    assert await store.tables.moves("t1") == ()
    assert await store.tables.get("t1") == table


async def test_an_unknown_table_takes_nothing(store: Store) -> None:
    with pytest.raises(TableMovedOn):
        await store.tables.add_move(move(1), due_at=None)
    with pytest.raises(TableMovedOn):
        await store.tables.change_lobby(lobby(revision=1))
    with pytest.raises(TableMovedOn):
        await store.tables.end("t1", WON, at=1.0)
    with pytest.raises(TableMovedOn):
        await store.sent_messages.keep(hand_sent("t1", ANNA))
    await store.tables.set_shown("t1", 1, None)
    await store.sent_messages.drop(hand_sent())
    assert await store.tables.get("t1") is None
    assert await store.sent_messages.about("t1") == ()


async def test_of_many_writers_of_one_number_one_wins(store: Store) -> None:
    await store.tables.add(playing())
    rivals = [move(1, token=f"rival.{n}") for n in range(20)]
    results = await asyncio.gather(
        *(store.tables.add_move(row, due_at=None) for row in rivals), return_exceptions=True
    )
    winners = [row for row, result in zip(rivals, results, strict=True) if result is None]
    assert await store.tables.moves("t1") == tuple(winners)
    assert len(winners) == 1
    assert all(isinstance(result, TableMovedOn) for result in results if result is not None)


async def test_a_refused_move_spoils_no_move_that_came_with_it(store: Store) -> None:
    names = [f"t{n}" for n in range(50)]
    for name in names:
        await store.tables.add(playing(name))
    # Every third has another number than the next.
    numbers = {name: 2 if n % 3 == 0 else 1 for n, name in enumerate(names)}
    results = await asyncio.gather(
        *(store.tables.add_move(move(numbers[name], name), due_at=8.0) for name in names),
        return_exceptions=True,
    )
    for name, result in zip(names, results, strict=True):
        is_good = numbers[name] == 1
        assert isinstance(result, type(None) if is_good else TableMovedOn)
        assert len(await store.tables.moves(name)) == is_good
        assert (await stored(store, name)).due_at == (8.0 if is_good else None)


async def test_moves_of_one_table_sent_together_keep_their_order(store: Store) -> None:
    await store.tables.add(playing())
    await asyncio.gather(*(store.tables.add_move(move(n), due_at=None) for n in range(1, 31)))
    assert [row.number for row in await store.tables.moves("t1")] == list(range(1, 31))


async def test_a_caller_who_is_cancelled_neither_loses_nor_doubles_the_move(store: Store) -> None:
    await store.tables.add(playing())
    task = asyncio.create_task(store.tables.add_move(move(1), due_at=None))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await store.tables.add_move(move(2), due_at=None)
    assert [row.number for row in await store.tables.moves("t1")] == [1, 2]


# Endings


async def test_a_result_ends_the_table_with_the_move(store: Store) -> None:
    await store.tables.add(playing(due_at=3.0))
    await store.tables.add_move(move(1), due_at=4.0, result=WON)
    seats = (seat(0, ANNA, place=1, score=3), seat(1, BEN, place=2, score=1))
    assert await store.tables.get("t1") == playing(
        phase=Phase.OVER, version=1, shown=-1, ending=Ending.FINISHED, ended_at=move(1).at, seats=seats
    )
    with pytest.raises(TableMovedOn):
        await store.tables.add_move(move(2), due_at=None)


async def test_places_without_scores(store: Store) -> None:
    await store.tables.add(playing())
    await store.tables.add_move(move(1), due_at=None, result=Result(ending=Ending.CONCEDED, places=(2, 1)))
    assert [(row.place, row.score) for row in (await stored(store)).seats] == [(2, None), (1, None)]


@pytest.mark.parametrize("table", [lobby(due_at=2.0), playing(due_at=2.0, version=4)])
async def test_a_table_ends_without_a_move(store: Store, table: Table) -> None:
    await store.tables.add(table)
    await store.tables.end("t1", Result(ending=Ending.OTHER_EDITION), at=12.5)
    ended: dict[str, Any] = {
        "phase": Phase.OVER,
        "ending": Ending.OTHER_EDITION,
        "ended_at": 12.5,
        "due_at": None,
        "shown": -1,
    }
    assert await store.tables.get("t1") == replace(table, **ended)
    with pytest.raises(TableMovedOn):
        await store.tables.end("t1", WON, at=13.0)
    assert (await stored(store)).ending == Ending.OTHER_EDITION


async def test_a_table_is_ended_at_one_version_only(store: Store) -> None:
    await store.tables.add(playing(version=4))
    for version in (3, 5):
        with pytest.raises(TableMovedOn):
            await store.tables.end("t1", Result(ending=Ending.ABANDONED), at=1.0, version=version)
    assert await store.tables.get("t1") == playing(version=4)
    await store.tables.end("t1", Result(ending=Ending.ABANDONED), at=1.0, version=4)
    assert (await stored(store)).ending == Ending.ABANDONED


async def test_of_a_move_and_an_ending_at_once_the_table_keeps_one_story(store: Store) -> None:
    await store.tables.add(playing())
    moved, ended = await asyncio.gather(
        store.tables.add_move(move(1), due_at=None, result=WON),
        store.tables.end("t1", Result(ending=Ending.CANCELLED), at=1.0),
        return_exceptions=True,
    )
    table = await stored(store)
    assert (moved is None) != (ended is None)
    assert table.ending == (Ending.FINISHED if moved is None else Ending.CANCELLED)
    assert table.version == len(await store.tables.moves("t1")) == (moved is None)


# What was shown


async def test_shown_never_falls(store: Store) -> None:
    await store.tables.add(playing(version=5))
    later = replace(POST, message_id=8)
    await store.tables.set_shown("t1", 3, POST)
    await store.tables.set_shown("t1", 2, later)
    assert await store.tables.get("t1") == playing(version=5, shown=3, post=POST)
    await store.tables.set_shown("t1", 3, later)
    assert await store.tables.get("t1") == playing(version=5, shown=3, post=later)
    await store.tables.set_shown("t1", 4, None)
    assert await store.tables.get("t1") == playing(version=5, shown=4)


async def test_a_post_from_before_the_end_does_not_count_as_showing_it(store: Store) -> None:
    await store.tables.add(playing(version=5, shown=4))
    await store.tables.end("t1", Result(ending=Ending.CANCELLED), at=9.0)
    await store.tables.set_shown("t1", 5, POST, may_show_end=False)
    table = await stored(store)
    assert (table.shown, table.post) == (-1, POST)
    assert [row.id for row in await store.tables.unfinished()] == ["t1"]
    await store.tables.set_shown("t1", 5, POST, may_show_end=True)
    assert await store.tables.unfinished() == ()


async def test_a_post_of_a_running_table_counts_whatever_it_shows(store: Store) -> None:
    await store.tables.add(playing(version=5, shown=4))
    await store.tables.set_shown("t1", 5, POST, may_show_end=False)
    assert (await stored(store)).shown == 5


async def test_unfinished_are_those_that_run_or_were_not_shown_to_the_end(store: Store) -> None:
    over = {"phase": Phase.OVER, "ending": Ending.FINISHED, "ended_at": 9.0}
    unfinished = [
        lobby("lobby", created_at=1.0),
        lobby("empty", created_at=2.0, seats=()),
        playing("playing", created_at=3.0, version=2, shown=2),
        playing("unshown", created_at=4.0, version=2, shown=1, **over),
    ]
    for table in [playing("shown", version=2, shown=2, **over), *reversed(unfinished)]:
        await store.tables.add(table)
    assert await store.tables.unfinished() == tuple(unfinished)
    await store.tables.set_shown("unshown", 2, None)
    assert await store.tables.unfinished() == tuple(unfinished[:3])
