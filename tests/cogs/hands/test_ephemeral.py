"""Which ephemeral hands are remembered."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock, Mock

import pytest

from cogs.hands import ephemeral
from cogs.hands.ephemeral import TOKEN_SECONDS, EphemeralHands
from cogs.ui.live_message import UpdateResult
from tests.cogs.screens import screen_parts
from tests.waiting import until


def hands_at(now: list[float]) -> EphemeralHands:
    """Return hands whose clock shows the only number of this list."""
    return EphemeralHands(screen_parts(), AsyncMock(), now=lambda: now[0])


async def test_the_token_of_a_press_is_kept_only_while_it_can_be_used() -> None:
    now = [1000.0]
    hands = hands_at(now)
    press = Mock(user=Mock(id=7), locale="de")
    hands.note(press, "abcdefg1")
    token = hands.token("abcdefg1", 7)
    assert token is not None
    assert token.webhook is press.followup
    assert "webhook" not in repr(token)
    now[0] += TOKEN_SECONDS + 1
    hands.note(Mock(user=Mock(id=8)), "abcdefg2")
    assert hands.token("abcdefg1", 7) is None
    assert len(hands._tokens) == 1
    assert not hands.live, "no hand is shown"
    hands.forget_member(8)
    assert not len(hands._tokens)
    await hands.close()


async def test_hands_that_are_dropped_for_newer_ones_end_what_they_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ephemeral, "HANDS_REMEMBERED", 1)
    hands = hands_at([0.0])
    first = hands.of(("abcdefg1", 7))
    goes_on = asyncio.Event()

    async def wait() -> UpdateResult:
        await goes_on.wait()
        return UpdateResult.IDLE

    monkeypatch.setattr(first, "update", wait)
    first.changed()
    await until(lambda: not first.is_idle)
    hands.of(("abcdefg2", 7))
    assert list(hands.live) == [("abcdefg2", 7)]
    await hands.close()
    assert first.is_idle


async def test_a_member_is_forgotten_at_all_tables() -> None:
    hands = EphemeralHands(screen_parts(), AsyncMock())
    for table_id in ("abcdefg1", "abcdefg2"):
        hands.of((table_id, 7))
    hands.of(("abcdefg2", 8))
    hands.forget_member(7)
    assert list(hands.live) == [("abcdefg2", 8)]
    await hands.close()
