"""Reviews: each player's own, nothing for anyone else, and nothing before the end."""

from __future__ import annotations

import pytest

from bot.history.transcript import transcript_of
from bot.history.verify import verify
from bot.tables.commands import Move
from games.catalog import ENTRIES
from games.entropy import Entropy
from playground import Visitor
from tests.endtoend.play import Club, gives_up


async def test_each_player_reads_their_own_review_and_a_stranger_none(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    attacker = club.asked()
    await club.attack(attacker, "soldier")
    defender = club.other(attacker)
    await club.press(defender, "Challenge!")
    await gives_up(club.ben)
    await club.settled()
    answer = await attacker.press(club.post(), "Review")
    assert answer.ephemeral
    assert answer.message is not None
    text = attacker.text(answer.message)
    assert "of 1 claim" in text
    assert "Turning point" in text
    other = await defender.press(club.post(), "Review")
    assert other.message is not None
    assert "Your challenges:** 1" in defender.text(other.message)
    stranger = await club.cleo.press(club.post(), "Review")
    assert stranger.message is not None
    assert "You are not at this table" in club.cleo.text(stranger.message)


async def test_a_move_that_was_taken_back_is_not_reviewed_and_still_verifies(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    attacker = club.asked()
    await club.attack(attacker, "soldier", count=4)
    await attacker.command("/table undo")
    await club.press(club.other(attacker), "Agree")
    await club.attack(attacker, "archer", count=3)
    await gives_up(club.ben)
    await club.settled()
    answer = await attacker.press(club.post(), "Review")
    assert answer.message is not None
    assert "of 1 claim" in attacker.text(answer.message)
    (table_id,) = await club.bot.store.tables.ids()
    row = await club.bot.store.tables.get(table_id)
    assert row is not None
    record = transcript_of(row, await club.bot.store.tables.moves(table_id))
    verify(record.model_dump(mode="json"))


async def test_a_player_who_gave_their_seat_away_and_the_one_who_took_it_both_read_its_review(
    club: Club,
) -> None:
    await club.seat(club.ada, club.ben)
    await club.attack(club.asked(), "soldier")
    await club.ben.command("/table offer", member=club.cleo)
    await club.settled()
    await club.press(club.cleo, "Take seat")
    await gives_up(club.ada)
    await club.settled()
    (over,) = [post for post in club.posts() if "Review" in [one["label"] for one in club.ada.controls(post)]]
    for person in (club.ada, club.ben, club.cleo):
        answer = await person.press(over, "Review")
        assert answer.ephemeral
        assert "with all cards open" in person.text(answer.message)
    refused = await club.dov.press(over, "Review")
    assert "You are not at this table" in club.dov.text(refused.message)


async def whispered(person: Visitor, words: str) -> str:
    """Return the text for this person only that has these words, as soon as it is there."""

    def found() -> str | None:
        texts = (person.text(message) for message in person.messages("cake-table") if message["flags"] & 64)
        return next((text for text in texts if words in text), None)

    return await person.wait_for(found)


@pytest.mark.parametrize(("game", "command"), [("auf", "/auf new"), ("bakeries", "/bakery new")])
async def test_each_player_reads_what_their_decisions_cost(club: Club, game: str, command: str) -> None:
    """Ben always takes the last legal action, which is rarely a good idea; Ada plays as strong does."""
    await club.ada.command(command)
    await club.ben.press(club.post(), "Join")
    await club.ada.press(club.post(), "Start")
    await club.settled()
    (table_id,) = await club.bot.store.tables.ids()
    session, strong = await club.bot.tables.session(table_id), ENTRIES[game].ai_players["strong"]
    for number in range(60):
        seat = min(session.actors)
        legal = tuple(session.legal_actions(seat))
        choice = strong.choose(session.progress.view(seat), legal, Entropy(b"%d" % number))
        person = club.ben if session.table.seats[seat].name == "Ben" else club.ada
        action = legal[-1] if person is club.ben else choice
        await club.bot.tables.apply(table_id, person.id, Move(action))
    await club.settled()
    await gives_up(club.ben)
    await club.settled()
    over = club.post()
    await club.ben.press(over, "Review")
    told = await whispered(club.ben, "Your costliest decisions")
    assert "Better:" in told and "**Round 1" in told
    await club.ada.press(over, "Review")
    assert "None of your decisions cost you much" in await whispered(club.ada, "Your costliest decisions")
    stranger = await club.cleo.press(club.post(), "Review")
    assert "You are not at this table" in club.cleo.text(stranger.message)
