"""What people typed, as Discord may show it: no formatting, no live links, and no change of direction around it."""

from __future__ import annotations

import re
from functools import lru_cache

from bot.names import NAMES_KEPT, cleaned, isolated

_MARKS = re.compile(r"[\\*_~`|\[\]()<>#:/]|^[-+]|(?<=^\d)[.)]|(?<=^\d\d)[.)]")

ZERO_WIDTH_SPACE = "\u200b"
"""A backslash does not keep Discord from reading ``@everyone``; this does."""


@lru_cache(NAMES_KEPT)
def plain(name: str) -> str:
    """Return the name for a control, a file or an image, where nothing is formatted."""
    return isolated(cleaned(name))


@lru_cache(NAMES_KEPT)
def formatted(name: str) -> str:
    """Return the name for a message: an address in it is no link, and a mark formats nothing."""
    escaped = _MARKS.sub(r"\\\g<0>", cleaned(name))
    return isolated(escaped.replace("@", f"@{ZERO_WIDTH_SPACE}"))
