"""What people show to everybody when a game is over: its story as one picture, and their own hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from cogs.images.renderer import WARM_UP
from cogs.ui.custom_id import TableControl, TableRoute
from data.records.tables import SentKind
from playground import Answer, Playground, Visitor
from playground.world.permissions import Permission
from tests.endtoend.play import SCHEMA, Club, gives_up, running
from tests.endtoend.test_daily import NOON, at
from tests.endtoend.test_daily import begun as deal_begun
from tests.endtoend.test_history import DRAWN_SECONDS, finished, table_id

Message = dict[str, Any]


def shown(answer: Answer) -> Message:
    assert answer.message is not None
    return answer.message


async def press(
    club: Club, person: Visitor, control: TableControl, *, of: str | None = None, on: Message | None = None
) -> Answer:
    """Press a control of a table, also where no message offers it."""
    route = TableRoute(of or await table_id(club), 0, control)
    message = on or club.post()
    forged = {**person.controls(message)[0], "custom_id": route.custom_id, "disabled": False}
    answer = await person.press(message, forged, stale=True)
    await club.settled()
    return answer


async def told(club: Club, person: Visitor, control: TableControl) -> str:
    """Return the private answer to a press of a control."""
    answer = await press(club, person, control)
    assert answer.ephemeral
    return person.text(shown(answer))


async def deny(club: Club, permission: Permission) -> None:
    """Take a permission in the channel from everybody but those who manage it."""
    world = club.pg.world
    (channel,) = [channel for channel in world.channels.values() if channel.name == "cake-table"]
    denied = {"id": club.pg.guild.id, "type": 0, "allow": 0, "deny": int(permission)}
    bot = {"id": world.bot_id, "type": 1, "allow": int(permission), "deny": 0}
    channel.overwrites += [denied, bot]


async def test_a_story_is_shown_to_its_reader_first_and_then_to_everybody(club: Club) -> None:
    await finished(club)
    end, posts = club.post(), len(club.posts())
    preview = await club.ada.press(end, "Share")
    assert preview.ephemeral
    assert "Only you can see this so far." in club.ada.text(shown(preview))
    assert len(club.posts()) == posts
    await club.ada.press(shown(preview), "Share here")
    await club.settled()
    assert len(club.posts()) == posts + 1
    words = club.words()
    assert f"{club.ada.mention} shares the story of this game" in words
    assert f"🏳️ {club.ben.mention} gave up." in words
    assert f"1. {club.ada.mention}: won" in words
    assert "/channels/" in words
    assert not club.ada.controls(club.post())
    assert not any(
        message["pings_me"] for message in club.ben.messages() if message["id"] == club.post()["id"]
    )


async def test_a_second_share_of_a_member_is_private_and_another_member_may_share_too(club: Club) -> None:
    await finished(club)
    end, posts = club.post(), len(club.posts())
    preview = shown(await club.ada.press(end, "Share"))
    for _ in range(2):
        await club.ada.press(preview, "Share here", stale=True)
        await club.settled()
    assert len(club.posts()) == posts + 1
    again = shown(await club.ada.press(end, "Share"))
    assert "you have already shared this game" in club.ada.text(again)
    assert not club.ada.controls(again)
    other = shown(await club.cleo.press(end, "Share"))
    await club.cleo.press(other, "Share here")
    await club.settled()
    assert len(club.posts()) == posts + 2


async def test_a_share_is_remembered_when_the_post_of_the_end_is_finished(club: Club) -> None:
    await finished(club)
    end = club.post()
    await club.ada.press(shown(await club.ada.press(end, "Share")), "Share here")
    await club.settled()
    posts = len(club.posts())
    await club.bot.store.sent_messages.drop_public(await table_id(club))
    again = shown(await club.ada.press(end, "Share"))
    assert "you have already shared this game" in club.ada.text(again)
    assert len(club.posts()) == posts


async def test_a_share_whose_answer_was_lost_is_found_again_in_the_channel(club: Club) -> None:
    await finished(club)
    end, table, sent = club.post(), await table_id(club), club.bot.store.sent_messages
    await club.ada.press(shown(await club.ada.press(end, "Share")), "Share here")
    await club.ben.press(end, "Show my hand")
    await club.settled()
    posts = len(club.posts())
    for one in await sent.about(table):
        if one.kind is SentKind.SHARED:  # as if the bot had not heard that it arrived
            await sent.drop(one)
            await sent.keep(replace(one, message_id=0))
    assert "you have already shared this game" in club.ada.text(shown(await club.ada.press(end, "Share")))
    assert "already shown your hand" in club.ben.text(shown(await club.ben.press(end, "Show my hand")))
    assert len(club.posts()) == posts


async def test_who_may_not_write_in_the_channel_cannot_show_their_hand_there(club: Club) -> None:
    await finished(club)
    end, posts = club.post(), len(club.posts())
    await deny(club, Permission.SEND_MESSAGES)
    refused = await club.ben.press(end, "Show my hand")
    assert "You can't write in this channel" in club.ben.text(shown(refused))
    assert len(club.posts()) == posts


async def test_two_presses_at_once_share_a_game_once(club: Club) -> None:
    await finished(club)
    preview = shown(await club.ada.press(club.post(), "Share"))
    posts = len(club.posts())
    await asyncio.gather(*(club.ada.press(preview, "Share here", stale=True) for _ in range(3)))
    await club.settled()
    assert len(club.posts()) == posts + 1


async def test_who_may_not_write_in_the_channel_sees_the_story_only_themselves(club: Club) -> None:
    await finished(club)
    end, posts = club.post(), len(club.posts())
    preview = shown(await club.ben.press(end, "Share"))
    await deny(club, Permission.SEND_MESSAGES)
    late = await club.ben.press(preview, "Share here")
    await club.settled()
    assert late.ephemeral
    closed = shown(await club.ben.press(end, "Share"))
    for private in (shown(late), closed):
        assert "one of us can't write in this channel" in club.ben.text(private)
        assert not club.ben.controls(private)
    assert len(club.posts()) == posts


async def test_nothing_is_shared_or_shown_before_the_end(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    assert not {"Share", "Show my hand"} & {
        control.get("label") for control in club.ada.controls(club.post())
    }
    posts = len(club.posts())
    for person in (club.ada, club.ben):
        for control in (TableControl.SHARE, TableControl.SHARE_HERE, TableControl.SHOW_HAND):
            assert "The game is not over yet" in await told(club, person, control)
    assert "You are not at this table" in await told(club, club.cleo, TableControl.SHOW_HAND)
    assert len(club.posts()) == posts


async def test_a_game_without_a_result_has_no_story(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await club.ada.command("/table stop")
    await club.settled()
    await club.press(club.ben, "Agree")
    assert "Ended by agreement" in club.words()
    assert not club.ada.can_press(club.post(), "Share")
    for control in (TableControl.SHARE, TableControl.SHARE_HERE):
        assert "there is no story to share" in await told(club, club.ada, control)


async def test_a_player_shows_their_hand_once_and_nobody_elses(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    hand = club.ben.text(shown(await club.ben.press(club.post(), "My hand")))
    await gives_up(club.ben)
    await club.settled()
    end, posts = club.post(), len(club.posts())
    stranger = await club.cleo.press(end, "Show my hand")
    assert "You are not at this table" in club.cleo.text(shown(stranger))
    assert len(club.posts()) == posts
    answer = await club.ben.press(end, "Show my hand")
    await club.settled()
    assert answer.ephemeral
    assert len(club.posts()) == posts + 1
    words = club.words()
    assert words.startswith(f"## ✋ {club.ben.mention}")
    held = {
        name for name in ("Soldier", "Archer", "Wizard", "Defender", "Scientist", "Wolfy") if name in hand
    }
    assert held and all(name in words for name in held)
    assert club.ada.mention not in words
    twice = await club.ben.press(end, "Show my hand")
    assert "already shown your hand" in club.ben.text(shown(twice))
    assert len(club.posts()) == posts + 1
    await club.ada.press(end, "Show my hand")
    await club.settled()
    assert len(club.posts()) == posts + 2


async def test_a_sealed_deal_is_neither_shared_nor_shown_before_its_day_is_over(club: Club) -> None:
    at(club, NOON)
    alone = await deal_begun(club)
    await alone.give_up()
    table, posts = alone.session.table.id, len(club.posts())
    page = shown(await club.ada.command("/daily today"))
    for control in (TableControl.SHARE, TableControl.SHARE_HERE, TableControl.SHOW_HAND):
        refused = await press(club, club.ada, control, of=table, on=page)
        assert "Others can still play this deal today" in club.ada.text(shown(refused))
    assert len(club.posts()) == posts
    at(club, NOON + 13 * 3600)
    shared = await press(club, club.ada, TableControl.SHARE, of=table, on=page)
    assert "Only you can see this" in club.ada.text(shown(shared))


async def test_a_story_of_a_table_that_is_gone_is_one_sentence(club: Club) -> None:
    await finished(club)
    refused = await press(club, club.ada, TableControl.SHARE, of="zzzzzzzz")
    assert "\n" not in club.ada.text(shown(refused))


async def test_a_replay_of_a_finished_game_offers_its_story(club: Club) -> None:
    table = await finished(club)
    replay = shown(await club.cleo.command("/replay", table=table))
    story = await club.cleo.press(replay, "Share")
    assert story.ephemeral
    assert "Only you can see this so far." in club.cleo.text(shown(story))
    await club.seat(club.ada, club.ben)
    running_one = shown(await club.cleo.command("/replay", table=await newest(club)))
    assert not club.cleo.can_press(running_one, "Share")


async def newest(club: Club) -> str:
    (row,) = await club.bot.store.tables.unfinished()
    return row.id


@pytest.fixture
async def drawing() -> AsyncIterator[Club]:
    """A club whose bot renders images."""
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, draws=True) as bot:
        for room in (bot.renderer, bot.private_renderer):
            assert await room.soon(WARM_UP, seconds=DRAWN_SECONDS)
        yield Club(pg, bot)


async def test_a_shared_story_and_a_shown_hand_have_their_images(drawing: Club) -> None:
    club = drawing
    await finished(club)
    end = club.post()
    preview = shown(await club.ada.press(end, "Share"))
    await club.ada.press(preview, "Share here")
    await club.settled()
    story = club.post()
    assert len(story["attachments"]) == 1
    assert club.ada.mention in club.ada.text(story) and "gave up" not in club.ada.text(story)
    await club.ben.press(end, "Show my hand")
    await club.settled()
    assert len(club.post()["attachments"]) == 1
    await club.ben.command("/preferences", plain=True)
    words = shown(await club.ben.press(end, "Share"))
    assert not words["attachments"] and "gave up" in club.ben.text(words)
