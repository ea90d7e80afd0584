"""`/table` and `/hand`: what can be done at any table beside its game. Most commands do the same as a control."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.errors import Reason, Refused
from bot.preferences import PAUSES, Preferences
from bot.tables.commands import Proposal, TableAction, TableActionKind
from bot.tables.lobby import WORD_CHARACTERS
from bot.tables.service import TableService
from cogs.commands.autocomplete import Autocomplete
from cogs.commands.declaration import (
    IN_SERVERS,
    OWN_TABLE,
    Command,
    Group,
    available,
    command,
    make_command,
)
from cogs.handlers.rate_limit import RateLimiter
from cogs.handlers.table_actions import TableActionHandler
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import command_text
from cogs.i18n.names import formatted
from cogs.pages.table_labels import table_list
from cogs.permissions import (
    Visibility,
    check_channel,
    check_manages_server,
    is_in_this_channel,
    may_be_posted_here,
    own_open_table,
    own_table,
    table_meant,
)
from cogs.table_post import beside_game, threads
from cogs.table_post.lobby import WORD_FIELD
from cogs.table_post.post_updater import PostUpdater
from cogs.ui import links
from cogs.ui.command_options import CLOCK_CHOICES, Choices, CommandOption, optional
from cogs.ui.custom_id import ControlCommand, TableControl
from cogs.ui.responses import reply_privately, show
from data.records.tables import Ending, Result

Given: TypeAlias = dict[str, Any]
Meant: TypeAlias = ControlCommand | Callable[[Interaction, Given], ControlCommand]
"""The control of a command, or a function that finds it from the command's options."""


@dataclass(frozen=True, eq=False)
class TableCommands:
    """Makes and carries out the commands."""

    tables: TableService
    preferences: Preferences
    updater: PostUpdater
    autocomplete: Autocomplete
    _: KW_ONLY
    actions: TableActionHandler
    rate_limiter: RateLimiter

    def made(self) -> list[Command | Group]:
        """Return `/table`, and `/hand`, which shows a player their hand."""
        ask, typed = TableActionKind.ASK, self.autocomplete
        group = available(IN_SERVERS, Group(name="table", description=command_text("cmd-table")))
        for table_command in (
            self._at_own_table(
                "table-pause",
                lambda _, given: TableAction(ask, Proposal.PAUSE, given["time"]),
                CommandOption("time", Choices.of("choice-pause-{}", PAUSES)),
            ),
            self._at_own_table("table-resume", TableAction(TableActionKind.RESUME)),
            self._at_own_table("table-clock", self._other_clock, CommandOption("clock", CLOCK_CHOICES)),
            self._at_own_table("table-undo", TableAction(ask, Proposal.UNDO)),
            self._at_own_table("table-stop", TableAction(ask, Proposal.END)),
            self._answer_to_vote("table-agree", TableActionKind.AGREE),
            self._answer_to_vote("table-refuse", TableActionKind.REFUSE),
            self._at_own_table("table-leave", TableControl.ASK_TO_LEAVE),
            self._at_own_table("table-back", TableAction(TableActionKind.RETURN)),
            self._at_own_table("table-nudge", TableControl.NUDGE),
            self._at_own_table(
                "table-mute",
                lambda _, given: TableControl.MUTE if given.get("on", True) else TableControl.UNMUTE,
                optional("on", bool),
            ),
            command("table-offer", self._offer, is_costly=True, own_table=typed.own_tables),
            command("table-watch", self._watch, table=typed.tables_to_watch),
            command("table-again", self._play_again, is_costly=True, table=typed.tables_to_play_again),
            command("table-show", self._show, is_costly=True, own_table=typed.own_open_tables),
            command("table-cut", self._cut, own_table=typed.own_open_tables),
            command("table-list", self._list),
            self._at_own_table("table-concede", TableControl.ASK_TO_CONCEDE),
            command("table-end", self._end, table=typed.tables_to_end),
        ):
            group.add_command(table_command)
        return [group, available(IN_SERVERS, self._at_own_table("hand", TableControl.HAND))]

    def _at_own_table(self, name: str, meant: Meant, *options: CommandOption) -> Command:
        """Return a command that does what a control does, at the running table that a player means."""

        async def run(interaction: Interaction, given: Given) -> None:
            session = await own_table(self.tables, interaction, given.pop(OWN_TABLE.name, None))
            control = meant(interaction, given) if callable(meant) else meant
            await self.actions.run_control(interaction, session.table.id, control)

        return make_command(f"cmd-{name}", (*options, OWN_TABLE), run, self._own_tables)

    async def _own_tables(self, interaction: Interaction, _: str) -> dict[str, str]:
        return await self.autocomplete.own_tables(interaction)

    def _other_clock(self, interaction: Interaction, given: Given) -> ControlCommand:
        seconds = self.preferences.seconds(interaction.guild_id or 0, given["clock"])
        return TableAction(TableActionKind.ASK, Proposal.CLOCK, seconds)

    def _answer_to_vote(self, name: str, answer: TableActionKind) -> Command:
        """Return a command that answers the vote that is chosen. Without one nothing counts: it shows what is asked."""

        async def run(interaction: Interaction, given: Given) -> None:
            session = await own_table(self.tables, interaction, given.get(OWN_TABLE.name))
            if "vote" in given:
                chosen = _vote_answer(answer, given["vote"])
                await self.actions.run_control(interaction, session.table.id, chosen)
            else:
                seat = session.seat_of(interaction.user.id)
                await show(interaction, beside_game.vote_question(session, seat, messages_of(interaction)))

        async def offer(interaction: Interaction, option: str) -> dict[str, str]:
            typed = self.autocomplete
            return await (typed.own_tables if option == OWN_TABLE.name else typed.votes)(interaction)

        return make_command(f"cmd-{name}", (optional("vote", key="cmd-table-vote"), OWN_TABLE), run, offer)

    async def _offer(
        self, interaction: Interaction, member: discord.Member, table: str | None = None
    ) -> None:
        session = await own_table(self.tables, interaction, table)
        await self.actions.seat_offers.post(interaction, session, member)

    async def _watch(self, interaction: Interaction, table: str | None = None) -> None:
        chosen = await table_meant(self.tables, interaction, table)
        await self.actions.run_control(interaction, chosen.id, TableControl.WATCH)

    async def _play_again(
        self, interaction: Interaction, table: str | None = None, swap: bool = False
    ) -> None:
        chosen = await table_meant(self.tables, interaction, table)
        control = TableControl.PLAY_AGAIN_SWAPPED if swap else TableControl.PLAY_AGAIN
        await self.actions.run_control(interaction, chosen.id, control)

    async def _show(self, interaction: Interaction, table: str | None = None) -> None:
        """Send the table's post again, to the bottom of its thread, else to the bottom of this channel."""
        chosen = await own_open_table(self.tables, interaction, table)
        if not await may_be_posted_here(chosen, interaction):
            raise Refused(Reason.SHOWN_ELSEWHERE, link=links.to_table(chosen))
        check_channel(interaction)
        new_thread = self.actions.parts.kind_of(chosen).new_thread
        is_elsewhere = not is_in_this_channel(chosen, interaction)
        in_thread = threads.is_of_bot(interaction.channel, interaction.client)
        if is_elsewhere and new_thread is None and in_thread:
            parent = (
                interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
            )
            raise Refused(Reason.OTHER_TABLES_THREAD, channel=f"<#{parent}>")
        self.rate_limiter.check_shown(chosen.id)
        place: discord.Thread | None
        if new_thread is not None and is_elsewhere:  # its private thread is deleted
            place = await new_thread(interaction, chosen)
        else:
            place = await threads.of_table(interaction.client, chosen)
        messages, here = messages_of(interaction), interaction.channel_id
        assert here is not None
        if place is None or place.id == here:
            await self.updater.post_again(chosen.id, here)
            await reply_privately(interaction, messages("show-done"))
        else:
            await self.updater.post_again(chosen.id, place.id)
            await reply_privately(interaction, messages("table-opened", link=place.mention))

    async def _cut(
        self,
        interaction: Interaction,
        word: app_commands.Range[str, 1, WORD_CHARACTERS] = "",
        table: str | None = None,
    ) -> None:
        chosen = await own_open_table(self.tables, interaction, table)
        await self.actions.run_control(interaction, chosen.id, TableControl.CUT_DECK, {WORD_FIELD: (word,)})

    async def _list(self, interaction: Interaction) -> None:
        open_tables = await Visibility(interaction).of(
            await self.tables.stored.of_server(interaction.guild_id or 0)
        )
        await show(interaction, table_list(open_tables, messages_of(interaction)))

    async def _end(self, interaction: Interaction, table: str, reason: str) -> None:
        """End a table without a winner. Refused for people who do not manage the server."""
        check_manages_server(interaction)
        open_tables = await self.tables.stored.of_server(interaction.guild_id or 0)
        chosen = next((open_table for open_table in open_tables if open_table.id == table), None)
        if chosen is None:
            raise Refused(Reason.BAD_TABLE)
        await Visibility(interaction).check(chosen)
        await self.tables.end(table, Result(ending=Ending.ENDED, reason=formatted(reason)))
        await reply_privately(interaction, messages_of(interaction)("end-done"))


def _vote_answer(answer: TableActionKind, vote: str) -> TableAction:
    """Return the answer to a vote that was chosen from the list. Refused for anything else that was typed."""
    try:
        action = TableAction.read(f"{answer}.{vote.strip()}")
    except Refused as refused:
        raise Refused(Reason.BAD_VOTE) from refused
    if action.proposal is None or action.amount < 1:
        raise Refused(Reason.BAD_VOTE)
    return action
