"""Prepares what people typed for Discord and for comparisons.

It has no formatting and no live links, and changes no direction around it.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import TypeVar

from bot.names import FIRST_STRONG_ISOLATE, NAMES_KEPT, POP_ISOLATE, cleaned, cut_to_width, isolated

_MENTION = re.compile(rf"<@!?\d+>(?!{POP_ISOLATE})")
_MARKS = re.compile(r"[\\*_~`|\[\]()<>#:/]|^[-+]|(?<=^\d)[.)]|(?<=^\d\d)[.)]")
_PLAIN = str.maketrans({"ł": "l", "ø": "o", "œ": "oe", "æ": "ae", "đ": "d", "ı": "i", "’": "'"})
"""The letters that Unicode does not take apart, and the apostrophe of a phone. `casefold` makes ß to ss."""

NAME_LETTERS, BUTTON_LETTERS = 16.0, 12.0
"""The most width of a name in a post or on a button, in small letters: a phone has room for about 30 in a line."""
K = TypeVar("K")

ZERO_WIDTH_SPACE = "\u200b"
"""A backslash does not keep Discord from reading ``@everyone``; this does."""


def mentions_isolated(text: str) -> str:
    """Return a text in which no name that Discord writes for a mention turns the figures beside it around."""
    return _MENTION.sub(rf"{FIRST_STRONG_ISOLATE}\g<0>{POP_ISOLATE}", text)


@lru_cache(NAMES_KEPT)
def plain(name: str) -> str:
    """Return the name for a control, a file or an image, where nothing is formatted."""
    return isolated(cleaned(name))


def cut(name: str, letters: float = NAME_LETTERS) -> str:
    """Return a name, cut if it is wider than this many small letters: a post has no more room."""
    return cut_to_width(cleaned(name), letters)


def cut_apart(chosen: Mapping[K, str]) -> dict[K, str]:
    """Return people's long names cut to the room of a post, as `formatted` does.

    A name stays whole if it would look like another one.
    """
    short = {key: cut(name) for key, name in chosen.items()}
    times = Counter(short.values())
    return {
        key: formatted(name)
        for key, name in short.items()
        if name != cleaned(chosen[key]) and times[name] == 1
    }


@lru_cache(NAMES_KEPT)
def formatted(name: str) -> str:
    """Return the name for a message: an address in it is no link, and a mark formats nothing."""
    escaped = _MARKS.sub(r"\\\g<0>", cleaned(name))
    return isolated(escaped.replace("@", f"@{ZERO_WIDTH_SPACE}"))


def folded(text: str) -> str:
    """Return a text as it is compared: `Œufs`, `ŒUFS` and `oeufs` are the same, and so are `Łucznik` and `lucznik`."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    letters = "".join([letter for letter in apart if not unicodedata.combining(letter)])
    return " ".join(letters.translate(_PLAIN).split())
