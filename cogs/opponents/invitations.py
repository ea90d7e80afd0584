"""The command in the menu of a member that invites them: its page of games and places, and the table that it opens."""

from __future__ import annotations

import time
from enum import StrEnum

import discord
from cachetools import TTLCache
from typing_extensions import override

from bot.errors import Reason, Refused
from bot.names import shortened
from bot.opponents import OpponentReason
from bot.tables.options import AnyGame
from cogs.commands.declaration import Person
from cogs.feature import Parts
from cogs.games.registry import PRESENTERS
from cogs.handlers.lobby import as_member, member_of, new_table
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import Messages
from cogs.pages.play import answer_start
from cogs.permissions import Channel, check_may_open, may_view, place_of
from cogs.table_post.threads import (
    NAME_CHARACTERS,
    archived_on_failure,
    channel_for_private_threads,
    private_thread,
)
from cogs.ui import links
from cogs.ui.custom_id import PageRoute
from cogs.ui.errors import FAILURES, INVALID_FORM_BODY
from cogs.ui.panel import Button, Panel, Style, tabs
from cogs.ui.responses import Arguments, PageHandler, edit_own_message, show
from data.records.tables import Phase
from games.catalog import GAMES

INVITE_PAGE = "invite"
AGAIN_SECONDS = 300.0
"""How long after an invitation a member may invite the same one again."""
NOBODY = frozenset({10007, 10013, INVALID_FORM_BODY})
"""Discord's codes for somebody who is not in a server, and for an id that nobody has."""
KEPT = 10_000
"""The most invitations that are remembered for that."""


class InviteControl(StrEnum):
    """The controls of the page. Each names the member who is invited, and the place."""

    PLACE = "place"
    """Chooses the place."""
    GAME = "game"
    """Opens a table for the game that follows."""


class Place(StrEnum):
    """Where the table is opened."""

    HERE = "here"
    PRIVATE = "private"
    """The table is opened in a private thread of the two."""


class Invitations(PageHandler):
    """Lets a member invite another one: a table is opened at which a seat is kept for them.

    The table's post mentions them. It pings them only if they want pings, and nobody learns whether they do.
    """

    costly = frozenset({InviteControl.GAME})

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._invited: TTLCache[tuple[int, int, int], float] = TTLCache(KEPT, AGAIN_SECONDS)
        """When a member invited another one, by their server and their ids."""

    async def show(self, interaction: Interaction, person: Person) -> None:
        """Show the page to one person. Refused like `_checked`."""
        self._checked(interaction, person)
        await show(interaction, self._page(interaction, person.id, Place.HERE))

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        match arguments:
            case [InviteControl.PLACE, user, place] if user.isdecimal() and place in list(Place):
                await edit_own_message(press, self._page(press, int(user), Place(place)))
            case [InviteControl.GAME, user, place, game] if (
                user.isdecimal() and place in list(Place) and game in GAMES
            ):
                await self._invite(press, int(user), Place(place), GAMES[game])
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)

    def _page(self, interaction: Interaction, user_id: int, place: Place) -> Panel:
        can_be_private = channel_for_private_threads(interaction) is not None
        return invite_page(user_id, place, messages_of(interaction), can_be_private=can_be_private)

    def _checked(self, interaction: Interaction, person: Person) -> discord.Member:
        """Return a person whom the member may invite.

        Refused where the member may not open a table, and for somebody who cannot sit there.
        """
        check_may_open(interaction, self._parts.preferences.server(place_of(interaction)))
        if person.id == interaction.user.id:
            raise Refused(OpponentReason.INVITE_YOURSELF)
        if person.bot:
            raise Refused(OpponentReason.INVITE_BOT)
        if not isinstance(person, discord.Member):
            raise Refused(OpponentReason.INVITE_LEFT, who=person.mention)
        if person.is_timed_out():
            raise Refused(OpponentReason.INVITE_TIMED_OUT, who=person.mention)
        return person

    async def _invite(self, interaction: Interaction, user_id: int, place: Place, game: AnyGame) -> None:
        """Open a table at which a seat is kept for a member, and tell the host where it is.

        Refused like `_checked`, for a member who cannot see the place or was invited a moment ago, where there can be
        no private thread, and when the host sits at too many tables.
        """
        assert interaction.guild is not None  # the page is only shown in servers
        try:
            found = await interaction.guild.fetch_member(user_id)
        except discord.HTTPException as error:
            if error.code not in NOBODY:
                raise
            raise Refused(OpponentReason.INVITE_LEFT, who=f"<@{user_id}>") from error
        member = self._checked(interaction, found)
        channel = interaction.channel if place is Place.HERE else channel_for_private_threads(interaction)
        if not isinstance(channel, Channel):
            raise Refused(OpponentReason.INVITE_NO_THREAD)
        if not await may_view(channel, member):
            raise Refused(OpponentReason.INVITE_UNSEEN, who=member.mention)
        await self._check_not_invited(interaction, member)
        key = interaction.guild.id, interaction.user.id, member.id
        self._invited[key] = time.time()  # at once: a second press may come meanwhile
        try:
            where = await self._open(interaction, member, place, game)
        except Exception:
            self._invited.pop(key, None)
            raise
        messages = messages_of(interaction)
        name = messages(f"{game.key}-name")
        await answer_start(interaction, messages("invite-done", who=member.mention, game=name, place=where))

    async def _check_not_invited(self, interaction: Interaction, member: discord.Member) -> None:
        guild_id, host_id = place_of(interaction), interaction.user.id
        for table in await self._parts.tables.stored.of_member(host_id, guild_id):
            is_waiting = table.phase is Phase.LOBBY and table.host_id == host_id
            if is_waiting and table.seat_of(member.id) is not None:
                link = links.to_table(table)
                raise Refused(OpponentReason.INVITE_AT_TABLE, who=member.mention, link=link)
        at = self._invited.get((guild_id, host_id, member.id))
        if at is not None:
            until = f"<t:{int(at + AGAIN_SECONDS) + 1}:R>"
            raise Refused(OpponentReason.INVITE_SOON, who=member.mention, until=until)

    async def _open(
        self, interaction: Interaction, member: discord.Member, place: Place, game: AnyGame
    ) -> str:
        """Open the table, and return a mention of its channel or thread."""
        messages = messages_of(interaction)
        await self._parts.lobbies.check_room(place_of(interaction), interaction.user.id)
        host, invited = member_of(interaction), as_member(member)
        thread = None
        if place is Place.PRIVATE:
            people = messages.listed((host.name, invited.name))
            name = messages("thread-name", game=messages(f"{game.key}-name"), people=people)
            thread = await private_thread(interaction, shortened(name, NAME_CHARACTERS))
            if thread is None:
                raise Refused(OpponentReason.INVITE_NO_THREAD)
        async with archived_on_failure(thread):
            if thread is not None:  # a member who is not added sees nothing of it
                try:
                    await thread.add_user(member)
                except FAILURES as error:
                    raise Refused(OpponentReason.INVITE_UNSEEN, who=member.mention) from error
            new = new_table(interaction, self._parts.preferences, None, thread)
            table = await self._parts.lobbies.open_lobby(game, game.Options(), host, new, invited=invited)
        return f"<#{table.channel_id}>"


def invite_page(user_id: int, place: Place, messages: Messages, *, can_be_private: bool) -> Panel:
    """Return the games to which a member can be invited, below the places to choose from if there are two."""
    person = str(user_id)
    labels = {one.value: messages(f"button-invite-{one}") for one in Place}
    places = tabs(lambda one: PageRoute(INVITE_PAGE, (InviteControl.PLACE, person, one)), labels, place)
    games = tuple(
        Button(
            PageRoute(INVITE_PAGE, (InviteControl.GAME, person, place, game)),
            messages(f"{game}-name"),
            Style.GOOD,
        )
        for game in PRESENTERS
    )
    return Panel(
        heading=messages("invite-heading", who=f"<@{user_id}>"),
        paragraphs=("\n".join((messages("invite-place", place=place), messages("invite-note"))),),
        rows=(places, games) if can_be_private else (games,),
    )
