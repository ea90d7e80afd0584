"""The images of the rules: the cards that a page explains, in addition to its words."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.rasterize import png
from cogs.ui.panel import SvgImage
from cogs.ui.phone import PageParts
from games.catalog import GAMES
from playground import Playground
from tests.endtoend.play import SCHEMA, Club, running
from tests.endtoend.test_pictures import pictures

WORDS = Messages()
BOOK = [
    (game, page, drawing)
    for game in GAMES
    for page in PRESENTERS[game].pages
    if (drawing := PRESENTERS[game].page_image(page, TableMessages(WORDS, ()))) is not None
]
"""Every page with an image."""


@pytest.fixture
async def gallery() -> AsyncIterator[Club]:
    """A club whose bot renders images."""
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, draws=True) as bot:
        yield Club(pg, bot)


def drawing_of(game: str, page: str) -> SvgImage:
    return next(drawing for key, name, drawing in BOOK if (key, name) == (game, page))


async def test_a_page_shows_the_cards_that_it_explains_and_names_them(gallery: Club) -> None:
    ada, cards = gallery.ada, drawing_of("bakeries", "hire")
    opened = await ada.command("/rules", game="bakeries", page="clearance")
    assert opened.message is not None
    assert not pictures(opened.message), "this page has no image"
    assert await gallery.bot.private_renderer.soon(cards, seconds=20), (
        "its rendering began when the rulebook was opened"
    )
    turned = await ada.press(opened.message, "Hire a chef", stale=True)
    assert turned.message is not None
    (picture,) = pictures(turned.message)
    assert picture["description"] == cards.words
    assert "Sally" in cards.words
    told = (await gallery.all_parts(ada, turned.message)).replace("\n", "")
    assert WORDS("bakeries-rules-hire").replace("\n", "") in told.replace(ada.text(turned.message), "")
    (last,) = [shown for shown in ada.messages() if shown["id"] == turned.message["id"]]
    assert not last["attachments"], "an image stands in the first part"
    second = await ada.press(last, "▲ Up (2/3)")
    back = await ada.press(second.message or {}, "Clearance sale", stale=True)
    assert back.message is not None
    assert not pictures(back.message)
    assert not back.message["attachments"], "an image belongs to its page"


async def test_a_member_who_wants_only_words_gets_only_words(gallery: Club) -> None:
    await gallery.bot.preferences.change_member(gallery.ada.id, words_only=True)
    assert await gallery.bot.private_renderer.soon(drawing_of("duel", "cards"), seconds=20)
    shown = await gallery.ada.command("/rules", game="duel", page="cards")
    assert shown.message is not None
    assert not pictures(shown.message)
    assert "Sir Wolfy" in gallery.ada.text(shown.message)


async def test_without_a_worker_there_are_only_words(club: Club) -> None:
    for game in GAMES:
        for page in PRESENTERS[game].pages:
            shown = await club.ada.command("/rules", game=game, page=page)
            assert shown.message is not None
            assert not pictures(shown.message)
            assert WORDS(f"{game}-page-{page}") in club.ada.text(shown.message)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_pages_with_images(game: str) -> None:
    assert len([page for key, page, _ in BOOK if key == game]) >= min(2, len(PRESENTERS[game].pages))


def test_the_largest_page_is_small_enough() -> None:
    largest = max((drawing for _, _, drawing in BOOK), key=lambda drawing: len(drawing.svg))
    assert len(png(largest.svg, width=largest.width)) < 150_000


async def test_another_part_of_a_page_that_is_kept_no_longer_is_refused_with_a_sentence(
    gallery: Club,
) -> None:
    turned = await gallery.ada.command("/rules", game="bakeries", page="hire")
    assert turned.message is not None
    PageParts.of(gallery.bot.client)._kept.clear()  # as after a restart
    more = gallery.ada.controls(turned.message)[-1]
    refused = await gallery.ada.press(turned.message, more["label"])
    assert "Please open the page again" in gallery.ada.text(refused.message)
