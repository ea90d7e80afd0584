"""What a picture shows is told in words as fully as Discord lets it be."""

from __future__ import annotations

import pytest

from cogs.ui.components import layout, modal
from cogs.ui.custom_id import TableControl, TableRoute
from cogs.ui.panel import Button, Field, Form, Panel, Shape, SvgImage
from playground.world.components import walk

DISCORD_ALLOWS = 1024


def described(words: str) -> str:
    drawing = SvgImage("<svg/>", 300, words)
    view = layout(Panel(heading="A table", paragraphs=(), image=drawing), image_name=drawing.name)
    components = [part for _, part in walk(view.to_components())]  # type: ignore[no-untyped-call]
    (gallery,) = (part for part in components if "items" in part)
    description: str = gallery["items"][0]["description"]
    return description


def test_words_beside_a_picture_stand_whole_where_discord_has_room() -> None:
    words = " ".join(["Apfelstrudel"] * 70)
    assert 256 < len(words) < DISCORD_ALLOWS
    assert described(words) == words


@pytest.mark.parametrize("word", ["Apfelstrudel", "Gulab"])
def test_words_that_are_too_long_end_with_a_whole_one(word: str) -> None:
    cut = described(" ".join([word] * 300))
    assert len(cut) <= DISCORD_ALLOWS
    *whole, last = cut.split()
    assert set(whole) == {word}
    assert last == "…"
    assert len(cut) > DISCORD_ALLOWS - len(word) - 2


async def test_the_library_remembers_neither_what_was_sent_nor_open_forms() -> None:
    """The router finds what is pressed by its custom id; otherwise each message would stay in memory."""
    row = (Button(TableControl.RULES, "Rules"),)
    assert layout(Panel(heading="A table", paragraphs=(), rows=(row,), table_id="ab12cd34")).is_finished()
    field = Field(name="word", label="A word", shape=Shape.TEXT, most=20)
    form = modal(Form("Cut the deck", (field,)), TableRoute("ab12cd34", 0, TableControl.CUT_DECK))
    assert form.is_finished()
