"""Which images a table's post may show."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from cogs.images.renderer import ImageRenderer
from cogs.table_post.post_messages import PostMessage, PostMessages
from cogs.table_post.turn_pings import TurnPings
from cogs.ui.panel import Panel, SvgImage
from data.records.tables import Post
from tests.cogs.screens import screen_parts

CHANNEL = 5
DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>'


@pytest.fixture
async def renderer() -> AsyncIterator[ImageRenderer]:
    renderer = ImageRenderer()
    yield renderer
    await renderer.close()


def panel(*, is_private: bool) -> Panel:
    return Panel(heading="", paragraphs=(), image=SvgImage(DOT, 8, "a dot", is_private=is_private))


@pytest.mark.parametrize("is_private", [False, True])
async def test_a_private_image_is_never_shown_in_a_post(renderer: ImageRenderer, is_private: bool) -> None:
    shown = panel(is_private=is_private)
    await renderer.soon(shown.image, seconds=30)
    parts = screen_parts(renderer=renderer)
    messages = PostMessages(parts, TurnPings(parts), lambda _: None)
    message = PostMessage(Post(channel_id=CHANNEL, message_id=1, turn=1, at=1.0))
    assert messages.is_image_due(shown, message) != is_private
    assert messages.has_image(shown, message) == is_private
