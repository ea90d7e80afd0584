"""What only one player may see arrives as a private message of its own, also after a move of somebody else."""

from __future__ import annotations

import time

import pytest

from bot.tables.commands import TableAction, TableActionKind
from bot.tables.session import Session
from games.duel import Card
from playground import Visitor
from tests.endtoend.deals import Dealt


@pytest.fixture
async def club(dealt: Dealt) -> Dealt:
    return dealt


def told(person: Visitor) -> list[str]:
    """Return the private messages of a player in the channel that are no hands."""
    private = [message for message in person.messages("cake-table") if message["flags"] & 64]
    return [person.text(message) for message in private if "Your hand" not in person.text(message)]


def told_directly(person: Visitor) -> list[str]:
    """Return the direct messages of a player that are no hands."""
    return [text for message in person.dms() if "Your hand" not in (text := person.text(message))]


def session_of(club: Dealt) -> Session:
    (session,) = club.bot.tables._running.values()
    return session


def let_tokens_expire(club: Dealt) -> None:
    start = club.bot.ephemeral_hands.now
    club.bot.ephemeral_hands.now = lambda: start() + 16 * 60


async def oracle_attacks(club: Dealt) -> tuple[Visitor, Visitor]:
    attacker, defender = await club.full_duel(lambda mine, _: Card.ORACLE in mine)
    await club.play(attacker, "Attack…", [Card.ORACLE], "oracle")
    return attacker, defender


async def test_the_look_of_an_oracle_arrives_when_the_opponent_accepts(club: Dealt) -> None:
    attacker, defender = await oracle_attacks(club)
    await club.press(defender, "Accept")
    look = f"You saw {defender.mention}'s hand"
    assert len([text for text in told(attacker) if look in text]) == 1
    assert not told_directly(attacker)
    assert not [text for text in (*told(defender), *told_directly(defender)) if "saw" in text]
    assert look not in club.story()


async def test_a_look_is_a_direct_message_when_the_player_has_not_pressed_for_long(club: Dealt) -> None:
    attacker, defender = await oracle_attacks(club)
    let_tokens_expire(club)
    await club.press(defender, "Accept")
    (text,) = told_directly(attacker)
    assert f"You saw {defender.mention}'s hand" in text
    assert club.post()["channel_id"] in text, "it leads to the table"
    assert not told(attacker)
    assert not told_directly(defender)


async def test_the_direct_message_with_a_look_is_deleted_with_the_hand(club: Dealt) -> None:
    attacker, defender = await oracle_attacks(club)
    let_tokens_expire(club)
    await club.press(defender, "Accept")
    assert len(attacker.dms()) == 2
    await club.bot.tables.apply(session_of(club).table.id, defender.id, TableAction(TableActionKind.CONCEDE))
    await club.settled()
    assert not attacker.dms()


async def test_a_player_without_direct_messages_finds_the_look_in_their_hand(club: Dealt) -> None:
    for name in ("Ada", "Ben"):
        club.pg.faults.close_dms(name)
    attacker, defender = await oracle_attacks(club)
    let_tokens_expire(club)
    await club.press(defender, "Accept")
    assert not told_directly(attacker)
    shown = await attacker.press(club.post(), "My hand")
    assert f"you saw {defender.mention}'s hand" in attacker.text(shown.message)


async def test_a_look_that_cannot_be_sent_by_the_token_is_a_direct_message(club: Dealt) -> None:
    attacker, defender = await oracle_attacks(club)
    fault = club.pg.faults.fail("POST /webhooks", status=404)
    await club.press(defender, "Accept")
    assert fault.hits == 1
    assert len(told_directly(attacker)) == 1


async def test_a_look_arrives_when_the_clock_accepts(club: Dealt) -> None:
    attacker, defender = await oracle_attacks(club)
    session = session_of(club)
    seat = session.seat_of(defender.id)
    await club.bot.tables.change_session(
        session.table.id, lambda found: found.fall_back(seat, at=time.time())
    )
    await club.settled()
    assert len([text for text in told(attacker) if "You saw" in text]) == 1


async def test_the_card_that_a_priest_took_is_told_to_its_player_too(club: Dealt) -> None:
    attacker, defender = await club.full_duel(
        lambda mine, theirs: mine.count(Card.SOLDIER) >= 2 and Card.PRIEST in theirs
    )
    await club.play(attacker, "Attack…", [Card.SOLDIER, Card.SOLDIER], "soldier")
    await club.play(defender, "Block…", [Card.PRIEST], "priest")
    await club.press(attacker, "Accept")
    await defender.command("/duel take", positions="2")
    await club.settled()
    assert [text for text in told(attacker) if f"{defender.mention} took 1 Soldier from you" in text]
    own = [text for text in told(defender) if f"You took 1 Soldier from {attacker.mention}" in text]
    assert len(own) == 1, "what an own press reveals is told once"
