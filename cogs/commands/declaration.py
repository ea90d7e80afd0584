"""Declares a slash command by its name: the texts of the command and its options follow from it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping
from functools import wraps
from typing import Any, TypeAlias, TypeVar

from discord import app_commands

from cogs.commands.autocomplete import Find, autocompletion
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import command_text
from cogs.ui.command_options import COSTLY
from cogs.ui.responses import in_time
from cogs.ui.typed_texts import Text

Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
Choices: TypeAlias = list[app_commands.Choice[str]] | list[app_commands.Choice[int]]
T = TypeVar("T")
_TEXTS: Mapping[Any, Any] = {str: Text, str | None: Text | None}
"""The kinds of options for text, each with a longest length."""


def command(
    name: str,
    keys: Mapping[str, str] | None = None,
    /,
    *,
    is_public: bool = False,
    is_costly: bool = False,
    **offered: Choices | Find,
) -> Callable[[Callback], app_commands.Command[Any, ..., None]]:
    """Make a method of a cog a command; ``name`` begins with the name of its group, as ``table-pause`` does.

    ``keys`` are the keys of options whose text is not named after the command and the option. ``offered`` are the
    choices of options, or what offers values for them.

    A command that takes long is acknowledged in time. ``is_public`` says whether everybody in a server sees its answer,
    ``is_costly`` whether a person may use it only a few times a minute.
    """

    def declared(callback: Callback) -> app_commands.Command[Any, ..., None]:
        signature = inspect.signature(callback, eval_str=True)
        own, asking, *options = signature.parameters.values()
        texts = {option.name: command_text(_key(name, option, keys or {})) for option in options}
        choices: dict[str, Any] = {key: found for key, found in offered.items() if isinstance(found, list)}
        offers = {key: autocompletion(found) for key, found in offered.items() if not isinstance(found, list)}
        limited = [
            option
            if option.name in choices
            else option.replace(annotation=_TEXTS.get(option.annotation, option.annotation))
            for option in options
        ]

        @wraps(callback)
        async def acknowledged(cog: Any, interaction: Interaction, **given: Any) -> None:
            async with in_time(interaction, is_public=is_public and interaction.guild_id is not None):
                await callback(cog, interaction, **given)

        # discord.py reads the options from it
        acknowledged.__signature__ = signature.replace(parameters=[own, asking, *limited])  # type: ignore[attr-defined]
        described = app_commands.describe(**texts)(acknowledged)
        described = app_commands.choices(**choices)(described)
        described = app_commands.autocomplete(**offers)(described)
        own_name, text = name.partition("-")[2] or name, command_text(f"cmd-{name}")
        return app_commands.command(name=own_name, description=text, extras={COSTLY: is_costly or ()})(
            described
        )

    return declared


def _key(command_name: str, option: inspect.Parameter, keys: Mapping[str, str]) -> str:
    """Return the key of an option's text."""
    if option.name == "table" and option.default is None:  # one of the member's own tables
        return "cmd-option-table"
    return keys.get(option.name) or f"cmd-{command_name}-{option.name}"


def anywhere(thing: T) -> T:
    """Let a command or group be used in servers and in direct messages with the bot."""
    return app_commands.allowed_installs(guilds=True)(
        app_commands.allowed_contexts(guilds=True, dms=True)(thing)
    )
