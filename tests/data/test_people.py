"""What every store promises about members: their standings, their hands' messages and their wishes."""

from __future__ import annotations

import pytest

from data.rows import Ending, HandPostRow, ResultRow, StandingRow
from data.store import Store
from tests.data.rows import ANNA, BEN, CARL, GUILD, WON, playing, seat

pytestmark = pytest.mark.asyncio

# The leaderboard


async def play(store: Store, at: int, result: ResultRow = WON, **changes: object) -> None:
    """A table that ended at a time, by which it is named too."""
    await store.add_table(playing(f"t{at}", **changes))
    await store.end_table(f"t{at}", result, at=float(at))


async def test_standings_count_wins_and_games(store: Store) -> None:
    lost = ResultRow(ending=Ending.CONCEDED, places=(2, 1))
    shared = ResultRow(ending=Ending.FINISHED, places=(1, 1, 3))
    # What ended last is not what was written last.
    await play(store, 5, seats=(seat(0, ANNA, name="Anna the Great"), seat(1, CARL)))
    await play(store, 1)
    await play(store, 2, seats=(seat(0, BEN), seat(1, CARL)))
    await play(store, 3, lost)
    await play(store, 4, shared, seats=(seat(0, ANNA), seat(1, BEN), seat(2, CARL)))
    assert await store.standings(GUILD, "duel") == (
        StandingRow(user_id=ANNA, name="Anna the Great", games=4, wins=3),
        StandingRow(user_id=BEN, name="name 102", games=4, wins=3),
        StandingRow(user_id=CARL, name="name 103", games=3, wins=0),
    )


async def test_standings_leave_out_what_does_not_count(store: Store) -> None:
    await play(store, 1, seats=(seat(0, ANNA), seat(1, None)))
    await play(store, 2, guild_id=7)
    await play(store, 3, game="auf")
    await play(store, 4, ResultRow(ending=Ending.CANCELLED))
    await play(store, 5, ResultRow(ending=Ending.OTHER_EDITION))
    await store.add_table(playing("6"))
    assert await store.standings(GUILD, "duel") == ()
    assert len(await store.standings(GUILD, "auf")) == 2


async def test_a_house_player_has_no_line_beside_two_members(store: Store) -> None:
    result = ResultRow(ending=Ending.FINISHED, places=(1, 2, 3))
    await play(store, 1, result, seats=(seat(0, None), seat(1, BEN), seat(2, ANNA)))
    rows = await store.standings(GUILD, "duel")
    assert [(row.user_id, row.games, row.wins) for row in rows] == [(ANNA, 1, 0), (BEN, 1, 0)]


async def test_standings_at_equal_wins_put_fewer_games_first(store: Store) -> None:
    await play(store, 1, seats=(seat(0, ANNA), seat(1, BEN)))
    await play(store, 2, seats=(seat(0, CARL), seat(1, ANNA)))
    rows = await store.standings(GUILD, "duel")
    assert [row.user_id for row in rows] == [CARL, ANNA, BEN]


# Members


async def test_hands_of_a_table_that_is_over_are_strays(store: Store) -> None:
    for table_id in ("t1", "t2"):
        await store.add_table(playing(table_id))
        await store.set_hand_post(HandPostRow(table_id=table_id, user_id=ANNA, channel_id=1, message_id=2))
    assert await store.stray_hands() == ()
    await store.end_table("t2", ResultRow(ending=Ending.CANCELLED), at=5.0)
    assert await store.stray_hands() == ("t2",)
    await store.drop_hand_post("t2", ANNA)
    assert await store.stray_hands() == ()


async def test_hand_posts_are_replaced_and_forgotten(store: Store) -> None:
    await store.add_table(playing())
    await store.add_table(playing("t2"))
    bens = HandPostRow(table_id="t1", user_id=BEN, channel_id=1, message_id=2)
    annas = HandPostRow(table_id="t1", user_id=ANNA, channel_id=3, message_id=4)
    elsewhere = HandPostRow(table_id="t2", user_id=ANNA, channel_id=5, message_id=6)
    for post in (bens, annas.model_copy(update={"message_id": 9}), annas, elsewhere):
        await store.set_hand_post(post)
    assert await store.hand_posts("t1") == (annas, bens)
    await store.drop_hand_post("t1", ANNA)
    await store.drop_hand_post("t1", ANNA)
    assert await store.hand_posts("t1") == (bens,)
    assert await store.hand_posts("t2") == (elsewhere,)
