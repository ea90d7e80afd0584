"""Makes a slash command from a table of its options."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from typing import Any, TypeAlias

from discord import app_commands

from cogs.i18n.locale import Interaction
from cogs.i18n.messages import command_text
from cogs.ui.autocomplete import Suggestions, offered
from cogs.ui.command_options import COSTLY, Choices, CommandOption, Offered
from cogs.ui.responses import in_time
from cogs.ui.typed_texts import Text

Command: TypeAlias = app_commands.Command[Any, ..., None]
Group: TypeAlias = app_commands.Group
Run: TypeAlias = Callable[[Interaction, dict[str, Any]], Awaitable[None]]
"""Carries out a command with the options that were given, by their names."""
Offer: TypeAlias = Callable[[Interaction, str], Awaitable[dict[str, str]]]
"""Returns what an option offers while somebody types, by the name in `CommandOption.offers`."""


def make_command(
    key: str,
    options: Sequence[CommandOption],
    run: Run,
    offer: Offer | None = None,
    *,
    is_public: bool = False,
    costly: bool | Collection[str] = (),
) -> Command:
    """Return a command; ``key`` is that of its description, such as ``cmd-settings-show``, and ends with its name.

    A command that takes long is acknowledged in time. ``is_public`` says whether everybody sees its answer. If it is
    ``costly``, a person may use it only a few times a minute, or with the options that ``costly`` names.
    """

    async def callback(interaction: Interaction, **given: Any) -> None:
        async with in_time(interaction, is_public=is_public and interaction.guild_id is not None):
            named = {option.name: given[_parameter(option)] for option in options}
            await run(interaction, {name: value for name, value in named.items() if value is not None})

    own = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    # discord.py reads the options from it
    callback.__signature__ = inspect.Signature([own, *map(_declared, options)])  # type: ignore[attr-defined]
    callback = app_commands.rename(**{_parameter(option): option.name for option in options})(callback)
    callback = app_commands.describe(
        **{_parameter(option): command_text(option.key or f"{key}-{option.name}") for option in options}
    )(callback)
    callback = app_commands.choices(
        **{
            _parameter(option): [
                app_commands.Choice(name=command_text(label), value=value)
                for label, value in option.kind.values
            ]
            for option in options
            if isinstance(option.kind, Choices)
        }
    )(callback)
    if offer is not None:
        callback = app_commands.autocomplete(
            **{
                _parameter(option): _suggest(offer, option.offers)
                for option in options
                if option.offers is not None
            }
        )(callback)
    name = key.split("-", 2)[-1]
    extras = {COSTLY: costly}
    return app_commands.Command(name=name, description=command_text(key), callback=callback, extras=extras)


def _suggest(offer: Offer, option: str) -> Callable[[Interaction, str], Coroutine[Any, Any, Suggestions]]:
    async def suggest(interaction: Interaction, typed: str) -> Suggestions:
        return await offered(typed, offer(interaction, option))

    return suggest


def _parameter(option: CommandOption) -> str:
    return option.name.replace("-", "_")


def _declared(option: CommandOption) -> inspect.Parameter:
    kind: Any = option.kind
    if isinstance(kind, Offered | Choices):
        kind = Text if isinstance(kind, Offered) else str
    name = _parameter(option)
    if option.is_required:
        return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=kind)
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind | None)
