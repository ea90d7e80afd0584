"""How typed words are compared with names: without capitals, accents and ligatures."""

from __future__ import annotations

import unicodedata

_PLAIN = str.maketrans({"ł": "l", "ø": "o", "œ": "oe", "æ": "ae", "đ": "d", "ı": "i", "’": "'"})
"""The letters that Unicode does not take apart, and the apostrophe of a phone. `casefold` makes ß to ss."""


def folded(text: str) -> str:
    """Return a text as it is compared: `Œufs`, `ŒUFS` and `oeufs` are the same, and so are `Łucznik` and `lucznik`."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    letters = "".join([letter for letter in apart if not unicodedata.combining(letter)])
    return " ".join(letters.translate(_PLAIN).split())
