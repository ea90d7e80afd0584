"""Everything around a game: turn pings, rules, lists, preferences, a post that moves, and a busy Discord."""

from __future__ import annotations

import time
from typing import Any

import pytest

from playground import Visitor
from tests.endtoend.play import Club, gives_up

POSTS = "POST /channels/{channel_id}/messages"
EDITS = "PATCH /channels/{channel_id}/messages"


class Hours:
    """The bot's time of day, which tests move forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._real = time.time
        self._ahead_seconds = 0.0
        monkeypatch.setattr(time, "time", self)

    def __call__(self) -> float:
        return self._real() + self._ahead_seconds

    def forward(self, seconds: float) -> None:
        self._ahead_seconds += seconds


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(monkeypatch)


def pings(person: Visitor) -> list[dict[str, Any]]:
    """Return the messages in the channel that ping this person."""
    return [message for message in person.messages("cake-table") if message["pings_me"]]


async def test_a_player_who_must_act_and_is_away_is_pinged_once(club: Club, hours: Hours) -> None:
    await club.seat(club.ada, club.ben, clock="slow")
    attacker = club.asked()
    defender = club.other(attacker)
    hours.forward(61)
    await club.attack(attacker, "soldier")
    (call,) = pings(defender)
    assert "it's your turn" in defender.text(call)
    (first,) = pings(attacker)
    assert first["components"], "the first turn pings with its post, and no other message does"
    await club.press(defender, "Accept")
    assert defender.now(call) is None, "the ping is deleted when the player acts"
    assert [message["id"] for message in pings(attacker)] == [first["id"]], (
        "a player who was active a moment ago is not pinged"
    )


async def test_a_new_post_pings_by_itself(club: Club, hours: Hours) -> None:
    await club.seat(club.ada, club.ben, clock="slow")
    await club.cleo.say("What a game!", "cake-table")
    attacker = club.asked()
    defender = club.other(attacker)
    hours.forward(61)
    await club.press(attacker, "Pass")
    assert [message["id"] for message in pings(defender)] == [club.post()["id"]]
    assert not pings(club.cleo)


async def test_rulebook_pages_are_shown_only_to_the_member_who_turns_them(club: Club) -> None:
    first = await club.cleo.command("/rules")
    assert first.ephemeral
    assert "Cake Duel: Goal" in club.cleo.text(first.message)
    pages = await club.cleo.autocomplete("/rules", option="page", game="duel")
    assert len(pages) == 6
    for page in pages:
        answer = await club.cleo.command("/rules", game="duel", page=page["value"])
        assert page["name"] in club.cleo.text(answer.message)
    missing = await club.cleo.command("/rules", game="duel", page="no such page")
    assert "don't have that page" in club.cleo.text(missing.message)


async def test_the_list_separates_open_tables_from_running_ones(club: Club) -> None:
    empty = await club.cleo.command("/table list")
    assert "No table is open here" in club.cleo.text(empty.message)
    await club.seat(club.ada, club.ben)
    await club.cleo.command("/duel new", mode="full")
    listed = await club.dov.command("/table list")
    text = club.dov.text(listed.message)
    assert listed.ephemeral
    assert f"Cake Duel: {club.ada.mention} and {club.ben.mention}; [being played]" in text
    assert f"Cake Duel with specials: {club.cleo.mention}; [waiting for players]" in text
    await gives_up(club.ada)
    await club.settled()
    listed = await club.dov.command("/table list")
    assert "being played" not in club.dov.text(listed.message)


async def test_a_member_without_direct_messages_gets_none(club: Club) -> None:
    answer = await club.ben.command("/preferences", hands=False)
    assert "**Hands by direct message:** off." in club.ben.text(answer.message)
    await club.seat(club.ada, club.ben)
    assert club.ada.dms()
    assert not club.ben.dms()
    shown = await club.ben.press(club.post(), "My hand")
    assert "Your hand" in club.ben.text(shown.message)
    await gives_up(club.ada)
    await club.settled()
    await club.ben.command("/preferences", hands=True)
    await club.seat(club.ada, club.ben)
    assert "Your hand" in club.ben.text(club.ben.dms()[-1])


async def test_a_table_shown_again_moves_to_the_bottom_with_its_controls(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    old = club.post()
    await club.cleo.say("a word in between")
    answer = await club.ada.command("/table show")
    assert answer.ephemeral
    await club.settled()
    assert club.post()["id"] != old["id"]
    assert club.ada.controls(club.post())
    assert not club.ada.controls(club.ada.now(old) or {})
    await club.press(club.asked(), "Pass")
    assert "passes" in club.story()


async def test_a_post_of_fifty_minutes_is_replaced_instead_of_edited(club: Club, hours: Hours) -> None:
    """Discord limits edits of messages that are older than an hour."""
    await club.seat(club.ada, club.ben, clock="slow")
    old, attacker = club.post(), club.asked()
    hours.forward(30 * 60)
    await club.attack(attacker, "soldier")
    assert club.post()["id"] == old["id"], "within the turn it is edited in place"
    hours.forward(21 * 60)
    await club.block(club.other(attacker), "defender")
    assert club.post()["id"] != old["id"]
    assert "blocks, claiming **1 Defender**" in club.words()
    left = club.ada.now(old)
    assert left is not None
    assert not club.ada.controls(left)


@pytest.mark.parametrize("route", [POSTS, EDITS])
async def test_the_bot_waits_for_a_busy_discord(club: Club, route: str) -> None:
    """429: the move is made at once, and shown as soon as Discord allows it."""
    await club.seat(club.ada, club.ben)
    fault = club.pg.faults.rate_limit(route, 0.3, times=2)
    await next_turn(club)
    assert fault.is_spent


@pytest.mark.parametrize("route", [POSTS, EDITS])
async def test_a_failing_request_to_discord_is_tried_again(club: Club, route: str) -> None:
    await club.seat(club.ada, club.ben)
    fault = club.pg.faults.fail(route, 502, times=1)
    await next_turn(club)
    assert fault.is_spent


async def next_turn(club: Club) -> None:
    """Pass with a command, so that only the bot's own calls edit and send the post."""
    await club.cleo.say("What a game!", "cake-table")
    first, old = club.asked(), club.post()
    answer = await first.command("/duel pass")
    assert "Done" in first.text(answer.message)

    def shown() -> bool:
        is_new = club.post()["id"] != old["id"] and club.asked().id == club.other(first).id
        return is_new and not club.ada.controls(club.ada.now(old) or {})

    await club.ada.wait_for(shown)
    await club.settled()
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    assert row.shown == row.version == 1
    assert [post["id"] for post in club.posts() if club.ada.controls(post)] == [club.post()["id"]]
