"""What a server has set, and the controls that change it. Each press is checked: only its managers change it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Any

import discord
from discord import app_commands
from typing_extensions import override

from bot.errors import Reason, Refused
from bot.preferences import MOST_TABLES_EACH, Preferences, ServerSettings
from cogs.i18n.locale import Press, messages_of
from cogs.i18n.names import formatted
from cogs.pages.community.players_role import check_may_be_called, check_may_choose, check_may_give
from cogs.pages.field_kinds import CHANNEL, PICKED_ROLE, ROLE, Channels, Clock, Language, OneOf, Switch, Times
from cogs.pages.fields import Changes, FieldPage, FieldTable, Given, Look, StoredField
from cogs.permissions import TO_WRITE, check_manages_server, missing_permissions
from cogs.ui.custom_id import PageName
from cogs.ui.panel import Panel


def _check_players_role(press: Press, role: discord.Role) -> None:
    check_may_give(role, messages_of(press))
    check_may_choose(press, role)
    check_may_be_called(role)


def _check_season_channel(press: Press, channel: discord.TextChannel) -> None:
    if missing := missing_permissions(channel, TO_WRITE):
        messages = messages_of(press)
        names = ", ".join(messages(f"permission-{name}") for name in missing)
        raise Refused(Reason.SEASON_POST_PERMISSION, channel=channel.mention, permissions=names)


TABLES, POSTS = "tables", "posts"
"""The two parts of the page: together they would be longer than a phone."""

_NUMBERS, _NUMBER = range(1, MOST_TABLES_EACH + 1), app_commands.Range[int, 1, MOST_TABLES_EACH]
_Setting = partial(StoredField[ServerSettings], PageName.SETTINGS)
_Losable = partial(_Setting, is_losable=True)
SETTINGS = FieldTable(
    ServerSettings,
    ("guild_id", "lost", "is_welcomed", "left_at"),
    _Setting("channels", TABLES, "channels", Channels(), command="channel"),
    _Setting("opener_role_id", TABLES, "role", PICKED_ROLE, command="openers"),
    _Setting("tables_each", TABLES, "tables", OneOf(_NUMBERS, "pick-tables", _NUMBER), option="most"),
    _Setting("clock", TABLES, "clock", Clock()),
    _Setting("seconds", TABLES, "time", Times()),
    _Setting("threads", POSTS, "threads", Switch(unset="open"), option="wanted"),
    _Setting("language", POSTS, "language", Language()),
    _Setting("offers_messages", POSTS, "messages", Switch(), option="offered"),
    _Setting("shows_pictures", POSTS, "pictures", Switch(), option="shown"),
    _Losable("players_role_id", POSTS, "players-role", ROLE, option="role", check=_check_players_role),
    _Losable("season_channel_id", POSTS, "season-post", CHANNEL, option="where", check=_check_season_channel),
)
"""All that a server can set, in the order of the commands of `/settings`."""


class SettingsPage(FieldPage[ServerSettings]):
    """Shows and changes what a server has set."""

    table = SETTINGS

    def __init__(self, preferences: Preferences, skip_last_season: Callable[[int], Awaitable[None]]) -> None:
        """``skip_last_season`` is called with a server's id before its posts about seasons are turned on."""
        self._preferences = preferences
        self._skip_last_season = skip_last_season

    @override
    async def set(self, press: Press, fields: Collection[StoredField[ServerSettings]], given: Given) -> None:
        check_manages_server(press)
        for field in fields:
            if field.check is not None and field.option in given:
                field.check(press, given[field.option])
        await super().set(press, fields, given)

    @override
    async def look(self, press: Press) -> Look[ServerSettings]:
        channels, roles = (press.guild.channels, press.guild.roles) if press.guild else ((), ())
        return Look(
            stored=self._preferences.server(press.guild_id or 0),
            messages=messages_of(press),
            channels={channel.id for channel in channels},
            roles={role.id for role in roles},
        )

    @override
    async def change(self, press: Press, changes: Changes[ServerSettings]) -> Look[ServerSettings]:
        check_manages_server(press)
        if press.guild is None:
            raise Refused(Reason.HERE_ONLY)
        server_id, server = press.guild.id, self._preferences.server(press.guild.id)
        named: dict[str, Any] = {field.name: value for field, value in changes.items()}
        if server.season_channel_id is None and named.get("season_channel_id") is not None:
            await self._skip_last_season(server_id)
        if not named.keys().isdisjoint(server.lost):
            named["lost"] = tuple(name for name in server.lost if name not in named)
        if named:
            await self._preferences.change_server(server_id, **named)
        look = await self.look(press)
        known = {None, *look.channels, *look.roles}
        for field in self.table:
            if field.is_losable and getattr(look.stored, field.name) not in known:
                await self._preferences.lose(server_id, field.name)
        return await self.look(press)

    @override
    def panel(
        self, press: Press, look: Look[ServerSettings], tab: str, changes: Changes[ServerSettings]
    ) -> Panel:
        name = "" if press.guild is None else press.guild.name
        return settings_panel(look, name, tab, is_new=bool(changes))


def settings_panel(
    look: Look[ServerSettings], name: str, tab: str = TABLES, *, is_new: bool = False
) -> Panel:
    """Return one part of what is set for a server of this name; ``is_new`` says that it was just changed."""
    done = (look.messages("settings-done"),) if is_new else ()
    lost = [
        look.messages(f"settings-lost-{field.word}") for field in SETTINGS if field.name in look.stored.lost
    ]
    heading = look.messages("settings-heading", server=formatted(name))
    return SETTINGS.panel(look, tab, heading, before=done, after=lost)
