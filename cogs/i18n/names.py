"""What people typed, as Discord may show it: no formatting, no live links, and no change of direction around it."""

from __future__ import annotations

import re

from bot.names import cleaned, isolated

_MARKS = re.compile(r"[\\*_~`|\[\]()<>#:/]|^[-+]|(?<=^\d)[.)]|(?<=^\d\d)[.)]")

ZERO_WIDTH_SPACE = "\u200b"
"""A backslash does not keep Discord from reading ``@everyone``; this does."""


def plain(name: str) -> str:
    """The name for a control, a file or an image, where nothing is formatted."""
    return isolated(cleaned(name))


def formatted(name: str) -> str:
    """The name for a message: an address in it is no link, and a mark formats nothing."""
    escaped = _MARKS.sub(r"\\\g<0>", cleaned(name))
    return isolated(escaped.replace("@", f"@{ZERO_WIDTH_SPACE}"))
