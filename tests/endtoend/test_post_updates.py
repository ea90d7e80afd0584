"""Post updates while much happens at once: nothing is lost, and no post keeps or lacks its controls for good."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from cogs.images.renderer import ImageRenderer
from cogs.table_post import post as table_posts
from cogs.table_post import threads
from cogs.table_post.post import POST_SECONDS, TablePost
from cogs.ui.panel import PngImage, SvgImage
from data.errors import StoreUnavailable
from data.records.tables import Post
from playground import AnswerKind, Playground, Visitor
from playground.world.nouns import Thread
from playground.world.places import set_archived
from tests.endtoend import play
from tests.endtoend.play import SCHEMA, Club, gives_up, running
from tests.waiting import until

POST = "POST /channels/{channel_id}/messages"


@pytest.fixture
async def gallery() -> AsyncIterator[Club]:
    """A club whose bot renders images."""
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, draws=True) as bot:
        yield Club(pg, bot)


class Printer:
    """A worker that renders when it is allowed to, or fails."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_draw = asyncio.Event()
        self.is_broken = False
        draw = ImageRenderer._render

        async def printed(room: ImageRenderer, asked: SvgImage) -> PngImage | None:
            await self.may_draw.wait()
            if self.is_broken:
                raise OSError("out of ink")
            return await draw(room, asked)

        monkeypatch.setattr(ImageRenderer, "_render", printed)
        monkeypatch.setattr(play, "SHOWN_AFTER_SECONDS", 1.0)  # nobody waits for what is held back here


async def held_up(club: Club, monkeypatch: pytest.MonkeyPatch) -> Printer:
    """Hold back all further images of a game whose post shows its image."""
    await club.seat(club.ada, club.ben)
    await eventually(club.ada, lambda: shown(club))
    return Printer(monkeypatch)


def shown(club: Club, channel: str = "cake-table") -> list[str]:
    """Return the files that the newest post shows."""
    return [file["filename"] for file in club.post(channel)["attachments"]]


def with_controls(club: Club, channel: str = "cake-table") -> list[bool]:
    """Return for each post whether it has enabled controls."""
    return [bool(club.ada.controls(post)) for post in club.posts(channel=channel)]


async def eventually(person: Visitor, is_so: Callable[[], object]) -> None:
    await person.wait_for(lambda: is_so() or None)


async def table_post(club: Club) -> TablePost:
    """Return that of the only table."""
    (row,) = await club.bot.store.tables.unfinished()
    return club.bot.updater.of(row.id)


def fails_once(call: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """Do the same, but let the connection break the first time."""
    troubles = [OSError("the connection is broken")]

    async def called(*args: Any) -> None:
        if troubles:
            raise troubles.pop()
        await call(*args)

    return called


# While the next post is still on its way


async def test_a_table_moved_between_two_posts_leaves_no_post_without_controls(
    gallery: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club, printer = gallery, await held_up(gallery, monkeypatch)
    monkeypatch.setattr(table_posts, "POST_PATIENCE_SECONDS", 3600.0)
    await club.cleo.say("What a game!", "cake-table")
    first, turns, calls = club.asked(), len(club.posts()), len(club.pg.calls())
    await first.press(club.post(), "Pass")  # leaves its post, and waits for the next one's image
    assert not any(with_controls(club))
    await club.ada.command("/table show")
    assert with_controls(club) == [False] * turns + [True]
    edits = [call for call in club.pg.calls()[calls:] if call.method == "PATCH"]
    printer.may_draw.set()
    await eventually(club.ada, lambda: shown(club))
    await club.settled()
    assert not edits, "the abandoned post is not edited twice"
    assert with_controls(club) == [False] * turns + [True], (
        "events that were shown meanwhile are not shown again"
    )
    message = (await table_post(club)).messages.newest
    assert message is not None and message.closed_as is None


async def test_a_lobby_of_fifty_minutes_keeps_its_controls_until_the_next_post_is_there(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart the bot would not know a post that was left without a successor."""
    await club.ada.command("/duel new")
    await club.settled()
    lobby, now = club.post(), time.time
    monkeypatch.setattr(time, "time", lambda: now() + POST_SECONDS + 60)
    club.pg.faults.slow(POST, 0.3)
    joining = asyncio.create_task(club.ben.press(lobby, "Join"))
    while not any(call.method == "POST" and call.route.startswith("/channels") for call in club.pg.calls()):
        await asyncio.sleep(0.01)
    assert with_controls(club) == [True]
    await joining
    await club.settled()
    assert with_controls(club) == [False, True]
    assert f"**2.** {club.ben.mention}" in club.words()


async def test_a_thread_archived_within_a_turn_keeps_the_controls_of_one_post_only(
    club: Club,
) -> None:
    await club.ada.command("/settings threads", wanted=True)
    await club.seat(club.ada, club.ben)
    (thread,) = (channel for channel in club.pg.world.channels.values() if isinstance(channel, Thread))
    first = club.asked(channel=thread.name)
    card = (await first.autocomplete("/duel attack", option="cards"))[0]["value"]
    set_archived(club.pg.services.stage, thread, archived=True)
    await first.command("/duel attack", cards=card, claim="soldier")
    await club.settled()
    assert with_controls(club, thread.name) == [False, True]
    assert "claims **1 Soldier**" in club.words(thread.name)


async def test_a_table_whose_end_was_shown_by_an_answer_is_forgotten(club: Club) -> None:
    await club.ada.command("/duel new")
    answer = await club.ada.press(club.post(), "Cancel")
    assert answer.kind is AnswerKind.UPDATE
    await club.settled()
    assert with_controls(club) == [False]
    assert not club.bot.updater.live


# Slow images


async def test_words_never_wait_long_for_images_and_no_edit_is_empty(
    gallery: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each move of a command is shown soon, however many images are still being rendered."""
    club = gallery
    for person in (club.ada, club.ben):
        await person.command("/preferences", hands=False)
    await club.seat(club.ada, club.ben)
    await eventually(club.ada, lambda: shown(club))
    await club.settled()
    printer = Printer(monkeypatch)
    monkeypatch.setattr(table_posts, "POST_PATIENCE_SECONDS", 0.05)
    calls = len(club.pg.calls())
    for number in range(1, 5):
        mover = club.asked()
        await mover.command("/duel pass")
        waited = partial(_is_asked, club, club.other(mover))
        await eventually(club.ada, waited)
        await club.pg.settled(quiet_seconds=0.3)
        painted = [call.method for call in club.pg.calls()[calls:] if call.route.startswith("/channels")]
        posts = number // 2  # every second pass begins a bout
        edits = number - posts
        assert (painted.count("POST"), painted.count("PATCH")) == (posts, edits + posts), (
            "one edit a turn; one new post a bout, and the old one is closed"
        )
    printer.may_draw.set()
    await eventually(club.ada, lambda: shown(club))


def _is_asked(club: Club, person: Visitor) -> bool:
    return club.asked().id == person.id


async def test_an_older_image_is_removed_when_the_newer_one_is_late_or_fails(
    gallery: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older image next to newer words would show what is no longer true, for good."""
    club, printer = gallery, await held_up(gallery, monkeypatch)
    await club.attack(club.asked(), "soldier")
    assert not shown(club), "while the newer image is being rendered"
    printer.is_broken = True
    printer.may_draw.set()
    await club.settled()
    assert not shown(club)
    assert "claims **1 Soldier**" in club.words()
    assert club.asked().can_press(club.post(), "Accept")


async def test_the_poster_of_a_game_in_a_thread_is_shown_before_the_thread_is_archived(
    gallery: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = gallery
    await club.ada.command("/settings threads", wanted=True)
    await club.seat(club.ada, club.ben)
    (thread,) = (channel for channel in club.pg.world.channels.values() if isinstance(channel, Thread))
    await eventually(club.ada, lambda: shown(club, thread.name))
    before, posts = shown(club, thread.name), len(club.posts(channel=thread.name))
    printer = Printer(monkeypatch)
    monkeypatch.setattr(table_posts, "POST_PATIENCE_SECONDS", 0.05)
    await gives_up(club.ada)
    await eventually(club.ada, lambda: "gave up" in club.words(thread.name))
    monkeypatch.setattr("cogs.ui.live_message.RETRY_SECONDS", 0.02)
    monkeypatch.setattr("cogs.table_post.threads.close", fails_once(threads.close))
    printer.may_draw.set()
    await eventually(club.ada, lambda: thread.archived)
    await club.settled()
    assert len(club.posts(channel=thread.name)) == posts
    assert shown(club, thread.name) not in ([], before)


async def test_an_answer_has_the_image_that_is_soon_ready(
    gallery: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One edit brings words and image, so that nothing jumps a moment later."""
    club = gallery
    monkeypatch.setattr(table_posts, "ANSWER_PATIENCE_SECONDS", 3600.0)
    await club.seat(club.ada, club.ben)
    await eventually(club.ada, lambda: shown(club))
    await club.settled()
    before, calls, post = shown(club), len(club.pg.calls()), club.post()
    answer = await club.attack(club.asked(), "soldier")
    assert answer.kind is AnswerKind.UPDATE
    assert answer.message is not None
    assert [file["filename"] for file in answer.message["attachments"]] not in ([], before)
    await club.settled()
    in_channel = [call for call in club.pg.calls()[calls:] if call.path.endswith(f"/{post['id']}")]
    assert not in_channel, "the post is not edited once more for its image"


async def test_an_answer_does_not_wait_for_an_image_behind_many_others(
    gallery: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club, printer = gallery, await held_up(gallery, monkeypatch)
    monkeypatch.setattr(table_posts, "ANSWER_PATIENCE_SECONDS", 0.15)
    monkeypatch.setattr(club.bot.renderer, "usual_seconds", 1.0)
    waited: list[float] = []
    soon = ImageRenderer.soon

    async def noted(room: ImageRenderer, svg: SvgImage, *, seconds: float) -> PngImage | None:
        waited.append(seconds)
        return await soon(room, svg, seconds=seconds)

    monkeypatch.setattr(ImageRenderer, "soon", noted)
    assert (await club.attack(club.asked(), "soldier")).kind is AnswerKind.UPDATE
    assert 0.15 not in waited
    printer.may_draw.set()
    await eventually(club.ada, lambda: shown(club))


async def test_a_hand_in_a_direct_message_never_shows_older_cards_beside_its_words(
    gallery: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words come soon and name the cards, and a later edit brings the image instead."""
    club, printer = gallery, await held_up(gallery, monkeypatch)
    monkeypatch.setattr("cogs.images.progressive_reply.POST_PATIENCE_SECONDS", 0.0)
    first = club.asked()
    before = first.dms()[-1]
    assert before["attachments"]
    await club.attack(first, "soldier")
    await eventually(first, lambda: first.text(first.dms()[-1]) != first.text(before))
    assert not first.dms()[-1]["attachments"]
    printer.may_draw.set()
    await eventually(first, lambda: first.dms()[-1]["attachments"])
    assert len(first.dms()) == 1


@pytest.mark.parametrize("is_refused", [True, False])
async def test_the_updates_of_hands_come_to_rest_when_an_image_cannot_be_added(
    gallery: Club, monkeypatch: pytest.MonkeyPatch, is_refused: bool
) -> None:
    """Neither an edit that Discord refuses nor an image that fails is tried again and again."""
    club, printer = gallery, await held_up(gallery, monkeypatch)
    monkeypatch.setattr("cogs.images.progressive_reply.POST_PATIENCE_SECONDS", 0.0)
    first = club.asked()
    (hands,) = club.bot.hands.live.values()
    await club.attack(first, "soldier")
    await eventually(first, lambda: not first.dms()[-1]["attachments"])
    assert not hands.is_idle, "it waits for the image"
    if is_refused:
        club.pg.faults.fail("PATCH /channels", status=400, times=1_000_000)
    printer.is_broken = not is_refused
    printer.may_draw.set()
    await until(lambda: hands.is_idle)
    assert not first.dms()[-1]["attachments"]


# Discord that fails


async def test_an_old_post_loses_its_controls_when_the_database_was_away_just_after_the_next_one_was_sent(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.ui.live_message.RETRY_SECONDS", 0.02)
    await club.seat(club.ada, club.ben)
    store = club.bot.store.sent_messages
    monkeypatch.setattr(store, "arrived", fails_once(store.arrived))
    monkeypatch.setattr("playground.messages.NONCE_SECONDS", 0.0)
    for _ in range(2):
        await club.asked().command("/duel pass")
        await club.settled()
    assert "Bout 2" in club.words()
    assert with_controls(club) == [False, False, True]
    assert club.ada.text(club.posts()[1]).count(" passes.") == 2


async def test_a_change_does_not_wait_for_an_earlier_failure(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.ui.live_message.RETRY_SECONDS", 3600.0)
    await club.seat(club.ada, club.ben)
    await club.cleo.say("What a game!", "cake-table")
    first = club.asked()
    club.pg.faults.fail(POST)
    await first.command("/duel pass")
    await eventually(club.ada, lambda: _is_asked(club, club.other(first)))
    await club.other(first).command("/duel pass")
    await eventually(club.ada, lambda: _is_asked(club, first))
    await club.settled()
    assert with_controls(club) == [False, False, True], "the lobby and two posts, one of them refused"


async def test_a_post_whose_answer_was_lost_loses_its_controls_when_the_table_moves_on(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.ui.live_message.RETRY_SECONDS", 3600.0)
    await club.seat(club.ada, club.ben)
    await club.cleo.say("What a game!", "cake-table")
    first = club.asked()
    lost = club.pg.faults.lose_answer(POST)
    await first.command("/duel pass")
    await eventually(club.ada, lambda: lost.is_spent)
    await club.pg.settled()
    await club.other(first).command("/duel pass")
    await club.pg.settled(quiet_seconds=0.5)
    *old, newest = with_controls(club)
    assert newest
    assert not any(old)


# Answers with images


@pytest.mark.parametrize("is_slow", [True, False])
async def test_a_late_image_never_replaces_a_page_that_was_turned_since(
    gallery: Club, monkeypatch: pytest.MonkeyPatch, is_slow: bool
) -> None:
    """Neither while it is being rendered, nor while it is on its way to Discord."""
    club = gallery
    printer = Printer(monkeypatch)
    book = (await club.ada.command("/rules", game="duel", page="cards")).message
    assert book is not None
    if is_slow:
        fault = club.pg.faults.slow("PATCH /webhooks", 0.3)
        printer.may_draw.set()
        await until(lambda: fault.is_spent)
    turned = await club.ada.press(book, "Your turn", stale=True)
    printer.may_draw.set()
    await asyncio.sleep(0.5)  # time for anything late to arrive
    await club.settled()
    now = club.ada.now(book)
    assert turned.message is not None and now is not None
    # Beside its own image, a page has room for less text.
    headings = [club.ada.text(message).partition("\n")[0] for message in (now, turned.message)]
    assert headings == ["## Cake Duel: Your turn"] * 2


async def test_a_press_in_vain_does_not_show_a_finished_table_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.seat(club.ada, club.ben)
    await gives_up(club.ada)
    await club.settled()
    posts, now = len(club.posts()), time.time
    monkeypatch.setattr(time, "time", lambda: now() + POST_SECONDS + 60)
    refused = await club.cleo.press(club.post(), "Play again")
    assert refused.ephemeral
    await club.settled()
    assert len(club.posts()) == posts
    assert not club.bot.updater.live


async def test_a_refused_press_on_a_finished_post_costs_only_its_answer(gallery: Club) -> None:
    club = gallery
    await club.seat(club.ada, club.ben)
    await gives_up(club.ada)
    await eventually(club.ada, lambda: shown(club))
    await club.bot.avatars.fetched()
    await club.settled()
    calls = len(club.pg.calls())
    refused = await club.cleo.press(club.post(), "Play again")
    assert refused.ephemeral
    await club.settled()
    assert [call.route for call in club.pg.calls()[calls:]] == [
        "/interactions/{interaction_id}/{interaction_token}/callback"
    ]


async def test_an_end_is_stored_though_the_database_was_away_when_the_thread_was_archived(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.ui.live_message.RETRY_SECONDS", 0.05)
    tables, troubles = club.bot.store.tables, [StoreUnavailable("the database is away")]
    keep = tables.set_shown

    async def away_once(table_id: str, shown: int, post: Post | None, *, may_show_end: bool = True) -> None:
        if may_show_end and troubles:
            raise troubles.pop()
        await keep(table_id, shown, post, may_show_end=may_show_end)

    await club.ada.command("/settings threads", wanted=True)
    await club.seat(club.ada, club.ben)
    monkeypatch.setattr(tables, "set_shown", away_once)
    (thread,) = (channel for channel in club.pg.world.channels.values() if isinstance(channel, Thread))
    await gives_up(club.ada, channel=thread.name)
    async with asyncio.timeout(20):
        while await tables.unfinished():
            await asyncio.sleep(0.01)
    assert thread.archived
    assert not troubles


async def test_a_thread_that_is_archived_already_does_not_keep_an_end_from_being_stored(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody may have archived it, or the bot itself before its answer was lost."""
    await club.ada.command("/settings threads", wanted=True)
    await club.seat(club.ada, club.ben)
    (thread,) = (channel for channel in club.pg.world.channels.values() if isinstance(channel, Thread))
    close = threads.close

    async def archived_meanwhile(*given: Any) -> None:
        set_archived(club.pg.services.stage, thread, archived=True)
        await close(*given)

    monkeypatch.setattr(threads, "close", archived_meanwhile)
    await gives_up(club.ada, channel=thread.name)
    async with asyncio.timeout(20):
        while await club.bot.store.tables.unfinished():
            await asyncio.sleep(0.01)
