"""Hands in direct messages: who wants them, who cannot get them, and what is repaired after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.changes import ANYTHING
from data.sqlite.database import open_store
from playground import Playground, Visitor
from tests.endtoend.play import SCHEMA, Club, gives_up, running


def told(person: Visitor) -> str:
    """Return everything that only this person was told in the channel."""
    messages = [message for message in person.messages("cake-table") if message["flags"] & 64]
    return "\n".join(person.text(message) for message in messages)


async def rounds(club: Club, count: int = 2) -> None:
    for _ in range(count):
        await club.press(club.asked(), "Pass")


async def test_hands_are_deleted_when_their_player_wants_none_any_more(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    assert len(club.ada.dms()) == 1
    await club.ada.command("/preferences", hands=False)
    await club.settled()
    assert not club.ada.dms()
    await rounds(club)
    assert not club.ada.dms()
    assert len(club.ben.dms()) == 1


SILENT = 1 << 12
"""The flag of a message that notifies nobody."""
OFF = "Not by direct message"


async def test_a_hand_comes_without_a_notification(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    assert [dm["flags"] & SILENT for person in (club.ada, club.ben) for dm in person.dms()] == [SILENT] * 2


@pytest.mark.parametrize("place", ["direct message", "My hand"])
async def test_a_press_ends_the_hands_by_direct_message(club: Club, place: str) -> None:
    await club.seat(club.ada, club.ben)
    message = club.ada.dms()[-1]
    if place == "My hand":
        message = (await club.ada.press(club.post(), place)).message or {}
    answer = await club.ada.press(message, OFF)
    await club.settled()
    assert answer.ephemeral
    assert "no longer comes by direct message" in club.ada.text(answer.message)
    assert not [dm for dm in club.ada.dms() if not dm["flags"] & 64]
    assert len(club.ben.dms()) == 1
    answer = await club.ada.press(club.post(), "My hand")
    assert not club.ada.can_press(answer.message or {}, OFF)
    await gives_up(club.ben)
    await club.seat(club.ada, club.ben)
    assert not [dm for dm in club.ada.dms() if not dm["flags"] & 64]


async def test_who_uses_no_hand_by_direct_message_in_three_games_is_asked_once(club: Club) -> None:
    asked = "used no button there in your last three games"
    for _ in range(3):
        await club.seat(club.ada, club.ben)
        await club.ada.press(club.post(), "My hand")
        assert asked not in told(club.ada)
        await club.press(club.asked(), "Pass")
        await gives_up(club.ben)
        await club.settled()
    await club.seat(club.ada, club.ben)
    for _ in range(2):
        await club.ada.press(club.post(), "My hand")
        await club.settled()
    assert told(club.ada).count(asked) == 1
    assert asked not in told(club.ben), "they did not look at their hand"


async def test_a_press_on_a_hand_by_direct_message_counts_as_its_use(club: Club) -> None:
    unused = dict.fromkeys((club.ada, club.ben), 0)
    for _ in range(3):
        await club.seat(club.ada, club.ben)
        person = club.asked()
        await person.press(person.dms()[-1], "Pass")
        await club.settled()
        await gives_up(club.ben)
        await club.settled()
        unused = {one: 0 if one is person else games + 1 for one, games in unused.items()}
    stored = {one: (await club.bot.store.preferences.member(one.id)).unused_hands for one in unused}
    assert stored == unused


async def test_hands_are_sent_in_a_running_game_when_their_player_wants_them_again(club: Club) -> None:
    await club.ada.command("/preferences", hands=False)
    await club.seat(club.ada, club.ben)
    assert not club.ada.dms()
    await club.ada.command("/preferences", hands=True)
    await club.settled()
    assert "Your hand" in club.ada.text(club.ada.dms()[-1])


async def test_hands_are_sent_when_their_player_asks_for_them_after_a_refusal(club: Club) -> None:
    club.pg.faults.close_dms("Ben")
    await club.seat(club.ada, club.ben)
    club.pg.faults.open_dms("Ben")
    await rounds(club)
    assert not club.ben.dms()
    await club.ben.command("/preferences", hands=True)
    await club.settled()
    assert len(club.ben.dms()) == 1


async def test_a_refused_message_is_reported_once(club: Club) -> None:
    club.pg.faults.close_dms("Ben")
    await club.seat(club.ada, club.ben)
    await club.ben.press(club.post(), "My hand")
    await club.settled()
    await club.ben.press(club.post(), "My hand")
    await rounds(club)
    assert told(club.ben).count("couldn't send you your hand") == 1
    assert "couldn't send" not in told(club.ada)


async def test_a_refused_message_is_reported_after_a_move_too(club: Club) -> None:
    club.pg.faults.close_dms("Ada")
    club.pg.faults.close_dms("Ben")
    await club.seat(club.ada, club.ben)
    first = club.asked()
    await first.command("/duel pass")
    await club.settled()
    assert "Done: " in told(first)
    assert "couldn't send you your hand" in told(first)


async def test_a_forbidden_message_is_not_tried_again(club: Club) -> None:
    club.pg.faults.fail("POST /users/@me/channels", status=403, times=50)
    await club.seat(club.ada, club.ben)
    await rounds(club, 4)
    refused = [call for call in club.pg.calls() if call.status == 403]
    assert len(refused) == 2, "one for each player"


async def test_a_hand_that_its_player_deleted_is_not_sent_again(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await club.pg.delete_message(club.ada.dms()[-1])
    await rounds(club, 4)
    assert not club.ada.dms()


async def test_an_outdated_hand_is_updated_after_a_restart(tmp_path: Path) -> None:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        async with running(pg, await open_store(tmp_path / "cakeclub.sqlite3")) as bot:
            club = Club(pg, bot)
            await club.seat(club.ada, club.ben)
            before = club.ada.text(club.ada.dms()[-1])
            bot.shown_changes.stop()  # it is killed before the hands are updated
            bot.shown_changes.show_on(ANYTHING, lambda change: bot.updater.changed(change.table.id))
            first = club.asked()
            await club.attack(first, "soldier")
            await club.press(club.asked(), "Accept")
            await rounds(club, 1)
        async with running(pg, await open_store(tmp_path / "cakeclub.sqlite3")) as bot:
            club = Club(pg, bot)
            await rounds(club, 1)
            (hand,) = first.dms()
            shown = await first.press(club.post(), "My hand")
            assert _cards(first.text(hand)) == _cards(first.text(shown.message))
            assert before


def _cards(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("**")]
