"""The newest private hand of a player shows the hand as it is; older copies lose their controls."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from bot.tables.commands import TableAction, TableActionKind
from bot.tables.session import Session
from playground import Visitor
from tests.endtoend.play import Club, moves, options

Message = dict[str, Any]


class Hands:
    """What each player's private hands show, and how often they were edited."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self._since = 0

    async def asked_for(self, person: Visitor) -> Message:
        """Let a player press *My hand* and return the message."""
        answer = await person.press(self.club.post(), "My hand")
        assert answer.message is not None
        await self.club.settled()
        self._since = len(self.club.pg.calls())
        return answer.message

    def text(self, person: Visitor, hand: Message) -> str:
        now = person.now(hand)
        assert now is not None
        return person.text(now)

    def controls(self, person: Visitor, hand: Message) -> list[str]:
        now = person.now(hand)
        return [control["label"] for control in moves(person, now)] if now else []

    def edits(self) -> list[str]:
        """Return the edits by tokens since the last hand was shown."""
        calls = self.club.pg.calls()[self._since :]
        return [call.path for call in calls if call.method == "PATCH" and "/webhooks/" in call.path]


@pytest.fixture
async def hands(club: Club) -> Hands:
    await club.seat(club.ada, club.ben)
    return Hands(club)


def session_of(club: Club) -> Session:
    (session,) = club.bot.tables._running.values()
    return session


async def attack_by_command(club: Club) -> None:
    cards = await club.asked().autocomplete("/duel attack", option="cards")
    await club.asked().command("/duel attack", cards=cards[0]["value"], claim="soldier")
    await club.settled()


async def attack_by_form(club: Club) -> None:
    await club.attack(club.asked(), "soldier")


async def attack_in_dm(club: Club) -> None:
    person = club.asked()
    opened = await person.press(person.dms()[-1], "Attack…")
    await person.submit(opened.modal, {"cards": options(opened, "cards")[:1], "claim": "soldier"})
    await club.settled()


@pytest.mark.parametrize("attack", [attack_by_command, attack_by_form, attack_in_dm])
async def test_a_hand_loses_the_card_that_was_played_elsewhere(
    hands: Hands, attack: Callable[[Club], Any]
) -> None:
    person = hands.club.asked()
    hand = await hands.asked_for(person)
    assert "Attack…" in hands.controls(person, hand)
    before = hands.text(person, hand)
    await attack(hands.club)
    assert hands.text(person, hand) != before
    assert not hands.controls(person, hand)
    assert len(hands.edits()) == 1


async def test_a_hand_gets_its_controls_when_the_opponents_move_asks_its_player(hands: Hands) -> None:
    first = hands.club.asked()
    second = hands.club.other(first)
    hand = await hands.asked_for(second)
    assert not hands.controls(second, hand)
    await attack_by_form(hands.club)
    assert {"Accept", "Challenge!"} <= set(hands.controls(second, hand))
    await hands.club.press(second, "Accept")
    assert "Attack…" in hands.controls(second, hand)
    assert len(hands.edits()) == 2, "one for each change"


async def test_a_hand_follows_moves_of_the_clock(hands: Hands) -> None:
    club = hands.club
    first = club.asked()
    hand = await hands.asked_for(first)
    session = session_of(club)
    seat = session.seat_of(first.id)
    await club.bot.tables.change_session(
        session.table.id, lambda found: found.fall_back(seat, at=time.time())
    )
    await club.settled()
    assert not hands.controls(first, hand)


async def test_a_hand_follows_moves_of_a_stand_in(hands: Hands) -> None:
    club = hands.club
    first = club.asked()
    hand = await hands.asked_for(club.other(first))
    assert not hands.controls(club.other(first), hand)
    await club.bot.tables.apply(session_of(club).table.id, first.id, TableAction(TableActionKind.LEAVE))
    await club.settled()
    assert hands.controls(club.other(first), hand), "the stand-in has moved"


async def test_the_hand_of_a_player_who_left_is_taken_away(hands: Hands) -> None:
    club = hands.club
    first = club.asked()
    hand = await hands.asked_for(first)
    await club.bot.tables.apply(session_of(club).table.id, first.id, TableAction(TableActionKind.LEAVE))
    await club.settled()
    assert "no longer yours" in hands.text(first, hand)
    assert "Soldier" not in hands.text(first, hand)
    assert not hands.controls(first, hand)
    assert (session_of(club).table.id, first.id) not in club.bot.ephemeral_hands.live


async def test_a_move_pressed_on_a_hand_is_answered_by_one_edit(hands: Hands) -> None:
    first = hands.club.asked()
    hand = await hands.asked_for(first)
    await first.press(hand, "Pass")
    await hands.club.settled()
    assert not hands.controls(first, hand)
    assert hands.edits() == [], "the answer itself has shown it"


async def test_a_move_pressed_in_a_direct_message_is_answered_by_one_edit(hands: Hands) -> None:
    club = hands.club
    first = club.asked()
    hand = first.dms()[-1]
    since = len(club.pg.calls())
    await first.press(hand, "Pass")
    await club.settled()
    assert not hands.controls(first, hand)
    own = f"/channels/{hand['channel_id']}/"
    assert [call.path for call in club.pg.calls()[since:] if own in call.path] == []


async def test_an_older_copy_loses_its_controls_when_a_newer_one_is_shown(hands: Hands) -> None:
    first = hands.club.asked()
    older = await hands.asked_for(first)
    newer = await hands.asked_for(first)
    assert "This copy is out of date" in hands.text(first, older)
    assert not hands.controls(first, older)
    assert hands.controls(first, newer)
    await attack_by_form(hands.club)
    assert not hands.controls(first, newer)
    assert len(hands.edits()) == 1, "only the newest one follows"


async def test_an_older_copy_whose_token_has_expired_answers_with_the_hand_as_it_is(hands: Hands) -> None:
    club = hands.club
    first = club.asked()
    older = await hands.asked_for(first)
    start = club.bot.ephemeral_hands.now
    club.bot.ephemeral_hands.now = lambda: start() + 16 * 60
    newer = await hands.asked_for(first)
    assert hands.controls(first, older), "it cannot be edited any more"
    version = session_of(club).progress.version
    answer = await first.press(older, "Pass")
    await club.settled()
    assert session_of(club).progress.version == version, "nothing was played"
    told = [message for message in first.messages("cake-table") if message["flags"] & 64]
    assert "copy of your hand was out of date" in first.text(told[-1])
    assert answer.message is not None
    assert "Attack…" in hands.controls(first, older), "it is the newest one from now on"
    assert not hands.controls(first, newer)
    await first.press(first.now(older) or {}, "Pass")
    await club.settled()
    assert session_of(club).progress.version == version + 1


async def test_a_form_of_an_older_copy_does_not_open(hands: Hands) -> None:
    club = hands.club
    first = club.asked()
    older = await hands.asked_for(first)
    start = club.bot.ephemeral_hands.now
    club.bot.ephemeral_hands.now = lambda: start() + 16 * 60
    await hands.asked_for(first)
    answer = await first.press(older, "Attack…")
    assert answer.modal is None
    await club.settled()
    opened = await first.press(first.now(older) or {}, "Attack…")
    assert opened.modal is not None


async def test_a_hand_is_not_edited_after_its_token_has_expired(hands: Hands) -> None:
    club = hands.club
    first = club.asked()
    await hands.asked_for(first)
    start = club.bot.ephemeral_hands.now
    club.bot.ephemeral_hands.now = lambda: start() + 16 * 60
    await attack_by_form(club)
    assert hands.edits() == []


async def test_a_hand_that_its_player_dismissed_is_not_tried_again(hands: Hands) -> None:
    club = hands.club
    first = club.asked()
    hand = await hands.asked_for(first)
    await first.dismiss(hand)
    await attack_by_form(club)
    await club.press(club.asked(), "Accept")
    assert len(hands.edits()) == 1


async def test_a_hand_is_edited_again_after_a_failure(hands: Hands) -> None:
    club = hands.club
    first = club.asked()
    hand = await hands.asked_for(first)
    fault = club.pg.faults.fail("PATCH /webhooks", times=1)
    await attack_by_form(club)
    await first.wait_for(lambda: not hands.controls(first, hand))
    assert fault.hits == 1


async def test_the_end_of_a_game_takes_the_controls_and_forgets_the_tokens(hands: Hands) -> None:
    club = hands.club
    first = club.asked()
    hand = await hands.asked_for(first)
    await club.bot.tables.apply(session_of(club).table.id, first.id, TableAction(TableActionKind.CONCEDE))
    await club.settled()
    assert not hands.controls(first, hand)
    assert not club.bot.ephemeral_hands.live


async def test_a_member_who_is_forgotten_leaves_no_token(hands: Hands) -> None:
    club = hands.club
    first = club.asked()
    await hands.asked_for(first)
    assert club.bot.ephemeral_hands.live
    privacy = await first.command("/privacy show")
    assert privacy.message is not None
    form = await first.press(privacy.message, "Forget me…")
    await first.submit(form.modal, {"word": "forget"})
    await club.settled()
    assert all(first.id != user_id for _, user_id in club.bot.ephemeral_hands.live)


async def test_tokens_stand_in_no_log_line_and_no_representation(
    hands: Hands, caplog: pytest.LogCaptureFixture
) -> None:
    club = hands.club
    first = club.asked()
    with caplog.at_level("DEBUG", logger="cogs"), caplog.at_level("DEBUG", logger="bot"):
        await hands.asked_for(first)
        club.pg.faults.fail("PATCH /webhooks", status=404, times=1)
        await attack_by_form(club)
    assert "ephemeral hand" in caplog.text
    tokens = [one.token for one in club.pg.services.interactions._by_id.values()]
    assert len(tokens) > 2
    own = [vars(hand) for hand in club.bot.ephemeral_hands.live.values()]
    assert own
    shown = caplog.text + repr(own)
    assert not [token for token in tokens if token in shown]
