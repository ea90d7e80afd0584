"""`/table show` and `/table list`: where a table may be shown, to whom, and which tables autocomplete offers."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from cogs.images.progressive_reply import POST_PATIENCE_SECONDS
from cogs.table_post.post import TablePost
from cogs.table_post.snapshot import TableSnapshot
from data.errors import StoreUnavailable
from playground.world.nouns import ChannelType, Thread
from playground.world.places import create_thread, delete_channel
from tests.endtoend.play import Club
from tests.endtoend.test_guild_lifecycle import seated_in_thread, thread_of


async def test_a_table_does_not_move_to_a_channel_that_others_cannot_read(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await club.pg.create_channel("elsewhere")
    await club.settled()
    answer = await club.ada.command("/table show", channel="elsewhere")
    assert answer.ephemeral
    assert club.post()["id"] in club.ada.text(answer.message)
    await club.settled()
    assert not club.posts(channel="elsewhere")
    assert club.ada.controls(club.post())


async def test_a_table_whose_channel_is_deleted_can_be_shown_elsewhere(club: Club) -> None:
    await club.pg.create_channel("old")
    await club.settled()
    await club.ada.command("/duel new", channel="old")
    await club.ben.press(club.post("old"), "Join")
    await club.ada.press(club.post("old"), "Start")
    await club.settled()
    await club.pg.delete_channel("old")
    await club.settled()
    answer = await club.ada.command("/table show")
    assert "is at the bottom of this channel" in club.ada.text(answer.message)
    await club.settled()
    await club.press(club.asked(), "Pass")


async def test_a_table_can_be_shown_in_a_thread_of_its_channel(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    old = club.post()
    thread = open_thread(club, "by the oven")
    await club.settled()
    answer = await club.ada.command("/table show", channel=thread)
    assert "is at the bottom of this channel" in club.ada.text(answer.message)
    await club.settled()
    assert not club.ada.controls(club.ada.now(old) or {})
    first = club.asked(channel=thread)
    await club.press(first, "Pass", channel=thread)
    assert f"{first.mention} passes." in club.story(channel=thread)


async def test_in_a_thread_only_the_permission_to_write_there_counts(club: Club) -> None:
    thread = open_thread(club, "by the oven")
    club.pg.faults.deny("SEND_MESSAGES", "cake-table")
    await club.settled()
    answer = await club.ada.command("/duel new", channel=thread)
    assert not answer.ephemeral
    club.pg.faults.deny("SEND_MESSAGES_IN_THREADS", "cake-table")
    await club.settled()
    answer = await club.ada.command("/duel new", channel=thread)
    assert "“Send Messages in Threads”" in club.ada.text(answer.message)


async def test_a_lobby_can_be_shown_again_by_its_players(club: Club) -> None:
    await club.ada.command("/duel new")
    old = club.post()
    answer = await club.cleo.command("/table show")
    assert "have no table here" in club.cleo.text(answer.message)
    assert len(await club.ada.autocomplete("/table show", option="table")) == 1
    await club.ada.command("/table show")
    await club.settled()
    assert club.post()["id"] != old["id"]
    assert not club.ada.controls(club.ada.now(old) or {})
    await club.press(club.ben, "Join")
    await club.press(club.ada, "Start")
    assert club.asked().can_press(club.post(), "Pass")


async def test_a_member_without_tables_is_offered_none_and_nothing_is_logged(
    club: Club, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await club.cleo.autocomplete("/duel attack", option="cards") == []
    assert await club.cleo.autocomplete("/hand", option="table") == []
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]

    async def broken(*_: object) -> None:
        raise StoreUnavailable("the disk is away")

    monkeypatch.setattr(club.bot.store.tables, "of_member", broken)
    assert await club.cleo.autocomplete("/duel attack", option="cards") == []
    assert [record.levelno for record in caplog.records if record.levelno >= logging.WARNING] == [
        logging.WARNING
    ]


async def test_the_tables_of_a_server_are_listed_with_their_places(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    answer = await club.cleo.command("/table list")
    assert answer.ephemeral
    text = club.cleo.text(answer.message)
    assert club.post()["id"] in text
    assert "being played" in text


def open_thread(club: Club, name: str) -> str:
    """Open a public thread of the usual channel; return its id."""
    body = {"name": name, "type": ChannelType.PUBLIC_THREAD}
    stage = club.pg.services.stage
    return str(create_thread(stage, club.pg.channel("cake-table"), club.ada.id, body).id)


async def test_a_table_is_not_shown_in_the_thread_of_another_table(club: Club) -> None:
    thread = await seated_in_thread(club, club.ada, club.ben)
    await club.ada.command("/settings threads", wanted=False)
    await club.seat(club.cleo, club.dov)
    before, others = club.post(), club.posts(channel=thread)
    answer = await club.cleo.command("/table show", channel=thread)
    assert answer.ephemeral
    said = club.cleo.text(answer.message)
    assert "This thread belongs to another table" in said
    assert f"<#{club.pg.channel('cake-table').id}>" in said
    await club.settled()
    assert club.posts(channel=thread) == others
    assert club.post() == before


async def test_a_table_is_not_shown_again_just_before_its_thread_is_opened(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lobby has lost its controls by the answer to Start, and the first post in the thread is prepared."""
    await club.ada.command("/settings threads", wanted=True)
    await club.ada.command("/duel new")
    await club.ben.press(club.post(), "Join")
    is_preparing, goes_on, prepare = asyncio.Event(), asyncio.Event(), TablePost._prepare

    async def preparing(self: TablePost, snapshot: TableSnapshot, seconds: float, **more: Any) -> bool:
        if seconds == POST_PATIENCE_SECONDS and not more:
            is_preparing.set()
            await goes_on.wait()
        return await prepare(self, snapshot, seconds, **more)

    monkeypatch.setattr(TablePost, "_prepare", preparing)
    starting = asyncio.create_task(club.ada.press(club.post(), "Start"))
    await is_preparing.wait()
    answer = await club.ben.command("/table show")
    goes_on.set()
    await starting
    await club.settled()
    assert "is at the bottom of this channel" not in club.ben.text(answer.message)
    assert len(club.posts()) == 1, "the lobby"
    assert club.asked(thread_of(club).name)


@pytest.mark.parametrize("place", ["cake-table", "by the oven"])
async def test_a_table_keeps_its_thread_wherever_it_is_shown(club: Club, place: str) -> None:
    thread = await seated_in_thread(club, club.ada, club.ben)
    here = place if place == "cake-table" else open_thread(club, place)
    before, old = [one["id"] for one in club.posts(channel=here)], club.post(thread)
    answer = await club.ada.command("/table show", channel=here)
    (row,) = await club.bot.store.tables.unfinished()
    assert row.post is not None
    assert f"<#{row.post.channel_id}>" in club.ada.text(answer.message)
    await club.settled()
    assert [one["id"] for one in club.posts(channel=here)] == before, "it is not here"
    new = club.post(thread)
    assert new["id"] != old["id"]
    assert not club.ada.controls(club.ada.now(old) or {})
    first = club.asked(thread)
    await club.press(first, "Pass", thread)
    assert f"{first.mention} passes." in club.story(thread)
    threads = [one for one in club.pg.world.channels.values() if isinstance(one, Thread)]
    assert [one.name for one in threads if one.name != "by the oven"] == [thread]


async def test_a_table_whose_thread_is_deleted_is_shown_in_its_channel_and_stays_there(club: Club) -> None:
    thread = await seated_in_thread(club, club.ada, club.ben)
    delete_channel(club.pg.services.stage, thread_of(club))
    answer = await club.ada.command("/table show")
    assert "is at the bottom of this channel" in club.ada.text(answer.message)
    await club.settled()
    first = club.asked()
    await club.press(first, "Pass")
    assert f"{first.mention} passes." in club.story()
    assert thread not in [one.name for one in club.pg.world.channels.values()]
