"""However slow the images are, a hand names its cards, and no post keeps an image beside newer words."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.tables.commands import Move, TableAction, TableActionKind
from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from cogs.hands.render import hand
from cogs.i18n.messages import Messages
from cogs.images.renderer import ImageRenderer
from cogs.table_post import post as table_posts
from cogs.table_post.render import table
from cogs.ui.panel import PngImage, SvgImage
from data.sqlite.database import open_store
from playground import Playground, Visitor
from playground.world.nouns import Thread
from tests.endtoend import play
from tests.endtoend.play import SCHEMA, Club, running
from tests.endtoend.test_pictures import pictures
from tests.endtoend.test_tutorial import Lesson

MOVES = 6
"""So many moves are looked at one by one, before the quick ones up to the end of a bout or of a round."""


@pytest.fixture
async def gallery() -> AsyncIterator[Club]:
    """A club whose bot renders images, in the same deal always."""
    async with (
        Playground(rate_limits=False, schema=SCHEMA) as pg,
        running(pg, draws=True, seeds=lambda: b"slow images" + bytes(21)) as bot,
    ):
        yield Club(pg, bot)


class Worker:
    """Takes its time for each image, and renders nothing while it may not; it knows what each image shows."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, seconds: float = 0.0) -> None:
        self.may_render = asyncio.Event()
        self.may_render.set()
        self._monkeypatch = monkeypatch
        self.words: dict[str, str] = {}
        """What the images show, by the names of their files."""
        render = ImageRenderer._render

        async def rendered(renderer: ImageRenderer, asked: SvgImage) -> PngImage | None:
            self.words[asked.name] = " ".join(asked.words.split())
            await self.may_render.wait()
            await asyncio.sleep(seconds)
            return await render(renderer, asked)

        monkeypatch.setattr(ImageRenderer, "_render", rendered)

    def stop(self) -> None:
        """Render nothing more for now."""
        self.may_render.clear()
        self._monkeypatch.setattr(play, "SHOWN_AFTER_SECONDS", 1.0)  # nobody waits for what is held back here

    def are_true(self, messages: list[dict[str, Any]]) -> bool:
        """Return True if each image of these messages shows what its alt text says."""
        return all(
            self.words.get(one["media"]["attachment_name"], one["description"]) == one["description"]
            for message in messages
            for one in pictures(message)
        )


async def begun(club: Club, command: str) -> Session:
    """Begin a game of Ada and Ben."""
    await club.ada.command(command)
    await club.ben.press(club.post(), "Join")
    await club.ada.press(club.post(), "Start")
    await club.settled()
    (row,) = await club.bot.store.tables.unfinished()
    return await club.bot.tables.session(row.id)


def are_named(session: Session, person: Visitor, message: dict[str, Any]) -> bool:
    """Return True if a message says in words all that the image of a person's hand shows."""
    in_words = hand(session, session.seat_of(person.id), Messages()).in_words
    return all(part in person.text(message) for part in in_words) and not pictures(message)


def is_named_directly(session: Session, person: Visitor) -> bool | None:
    """Return True if the hand in a direct message is named."""
    dms = person.dms()
    return (bool(dms) and are_named(session, person, dms[-1])) or None


@pytest.mark.parametrize("command", ["/duel new", "/bakery new", "/auf new"])
async def test_hands_name_their_cards_when_the_worker_never_answers(
    gallery: Club, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    Worker(monkeypatch).stop()
    session = await begun(gallery, command)
    for _ in range(3):
        for person in (gallery.ada, gallery.ben):
            answer = await person.press(gallery.post(), "My hand")
            assert answer.message is not None
            assert are_named(session, person, answer.message)
            await person.wait_for(partial(is_named_directly, session, person))
        await moved(gallery, session)
        await gallery.settled()


async def test_the_hand_in_a_lesson_names_its_cards_when_the_worker_never_answers(
    gallery: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    Worker(monkeypatch).stop()
    lesson = Lesson(gallery, "duel")
    session = await lesson.begin()
    answer = await gallery.ada.press(lesson.post(), "My hand")
    assert answer.message is not None
    assert are_named(session, gallery.ada, answer.message)
    assert not pictures(lesson.post())
    in_words = table(session, Messages()).in_words
    assert in_words
    for part in in_words:
        assert part in lesson.words()


async def moved(club: Club, session: Session, *, number: int = 0) -> None:
    """Let somebody who must act make one of their moves."""
    seat = min(session.actors)
    user_id = session.table.seats[seat].user_id
    assert user_id is not None
    legal = list(session.legal_actions(seat))
    await club.bot.tables.apply(session.table.id, user_id, Move(legal[number * 7 % len(legal)]))


@pytest.mark.parametrize("command", ["/duel new", "/bakery new", "/auf new"])
async def test_no_post_keeps_an_image_that_its_words_have_left_behind(
    gallery: Club, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """Also when the next move is made before the image is there, and at the end of a bout or of a round."""
    monkeypatch.setattr(table_posts, "POST_PATIENCE_SECONDS", 0.0)
    monkeypatch.setattr(table_posts, "ANSWER_PATIENCE_SECONDS", 0.0)
    worker = Worker(monkeypatch, seconds=0.2)
    session = await begun(gallery, command)
    for number in range(MOVES):
        await moved(gallery, session, number=number)
        await gallery.pg.settled()
        assert worker.are_true(gallery.posts())
        if number % 3 == 0:
            await gallery.settled()
            assert worker.are_true(gallery.posts())
            assert pictures(gallery.post())
    ends, posts, number = set(PRESENTERS[session.table.game].turning_points), len(gallery.posts()), 0
    while ends.isdisjoint(map(type, session.progress.history[-1].events)):
        number += 1
        await moved(gallery, session, number=number)
    await gallery.pg.settled()
    assert worker.are_true(gallery.posts())
    await moved(gallery, session)
    await gallery.settled()
    assert worker.are_true(gallery.posts())
    assert len(gallery.posts()) > posts, "the next bout or round has a post of its own"


@pytest.mark.parametrize("is_next_move_made", [True, False])
async def test_the_end_of_a_bout_has_no_image_before_its_own_however_late_that_comes(
    gallery: Club, monkeypatch: pytest.MonkeyPatch, is_next_move_made: bool
) -> None:
    worker = Worker(monkeypatch)
    session = await begun(gallery, "/duel new")
    attacker = gallery.asked()
    await gallery.attack(attacker, "soldier")
    post = gallery.post()
    await gallery.ada.wait_for(lambda: pictures(gallery.post()) or None)
    worker.stop()
    await gallery.other(attacker).press(post, "Challenge!")
    await gallery.settled()
    if is_next_move_made:
        await moved(gallery, session)
        await gallery.settled()

    def left() -> list[dict[str, Any]]:
        return pictures(next(each for each in gallery.posts() if each["id"] == post["id"]))

    assert not left()
    worker.may_render.set()
    (picture,) = await gallery.ada.wait_for(lambda: left() or None)
    assert picture["description"].startswith("Bout 1: The bout goes to ")
    assert picture["description"] == worker.words[picture["media"]["attachment_name"]]


async def test_a_thread_is_archived_when_all_its_posts_have_their_images(gallery: Club) -> None:
    """Nothing can be edited in an archived thread: the bout before the end has its image by then."""
    await gallery.ada.command("/settings threads", wanted=True)
    await gallery.seat(gallery.ada, gallery.ben)
    (thread,) = (channel for channel in gallery.pg.world.channels.values() if isinstance(channel, Thread))
    await gallery.ada.wait_for(lambda: pictures(gallery.post(thread.name)) or None)
    ended, tables = gallery.post(thread.name), gallery.bot.tables
    (row,) = await gallery.bot.store.tables.unfinished()
    session = await tables.session(row.id)
    for _ in range(2):
        (seat,) = session.progress.open_decisions
        idle = session.game.fallback(session.progress.state, seat)
        await tables.apply(row.id, session.table.seats[seat].user_id or 0, Move(idle))
    await tables.apply(row.id, gallery.ada.id, TableAction(TableActionKind.CONCEDE))
    await gallery.ada.wait_for(lambda: thread.archived or None)
    await gallery.settled()
    (picture,) = pictures(gallery.ada.now(ended) or ended)
    assert picture["description"].startswith("Bout 1: The bout goes to ")


async def test_a_turn_is_told_once_although_a_restart_comes_between_the_end_of_a_bout_and_its_image(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The post after it has lost its controls as well by then, and is no more among those that wait for anything."""
    database, worker = tmp_path / "cakeclub.sqlite3", Worker(monkeypatch)
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        async with running(pg, await open_store(database), draws=True) as bot:
            club = Club(pg, bot)
            await club.seat(club.ada, club.ben)
            ended = club.post()
            await club.press(club.asked(), "Pass")
            worker.stop()
            await club.press(club.asked(), "Pass")
            after = club.post()
            assert after["id"] != ended["id"]
            await club.dov.say("Good luck!", "cake-table")
            await club.press(club.asked(), "Pass")
            assert club.post()["id"] != after["id"]
            told = [club.ada.text(club.ada.now(post)) for post in (ended, after)]
        async with running(pg, await open_store(database), draws=True) as bot:
            club = Club(pg, bot)
            worker.may_render.set()
            await club.press(club.asked(), "Pass")
            await club.ada.wait_for(lambda: pictures(club.ada.now(ended) or ended) or None)
            assert [club.ada.text(club.ada.now(post)) for post in (ended, after)] == told
