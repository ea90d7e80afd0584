"""What a restart, a crash or a slow channel must not do to a table, each case separately."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.sent_messages import PostDetail, with_detail
from bot.tables.changes import ANYTHING
from bot.tables.commands import Move, TableAction, TableActionKind
from bot.tables.lobby import Member
from bot.tasks import named
from cogs.i18n.messages import Messages
from cogs.table_post import render
from data.errors import StoreError
from data.records.tables import Ending, Post, Result, SentKind, SentMessage, Table
from data.sqlite.database import open_store
from data.store import Store
from games.catalog import GAMES
from games.duel.actions import Pass
from playground import Playground
from playground.world.places import delete_channel
from tests.endtoend.play import SCHEMA, Club, gives_up, running
from tests.endtoend.table_posts import custom_ids
from tests.endtoend.test_guild_lifecycle import seated_in_thread, thread_of
from tests.waiting import until

POST = "POST /channels/{channel_id}/messages"
Lives = Callable[[], AbstractAsyncContextManager[Club]]


@pytest.fixture
def lives(pg: Playground, tmp_path: Path) -> Lives:
    """Runs of the bot, one after the other, on one database."""

    @asynccontextmanager
    async def live() -> AsyncIterator[Club]:
        store = await open_store(tmp_path / "cakeclub.sqlite3")
        async with running(pg, store) as bot:
            club = Club(pg, bot)
            yield club

    return live


@pytest.fixture
async def pg() -> AsyncIterator[Playground]:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        yield pg


async def test_a_change_during_a_post_update_is_shown_too(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    first = club.asked()
    club.pg.faults.slow("PATCH /channels/{channel_id}/messages", 0.3)
    await first.command("/duel pass")
    await club.other(first).command("/duel pass")
    await club.settled()
    assert f"{club.other(first).mention} passes." in club.story()
    assert "Bout 2" in club.story()


async def test_turns_that_no_post_has_shown_are_still_reported(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    first = club.asked()
    club.pg.faults.slow("PATCH /channels/{channel_id}/messages", 0.3)
    await first.command("/duel attack", cards=await _a_card(first), claim="soldier")
    await club.other(first).command("/duel accept")
    await club.other(first).command("/duel pass")
    await first.command("/duel pass")
    await first.wait_for(lambda: "Bout 2" in club.words() or None)
    await club.settled()
    *left, _ = (club.ada.text(post) for post in club.posts())
    story = "\n".join(left)
    assert story.count("steals one cake") == 1
    assert story.count(f"{club.other(first).mention} passes.") == 1
    assert story.count(f"{first.mention} passes.") == 1


async def test_a_move_from_an_abandoned_post_shows_no_hand(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    first, old = club.asked(), club.post()
    await first.command("/table show")
    await club.settled()
    await first.press(old, "Pass", stale=True)
    await club.settled()
    assert "Your hand" not in club.story()
    assert f"{first.mention} passes." in club.story()


async def test_a_game_that_started_unseen_is_shown_at_the_next_start(lives: Lives) -> None:
    async with lives() as club:
        await club.ada.command("/duel new")
        await club.ben.press(club.post(), "Join")
        (row,) = await club.bot.store.tables.unfinished()
        club.bot.shown_changes.stop()  # it is killed before it can show anything
        await club.bot.lobbies.start(row.id, club.ada.id)
    async with lives() as club:
        await club.settled()
        assert club.asked().can_press(club.post(), "Pass")
        assert not club.ada.controls(club.posts()[0])


@pytest.mark.parametrize("threads", [True, False], ids=["thread", "channel"])
async def test_bouts_that_were_played_unseen_are_told_by_the_first_post_and_not_by_the_lobby(
    lives: Lives, threads: bool
) -> None:
    """A process that stood still may edit the lobby late, as it was left when the game began."""
    async with lives() as club:
        await club.ada.command("/settings threads", wanted=threads)
        await club.ada.command("/settings pictures", shown=False)
        await club.ada.command("/duel new", trophies=5)
        await club.ben.press(club.post(), "Join")
        (row,) = await club.bot.store.tables.unfinished()
        club.bot.shown_changes.stop()  # it is killed before it can show anything
        await club.bot.lobbies.start(row.id, club.ada.id)
        session = await club.bot.tables.session(row.id)
        while session.progress.turn < 4:
            player = session.table.seats[min(session.actors)].user_id
            assert player is not None
            await club.bot.tables.apply(row.id, player, Move(Pass()))
        assert render.first_turn(session) > session.progress.first_turn
    async with lives() as club:
        await club.settled()
        (shown,) = await club.bot.store.tables.unfinished()
        assert shown.post is not None
        name = club.pg.world.channels[shown.post.channel_id].name
        assert " passes." not in club.ada.text(club.posts()[0])
        first = club.posts(channel=name)[0 if threads else 1]
        assert club.ada.text(first).count(" passes.") == 3
        await club.press(club.asked(name), "Pass", name)
        assert club.ada.text(club.ada.now(first)).count(" passes.") >= 3


async def test_a_lobby_that_changed_unseen_is_shown_at_the_next_start(lives: Lives) -> None:
    async with lives() as club:
        await club.ada.command("/duel new")
        (row,) = await club.bot.store.tables.unfinished()
        await _join_unseen(club, row.id)
        assert f"**2.** {club.ben.mention}" not in club.words()
    async with lives() as club:
        await club.ben.wait_for(lambda: f"**2.** {club.ben.mention}" in club.words() or None)
        assert len(club.posts()) == 1


async def test_a_lobby_that_has_not_changed_costs_no_request_at_a_start(lives: Lives) -> None:
    async with lives() as club:
        await club.ada.command("/duel new")
        before = club.post()
    async with lives() as club:
        asked = len(club.pg.calls())
        await club.settled()
        assert not [call for call in club.pg.calls()[asked:] if "/messages" in call.route]
        assert club.post() == before


@pytest.mark.usefixtures("held_up")
async def test_a_post_that_was_not_stored_is_found_again(
    lives: Lives, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is killed between sending a turn's post and storing it, and stays away until the nonce expires."""
    async with lives() as club:
        await club.seat(club.ada, club.ben)
        first = club.asked()
        _forget_posts(club.bot.store, monkeypatch)
        await club.press(first, "Pass")
    monkeypatch.undo()
    shown = len(club.posts())
    async with lives() as club:
        await club.settled()
        assert len(club.posts()) == shown
        assert [bool(custom_ids(post)) for post in club.posts()] == [False] * (shown - 1) + [True]
        await club.press(club.asked(), "Pass")
        assert "Bout 2" in club.story()


@pytest.mark.usefixtures("held_up")
async def test_a_post_in_place_of_a_deleted_thread_is_found_again_where_it_was_sent(
    lives: Lives, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is killed between sending the post in the channel and storing which message it is."""
    async with lives() as club:
        await seated_in_thread(club, club.ada, club.ben)
        delete_channel(club.pg.services.stage, thread_of(club))
        await club.settled()
        set_shown, is_killed = club.bot.store.tables.set_shown, asyncio.Event()

        async def killed(table_id: str, shown: int, post: Post | None, **rest: bool) -> None:
            if post is not None and post.message_id in club.pg.world.messages:
                is_killed.set()
                await _never_ends()
            await set_shown(table_id, shown, post, **rest)

        monkeypatch.setattr(club.bot.store.tables, "set_shown", killed)
        asked = asyncio.create_task(club.ada.command("/table show"))
        await is_killed.wait()
    asked.cancel()
    monkeypatch.undo()
    async with lives() as club:
        await club.ada.wait_for(lambda: "The table is awake again" in club.story() or None)
        (post,) = [one for one in club.posts() if custom_ids(one)]
        stored = (await _table(club.bot.store)).post
        assert stored is not None and stored.message_id == int(post["id"])
        await club.asked().press(post, "Pass")
        await club.ada.wait_for(lambda: "passes." in club.story() or None)


@pytest.mark.usefixtures("held_up")
async def test_a_table_that_is_shown_but_still_asleep_wakes_up_after_a_crash(
    lives: Lives, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lives() as club:
        await seated_in_thread(club, club.ada, club.ben)
        delete_channel(club.pg.services.stage, thread_of(club))
        await club.settled()
        is_killed = asyncio.Event()

        async def killed(_: str) -> None:
            is_killed.set()
            await _never_ends()

        monkeypatch.setattr(club.bot.tables, "wake_up", killed)
        await club.ada.command("/table show")
        await is_killed.wait()
    monkeypatch.undo()
    async with lives() as club:
        await club.ada.wait_for(lambda: "The table is awake again" in club.story() or None)
        await club.asked().press(club.post(), "Pass")


@pytest.mark.usefixtures("held_up")
async def test_a_table_whose_post_in_a_deleted_thread_was_not_stored_is_shown_by_a_command(
    lives: Lives, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is killed between sending the first post in the thread and storing it; then the thread is deleted."""
    async with lives() as club:
        set_shown, is_killed = club.bot.store.tables.set_shown, asyncio.Event()

        async def killed(table_id: str, shown: int, post: Post | None, **rest: bool) -> None:
            if post is not None and post.turn > render.LOBBY_TURN:
                is_killed.set()
                await _never_ends()
            await set_shown(table_id, shown, post, **rest)

        await club.ada.command("/settings threads", wanted=True)
        await club.ada.command("/duel new")
        await club.ben.press(club.post(), "Join")
        await club.settled()
        monkeypatch.setattr(club.bot.store.tables, "set_shown", killed)
        await club.ada.press(club.post(), "Start")
        await is_killed.wait()
        thread = thread_of(club)
    monkeypatch.undo()
    delete_channel(club.pg.services.stage, thread)
    async with lives() as club:
        await club.settled()
        assert (await club.bot.tables.session((await _table(club.bot.store)).id)).status.is_asleep
        await club.ada.command("/table show")
        await club.settled()
        await club.asked().press(club.post(), "Pass")
        await club.ada.wait_for(lambda: "passes." in club.story() or None)


async def test_the_end_of_a_game_that_was_given_up_while_it_slept_counts_as_shown(lives: Lives) -> None:
    async with lives() as club:
        await seated_in_thread(club, club.ada, club.ben)
        table_id = (await _table(club.bot.store)).id
        delete_channel(club.pg.services.stage, thread_of(club))
        await club.bot.tables.fall_asleep(table_id)
        await club.settled()
        await gives_up(club.ada)
        await club.settled()
        assert "🏳️" in club.words()
        row = await club.bot.store.tables.get(table_id)
        assert row is not None and row.shown == row.version


async def test_what_an_answer_has_shown_is_stored_a_moment_later(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await club.attack(club.asked(), "soldier")
    async with asyncio.timeout(60):
        while (row := await _table(club.bot.store)).shown < 1:
            await asyncio.sleep(0.05)
    assert row.post is not None and row.post.message_id == int(club.post()["id"])


@pytest.mark.usefixtures("held_up")
async def test_what_an_answer_has_shown_is_stored_before_the_bot_stops(
    lives: Lives, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.table_post.post.QUIET_SECONDS", 3600.0)
    async with lives() as club:
        await club.seat(club.ada, club.ben)
        await club.attack(club.asked(), "soldier")
        assert (await _table(club.bot.store)).shown == 0, "it waits for the next press"
    async with lives() as club:
        assert (await _table(club.bot.store)).shown == 1


@pytest.mark.usefixtures("held_up")
async def test_a_found_post_is_stored_at_once(lives: Lives, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is killed again, after closing the found post and before storing the next one."""
    async with lives() as club:
        await club.seat(club.ada, club.ben)
        _forget_posts(club.bot.store, monkeypatch)
        await club.attack(club.asked(), "soldier")
        await club.press(club.asked(), "Accept")
    async with lives() as club:
        await club.settled()
        _forget_posts(club.bot.store, monkeypatch)
        await club.press(club.asked(), "Pass")
    async with lives() as club:
        await club.settled()
        assert club.story().count("steals one cake") == 1


async def test_several_older_posts_that_are_found_tell_each_turn_once(lives: Lives) -> None:
    """Processes died one after the other, each before it noted that its post had lost its controls."""
    async with lives() as club:
        await club.seat(club.ada, club.ben)
        posts = [club.post()]
        for _ in range(2):
            await club.dov.say("Good luck!", "cake-table")
            await club.press(club.asked(), "Pass")
            posts.append(club.post())
        row = await _table(club.bot.store)
        all_sent = await club.bot.store.sent_messages.about(row.id)
        sent = next(one for one in all_sent if one.kind is SentKind.POST)
        for turn, post in enumerate(posts[:-1], start=1):
            older = replace(sent, nonce=f"older {turn}", message_id=int(post["id"]))
            await club.bot.store.sent_messages.keep(with_detail(older, PostDetail(turn)))
        told = [club.ada.text(club.ada.now(post)) for post in posts[:-1]]
        assert len(set(told)) == len(told)
    async with lives() as club:
        await club.press(club.asked(), "Pass")
        await club.settled()
        assert [club.ada.text(club.ada.now(post)) for post in posts[:-1]] == told
        left = await club.bot.store.sent_messages.about(row.id)
        known = [one.message_id for one in left if one.kind is SentKind.POST]
        assert known == [int(club.post()["id"])]


async def test_a_turn_ping_that_was_not_stored_is_deleted(
    lives: Lives, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    async with lives() as club:
        await club.seat(club.ada, club.ben)
        await club.attack(club.asked(), "soldier")
        (ping,) = _calls(club)
    async with lives() as club:
        await club.press(club.asked(), "Accept")
        await club.ada.wait_for(lambda: ping not in _calls(club) or None)


async def test_a_member_whom_a_post_has_pinged_is_not_pinged_again_after_a_restart(
    lives: Lives, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    async with lives() as club:
        await club.seat(club.ada, club.ben)
        first = club.asked()
        assert any(message["pings_me"] for message in first.messages("cake-table"))
    async with lives() as club:
        await club.press(club.other(first), "Pass")  # it is refused, and the post is looked at
        assert not _calls(club)


async def test_a_turn_ping_before_its_tables_post_is_deleted(
    lives: Lives, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart, the bot only looks for turn pings newer than the stored post."""
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    async with lives() as club:
        await club.seat(club.ada, club.ben)
        await club.attack(club.asked(), "soldier")
        (ping,) = _calls(club)
        await club.ada.command("/table show")
        await club.settled()
    async with lives() as club:
        await club.press(club.asked(), "Accept")
        await club.settled()
        assert ping not in _calls(club)


@pytest.mark.usefixtures("held_up")
@pytest.mark.parametrize("is_over", [False, True])
async def test_a_hand_that_was_sent_just_before_a_crash_is_found_again(
    lives: Lives, monkeypatch: pytest.MonkeyPatch, is_over: bool
) -> None:
    monkeypatch.setattr("cogs.ui.live_message.RETRY_SECONDS", 3600.0)
    async with lives() as club:
        keep = club.bot.store.sent_messages.keep

        async def keep_sending(sent: SentMessage) -> None:
            if sent.message_id:  # the bot is killed before it stores which message it is
                raise StoreError("killed")
            await keep(sent)

        with monkeypatch.context() as broken:
            broken.setattr(club.bot.store.sent_messages, "keep", keep_sending)
            await club.seat(club.ada, club.ben)
            (row,) = await club.bot.store.tables.unfinished()
            if is_over:
                broken.setattr(club.bot.hands, "changed", lambda _: None)
                await club.bot.tables.apply(row.id, club.ada.id, TableAction(TableActionKind.CONCEDE))
        assert len(club.ada.dms()) == 1
    async with lives() as club:
        await club.settled()
        assert len(club.ada.dms()) == (0 if is_over else 1)
        if not is_over:
            first = club.asked()
            await club.press(first, "Pass")
            (message,) = first.dms()
            assert f"{club.other(first).mention}: attack or pass" in first.text(message), (
                "it follows the game"
            )


async def test_what_was_sent_with_a_hand_before_a_restart_is_deleted_with_the_hand(lives: Lives) -> None:
    async with lives() as club:
        await club.seat(club.ada, club.ben)
        (row,) = await club.bot.store.tables.unfinished()
        await club.bot.hands.tell(row.id, club.ada.id, "You saw Ben's hand.", nonce="look")
        assert len(club.ada.dms()) == 2
    async with lives() as club:
        await gives_up(club.ben)
        await club.settled()
        assert not club.ada.dms()
        await club.bot.hands.tell(row.id, club.ada.id, "You saw Ben's hand.", nonce="late look")
        assert not club.ada.dms(), "it would stay for good"


@pytest.mark.usefixtures("held_up")
async def test_a_post_is_stored_before_a_press_takes_its_controls_away(
    lives: Lives, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart, posts and pings newer than the stored post are found by the post's controls."""
    monkeypatch.setattr("cogs.ui.live_message.RETRY_SECONDS", 3600.0)
    async with lives() as club:
        await club.seat(club.ada, club.ben)
        with monkeypatch.context() as broken:
            broken.setattr(club.bot.store.tables, "set_shown", _fails)
            await club.press(club.asked(), "Pass")
            unstored = club.post()
            # The bot is killed before it sends the next post.
            broken.setattr("cogs.table_post.post_messages.PostMessages.send", _never_ends)
            await club.press(club.asked(), "Pass")
    async with lives() as club:
        await club.settled()
        *left, _ = (club.ada.text(post) for post in club.posts())
        assert not custom_ids(club.ada.now(unstored) or {})
        assert "\n".join(left).count("passes.") == 2


@pytest.mark.usefixtures("held_up")
async def test_a_post_is_not_stored_before_the_one_that_it_replaces_has_lost_its_controls(
    lives: Lives, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What an answer has shown is stored later: the bot stops by then, and the next post has been sent."""
    monkeypatch.setattr("cogs.table_post.post.QUIET_SECONDS", 3600.0)
    async with lives() as club:
        await club.seat(club.ada, club.ben)
        await club.attack(club.asked(), "soldier")
        old = club.post()
        await club.dov.say("Good luck!", "cake-table")
        club.pg.faults.fail("PATCH /channels/{channel_id}/messages/{message_id}", times=5)
        await club.asked().command("/duel accept")
        await club.ada.wait_for(lambda: club.post()["id"] != old["id"])
    club.pg.faults.clear()
    async with lives() as club:
        await club.ada.wait_for(lambda: not custom_ids(club.ada.now(old) or {}))
        assert "steals one cake" in club.ada.text(club.ada.now(old))


async def test_two_pings_of_one_member_are_deleted_after_a_restart(
    lives: Lives, pg: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first could not be deleted before the bot was killed, and another was sent in the same turn."""
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    monkeypatch.setattr("cogs.ui.live_message.RETRY_SECONDS", 3600.0)
    async with lives() as club:
        await club.seat(club.ada, club.ben)
        first = club.asked()
        await club.attack(first, "soldier")
        (row,) = await club.bot.store.tables.unfinished()
        assert row.post is not None
        channel = club.bot.client.get_partial_messageable(row.post.channel_id)

        async def send(nonce: str) -> int:
            return (await channel.send(f"{club.other(first).mention}, it's your turn", nonce=nonce)).id

        (sent,) = [
            one for one in await club.bot.store.sent_messages.about(row.id) if one.kind is SentKind.PING
        ]
        await club.bot.outbox.send(replace(sent, nonce="again", message_id=0), send)
        pings = _calls(club)
        assert len(pings) == 2
    async with lives() as club:
        await club.press(club.asked(), "Accept")
        await club.settled()
        assert not set(pings) & set(_calls(club))


async def test_a_ping_sent_while_the_game_ends_is_deleted(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A ping is on its way to Discord when the last move is made."""
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    await club.seat(club.ada, club.ben)
    first = club.asked()
    club.pg.faults.slow(POST, 0.5)
    await first.command("/duel attack", cards=await _a_card(first), claim="soldier")
    await until(lambda: any("it's your turn" in str(call.body) for call in club.pg.calls()))
    await gives_up(club.other(first))
    await club.settled()
    assert "gave up" in club.words()
    assert not _calls(club)


async def test_a_ping_whose_answer_was_lost_is_deleted_when_the_member_has_acted(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    monkeypatch.setattr("cogs.ui.live_message.RETRY_SECONDS", 3600.0)
    await club.seat(club.ada, club.ben)
    club.pg.faults.lose_answer(POST, times=2)
    await club.attack(club.asked(), "soldier")
    (ping,) = _calls(club)
    club.pg.faults.clear()
    await club.press(club.asked(), "Accept")
    await club.settled()
    assert ping not in _calls(club)


async def test_a_ping_whose_answer_was_lost_is_not_sent_twice(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where Discord has forgotten the nonce by then."""
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    monkeypatch.setattr("cogs.ui.live_message.RETRY_SECONDS", 0.05)
    monkeypatch.setattr("playground.messages.NONCE_SECONDS", 0.0)
    await club.seat(club.ada, club.ben)
    club.pg.faults.lose_answer(POST)
    await club.attack(club.asked(), "soldier")
    await _found_again(club)
    (ping,) = _calls(club)
    await club.press(club.asked(), "Accept")
    await club.settled()
    assert ping not in _calls(club)


async def test_a_ping_that_cannot_be_deleted_yet_is_deleted_later(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    monkeypatch.setattr("cogs.ui.live_message.RETRY_SECONDS", 0.05)
    await club.seat(club.ada, club.ben)
    await club.attack(club.asked(), "soldier")
    (ping,) = _calls(club)
    club.pg.faults.fail("DELETE /channels", times=2)
    await club.press(club.asked(), "Accept")
    await club.ada.wait_for(lambda: ping not in _calls(club) or None)
    await gives_up(club.ada)
    await club.settled()
    await club.ada.wait_for(lambda: not club.bot.updater.pings._tables or None)


@pytest.mark.usefixtures("held_up")
async def test_a_post_is_not_stored_while_an_older_ping_exists(
    lives: Lives, pg: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart, the bot looks for pings newer than the stored post."""
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    monkeypatch.setattr("cogs.ui.live_message.RETRY_SECONDS", 3600.0)
    async with lives() as club:
        await club.seat(club.ada, club.ben)
        await club.attack(club.asked(), "soldier")
        pg.faults.fail("DELETE /channels", times=100)
        pings = _calls(club)
        await club.press(club.asked(), "Accept")
        assert pings
        assert set(pings) <= set(_calls(club))
        pg.faults.clear()
    async with lives() as club:
        await club.settled()
        assert not set(pings) & set(_calls(club))


async def test_a_ping_of_a_table_that_can_no_longer_be_played_is_deleted(
    lives: Lives, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    async with lives() as club:
        await club.seat(club.ada, club.ben)
        await club.attack(club.asked(), "soldier")
        assert len(_calls(club)) == 1
    monkeypatch.setattr(type(GAMES["duel"]), "edition", GAMES["duel"].edition + 1)
    async with lives() as club:
        await club.ben.press(club.post(), "Accept")
        await club.settled()
        assert not custom_ids(club.post())
        assert not _calls(club)


async def test_the_call_of_a_spectator_stays_after_a_restart(lives: Lives) -> None:
    """It links to the table's post as a ping does, and nobody has to act."""
    async with lives() as club:
        await club.seat(club.ada, club.ben)
        (row,) = await club.bot.store.tables.unfinished()
        assert row.post is not None
        link = f"https://discord.com/channels/{row.guild_id}/{row.post.channel_id}/{row.post.message_id}"
        news = f"{club.ada.mention} leads 1 : 0"
        text = Messages()("spectator-ping", who=club.cleo.mention, news=news, people="Ada and Ben", link=link)
        await club.bot.client.get_partial_messageable(row.post.channel_id).send(text)
    async with lives() as club:
        await club.press(club.asked(), "Pass")
        assert len([text for text in _contents(club) if "👀" in text]) == 1


@pytest.mark.usefixtures("held_up")
@pytest.mark.parametrize("is_told", [False, True])
async def test_spectators_are_called_once_though_the_bot_is_killed_before_the_post_is_stored(
    lives: Lives, monkeypatch: pytest.MonkeyPatch, *, is_told: bool
) -> None:
    """Also where Discord has forgotten the nonce by then."""
    monkeypatch.setattr("playground.messages.NONCE_SECONDS", 0.0)
    monkeypatch.setattr("cogs.ui.live_message.RETRY_SECONDS", 3600.0)
    async with lives() as club:
        await club.seat(club.ada, club.ben)
        (row,) = await club.bot.store.tables.unfinished()
        await club.cleo.command("/table watch", table=row.id)
        await club.press(club.asked(), "Pass")
        with monkeypatch.context() as broken:
            broken.setattr(club.bot.store.tables, "set_shown", _fails)
            if not is_told:
                broken.setattr(club.bot.outbox, "notice", _fails)
            await club.press(club.asked(), "Pass")
        assert len([text for text in _contents(club) if "👀" in text]) == is_told
    async with lives() as club:
        await until(lambda: any("👀" in text for text in _contents(club)))
        await until(lambda: not named("watch "))
        assert len([text for text in _contents(club) if "👀" in text]) == 1


async def test_a_table_whose_channel_was_deleted_meanwhile_is_shown_in_the_channel_of_the_command(
    lives: Lives, pg: Playground
) -> None:
    async with lives() as club:
        await pg.create_channel("old")
        await club.ada.command("/duel new", channel="old")
        await club.ben.press(club.post("old"), "Join")
        await club.press(club.ada, "Start", channel="old")
    await pg.delete_channel("old")
    async with lives() as club:
        answer = await club.ben.command("/table show")
        assert "✅ Your table's post" in club.ben.text(answer.message)
        await club.settled()
        await club.press(club.asked(), "Pass")


async def test_an_unseen_end_without_a_move_is_shown_at_the_next_start(lives: Lives) -> None:
    async with lives() as club:
        await club.seat(club.ada, club.ben)
        (row,) = await club.bot.store.tables.unfinished()
        club.bot.shown_changes.stop()  # it is killed before it can show anything
        await club.bot.tables.end(row.id, Result(ending=Ending.ENDED, reason="too late"))
    async with lives() as club:
        await club.settled()
        assert "too late" in club.words()
        assert not await club.bot.store.tables.unfinished()


@pytest.mark.usefixtures("held_up")
async def test_a_hand_that_was_not_stored_is_not_sent_twice(
    lives: Lives, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lives() as club:
        keep = club.bot.store.sent_messages.keep

        async def lost(sent: SentMessage) -> None:
            if sent.kind is SentKind.HAND:
                raise OSError("the bot dies here")
            await keep(sent)

        with monkeypatch.context() as crash:
            crash.setattr(club.bot.store.sent_messages, "keep", lost)
            await club.seat(club.ada, club.ben)
    async with lives() as club:
        await club.press(club.asked(), "Pass")
        assert len(club.ada.dms()) == len(club.ben.dms()) == 1


async def test_hands_of_an_ended_table_are_deleted_at_the_next_start(lives: Lives) -> None:
    async with lives() as club:
        await club.seat(club.ada, club.ben)
        club.bot.shown_changes.stop()
        club.bot.shown_changes.show_on(
            ANYTHING, lambda change: club.bot.updater.changed(change.table.id)
        )  # it is killed before the hands learn of the end
        await gives_up(club.ada)
        await club.settled()
    async with lives() as club:
        await club.settled()
        assert not club.ben.dms()


async def _table(store: Store) -> Table:
    (row,) = await store.tables.unfinished()
    return row


def _forget_posts(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(table_id: str, shown: int, post: Post | None, *, may_show_end: bool) -> None:
        await asyncio.get_running_loop().create_future()

    monkeypatch.setattr(store.tables, "set_shown", lost)


async def _fails(*_: object, **__: object) -> None:
    raise OSError("the disk is away")


async def _never_ends(*_: object, **__: object) -> None:
    await asyncio.get_running_loop().create_future()


async def _found_again(club: Club) -> None:
    """Wait until the bot has searched the channel for its lost message."""
    while not any(call.method == "GET" and call.route.endswith("/messages") for call in club.pg.calls()):
        await asyncio.sleep(0.01)
    await club.settled()


def _calls(club: Club) -> list[str]:
    """Return the ids of the turn pings."""
    messages = club.ada.messages("cake-table")
    return [message["id"] for message in messages if "it's your turn" in message["content"]]


def _contents(club: Club) -> list[str]:
    return [message["content"] for message in club.ada.messages("cake-table")]


async def _join_unseen(club: Club, table_id: str) -> None:
    club.bot.shown_changes.stop()
    await club.bot.lobbies.join(table_id, Member(club.ben.id, "Ben"))


async def _a_card(person: object) -> str:
    cards = await person.autocomplete("/duel attack", option="cards")  # type: ignore[attr-defined]
    return str(cards[0]["value"])
