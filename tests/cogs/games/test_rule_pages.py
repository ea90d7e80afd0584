"""The images of the rule pages: on every page with something to see, and true to its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import LOCALES, Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.rasterize import png
from cogs.pages.rulebook import rules
from cogs.ui.components import DESCRIPTION_CHARACTERS
from games.catalog import GAMES
from games.entropy import Entropy

PAGES = [(key, page) for key in GAMES for page in PRESENTERS[key].pages]
SMALL = 200
WORDS_ALONE = {("auf", "end"), ("bakeries", "clearance")}
"""What these tell is no card, and no table shows it."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("key", "page"), PAGES)
def test_a_page_has_a_picture_that_is_wholly_described(key: str, page: str, locale: str) -> None:
    drawing = PRESENTERS[key].page_image(page, TableMessages(Messages(locale), ()))
    assert (drawing is None) == ((key, page) in WORDS_ALONE)
    if drawing is not None:
        assert 0 < len(drawing.words) <= DESCRIPTION_CHARACTERS
        assert "{" not in drawing.words
        assert png(drawing.svg, width=SMALL)  # the English ones in their own width: test_readable


def test_the_sum_in_the_words_is_the_one_in_the_image() -> None:
    messages = Messages()
    drawing = PRESENTERS["bakeries"].page_image("start", TableMessages(messages, ()))
    assert drawing is not None
    assert "$6,000" in drawing.words
    assert "$6,000" in messages("bakeries-rules-start")


@pytest.mark.parametrize(("page", "seats", "mode"), [("start", 2, "core"), ("teams", 4, "team")])
def test_the_deal_in_the_picture_is_the_game_s_own(page: str, seats: int, mode: str) -> None:
    game, say = GAMES["duel"], TableMessages(Messages(), ())
    options = game.Options(mode=mode)
    view = game.view(game.deal(seats, options, Entropy(bytes(32))).state, None)
    drawing = PRESENTERS["duel"].page_image(page, say)
    assert drawing is not None
    assert say("image-deck", count=view.deck) in drawing.svg
    for cakes in view.cakes:
        assert f" {cakes} cakes" in drawing.words


@pytest.mark.parametrize("key", GAMES)
def test_the_first_page_alone_says_whose_game_it_is(key: str) -> None:
    """On the others the note would be a part of a page with nothing else in it, on a phone."""
    messages = Messages()
    note, pages = messages(f"{key}-credits"), PRESENTERS[key].pages
    assert [note in rules(key, page, messages).paragraphs for page in pages] == [
        True,
        *[False] * (len(pages) - 1),
    ]


def test_the_quiz_names_pages_that_exist() -> None:
    messages = Messages()
    text = (Path(__file__).parents[3] / "docs" / "rules-quiz.md").read_text(encoding="utf-8")
    keys = {messages(f"{key}-name"): key for key in GAMES}
    for name, section in re.findall(r"^## ([^\n]+)\n(.+?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL):
        titles = {messages(f"{keys[name]}-page-{page}") for page in PRESENTERS[keys[name]].pages}
        named = [row.split("|")[5] for row in section.splitlines() if row[2:3].isdigit()]
        assert named
        assert {page.strip() for cell in named for page in cell.split(",")} <= titles
    assert len(re.findall(r"^\| \d+ \|", text, re.MULTILINE)) == 43
