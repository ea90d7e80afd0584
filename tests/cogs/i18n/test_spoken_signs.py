"""No sentence has a sign that a screen reader skips or spells out: an arrow, middot, bullet or lone guillemet."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cogs
from tests.cogs.i18n.sentences import LANGUAGES, sentences

UNSPOKEN = re.compile(r"[·•→←↑↓⇒⇐»›«‹](?!\ufe0f)")
"""Middots, bullets, arrows and guillemets; not the emojis that are arrows, as they have names."""
QUOTED = re.compile("«\N{NARROW NO-BREAK SPACE}[^«»]+\N{NARROW NO-BREAK SPACE}»")
"""Quotation marks in pairs."""


def unspoken(reading: str) -> list[str]:
    """Return the signs of a sentence that stand for words and have none."""
    return UNSPOKEN.findall(QUOTED.sub("", reading))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_sign_in_place_of_a_word(language: str) -> None:
    assert [(key, reading) for key, reading in sentences(language) if unspoken(reading)] == []


def texts_in_code(tree: ast.AST) -> Iterator[str]:
    """Yield every text in a module; docstrings are among them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_no_module_puts_such_a_sign_between_sentences() -> None:
    found = [
        (path.name, text)
        for path in sorted(Path(cogs.__file__).parent.rglob("*.py"))
        for text in texts_in_code(ast.parse(path.read_text(encoding="utf-8")))
        if unspoken(text)
    ]
    assert found == []


@pytest.mark.parametrize(
    "reading", ["Cake Duel · turn 5", "1500 → **1516**", "• Sernik", "Réglages » Rôles", "subiu ↑"]
)
def test_a_sign_in_place_of_a_word_is_found(reading: str) -> None:
    assert unspoken(reading)


def test_quotation_marks_and_emojis_are_left_alone() -> None:
    narrow = "\N{NARROW NO-BREAK SPACE}"
    assert not unspoken(f"coupe avec «{narrow}mot{narrow}»")
    assert not unspoken("↩️ The attacker takes one more turn. ◀ Back, Next ▶, 1–3")
