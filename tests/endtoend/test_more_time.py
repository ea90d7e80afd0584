"""A member with double time at live tables, as the people of the table see it."""

from __future__ import annotations

import re

import pytest

from playground import Visitor
from tests.endtoend import test_tournaments as tournament
from tests.endtoend.play import Club
from tests.endtoend.test_table_status import Hours

LIVE_SECONDS = 90


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch, club: Club) -> Hours:
    return Hours(monkeypatch, club)


async def takes_more_time(person: Visitor) -> None:
    """Turn double time on with the button of the preferences."""
    opened = await person.command("/preferences")
    assert opened.message is not None
    await person.press(opened.message, "More")
    await person.press(person.now(opened.message) or {}, "More time")
    assert "you have double time, and the lobby says so" in person.text(person.now(opened.message) or {})


def due_in(club: Club, hours: Hours) -> float:
    """Return the time until the deadline that the table's post tells, in seconds."""
    found = re.search(r"⏳ <t:(\d+):R>", club.words())
    assert found is not None
    return int(found[1]) - hours()


async def test_one_of_two_has_double_time_as_their_lobby_says(club: Club, hours: Hours) -> None:
    await club.ada.command("/duel new")
    await club.ben.press(club.post(), "Join")
    assert "Double time" not in club.words()
    await takes_more_time(club.ben)
    await club.settled()
    assert f"⏱️ Double time to decide: {club.ben.mention}" in club.words(), "also for who sits there already"
    await club.press(club.ada, "Start")
    for _ in range(2):
        asked = club.asked()
        seconds = LIVE_SECONDS * (2 if asked.id == club.ben.id else 1)
        assert seconds - 20 < due_in(club, hours) <= seconds
        await hours.forward(seconds / 2 + 1)
        assert "⌛ Half of the time is up." in club.words()
        assert club.asked().id == asked.id
        await hours.forward(seconds / 2)
        assert f"⌛ {asked.mention}'s time ran out." in club.story()
        assert club.asked().id != asked.id


async def test_a_relaxed_table_and_a_tournament_give_nobody_more_time(club: Club) -> None:
    await takes_more_time(club.ben)
    await club.ben.command("/duel new", channel="cake-table-two", clock="relaxed")
    assert "Double time" not in club.words("cake-table-two")
    await tournament.begun(club, *club.people, clock="live")
    tables = await club.bot.store.tables.of_member(club.ben.id)
    assert len(tables) == 2
    assert not any(seat.has_more_time for table in tables for seat in table.seats)
