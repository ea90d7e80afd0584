"""Each language has one word for a thing: the glossary lists the words that no sentence uses, and which one it uses.

A line `# not: word, begin* → other (key, key)` forbids the words on the left, and those that begin as one with a star,
except in the messages in brackets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from fluent.syntax import ast as ftl

from tests.cogs.i18n.sentences import LANGUAGES, entries, messages, readings, sentences

every_language = pytest.mark.parametrize("language", LANGUAGES)

VALUE = re.compile(r"\{\$\w+\}")
LINE = re.compile(r"not: (?P<words>[^→]+) → (?P<instead>[^(]+?)(?: \((?P<keys>[^)]+)\))?")


class Replaced(NamedTuple):
    """Words that no sentence uses."""

    words: tuple[str, ...]
    exceptions: frozenset[str]

    @property
    def pattern(self) -> re.Pattern[str]:
        """What finds them in a sentence."""
        forms = [re.escape(word).replace(r"\*", r"\w*").replace(r"\ ", r"\s") for word in self.words]
        return re.compile(rf"(?<![\w@])(?:{'|'.join(forms)})(?!\w)", re.IGNORECASE)


def replaced(language: str) -> Iterator[Replaced]:
    """Each line of a glossary about words that no sentence uses."""
    comments = [entry for entry in entries(language) if isinstance(entry, ftl.Comment)]
    for line in "\n".join(comment.content or "" for comment in comments).splitlines():
        if line.startswith("not:"):
            found = LINE.fullmatch(line)
            assert found, line
            keys = frozenset((found["keys"] or "").split(", ")) - {""}
            yield Replaced(tuple(found["words"].split(", ")), keys)


@every_language
def test_no_sentence_has_another_word_for_the_same_thing(language: str) -> None:
    lines = list(replaced(language))
    assert lines
    wrong = [
        (key, found[0], reading)
        for line in lines
        for key, reading in sentences(language)
        if key not in line.exceptions and (found := line.pattern.search(VALUE.sub("", reading)))
    ]
    assert wrong == []


@every_language
def test_each_exception_is_a_message_with_such_a_word(language: str) -> None:
    for line in replaced(language):
        for key in line.exceptions:
            assert key in messages(language), key
            assert any(map(line.pattern.search, readings(language, key))), f"{key}: {line.words}"


COMPOUND_PAST = re.compile(
    r"(?<!\w)(?:he|has|ha|hemos|han)\s(?:\w+[aií]do|hecho|visto|puesto|dicho|vuelto|abierto|escrito)(?!\w)"
)
UNTIL_NOW = re.compile(r"(?<!\w)(?:aún|todavía)(?!\w)", re.IGNORECASE)


def compound_pasts(reading: str) -> list[str]:
    """Return the Spanish sentences in the compound past that are not about what has not happened yet."""
    parts = re.split(r"(?<=[.!?:;])\s|\n", reading)
    return [part for part in parts if COMPOUND_PAST.search(part) and not UNTIL_NOW.search(part)]


def test_spanish_tells_what_happened_in_the_simple_past() -> None:
    found = [(key, part) for key, reading in sentences("es") for part in compound_pasts(reading)]
    assert found == []


def test_a_compound_past_is_found() -> None:
    assert compound_pasts("Esta mesa ha terminado. Abre otra.") == ["Esta mesa ha terminado."]
    assert compound_pasts("La partida no ha empezado todavía. Esta mesa terminó.") == []


def test_a_word_is_found_with_its_endings() -> None:
    line = Replaced(("Sieger*", "als Letzter"), frozenset())
    assert all(line.pattern.search(text) for text in ("Der Siegerin", "und als Letzter abheben"))
    assert not any(line.pattern.search(text) for text in ("Besieger", "als Letzteres"))
