"""What a server has set, and the controls that change it. Each press is checked: only its managers change it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any

import discord
from typing_extensions import override

from bot.errors import Reason, Refused
from bot.preferences import CLOCKS, MOST_TABLES_EACH, Preferences, ServerSettings
from cogs.i18n.locale import Press, messages_of
from cogs.i18n.messages import LOCALES, Messages
from cogs.i18n.names import formatted
from cogs.pages.community.players_role import check_may_be_called, check_may_choose, check_may_give
from cogs.permissions import TO_WRITE, check_manages_server, missing_permissions
from cogs.table_post.status import duration
from cogs.ui.components import CHOICES
from cogs.ui.custom_id import PageName, PageRoute
from cogs.ui.page_handler import Arguments, PageHandler
from cogs.ui.panel import Menu, MenuChoice, Panel, Picked, Picker, Row, small
from cogs.ui.responses import edit_own_message, show
from cogs.ui.switches import AS_DISCORD, language_menu, switch, tabs

SWITCHES = {"threads": "threads", "messages": "offers_messages", "pictures": "shows_pictures"}
"""The fields that are on or off, by their names in controls and sentences."""

LOSABLE = {"players-role": "players_role_id", "season-post": "season_channel_id"}
"""The fields that are cleared when their role or channel is deleted, by their names in sentences."""


TABLES, POSTS = SECTIONS = ("tables", "posts")
"""The two parts of the page: together they would be longer than a phone."""
OF_POSTS = {*SWITCHES.values(), *LOSABLE.values(), "language", "lost"}
"""The fields that the second part shows."""


class SettingsPage(PageHandler):
    """Shows and changes what a server has set."""

    def __init__(self, preferences: Preferences, skip_last_season: Callable[[int], Awaitable[None]]) -> None:
        """``skip_last_season`` is called with a server's id before its posts about seasons are turned on."""
        self._preferences = preferences
        self._skip_last_season = skip_last_season

    async def show(self, press: Press, changes: dict[str, Any]) -> None:
        """Change what is named, and show all of it. Refused for people who do not manage the server."""
        await show(press, await self._changed(press, changes, _section_of(changes)))

    async def set_players_role(self, press: Press, role: discord.Role | None) -> None:
        """Set the role whose members are told when a table waits. Refused for a role that the bot cannot give."""
        check_manages_server(press)
        if role is not None:
            check_may_give(role, messages_of(press))
            check_may_choose(press, role)
            check_may_be_called(role)
        await self.show(press, self._found(press, "players_role_id", role))

    async def set_season_channel(self, press: Press, channel: discord.TextChannel | None) -> None:
        """Set where the end of each season is posted. Refused for a channel where the bot may not write."""
        check_manages_server(press)
        messages = messages_of(press)
        if channel is not None and (missing := missing_permissions(channel, TO_WRITE)):
            names = ", ".join(messages(f"permission-{name}") for name in missing)
            raise Refused(Reason.SEASON_POST_PERMISSION, channel=channel.mention, permissions=names)
        if channel is not None and self._preferences.server(channel.guild.id).season_channel_id is None:
            await self._skip_last_season(channel.guild.id)
        await self.show(press, self._found(press, "season_channel_id", channel))

    def _found(self, press: Press, field: str, thing: discord.abc.Snowflake | None) -> dict[str, Any]:
        """Return the changes that set a role or channel, which is not lost any more."""
        lost = self._preferences.server(press.guild_id or 0).lost
        return {
            field: None if thing is None else thing.id,
            "lost": tuple(name for name in lost if name != field),
        }

    @override
    async def press(self, press: Press, arguments: Arguments) -> None:
        match arguments:
            case ["section", section] if section in SECTIONS:
                changes: dict[str, Any] = {}
            case _:
                changes = self._changes(press, arguments)
                section = _section_of(changes)
        await edit_own_message(press, await self._changed(press, changes, section))

    def _changes(self, press: Press, arguments: Arguments) -> dict[str, Any]:
        """Return the fields that a control changes. Refused when it means nothing."""
        match arguments:
            case ["switch", name] if name in SWITCHES:
                field = SWITCHES[name]
                return {field: not _is_on(self._preferences.server(press.guild_id or 0), field)}
            case ["clock", clock] if clock in CLOCKS:
                return {"clock": clock}
            case ["language", code] if code in (*LOCALES, AS_DISCORD):
                return {"language": None if code == AS_DISCORD else code}
            case ["tables", most] if most.isdecimal():
                return {"tables_each": int(most)}
            case ["channels", *ids] if press.guild is not None:
                chosen = {int(channel) for channel in ids}
                return {"channels": tuple(sorted(chosen & {known.id for known in press.guild.channels}))}
            case ["role", *ids] if len(ids) <= 1:
                return {
                    "opener_role_id": next((int(role) for role in ids if int(role) != press.guild_id), None)
                }
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)

    async def _changed(self, press: Press, changes: dict[str, Any], section: str) -> Panel:
        check_manages_server(press)
        guild = press.guild
        if guild is None:
            raise Refused(Reason.HERE_ONLY)
        if changes:
            await self._preferences.change_server(guild.id, **changes)
        known = {thing.id for thing in (*guild.channels, *guild.roles)}
        for field in LOSABLE.values():
            if getattr(self._preferences.server(guild.id), field) not in (None, *known):
                await self._preferences.lose(guild.id, field)
        server = self._preferences.server(guild.id)
        return settings_panel(
            server, guild.name, messages_of(press), section=section, known=known, is_new=bool(changes)
        )


def _section_of(changes: Mapping[str, Any]) -> str:
    """Return the part of the page that shows what was changed."""
    return POSTS if changes and changes.keys() <= OF_POSTS else TABLES


def settings_panel(
    server: ServerSettings,
    name: str,
    messages: Messages,
    *,
    section: str = TABLES,
    known: Collection[int],
    is_new: bool,
) -> Panel:
    """Return one part of what is set for a server, with the controls that change it.

    ``known`` are the channels and roles that exist: Discord refuses to show others as chosen.
    """
    labels = {one: messages(f"button-settings-{one}") for one in SECTIONS}
    sections = tabs(lambda one: _route("section", one), labels, section)
    notes: tuple[str, ...] = ()
    if section == POSTS:
        lines, rows = _lines_of_posts(server, messages), _rows_of_posts(server, messages)
    else:
        lines, rows = _lines_of_tables(server, messages), _rows_of_tables(server, known, messages)
        notes = (small(messages("settings-note")),)
    done = [messages("settings-done")] if is_new else []
    lost = [messages(f"settings-lost-{name}") for name, field in LOSABLE.items() if field in server.lost]
    return Panel(
        heading=messages("settings-heading", server=formatted(name)),
        paragraphs=("\n".join((*done, *lines, *lost)), *notes),
        rows=(sections, *rows),
    )


def _lines_of_tables(server: ServerSettings, messages: Messages) -> list[str]:
    channels = ", ".join(f"<#{channel}>" for channel in server.channels) or messages("settings-channels-all")
    role = server.opener_role_id
    times = ", ".join(
        messages("settings-clock-time", clock=messages(f"clock-{clock}"), time=_time(server, clock, messages))
        for clock in CLOCKS
    )
    return [
        messages("settings-channels", channels=channels),
        messages(
            "settings-openers", role=messages("settings-openers-all") if role is None else f"<@&{role}>"
        ),
        messages("settings-tables", most=server.tables_each),
        messages("settings-clock", clock=messages(f"clock-{server.clock}"), times=times),
    ]


def _lines_of_posts(server: ServerSettings, messages: Messages) -> list[str]:
    yes_no = {True: "yes", False: "no"}
    language = f"language-{server.language}" if server.language else "settings-language-discord"
    role, channel = server.players_role_id, server.season_channel_id
    return [
        messages("settings-threads", wanted="open" if server.threads is None else yes_no[server.threads]),
        messages("settings-language", language=messages(language)),
        messages("settings-messages", offered=yes_no[server.offers_messages]),
        messages("settings-pictures", shown=yes_no[server.shows_pictures]),
        messages(
            "settings-players", role=messages("settings-players-none") if role is None else f"<@&{role}>"
        ),
        messages(
            "settings-season",
            channel=messages("settings-season-none") if channel is None else f"<#{channel}>",
        ),
    ]


def _rows_of_tables(server: ServerSettings, known: Collection[int], messages: Messages) -> tuple[Row, ...]:
    channels = tuple(channel for channel in server.channels if channel in known)[:CHOICES]
    roles = tuple(role for role in (server.opener_role_id,) if role is not None and role in known)
    tables = tuple(
        MenuChoice(
            _route("tables", str(most)),
            messages("settings-choice-tables", most=most),
            is_taken=most == server.tables_each,
        )
        for most in range(1, MOST_TABLES_EACH + 1)
    )
    clocks = tuple(
        MenuChoice(
            _route("clock", clock),
            messages("settings-choice-clock", clock=messages(f"clock-{clock}")),
            _time(server, clock, messages),
            is_taken=clock == server.clock,
        )
        for clock in CLOCKS
    )
    return (
        Picker(PageName.SETTINGS, "channels", messages("settings-pick-channels"), Picked.CHANNELS, channels),
        Picker(PageName.SETTINGS, "role", messages("settings-pick-role"), Picked.ROLE, roles),
        Menu("tables", messages("settings-menu-tables"), tables),
        Menu("clock", messages("menu-clock"), clocks),
    )


def _rows_of_posts(server: ServerSettings, messages: Messages) -> tuple[Row, ...]:
    languages = language_menu(
        lambda code: _route("language", code),
        server.language,
        messages("settings-language-discord"),
        messages,
    )
    return (
        tuple(
            switch(_route("switch", name), messages(f"button-setting-{name}"), is_on=_is_on(server, field))
            for name, field in SWITCHES.items()
        ),
        Menu("language", messages("menu-language"), languages),
    )


def _is_on(server: ServerSettings, field: str) -> bool:
    """Return whether a switch is on: what a server has not set is."""
    return getattr(server, field) is not False


def _time(server: ServerSettings, clock: str, messages: Messages) -> str:
    return duration(server.seconds.get(clock, CLOCKS[clock]), messages)


def _route(word: str, value: str) -> PageRoute:
    return PageRoute(PageName.SETTINGS, (word, value))
