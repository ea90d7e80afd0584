"""The role whose members are told when a table waits: who may set it, and the button with which members get it."""

from __future__ import annotations

import discord

from bot.errors import Refused
from bot.opponents.waiting import OpponentReason
from bot.preferences import Preferences
from cogs.i18n.locale import LocaleResolver, Press, messages_of
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


def check_may_be_called(role: discord.Role) -> None:
    """Refused when the bot cannot mention a role so that its members are told."""
    if not role.mentionable and not role.guild.me.guild_permissions.mention_everyone:
        raise Refused(OpponentReason.ROLE_SILENT, role=role.mention)


def check_may_choose(press: Press, role: discord.Role) -> None:
    """Refused for people who could not give the role themselves: the bot must not do it for them."""
    guild, person = role.guild, press.user
    if guild.owner_id == person.id:
        return
    is_above = isinstance(person, discord.Member) and role < person.top_role
    if not press.permissions.manage_roles or not is_above:
        permission = messages_of(press)("permission-manage_roles")
        raise Refused(OpponentReason.ROLE_NOT_YOURS, role=role.mention, permission=permission)


def _check(press: Press, role: discord.Role) -> None:
    check_may_give(role, messages_of(press))
    check_may_choose(press, role)
    check_may_be_called(role)


PLAYERS_ROLE = Setting(
    *("players_role_id", POSTS, "players-role", Role()), option="role", is_losable=True, check=_check
)


class PlayersRole:
    """Gives the role to members who want to be told, and takes it back."""

    word = "tell"

    def __init__(self, preferences: Preferences, locales: LocaleResolver) -> None:
        self._preferences = preferences
        self._locales = locales

    def rows(
        self, press: Press, route: PageRoute, messages: Messages, *, is_on: bool | None
    ) -> tuple[Row, ...]:
        """Return the button for a page, pressed or not as ``is_on`` or the member says; no row without a role."""
        role = self._role(press)
        if role is None or not isinstance(press.user, discord.Member):
            return ()
        if is_on is None:
            is_on = press.user.get_role(role.id) is not None
        return ((switch(route, messages("button-players-role"), is_on=is_on),),)

    async def toggle(self, press: Press) -> bool:
        """Give the role to the member or take it back; return whether they have it now.

        Refused when there is no role, or the bot may not give it.
        """
        role, person = self._role(press), press.user
        if role is None or not isinstance(person, discord.Member):
            await self._lose(press)
            raise Refused(OpponentReason.ROLE_NONE)
        check_may_give(role, messages_of(press))
        reason = self._locales.public(role.guild.id)("players-role-reason")
        is_on = person.get_role(role.id) is None
        try:
            await (person.add_roles if is_on else person.remove_roles)(role, reason=reason)
        except discord.NotFound:
            await self._lose(press)
            raise Refused(OpponentReason.ROLE_NONE) from None
        except discord.Forbidden:
            raise Refused(OpponentReason.ROLE_TOO_HIGH, role=role.mention) from None
        return is_on

    async def _lose(self, press: Press) -> None:
        if press.guild is not None:
            await self._preferences.lose(press.guild.id, "players_role_id")

    def _role(self, press: Press) -> discord.Role | None:
        if press.guild is None:
            return None
        role_id = self._preferences.server(press.guild.id).players_role_id
        return None if role_id is None else press.guild.get_role(role_id)
