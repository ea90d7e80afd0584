"""Holidays as players see them: on the posts of all tables, with a stand-in or a clock that stands still."""

from __future__ import annotations

import pytest

from playground import Visitor
from tests.endtoend.play import Club
from tests.endtoend.test_pings import pings, said
from tests.endtoend.test_table_status import Hours, shown

DAY = 86_400.0


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch, club: Club) -> Hours:
    return Hours(monkeypatch, club)


async def days(person: Visitor, number: int) -> str:
    """Return the day that is offered as the end of a holiday of so many days."""
    offers = await person.autocomplete("/preferences", option="holiday", typed=f"in {number} days")
    return str(offers[0]["value"])


async def test_a_stand_in_plays_at_all_tables_until_the_holiday_is_over(club: Club, hours: Hours) -> None:
    await club.seat(club.ada, club.ben, clock="slow")
    await club.seat(club.ben, club.cleo, clock="slow", channel="cake-table-two")
    text = await said(club.ben, "/preferences", holiday=await days(club.ben, 3))
    assert "**Holiday:** until <t:" in text
    await club.settled()
    for channel in ("cake-table", "cake-table-two"):
        assert f"🏖️ {club.ben.mention} is on holiday until <t:" in club.words(channel)
        assert f"🤖 for {club.ben.mention}" in club.words(channel)
    await hours.forward(3 * DAY)
    for channel in ("cake-table", "cake-table-two"):
        assert "🏖️" not in club.words(channel).rpartition("\n")[2]
        assert f"🤖 for {club.ben.mention}" not in club.words(channel)
        assert f"👋 {club.ben.mention} is back." in club.story(channel)
    assert "**Holiday:** none" in await said(club.ben, "/preferences", holiday="off")


async def test_the_clock_stands_still_where_the_lobby_said_so(club: Club, hours: Hours) -> None:
    await club.ada.command("/duel new", clock="slow")
    refused = await club.cleo.press(club.post(), "Holidays stop the clock")
    assert "Only" in club.cleo.text(refused.message)
    await club.press(club.ada, "Holidays stop the clock")
    assert "While a player is on holiday, the clock is stopped" in club.words()
    await club.press(club.ben, "Join")
    await club.press(club.ada, "Start")
    asked = club.asked()
    await asked.command("/preferences", holiday=await days(asked, 10))
    await club.settled()
    assert f"🏖️ {asked.mention} is on holiday until" in club.words()
    assert "The clock is stopped until then" in club.words()
    assert "⏳" not in club.words()
    await hours.forward(5 * DAY)
    assert "time ran out" not in club.story()
    assert f"🤖 for {asked.mention}" not in club.words()
    other = club.other(asked)
    assert "No clock is running" in await said(other, "/table nudge")
    await hours.forward(5 * DAY)
    assert "on holiday" not in club.words().splitlines()[-1]
    assert "⏳" in club.words()
    assert asked.mention in club.words()


async def test_a_lobby_is_opened_with_it_and_live_tables_do_not_offer_it(club: Club) -> None:
    await club.ada.command("/auf new", clock="slow", holidays=True)
    assert "While a player is on holiday" in club.words()
    await club.press(club.ada, "Holidays stop the clock")
    assert "While a player is on holiday" not in club.words()
    await club.cleo.command("/auf new", clock="live")
    assert not [
        one for one in club.cleo.controls(club.post()) if one.get("label") == "Holidays stop the clock"
    ]


async def test_a_holiday_is_taken_and_ended_in_the_panel(club: Club) -> None:
    await club.seat(club.ada, club.ben, clock="slow")
    opened = shown(await club.ben.press(shown(await club.ben.command("/preferences")), "Pings"))
    assert not [one for one in club.ben.controls(opened) if one.get("label") == "I'm back"]
    form = await club.ben.press(opened, "Holiday…")
    bad = await club.ben.submit(form.modal, {"until": "tomorrow"})
    assert "can't read that date" in club.ben.text(bad.message)
    form = await club.ben.press(opened, "Holiday…")
    await club.ben.submit(form.modal, {"until": await days(club.ben, 7)})
    await club.settled()
    assert "**Holiday:** until <t:" in club.ben.text(club.ben.now(opened) or {})
    assert f"🏖️ {club.ben.mention} is on holiday" in club.words()
    await club.ben.press(club.ben.now(opened) or {}, "I'm back")
    await club.settled()
    assert "**Holiday:** none" in club.ben.text(club.ben.now(opened) or {})
    assert f"👋 {club.ben.mention} is back." in club.story()
    assert f"🤖 for {club.ben.mention}" not in club.words()


async def test_nobody_on_holiday_is_pinged(club: Club, hours: Hours) -> None:
    await club.ada.command("/duel new", clock="slow", holidays=True)
    await club.press(club.ben, "Join")
    await club.press(club.ada, "Start")
    attacker = club.asked()
    defender = club.other(attacker)
    await defender.command("/preferences", holiday=await days(defender, 5))
    await hours.forward(3600)
    await club.attack(attacker, "soldier")
    assert not pings(defender)
    await hours.forward(5 * DAY)
    assert [message for message in defender.messages("cake-table") if message["pings_me"]], (
        "it is their turn now"
    )


async def test_a_table_at_which_everybody_is_on_holiday_waits_for_the_first_to_come_back(
    club: Club, hours: Hours
) -> None:
    await club.seat(club.ada, club.ben, clock="slow")
    await club.ada.command("/preferences", holiday=await days(club.ada, 7))
    await club.ben.command("/preferences", holiday=await days(club.ben, 4))
    await club.settled()
    assert "Nobody is here any more" not in club.words()
    await hours.forward(3 * DAY)
    assert not club.is_finished()
    await hours.forward(DAY)
    assert f"👋 {club.ben.mention} is back." in club.story()
    assert not club.is_finished()
