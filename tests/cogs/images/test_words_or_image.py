"""A message has its image, or what that shows in words: never neither, and never an image that shows something else."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest
from discord import ui

from cogs.images import progressive_reply
from cogs.images.progressive_reply import MessageImage, ProgressiveReply
from cogs.images.renderer import ImageRenderer
from cogs.ui.components import edit_panel
from cogs.ui.panel import Panel, PngImage, SvgImage

DOT = SvgImage('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>', 8, "a dot")
OTHER = SvgImage('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', 9, "another dot")
PANEL = Panel(heading="A table", paragraphs=("Your turn.",), in_words=("A dot.",), image=DOT)
OLDER = Panel(heading="A table", paragraphs=("Wait.",), image=OTHER)


class Images(ImageRenderer):
    """Images that are ready, on their way, or neither."""

    def __init__(self) -> None:
        super().__init__(has_worker=False)
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


class Message:
    """A message that a reply sends and edits."""

    def __init__(self) -> None:
        self.image = MessageImage()
        self.file: str | None = None
        self.alt = ""
        self.texts = ""

    async def change(self, images: Images, panel: Panel = PANEL) -> None:
        there = self.image.file

        async def changed(panel: Panel, image: PngImage | None) -> None:
            await edit_panel(self.edit, panel, image, there=there)

        await ProgressiveReply(images).change(panel, self.image, changed)

    async def edit(self, *, view: ui.LayoutView, attachments: list[discord.File] | None = None) -> None:
        if attachments is not None:
            self.file = attachments[0].filename if attachments else None
        parts = list(view.walk_children())
        self.texts = "\n".join(part.content for part in parts if isinstance(part, ui.TextDisplay))
        items = [item for part in parts if isinstance(part, ui.MediaGallery) for item in part.items]
        assert [item.media.url for item in items] == [f"attachment://{self.file}"] * bool(self.file)
        self.alt = items[0].description or "" if items else ""


IN_WORDS, WITH_IMAGE = "A table\nA dot.\nYour turn.", "A table\nYour turn."


async def test_a_message_has_its_words_until_its_image_is_there() -> None:
    images, message = Images(), Message()
    reply = ProgressiveReply(images)
    images.coming = {DOT.name}
    await message.change(images)
    assert (message.texts, message.alt) == (IN_WORDS, "")
    assert not reply.is_due(DOT, message.image)
    assert not reply.is_complete(DOT, message.image)
    images.made, images.coming = {DOT.name}, set()
    assert reply.is_due(DOT, message.image)
    await message.change(images)
    assert (message.texts, message.alt) == (WITH_IMAGE, "a dot")
    assert reply.is_complete(DOT, message.image)


async def test_a_message_whose_image_fails_keeps_its_words_and_is_complete() -> None:
    images, message = Images(), Message()
    images.coming = {DOT.name}
    await message.change(images)
    images.coming = set()
    assert not ProgressiveReply(images).is_due(DOT, message.image)
    assert ProgressiveReply(images).is_complete(DOT, message.image)


async def test_an_older_image_never_stays_beside_newer_words() -> None:
    images, message = Images(), Message()
    images.made, images.coming = {OTHER.name}, {DOT.name}
    await message.change(images, OLDER)
    assert message.file == OTHER.name
    await message.change(images)
    assert message.file is None
    assert message.texts == IN_WORDS


async def test_an_image_that_shows_something_else_is_to_be_removed_at_once() -> None:
    images, message = Images(), MessageImage(file=OTHER.name)
    assert ProgressiveReply(images).is_due(DOT, message)
    assert ProgressiveReply(images).is_due(None, message)
    assert not ProgressiveReply(images).is_due(OTHER, message)


async def test_the_image_of_a_message_is_unknown_after_an_edit_that_failed() -> None:
    images, message = Images(), MessageImage(file=OTHER.name)

    async def change(*_: object) -> None:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        await ProgressiveReply(images).change(PANEL, message, change)
    assert message.file is None


async def test_an_answer_is_edited_only_to_bring_its_image(monkeypatch: pytest.MonkeyPatch) -> None:
    images, shown, completed = Images(), list[PngImage | None](), list[PngImage]()
    images.coming = {DOT.name}

    async def answer(_: Any, panel: Panel, image: PngImage | None) -> int:
        shown.append(image)
        return 1

    async def show_later(_: Any, panel: Panel, image: PngImage) -> None:
        completed.append(image)

    monkeypatch.setattr(progressive_reply, "show", answer)
    monkeypatch.setattr(progressive_reply, "show_later", show_later)
    reply, press = ProgressiveReply(images), cast(Any, SimpleNamespace(id=1, extras={}))
    await reply.show(press, PANEL)
    assert (shown, completed) == ([None], [])
    monkeypatch.setattr(images, "soon", AsyncMock(return_value=PngImage(DOT.name, b"")))
    await reply.show(press, PANEL)
    assert [image.name for image in completed] == [DOT.name]
