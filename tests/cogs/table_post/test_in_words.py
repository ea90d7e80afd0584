"""The state of a table in words: behind a button where the post shows an image, in the post where it does not."""

from __future__ import annotations

import pytest

from cogs.i18n.messages import Messages
from cogs.table_post import render
from cogs.ui.components import DESCRIPTION_CHARACTERS
from cogs.ui.custom_id import TableControl
from cogs.ui.panel import Button, Panel
from cogs.ui.phone import story_points
from tests.bot.tables.services import begun, tables
from tests.emojis import PICTURED

WORDS = Messages()


def controls(panel: Panel) -> list[object]:
    return [button.target for row in panel.rows if isinstance(row, tuple) for button in row]


async def test_a_post_with_an_image_offers_the_words_and_one_without_has_them() -> None:
    session = await begun(tables())
    drawn = render.table(session, WORDS)
    plain = render.table(session, WORDS, render.PostContent(has_image=False))
    assert TableControl.IN_WORDS in controls(drawn)
    assert TableControl.IN_WORDS not in controls(plain)
    assert plain.image is None
    assert any("🍰" in part for part in plain.in_words)
    assert not any("🍰" in part for part in plain.paragraphs)


async def test_the_description_of_an_image_has_the_state_without_marks_or_mentions() -> None:
    session = await begun(tables())
    image = render.table(session, Messages("en", PICTURED)).image
    assert image is not None
    assert "Ada: ✋ 4 cards" in image.words
    assert "Ben: ✋ 4 cards" in image.words
    assert not any(mark in image.words for mark in ("<@", "<:", "**", "🍰", "-# "))
    assert len(image.words) <= DESCRIPTION_CHARACTERS


@pytest.mark.parametrize("locale", ["en", "pl"])
async def test_the_words_are_in_the_readers_language_and_have_no_controls(locale: str) -> None:
    session = await begun(tables())
    shown, post = render.in_words(session, Messages(locale)), render.table(session, Messages(locale))
    assert shown.paragraphs[: len(post.in_words)] == post.in_words
    assert not shown.rows
    assert shown.image is None


async def test_the_story_has_less_room_below_a_longer_question() -> None:
    session = await begun(tables())
    post = render.table(session, WORDS)
    assert post.image is not None
    rows = (*post.rows, *post.rows[-1:], *post.rows[-1:])
    short = story_points(post.heading, post.image, ("Attack.",), rows)
    assert story_points(post.heading, post.image, ("Attack, and do it well. " * 6,), rows) < short


async def test_a_row_that_ends_with_in_words_has_four_short_buttons() -> None:
    *_, last = render.table(await begun(tables()), WORDS).rows
    assert isinstance(last, tuple)
    assert [button.label for button in last if isinstance(button, Button)] == [
        "My hand",
        "Rules",
        "Table…",
        "In words",
    ]
