"""The glossary of each language: the only file that spells out the names of cards, chefs, cakes and recipes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).parents[3] / "cogs" / "i18n"
GLOSSARY = "glossary.ftl"
LANGUAGES = sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl")))
"""Every language that has a folder, registered or not."""
every_folder = pytest.mark.parametrize("language", LANGUAGES)

NAMES = ("bakery", "cake", "card", "chef", "piece", "recipe", "sign")
"""What the terms that are names start with; other terms are words of the games, such as a bout."""

COMMON_WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {},
    "de": {
        "Backprofi": "the person whom the bakeries hire; the card is only one of their five parts",
    },
    "es": {
        "Chef": "the person whom the bakeries hire; the card is only one of their five parts",
    },
    "it": {
        "Chef": "the person whom the bakeries hire; the card is only one of their five parts",
    },
    "fr": {
        "Pierre": "the rock of Rock Paper Scissors",
    },
    "pt-BR": {},
    "tr": {
        "Şef": "the person whom the bakeries hire; the card is only one of their five parts",
    },
}
"""By language: names that are also common words in sentences that name no card, and why they stay there.

A language without any here has those of English, from which it is copied.
"""


class References(Visitor):
    """Collects the terms that a pattern uses, each with the form that it asks for."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str | None]] = []

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802  # the library's name
        form = None
        for argument in node.arguments.named if node.arguments else ():
            assert argument.name.name == "form", f"-{node.id.name} is given {argument.name.name}"
            assert isinstance(argument.value, ftl.StringLiteral), node.id.name
            form = argument.value.value
        self.found.append((node.id.name, form))


@cache
def entries(path: Path) -> tuple[ftl.EntryType, ...]:
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def terms(language: str) -> list[ftl.Term]:
    return [entry for entry in entries(FOLDER / language / GLOSSARY) if isinstance(entry, ftl.Term)]


def forms(term: ftl.Term) -> Mapping[str, str]:
    """The text of each form of a term; a term with one form has it under an empty name."""
    match term.value.elements:
        case [ftl.TextElement(value=text)]:
            return {"": text}
        case [
            ftl.Placeable(expression=ftl.SelectExpression(selector=ftl.VariableReference() as by) as choice)
        ]:
            assert by.id.name == "form", term.id.name
            return {case_of(variant): text_of(variant.value) for variant in choice.variants}
        case _:
            raise AssertionError(f"-{term.id.name} is neither a text nor a choice by $form")


def case_of(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


def text_of(pattern: ftl.Pattern) -> str:
    (element,) = pattern.elements
    assert isinstance(element, ftl.TextElement)
    return element.value


def written_out(pattern: ftl.Pattern) -> Iterator[str]:
    """The texts of a pattern, with those of all its variants."""
    for element in pattern.elements:
        match element:
            case ftl.TextElement(value=text):
                yield text
            case ftl.Placeable(expression=ftl.SelectExpression(variants=variants)):
                for variant in variants:
                    yield from written_out(variant.value)


def names_spelled_out(language: str, paths: list[Path]) -> list[tuple[str, str]]:
    """The keys of messages that spell out a name, each with the name."""
    names = {
        text for term in terms(language) if term.id.name.startswith(NAMES) for text in forms(term).values()
    }
    longest_first = sorted(
        names - COMMON_WORDS.get(language, COMMON_WORDS["en"]).keys(), key=len, reverse=True
    )
    name = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
    return [
        (entry.id.name, found[0])
        for path in paths
        for entry in entries(path)
        if isinstance(entry, ftl.Message) and entry.value is not None
        for text in written_out(entry.value)
        for found in name.finditer(text)
    ]


def other_files(language: str) -> list[Path]:
    return [path for path in sorted((FOLDER / language).glob("*.ftl")) if path.name != GLOSSARY]


@every_folder
def test_the_glossary_holds_all_terms_and_nothing_else(language: str) -> None:
    assert not [entry for entry in entries(FOLDER / language / GLOSSARY) if isinstance(entry, ftl.Message)]
    elsewhere = [
        f"{path.name}: -{entry.id.name}"
        for path in other_files(language)
        for entry in entries(path)
        if isinstance(entry, ftl.Term)
    ]
    assert elsewhere == []


@every_folder
def test_each_term_stands_in_the_glossary_once(language: str) -> None:
    """Fluent would silently take one of two."""
    names = [term.id.name for term in terms(language)]
    assert sorted(names) == sorted(set(names))
    for term in terms(language):
        assert all(forms(term).values())


@every_folder
def test_each_term_that_a_sentence_uses_is_in_the_glossary_in_that_form(language: str) -> None:
    known = {term.id.name: set(forms(term)) for term in terms(language)}
    for path in other_files(language):
        for entry in entries(path):
            references = References()
            references.visit(entry)
            for name, form in references.found:
                assert name in known, f"{path.name}: -{name}"
                assert form is None or form in known[name], f"{path.name}: -{name} has no form {form}"


@every_folder
def test_each_term_is_used(language: str) -> None:
    references = References()
    for path in (*other_files(language), FOLDER / language / GLOSSARY):
        for entry in entries(path):
            references.visit(entry)
    used = {name for name, _ in references.found}
    assert [term.id.name for term in terms(language) if term.id.name not in used] == []


@every_folder
def test_only_the_glossary_spells_out_a_name(language: str) -> None:
    assert names_spelled_out(language, other_files(language)) == []


@every_folder
def test_each_exception_is_needed(language: str) -> None:
    texts = [
        text
        for path in other_files(language)
        for entry in entries(path)
        if isinstance(entry, ftl.Message) and entry.value is not None
        for text in written_out(entry.value)
    ]
    for word in COMMON_WORDS.get(language, {}):
        assert any(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) for text in texts), word


def test_a_name_that_is_spelled_out_is_found(tmp_path: Path) -> None:
    path = tmp_path / "duel.ftl"
    path.write_text(
        "plain = Two Archers attack.\n"
        "chosen = { $card ->\n    [none] nothing\n   *[other] the Archer attacks\n}\n"
        "longer = Archery\nterm = { -card-archer } attacks\n",
        encoding="utf-8",
    )
    assert names_spelled_out("en", [path]) == [("plain", "Archers"), ("chosen", "Archer")]
