"""Refuses files of sentences that Fluent cannot read: it would silently leave out what is broken."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from cogs.i18n.messages import LOCALES, parsed, sentence_files


class BrokenSentences(Exception):
    """A file of sentences cannot be read; the text names the file, the line and the reason."""


def check_sentences(locales: Iterable[str] = LOCALES, folders: Traversable | None = None) -> None:
    """Read the files of these languages. Raise BrokenSentences for the first one that is not valid Fluent."""
    for locale in locales:
        for file in sentence_files(locale, folders):
            _check(file, f"{locale}/{file.name}")


def _check(file: Traversable, name: str) -> None:
    try:
        text = file.read_bytes().decode()
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenSentences(f"The sentences in {name} cannot be read: {error}") from error
    if not any(isinstance(entry, Junk) for entry in parsed(text).body):
        return
    for entry in FluentParser().parse(text).body:  # with the places of the entries
        if isinstance(entry, Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise BrokenSentences(
                f"The sentence that starts in line {line} of {name} is broken: {entry.annotations[0].message}"
            )
