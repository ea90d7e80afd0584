"""Tables in direct messages: images, clocks and pings work there as in a channel."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from data.records.tables import DIRECT, By, Phase
from data.sqlite.database import open_store
from playground import Playground
from tests.endtoend.alone import Alone, direct, hands_of, only_session
from tests.endtoend.play import SCHEMA, Club, running
from tests.endtoend.test_pictures import pictures
from tests.endtoend.test_table_status import Hours

HOUR = 3600.0
RELAXED, SLOW = 600, 86_400


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch, club: Club) -> Hours:
    return Hours(monkeypatch, club)


@pytest.fixture
async def gallery() -> AsyncIterator[Club]:
    """A club whose bot renders images."""
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, draws=True) as bot:
        yield Club(pg, bot)


async def played(club: Club, **options: Any) -> Alone:
    """Begin a game with a house player by `/play` in Ada's direct messages."""
    answer = await club.ada.command("/play", channel=direct(club).id, **options)
    assert club.ada.text(answer.message) == "✅ Your table is below."
    await club.settled()
    return Alone(club, await only_session(club))


async def asked(alone: Alone) -> None:
    """Wait until Ada must act and her direct messages show it."""
    await alone.shown(alone.session, lambda: alone.session.actors == {0})
    await alone.club.settled()


async def moved(alone: Alone) -> None:
    """Let Ada act once, and wait until she must act again."""
    await alone.one_move()
    await asked(alone)


def pings(club: Club) -> list[dict[str, Any]]:
    """Return the short messages with which Ada is told that it is her turn."""
    return [one for one in club.ada.messages(direct(club)) if "it's your turn" in one["content"]]


@pytest.mark.parametrize(("when", "seconds"), [(None, RELAXED), ("now", 90), ("week", SLOW)])
async def test_play_with_a_game_begins_against_a_house_player_at_once(
    club: Club, when: str | None, seconds: int
) -> None:
    alone = await played(club, game="bakeries", **({} if when is None else {"when": when}))
    table = alone.session.table
    assert (table.game, table.guild_id, table.phase, table.seconds) == (
        "bakeries",
        DIRECT,
        Phase.PLAYING,
        seconds,
    )
    assert table.seats[1].house is not None


async def test_play_with_a_time_only_begins_a_game_too(club: Club) -> None:
    assert (await played(club, when="today")).session.table.game == "duel"


async def test_the_table_and_the_hand_have_their_images(gallery: Club) -> None:
    alone = await played(gallery, game="duel")
    post = await gallery.ada.wait_for(lambda: alone.post() if pictures(alone.post()) else None)
    (picture,) = pictures(post)
    assert picture["media"]["attachment_name"] in [file["filename"] for file in post["attachments"]]
    await gallery.ada.press(post, "My hand", stale=True)

    def hand() -> dict[str, Any] | None:
        shown = [one for one in gallery.ada.messages(direct(gallery)) if one["id"] != post["id"]]
        found = [
            one for one in shown for part in pictures(one) if part["description"].startswith("Your cards: ")
        ]
        return found[-1] if found else None

    await gallery.ada.wait_for(hand)


async def test_a_member_who_wants_only_words_gets_only_words_there(gallery: Club) -> None:
    await gallery.ada.command("/preferences", plain=True)
    alone = await played(gallery, game="duel")
    await gallery.settled()
    assert not any(pictures(one) for one in gallery.ada.messages(direct(gallery)))
    assert alone.words()


async def test_the_clock_plays_for_a_member_who_does_not_come_and_gives_the_seat_back(
    club: Club, hours: Hours
) -> None:
    alone = await played(club, game="duel")
    session = alone.session
    for _ in range(2):
        await asked(alone)
        assert "⏳ <t:" in alone.words()
        await hours.forward(RELAXED + 1)
    moves = await club.bot.tables.stored.moves(session.table.id)
    assert [move.by for move in moves if move.seat == 0 and not move.token.startswith("!")][:2] == [
        By.CLOCK
    ] * 2
    assert session.status.away == {0}
    async with asyncio.timeout(60):
        while not session.is_over and not session.status.deserted_at:
            await club.settled()
    await alone.press("I'm back")
    assert not session.status.away


async def test_a_member_who_goes_away_is_pinged_once_and_the_ping_goes_when_they_act(
    club: Club, hours: Hours
) -> None:
    alone = await played(club, game="duel", when="week")
    await asked(alone)
    assert not pings(club), "they were active a moment ago"
    await hours.forward(61)
    await hours.forward(HOUR)
    (ping,) = pings(club)
    assert ping["pings_me"]
    assert ping["content"].endswith(f"/@me/{direct(club).id}/{alone.post()['id']}")
    await moved(alone)
    assert not pings(club)


async def test_at_half_time_of_a_slow_game_a_new_post_pings(club: Club, hours: Hours) -> None:
    alone = await played(club, game="duel", when="week")
    await asked(alone)
    before = alone.post()["id"]
    await hours.forward(SLOW / 2 + 1)
    assert alone.post()["id"] != before
    assert alone.post()["pings_me"]
    assert "Half of the time is up" in alone.words()


async def test_a_member_who_wants_no_pings_gets_none_there(club: Club, hours: Hours) -> None:
    await club.ada.command("/preferences", pings="never", **{"half-time": False})
    alone = await played(club, game="duel", when="week")
    await asked(alone)
    await hours.forward(HOUR)
    assert not pings(club)


async def test_after_a_restart_a_hand_with_its_image_is_not_taken_for_the_post(tmp_path: Path) -> None:
    path = tmp_path / "cake.sqlite3"
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        async with running(pg, await open_store(path), draws=True) as bot:
            alone = await played(Club(pg, bot), game="bakeries", when="week")
            await asked(alone)
            (hand,) = await hands_of(bot.store, alone.session.table.id)
            long = await alone.club.ada.wait_for(lambda: words_control(alone, hand.message_id))
            assert long["label"] == "In words"
        async with running(pg, await open_store(path), draws=True) as bot:
            club = Club(pg, bot)
            await club.settled()
            again = Alone(club, await only_session(club))
            await moved(again)
            (hand,) = await hands_of(bot.store, again.session.table.id)
            assert again.session.table.post is not None
            assert hand.message_id != again.session.table.post.message_id
            assert "My hand" in [one["label"] for one in club.ada.controls(again.post())]


def words_control(alone: Alone, message_id: int) -> dict[str, Any] | None:
    """Return the control of a hand that shows it in words."""
    controls = alone.club.ada.controls(alone.message(message_id))
    return next((one for one in controls if one["custom_id"].endswith(":!hand.words")), None)
