"""What every store promises about what servers and members have set, and about forgetting them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from data.records.settings import MemberPreferences, ServerSettings, WhenPinged
from data.records.tables import Away
from data.sqlite.database import open_store
from data.store import Store
from tests.data.rows import ANNA, BEN, CARL, GUILD, WON, hand_sent, lobby, move, playing, seat

pytestmark = pytest.mark.asyncio


async def test_a_member_is_treated_as_usual_until_he_says_otherwise(store: Store) -> None:
    assert await store.preferences.member(ANNA) == MemberPreferences(user_id=ANNA)
    expected = MemberPreferences(user_id=ANNA)
    changes: tuple[dict[str, Any], ...] = (
        {"refused_messages": True},
        {"turn_pings": WhenPinged.NEVER, "rolls_by_itself": True, "words_only": True, "language": "de"},
        {"wants_messages": False, "language": None},
        {"refused_messages": False},
        {"turn_pings": WhenPinged.MESSAGE, "pings_when_next": True, "pings_for_votes": True},
        {"pings_at_half_time": False, "quiet_hours": (22, 7), "time_zone": "Europe/Berlin"},
        {"holiday_until": 5000.5},
        {"quiet_hours": None, "holiday_until": None},
    )
    for change in changes:
        await store.preferences.change_member(ANNA, **change)
        expected = replace(expected, **change)
        assert await store.preferences.member(ANNA) == expected
    assert await store.preferences.member(BEN) == MemberPreferences(user_id=BEN)


async def test_a_member_mutes_one_table_until_they_are_forgotten(store: Store) -> None:
    for table_id in ("t1", "t2"):
        await store.tables.add(playing(table_id))
    for user_id in (BEN, ANNA, ANNA):
        await store.tables.set_muted("t1", user_id, is_on=True)
    await store.tables.set_muted("t2", ANNA, is_on=True)
    assert await store.tables.muted("t1") == (ANNA, BEN)
    assert await store.tables.muted_by(ANNA) == ("t1", "t2")
    await store.tables.set_muted("t2", ANNA, is_on=False)
    assert await store.tables.muted_by(ANNA) == ("t1",)
    await store.drop_member(ANNA)
    assert await store.tables.muted("t1") == (BEN,)
    await store.drop_server(GUILD)
    assert await store.tables.muted("t1") == ()


async def test_a_forgotten_member_has_the_default_preferences_again(store: Store) -> None:
    await store.preferences.change_member(ANNA, time_zone="Asia/Tokyo", quiet_hours=(1, 2), holiday_until=9.5)
    await store.preferences.change_member(BEN, time_zone="Asia/Tokyo")
    await store.drop_member(ANNA)
    assert await store.preferences.member(ANNA) == MemberPreferences(user_id=ANNA)
    assert await store.preferences.member(BEN) == MemberPreferences(user_id=BEN, time_zone="Asia/Tokyo")


async def test_a_table_stops_its_clock_for_holidays_if_its_lobby_says_so(store: Store) -> None:
    await store.tables.add(lobby())
    await store.tables.add(lobby("t2", pauses_for_holidays=True))
    await store.tables.change_lobby(lobby(revision=1, pauses_for_holidays=True))
    for table_id in ("t1", "t2"):
        table = await store.tables.get(table_id)
        assert table is not None
        assert table.pauses_for_holidays


async def test_a_hand_is_sent_where_it_is_wanted_and_was_not_refused() -> None:
    assert MemberPreferences(user_id=ANNA).takes_messages
    assert not MemberPreferences(user_id=ANNA, refused_messages=True).takes_messages
    assert not MemberPreferences(user_id=ANNA, wants_messages=False).takes_messages


async def test_servers_are_remembered_as_they_were_set(store: Store) -> None:
    assert await store.preferences.servers() == ()
    settings: dict[str, Any] = {
        "channels": (1, 2), "opener_role_id": 3, "tables_each": 1, "clock": "slow", "seconds": {"live": 30},
        "threads": True, "language": "de", "offers_messages": False, "shows_pictures": False, "left_at": 5.5,
    }  # fmt: skip
    other = ServerSettings(guild_id=7, **settings)
    await store.preferences.change_server(GUILD, threads=True)
    await store.preferences.change_server(7, **settings)
    assert await store.preferences.servers() == (other, ServerSettings(guild_id=GUILD, threads=True))
    assert await store.preferences.server(7) == other
    await store.preferences.change_server(7, left_at=None, channels=())
    assert await store.preferences.server(7) == replace(other, left_at=None, channels=())
    assert await store.preferences.server(8) == ServerSettings(guild_id=8)


async def test_of_two_changes_of_different_settings_at_once_both_stay(store: Store) -> None:
    await asyncio.gather(
        store.preferences.change_server(GUILD, clock="slow"),
        store.preferences.change_server(GUILD, threads=True),
        store.preferences.change_member(ANNA, turn_pings=WhenPinged.NEVER),
        store.preferences.change_member(ANNA, language="de"),
    )
    assert await store.preferences.server(GUILD) == ServerSettings(guild_id=GUILD, clock="slow", threads=True)
    assert await store.preferences.member(ANNA) == MemberPreferences(
        user_id=ANNA, turn_pings=WhenPinged.NEVER, language="de"
    )


async def test_a_dropped_server_leaves_nothing_behind(store: Store) -> None:
    await store.tables.add(playing("mine"))
    await store.tables.add_move(move(1, "mine"), due_at=None)
    await store.tables.add(playing("other", guild_id=7))
    await store.tables.add_move(move(1, "other"), due_at=None)
    await store.sent_messages.keep(hand_sent("mine", ANNA))
    await store.tables.set_muted("mine", ANNA, is_on=True)
    await store.preferences.change_server(GUILD, threads=True)
    await store.drop_server(GUILD)
    assert await store.tables.get("mine") is None
    assert await store.tables.moves("mine") == ()
    assert await store.sent_messages.about("mine") == ()
    assert await store.preferences.servers() == ()
    assert len(await store.tables.moves("other")) == 1
    await store.drop_server(GUILD)


async def test_a_member_who_is_forgotten_leaves_the_others_games_whole(store: Store) -> None:
    await store.tables.add(playing("t1"))
    await store.tables.add_move(move(1), due_at=None, result=WON)
    await store.tables.add(playing("t2", seats=(seat(0, BEN), seat(1, CARL)), host_id=BEN))
    await store.sent_messages.keep(hand_sent("t1", ANNA))
    await store.preferences.change_member(ANNA, turn_pings=WhenPinged.NEVER)
    await store.drop_member(ANNA)
    table = await store.tables.get("t1")
    assert table is not None
    assert table.host_id == 0
    assert [(row.user_id, row.name, row.house, row.place) for row in table.seats] == [
        (None, "", None, 1),
        (BEN, f"name {BEN}", None, 2),
    ]
    assert len(await store.tables.moves("t1")) == 1
    assert await store.sent_messages.about("t1") == ()
    assert await store.preferences.member(ANNA) == MemberPreferences(user_id=ANNA)
    other = await store.tables.get("t2")
    assert other is not None
    assert other.seat_of(CARL) == 1


async def test_all_tables_of_a_member_are_found_the_finished_too(store: Store) -> None:
    await store.tables.add(lobby("t1", created_at=1.0))
    await store.tables.add(playing("t2", created_at=3.0))
    await store.tables.add_move(move(1, "t2"), due_at=None, result=WON)
    await store.tables.add(playing("t3", created_at=2.0, seats=(seat(0, BEN), seat(1, CARL))))
    assert [table.id for table in await store.tables.all_of_member(ANNA)] == ["t2", "t1"]
    assert [table.id for table in await store.tables.all_of_member(CARL)] == ["t3"]


async def test_who_has_left_a_table_has_it_among_all_but_not_among_his_own(store: Store) -> None:
    await store.tables.add(playing("t1"))
    left = seat(0, ANNA, away=Away.LEFT)
    await store.tables.add_move(move(1), due_at=None, seat=left)
    assert [table.id for table in await store.tables.all_of_member(ANNA)] == ["t1"]
    assert await store.tables.of_member(ANNA) == ()
    (table,) = await store.tables.of_member(BEN)
    assert table.seats[0] == left
    taken = seat(0, CARL, is_taken_over=True, dealt_to=ANNA)
    await store.tables.add_move(move(2), due_at=None, seat=taken)
    (table,) = await store.tables.of_member(CARL)
    assert table.seats[0] == taken
    assert [table.id for table in await store.tables.all_of_member(ANNA)] == ["t1"]
    await store.drop_member(ANNA)
    assert await store.tables.all_of_member(ANNA) == ()
    (table,) = await store.tables.of_member(CARL)
    assert table.seats[0] == replace(taken, dealt_to=None)


async def test_settings_that_make_no_sense_cost_no_other_server_its_own(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await open_store(path)
    other = ServerSettings(guild_id=7, tables_each=1)
    await store.preferences.change_server(7, tables_each=1)
    nonsense = (
        "INSERT INTO server_settings VALUES (1, 'tables_each', '0')",
        "INSERT INTO server_settings VALUES (1, 'tables_each', 'no json')",
        "INSERT INTO server_settings VALUES (1, 'unknown', '1')",
    )
    for statement in nonsense:
        await store.drop_server(1)
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute(statement)
        caplog.clear()
        assert await store.preferences.servers() == (other,)
        assert "ServerSettings that makes no sense" in caplog.text
    await store.close()
