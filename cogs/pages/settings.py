"""What a server has set, and the controls that change it. Each press is checked: only its managers change it."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

from discord import app_commands
from typing_extensions import override

from bot.errors import Reason, Refused
from bot.preferences import Preferences
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.names import formatted
from cogs.pages.field_kinds import PICKED_ROLE, Channels, Clock, Language, OneOf, Switch, Times
from cogs.pages.fields import Changes, FieldPage, FieldTable, Given, Look, StoredField
from cogs.permissions import check_manages_server
from cogs.ui.custom_id import PageName
from cogs.ui.panel import Panel
from data.records.settings import MOST_TABLES_EACH, ServerSettings

TABLES, POSTS = "tables", "posts"
"""The two parts of the page: together they would be longer than a phone."""

_NUMBERS, _NUMBER = range(1, MOST_TABLES_EACH + 1), app_commands.Range[int, 1, MOST_TABLES_EACH]
Setting = partial(StoredField[ServerSettings], PageName.SETTINGS)
_FIELDS = (
    Setting("channels", TABLES, "channels", Channels(), command="channel"),
    Setting("opener_role_id", TABLES, "role", PICKED_ROLE, command="openers"),
    Setting("tables_each", TABLES, "tables", OneOf(_NUMBERS, "pick-tables", _NUMBER), option="most"),
    Setting("clock", TABLES, "clock", Clock()),
    Setting("seconds", TABLES, "time", Times()),
    Setting("threads", POSTS, "threads", Switch(unset="open"), option="wanted"),
    Setting("language", POSTS, "language", Language()),
    Setting("offers_messages", POSTS, "messages", Switch(), option="offered"),
    Setting("shows_pictures", POSTS, "pictures", Switch(), option="shown"),
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
    async def set(
        self, interaction: Interaction, fields: Collection[StoredField[ServerSettings]], given: Given
    ) -> None:
        check_manages_server(interaction)
        for field in fields:
            if field.check is not None and field.option in given:
                field.check(interaction, given[field.option])
        await super().set(interaction, fields, given)

    @override
    async def look(self, interaction: Interaction) -> Look[ServerSettings]:
        channels, roles = (
            (interaction.guild.channels, interaction.guild.roles) if interaction.guild else ((), ())
        )
        return Look(
            stored=self._preferences.server(interaction.guild_id or 0),
            messages=messages_of(interaction),
            channels={channel.id for channel in channels},
            roles={role.id for role in roles},
        )

    @override
    async def change(
        self, interaction: Interaction, changes: Changes[ServerSettings]
    ) -> Look[ServerSettings]:
        check_manages_server(interaction)
        if interaction.guild is None:
            raise Refused(Reason.HERE_ONLY)
        server_id, server = interaction.guild.id, self._preferences.server(interaction.guild.id)
        named: dict[str, Any] = {field.name: value for field, value in changes.items()}
        for field, value in changes.items():
            is_first = value is not None and getattr(server, field.name) is None
            if is_first and field.before_first is not None:
                await field.before_first(server_id)
        if not named.keys().isdisjoint(server.lost):
            named["lost"] = tuple(name for name in server.lost if name not in named)
        if named:
            await self._preferences.change_server(server_id, **named)
        look = await self.look(interaction)
        known = {None, *look.channels, *look.roles}
        for field in self.table:
            if field.is_losable and getattr(look.stored, field.name) not in known:
                await self._preferences.lose(server_id, field.name)
        return await self.look(interaction)

    @override
    def panel(
        self, interaction: Interaction, look: Look[ServerSettings], tab: str, changes: Changes[ServerSettings]
    ) -> Panel:
        name = "" if interaction.guild is None else interaction.guild.name
        return settings_panel(self.table, look, name, tab, is_new=bool(changes))


def settings_panel(
    table: FieldTable[ServerSettings],
    look: Look[ServerSettings],
    name: str,
    tab: str = TABLES,
    *,
    is_new: bool = False,
) -> Panel:
    """Return one part of the settings of a server of this name; ``is_new`` says that it was just changed."""
    done = (look.messages("settings-done"),) if is_new else ()
    lost = [look.messages(f"settings-lost-{field.word}") for field in table if field.name in look.stored.lost]
    heading = look.messages("settings-heading", server=formatted(name))
    return table.panel(look, tab, heading, before=done, after=lost)
