"""Every language says all that the default one says, with the same values, and nothing besides."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from cogs.i18n.messages import DEFAULT_LOCALE, LOCALES, Messages

FOLDER = Path(__file__).parents[3] / "cogs" / "i18n"
OTHERS = [locale for locale in LOCALES if locale != DEFAULT_LOCALE]
every_other_language = pytest.mark.parametrize("locale", OTHERS)

NUMBERS = (0, 1, 2, 5)
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The forms of a plural; which of them a sentence needs depends on its language."""


class Asked(Visitor):
    """Collects the values that a message asks for, and the cases that it tells apart by each."""

    def __init__(self) -> None:
        self.cases: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.cases.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        told_apart = self.cases.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            key = variant.key
            told_apart.add(key.name if isinstance(key, ftl.Identifier) else key.value)
        self.generic_visit(node)


@cache
def topics(locale: str) -> Mapping[str, Mapping[str, Mapping[str, frozenset[str]]]]:
    """By topic and key: the values that a language's message asks for, and the cases of each."""
    return {path.stem: dict(asked_in(path)) for path in sorted((FOLDER / locale).glob("*.ftl"))}


def asked_in(path: Path) -> Iterator[tuple[str, Mapping[str, frozenset[str]]]]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            asked = Asked()
            asked.visit(entry)
            yield entry.id.name, {name: frozenset(cases) for name, cases in asked.cases.items()}


def keys(locale: str) -> set[str]:
    """Each key with the topic in whose file it stands."""
    return {f"{topic}/{key}" for topic, messages in topics(locale).items() for key in messages}


def test_each_folder_is_a_language() -> None:
    assert sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))) == sorted(LOCALES)


def test_each_language_is_named_in_its_own_words() -> None:
    for code in LOCALES:
        assert len({Messages(locale)(f"language-{code}") for locale in LOCALES}) == 1


@every_other_language
def test_nothing_is_missing_and_nothing_superfluous(locale: str) -> None:
    missing, superfluous = keys(DEFAULT_LOCALE) - keys(locale), keys(locale) - keys(DEFAULT_LOCALE)
    assert (sorted(missing), sorted(superfluous)) == ([], [])


@every_other_language
def test_each_sentence_tells_the_same_cases_apart(locale: str) -> None:
    """Whatever is no number: who attacks, what has ended, why."""
    for topic, sentences in topics(DEFAULT_LOCALE).items():
        for key, asked in sentences.items():
            for value, cases in topics(locale)[topic][key].items():
                if not (cases | asked.get(value, frozenset())) & PLURALS:
                    assert cases == asked[value], f"{topic}/{key}: {value}"


@every_other_language
def test_each_sentence_fills_in_the_same_values(locale: str) -> None:
    for topic, sentences in topics(DEFAULT_LOCALE).items():
        for key, asked in sentences.items():
            assert topics(locale)[topic][key].keys() == asked.keys(), f"{topic}/{key}"


@pytest.mark.parametrize("locale", LOCALES)
def test_each_sentence_can_be_said_in_every_case(locale: str) -> None:
    messages = Messages(locale)
    for sentences in topics(DEFAULT_LOCALE).values():
        for key, asked in sentences.items():
            for values in product(*map(examples, asked.values())):
                text = messages(key, **dict(zip(asked, values, strict=True)))
                assert text, key
                assert "{" not in text, key


def examples(cases: frozenset[str]) -> list[object]:
    """Values of every case: the cases themselves, and numbers."""
    named = sorted(case for case in cases if case not in PLURALS and not case.isdecimal())
    numbered = sorted(
        {int(case) for case in cases if case.isdecimal()} | set(NUMBERS if cases else NUMBERS[:1])
    )
    return [*named, *numbered]


def test_german_numbers_and_plurals() -> None:
    messages = Messages("de")
    assert messages("bakeries-dollars", amount=6000) == "6.000\N{NO-BREAK SPACE}$"
    assert messages("story-cut", count=1) == "… 1 frühere Zeile: `/replay`"
    assert messages("story-cut", count=3) == "… 3 frühere Zeilen: `/replay`"
    assert (
        messages("duel-claim", count=2, card=messages("duel-card-archer", count=2))
        == "2\N{NO-BREAK SPACE}Bogenschützen"
    )


@pytest.mark.parametrize("locale", ["es-ES", "es-419"])
def test_spanish_numbers_and_plurals(locale: str) -> None:
    """A dot or comma between thousands would be a decimal sign to half of those who speak Spanish."""
    messages = Messages.for_locale(locale)
    assert messages("bakeries-dollars", amount=26000) == "$26000"
    assert messages("story-cut", count=1) == "… 1 línea anterior: `/replay`"
    assert messages("story-cut", count=3) == "… 3 líneas anteriores: `/replay`"
    assert (
        messages("duel-claim", count=2, card=messages("duel-card-archer", count=2))
        == "2\N{NO-BREAK SPACE}Arqueras"
    )


def test_french_numbers_and_plurals() -> None:
    """Zero is singular, thousands and signs stand behind a narrow space."""
    messages, space = Messages("fr"), "\N{NARROW NO-BREAK SPACE}"
    assert messages("bakeries-dollars", amount=6000) == f"6{space}000{space}$"
    assert messages("time-days", count=0) == "0 jour"
    assert messages("time-days", count=2) == "2 jours"
    assert (
        messages("duel-claim", count=2, card=messages("duel-card-angel", count=2))
        == "2\N{NO-BREAK SPACE}Anges"
    )
    assert messages("duel-challenged", who="Ada", claimant="Ben", claim="1 Mage").endswith(f"{space}!")


def test_french_writes_no_usual_space_before_a_sign() -> None:
    """A line must not break before a colon or between quotation marks."""
    broken = [
        text
        for text in Path(FOLDER / "fr").glob("*.ftl")
        for line in text.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(r"[^\s] [;:!?»%](?!:)|« ", line)
    ]
    assert broken == []


def test_italian_numbers_and_plurals() -> None:
    messages = Messages("it")
    assert messages("bakeries-dollars", amount=6000) == "6.000\N{NO-BREAK SPACE}$"
    assert messages("story-cut", count=1) == "… 1 riga precedente: `/replay`"
    assert messages("story-cut", count=3) == "… 3 righe precedenti: `/replay`"
    assert (
        messages("duel-claim", count=2, card=messages("duel-card-wizard", count=2))
        == "2\N{NO-BREAK SPACE}Maghi"
    )


def test_polish_numbers_and_plurals() -> None:
    messages = Messages("pl")
    assert messages("bakeries-dollars", amount=6000) == "6\N{NO-BREAK SPACE}000\N{NO-BREAK SPACE}$"
    assert messages("story-cut", count=1) == "… 1 wcześniejszy wiersz: `/replay`"
    assert messages("story-cut", count=22) == "… 22 wcześniejsze wiersze: `/replay`"
    assert messages("story-cut", count=12) == "… 12 wcześniejszych wierszy: `/replay`"
    archers = {count: messages("duel-card-archer", count=count) for count in (1, 2, 5)}
    assert archers == {1: "Łucznik", 2: "Łucznicy", 5: "Łuczników"}


def test_brazilian_portuguese_numbers_and_plurals() -> None:
    """Thousands have a dot; the games write nothing and several with the same word."""
    messages = Messages.for_locale("pt-BR")
    assert messages("bakeries-dollars", amount=6000) == "$6.000"
    assert messages("story-cut", count=1) == "… 1 linha anterior: `/replay`"
    assert messages("story-cut", count=3) == "… 3 linhas anteriores: `/replay`"
    assert [messages("image-score-auf", score=score) for score in (0, 1, 2)] == [
        "0 pontos",
        "1 ponto",
        "2 pontos",
    ]
    assert (
        messages("duel-claim", count=2, card=messages("duel-card-archer", count=2))
        == "2\N{NO-BREAK SPACE}Arqueiras"
    )


def test_turkish_numbers_and_plurals() -> None:
    """No noun changes after a number, and the sign of a percentage stands before it."""
    messages = Messages.for_locale("tr")
    assert messages("bakeries-dollars", amount=6000) == "$6.000"
    assert messages("story-cut", count=1) == "… önceki 1 satır: `/replay`"
    assert messages("story-cut", count=3) == "… önceki 3 satır: `/replay`"
    assert messages("bakeries-kept", percent=40, amount=1200) == "%40 = $1.200"
    assert (
        messages("duel-claim", count=2, card=messages("duel-card-archer", count=2))
        == "2\N{NO-BREAK SPACE}Okçu"
    )
