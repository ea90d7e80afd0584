"""What is sent again without pictures on its controls, and what is not."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import discord
import pytest

from cogs.ui.components import edit_panel, retry_without_emoji
from cogs.ui.panel import Panel, PngImage, SvgImage

SVG = SvgImage('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>', 8, "a dot")
PANEL, IMAGE = Panel(heading="", paragraphs=(), image=SVG), PngImage(SVG.name, b"")

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


@pytest.mark.parametrize("there", [None, "of an older image.png"])
async def test_only_what_was_taken_to_be_there_is_sent_anew(there: str | None) -> None:
    refused = Discord(TOO_LONG)
    for panel, image in ((Panel(heading="", paragraphs=()), None), (PANEL, IMAGE)):
        refused.sent.clear()
        with pytest.raises(discord.HTTPException, match="2000"):
            await edit_panel(lambda **_: refused.send(True), panel, image, there=there)
        assert refused.sent == [True]


async def test_an_image_that_is_not_there_after_all_is_sent() -> None:
    edits: list[dict[str, Any]] = []

    async def edit(**what: Any) -> None:
        edits.append(what)
        if "attachments" not in what:
            raise discord.HTTPException(Mock(status=400, reason="Bad Request"), TOO_LONG)

    await edit_panel(edit, PANEL, IMAGE, there=IMAGE.name)
    assert [[file.filename for file in edit.get("attachments", ())] for edit in edits] == [[], [IMAGE.name]]
