"""The texts that people type into options and forms: how long they may be, and how they are read."""

from __future__ import annotations

from typing import Any, TypeAlias

from discord import app_commands

from bot.errors import Reason, Refused

MOST_CHARACTERS = 200
"""The most that an option or a field of a form may hold; some hold less."""

Text: TypeAlias = app_commands.Range[str, 1, MOST_CHARACTERS]
"""The kind of an option for text, which tells Discord how long it may be."""


def tidy(data: Any) -> None:
    """Make each run of white space one space in all texts of an interaction. Refused when one is too long.

    Discord checks the length only of finished commands from its own clients.
    """
    if isinstance(value := data.get("value"), str):
        data["value"] = _squeezed(value)
    if isinstance(values := data.get("values"), list):
        data["values"] = [_squeezed(value) for value in values]
    for key in ("options", "components"):
        for part in data.get(key, ()):
            tidy(part)
    if "component" in data:
        tidy(data["component"])


def _squeezed(text: str) -> str:
    if len(text) > MOST_CHARACTERS:
        raise Refused(Reason.TEXT_TOO_LONG, most=MOST_CHARACTERS)
    return " ".join(text.split())
