"""Seats that players offer in public: who may offer one, and what becomes of the message."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from data.records.tables import SentKind
from data.sqlite.database import open_store
from playground import Playground
from playground.world.permissions import Permission
from tests.endtoend.play import SCHEMA, Club, gives_up, running
from tests.endtoend.test_server_settings import said
from tests.endtoend.test_sharing import deny
from tests.waiting import until

MESSAGES = "POST /channels/{channel_id}/messages"


def offers(club: Club) -> list[str]:
    """Return the texts of the offers that can be taken, oldest first."""
    return [club.ada.text(post) for post in club.posts() if club.ben.can_press(post, "Take seat")]


async def test_who_may_not_write_in_the_channel_cannot_offer_their_seat_there(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await deny(club, Permission.SEND_MESSAGES)
    assert "You can't write in this channel" in await said(club.ben, "/table offer", member=club.cleo)
    assert not offers(club)
    (table,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    assert not (await club.bot.tables.session(table.id)).status.offers


async def test_an_offer_stands_once_though_the_answer_to_its_sending_was_lost(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    club.pg.faults.lose_answer(MESSAGES)
    assert "offer is posted" in await said(club.ben, "/table offer", member=club.cleo)
    assert len(offers(club)) == 1
    post = next(post for post in club.posts() if club.cleo.can_press(post, "Take seat"))
    await club.cleo.press(post, "Take seat")
    (table,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    assert club.cleo.id in {seat.user_id for seat in table.seats}

    async def is_forgotten() -> bool:
        kept = await club.bot.store.sent_messages.to(club.ben.id)
        return all(one.kind is not SentKind.SHARED for one in kept)

    await until(is_forgotten)


async def test_a_newer_offer_and_the_end_of_the_game_close_an_offer_after_a_restart_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "club.sqlite"
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        async with running(pg, await open_store(path)) as bot:
            club = Club(pg, bot)
            await club.seat(club.ada, club.ben)
            await said(club.ben, "/table offer", member=club.cleo)
        async with running(pg, await open_store(path)) as bot:
            club = Club(pg, bot)
            monkeypatch.setattr(bot.tables, "now", lambda: time.time() + 301)
            await said(club.ben, "/table offer", member=club.dov)
            (offer,) = offers(club)
            assert club.dov.mention in offer
            assert "withdrew this offer" in club.story()
            await gives_up(club.ada)
            await club.settled()
            assert not offers(club)
            assert "This offer is over" in club.story()
            kept = await bot.store.sent_messages.to(club.ben.id)
            assert SentKind.SHARED not in {one.kind for one in kept}
