"""One post serves a whole bout, in a channel and in a thread, until others write below it."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.tables.commands import Move
from bot.tables.session import Session
from cogs.table_post import render
from cogs.table_post.post import POST_SECONDS
from cogs.table_post.render import LOG_LINES
from cogs.ui.panel import Panel
from data.sqlite.database import open_store
from games.duel.actions import Pass
from playground import AnswerKind, Playground
from tests.endtoend.play import SCHEMA, Club, running
from tests.endtoend.table_posts import custom_ids

Lives = Callable[[], AbstractAsyncContextManager[Club]]
PATIENT: dict[str, Any] = {"mode": "core", "trophies": 3}
"""A duel whose bouts take some turns."""


@pytest.fixture
async def pg() -> AsyncIterator[Playground]:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        yield pg


@pytest.fixture
def lives(pg: Playground, tmp_path: Path) -> Lives:
    """Runs of the bot, one after the other, on one database."""

    @asynccontextmanager
    async def live() -> AsyncIterator[Club]:
        store = await open_store(tmp_path / "cakeclub.sqlite3")
        async with running(pg, store) as bot:
            yield Club(pg, bot)

    return live


async def turn(club: Club, claim: str = "soldier") -> str:
    """Play a turn in which an attack is accepted; return the attacker as posts mention them."""
    attacker = club.asked()
    await club.attack(attacker, claim)
    await club.press(club.other(attacker), "Accept")
    return attacker.mention


def with_controls(club: Club) -> list[bool]:
    """Return for each post whether it has controls of a table."""
    return [bool(custom_ids(post)) for post in club.posts()]


def pings(club: Club) -> list[dict[str, Any]]:
    """Return the turn pings in the channel."""
    return [post for post in club.ada.messages("cake-table") if "it's your turn" in post["content"]]


async def without_images(club: Club) -> None:
    """Let posts have room for the log of a section: below an image they tell only the newest lines."""
    await club.ada.command("/settings pictures", shown=False)


async def test_several_turns_stand_in_one_post_with_every_claim(club: Club) -> None:
    await without_images(club)
    await club.seat(club.ada, club.ben, **PATIENT)
    post, calls = club.post()["id"], len(club.pg.calls())
    attackers = [await turn(club, claim) for claim in ("soldier", "archer")]
    assert "turn 3" in club.words()
    assert club.post()["id"] == post
    for attacker, claim in zip(attackers, ("1 Soldier", "1 Archer"), strict=True):
        assert re.search(f"{attacker} attacks .+, claiming \\*\\*{claim}", club.words())
    sent = [call for call in club.pg.calls()[calls:] if call.route.startswith("/channels/")]
    assert not [call for call in sent if call.method == "POST"]


async def test_the_answer_to_the_press_shows_the_next_turn(club: Club) -> None:
    await club.seat(club.ada, club.ben, **PATIENT)
    attacker = club.asked()
    await club.attack(attacker, "soldier")
    answer = await club.other(attacker).press(club.post(), "Accept")
    assert answer.kind is AnswerKind.UPDATE
    assert "turn 2" in club.ada.text(answer.message)


async def test_what_a_post_leaves_behind_is_rendered_only_when_another_post_follows(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    rendered: list[int] = []
    left_behind = render.left_behind

    def noted(session: Session, first: int, *args: Any, **options: Any) -> Panel:
        rendered.append(first)
        return left_behind(session, first, *args, **options)

    await club.seat(club.ada, club.ben, **PATIENT)
    monkeypatch.setattr(render, "left_behind", noted)
    await turn(club)
    await turn(club)
    assert not rendered
    await club.cleo.say("What a game!", "cake-table")
    await turn(club)
    assert rendered


async def test_the_oldest_lines_of_a_long_bout_are_folded(club: Club) -> None:
    await without_images(club)
    await club.seat(club.ada, club.ben, **PATIENT)
    post = club.post()["id"]
    for _ in range(4):
        await turn(club)
    assert club.post()["id"] == post
    lines = club.words().splitlines()
    folded = lines.index(next(line for line in lines if "earlier lines" in line))
    assert lines[folded] == "… 10 earlier lines: `/replay`"
    assert len(lines[folded + 1 : -1]) == LOG_LINES, "the log stands between the table and the question"


async def test_below_an_image_the_newest_lines_stand_and_in_words_tells_every_claim(club: Club) -> None:
    await club.seat(club.ada, club.ben, **PATIENT)
    for claim in ("soldier", "archer"):
        await turn(club, claim)
    shown = club.words()
    assert "earlier lines: `/replay`" in shown
    assert "steals one cake" in shown
    answer = await club.cleo.press(club.post(), "In words")
    told = club.cleo.text(answer.message)
    assert answer.ephemeral
    assert told.index("claiming **1 Soldier**") < told.index("claiming **1 Archer**")
    assert "earlier lines" not in told


async def test_a_new_post_follows_when_others_have_written_below(club: Club) -> None:
    await without_images(club)
    await club.seat(club.ada, club.ben, **PATIENT)
    for _ in range(2):
        await turn(club)
    old = club.post()
    await club.cleo.say("What a game!", "cake-table")
    await turn(club, "archer")
    assert club.post()["id"] != old["id"]
    assert with_controls(club) == [False, False, True]
    left = club.ada.text(club.ada.now(old))
    assert "turns 1–2" in left
    assert left.count("claiming **1 Soldier**") == 2
    assert "claiming **1 Archer**" not in left
    assert "claiming **1 Archer**" in club.words()
    assert "claiming **1 Soldier**" not in club.words(), "the post above tells it"


async def test_the_next_turns_stay_in_the_new_post(club: Club) -> None:
    await club.seat(club.ada, club.ben, **PATIENT)
    await club.cleo.say("What a game!", "cake-table")
    await turn(club)
    posts = len(club.posts())
    await turn(club)
    assert len(club.posts()) == posts


async def test_the_next_bout_has_a_new_post(club: Club) -> None:
    await club.seat(club.ada, club.ben, **PATIENT)
    first = club.asked()
    await club.press(first, "Pass")
    old = club.post()
    await club.press(club.other(first), "Pass")
    assert "Bout 2" in club.words()
    assert club.post()["id"] != old["id"]
    assert with_controls(club) == [False, False, True]
    assert club.ada.text(club.ada.now(old)).count(" passes.") == 2
    await turn(club)
    assert " passes." not in club.words()


async def test_a_new_post_follows_before_an_edit_would_be_too_old(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.seat(club.ada, club.ben, **PATIENT)
    await turn(club)
    old, now = club.post(), time.time
    monkeypatch.setattr(time, "time", lambda: now() + POST_SECONDS + 60)
    await club.press(club.asked(), "Pass")
    assert club.post()["id"] != old["id"]
    assert with_controls(club) == [False, False, True]


async def test_an_old_press_does_not_count_for_a_new_question(club: Club) -> None:
    """The post of two turns is the same message, and the defender of the first turn defends again."""
    await club.seat(club.ada, club.ben, **PATIENT)
    first = club.asked()
    await club.attack(first, "soldier")
    asked_first = club.post()
    await club.press(club.other(first), "Accept")
    await club.attack(club.other(first), "soldier")
    await club.press(first, "Accept")
    await club.attack(first, "soldier")
    assert club.post()["id"] == asked_first["id"]
    version = (await session(club)).progress.version
    refused = await club.other(first).press(asked_first, "Accept", stale=True)
    assert refused.ephemeral
    assert (await session(club)).progress.version == version


async def session(club: Club) -> Session:
    (row,) = await club.bot.store.tables.unfinished()
    return await club.bot.tables.session(row.id)


async def test_who_is_asked_next_is_pinged_below_and_the_post_goes_on(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An edit pings nobody; the ping below the post is not what others write."""
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    await club.seat(club.ada, club.ben, **PATIENT)
    post, known = club.post()["id"], ""
    for _ in range(3):
        await turn(club)
        (ping,) = pings(club)
        assert ping["id"] > known
        assert club.asked().mention in ping["content"]
        assert club.post()["id"] == post
        known = ping["id"]


async def test_who_is_called_to_watch_does_not_bury_the_post(club: Club) -> None:
    await club.seat(club.ada, club.ben, **PATIENT)
    table_id = (await session(club)).table.id
    await club.bot.spectators.toggle(table_id, club.cleo.id)
    for _ in range(2):
        await club.press(club.asked(), "Pass")
    assert [post for post in club.ada.messages("cake-table") if "👀" in post["content"]]
    posts = len(club.posts())
    await turn(club)
    assert len(club.posts()) == posts


async def test_moves_of_a_house_player_are_told_in_the_same_post(club: Club) -> None:
    await club.ada.command("/duel new", house="easy", **PATIENT)
    await club.press(club.ada, "Start")
    post = club.post()["id"]
    while "turn 3" not in club.words():
        await club.ada.wait_for(lambda: club.ada.mention in club.words().rpartition("\n")[2] or None)
        if club.ada.can_press(club.post(), "Attack…"):
            await club.attack(club.ada, "soldier")
        else:
            await club.press(club.ada, "Accept")
        assert "Bout 2" not in club.words()
    assert club.post()["id"] == post


async def test_the_post_goes_on_after_a_restart(lives: Lives, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ping stands below it, and another one was deleted: neither is what others write."""
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    async with lives() as club:
        await without_images(club)
        await club.seat(club.ada, club.ben, **PATIENT)
        await turn(club)
        post = club.post()["id"]
        (ping,) = pings(club)
        assert ping["id"] > post
    async with lives() as club:
        await club.settled()
        await turn(club)
        assert club.post()["id"] == post
        assert club.words().count("claiming **1 Soldier**") == 2
        assert with_controls(club) == [False, True]


async def test_what_others_wrote_before_a_restart_counts(lives: Lives) -> None:
    async with lives() as club:
        await club.seat(club.ada, club.ben, **PATIENT)
        await turn(club)
        post = club.post()["id"]
        await club.cleo.say("What a game!", "cake-table")
    async with lives() as club:
        await club.settled()
        await turn(club)
        assert club.post()["id"] != post
        assert with_controls(club) == [False, False, True]


async def test_a_move_that_was_not_shown_before_a_crash_stands_in_the_same_post(lives: Lives) -> None:
    async with lives() as club:
        await club.seat(club.ada, club.ben, **PATIENT)
        post, first = club.post()["id"], club.asked()
        table_id = (await session(club)).table.id
        club.bot.shown_changes.stop()  # it is killed before it can show anything
        await club.bot.tables.apply(table_id, first.id, Move(Pass()))
    async with lives() as club:
        await club.settled()
        assert club.post()["id"] == post
        assert f"{first.mention} passes." in club.words()
        assert club.other(first).can_press(club.post(), "Attack…")


async def test_a_bout_in_a_thread_has_one_post_until_others_write_there(club: Club) -> None:
    await club.ada.command("/settings threads", wanted=True)
    await club.seat(club.ada, club.ben, **PATIENT)
    (row,) = await club.bot.store.tables.unfinished()
    assert row.post is not None
    name = club.pg.world.channels[row.post.channel_id].name
    first = club.asked(name)
    await club.press(first, "Pass", name)
    assert len(club.posts(channel=name)) == 1
    assert f"{first.mention} passes." in club.words(name)
    await club.ben.say("Good luck!", name)
    await club.press(club.other(first), "Pass", name)
    above, below = club.posts(channel=name)
    assert "won the bout" in club.ada.text(above)
    assert "won the bout" not in club.ada.text(below)


@pytest.fixture
async def unset() -> AsyncIterator[Club]:
    """A club whose server has not set whether tables get threads."""
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, threads=None) as bot:
        yield Club(pg, bot)


async def test_a_table_gets_a_thread_where_the_bot_may_open_one(unset: Club) -> None:
    club = unset
    shown = await club.ada.command("/settings show")
    posts = await club.ada.press(shown.message or {}, "Posts")
    assert "one for each table, where I have permission" in club.ada.text(posts.message)
    await club.seat(club.ada, club.ben)
    (row,) = await club.bot.store.tables.unfinished()
    assert row.post is not None
    assert row.post.channel_id != row.channel_id


@pytest.mark.parametrize("permission", ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"])
async def test_without_the_permission_a_table_stays_in_its_channel_and_nobody_is_told(
    unset: Club, permission: str
) -> None:
    club = unset
    club.pg.faults.deny(permission, "cake-table")
    await club.seat(club.ada, club.ben)
    assert club.asked().can_press(club.post(), "Pass")
    await club.press(club.asked(), "Pass")
    assert len(club.posts()) == 2, "the lobby and one post"
    assert not [call for call in club.pg.calls() if call.route.endswith("/threads")]


async def test_a_press_on_the_panel_turns_threads_off_where_they_were_not_set(unset: Club) -> None:
    club = unset
    shown = (await club.ada.command("/settings show")).message
    posts = (await club.ada.press(shown or {}, "Posts")).message
    answer = await club.ada.press(posts or {}, "Threads")
    assert "tables stay in the channel" in club.ada.text(answer.message)
    (row,) = await club.bot.store.preferences.servers()
    assert row.threads is False
