"""Members whose direct message was refused are told so once; nothing of it is remembered for ever."""

from __future__ import annotations

import pytest

from bot.app import CakeClub
from bot.cluster.homes import MemberForgotten
from cogs.hands.direct_messages import REFUSALS_KEPT
from tests.stores import MemoryStore


@pytest.mark.parametrize("forgotten_id", [1, None])
async def test_a_refusal_is_forgotten_with_its_member(forgotten_id: int | None) -> None:
    club = CakeClub(MemoryStore(), house_pause_seconds=0, draws=False)
    club.hands.refused[1] = "hand-refused"
    club.cluster.news.tell(MemberForgotten(forgotten_id))
    assert club.hands.to_tell(1) is None
    await club.close()


async def test_the_refusals_that_are_remembered_are_bounded() -> None:
    club = CakeClub(MemoryStore(), house_pause_seconds=0, draws=False)
    for user_id in range(REFUSALS_KEPT + 1):
        club.hands.refused[user_id] = "hand-refused"
    assert club.hands.to_tell(0) is None
    assert club.hands.to_tell(1) == "hand-refused"
    await club.close()
