"""What is sent again without pictures on its controls, and what is not."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import discord
import pytest

from cogs.ui.attachments import edit_panel, retry_without_emoji
from cogs.ui.panel import Panel

UNKNOWN = {
    "code": 50035,
    "message": "Invalid Form Body",
    "errors": {
        "components": {
            "0": {
                "emoji": {
                    "name": {
                        "_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]
                    }
                }
            }
        }
    },
}
TOO_LONG = {
    **UNKNOWN,
    "errors": {"content": {"_errors": [{"code": "X", "message": "Must be 2000 or fewer"}]}},
}


class Discord:
    """Refuses what has pictures, or everything."""

    def __init__(self, refusal: dict[str, Any], *, takes_plain: bool = True) -> None:
        self.refusal, self.takes_plain = refusal, takes_plain
        self.sent: list[bool] = []

    async def send(self, has_emoji: bool) -> str:
        self.sent.append(has_emoji)
        if has_emoji or not self.takes_plain:
            raise discord.HTTPException(Mock(status=400, reason="Bad Request"), self.refusal)
        return "sent"


async def test_what_has_an_unknown_emoji_goes_without_at_once() -> None:
    there = Discord(UNKNOWN)
    assert await retry_without_emoji(there.send) == "sent"
    assert there.sent == [True, False]


async def test_any_other_refusal_is_told() -> None:
    there = Discord(TOO_LONG)
    with pytest.raises(discord.HTTPException, match="2000"):
        await retry_without_emoji(there.send)
    assert there.sent == [True]


async def test_it_is_tried_once_more_and_not_for_ever() -> None:
    there = Discord(UNKNOWN, takes_plain=False)
    with pytest.raises(discord.HTTPException):
        await retry_without_emoji(there.send)
    assert there.sent == [True, False]


async def test_only_what_was_taken_to_be_there_is_sent_anew() -> None:
    there = Discord(TOO_LONG)
    with pytest.raises(discord.HTTPException, match="2000"):
        await edit_panel(lambda **_: there.send(True), Panel(heading="", paragraphs=()))
    assert there.sent == [True]
