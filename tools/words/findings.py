"""What a translation lacks, by its files: messages that are missing, unknown, still English, too long or broken."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import NamedTuple

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from cogs.i18n.messages import DEFAULT_LOCALE
from tests.cogs.i18n.sentences import entries, messages, readings, sources, terms
from tools.words.comments import Explained, explained

VALUE = re.compile(r"\{\$\w+\}")
WORD = re.compile(r"[^\W\d_]{2}")
TYPED = re.compile(r"`[^`]*`|\]\([^)]*\)")
"""What is typed or linked: it belongs to no language."""
SAME = "same: "
"""After it, a comment in a glossary lists what is the same as in English."""
SAME_EVERYWHERE = re.compile("the same in every language", re.IGNORECASE)


class Findings(NamedTuple):
    """What is wrong with a translation, or not done yet: keys, or lines that begin with one."""

    missing: Sequence[str]
    """Messages that only English has. Members read them in English."""
    untranslated: Sequence[str]
    """Messages and terms that are the same as in English."""
    too_long: Sequence[str]
    """Messages that are longer than the English comment allows."""
    wrong_values: Sequence[str]
    """Messages with values that English does not give. Members read them in English."""
    unknown: Sequence[str]
    """Messages that English has not. Nobody reads them."""


def findings(language: str) -> Findings:
    """Return the faults and gaps of a language."""
    own, english, comments = messages(language), messages(DEFAULT_LOCALE), explained()
    both = [key for key in english if key in own]
    return Findings(
        missing=[key for key in english if key not in own],
        untranslated=list(untranslated(language, comments)),
        too_long=list(too_long(language, comments)),
        wrong_values=[
            f"{key}: {', '.join(f'${name}' for name in sorted(wrong))}"
            for key in both
            if (wrong := _values(own[key]) - _values(english[key]))
        ],
        unknown=[key for key in own if key not in english],
    )


def untranslated(language: str, comments: Mapping[str, Explained]) -> Iterator[str]:
    """Return the messages and terms of a language that are as in English and should not be."""
    allowed = same_as_english(language)
    own, english = as_written(language), as_written(DEFAULT_LOCALE)
    for key, text in english.items():
        is_allowed = any(fnmatchcase(key, pattern) for pattern in allowed)
        is_everywhere = key in comments and SAME_EVERYWHERE.search(comments[key].text)
        if own.get(key) == text and has_words(language, key) and not is_allowed and not is_everywhere:
            yield key


def as_written(language: str) -> Mapping[str, str]:
    """Return each message, and each term with a hyphen, as a language's file has it."""
    return {key: text for file in sources(language).values() for key, text in file.items()}


def same_as_english(language: str) -> list[str]:
    """Return the keys that a glossary lists as the same as in English."""
    comments = (entry.content or "" for entry in entries(language) if isinstance(entry, ftl.Comment))
    lines = (line for comment in comments for line in comment.splitlines() if line.startswith(SAME))
    return [key for line in lines for key in line.removeprefix(SAME).split(", ")]


def has_words(language: str, key: str) -> bool:
    """Return True if a message or term spells out words, beside its values and terms."""
    pattern = terms(language)[key[1:]] if key.startswith("-") else messages(language)[key]
    texts = _Texts()
    texts.visit(pattern)
    return WORD.search(TYPED.sub("", " ".join(texts.found))) is not None


def too_long(language: str, comments: Mapping[str, Explained]) -> Iterator[str]:
    """Return the messages of a language with more characters than the comments allow, without their values."""
    for key in messages(language):
        if key in comments and (limit := comments[key].limit):
            longest = max((VALUE.sub("", reading).strip() for reading in readings(language, key)), key=len)
            if len(longest) > limit:
                yield f"{key}: {len(longest)} characters, at most {limit}: {longest}"


class _Texts(Visitor):
    """Collects what a pattern spells out."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the library's name
        self.found.append(node.value)


class _Values(Visitor):
    """Collects the names of the values in a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


def _values(pattern: ftl.Pattern) -> set[str]:
    found = _Values()
    found.visit(pattern)
    return found.found
