"""Seats on offer that are taken at the same moment: one press counts, and the other hears why it does not."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.tables.request_limits import OFFER_EVERY_SECONDS
from playground import Visitor
from tests.endtoend.play import Club

TAKE = "Take seat"


async def offered(club: Club, giver: Visitor, taker: Visitor) -> dict[str, Any]:
    """The message in which a seat is offered."""
    await giver.command("/table offer", member=taker)
    await club.settled()
    return next(
        post
        for post in reversed(club.posts())
        if taker.can_press(post, TAKE) and f"{giver.mention} offers you" in club.ada.text(post)
    )


async def test_of_two_takers_of_one_seat_only_the_one_who_was_asked_last_gets_it(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.seat(club.ada, club.ben)
    (table,) = await club.bot.store.tables.ids()
    first = await offered(club, club.ben, club.cleo)
    now = club.bot.tables.now
    monkeypatch.setattr(club.bot.tables, "now", lambda: now() + OFFER_EVERY_SECONDS)
    second = await offered(club, club.ben, club.dov)
    answers = await asyncio.gather(club.cleo.press(first, TAKE, stale=True), club.dov.press(second, TAKE))
    await club.settled()
    assert "That offer is over" in club.cleo.text(answers[0].message)
    row = await club.bot.store.tables.get(table)
    assert row is not None
    assert sorted(seat.user_id or 0 for seat in row.seats) == sorted((club.ada.id, club.dov.id))
    assert club.story().count("took over a seat") == 1
    assert f"{club.cleo.mention} took over" not in club.story()
    told = [club.ada.text(club.ada.now(offer) or {}) for offer in (first, second)]
    assert [f"{club.dov.mention}" in text and "offers you" not in text for text in told] == [False, True]


async def test_one_member_who_takes_two_seats_at_once_sits_on_one_side_only(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    (table,) = await club.bot.store.tables.ids()
    offers = [await offered(club, giver, club.cleo) for giver in (club.ada, club.ben)]
    answers = await asyncio.gather(*(club.cleo.press(offer, TAKE) for offer in offers))
    await club.settled()
    told = [club.cleo.text(answer.message) if answer.ephemeral else "" for answer in answers]
    assert len([text for text in told if "already at this table" in text]) == 1, told
    row = await club.bot.store.tables.get(table)
    assert row is not None
    assert [seat.user_id for seat in row.seats].count(club.cleo.id) == 1
    assert club.story().count("took over a seat") == 1
    moves = [move.token for move in await club.bot.store.tables.moves(table)]
    assert sum(token.startswith("!take-over") for token in moves) == 1


async def test_one_press_that_is_sent_twice_takes_one_seat(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    (table,) = await club.bot.store.tables.ids()
    offer = await offered(club, club.ben, club.cleo)
    await asyncio.gather(*(club.cleo.press(offer, TAKE, stale=True) for _ in range(2)))
    await club.settled()
    moves = [move.token for move in await club.bot.store.tables.moves(table)]
    assert sum(token.startswith("!take-over") for token in moves) == 1
    assert club.story().count("took over a seat") == 1
