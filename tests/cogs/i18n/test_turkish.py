"""In Turkish no suffix is joined to a value: its vowels would have to follow the last vowel of the name or number."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.cogs.i18n.sentences import messages

SUFFIX = re.compile(r"\**[’']?[^\W\d_]")
"""A letter right behind a value; an apostrophe or the end of bold text may stand between them."""
ALLOWED: Mapping[str, str] = {}
"""The keys of messages that may, and why."""


def joined(pattern: ftl.Pattern) -> Iterator[str]:
    """Yield each text that begins with a suffix of the value, name or choice before it."""
    behind = [*pattern.elements[1:], None]
    for element, after in zip(pattern.elements, behind, strict=True):
        if not isinstance(element, ftl.Placeable):
            continue
        choice = element.expression
        if isinstance(choice, ftl.SelectExpression):
            for variant in choice.variants:
                yield from joined(variant.value)
        is_text = isinstance(choice, ftl.StringLiteral | ftl.SelectExpression)
        if isinstance(after, ftl.TextElement) and not is_text and SUFFIX.match(after.value):
            yield after.value


def test_no_sentence_joins_a_suffix_to_a_value() -> None:
    found = {key: list(joined(pattern)) for key, pattern in messages("tr").items() if key not in ALLOWED}
    assert {key: texts for key, texts in found.items() if texts} == {}


@pytest.mark.parametrize(
    "text",
    [
        "{ $who }’ın sırası",
        "**{ $who }**'de",
        "{ $n }de",
        "{ -card-archer }yu",
        "{ $n ->\n   *[other] { $n }te\n}",
    ],
)
def test_a_joined_suffix_is_found(text: str) -> None:
    assert list(joined(pattern_of(text)))


@pytest.mark.parametrize(
    "text", ["Sıra: { $who }.", "{ $n }. raunt", '{"**"}Pas** geç', "{ $who } kazandı", "%{ $n } kaldı"]
)
def test_a_value_without_a_suffix_is_left_alone(text: str) -> None:
    assert not list(joined(pattern_of(text)))


def pattern_of(text: str) -> ftl.Pattern:
    (message,) = FluentParser().parse(f"text = {text}").body
    assert isinstance(message, ftl.Message)
    assert message.value is not None
    return message.value
