"""`/play` with a wish: it joins a table that waits, or opens one."""

from __future__ import annotations

import asyncio
import pkgutil
from typing import Any

import pytest

from data.records.tables import Phase, Table
from playground import Visitor
from playground.world.permissions import EVERYONE, Permission
from playground.world.places import delete_channel, tell_channel
from tests.endtoend.play import Club, gives_up
from tests.endtoend.test_server_settings import said


async def tables(club: Club) -> list[Table]:
    """Return the open tables of the server, the oldest first."""
    return sorted(
        await club.bot.store.tables.of_server(club.pg.guild.id), key=lambda row: (row.created_at, row.id)
    )


def members(table: Table) -> list[int | None]:
    return [seat.user_id for seat in table.seats]


async def play(club: Club, person: Visitor, **options: Any) -> str:
    text = await said(person, "/play", **options)
    await club.settled()
    return text


async def test_the_first_member_opens_a_table_and_the_second_joins_it(club: Club) -> None:
    opened = await play(club, club.ada, game="duel", when="now")
    assert "No table was waiting" in opened
    assert "<#" not in opened, "it is said in the channel of the table"
    joined = await play(club, club.ben, game="duel", when="now", channel="welcome")
    assert "You have a seat at a table of Cake Duel" in joined
    assert club.post()["id"] in joined, "the answer links to the table's post"
    (table,) = await tables(club)
    assert members(table) == [club.ada.id, club.ben.id]
    assert table.seconds == 90
    assert not club.posts(channel="welcome")
    await club.press(club.ada, "Start")
    assert [row.phase for row in await tables(club)] == [Phase.PLAYING]


async def test_a_member_who_names_no_game_joins_any_table(club: Club) -> None:
    await play(club, club.ada, game="bakeries")
    assert "You Take the Cake" in await play(club, club.ben, when="now")
    assert "No table was waiting" in await play(club, club.cleo, when="now")
    assert [row.game for row in await tables(club)] == ["bakeries", "duel"]


@pytest.mark.parametrize(("when", "seconds"), [("now", 90), ("today", 600), ("week", 86_400)])
async def test_how_soon_decides_the_clock(club: Club, when: str, seconds: int) -> None:
    await play(club, club.ada, game="duel", when=when)
    others = {"now": "week", "today": "now", "week": "today"}
    assert "No table was waiting" in await play(club, club.ben, game="duel", when=others[when])
    assert "You have a seat" in await play(club, club.cleo, game="duel", when=when)
    first, _ = await tables(club)
    assert first.seconds == seconds
    assert members(first) == [club.ada.id, club.cleo.id]


async def test_a_table_that_misses_fewer_players_comes_first(club: Club) -> None:
    await club.ada.command("/auf new")
    await club.ben.command("/auf new", channel="cake-table-two")
    await club.press(club.cleo, "Join", channel="cake-table-two")
    await play(club, club.dov, game="auf")
    assert [len(row.seats) for row in await tables(club)] == [1, 3]


async def test_without_a_wish_the_page_is_shown(club: Club) -> None:
    assert "Play now" in await play(club, club.ben)
    assert not await tables(club)


async def test_a_member_who_waits_already_opens_no_second_table(club: Club) -> None:
    await play(club, club.ada, game="duel")
    assert "You are already waiting at a table" in await play(club, club.ada, game="duel")
    assert len(await tables(club)) == 1


async def test_a_table_that_a_member_may_not_see_is_not_joined(club: Club) -> None:
    hidden = club.pg.channel("cake-table-two")
    await club.ada.command("/duel new", channel="cake-table-two")
    denied = {"id": club.ben.id, "type": 1, "allow": 0, "deny": int(Permission.VIEW_CHANNEL)}
    hidden.overwrites.append(denied)
    tell_channel(club.pg.services.stage, "UPDATE", hidden)
    await club.settled()
    assert "No table was waiting" in await play(club, club.ben, game="duel")
    assert "You have a seat" in await play(club, club.cleo, game="duel")
    assert [members(row) for row in await tables(club)] == [
        [club.ada.id, club.cleo.id] if row.host_id == club.ada.id else [club.ben.id]
        for row in await tables(club)
    ]


async def test_a_table_of_another_server_is_not_joined(club: Club) -> None:
    guild = await club.pg.add_guild("Elsewhere", owner="Ada", members=("Ben",))
    there = next(club.pg.world.channels_of(guild.id)).id
    await club.ada.command("/duel new", channel=there)
    assert "No table was waiting" in await play(club, club.ben, game="duel")


async def test_a_table_in_a_deleted_channel_is_no_trouble(club: Club) -> None:
    await club.ada.command("/duel new", channel="cake-table-two")
    await club.settled()
    delete_channel(club.pg.services.stage, club.pg.channel("cake-table-two"))
    await club.settled()
    assert "No table was waiting" in await play(club, club.ben, game="duel")


async def test_a_seat_that_is_kept_for_somebody_else_is_not_free(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await club.press(club.asked(), "Pass")
    await gives_up(club.ada)
    await club.settled()
    await club.press(club.ada, "Play again")
    assert "No table was waiting" in await play(club, club.cleo, game="duel")
    assert "You have a seat" in await play(club, club.ben, game="duel"), "their own seat was kept"


async def test_two_members_at_once_take_the_last_seat_and_a_new_one(club: Club) -> None:
    await play(club, club.ada, game="duel")
    answers = await asyncio.gather(play(club, club.ben, game="duel"), play(club, club.cleo, game="duel"))
    assert sorted("You have a seat" in answer for answer in answers) == [False, True]
    first, second = await tables(club)
    assert len(first.seats) == 2
    assert {*members(first), *members(second)} == {club.ada.id, club.ben.id, club.cleo.id}


async def test_a_seat_that_is_taken_by_a_press_meanwhile_is_no_trouble(club: Club) -> None:
    await play(club, club.ada, game="duel")
    lobby = club.post()
    _, text = await asyncio.gather(club.ben.press(lobby, "Join"), play(club, club.cleo, game="duel"))
    await club.settled()
    rows = await tables(club)
    assert len(rows[0].seats) == 2
    assert club.cleo.id in {user_id for row in rows for user_id in members(row)}
    assert "You have a seat" in text or len(rows) == 2


async def test_two_members_who_search_at_once_meet(club: Club) -> None:
    await asyncio.gather(play(club, club.ada, game="auf"), play(club, club.ben, game="auf"))
    (table,) = await tables(club)
    assert {*members(table)} == {club.ada.id, club.ben.id}


@pytest.mark.parametrize("slow", ["cogs.permissions.Visibility.shows", "cogs.opponents.reply_privately"])
async def test_a_search_for_which_discord_is_slow_holds_up_no_other(
    club: Club, monkeypatch: pytest.MonkeyPatch, slow: str
) -> None:
    await play(club, club.ada, game="duel")
    module, _, name = slow.rpartition(".")
    goes_on, is_slow, call = asyncio.Event(), asyncio.Event(), pkgutil.resolve_name(slow)

    async def wait_first(*args: Any) -> Any:
        if not is_slow.is_set():
            is_slow.set()
            await goes_on.wait()
        return await call(*args)

    monkeypatch.setattr(pkgutil.resolve_name(module), name, wait_first)
    slow_search = asyncio.create_task(club.ben.command("/play", game="duel"))
    await is_slow.wait()
    async with asyncio.timeout(10):
        answer = await club.cleo.command("/play", game="duel")
    assert answer.message is not None
    goes_on.set()
    await slow_search
    first, second = await tables(club)
    assert {*members(first), *members(second)} == {club.ada.id, club.ben.id, club.cleo.id}


async def test_a_member_at_too_many_tables_reads_so(club: Club) -> None:
    await said(club.ada, "/settings tables", most=1)
    await play(club, club.ada, game="duel")
    await play(club, club.ben, game="bakeries")
    assert "already at 1 table" in await play(club, club.ben, game="duel")
    assert [len(row.seats) for row in await tables(club)] == [1, 1]


async def test_a_member_who_may_not_open_tables_may_still_join(club: Club) -> None:
    role = club.pg.world.add_role(club.pg.guild, "Bakers", EVERYONE)
    await said(club.ada, "/settings openers", role=role)
    assert "can open tables" in await play(club, club.ben, game="duel")
    assert not await tables(club)
    await play(club, club.ada, game="duel")
    assert "You have a seat" in await play(club, club.ben, game="duel")


async def test_a_permission_that_the_bot_lacks_is_named_and_no_table_opened(club: Club) -> None:
    club.pg.faults.deny("SEND_MESSAGES", "cake-table")
    assert "I'm missing the permission “Send Messages”" in await play(club, club.ben, game="duel")
    assert not await tables(club)
