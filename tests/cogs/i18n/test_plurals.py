"""Each sentence that counts has every plural form that its language needs, by the CLDR rules that babel brings."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

FOLDER = Path(__file__).parents[3] / "cogs" / "i18n"
LANGUAGES = sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl")))
"""Every language that has a folder, registered or not."""
every_folder = pytest.mark.parametrize("language", LANGUAGES)

COUNTED = range(1_001)
"""The games count no thing that has a noun further than this; amounts of money have a sign."""
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})

ALSO_TEXTS = frozenset({"cakes", "cards", "names", "numbers", "recipes"})
"""Variables that are a number in one sentence and a text in another."""
UNCHANGED: Mapping[str, frozenset[str]] = {
    "en": frozenset({"at", "more", "of", "won"}),
    "de": frozenset({"Kuchen", "Leute", "Zeichen", "gewonnen", "gleichzeitig", "von"}),
    "es": frozenset({"a", "de", "en", "más"}),
    "fr": frozenset({"sur", "à"}),
    "it": frozenset({"a", "bluff", "di", "manche", "round", "su"}),
    "pl": frozenset({"na", "naraz", "z"}),
    "pt-BR": frozenset({"a", "ao", "de", "em"}),
}
"""By language: the words after a number that are the same whatever the number is.

A language without any here is not looked at: in some, such as Turkish, every noun is the same after a number.
"""
FOLLOWED = re.compile(r"\A ([^\W\d_]+)")


def category(language: str, number: int) -> str:
    """The plural category of a number, by CLDR."""
    return str(Locale.parse(language, sep="-").plural_form(number))


@cache
def samples(language: str) -> Mapping[str, tuple[int, ...]]:
    """Some numbers of each category that a count can have in a language."""
    found: dict[str, list[int]] = {}
    for number in COUNTED:
        found.setdefault(category(language, number), []).append(number)
    return {name: (*numbers[:3], numbers[-1]) for name, numbers in found.items()}


class Choice(NamedTuple):
    """A place where a sentence tells numbers apart."""

    key: str
    variable: str
    cases: frozenset[str]


class Number(NamedTuple):
    """A place where a variable is followed by a word."""

    key: str
    variable: str
    word: str


@cache
def messages(language: str) -> tuple[ftl.Message, ...]:
    entries = [
        entry
        for path in sorted((FOLDER / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
    ]
    return tuple(entry for entry in entries if isinstance(entry, ftl.Message))


def case_of(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


def choices_in(key: str, pattern: ftl.Pattern) -> Iterator[Choice]:
    for element in pattern.elements:
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            selector = element.expression.selector
            assert isinstance(selector, ftl.VariableReference), key
            yield Choice(key, selector.id.name, frozenset(map(case_of, element.expression.variants)))
            for variant in element.expression.variants:
                yield from choices_in(key, variant.value)


@cache
def plural_choices(language: str) -> tuple[Choice, ...]:
    """Where a language tells apart numbers by their plural category."""
    return tuple(
        choice
        for message in messages(language)
        if message.value is not None
        for choice in choices_in(message.id.name, message.value)
        if choice.cases & (CATEGORIES - {"other"})
    )


@cache
def counts() -> frozenset[str]:
    """The variables that are always numbers: some language tells them apart by plural category."""
    return (
        frozenset(choice.variable for language in LANGUAGES for choice in plural_choices(language))
        - ALSO_TEXTS
    )


@cache
def counts_in_sentences() -> frozenset[tuple[str, str]]:
    """The same by sentence, for variables that are texts elsewhere."""
    return frozenset(
        (choice.key, choice.variable) for language in LANGUAGES for choice in plural_choices(language)
    )


def numbers_in(key: str, pattern: ftl.Pattern, told_apart: frozenset[str] = frozenset()) -> Iterator[Number]:
    """The numbers with a word behind them that the sentence does not tell apart."""
    following = [*pattern.elements[1:], None, None]
    for element, behind, noun in zip(pattern.elements, following, following[1:], strict=False):
        if not isinstance(element, ftl.Placeable):
            continue
        if isinstance(element.expression, ftl.SelectExpression):
            selector = element.expression.selector
            assert isinstance(selector, ftl.VariableReference), key
            known = told_apart | {selector.id.name}
            for variant in element.expression.variants:
                yield from numbers_in(key, variant.value, known)
        elif isinstance(element.expression, ftl.VariableReference) and isinstance(behind, ftl.TextElement):
            variable = element.expression.id.name
            is_count = variable in counts() or (key, variable) in counts_in_sentences()
            word = FOLLOWED.match(behind.value)
            if is_count and word and variable not in told_apart and not is_choice_by(variable, noun):
                yield Number(key, variable, word[1])


def is_choice_by(variable: str, element: ftl.TextElement | ftl.Placeable | None) -> bool:
    """Whether this is the noun behind an adjective, told apart by the same number."""
    match element:
        case ftl.Placeable(expression=ftl.SelectExpression(selector=ftl.VariableReference() as selector)):
            return bool(selector.id.name == variable)
        case _:
            return False


@every_folder
def test_a_sentence_that_counts_has_every_form_and_no_other(language: str) -> None:
    needed = set(samples(language))
    for choice in plural_choices(language):
        named = set(choice.cases & CATEGORIES)
        assert named >= needed, f"{choice.key} lacks {needed - named} of ${choice.variable}"
        assert named <= needed | {"other"}, f"{choice.key}: no number is {named - needed} in {language}"


@every_folder
def test_no_noun_stays_the_same_after_a_number(language: str) -> None:
    stiff = [
        number
        for message in messages(language)
        if message.value is not None
        for number in numbers_in(message.id.name, message.value)
        if number.word not in UNCHANGED.get(language, {number.word})
    ]
    assert stiff == []


def test_the_numbers_come_from_cldr() -> None:
    assert samples("en") == {"other": (0, 2, 3, 1000), "one": (1, 1)}
    assert set(samples("pl")) == {"one", "few", "many"}
    assert 0 in samples("fr")["one"]


def test_a_noun_that_stays_the_same_is_found() -> None:
    (entry,) = FluentParser().parse("time-hours = { $count } hours").body
    assert isinstance(entry, ftl.Message)
    assert entry.value is not None
    assert list(numbers_in("time-hours", entry.value)) == [Number("time-hours", "count", "hours")]
