"""The places of tables: their own threads, channels that are deleted and come back, and spectators."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.tables.commands import TableActionKind
from bot.tables.session import Session
from data.errors import StoreUnavailable
from data.records.tables import MoveRecord
from playground import Visitor
from playground.world.nouns import Thread
from playground.world.permissions import Permission
from playground.world.places import delete_channel, set_archived, tell_channel
from tests.endtoend.play import Club, gives_up


def thread_of(club: Club) -> Thread:
    """Return the only thread."""
    (thread,) = (channel for channel in club.pg.world.channels.values() if isinstance(channel, Thread))
    return thread


async def seated_in_thread(club: Club, *people: Visitor, **options: Any) -> str:
    """Start a duel in its own thread; return the thread's name."""
    await club.ada.command("/settings threads", wanted=True)
    await club.seat(*people, **options)
    return thread_of(club).name


async def session(club: Club) -> Session:
    """Return the only running table."""
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    return await club.bot.tables.session(row.id)


# Threads


async def test_a_table_gets_a_thread_when_the_cards_are_dealt(club: Club) -> None:
    name = await seated_in_thread(club, club.ada, club.ben)
    thread = thread_of(club)
    assert name == "Cake Duel: Ada, Ben"
    assert {club.ada.id, club.ben.id} <= set(thread.joined) | {club.ada.id, club.ben.id}
    (lobby,) = club.posts()
    assert not club.ada.controls(lobby)
    assert thread.id == int(lobby["id"])
    first = club.asked(channel=thread.name)
    await club.press(first, "Pass", channel=thread.name)
    assert f"{first.mention} passes." in club.story(channel=thread.name)
    assert len(club.posts()) == 1, "the channel stays calm"


async def test_a_new_thread_pings_its_players_once_apart_from_those_who_want_no_pings(club: Club) -> None:
    await club.ben.command("/preferences", pings="never")
    name = await seated_in_thread(club, club.ada, club.ben)
    assert [sum(one["pings_me"] for one in person.messages(name)) for person in (club.ada, club.ben)] == [
        1,
        0,
    ]


async def test_commands_find_the_table_in_its_thread_and_in_the_channel(club: Club) -> None:
    name = await seated_in_thread(club, club.ada, club.ben)
    first = club.asked(channel=name)
    await first.command("/duel pass", channel=name)
    second = club.other(first)
    await second.command("/duel pass")
    await club.settled()
    assert (await session(club)).progress.version == 2


async def test_a_finished_table_leaves_its_result_in_the_channel_and_archives_its_thread(club: Club) -> None:
    await seated_in_thread(club, club.ada, club.ben)
    await gives_up(club.ada)
    await club.settled()
    thread = thread_of(club)
    assert thread.archived
    (summary,) = club.posts()
    assert f"{club.ada.mention} gave up" in club.ada.text(summary)
    assert f"/{thread.id}/" in club.ada.text(summary)
    await club.press(club.ben, "Play again")
    assert "seat held for you" in club.words()


async def test_playing_again_in_a_thread_names_the_channel_with_the_next_table(club: Club) -> None:
    name = await seated_in_thread(club, club.ada, club.ben)
    await gives_up(club.ada)
    await club.settled()
    again = await club.ben.press(club.post(name), "Play again")
    assert f"Your table is here: <#{club.pg.channel('cake-table').id}>" in club.ben.text(again.message)
    await club.settled()
    second = await club.ada.press(club.post(name), "Play again")
    assert f"/{club.post()['id']}" in club.ada.text(second.message)
    await club.press(club.ben, "Start")
    (row,) = await club.bot.store.tables.unfinished()
    assert {seat.user_id for seat in row.seats} == {club.ada.id, club.ben.id}
    assert row.started_at is not None


async def test_without_the_permission_no_table_opens_and_the_permission_is_named(club: Club) -> None:
    await club.ada.command("/settings threads", wanted=True)
    club.pg.faults.deny("CREATE_PUBLIC_THREADS", "cake-table")
    answer = await club.ben.command("/duel new")
    assert "“Create Public Threads”" in club.ben.text(answer.message)


async def test_a_thread_that_cannot_be_opened_leaves_the_table_in_the_channel(club: Club) -> None:
    await club.ada.command("/settings threads", wanted=True)
    await club.ada.command("/duel new")
    await club.ben.press(club.post(), "Join")
    club.pg.faults.deny("CREATE_PUBLIC_THREADS", "cake-table")
    await club.press(club.ada, "Start")
    assert club.asked().can_press(club.post(), "Pass")


async def test_a_thread_that_discord_archived_is_unarchived(club: Club) -> None:
    name = await seated_in_thread(club, club.ada, club.ben)
    first = club.asked(channel=name)
    set_archived(club.pg.services.stage, thread_of(club), archived=True)
    await first.command("/duel pass")
    await club.settled()
    await club.press(club.other(first), "Pass", channel=name)
    assert (await session(club)).progress.version == 2


async def test_a_thread_whose_first_post_was_not_stored_is_found_again(club: Club) -> None:
    """The bot is killed between opening the thread and storing its post."""
    name = await seated_in_thread(club, club.ada, club.ben)
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    lobby = club.posts()[0]
    assert row.post is not None
    forgotten = replace(row.post, channel_id=row.channel_id, message_id=int(lobby["id"]), turn=-1)
    await club.bot.tables.set_shown(row.id, 0, forgotten)
    club.bot.updater.live.clear()
    first = club.asked(channel=name)
    await first.command("/duel pass")
    await club.settled()
    shown = [post for post in club.posts(channel=name) if club.ada.controls(post)]
    assert len(shown) == 1, "one post has enabled controls"


# Sleeping


async def test_a_table_whose_channel_is_deleted_sleeps_and_wakes_elsewhere(club: Club) -> None:
    await club.pg.create_channel("old")
    await club.ada.command("/duel new", channel="old")
    await club.ben.press(club.post("old"), "Join")
    await club.press(club.ada, "Start", channel="old")
    await club.pg.delete_channel("old")
    await club.settled()
    table = await session(club)
    assert table.status.is_asleep
    assert table.first_deadline() is None, "nobody loses by the clock"
    assert "The table is asleep" in club.ben.text(club.ben.dms()[-1])
    refused = await club.ben.command("/duel pass")
    assert "This table is asleep" in club.ben.text(refused.message)
    await club.ben.command("/table show")
    await club.settled()
    assert not table.status.is_asleep
    assert "☀️ The table is awake again." in club.story()
    await club.press(club.asked(), "Pass")


async def test_a_table_whose_thread_is_deleted_sleeps_and_wakes_in_the_channel(club: Club) -> None:
    await seated_in_thread(club, club.ada, club.ben)
    delete_channel(club.pg.services.stage, thread_of(club))
    await club.settled()
    assert (await session(club)).status.is_asleep
    await club.ada.command("/table show")
    await club.settled()
    assert not (await session(club)).status.is_asleep
    await club.press(club.asked(), "Pass")


async def test_a_table_in_a_channel_without_access_sleeps_until_access_returns(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    channel = club.pg.channel("cake-table")
    first = club.asked()
    bot_id = club.pg.world.bot_id
    channel.overwrites.append({"id": bot_id, "type": 1, "allow": 0, "deny": int(Permission.VIEW_CHANNEL)})
    tell_channel(club.pg.services.stage, "UPDATE", channel)
    await first.command("/duel pass")  # the answer to a press would still edit the post
    await club.settled()
    table = await session(club)
    assert table.status.is_asleep
    version = table.progress.version
    channel.overwrites.clear()
    tell_channel(club.pg.services.stage, "UPDATE", channel)
    await club.ada.wait_for(lambda: not table.status.is_asleep or None)
    await club.settled()
    assert table.progress.version == version + 1
    await club.press(club.asked(), "Pass")


async def test_tables_sleep_while_the_bot_is_not_in_the_server(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    table = await session(club)
    await club.pg.kick_bot()
    await club.settled()
    await club.ada.wait_for(lambda: table.status.is_asleep or None)
    await club.pg.join(club.pg.world.user(club.pg.world.bot_id))
    await club.ada.wait_for(lambda: not table.status.is_asleep or None)
    await club.settled()
    await club.press(club.asked(), "Pass")


async def test_a_table_whose_post_is_deleted_is_shown_in_the_channel_of_the_command(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await club.pg.delete_message(club.post())
    answer = await club.ben.command("/table show")
    assert "✅ Your table's post" in club.ben.text(answer.message)
    await club.settled()
    await club.press(club.asked(), "Pass")


async def test_a_table_whose_sleep_cannot_be_stored_sleeps_later(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.ui.live_message.RETRY_SECONDS", 0.02)
    await club.seat(club.ada, club.ben)
    table, add_move, failures = await session(club), club.bot.store.tables.add_move, 1
    channel, bot_id = club.pg.channel("cake-table"), club.pg.world.bot_id

    async def flaky(move: MoveRecord, **more: Any) -> None:
        nonlocal failures
        if move.token == TableActionKind.SLEEP and failures:
            failures -= 1
            raise StoreUnavailable("the disk is away")
        await add_move(move, **more)

    monkeypatch.setattr(club.bot.store.tables, "add_move", flaky)
    channel.overwrites.append({"id": bot_id, "type": 1, "allow": 0, "deny": int(Permission.VIEW_CHANNEL)})
    club.bot.updater.changed(table.table.id)
    await club.asked().command("/duel pass")
    await club.ada.wait_for(lambda: table.status.is_asleep or None)
    assert not failures


# Spectators


async def test_pings_for_two_hundred_spectators_fit_into_messages(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    table = await session(club)
    spectators = [10**18 + number for number in range(199)] + [club.cleo.id]
    for user_id in spectators:
        await club.bot.store.tables.set_watching(table.table.id, user_id, is_on=True)
    await gives_up(club.ada)
    await club.settled()
    calls = [message for message in club.cleo.messages("cake-table") if "👀" in message["content"]]
    assert all(len(message["content"]) <= 2000 for message in calls)
    named = [int(number) for message in calls for number in re.findall(r"<@(\d+)>", message["content"])]
    assert all(named.count(user_id) == 1 for user_id in spectators)
    assert sum(message["pings_me"] for message in calls) == 1


async def test_spectators_are_pinged_at_the_turning_points(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    answer = await club.cleo.press(club.post(), "Table…")
    assert "You are not playing here" in club.cleo.text(answer.message)
    assert answer.message is not None
    watching = await club.cleo.press(answer.message, "Watch")
    assert "You are watching this table" in club.cleo.text(watching.message)

    def calls() -> list[dict[str, Any]]:
        said = club.cleo.messages("cake-table")
        return [message for message in said if message["pings_me"] and "👀" in club.cleo.text(message)]

    await club.press(club.asked(), "Pass")
    assert not calls()
    await club.press(club.asked(), "Pass")
    assert len(calls()) == 1, "a bout has ended"
    assert not any(message["pings_me"] for message in club.dov.messages("cake-table"))
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    stopped = await club.cleo.command("/table watch", table=row.id)
    assert "no longer" in club.cleo.text(stopped.message)
    await gives_up(club.ada)
    await club.settled()
    assert len(calls()) == 1


async def test_only_running_tables_of_this_server_can_be_watched(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    (choice,) = await club.cleo.autocomplete("/table watch", option="table")
    assert "Ada, Ben" in choice["name"]
    refused = await club.cleo.command("/table watch", table="abcdefgh")
    assert "no such table" in club.cleo.text(refused.message)
    await club.cleo.command("/table watch", table=choice["value"])
    await gives_up(club.ada)
    await club.settled()
    assert any(message["pings_me"] for message in club.cleo.messages("cake-table")), "the end is one too"
    over = await club.cleo.command("/table watch", table=choice["value"])
    assert "is over" in club.cleo.text(over.message)
