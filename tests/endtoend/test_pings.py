"""Pings as each member likes them: when, where, at which hours and from which tables; nudges; dates of deadlines."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.tables.commands import Move
from data.records.settings import MemberPreferences
from data.sqlite.database import open_store
from playground import Answer, Playground, Visitor
from tests.endtoend.play import SCHEMA, Club, running
from tests.endtoend.test_auf import Bakery
from tests.endtoend.test_table_status import Hours, panel, shown

HOUR = 3600.0


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch, club: Club) -> Hours:
    return Hours(monkeypatch, club)


@pytest.fixture
async def bakery() -> AsyncIterator[Bakery]:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, seeds=lambda: b"oven") as bot:
        yield Bakery(pg, bot)


def pings(person: Visitor) -> list[dict[str, Any]]:
    """Return the short messages in the channel that ping this person; not posts that do."""
    return [
        message
        for message in person.messages("cake-table")
        if message["pings_me"] and not message.get("components")
    ]


def written(person: Visitor) -> list[dict[str, Any]]:
    """Return the pings in the person's direct messages."""
    return [message for message in person.dms() if "/channels/" in message["content"]]


async def slow_duel(club: Club, hours: Hours) -> tuple[Visitor, Visitor]:
    """Begin a slow duel; return the attacker and the defender, some time after they joined."""
    await club.seat(club.ada, club.ben, clock="slow")
    await hours.forward(HOUR / 4)
    attacker = club.asked()
    return attacker, club.other(attacker)


async def said(person: Visitor, command: str, **options: Any) -> str:
    """Return the text that answers only this person."""
    answer = await person.command(command, **options)
    assert answer.ephemeral
    return person.text(answer.message)


async def test_the_first_turn_pings_who_must_act_also_when_they_joined_a_moment_ago(
    club: Club, hours: Hours
) -> None:
    await club.seat(club.ada, club.ben)
    asked = club.asked()
    assert [message["id"] for message in asked.messages("cake-table") if message["pings_me"]] == [
        club.post()["id"]
    ]
    assert not any(message["pings_me"] for message in club.other(asked).messages("cake-table"))


async def test_a_player_who_is_asked_by_an_edit_is_pinged_when_they_do_not_react(
    club: Club, hours: Hours
) -> None:
    await club.seat(club.ada, club.ben, clock="slow")
    attacker = club.asked()
    defender = club.other(attacker)
    await club.attack(attacker, "soldier")
    assert not pings(defender), "they were active a moment ago"
    await hours.forward(61)
    (ping,) = pings(defender)
    assert "it's your turn" in defender.text(ping)
    await club.press(defender, "Accept")
    assert not pings(defender), "the ping is deleted when they act"


async def test_who_wants_a_ping_after_a_while_gets_it_after_an_hour_of_a_slow_clock(
    club: Club, hours: Hours
) -> None:
    await club.ada.command("/preferences", pings="later")
    await club.ben.command("/preferences", pings="later")
    attacker, defender = await slow_duel(club, hours)
    await club.attack(attacker, "soldier")
    await hours.forward(HOUR - 60)
    assert not pings(defender)
    await hours.forward(61)
    assert len(pings(defender)) == 1
    await hours.forward(HOUR)
    assert len(pings(defender)) == 1, "once"


async def test_a_ping_by_direct_message_stands_there_until_its_member_acts(club: Club, hours: Hours) -> None:
    for person in (club.ada, club.ben):
        await person.command("/preferences", pings="message", hands=False)
    attacker, defender = await slow_duel(club, hours)
    await club.attack(attacker, "soldier")
    (message,) = written(defender)
    assert message["content"].endswith(f"/{club.post()['id']}")
    assert not pings(defender)
    await club.press(defender, "Accept")
    assert not written(defender)


async def test_a_member_whose_direct_messages_are_closed_is_pinged_in_the_channel(
    club: Club, hours: Hours
) -> None:
    for person in (club.ada, club.ben):
        await person.command("/preferences", pings="message", hands=False)
    attacker, defender = await slow_duel(club, hours)
    club.pg.faults.close_dms(defender.name)
    await club.attack(attacker, "soldier")
    assert len(pings(defender)) == 1
    member = await club.bot.preferences.member(defender.id)
    assert member.refused_messages, "it is remembered, and none is tried again"


async def test_after_a_restart_a_direct_message_is_not_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.messages.NONCE_SECONDS", 0.0)
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        for run in range(2):
            store = await open_store(tmp_path / "cakeclub.sqlite3")
            async with running(pg, store) as bot:
                club = Club(pg, bot)
                if run == 0:
                    for person in (club.ada, club.ben):
                        await person.command("/preferences", pings="message", hands=False)
                    await club.seat(club.ada, club.ben)
                else:
                    await club.other(club.asked()).press(club.post(), "Table…")
                    (table,) = await store.tables.unfinished()
                    bot.updater.changed(table.id)
                    await club.settled()
                asked = club.asked()
                assert len(written(asked)) == 1


async def test_who_wants_no_pings_gets_none(club: Club, hours: Hours) -> None:
    for person in (club.ada, club.ben):
        assert "no ping" in await said(person, "/preferences", pings="never")
    attacker, _ = await slow_duel(club, hours)
    await club.attack(attacker, "soldier")
    await hours.forward(13 * HOUR)
    for person in (club.ada, club.ben):
        assert not any(message["pings_me"] for message in person.messages("cake-table"))
        assert not written(person)


async def test_a_ping_waits_until_the_quiet_hours_are_over(club: Club, hours: Hours) -> None:
    attacker, defender = await slow_duel(club, hours)
    hour = datetime.fromtimestamp(hours(), UTC).hour
    await defender.command("/preferences", quiet=f"{hour}-{(hour + 2) % 24}")
    await hours.forward(61)
    await club.attack(attacker, "soldier")
    assert not pings(defender)
    await hours.forward(2 * HOUR)
    assert len(pings(defender)) == 1


async def test_a_muted_table_pings_its_member_no_longer(club: Club, hours: Hours) -> None:
    attacker, defender = await slow_duel(club, hours)
    private = await panel(club, defender)
    await defender.press(private, "Mute table")
    assert "no longer pings you" in defender.text(defender.now(private) or {})
    await hours.forward(61)
    await club.attack(attacker, "soldier")
    await club.press(defender, "Accept")
    assert defender.id in await club.bot.store.tables.muted((await club.bot.store.tables.unfinished())[0].id)
    assert "pings you again" in await said(defender, "/table mute", on=False)
    stranger = await said(club.cleo, "/table mute")
    assert "not at a table" in stranger or "no table" in stranger.lower()
    private = await panel(club, defender)
    assert defender.can_press(private, "Mute table"), "the button shows how it is now"
    assert not pings(defender)


async def test_half_time_is_left_out_for_who_does_not_want_it(club: Club, hours: Hours) -> None:
    for person in (club.ada, club.ben):
        assert "no second ping" in await said(person, "/preferences", **{"half-time": False})
    attacker, defender = await slow_duel(club, hours)
    await club.attack(attacker, "soldier")
    assert len(pings(defender)) == 1
    await hours.forward(13 * HOUR)
    assert "Half of the time is up" in club.words()
    assert not any(message["pings_me"] for message in defender.messages("cake-table"))


async def test_what_others_ask_after_half_time_brings_no_third_ping(club: Club, hours: Hours) -> None:
    attacker, defender = await slow_duel(club, hours)
    await club.attack(attacker, "soldier")
    await hours.forward(13 * HOUR)

    def for_turn() -> list[str]:
        return [
            message["id"]
            for message in defender.messages("cake-table")
            if message["pings_me"] and "waiting for your vote" not in message["content"]
        ]

    at_half_time = for_turn()
    assert at_half_time
    await attacker.command("/table pause", time=3600)
    await club.settled()
    assert for_turn() == at_half_time
    assert "Half of the time is up" in club.words()
    await defender.command("/table refuse", vote="pause.1")
    await hours.forward(60)
    assert for_turn() == at_half_time
    assert "Half of the time is up" in club.words()


async def test_who_wants_it_is_pinged_when_they_are_next_of_three(
    bakery: Bakery, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    for person in (bakery.ada, bakery.ben, bakery.cleo):
        assert "**You are next:** a ping." in await said(person, "/preferences", next=True)
    session = await bakery.bake(bakery.ada, bakery.ben, bakery.cleo)
    current = session.progress.view(None).current
    after = (bakery.ada, bakery.ben, bakery.cleo)[(current + 1) % 3]
    await bakery.settled()
    (ping,) = [message for message in pings(after) if "you are next" in message["content"]]
    await bakery.bot.tables.apply(
        session.table.id,
        session.table.seats[current].user_id or 0,
        Move(session.game.fallback(session.progress.state, current)),
    )
    await bakery.settled()
    assert after.now(ping) is None, "now it is their turn"
    assert not pings(bakery.dov)


async def test_who_asks_is_told_whom_the_vote_waits_for_and_they_are_pinged_at_slow_tables(
    club: Club, hours: Hours
) -> None:
    await slow_duel(club, hours)
    told = await said(club.ada, "/table pause", time=3600)
    assert told == f"✅ You asked to pause for 1 hour. Waiting for {club.ben.mention}."
    await club.settled()
    (ping,) = [message for message in pings(club.ben) if "waiting for your vote" in message["content"]]
    assert not [message for message in pings(club.ada) if "vote" in message["content"]]
    await club.press(club.ben, "Agree")
    assert club.ben.now(ping) is None
    await club.ben.command("/preferences", votes=False)
    await club.ada.command("/table resume")
    await hours.forward(HOUR / 4)
    await club.ada.command("/table pause", time=3600)
    await club.settled()
    assert not [message for message in pings(club.ben) if "vote" in message["content"]]


async def test_at_a_quick_table_who_wants_it_is_pinged_for_votes(club: Club, hours: Hours) -> None:
    await club.seat(club.ada, club.ben, clock="relaxed")
    await hours.forward(120)
    await club.ada.command("/table pause", time=3600)
    await club.settled()
    assert not [message for message in pings(club.ben) if "vote" in message["content"]]
    await club.ben.command("/table refuse", vote="pause.1")
    await club.ben.command("/preferences", votes=True)
    await hours.forward(120)
    await club.ada.command("/table pause", time=3600)
    await club.settled()
    assert [message for message in pings(club.ben) if "waiting for your vote" in message["content"]]


async def nudged(club: Club, person: Visitor) -> Answer:
    """Press *Nudge* in the private panel."""
    private = await panel(club, person)
    answer = await person.press(private, "Nudge")
    await club.settled()
    return answer


async def test_a_nudge_pings_who_must_act_once_in_half_of_the_clocks_time(club: Club, hours: Hours) -> None:
    attacker, defender = await slow_duel(club, hours)
    await club.attack(attacker, "soldier")
    (first,) = pings(defender)
    await nudged(club, attacker)
    (ping,) = pings(defender)
    assert "the others are waiting for you" in ping["content"]
    assert ping["id"] != first["id"], "it takes the place of the first one"
    assert f"👉 {attacker.mention} is waiting for the next move." in club.words()
    again = await said(attacker, "/table nudge")
    assert "You can nudge again <t:" in again
    own = await said(defender, "/table nudge")
    assert "Nobody else has to move now" in own
    await hours.forward(12 * HOUR)
    assert "Nudged" in await said(attacker, "/table nudge")
    await club.settled()
    assert club.post()["id"] in [
        message["id"] for message in defender.messages("cake-table") if message["pings_me"]
    ], "after so long a new post pings them"


@pytest.mark.parametrize("wish", ["never", "quiet", "mute"])
async def test_a_nudge_respects_who_wants_no_pings_and_tells_nobody(
    club: Club, hours: Hours, wish: str
) -> None:
    attacker, defender = await slow_duel(club, hours)
    hour = datetime.fromtimestamp(hours(), UTC).hour
    if wish == "mute":
        await defender.command("/table mute")
    else:
        wishes = {"never": {"pings": "never"}, "quiet": {"quiet": f"{hour}-{(hour + 3) % 24}"}}
        await defender.command("/preferences", **wishes[wish])
    await hours.forward(61)
    await club.attack(attacker, "soldier")
    answer = await nudged(club, attacker)
    assert "Nudged" in attacker.text(attacker.now(shown(answer)) or shown(answer))
    assert not pings(defender)
    assert not written(defender)


async def test_a_deadline_that_is_days_away_shows_its_date(club: Club) -> None:
    await club.ada.command("/settings time", clock="slow", seconds=3 * 86_400)
    await club.seat(club.ada, club.ben, clock="slow")
    assert re.search(r"⏳ <t:(\d+):R> \(<t:\1:f>\)", club.words())
    await club.seat(club.cleo, club.dov, clock="live", channel="cake-table-two")
    assert re.search(r"⏳ <t:\d+:R>$", club.words("cake-table-two"), re.MULTILINE)


async def test_what_a_member_has_set_is_shown_exported_and_forgotten(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await club.ben.command("/table mute")
    text = await said(
        club.ben, "/preferences", pings="later", quiet="22-7", zone="Europe/Berlin", holiday="off"
    )
    assert "after a quarter of your time" in text
    assert "22:00 to 07:00 (Europe/Berlin)" in text
    kept = await club.bot.history.export(club.ben.id)
    assert kept["member"]["quiet_hours"] == [22, 7]
    assert kept["member"]["time_zone"] == "Europe/Berlin"
    assert len(kept["muted_tables"]) == 1
    await club.bot.forgetting.forget(club.ben.id)
    assert await club.bot.store.preferences.member(club.ben.id) == MemberPreferences(user_id=club.ben.id)
    assert await club.bot.store.tables.muted_by(club.ben.id) == ()


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"quiet": "late"}, "can't read those hours"),
        ({"quiet": "7-7"}, "can't read those hours"),
        ({"zone": "Berlin or so"}, "I don't know that time zone"),
        ({"holiday": "soon"}, "can't read that date"),
        ({"holiday": "2001-01-01"}, "ends tomorrow at the earliest"),
        ({"holiday": "2999-01-01"}, "at most 60 days"),
    ],
)
async def test_nonsense_is_answered_by_a_sentence_and_changes_nothing(
    club: Club, options: dict[str, str], answer: str
) -> None:
    assert answer in await said(club.ben, "/preferences", pings="never", **options)
    assert await club.bot.store.preferences.member(club.ben.id) == MemberPreferences(user_id=club.ben.id)


async def test_quiet_hours_and_zone_are_chosen_in_a_form(club: Club) -> None:
    opened = shown(await club.ben.press(shown(await club.ben.command("/preferences")), "Pings"))
    form = await club.ben.press(opened, "Quiet hours…")
    assert form.modal is not None
    await club.ben.submit(form.modal, {"first": "23", "last": "8", "zone": "Asia/Tokyo"})
    text = club.ben.text(club.ben.now(opened) or {})
    assert "23:00 to 08:00 (Asia/Tokyo)" in text
    form = await club.ben.press(opened, "Quiet hours…")
    same = await club.ben.submit(form.modal, {"first": "8", "last": "8", "zone": "Asia/Tokyo"})
    assert "can't read those hours" in club.ben.text(same.message)
    form = await club.ben.press(opened, "Quiet hours…")
    await club.ben.submit(form.modal, {"first": "off", "last": "8", "zone": "Asia/Tokyo"})
    assert "**Quiet hours:** none" in club.ben.text(club.ben.now(opened) or {})


async def test_zones_hours_and_days_are_offered_while_somebody_types(club: Club) -> None:
    zones = await club.ben.autocomplete("/preferences", option="zone", typed="new yo")
    assert [choice["value"] for choice in zones] == ["America/New_York"]
    quiet = await club.ben.autocomplete("/preferences", option="quiet")
    assert quiet[0] == {"name": "No quiet hours", "value": "off"}
    days = await club.ben.autocomplete("/preferences", option="holiday")
    assert days[0]["value"] == "off"
    for choice in days[1:]:
        text = await said(club.ben, "/preferences", holiday=choice["value"])
        assert "**Holiday:** until" in text
