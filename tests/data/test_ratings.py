"""The order in which games end, and what they change of their players' ratings."""

from __future__ import annotations

from typing import Any

import pytest

from data.errors import TableMovedOn
from data.records.finished_games import RatingChange, Statistic
from data.records.tables import Ending, Result
from data.store import Store
from tests.data.rows import ANNA, BEN, CARL, GUILD, WON, move, playing, seat

pytestmark = pytest.mark.asyncio


def rating(number: int, seat: int, user_id: int | None, **changes: Any) -> RatingChange:
    """What a game changed of a seat's rating."""
    values: dict[str, Any] = {
        "number": number,
        "seat": seat,
        "guild_id": GUILD,
        "ladder": "duel-core",
        "user_id": user_id,
        "place": seat + 1,
        "weight": 1.0,
        "mu_before": 25.0,
        "sigma_before": 8.25,
        "mu": 26.5 - seat,
        "sigma": 8.0,
        "at": 1000.0 * number,
    }
    row = {**values, **changes}
    return RatingChange(**{"season_mu": row["mu"], "season_sigma": row["sigma"], **row})


async def finish(store: Store, table_id: str, **changes: Any) -> None:
    await store.tables.add(playing(table_id, **changes))
    await store.tables.add_move(move(1, table_id), due_at=None, result=WON)


async def order(store: Store) -> list[tuple[int, str]]:
    return [(row.number, row.table_id) for row in await store.ratings.unsettled()]


async def test_games_are_numbered_in_the_order_in_which_they_end(store: Store) -> None:
    await store.tables.add(playing("begun-first"))
    await finish(store, "z")
    await store.tables.add_move(move(1, "begun-first"), due_at=None, result=WON)
    assert await order(store) == [(1, "z"), (2, "begun-first")]


async def test_an_end_that_comes_too_late_takes_no_number(store: Store) -> None:
    await finish(store, "t1")
    for _ in range(2):
        with pytest.raises(TableMovedOn):
            await store.tables.end("t1", WON, at=9.0)
        with pytest.raises(TableMovedOn):
            await store.tables.add_move(move(2, "t1"), due_at=None, result=WON)
    await finish(store, "t2")
    assert await order(store) == [(1, "t1"), (2, "t2")]


async def test_a_game_that_nobody_won_has_no_number(store: Store) -> None:
    await store.tables.add(playing())
    await store.tables.end("t1", Result(ending=Ending.CANCELLED), at=9.0)
    assert await order(store) == []


async def test_a_game_is_settled_once(store: Store) -> None:
    await finish(store, "t1")
    ratings = (rating(1, 0, ANNA), rating(1, 1, BEN))
    await store.ratings.settle(1, ratings)
    assert await order(store) == []
    with pytest.raises(TableMovedOn):
        await store.ratings.settle(1, ())
    assert await store.ratings.of_game(1) == ratings


async def test_the_ratings_of_a_table_are_there_when_it_is_settled(store: Store) -> None:
    await finish(store, "t1")
    await finish(store, "t2")
    assert not await store.ratings.is_settled("t1")
    ratings = (rating(1, 0, ANNA), rating(1, 1, BEN))
    await store.ratings.settle(1, ratings)
    assert await store.ratings.is_settled("t1")
    assert await store.ratings.of_table("t1") == ratings
    assert not await store.ratings.is_settled("t2")
    assert await store.ratings.of_table("t2") == ()
    await store.ratings.unsettle()
    assert await store.ratings.of_table("t1") == (), "they are being calculated again"
    assert await store.ratings.is_settled("no table")


async def test_games_are_settled_in_their_order_alone(store: Store) -> None:
    await finish(store, "t1")
    await finish(store, "t2")
    with pytest.raises(TableMovedOn):
        await store.ratings.settle(2, (rating(2, 0, ANNA),))
    assert await store.ratings.of_game(2) == ()
    await store.ratings.settle(1, ())
    await store.ratings.settle(2, ())
    assert await order(store) == []


async def test_who_settles_anew_finds_the_old_ratings_until_then(store: Store) -> None:
    await finish(store, "t1")
    await store.ratings.settle(1, (rating(1, 0, ANNA), rating(1, 1, BEN)))
    await store.ratings.unsettle()
    assert await order(store) == [(1, "t1")]
    assert len(await store.ratings.of_game(1)) == 2
    await store.ratings.settle(1, (rating(1, 0, ANNA, mu=30.0),))
    assert [row.mu for row in await store.ratings.of_game(1)] == [30.0]


async def test_a_members_ratings_are_of_one_server_and_ladder(store: Store) -> None:
    for number, table_id in enumerate(("a", "b", "c"), start=1):
        await finish(store, table_id, guild_id=GUILD + (number == 2))
        ladder = "auf" if number == 3 else "duel-core"
        among: dict[str, Any] = {"guild_id": GUILD + (number == 2), "ladder": ladder}
        await store.ratings.settle(
            number, (rating(number, 0, ANNA, **among), rating(number, 1, BEN, **among))
        )
    course = await store.ratings.of_member(ANNA, guild_id=GUILD, ladder="duel-core")
    assert [row.number for row in course] == [1]
    before = await store.ratings.before(ANNA, guild_id=GUILD, ladder="duel-core", number=9)
    assert before == course[0]
    assert await store.ratings.before(ANNA, guild_id=GUILD, ladder="duel-core", number=1) is None
    here: dict[str, Any] = {"guild_id": GUILD, "ladder": "duel-core", "number": 9}
    assert await store.ratings.meetings((ANNA, BEN), **here, since=0.0) == 1
    assert await store.ratings.meetings((ANNA, BEN), **here, since=1000.0) == 0
    assert await store.ratings.meetings((ANNA, CARL), **here, since=0.0) == 0


async def test_the_games_of_an_evening_began_in_time_in_one_channel(store: Store) -> None:
    begun = {
        "early": (50.0, 7),
        "elsewhere": (150.0, 8),
        "one": (150.0, 7),
        "two": (160.0, 7),
        "later": (170.0, 7),
    }
    for number, (table_id, (started_at, channel_id)) in enumerate(begun.items(), start=1):
        await finish(store, table_id, started_at=started_at, channel_id=channel_id)
        await store.ratings.settle(number, (rating(number, 0, ANNA), rating(number, 1, BEN)))
    (last, _) = await store.ratings.of_table("two")
    lately = await store.ratings.lately(last, channel_id=7, since=100.0)
    assert [(row.number, row.user_id) for row in lately] == [(3, ANNA), (3, BEN), (4, ANNA), (4, BEN)]


def tally(seat: int, counter: str, amount: int) -> Statistic:
    """What was counted of a seat."""
    return Statistic(seat=seat, guild_id=GUILD, game="duel", counter=counter, amount=amount)


async def test_what_was_counted_of_a_game_can_be_read_again(store: Store) -> None:
    counted = (tally(0, "bluffs", 2), tally(0, "games", 1), tally(1, "games", 1))
    for table_id in ("t1", "t2"):
        await finish(store, table_id)
    await store.ratings.settle(1, (), counted)
    assert await store.ratings.tallies_of_game(1) == counted
    assert await store.ratings.tallies_of_game(2) == ()
    await store.ratings.unsettle()
    assert await store.ratings.tallies_of_game(1) == counted, "until it is settled again"
    await store.ratings.settle(1, (), counted[:1])
    assert await store.ratings.tallies_of_game(1) == counted[:1]
    await store.drop_server(GUILD)
    assert await store.ratings.tallies_of_game(1) == ()


async def test_who_is_forgotten_leaves_his_number_without_his_name(store: Store) -> None:
    await finish(store, "t1")
    await store.ratings.settle(1, (rating(1, 0, ANNA), rating(1, 1, BEN)))
    await store.drop_member(ANNA)
    assert [(row.user_id, row.mu_before) for row in await store.ratings.of_game(1)] == [
        (None, 25.0),
        (BEN, 25.0),
    ]
    assert await store.ratings.of_member(ANNA, guild_id=GUILD, ladder="duel-core") == ()


async def test_who_gave_his_seat_away_is_forgotten_like_the_others(store: Store) -> None:
    taken = seat(0, CARL, is_taken_over=True, dealt_to=ANNA)
    await finish(store, "t1", seats=(taken, seat(1, BEN)))
    await store.ratings.settle(1, (rating(1, 0, ANNA, has_left=True), rating(1, 1, BEN)))
    assert [row.user_id for row in await store.ratings.of_game(1)] == [ANNA, BEN]
    await store.drop_member(CARL)
    assert [row.user_id for row in await store.ratings.of_game(1)] == [ANNA, BEN]
    await store.drop_member(ANNA)
    assert [row.user_id for row in await store.ratings.of_game(1)] == [None, BEN]


async def test_a_server_that_is_dropped_takes_its_ratings_with_it(store: Store) -> None:
    await finish(store, "t1")
    await store.ratings.settle(1, (rating(1, 0, ANNA),))
    await store.drop_server(GUILD)
    await store.ratings.unsettle()
    assert await order(store) == []
    assert await store.ratings.of_member(ANNA, guild_id=GUILD, ladder="duel-core") == ()
