"""Declares a slash command by its name: the texts of the command and its options follow from it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeAlias, TypeVar

from discord import app_commands

from cogs.i18n.messages import command_text
from cogs.ui.autocomplete import Suggestions

Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
Offer: TypeAlias = Callable[..., Coroutine[Any, Any, Suggestions]]
"""Offers values while somebody types."""
Choices: TypeAlias = list[app_commands.Choice[str]] | list[app_commands.Choice[int]]
T = TypeVar("T")


def is_own_table(option: inspect.Parameter) -> bool:
    """Return whether an option names one of the member's own tables: it may be left out where they have only one."""
    return option.name == "table" and option.default is None


def command(
    name: str, keys: Mapping[str, str] | None = None, /, **offered: Choices | Offer
) -> Callable[[Callback], app_commands.Command[Any, ..., None]]:
    """Make a method of a cog a command; ``name`` begins with the name of its group, as ``table-pause`` does.

    ``keys`` are the keys of options whose text is not named after the command and the option. ``offered`` are the
    choices of options, or what offers values for them.
    """

    def declared(callback: Callback) -> app_commands.Command[Any, ..., None]:
        _, _, *options = inspect.signature(callback).parameters.values()
        given = {"table": "cmd-option-table"} if any(is_own_table(option) for option in options) else {}
        given |= keys or {}
        texts = {option.name: given.get(option.name) or f"cmd-{name}-{option.name}" for option in options}
        choices: dict[str, Any] = {
            option: found for option, found in offered.items() if isinstance(found, list)
        }
        offers = {option: found for option, found in offered.items() if not isinstance(found, list)}
        callback = app_commands.describe(**{option: command_text(text) for option, text in texts.items()})(
            callback
        )
        callback = app_commands.choices(**choices)(callback)
        callback = app_commands.autocomplete(**offers)(callback)
        return app_commands.command(
            name=name.partition("-")[2] or name, description=command_text(f"cmd-{name}")
        )(callback)

    return declared


def anywhere(thing: T) -> T:
    """Let a command or group be used in servers and in direct messages with the bot."""
    return app_commands.allowed_installs(guilds=True)(
        app_commands.allowed_contexts(guilds=True, dms=True)(thing)
    )
