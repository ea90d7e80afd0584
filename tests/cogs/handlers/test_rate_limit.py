"""How much one person may press and type."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.errors import Refused
from cogs.handlers.rate_limit import LETTERS_FOR_A_PRESS, RateLimiter


def interaction(user_id: int, *, is_typing: bool) -> Any:
    kinds = discord.InteractionType
    return SimpleNamespace(
        user=SimpleNamespace(id=user_id),
        type=kinds.autocomplete if is_typing else kinds.component,
        created_at=discord.utils.utcnow(),
    )


def allowed(rate_limiter: RateLimiter, user_id: int, *, is_typing: bool) -> int:
    """How many go through at once."""
    count = 0
    while count < 1_000:
        try:
            rate_limiter.check(interaction(user_id, is_typing=is_typing))
        except Refused:
            break
        count += 1
    return count


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library's buckets read the time of this module."""
    monkeypatch.setattr(time, "time", lambda: 1_000_000.0)


def test_who_types_has_a_limit_of_their_own_beside_that_of_presses() -> None:
    rate_limiter = RateLimiter(3)
    assert allowed(rate_limiter, 1, is_typing=True) == 3 * LETTERS_FOR_A_PRESS
    assert allowed(rate_limiter, 1, is_typing=False) == 3
    assert allowed(rate_limiter, 2, is_typing=True) == 3 * LETTERS_FOR_A_PRESS


def test_without_a_limit_everything_goes_through() -> None:
    rate_limiter = RateLimiter(0)
    assert allowed(rate_limiter, 1, is_typing=True) == allowed(rate_limiter, 1, is_typing=False) == 1_000
