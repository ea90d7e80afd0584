"""Every word of an image comes from a sentence: in a language without plain vowels, no image shows one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from cogs.hands.render import hand
from cogs.i18n import messages as catalog
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import render
from cogs.ui.panel import SvgImage
from tests.cogs.ui.test_limits import LONGEST_NAME, moments
from tests.labs import Case, every_case
from tools.pictures.languages import replaced

EVERY = 4
"""One in so many moments of a game is looked at here."""
ACCENTS = str.maketrans("aeiouAEIOU", "äëïöüÄËÏÖÜ")
TEXT = re.compile(r"<text[^>]*>(.*?)</text>", re.DOTALL)
TAG = re.compile(r"<[^>]*>")
NAME = re.compile(rf"{re.escape(LONGEST_NAME[:-1])}\d")
PLAIN = re.compile(r"[aeiouAEIOU]")


class Accents(Transformer):
    """Writes every vowel of a sentence with two dots."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802  # the library's name
        node.value = node.value.translate(ACCENTS)
        return node


@pytest.fixture(scope="module")
def accented() -> Iterator[Messages]:
    """English with two dots on every vowel."""
    resource = FluentParser().parse("\n".join(catalog.texts("en")))
    with replaced(FluentSerializer().serialize(Accents().visit(resource))):
        yield Messages()


def made_in_code(image: SvgImage | None) -> list[str]:
    """The texts of an image, and of its description, with a plain vowel that belongs to no name."""
    if image is None:
        return []
    texts = [unescape(TAG.sub("", text)) for text in TEXT.findall(image.svg)]
    return [text for text in (*texts, image.words) if PLAIN.search(NAME.sub("", text)) and not is_other(text)]


def is_other(text: str) -> bool:
    """Whether it is the letter in the corner of a card, or a part of a name that has two lines or is cut."""
    part = text.removesuffix("…").rstrip()
    return (
        len(text) == 1
        or part in LONGEST_NAME
        or any(part in f"{LONGEST_NAME[:-1]}{seat}" for seat in range(4))
    )


def last_moment(session: Session, say: TableMessages) -> SvgImage | None:
    """Return the image of what the last turns have brought, if it is worth one."""
    return render.moment_image(
        session, range(max(0, session.progress.turn - 1), session.progress.turn + 1), say
    )


@every_case
def test_every_word_of_a_table_and_a_hand_comes_from_a_sentence(case: Case, accented: Messages) -> None:
    found: set[str] = set()
    for number, session in enumerate(moments(case)):
        if number % EVERY == 0:
            panels = (
                render.table(session, accented),
                *(hand(session, s, accented) for s in range(case.seats)),
            )
            found.update(*(made_in_code(panel.image) for panel in panels))
        # Names without vowels: in a sentence, a longer one is cut or begins another line.
        seats = [replace(seat, name=f"Brr{seat.seat}") for seat in session.table.seats]
        found.update(made_in_code(last_moment(session, TableMessages(accented, seats))))
    assert found == set()


@pytest.mark.parametrize("game", PRESENTERS)
def test_every_word_of_a_page_of_the_rules_comes_from_a_sentence(game: str, accented: Messages) -> None:
    face, say = PRESENTERS[game], TableMessages(accented, ())
    assert [text for page in face.pages for text in made_in_code(face.page_image(page, say))] == []


def test_a_word_made_in_code_is_found() -> None:
    assert made_in_code(SvgImage("<svg><text x='1'>Sold <tspan>out</tspan></text></svg>", 1, "Sëät")) == [
        "Sold out"
    ]
    assert made_in_code(SvgImage("<svg><text>Söld</text></svg>", 1, "Seat")) == ["Seat"]
    assert not made_in_code(
        SvgImage("<svg><text>A</text><text>A nam…</text></svg>", 1, f"Söld {LONGEST_NAME[:-1]}3")
    )
