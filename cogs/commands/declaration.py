"""Makes slash commands from a table of their options, or from the function that they call.

The texts of a command and of its options follow from its key.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType

from cogs.games.registry import PRESENTERS
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import command_text
from cogs.ui.command_options import (
    COSTLY,
    Choices,
    CommandOption,
    Offered,
    Suggestions,
    Text,
    offered,
    optional,
)
from cogs.ui.responses import in_time

Command: TypeAlias = app_commands.Command[Any, ..., None]
Group: TypeAlias = app_commands.Group
MenuCommand: TypeAlias = app_commands.ContextMenu
"""A command in the menu of a member."""
Run: TypeAlias = Callable[..., Awaitable[None]]
"""Carries out a command, from the interaction and the options that were given, by their names."""
Find: TypeAlias = Callable[[Interaction], Awaitable[dict[str, str]]]
"""Returns the suggestions for an option while somebody types: labels by value."""
Offer: TypeAlias = Callable[[Interaction, str], Awaitable[dict[str, str]]]
"""Returns the same, by the name in `CommandOption.offers`."""
Callback: TypeAlias = Callable[..., Awaitable[None]]
Person: TypeAlias = discord.User | discord.Member
"""A member of the server, or somebody who has left it."""
T = TypeVar("T", Command, Group, MenuCommand)
OWN_TABLE = optional("table", key="cmd-option-table")
"""The option for one of the member's own tables."""
GAME_CHOICES = Choices.of("{}-name", PRESENTERS)
_NAMED = inspect.Parameter.KEYWORD_ONLY
_INTERACTION = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)


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

    A command that takes long is acknowledged in time. ``is_public`` says whether everybody in a server sees its answer.
    If it is ``costly``, a person may use it only a few times a minute, or with the options that ``costly`` names.
    """
    parameters = {option.name.replace("-", "_"): option for option in options}

    async def callback(interaction: Interaction, **given: Any) -> None:
        async with in_time(interaction, is_public=is_public and interaction.guild_id is not None):
            named = {option.name: given[name] for name, option in parameters.items()}
            await run(interaction, {name: value for name, value in named.items() if value is not None})

    # discord.py reads the options from it
    callback.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [_INTERACTION, *(_declared(name, option) for name, option in parameters.items())]
    )
    texts = {name: command_text(option.key or f"{key}-{option.name}") for name, option in parameters.items()}
    listed = {name: values for name, option in parameters.items() if (values := _values(option.kind))}
    callback = app_commands.rename(**{name: option.name for name, option in parameters.items()})(callback)
    callback = app_commands.choices(**listed)(app_commands.describe(**texts)(callback))
    if offer is not None:
        offers = {name: option.offers for name, option in parameters.items()}
        found = {name: _suggest(offer, option) for name, option in offers.items() if option is not None}
        callback = app_commands.autocomplete(**found)(callback)
    name, extras = key.split("-", 2)[-1], {COSTLY: costly}
    return app_commands.Command(name=name, description=command_text(key), callback=callback, extras=extras)


def _suggest(offer: Offer, option: str) -> Callable[[Interaction, str], Coroutine[Any, Any, Suggestions]]:
    async def suggest(interaction: Interaction, typed: str) -> Suggestions:
        return await offered(typed, offer(interaction, option))

    return suggest


def _values(kind: object) -> Any:
    """Return the values of an option that has only some, else an empty list."""
    values = kind.values if isinstance(kind, Choices) else ()
    return [app_commands.Choice(name=command_text(label), value=value) for label, value in values]


def _declared(name: str, option: CommandOption) -> inspect.Parameter:
    kind: Any = Text if isinstance(option.kind, Offered) else option.kind
    if values := _values(kind):
        kind = type(values[0].value)
    if option.is_required:
        return inspect.Parameter(name, _NAMED, annotation=kind)
    return inspect.Parameter(name, _NAMED, default=None, annotation=kind | None)


def command(
    name: str,
    call: Callback,
    /,
    *,
    is_public: bool = False,
    is_costly: bool = False,
    own_table: Find | None = None,
    **offers: Choices | Find,
) -> Command:
    """Return a command that calls a function with its options; ``name`` begins with its group, as ``table-show`` does.

    The parameters of the function after the interaction are the options. ``offers`` are the choices of options, or
    what finds values for them while somebody types. ``own_table`` finds those for the option that names one of the
    member's own tables.
    """
    if own_table is not None:
        offers[OWN_TABLE.name] = own_table
    found = {option: find for option, find in offers.items() if not isinstance(find, Choices)}

    async def offer(interaction: Interaction, option: str) -> dict[str, str]:
        return await found[option](interaction)

    def option_of(parameter: inspect.Parameter) -> CommandOption:
        if parameter.name == OWN_TABLE.name and own_table is not None:
            return OWN_TABLE
        kind: object = offers.get(parameter.name, parameter.annotation)
        if parameter.name in found:
            kind = Offered()
        elif kind in (str, str | None):
            kind = Text
        return CommandOption(parameter.name, kind, is_required=parameter.default is inspect.Parameter.empty)

    async def run(interaction: Interaction, given: dict[str, Any]) -> None:
        await call(interaction, **given)

    _, *options = map(option_of, inspect.signature(call, eval_str=True).parameters.values())
    return make_command(f"cmd-{name}", options, run, offer, is_public=is_public, costly=is_costly)


@dataclass(frozen=True, slots=True)
class Availability:
    """Where Discord offers a command, and for which installations of the bot."""

    contexts: AppCommandContext
    installs: AppInstallationType


IN_SERVERS = Availability(AppCommandContext(guild=True), AppInstallationType(guild=True))
"""The contexts of commands about the tables, members or settings of servers that have the bot."""
WITH_BOT = Availability(
    AppCommandContext(guild=True, dm_channel=True), AppInstallationType(guild=True, user=True)
)
"""Also in direct messages with the bot, and for members who have it on their account instead of their server."""
ANYWHERE = Availability(
    AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    AppInstallationType(guild=True, user=True),
)
"""Also where members talk without the bot. Like all that is used where the bot is not, it tells how to invite it."""


def available(where: Availability, thing: T) -> T:
    """Let Discord offer a command or group there. Each subcommand is offered where its group is."""
    thing.allowed_contexts, thing.allowed_installs = where.contexts, where.installs
    thing.guild_only = where is IN_SERVERS
    return thing


def menu_command(key: str, run: Callable[[Interaction, Person], Awaitable[None]]) -> MenuCommand:
    """Return a command in the menu of a member, which calls a function with that person; ``key`` is that of its name.

    Only its person sees the answer.
    """

    async def callback(interaction: Interaction, person: discord.User | discord.Member) -> None:
        async with in_time(interaction):
            await run(interaction, person)

    return available(IN_SERVERS, MenuCommand(name=command_text(key), callback=callback))
