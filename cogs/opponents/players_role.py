"""The role whose members are told when a table waits: who may set it, and the button with which members get it."""

from __future__ import annotations

import discord

from bot.errors import Refused
from bot.opponents.waiting import OpponentReason
from cogs.feature import Parts
from cogs.i18n.locale import Press, messages_of
from cogs.i18n.messages import Messages
from cogs.pages.field_kinds import Role
from cogs.pages.settings import POSTS, Setting
from cogs.ui.custom_id import PageRoute
from cogs.ui.panel import Row
from cogs.ui.switches import switch


def check_may_give(role: discord.Role, messages: Messages) -> None:
    """Refused when the bot cannot give a role, or no bot should give it on request."""
    me, everyone = role.guild.me, role.guild.default_role
    if role.is_default():
        raise Refused(OpponentReason.ROLE_EVERYONE)
    if role.managed:
        raise Refused(OpponentReason.ROLE_MANAGED, role=role.mention)
    if not role.permissions <= everyone.permissions:
        raise Refused(OpponentReason.ROLE_POWERFUL, role=role.mention)
    if not me.guild_permissions.manage_roles:
        raise Refused(OpponentReason.ROLE_PERMISSION, permission=messages("permission-manage_roles"))
    if role >= me.top_role:
        raise Refused(OpponentReason.ROLE_TOO_HIGH, role=role.mention)


def _check(press: Press, role: discord.Role) -> None:
    """Refused also for people who could not give it themselves, and when a mention would not tell its members."""
    check_may_give(role, messages_of(press))
    guild, person = role.guild, press.user
    is_above = isinstance(person, discord.Member) and role < person.top_role
    if guild.owner_id != person.id and not (press.permissions.manage_roles and is_above):
        permission = messages_of(press)("permission-manage_roles")
        raise Refused(OpponentReason.ROLE_NOT_YOURS, role=role.mention, permission=permission)
    if not role.mentionable and not guild.me.guild_permissions.mention_everyone:
        raise Refused(OpponentReason.ROLE_SILENT, role=role.mention)


PLAYERS_ROLE = Setting(
    *("players_role_id", POSTS, "players-role", Role()), option="role", is_losable=True, check=_check
)


class PlayersRole:
    """Gives the role to members who want to be told, and takes it back."""

    word = "tell"

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    def rows(self, press: Press, page: str, messages: Messages) -> tuple[Row, ...]:
        """Return the button for a page, pressed if the member has the role; no row without a role."""
        role = self._role(press)
        if role is None or not isinstance(press.user, discord.Member):
            return ()
        # What the press has just changed, the member does not show yet.
        is_on = press.extras.get(self.word, press.user.get_role(role.id) is not None)
        return ((switch(PageRoute(page, (self.word,)), messages("button-players-role"), is_on=is_on),),)

    async def toggle(self, press: Press) -> None:
        """Give the role to the member or take it back. Refused when there is no role, or the bot may not give it."""
        role, person = self._role(press), press.user
        if role is None or not isinstance(person, discord.Member):
            await self._lose(press)
            raise Refused(OpponentReason.ROLE_NONE)
        check_may_give(role, messages_of(press))
        reason = self._parts.locales.public(role.guild.id)("players-role-reason")
        is_on = person.get_role(role.id) is None
        try:
            await (person.add_roles if is_on else person.remove_roles)(role, reason=reason)
        except discord.NotFound:
            await self._lose(press)
            raise Refused(OpponentReason.ROLE_NONE) from None
        except discord.Forbidden:
            raise Refused(OpponentReason.ROLE_TOO_HIGH, role=role.mention) from None
        press.extras[self.word] = is_on

    async def _lose(self, press: Press) -> None:
        if press.guild is not None:
            await self._parts.preferences.lose(press.guild.id, "players_role_id")

    def _role(self, press: Press) -> discord.Role | None:
        if press.guild is None:
            return None
        role_id = self._parts.preferences.server(press.guild.id).players_role_id
        return None if role_id is None else press.guild.get_role(role_id)
