"""The page of a server's settings. Each press is checked: only managers of the server change them."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, replace
from functools import partial

import discord
from discord import app_commands
from typing_extensions import override

from bot.errors import Reason, Refused
from bot.preferences import CLOCKS, LEAST_SECONDS, MOST_SECONDS, Preferences
from cogs.i18n.locale import Interaction, messages_of
from cogs.pages.field_kinds import Labelled, Mention, OfServer, OneOf, Switch, Values, language
from cogs.pages.fields import Changes, FieldPage, FieldTable, Given, PageContext, StoredField
from cogs.permissions import check_manages_server
from cogs.table_post.beside_game import duration
from cogs.ui.command_options import CLOCK_CHOICES, optional
from cogs.ui.components import CHOICES
from cogs.ui.custom_id import PageName
from data.records.settings import MOST_TABLES_EACH, ServerSettings

TABLES, POSTS = "tables", "posts"
"""The two parts of the page: together they would be longer than a phone."""


def _tables(context: OfServer) -> Labelled:
    return (
        (most, context.messages("pick-tables", value=most), None) for most in range(1, MOST_TABLES_EACH + 1)
    )


def _clocks(context: OfServer) -> Labelled:
    for clock in CLOCKS:
        label = context.messages("pick-clock", value=context.messages(f"clock-{clock}"))
        yield clock, label, _time(clock, context)


def _clock_said(context: OfServer) -> Values:
    say = context.messages
    times = (
        say("settings-clock-time", clock=say(f"clock-{clock}"), time=_time(clock, context))
        for clock in CLOCKS
    )
    return {"value": say(f"clock-{context.stored.clock}"), "times": say.listed(times)}


def _time(clock: str, context: OfServer) -> str:
    return duration(context.stored.seconds.get(clock, CLOCKS[clock]), context.messages)


@dataclass(frozen=True, eq=False)
class ClockTimes(StoredField[ServerSettings]):
    """The server's own times of the time controls. The sentence of the time control tells them."""

    _: KW_ONLY
    kind: object = CLOCK_CHOICES

    @override
    def read(self, context: OfServer, given: Given) -> dict[str, int]:
        clock = given[self.option]
        others = {one: seconds for one, seconds in self.value(context).items() if one != clock}
        return others | ({clock: given["seconds"]} if "seconds" in given else {})


_Switch = partial(Switch[ServerSettings], PageName.SETTINGS)
_OneOf = partial(OneOf[ServerSettings], PageName.SETTINGS)
Mentioned = partial(Mention, PageName.SETTINGS)
_Times = partial(ClockTimes, PageName.SETTINGS)
_NUMBER = app_commands.Range[int, 1, MOST_TABLES_EACH]
_SECONDS = app_commands.Range[int, LEAST_SECONDS, MOST_SECONDS]
_FIELDS = (
    Mentioned(
        "channels",
        TABLES,
        "channels",
        kind=discord.TextChannel,
        most=CHOICES,
        is_on_page=True,
        option="where",
        is_optional=False,
        more_options=(optional("allowed", bool),),
        command="channel",
        clear_command="everywhere",
    ),
    Mentioned("opener_role_id", TABLES, "role", kind=discord.Role, is_on_page=True, command="openers"),
    _OneOf("tables_each", TABLES, "tables", _tables, kind=_NUMBER, option="most"),
    _OneOf("clock", TABLES, "clock", _clocks, said=_clock_said, kind=CLOCK_CHOICES),
    _Times("seconds", TABLES, "time", option="clock", more_options=(optional("seconds", _SECONDS),)),
    _Switch("threads", POSTS, "threads", unset="open", option="wanted"),
    language(PageName.SETTINGS, POSTS, "settings-language-none", is_optional=True),
    _Switch("offers_messages", POSTS, "messages", option="offered"),
    _Switch("shows_pictures", POSTS, "pictures", option="shown"),
)


def settings_table(*added: StoredField[ServerSettings]) -> FieldTable[ServerSettings]:
    """Return all that a server can set, in the order of the commands of `/settings`; features have ``added`` some."""
    return FieldTable(ServerSettings, None, *_FIELDS, *added)


class SettingsPage(FieldPage[ServerSettings]):
    """Shows and changes a server's settings."""

    def __init__(self, preferences: Preferences, table: FieldTable[ServerSettings]) -> None:
        self._preferences = preferences
        self.table = table

    @override
    async def read_context(self, interaction: Interaction) -> PageContext[ServerSettings]:
        guild = _managed_server(interaction)
        return PageContext(
            stored=self._preferences.server(guild.id),
            messages=messages_of(interaction),
            server=guild.name,
            channels={channel.id for channel in guild.channels},
            roles={role.id for role in guild.roles},
        )

    @override
    async def change(self, interaction: Interaction, changes: Changes) -> PageContext[ServerSettings]:
        server_id = _managed_server(interaction).id
        server = self._preferences.server(server_id)
        for field in self.table:
            is_first = changes.get(field.name) is not None and getattr(server, field.name) is None
            if is_first and field.before_first is not None:
                await field.before_first(server_id)
        if not changes.keys().isdisjoint(server.lost):
            changes = {**changes, "lost": tuple(name for name in server.lost if name not in changes)}
        if changes:
            await self._preferences.change_server(server_id, **changes)
        context = await self.read_context(interaction)
        known = {None, *context.channels, *context.roles}
        for field in self.table:
            if field.is_losable and field.value(context) not in known:
                await self._preferences.lose(server_id, field.name)
        return replace(await self.read_context(interaction), is_saved=bool(changes))


def _managed_server(interaction: Interaction) -> discord.Guild:
    """Return the server of a member who manages it. Refused for others."""
    check_manages_server(interaction)
    if interaction.guild is None:
        raise Refused(Reason.HERE_ONLY)
    return interaction.guild
