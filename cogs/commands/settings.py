"""`/settings`: how a server plays, for those who manage it; and what becomes of a server that the bot has left."""

from __future__ import annotations

import logging
import time
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands, tasks

from bot.errors import Refused
from bot.preferences import CLOCKS, LEAST_SECONDS, MOST_SECONDS
from bot.tables.service import TableService
from cogs.commands.choices import clock_choices, language_choices
from cogs.i18n.locale import messages_of
from cogs.i18n.messages import Messages, command_text
from cogs.i18n.names import formatted
from cogs.table_post.status import duration
from cogs.ui.panel import Panel
from cogs.ui.responses import in_time, show
from data.rows import ServerRow
from data.store import StoreError

log = logging.getLogger(__name__)

Press = discord.Interaction[Any]


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class SettingsCog(commands.GroupCog, group_name="settings", group_description=command_text("cmd-settings")):
    """What a server's managers set, each by a command of its own that shows what stands now."""

    def __init__(self, client: discord.Client, tables: TableService) -> None:
        self.client = client
        self.preferences = tables.preferences
        self.store = tables.store

    @app_commands.command(name="show", description=command_text("cmd-settings-show"))
    async def show(self, press: Press) -> None:
        """What is set."""
        await self._set(press)

    @app_commands.command(name="channel", description=command_text("cmd-settings-channel"))
    @app_commands.describe(
        where=command_text("cmd-settings-channel-where"),
        allowed=command_text("cmd-settings-channel-allowed"),
    )
    async def channel(self, press: Press, where: discord.TextChannel, allowed: bool = True) -> None:
        """Put a channel on the list of those in which tables may be opened, or take it off."""
        listed = set(self.preferences.server(press.guild_id or 0).channels) - {where.id}
        await self._set(press, channels=tuple(sorted(listed | {where.id} if allowed else listed)))

    @app_commands.command(name="everywhere", description=command_text("cmd-settings-everywhere"))
    async def everywhere(self, press: Press) -> None:
        """Empty that list."""
        await self._set(press, channels=())

    @app_commands.command(name="openers", description=command_text("cmd-settings-openers"))
    @app_commands.describe(role=command_text("cmd-settings-openers-role"))
    async def openers(self, press: Press, role: discord.Role | None = None) -> None:
        """Say who may open tables."""
        is_everybody = role is None or role.is_default()
        await self._set(press, opener_role_id=None if is_everybody or role is None else role.id)

    @app_commands.command(name="tables", description=command_text("cmd-settings-tables"))
    @app_commands.describe(most=command_text("cmd-settings-tables-most"))
    async def tables(self, press: Press, most: app_commands.Range[int, 1, 25]) -> None:
        """Say at how many tables a member may sit at once."""
        await self._set(press, tables_each=most)

    @app_commands.command(name="clock", description=command_text("cmd-settings-clock"))
    @app_commands.describe(clock=command_text("cmd-settings-clock-clock"))
    @app_commands.choices(clock=clock_choices())
    async def clock(self, press: Press, clock: str) -> None:
        """Say which clock a table has whose host names none."""
        await self._set(press, clock=clock)

    @app_commands.command(name="time", description=command_text("cmd-settings-time"))
    @app_commands.describe(
        clock=command_text("cmd-settings-time-clock"), seconds=command_text("cmd-settings-time-seconds")
    )
    @app_commands.choices(clock=clock_choices())
    async def time(
        self,
        press: Press,
        clock: str,
        seconds: app_commands.Range[int, LEAST_SECONDS, MOST_SECONDS] | None = None,
    ) -> None:
        """Give a clock the server's own time."""
        own = {name: value for name, value in self._own_times(press).items() if name != clock}
        await self._set(press, seconds=own if seconds is None else own | {clock: seconds})

    @app_commands.command(name="threads", description=command_text("cmd-settings-threads"))
    @app_commands.describe(wanted=command_text("cmd-settings-threads-wanted"))
    async def threads(self, press: Press, wanted: bool) -> None:
        """Say whether each table gets a thread."""
        await self._set(press, threads=wanted)

    @app_commands.command(name="language", description=command_text("cmd-settings-language"))
    @app_commands.describe(language=command_text("cmd-settings-language-language"))
    @app_commands.choices(language=language_choices())
    async def language(self, press: Press, language: str | None = None) -> None:
        """Choose the language of public posts."""
        await self._set(press, language=language)

    @app_commands.command(name="messages", description=command_text("cmd-settings-messages"))
    @app_commands.describe(offered=command_text("cmd-settings-messages-offered"))
    async def messages(self, press: Press, offered: bool) -> None:
        """Say whether hands come by direct message as well."""
        await self._set(press, offers_messages=offered)

    @app_commands.command(name="pictures", description=command_text("cmd-settings-pictures"))
    @app_commands.describe(shown=command_text("cmd-settings-pictures-shown"))
    async def pictures(self, press: Press, shown: bool) -> None:
        """Say whether pictures stand beside the words."""
        await self._set(press, shows_pictures=shown)

    def _own_times(self, press: Press) -> dict[str, int]:
        return self.preferences.server(press.guild_id or 0).seconds

    async def _set(self, press: Press, **changes: Any) -> None:
        if not press.permissions.manage_guild:  # a server can show these commands to everybody
            raise Refused("managers-only")
        async with in_time(press):
            guild_id = press.guild_id or 0
            if changes:
                await self.preferences.change_server(guild_id, **changes)
            name = formatted(press.guild.name) if press.guild else ""
            row = self.preferences.server(guild_id)
            await show(press, listed(row, name, messages_of(press), is_new=bool(changes)))

    # What becomes of a server that the bot has left

    async def cog_unload(self) -> None:
        """Stop that."""
        self.forget_servers.cancel()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was taken out of a server, or the server is gone."""
        await self._mark(guild.id, left_at=time.time())

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, or invited again in time."""
        if self.preferences.server(guild.id).left_at is not None:
            await self._mark(guild.id, left_at=None)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin to forget servers: the settings are loaded, and Discord has told where the bot is."""
        if not self.forget_servers.is_running():
            self.forget_servers.start()

    @tasks.loop(hours=1)
    async def forget_servers(self) -> None:
        """Mark the servers that the bot has left or joined meanwhile, and forget those that it left long ago."""
        try:
            kept = await self.store.guilds() | self.preferences.known_servers
        except StoreError as error:
            log.error("cannot read which servers the bot has left: %s", error)
            return
        for guild_id in kept:
            is_there = self.client.get_guild(guild_id) is not None
            if is_there != (self.preferences.server(guild_id).left_at is None):
                await self._mark(guild_id, left_at=None if is_there else time.time())
        for guild_id in self.preferences.left_before(time.time()):
            try:
                await self.preferences.forget_server(guild_id)
            except Exception as error:  # noqa: BLE001 - no server may keep the others from being forgotten
                log.error("cannot delete the data of server %d: %s", guild_id, error)
            else:
                log.info("deleted the data of server %d: the bot left it long ago", guild_id)

    async def _mark(self, guild_id: int, *, left_at: float | None) -> None:
        try:
            await self.preferences.change_server(guild_id, left_at=left_at)
        except (Refused, StoreError) as error:
            log.error("cannot store that the bot left or joined server %s: %s", guild_id, error)


def listed(server: ServerRow, name: str, messages: Messages, *, is_new: bool) -> Panel:
    """What is set for a server, line by line."""
    yes_no = {True: "yes", False: "no"}
    channels = ", ".join(f"<#{channel}>" for channel in server.channels) or messages("settings-channels-all")
    role = server.opener_role_id
    times = ", ".join(
        messages(
            "settings-clock-time",
            clock=messages(f"clock-{clock}"),
            time=duration(server.seconds.get(clock, usual), messages),
        )
        for clock, usual in CLOCKS.items()
    )
    language = (
        messages(f"language-{server.language}") if server.language else messages("settings-language-discord")
    )
    lines = (
        messages("settings-channels", channels=channels),
        messages(
            "settings-openers", role=messages("settings-openers-all") if role is None else f"<@&{role}>"
        ),
        messages("settings-tables", most=server.tables_each),
        messages("settings-clock", clock=messages(f"clock-{server.clock}"), times=times),
        messages("settings-threads", wanted=yes_no[server.threads]),
        messages("settings-language", language=language),
        messages("settings-messages", offered=yes_no[server.offers_messages]),
        messages("settings-pictures", shown=yes_no[server.shows_pictures]),
    )
    done = (messages("settings-done"),) if is_new else ()
    return Panel(heading=messages("settings-heading", server=name), paragraphs=(*done, "\n".join(lines)))
