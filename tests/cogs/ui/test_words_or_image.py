"""A message has an image, or what it shows in words: words are only left out while the image is awaited."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.ui import progressive_reply
from cogs.ui.attachments import PngImage
from cogs.ui.components import layout
from cogs.ui.panel import Panel, SvgImage
from cogs.ui.progressive_reply import MessageImage, ProgressiveReply

DOT = SvgImage('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>', 8, "a dot")
OTHER = SvgImage('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', 9, "another dot")
PANEL = Panel(heading="A table", paragraphs=("Your turn.",), in_words=("A dot.",), image=DOT)


class Images:
    """Images that are ready, on their way, or neither."""

    is_idle = True

    def __init__(self) -> None:
        self.made: set[str] = set()
        self.coming: set[str] = set()

    def begin(self, svg: SvgImage | None) -> None:
        pass

    def ready(self, svg: SvgImage | None) -> PngImage | None:
        return PngImage(svg.name, b"") if svg is not None and svg.name in self.made else None

    def will_come(self, svg: SvgImage | None) -> bool:
        return svg is not None and svg.name in self.coming

    def is_expected(self, svg: SvgImage, *, seconds: float) -> bool:
        return False

    async def soon(self, svg: SvgImage | None, *, seconds: float) -> PngImage | None:
        return self.ready(svg)


async def sent(
    images: Images, message: MessageImage, panel: Panel = PANEL, *, keeps_old: bool = False
) -> str:
    """Send or edit a message; return its texts."""
    shown: list[str] = []

    async def change(panel: Panel, image: PngImage | None) -> None:
        view = layout(panel, image_name=message.file if image is None else image.name)
        shown.extend(part.content for part in view.walk_children() if hasattr(part, "content"))

    await ProgressiveReply(images).change(panel, message, change, keeps_old=keeps_old)
    return "\n".join(shown)


async def test_a_message_with_its_image_has_no_words_for_it() -> None:
    images, message = Images(), MessageImage()
    images.made = {DOT.name}
    assert await sent(images, message) == "A table\nYour turn."
    assert not message.lacks_words


async def test_a_message_that_never_gets_an_image_has_the_words() -> None:
    assert await sent(Images(), MessageImage()) == "A table\nA dot.\nYour turn."
    plain = PANEL.without_image()
    assert await sent(Images(), MessageImage(), plain) == "A table\nA dot.\nYour turn."


async def test_a_message_that_waits_for_its_image_does_not_jump_when_it_comes() -> None:
    for keeps_old in (False, True):
        images, message = Images(), MessageImage()
        images.coming = {DOT.name}
        waiting = await sent(images, message, keeps_old=keeps_old)
        images.made, images.coming = {DOT.name}, set()
        assert await sent(images, message, keeps_old=keeps_old) == waiting == "A table\nYour turn."


async def test_a_message_whose_image_fails_gets_the_words() -> None:
    for keeps_old in (False, True):
        images, message = Images(), MessageImage()
        reply = ProgressiveReply(images)
        images.coming = {DOT.name}
        await sent(images, message, keeps_old=keeps_old)
        assert not reply.is_due(DOT, message)
        images.coming = set()
        assert reply.is_due(DOT, message)
        assert not reply.is_complete(DOT, message)
        assert await sent(images, message, keeps_old=keeps_old) == "A table\nA dot.\nYour turn."
        assert reply.is_complete(DOT, message)


@pytest.mark.parametrize("panel", [PANEL, replace(PANEL, in_words=(), uncut=("A dot.", "Your turn."))])
async def test_an_answer_whose_image_fails_gets_the_words(
    panel: Panel, monkeypatch: pytest.MonkeyPatch
) -> None:
    images, shown = Images(), list[Panel]()
    images.coming = {DOT.name}

    async def answer(_: Any, panel: Panel, image: PngImage | None) -> int:
        shown.append(panel)
        return 1

    async def show_later(_: Any, panel: Panel, image: PngImage | None) -> None:
        assert image is None
        shown.append(panel)

    monkeypatch.setattr(progressive_reply, "show", answer)
    monkeypatch.setattr(progressive_reply, "show_later", show_later)
    await ProgressiveReply(images).show(cast(Any, SimpleNamespace(id=1)), panel)
    assert [(*one.in_words, *one.paragraphs) for one in shown] == [("Your turn.",), ("A dot.", "Your turn.")]


async def test_an_old_image_stays_without_words_until_the_new_one_comes_or_fails() -> None:
    images, message = Images(), MessageImage(file=OTHER.name)
    images.coming = {DOT.name}
    assert await sent(images, message, keeps_old=True) == "A table\nYour turn."
    images.coming = set()
    assert ProgressiveReply(images).is_due(DOT, message)
    assert await sent(images, message, keeps_old=True) == "A table\nA dot.\nYour turn."
    assert message.file is None
