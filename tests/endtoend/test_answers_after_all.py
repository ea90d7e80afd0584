"""A press is answered in time whatever fails, and a move that is stored is never denied to its player."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.handlers.rate_limit import RateLimiter
from data.errors import StoreUnavailable
from games.duel import Card
from playground import AnswerKind, Visitor
from tests.endtoend.deals import Dealt
from tests.endtoend.play import Club
from tests.endtoend.test_fresh_hands import Hands, attack_by_command
from tests.endtoend.test_looks import told
from tests.endtoend.test_told_later import UNAVAILABLE, fail_in_private, looks
from tests.waiting import until


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait shortly for answers, and retry soon."""
    monkeypatch.setattr("playground.interactions.registry.ANSWER_SECONDS", 3.0)
    monkeypatch.setattr("bot.tasks.FIRST_WAIT_SECONDS", 0.02)


async def old_hand(club: Club) -> tuple[Visitor, dict[str, Any]]:
    """Return a player with a hand as it was before their last move."""
    await club.seat(club.ada, club.ben)
    first = club.asked()
    hand = await Hands(club).asked_for(first)
    await attack_by_command(club)
    return first, hand


async def test_a_press_that_came_too_late_is_acknowledged_while_its_hand_waits(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, hand = await old_hand(club)
    edit = club.bot.ephemeral_hands.edit

    async def slow(*what: Any) -> None:
        await asyncio.sleep(0.5)
        await edit(*what)

    monkeypatch.setattr(club.bot.ephemeral_hands, "edit", slow)
    monkeypatch.setattr("cogs.ui.responses.ACKNOWLEDGED_AFTER_SECONDS", 0.05)
    answer = await first.press(hand, "Pass", stale=True)
    assert answer.kind is AnswerKind.DEFERRED_UPDATE
    await until(lambda: any("not your turn" in text or "moved on" in text for text in told(first)))


async def test_a_press_that_came_too_late_is_answered_though_the_hand_cannot_be_read(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, hand = await old_hand(club)

    async def fail(*_: Any) -> None:
        raise StoreUnavailable("away")

    monkeypatch.setattr(club.bot.ephemeral_hands, "edit", fail)
    answer = await first.press(hand, "Pass", stale=True)
    assert answer.message is not None
    assert "try again" in first.text(answer.message).lower()


async def test_a_press_that_is_too_fast_looks_at_no_table(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.seat(club.ada, club.ben)
    first, looked_at = club.asked(), list[str]()

    async def look(table_id: str) -> None:
        looked_at.append(table_id)

    monkeypatch.setattr(club.bot.updater, "show_after_refusal", look)
    club.bot.router.rate_limiter = RateLimiter(1)
    await first.press(club.post(), "My hand")
    refused = await first.press(club.post(), "Pass")
    assert "You press faster than I can answer" in first.text(refused.message)
    await asyncio.sleep(0.1)
    assert not looked_at


async def summoned(dealt: Dealt) -> tuple[Visitor, Any]:
    """Return the attacker whose Summoner names a card, and the form in which they name it."""
    attacker, defender = await dealt.full_duel(
        lambda mine, theirs: Card.SUMMONER in mine and theirs.count(Card.SOLDIER) == 1
    )
    await dealt.play(attacker, "Attack…", [Card.SUMMONER], "summoner")
    await dealt.press(defender, "Accept")
    return attacker, (await attacker.press(dealt.post(), "Name card…")).modal


async def test_a_stored_move_whose_answer_fails_is_done_and_what_it_reveals_is_told(
    dealt: Dealt, monkeypatch: pytest.MonkeyPatch
) -> None:
    attacker, form = await summoned(dealt)

    async def fail(*_: Any) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(dealt.bot.updater, "shows", fail)
    await attacker.submit(form, {"card": ["soldier"]})
    await dealt.settled()
    texts = told(attacker)
    assert len(looks(texts)) == 1
    assert any("Done" in text for text in texts)
    assert not any("went wrong" in text for text in texts)


async def test_what_a_move_reveals_to_its_player_is_told_later_if_discord_fails(
    dealt: Dealt, monkeypatch: pytest.MonkeyPatch
) -> None:
    attacker, form = await summoned(dealt)
    left = fail_in_private(monkeypatch, UNAVAILABLE)
    await attacker.submit(form, {"card": ["soldier"]})
    await until(lambda: not left and looks(told(attacker)))
    await dealt.settled()
    assert len(looks(told(attacker))) == 1
