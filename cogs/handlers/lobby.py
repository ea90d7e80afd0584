"""Opens tables: lobbies, games against the house, and the next game of a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

import discord

from bot.errors import Reason, Refused
from bot.history.house_level import LevelSuggestions
from bot.names import beginning, cleaned
from bot.preferences import Preferences
from bot.tables.lobbies import Lobbies
from bot.tables.lobby import Member, NewTable
from bot.tables.options import AnyGame
from cogs.games.new_options import SUGGESTED
from cogs.i18n.letters import writable
from cogs.i18n.locale import Interaction, messages_of
from cogs.pages.play import show_below
from cogs.permissions import check_channel_of_bot, check_may_open, place_of
from cogs.table_post.post_updater import PostUpdater
from cogs.ui import links
from cogs.ui.responses import reply_privately
from data.records.tables import Phase, Table
from games.catalog import default_level, levels

NAME_CHARACTERS = 32
"""The most that a name at Discord has."""
HOUSE_CLOCK = "relaxed"
"""The time control of a game against the house: nobody else waits for it."""
SLOW_CLOCK = "slow"
"""The time control of what a member plays in a private thread: they have as much time as there is."""


@dataclass(frozen=True, eq=False)
class LobbyHandler:
    """Opens tables for members."""

    lobbies: Lobbies
    preferences: Preferences
    updater: PostUpdater
    suggestions: LevelSuggestions

    async def open(
        self,
        interaction: Interaction,
        game: AnyGame,
        options: Any,
        *,
        clock: str | None,
        house: str | None = None,
        pauses_for_holidays: bool = False,
        asks_for_open_hands: bool = False,
    ) -> None:
        """Open a table where the command was typed; its lobby is the answer. ``house`` seats a house player as well.

        ``SUGGESTED`` as ``house`` is the level that suits the member.
        Refused where the server does not want one, or the bot lacks a permission.
        """
        new = self._new_table(interaction, clock)
        if house == SUGGESTED:
            level = await self.suggestions.level(interaction.user.id, new.guild_id, game, options)
            house = level or default_level(game.key)
        table = await self.lobbies.open_lobby(
            game,
            options,
            member_of(interaction),
            new,
            house=house,
            pauses_for_holidays=pauses_for_holidays,
            asks_for_open_hands=asks_for_open_hands,
        )
        await self.updater.open(interaction, table.id)

    async def open_from_page(
        self, interaction: Interaction, game: AnyGame, *, clock: str | None = None
    ) -> Table:
        """Open a table with the usual options in the channel of a page, which answers. Refused like `open`."""
        new = self._new_table(interaction, clock)
        return await self.lobbies.open_lobby(game, game.Options(), member_of(interaction), new)

    async def play_now(
        self, interaction: Interaction, game: AnyGame, level: str | None = None, *, clock: str = HOUSE_CLOCK
    ) -> None:
        """Deal the cards for one member and a house player, and show the table below the page or command.

        Refused like `open`, and for a level that the game does not have.
        """
        house, new = house_level(game.key, level), self._new_table(interaction, clock)
        session = await self.lobbies.play_now(game, member_of(interaction), new, house=house)
        # The member is here and needs no ping.
        self.updater.pings.touched(session.table.id, interaction.user.id)
        await show_below(interaction, self.updater, session.table.id)

    async def play_again(self, interaction: Interaction, old: Table, *, is_swapped: bool) -> None:
        """Seat the member in the lobby of the next game: in the same place where that is possible, else here.

        Refused where there is no lobby yet and the member could not open any other table.
        """
        place = partial(self._next_place, interaction, old)
        table = await self.lobbies.play_again(
            old.id, member_of(interaction), place=place, is_swapped=is_swapped
        )
        messages = messages_of(interaction)
        if table.phase is not Phase.LOBBY:
            raise Refused(Reason.ALREADY_AGAIN, link=links.to_table(table))
        if table.post is None and table.channel_id == interaction.channel_id:
            await reply_privately(interaction, messages("direct-opened"))
        else:
            link = f"<#{table.channel_id}>" if table.post is None else links.to_table(table)
            await reply_privately(interaction, messages("table-opened", link=link))

    def _new_table(self, interaction: Interaction, clock: str | None) -> NewTable:
        """Return the place and clock of a table that a command opens. Refused where the person may not open one."""
        check_may_open(interaction, self.preferences.server(place_of(interaction)))
        return new_table(interaction, self.preferences, clock)

    def _next_place(self, interaction: Interaction, old: Table) -> int:
        """Return the channel of the next game: where the others can see it, after a private tutorial too.

        Refused where the person may not open a table.
        """
        check_may_open(interaction, self.preferences.server(old.guild_id))
        thread = interaction.channel if isinstance(interaction.channel, discord.Thread) else None
        if thread is not None and thread.is_private() and old.is_tutorial and thread.parent is not None:
            check_channel_of_bot(interaction, thread.parent)
            return thread.parent.id
        if thread is not None and thread.parent_id == old.channel_id:
            return old.channel_id
        assert interaction.channel_id is not None
        return interaction.channel_id


def house_level(game: str, level: str | None) -> str:
    """Return the level of a house player that a control names, or the default one. Refused if the game lacks it."""
    if level is not None and level not in levels(game):
        raise Refused(Reason.UNKNOWN_CONTROL)
    return level or default_level(game)


def new_table(
    interaction: Interaction,
    preferences: Preferences,
    clock: str | None,
    thread: discord.Thread | None = None,
) -> NewTable:
    """Return the place of a table that is opened here, or in a thread of its own, with a clock of the server."""
    guild_id, channel_id = place_of(interaction), interaction.channel_id if thread is None else thread.id
    assert channel_id is not None
    # A server has a language of its own.
    language = messages_of(interaction).locale if interaction.guild_id is None else None
    seconds = preferences.seconds(guild_id, clock)
    return NewTable(guild_id=guild_id, channel_id=channel_id, seconds=seconds, language=language)


def member_of(interaction: Interaction) -> Member:
    """Return the member whose interaction it is."""
    return as_member(interaction.user)


def as_member(person: discord.User | discord.Member) -> Member:
    """Return a person as a member; with their username where no image can show most of the name they go by."""
    name, username = person.display_name, person.name
    letters = [letter for letter in cleaned(name) if letter.isalpha()]
    if not writable(cleaned(name)) or 2 * sum(map(bool, map(writable, letters))) < len(letters):
        name = f"{beginning(name, NAME_CHARACTERS - 1 - len(username))} {username}"
    return Member(person.id, name)
