"""Images next to the words: who gets them, how they come, and that the words do not wait for them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.tables.commands import Move
from cogs.images.renderer import ImageRenderer
from cogs.table_post import post as table_posts
from cogs.ui.panel import PngImage, SvgImage
from playground import AnswerKind, Playground, Visitor
from playground.world.attachments import names
from tests.endtoend import play
from tests.endtoend.play import SCHEMA, Club, moves, running


@pytest.fixture
async def gallery() -> AsyncIterator[Club]:
    """A club whose bot renders images."""
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, draws=True) as bot:
        yield Club(pg, bot)


@pytest.fixture
async def known_deal() -> AsyncIterator[Club]:
    """A club whose bot renders images and always deals the same: two members do not get equal hands by chance."""
    async with (
        Playground(rate_limits=False, schema=SCHEMA) as pg,
        running(pg, draws=True, seeds=lambda: b"no two hands alike" + bytes(14)) as bot,
    ):
        yield Club(pg, bot)


def pictures(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the pictures in a message's galleries."""
    found: list[dict[str, Any]] = []
    waiting = list(message["components"])
    while waiting:
        component = waiting.pop()
        found += component.get("items", [])
        waiting += component.get("components", [])
    return found


async def whispered(person: Visitor) -> dict[str, Any]:
    """Return the newest message for this person only, as soon as it shows an image."""

    def shown() -> dict[str, Any] | None:
        alone = [message for message in person.messages("cake-table") if message["flags"] & 64]
        return alone[-1] if alone and pictures(alone[-1]) else None

    return await person.wait_for(shown)


async def test_a_hand_comes_with_its_image_which_names_its_cards_for_who_does_not_see_it(
    gallery: Club,
) -> None:
    await gallery.seat(gallery.ada, gallery.ben)
    await gallery.ada.press(gallery.post(), "My hand")
    hand = await whispered(gallery.ada)
    (picture,) = pictures(hand)
    assert picture["description"].startswith("Your cards: ")
    assert picture["media"]["attachment_name"] in [file["filename"] for file in hand["attachments"]]
    assert all(file["size"] < 150_000 for file in hand["attachments"])
    cards = picture["description"].removeprefix("Your cards: ").split(", ")
    assert len(cards) == 4
    assert not any(f"{card}**:" in gallery.ada.text(hand) for card in cards), "the image says what they do"
    assert "You: attack or pass." in gallery.ada.text(hand)


async def test_a_hand_in_a_direct_message_has_its_image(gallery: Club) -> None:
    await gallery.seat(gallery.ada, gallery.ben)
    assert await gallery.ben.wait_for(lambda: pictures(gallery.ben.dms()[-1]) or None)


async def test_a_member_who_wants_only_words_gets_only_words(gallery: Club) -> None:
    await gallery.ben.command("/preferences", plain=True)
    await gallery.seat(gallery.ada, gallery.ben)
    await gallery.ada.wait_for(lambda: pictures(gallery.ada.dms()[-1]) or None)
    await gallery.ben.press(gallery.post(), "My hand")
    await gallery.settled()
    assert not pictures(gallery.ben.dms()[-1])
    assert not any(pictures(m) for m in gallery.ben.messages("cake-table") if m["flags"] & 64)


async def test_a_server_that_wants_only_words_shows_no_image_to_anyone(gallery: Club) -> None:
    answer = await gallery.ada.command("/settings pictures", shown=False)
    assert "text only" in gallery.ada.text(answer.message)
    await gallery.seat(gallery.ada, gallery.ben)
    await gallery.press(gallery.asked(), "Pass")
    await gallery.ada.press(gallery.post(), "My hand")
    await gallery.ada.command("/rules", game="duel", channel="cake-table")
    await gallery.settled()
    everything = [*gallery.ada.messages("cake-table"), *gallery.ada.dms(), *gallery.ben.dms()]
    assert not any(pictures(message) or message["attachments"] for message in everything)
    assert gallery.bot.renderer.rendered <= 1, "images that are rendered in advance"


async def test_the_image_goes_when_the_server_wants_only_words_and_comes_back(gallery: Club) -> None:
    await gallery.seat(gallery.ada, gallery.ben)
    await shown(gallery)
    await gallery.ada.command("/settings pictures", shown=False)
    await gallery.attack(gallery.asked(), "soldier")
    assert not pictures(gallery.post())
    await gallery.ada.command("/settings pictures", shown=True)
    await gallery.press(gallery.asked(), "Accept")
    assert await shown(gallery)


async def test_the_words_of_a_hand_do_not_wait_for_its_image(
    gallery: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(self: ImageRenderer, drawing: SvgImage) -> PngImage | None:
        raise OSError("no process can be started")

    monkeypatch.setattr(ImageRenderer, "_render", never)
    await gallery.seat(gallery.ada, gallery.ben)
    await gallery.ada.press(gallery.post(), "My hand")
    await gallery.settled()
    alone = [m for m in gallery.ada.messages("cake-table") if m["flags"] & 64]
    assert "Your hand" in gallery.ada.text(alone[-1])
    assert "attachment://" not in json.dumps(alone[-1])
    assert "Your hand" in gallery.ben.text(gallery.ben.dms()[-1])


async def test_no_answer_waits_for_an_image_however_long_it_takes(
    gallery: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the answer that changes the table, nor the next one while its image is still being rendered."""
    drawing, can_draw = ImageRenderer._render, asyncio.Event()

    async def slowly(self: ImageRenderer, asked: SvgImage) -> PngImage | None:
        await can_draw.wait()
        return await drawing(self, asked)

    await gallery.seat(gallery.ada, gallery.ben)
    await shown(gallery)
    monkeypatch.setattr(ImageRenderer, "_render", slowly)
    monkeypatch.setattr(play, "SHOWN_AFTER_SECONDS", 1.0)
    monkeypatch.setattr(table_posts, "POST_PATIENCE_SECONDS", 3600.0)
    monkeypatch.setattr(table_posts, "PATIENCE_SECONDS", 3600.0)
    claimed = await gallery.attack(gallery.asked(), "soldier")
    assert claimed.kind is AnswerKind.UPDATE
    assert not gallery.post()["attachments"], "the words show more than the image that was there"
    accepted = await gallery.asked().press(gallery.post(), "Accept")
    assert accepted.kind is AnswerKind.UPDATE
    book = (await gallery.ada.command("/rules", channel="cake-table")).message
    assert book is not None
    page = (await gallery.ada.press(book, "Cards", stale=True)).message
    assert page is not None and not pictures(page)
    can_draw.set()
    assert await whispered(gallery.ada)
    assert await shown(gallery)


async def test_a_hand_in_a_direct_message_follows_the_game_even_without_images(
    gallery: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = ImageRenderer._render

    async def never(self: ImageRenderer, drawing: SvgImage) -> PngImage | None:
        raise OSError("no process can be started")

    async def follows(*, is_drawn: bool) -> None:
        asked = gallery.asked()
        assert moves(asked, asked.dms()[-1])
        await gallery.press(asked, "Pass")
        await asked.wait_for(lambda: not moves(asked, asked.dms()[-1]) or None)
        assert bool(pictures(asked.dms()[-1])) == is_drawn

    monkeypatch.setattr(ImageRenderer, "_render", never)
    await gallery.seat(gallery.ada, gallery.ben)
    await follows(is_drawn=False)
    gallery.bot.private_renderer._cache.clear()
    gallery.bot.private_renderer._failed_at.clear()  # as after the pause before another attempt
    monkeypatch.setattr(ImageRenderer, "_render", drawing)
    await follows(is_drawn=True)


@pytest.mark.parametrize("command", ["/duel new", "/bakery new", "/auf new"])
async def test_the_image_of_a_hand_is_never_seen_by_another_member(known_deal: Club, command: str) -> None:
    """During a game, the files of hands and those of the post are never the same."""
    gallery = known_deal
    await gallery.ada.command(command)
    await gallery.ben.press(gallery.post(), "Join")
    await gallery.ada.press(gallery.post(), "Start")
    await gallery.settled()
    (row,) = await gallery.bot.store.tables.unfinished()
    session = await gallery.bot.tables.session(row.id)
    seen: dict[str, set[str]] = {"public": set(), "Ada": set(), "Ben": set()}
    for number in range(8):
        for person in (gallery.ada, gallery.ben):
            await person.press(gallery.post(), "My hand")
            whispered_to = await whispered(person)
            seen[person.name] |= files(whispered_to) | {name for dm in person.dms() for name in files(dm)}
            await person.dismiss(whispered_to)
        seen["public"] |= {name for post in gallery.posts() for name in files(post)}
        seat = min(session.actors)
        user_id = session.table.seats[seat].user_id
        assert user_id is not None
        legal = list(session.legal_actions(seat))
        action = legal[number * 7 % len(legal)]
        await gallery.bot.tables.apply(row.id, user_id, Move(action))
        await gallery.settled()
        if session.is_over:
            break
    assert all(len(several) > 1 for several in seen.values())
    assert not seen["public"] & (seen["Ada"] | seen["Ben"])
    assert not seen["Ada"] & seen["Ben"], "the hands of this deal always differ, and so do their images"


def files(message: dict[str, Any]) -> set[str]:
    """Return the names of a message's files: equal images have equal names."""
    return {file["filename"] for file in message["attachments"]}


async def shown(club: Club) -> dict[str, Any]:
    """Return the image on the newest post, as soon as it shows the current state."""
    (picture,) = await club.ada.wait_for(lambda: pictures(club.post()) or None)
    return picture


async def test_each_turns_post_shows_the_table_and_the_old_one_drops_its_image(gallery: Club) -> None:
    await gallery.seat(gallery.ada, gallery.ben)
    first = await shown(gallery)
    assert "Ada: ✋ 4 cards" in first["description"]
    await gallery.press(gallery.asked(), "Pass")
    second = await shown(gallery)
    assert second["media"]["attachment_name"] != first["media"]["attachment_name"]
    *old, new = gallery.posts()
    assert not any(pictures(post) or post["attachments"] for post in old)
    assert len(new["attachments"]) == 1


async def test_a_claim_updates_the_image_of_the_same_post(gallery: Club) -> None:
    await gallery.seat(gallery.ada, gallery.ben)
    before, post = await shown(gallery), gallery.post()["id"]
    await gallery.attack(gallery.asked(), "soldier")

    def claimed() -> bool | None:
        found = pictures(gallery.post())
        is_newer = found and found[0]["media"]["attachment_name"] != before["media"]["attachment_name"]
        return (is_newer and "claims 1 Soldier" in found[0]["description"]) or None

    await gallery.ada.wait_for(claimed)
    assert gallery.post()["id"] == post
    assert len(gallery.post()["attachments"]) == 1


async def undisturbed(club: Club) -> None:
    """Wait until no more calls to Discord follow by themselves, also none for members' avatars."""
    await club.bot.avatars.fetched()
    await club.settled()


async def test_an_edit_without_a_new_image_sends_no_file(gallery: Club) -> None:
    await gallery.seat(gallery.ada, gallery.ben)
    before = await shown(gallery)
    await undisturbed(gallery)
    drawn, calls = gallery.bot.renderer.rendered, len(gallery.pg.calls())
    (row,) = await gallery.bot.store.tables.unfinished()
    _forget_what_it_shows(gallery, row.id)
    await gallery.settled()
    (edit,) = gallery.pg.calls()[calls:]
    assert edit.method == "PATCH"
    assert "attachments" not in (edit.body or {})
    assert await shown(gallery) == before
    assert gallery.bot.renderer.rendered == drawn


async def test_an_image_that_discord_has_lost_is_sent_again(
    gallery: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await gallery.seat(gallery.ada, gallery.ben)
    await shown(gallery)
    await undisturbed(gallery)
    monkeypatch.setattr("playground.messages.names", lambda body, uploads, _: names(body, uploads, []))
    calls = len(gallery.pg.calls())
    (row,) = await gallery.bot.store.tables.unfinished()
    _forget_what_it_shows(gallery, row.id)
    await gallery.settled()
    refused, taken = gallery.pg.calls()[calls:]
    assert (refused.status, taken.status) == (400, 200)
    assert "attachments" not in refused.body
    assert [file["id"] for file in taken.body["attachments"]] == [0]
    await shown(gallery)


async def test_where_files_are_not_allowed_there_are_only_words(gallery: Club) -> None:
    gallery.pg.faults.deny("ATTACH_FILES", "cake-table")
    await gallery.seat(gallery.ada, gallery.ben)
    await gallery.press(gallery.asked(), "Pass")
    assert "Cake Duel" in gallery.words()
    assert not pictures(gallery.post())


async def test_a_game_goes_on_when_nothing_can_be_rendered(
    gallery: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(self: ImageRenderer, drawing: SvgImage) -> PngImage | None:
        raise OSError("no process can be started")

    monkeypatch.setattr(ImageRenderer, "_render", never)
    await gallery.seat(gallery.ada, gallery.ben)
    first = gallery.asked()
    await gallery.press(first, "Pass")
    assert gallery.asked().id == gallery.other(first).id
    assert not pictures(gallery.post())
    assert "Pass" in [control["label"] for control in gallery.ada.controls(gallery.post())]


def _forget_what_it_shows(club: Club, table_id: str) -> None:
    """Let the bot look at a post that may show anything."""
    post = club.bot.updater.of(table_id)
    assert post.messages.newest is not None
    post.messages.newest.shows = None
    post.changed()
