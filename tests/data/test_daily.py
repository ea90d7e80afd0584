"""What every store promises about daily deals and tables in direct messages."""

from __future__ import annotations

import pytest

from data.errors import TableMovedOn
from data.records.finished_games import DailyTry
from data.records.tables import DIRECT, By, Ending, Post, Result, Table
from data.store import Store
from tests.data.rows import ANNA, BEN, CHANNEL, GUILD, WON, move, playing, seat

pytestmark = pytest.mark.asyncio

DAY = "2026-11-22"
OTHER_GUILD = GUILD + 1


def daily(table_id: str, user_id: int = ANNA, **changes: object) -> Table:
    """A table at which a member plays a day's deal against a house player."""
    seats = (seat(0, user_id), seat(1, None, house="strong"))
    return playing(table_id, **{"host_id": user_id, "seats": seats, "day": DAY, **changes})


async def end(store: Store, table_id: str, result: Result = WON, **changes: object) -> None:
    await store.tables.add_move(move(1, table_id, seat=0, **changes), due_at=None, result=result)


async def test_a_table_keeps_its_day_and_its_language(store: Store) -> None:
    table = daily("t1", guild_id=DIRECT, language="de")
    await store.daily.add_table(table, guild_id=DIRECT)
    assert await store.tables.get("t1") == table


async def test_a_member_has_one_try_a_day_and_game(store: Store) -> None:
    await store.daily.add_table(daily("t1"), guild_id=GUILD)
    for guild_id in (GUILD, OTHER_GUILD):
        with pytest.raises(TableMovedOn):
            await store.daily.add_table(daily("t2", guild_id=guild_id), guild_id=guild_id)
    assert await store.tables.get("t2") is None, "nothing of a refused try is stored"
    await store.daily.add_table(daily("t3", game="auf"), guild_id=GUILD)
    await store.daily.add_table(daily("t4", day="2026-11-23"), guild_id=GUILD)
    await store.daily.add_table(daily("t5", BEN), guild_id=GUILD)
    assert [one.table_id for one in await store.daily.tries_of(ANNA)] == ["t4", "t3", "t1"]


async def test_the_board_has_the_tries_of_its_server_and_day(store: Store) -> None:
    await store.daily.add_table(daily("t1"), guild_id=GUILD)
    await store.daily.add_table(daily("t2", BEN, guild_id=DIRECT), guild_id=DIRECT)
    await store.daily.add_table(daily("t3", day="2026-11-23"), guild_id=GUILD)
    await end(store, "t1")
    won = DailyTry(
        user_id=ANNA,
        game="duel",
        day=DAY,
        guild_id=GUILD,
        table_id="t1",
        ending=Ending.FINISHED,
        place=1,
        score=3,
        house_place=2,
        house_score=1,
        was_helped=False,
    )
    assert await store.daily.board(GUILD, DAY) == (won,)
    assert won.counts
    assert await store.daily.board(OTHER_GUILD, DAY) == ()


async def test_a_try_that_is_being_played_or_was_played_by_the_house_does_not_count(store: Store) -> None:
    await store.daily.add_table(daily("t1"), guild_id=GUILD)
    (begun,) = await store.daily.tries_of(ANNA)
    assert (begun.ending, begun.counts) == (None, False)
    await end(store, "t1", by=By.HOUSE)
    (helped,) = await store.daily.tries_of(ANNA)
    assert (helped.ending, helped.was_helped, helped.counts) == (Ending.FINISHED, True, False)


async def test_a_forgotten_member_leaves_the_board_and_their_direct_messages(store: Store) -> None:
    post = Post(channel_id=CHANNEL, message_id=5, turn=1, at=7.0)
    await store.daily.add_table(daily("t1", guild_id=DIRECT, language="de"), guild_id=GUILD)
    await store.daily.add_table(daily("t2", BEN, guild_id=DIRECT, language="de"), guild_id=GUILD)
    for table_id in ("t1", "t2"):
        await store.tables.set_shown(table_id, 0, post)
    await store.drop_member(ANNA)
    assert [one.user_id for one in await store.daily.board(GUILD, DAY)] == [BEN]
    assert await store.daily.tries_of(ANNA) == ()
    forgotten, kept = await store.tables.get("t1"), await store.tables.get("t2")
    assert forgotten is not None
    assert kept is not None
    assert (forgotten.channel_id, forgotten.post, forgotten.language) == (0, None, None)
    assert (kept.channel_id, kept.post, kept.language) == (CHANNEL, post, "de")
    await store.tables.set_shown("t1", 0, post)
    again = await store.tables.get("t1")
    assert again is not None
    assert again.post is None, "an update that was under way does not bring the channel back"
    for table_id in ("t1", "t2"):
        await end(store, table_id)
    assert [table.id for table in await store.tables.unfinished()] == ["t2"], (
        "nobody is left to see the other's end"
    )
    assert [news.id for news in await store.tables.behind(0.0)] == ["t2"]


async def test_a_forgotten_server_takes_its_tries_with_it(store: Store) -> None:
    await store.daily.add_table(daily("t1"), guild_id=GUILD)
    await store.daily.add_table(daily("t2", BEN, guild_id=OTHER_GUILD), guild_id=OTHER_GUILD)
    await store.drop_server(GUILD)
    assert await store.daily.tries_of(ANNA) == ()
    assert [one.table_id for one in await store.daily.tries_of(BEN)] == ["t2"]


async def test_a_forgotten_member_has_no_second_try_that_day(store: Store) -> None:
    await store.daily.add_table(daily("t1"), guild_id=GUILD)
    for user_id in (ANNA, BEN):
        await store.daily.keep_tries(user_id, DAY)
        await store.drop_member(user_id)
    with pytest.raises(TableMovedOn):
        await store.daily.add_table(daily("t2"), guild_id=GUILD)
    await store.daily.add_table(daily("t3", BEN), guild_id=GUILD)
    await store.daily.add_table(daily("t4", game="auf"), guild_id=GUILD)
    await store.daily.add_table(daily("t5", day="2026-11-23"), guild_id=GUILD)
    await store.daily.drop_kept_tries(before=DAY)
    with pytest.raises(TableMovedOn):
        await store.daily.add_table(daily("t6"), guild_id=GUILD)
    await store.daily.drop_kept_tries(before="2026-11-23")
    await store.daily.add_table(daily("t6"), guild_id=GUILD)
