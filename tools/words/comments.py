"""What the comments of the English files say of each message: where it stands, what its values are, how long it may be.

A comment with one # is about the message below it, one with ### about all messages of its file. A line of either may
begin with keys, which may have stars, and a colon; then it is about these: `cmd-*: at most 100 characters.`
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cogs.i18n.messages import DEFAULT_LOCALE, sentence_files

ABOUT_KEYS = re.compile(r"(?P<keys>[a-z*][\w*-]*-[\w*-]*(?:, [a-z*][\w*-]*-[\w*-]*)*): ")
LIMIT = re.compile(r"at most (?P<limit>\d+) characters(?! of)")
VALUE = re.compile(r"\$(\w+)")


class Line(NamedTuple):
    """A line of a comment, and the keys that it is about, which may have stars."""

    text: str
    keys: tuple[str, ...]

    def is_about(self, key: str) -> bool:
        """Return True if a message with this key is meant."""
        return any(fnmatchcase(key, pattern) for pattern in self.keys)


class Explained(NamedTuple):
    """The comments on one message."""

    file: str
    own: str
    """The comment above it, without lines about several keys."""
    of_kind: tuple[str, ...]
    """The lines about several keys, among them this one; the most exact one is the first."""
    of_file: tuple[str, ...]
    """The lines about all messages of the file."""

    @property
    def text(self) -> str:
        """The comment on this message and the lines about others like it, with one limit."""
        lines = [*self.own.splitlines(), *self.of_kind]
        limited = [line for line in lines if LIMIT.search(line)]
        return "\n".join(line for line in lines if line not in limited[1:])

    @property
    def limit(self) -> int | None:
        """The most characters that it may have without its values; None if nothing is said."""
        found = LIMIT.search("\n".join((self.own, *self.of_kind)))
        return int(found["limit"]) if found else None

    @property
    def values(self) -> set[str]:
        """The names of the values that are explained."""
        return set(VALUE.findall("\n".join((self.own, *self.of_kind, *self.of_file))))


def explained() -> Mapping[str, Explained]:
    """Return the comments on each English message, by its key."""
    return {
        key: each
        for file in sentence_files(DEFAULT_LOCALE)
        for key, each in _of_file(Path(file.name), file.read_text(encoding="utf-8"))
    }


def _of_file(name: Path, text: str) -> Iterator[tuple[str, Explained]]:
    entries = FluentParser(with_spans=False).parse(text).body
    about_file: list[str] = []
    about_keys: list[Line] = []
    for entry in entries:
        comment = entry if isinstance(entry, ftl.BaseComment) else getattr(entry, "comment", None)
        for line in (comment.content or "").splitlines() if comment else ():
            if found := ABOUT_KEYS.match(line):
                about_keys.append(Line(line, tuple(found["keys"].split(", "))))
            elif isinstance(entry, ftl.ResourceComment):
                about_file.append(line)
    for entry in entries:
        if isinstance(entry, ftl.Message):
            key = entry.id.name
            lines = ((entry.comment.content or "") if entry.comment else "").splitlines()
            own = "\n".join(line for line in lines if not ABOUT_KEYS.match(line))
            kind = sorted(
                (line for line in about_keys if line.is_about(key)), key=lambda line: _exactness(line, key)
            )
            yield key, Explained(name.stem, own, tuple(line.text for line in kind), tuple(about_file))


def _exactness(line: Line, key: str) -> int:
    """Return a number that is smaller the more of a key a line spells out."""
    return -max(len(pattern.replace("*", "")) for pattern in line.keys if fnmatchcase(key, pattern))
