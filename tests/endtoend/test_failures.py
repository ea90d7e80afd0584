"""Discord fails, limits rates and forbids, and the disk is slow: every move counts, and no table gets stuck."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.errors import Reason, Refused
from cogs.i18n.messages import Messages
from data.records.tables import Table
from playground import AnswerKind, Visitor
from tests.endtoend.play import Club, options
from tests.waiting import until

POST = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages"
ANSWER = "POST /interactions"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retry soon, so that tests are fast."""
    monkeypatch.setattr("cogs.ui.live_message.RETRY_SECONDS", 0.02)
    monkeypatch.setattr("cogs.ui.responses.ANSWER_SECONDS", 0.5)


async def stored(club: Club) -> Table:
    (row,) = await club.bot.store.tables.unfinished()
    return row


def said(club: Club, person: Visitor) -> str:
    """Return everything that only this person was told in the channel."""
    messages = [message for message in person.messages("cake-table") if message["flags"] & 64]
    return "\n".join(person.text(message) for message in messages)


def left(club: Club) -> str:
    """Return the text of the posts before the newest one, which may repeat the last event."""
    return "\n".join(club.ada.text(post) for post in club.posts()[:-1])


def slow_disk(club: Club, monkeypatch: pytest.MonkeyPatch, method: str) -> None:
    """The store takes longer than a press can wait."""
    monkeypatch.setattr("cogs.ui.responses.ACKNOWLEDGED_AFTER_SECONDS", 0.05)
    quick_method = getattr(club.bot.store.tables, method)

    async def slow(*args: Any, **more: Any) -> Any:
        await asyncio.sleep(0.2)
        return await quick_method(*args, **more)

    monkeypatch.setattr(club.bot.store.tables, method, slow)


async def test_a_late_refusal_of_a_public_command_is_private(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.ui.responses.ACKNOWLEDGED_AFTER_SECONDS", 0.05)

    before = len(club.ben.messages("cake-table"))

    async def refuse(*_: Any, **__: Any) -> None:
        await until(lambda: len(club.ben.messages("cake-table")) > before)  # all see that the bot is thinking
        raise Refused(Reason.MOVED_ON)

    monkeypatch.setattr(club.bot.lobbies, "open_lobby", refuse)
    await club.ada.command("/duel new")
    await until(lambda: Messages()("refused-moved-on") in said(club, club.ada))
    assert len(club.ben.messages("cake-table")) == before


# Discord fails


@pytest.mark.parametrize("trouble", ["fail", "lose_answer", "rate_limit"])
@pytest.mark.parametrize("route", [POST, ANSWER])
async def test_a_stored_move_is_never_denied(club: Club, trouble: str, route: str) -> None:
    await club.seat(club.ada, club.ben)
    first = club.asked()
    if trouble == "rate_limit":
        club.pg.faults.rate_limit(route, 31.0)  # longer than the client waits
    else:
        getattr(club.pg.faults, trouble)(route)
    pressing = asyncio.create_task(first.press(club.post(), "Pass"))
    await _shown(club, 1)
    await club.settled()
    pressing.cancel()
    assert "went wrong" not in said(club, first)
    assert club.asked().id == club.other(first).id
    assert club.asked().can_press(club.post(), "Pass")
    assert f"{first.mention} passes" in club.story()


@pytest.mark.usefixtures("held_up")
async def test_a_new_post_that_fails_leaves_the_table_at_its_old_post(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.ui.live_message.RETRY_SECONDS", 3600.0)
    await club.seat(club.ada, club.ben)
    await club.cleo.say("What a game!", "cake-table")
    first, posts = club.asked(), len(club.posts())
    club.pg.faults.fail(POST, times=2)
    await club.press(first, "Pass")
    assert len(club.posts()) == posts
    assert club.asked().id == club.other(first).id
    await club.press(club.asked(), "Pass")
    assert len(club.posts()) == posts + 1
    assert left(club).count("passes.") == 2
    assert [bool(club.ada.controls(post)) for post in club.posts()][-2:] == [False, True]


async def test_an_old_post_that_cannot_be_closed_now_is_closed_later(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await club.cleo.say("What a game!", "cake-table")
    first, old = club.asked(), club.post()
    club.pg.faults.fail(EDIT)
    await first.command("/duel pass")
    await _shown(club, 1)
    await club.settled()
    assert not club.ada.controls(club.ada.now(old) or {})
    assert len(club.posts()) == 3, "the lobby and two turns"


# Permissions


async def test_a_lost_permission_keeps_the_controls_and_is_named(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await club.cleo.say("What a game!", "cake-table")
    first, old = club.asked(), club.post()
    club.pg.faults.deny("SEND_MESSAGES", "cake-table")
    await club.press(first, "Pass")
    assert "missing a permission" in said(club, first)
    assert club.post()["id"] == old["id"]
    second = club.other(first)
    assert club.asked().id == second.id
    await club.press(second, "Attack…")
    refused = [call for call in club.pg.calls() if call.status == 403]
    assert len(refused) == 1, "a forbidden edit is not tried again until there is more to show"
    club.pg.faults.allow("SEND_MESSAGES", "cake-table")
    await club.press(second, "Pass")
    assert club.post()["id"] != old["id"]
    assert f"{first.mention} passes." in club.story()
    assert f"{second.mention} passes." in club.story()
    row = await stored(club)
    assert row.shown == row.version


async def test_a_replaced_post_is_stored_even_if_the_old_one_cannot_be_edited(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    club.pg.faults.fail(EDIT, status=403)
    answer = await club.ada.command("/table show")
    assert "✅ Your table's post" in club.ada.text(answer.message)
    await club.settled()
    row = await stored(club)
    assert row.post is not None
    assert str(row.post.message_id) == club.post()["id"]
    await club.cleo.say("What a game!", "cake-table")
    await club.press(club.asked(), "Pass")
    assert left(club).count("passes") == 1


# What is stored


async def test_a_post_whose_id_could_not_be_stored_is_stored_later(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.seat(club.ada, club.ben)
    await club.cleo.say("What a game!", "cake-table")
    set_shown, failures = club.bot.store.tables.set_shown, 2

    async def flaky(*args: Any, may_show_end: bool) -> None:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise OSError("the disk is away")
        await set_shown(*args, may_show_end=may_show_end)

    monkeypatch.setattr(club.bot.store.tables, "set_shown", flaky)
    await club.press(club.asked(), "Pass")
    await _shown(club, 1)
    await club.settled()
    assert len(club.posts()) == 3, "the lobby and two turns"
    assert [bool(club.ada.controls(post)) for post in club.posts()] == [False, False, True]


async def test_a_failed_turn_ping_is_repeated(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    await club.seat(club.ada, club.ben)
    club.pg.faults.fail(POST)
    await club.attack(club.asked(), "soldier")
    called = club.asked().mention
    await club.ada.wait_for(lambda: f"{called}, it's your turn" in _contents(club) or None)
    await _shown(club, 1)


async def test_a_move_during_a_turn_ping_is_shown(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    await club.seat(club.ada, club.ben)
    first = club.asked()
    card = (await first.autocomplete("/duel attack", option="cards"))[0]["value"]
    club.pg.faults.slow(POST, 0.3)
    await first.command("/duel attack", cards=card, claim="soldier")
    await club.ada.wait_for(lambda: "claims **1 Soldier**" in club.words() or None)
    await club.other(first).press(club.post(), "Accept")
    await _shown(club, 2)
    assert "steals one cake" in club.story()


# A slow disk


async def test_slow_files_replace_the_waiting_message(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    slow_disk(club, monkeypatch, "all_of_member")
    await club.ada.command("/privacy export")
    shown = await club.ada.wait_for(
        lambda: next((found for found in club.ada.messages() if found["attachments"]), None)
    )
    assert [file["filename"] for file in shown["attachments"]] == ["cake-club.json"]
    assert "everything that is kept about you" in club.ada.text(shown)


async def test_a_press_on_a_slow_disk_is_acknowledged_and_the_move_is_made(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.seat(club.ada, club.ben)
    first = club.asked()
    slow_disk(club, monkeypatch, "add_move")
    answer = await first.press(club.post(), "Pass")
    assert answer.kind is AnswerKind.DEFERRED_UPDATE
    await _shown(club, 1)
    await club.settled()
    assert club.asked().id == club.other(first).id


async def test_a_table_opened_with_a_house_player_on_a_slow_disk_is_shown_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_disk(club, monkeypatch, "change_lobby")
    await club.ada.command("/duel new", house="strong")
    await club.settled()
    assert len(club.ada.messages()) == 1


async def test_a_form_on_a_slow_disk_is_acknowledged_and_its_move_is_made(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.seat(club.ada, club.ben)
    first = club.asked()
    opened = await first.press(club.post(), "Attack…")
    slow_disk(club, monkeypatch, "add_move")
    filled = {"cards": options(opened, "cards")[:1], "claim": "soldier"}
    answer = await first.submit(opened.modal, filled)
    assert answer.kind is AnswerKind.DEFERRED_UPDATE
    await _shown(club, 1)
    assert "claims **1 Soldier**" in club.words()


async def test_a_form_delayed_by_a_slow_disk_opens_with_the_next_press(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.seat(club.ada, club.ben)
    first = club.asked()
    in_memory = club.bot.tables._running
    in_memory.clear()
    slow_disk(club, monkeypatch, "moves")
    answer = await first.press(club.post(), "Attack…")
    assert "press again in a moment" in first.text(answer.message)
    await until(lambda: in_memory)
    assert (await first.press(club.post(), "Attack…")).modal is not None


async def test_a_command_on_a_slow_disk_is_answered_ephemerally(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.seat(club.ada, club.ben)
    first = club.asked()
    slow_disk(club, monkeypatch, "add_move")
    answer = await first.command("/duel pass")
    assert answer.was_deferred
    assert answer.ephemeral
    assert "Done: " in first.text(answer.message)
    await _shown(club, 1)


async def test_a_table_opened_on_a_slow_disk_shows_its_lobby_to_everyone(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_disk(club, monkeypatch, "add")
    answer = await club.ada.command("/duel new")
    assert not answer.ephemeral
    await club.settled()
    (post,) = club.posts()
    await club.ben.press(post, "Join")
    assert f"**2.** {club.ben.mention}" in club.words()


async def test_a_refusal_on_a_slow_disk_is_shown_too(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await club.seat(club.ada, club.ben)
    slow_disk(club, monkeypatch, "of_member")
    answer = await club.cleo.command("/duel pass")
    assert "have no table here" in club.cleo.text(answer.message)


async def _shown(club: Club, version: int) -> None:
    """Wait until the channel has seen that many moves, and the store knows."""
    async with asyncio.timeout(60):
        while (await stored(club)).shown < version:
            await asyncio.sleep(0.01)


def _contents(club: Club) -> str:
    return "\n".join(message["content"] for message in club.ada.messages("cake-table"))
