"""Which ephemeral hands are remembered."""

from __future__ import annotations

from unittest.mock import AsyncMock, Mock

import discord

from cogs.hands.ephemeral import EphemeralHands


async def test_a_member_is_forgotten_at_all_tables_where_nobody_else_has_a_hand() -> None:
    hands = EphemeralHands(Mock(spec=discord.Client), Mock(), Mock(), Mock(), AsyncMock())
    for table_id in ("abcdefg1", "abcdefg2"):
        hands._of(table_id, 7)
    hands._of("abcdefg2", 8)
    hands.forget_member(7)
    assert list(hands._players) == ["abcdefg2"]
    await hands.close()
