"""The options of a slash command as data: `cogs.commands.made_command` makes the command from them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

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

    values: tuple[tuple[str, str], ...]
    """Pairs of label key and value."""

    @classmethod
    def of(cls, key: str, values: Iterable[str]) -> Choices:
        """Return these values; the key of the label of each is ``key`` with the value in place of ``{}``."""
        return cls(tuple((key.format(value), str(value)) for value in values))


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
