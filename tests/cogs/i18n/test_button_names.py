"""Texts that name a button take its name from the button's own message; the README and docs have the English one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.cogs.i18n.sentences import LANGUAGES, messages, readings

ROOT = Path(__file__).parents[3]
PAPERS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
every_language = pytest.mark.parametrize("language", LANGUAGES)

BUTTON = re.compile(r"(?:^|-)button-")
MARKED = re.compile(r"\*\*([^*]+)\*\*|(?<!\*)\*([^*\n]+)\*(?!\*)")
"""A bold or italic text."""
HEADINGS = re.compile(r"help-|lobby-open-hands")
"""Messages whose bold words are headings; elsewhere a heading ends with a colon or a question mark."""
ACTIONS = frozenset({"bakeries-rules-hire", "duel-rules-start", "duel-rules-bluff"})
"""Pages of the rules whose bold words are what players do, with a button or not."""

WITH_VALUES: Mapping[str, tuple[str, ...]] = {
    "tutorial-bakeries-turn": ("bakeries-button-take", "bakeries-button-close", "bakeries-button-reopen"),
    "tutorial-short-bakeries-turn": ("bakeries-button-take",),
    "tutorial-bakeries-place": ("bakeries-prompt-own", "bakeries-prompt-theirs"),
    "tutorial-bakeries-stale": ("bakeries-prompt-stale",),
    "tutorial-bakeries-again": ("bakeries-button-stop", "bakeries-button-again"),
    "tutorial-short-bakeries-again": ("bakeries-button-stop", "bakeries-button-again"),
}
"""The labels with values that lessons name by their first or last words: no reference can leave out a value."""

NO_RESEARCH = {"house-players.md", "languages.md", "pictures.md"}
"""Papers for developers, whose italics are other terms."""
NO_LABELS: Mapping[str, str] = {
    "Privileged Gateway Intents": "a heading of Discord's developer portal",
    "Upgrades": "a heading of the same page",
}


def bare(text: str) -> str:
    """Return a label or a bold text without the signs and emojis around it."""
    return re.sub(r"^[^\w]+|[^\w]+$", "", text)


@cache
def labels(language: str) -> frozenset[str]:
    """The labels without values."""
    found = {
        reading
        for key in messages(language)
        if BUTTON.search(key)
        for reading in readings(language, key)
        if "{$" not in reading
    }
    return frozenset(map(bare, found)) - {""}


def typed(pattern: ftl.Pattern) -> Iterator[str]:
    """Each piece of a message that is spelled out there, with those of its variants."""
    for element in pattern.elements:
        match element:
            case ftl.TextElement(value=text):
                yield text
            case ftl.Placeable(expression=ftl.StringLiteral(value=text)):
                yield text
            case ftl.Placeable(expression=ftl.SelectExpression(variants=variants)):
                for variant in variants:
                    yield from typed(variant.value)


def typed_labels(key: str, pattern: ftl.Pattern, known: frozenset[str]) -> list[str]:
    """Return the labels that a message spells out."""
    if HEADINGS.match(key) or key in ACTIONS:
        return []
    marked = (
        "".join(filter(None, found.groups())) for text in typed(pattern) for found in MARKED.finditer(text)
    )
    return [text for text in marked if not text.endswith((":", "?")) and bare(text) in known]


@every_language
def test_no_text_spells_out_the_name_of_a_button(language: str) -> None:
    spelled = {
        key: typed_labels(key, pattern, labels(language)) for key, pattern in messages(language).items()
    }
    for key, named in WITH_VALUES.items():
        parts = [spoken(language, label) for label in named]
        spelled[key] = [text for text in spelled[key] if not any(is_part(bare(text), part) for part in parts)]
    assert {key: found for key, found in spelled.items() if found} == {}


@every_language
def test_lessons_name_labels_with_values_as_they_begin_or_end(language: str) -> None:
    for key, named in WITH_VALUES.items():
        (lesson,) = readings(language, key)
        marked = [bare(found[1]) for found in MARKED.finditer(lesson) if found[1]]
        for label in named:
            assert any(is_part(text, spoken(language, label)) for text in marked), (key, label)


def spoken(language: str, label: str) -> str:
    """Return a label with values as the lessons' tables have it, where the other player is the tutor."""
    (text,), (tutor,) = readings(language, label), readings(language, "tutor-name")
    return bare(text.replace("{$who}", tutor))


def is_part(text: str, label: str) -> bool:
    """Return True if a label begins or ends with a text; dots in it stand for a value."""
    words = ".*".join(map(re.escape, text.split("…")))
    return bool(text) and re.fullmatch(f"{words}.*|.*{words}", label) is not None


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: path.name)
def test_the_readme_and_docs_name_buttons_as_they_are(paper: Path) -> None:
    if paper.name in NO_RESEARCH:
        return
    said = {reading for key in messages("en") for reading in readings("en", key)} | labels("en")
    text = re.sub(r"```.*?```|`[^`\n]*`", "", paper.read_text(encoding="utf-8"), flags=re.DOTALL)
    italics = {
        " ".join(found[1].split()) for found in re.finditer(r"(?<![*\w])\*([^*\s][^*]*?)\*(?![*\w])", text)
    }
    assert italics - said - NO_LABELS.keys() == set()


def test_a_spelled_out_label_is_found() -> None:
    (message,) = ftl_messages(
        "text = Press **Join**, *Pass* or {$x ->\n    [a] **My hand…**\n   *[b] **Join:**\n}"
    )
    assert message.value is not None
    found = typed_labels("text", message.value, frozenset({"Join", "My hand"}))
    assert found == ["Join", "My hand…"]


def ftl_messages(text: str) -> list[ftl.Message]:
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]
