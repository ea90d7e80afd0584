"""The options of slash commands: as data, the texts that people type into them, and what Discord suggests meanwhile.

`cogs.commands.declaration` makes commands from the data.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from discord import app_commands

from bot.errors import Reason, Refused
from bot.names import shortened
from bot.preferences import CLOCKS
from cogs.i18n.names import folded
from cogs.ui.errors import FAILURES

log = logging.getLogger(__name__)

Suggestions: TypeAlias = list[app_commands.Choice[str]]

SHOWN = 25
"""The most choices that Discord shows."""
MOST_CHARACTERS = 200
"""The most that an option or a field of a form may hold; some hold less."""

Text: TypeAlias = app_commands.Range[str, 1, MOST_CHARACTERS]
"""The kind of an option for text, which tells Discord how long it may be."""

COSTLY = "costly"
"""In a command's ``extras``: True if it costs many requests or much work, or posts in the channel; or the names of the
options with which it does."""


@dataclass(frozen=True, slots=True)
class Offered:
    """Text with suggestions."""

    name: str = ""
    """Under this name they are found, or under that of the option."""


@dataclass(frozen=True, slots=True)
class Choices:
    """One of these values, each with the key of its label."""

    values: tuple[tuple[str, str | int], ...]
    """Pairs of label key and value."""

    @classmethod
    def of(cls, key: str, values: Iterable[str | int]) -> Choices:
        """Return these values; the key of the label of each is ``key`` with the value in place of ``{}``."""
        plain = (str(value) if isinstance(value, str) else value for value in values)
        return cls(tuple((key.format(value), value) for value in plain))


CLOCK_CHOICES = Choices.of("choice-clock-{}", CLOCKS)


@dataclass(frozen=True, slots=True)
class CommandOption:
    """One option of a slash command."""

    name: str
    kind: object = Offered()
    """`Offered`, `Choices`, or a type that discord.py knows, such as ``bool``."""
    key: str = ""
    """The key of its description; the default is ``cmd-<group>-<command>-<name>``."""
    is_required: bool = True

    @property
    def offers(self) -> str | None:
        """The name under which suggestions are found; None when there are none."""
        return (self.kind.name or self.name) if isinstance(self.kind, Offered) else None


def optional(name: str, kind: object = Offered(), key: str = "") -> CommandOption:
    """Return an option that may be left out."""
    return CommandOption(name, kind, key, is_required=False)


def choices_of(offers: Mapping[str, str], typed: str) -> Suggestions:
    """Return the offers whose label contains the typed text, as many as Discord shows."""
    wanted = folded(typed)
    fitting = [(value, label) for value, label in offers.items() if wanted in folded(label)]
    return [app_commands.Choice(name=shortened(label, 100), value=value) for value, label in fitting[:SHOWN]]


async def offered(typed: str, offers: Awaitable[Mapping[str, str]]) -> Suggestions:
    """Return the offers that fit, or nothing on a failure: the command itself then says what is wrong."""
    try:
        return choices_of(await offers, typed)
    except Refused:
        return []
    except FAILURES as error:
        log.warning("autocompletion failed: %s", error)
        return []


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
