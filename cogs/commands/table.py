"""`/table`: what can be done at any table beside its game."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import Reason, Refused
from bot.preferences import Preferences
from bot.tables.commands import Proposal, TableAction, TableActionKind
from bot.tables.lobby import WORD_CHARACTERS
from bot.tables.service import TableService
from bot.tables.table import Ending, Result
from cogs.commands.autocomplete import Autocomplete
from cogs.commands.choices import CLOCK_CHOICES, PAUSE_CHOICES
from cogs.commands.declaration import command
from cogs.handlers.own_tables import own_open_table, own_table
from cogs.handlers.rate_limit import RateLimiter, TableLimit
from cogs.handlers.table_actions import TableActionHandler
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import command_text
from cogs.i18n.names import formatted
from cogs.pages.table_labels import table_list
from cogs.permissions import (
    Visibility,
    check_channel,
    check_manages_server,
    check_may_end,
    is_home,
    is_shown_here,
    visible_table,
)
from cogs.table_post import status, threads
from cogs.table_post.lobby import WORD_FIELD
from cogs.table_post.updater import PostUpdater
from cogs.ui import links
from cogs.ui.custom_id import ControlCommand, DoTableAction, TableControl
from cogs.ui.responses import reply_privately, show


@app_commands.guild_only()
class TableCog(commands.GroupCog, group_name="table", group_description=command_text("cmd-table")):
    """`/table`. Each command does the same as a control of the table's post or of its private panel."""

    def __init__(
        self,
        tables: TableService,
        preferences: Preferences,
        updater: PostUpdater,
        autocomplete: Autocomplete,
        *,
        actions: TableActionHandler,
        rate_limiter: RateLimiter,
    ) -> None:
        self._tables = tables
        self._preferences = preferences
        self._updater = updater
        self._actions = actions
        self._rate_limiter = rate_limiter
        self.autocomplete = autocomplete

    @command("table-pause", time=PAUSE_CHOICES, table=Autocomplete.own_tables)
    async def pause(self, interaction: Interaction, time: int, table: str | None = None) -> None:
        """Ask the others for a pause."""
        await self._do(interaction, table, TableAction(TableActionKind.ASK, Proposal.PAUSE, time))

    @command("table-resume", table=Autocomplete.own_tables)
    async def resume(self, interaction: Interaction, table: str | None = None) -> None:
        """End a pause."""
        await self._do(interaction, table, TableAction(TableActionKind.RESUME))

    @command("table-clock", clock=CLOCK_CHOICES, table=Autocomplete.own_tables)
    async def clock(self, interaction: Interaction, clock: str, table: str | None = None) -> None:
        """Ask the others for another clock."""
        seconds = self._preferences.seconds(interaction.guild_id or 0, clock)
        await self._do(interaction, table, TableAction(TableActionKind.ASK, Proposal.CLOCK, seconds))

    @command("table-undo", table=Autocomplete.own_tables)
    async def undo(self, interaction: Interaction, table: str | None = None) -> None:
        """Ask the others to take the last move back."""
        await self._do(interaction, table, TableAction(TableActionKind.ASK, Proposal.UNDO))

    @command("table-stop", table=Autocomplete.own_tables)
    async def stop(self, interaction: Interaction, table: str | None = None) -> None:
        """Ask the others to end the game without a winner (CD-80)."""
        await self._do(interaction, table, TableAction(TableActionKind.ASK, Proposal.END))

    @command(
        "table-agree", {"vote": "cmd-table-vote"}, vote=Autocomplete.votes, table=Autocomplete.own_tables
    )
    async def agree(
        self, interaction: Interaction, vote: str | None = None, table: str | None = None
    ) -> None:
        """Agree to a vote; without one, show what is asked."""
        await self._answer_vote(interaction, TableActionKind.AGREE, vote, table)

    @command(
        "table-refuse", {"vote": "cmd-table-vote"}, vote=Autocomplete.votes, table=Autocomplete.own_tables
    )
    async def refuse(
        self, interaction: Interaction, vote: str | None = None, table: str | None = None
    ) -> None:
        """Refuse a vote; without one, show what is asked."""
        await self._answer_vote(interaction, TableActionKind.REFUSE, vote, table)

    @command("table-leave", table=Autocomplete.own_tables)
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        """Ask whether the player wants to leave the game for good."""
        await self._carry_out(interaction, table, TableControl.ASK_TO_LEAVE)

    @command("table-back", table=Autocomplete.own_tables)
    async def back(self, interaction: Interaction, table: str | None = None) -> None:
        """Take the seat back from the AI player."""
        await self._do(interaction, table, TableAction(TableActionKind.RETURN))

    @command("table-nudge", table=Autocomplete.own_tables)
    async def nudge(self, interaction: Interaction, table: str | None = None) -> None:
        """Ping the others who must act."""
        await self._carry_out(interaction, table, TableControl.NUDGE)

    @command("table-mute", table=Autocomplete.own_tables)
    async def mute(self, interaction: Interaction, on: bool = True, table: str | None = None) -> None:
        """Let a table ping the player no longer, or again."""
        await self._carry_out(interaction, table, TableControl.MUTE if on else TableControl.UNMUTE)

    @command("table-offer", table=Autocomplete.own_tables, is_costly=True)
    async def offer(self, interaction: Interaction, member: discord.Member, table: str | None = None) -> None:
        """Offer the seat to another member."""
        await self._actions.offer(interaction, await own_table(self._tables, interaction, table), member)

    @command("table-watch", table=Autocomplete.tables_to_watch)
    async def watch(self, interaction: Interaction, table: str) -> None:
        """Start or stop watching a table of this server."""
        found = await visible_table(self._tables, interaction, table)
        await self._actions.carry_out(interaction, found.id, TableControl.WATCH)

    @command("table-again", table=Autocomplete.tables_to_play_again, is_costly=True)
    async def again(self, interaction: Interaction, table: str, swap: bool = False) -> None:
        """Open the lobby of the next game."""
        found = await visible_table(self._tables, interaction, table)
        control = TableControl.PLAY_AGAIN_SWAPPED if swap else TableControl.PLAY_AGAIN
        await self._actions.carry_out(interaction, found.id, control)

    @command("table-show", table=Autocomplete.own_open_tables, is_costly=True)
    async def show(self, interaction: Interaction, table: str | None = None) -> None:
        """Send the table's post again, to the bottom of its thread, else to the bottom of this channel."""
        found = await own_open_table(self._tables, interaction, table)
        if not await is_home(found, interaction):
            raise Refused(Reason.SHOWN_ELSEWHERE, link=links.to_table(found))
        check_channel(interaction)
        new_thread = self._actions.kind_of(found).new_thread
        is_elsewhere = not is_shown_here(found, interaction)
        in_thread = threads.is_of_bot(interaction.channel, interaction.client)
        if is_elsewhere and new_thread is None and in_thread:
            parent = (
                interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
            )
            raise Refused(Reason.OTHER_TABLES_THREAD, channel=f"<#{parent}>")
        self._rate_limiter.check_table(TableLimit.SHOW, found.id)
        if new_thread is not None and is_elsewhere:  # its private thread is deleted
            thread = await new_thread(interaction, found)
            await self._updater.post_again(found.id, thread.id)
            await reply_privately(interaction, messages_of(interaction)("table-opened", link=thread.mention))
            return
        own = await threads.of_table(interaction.client, found)
        if own is not None and own.id != interaction.channel_id:
            await self._updater.post_again(found.id, own.id)
            await reply_privately(interaction, messages_of(interaction)("table-opened", link=own.mention))
            return
        assert interaction.channel_id is not None
        await self._updater.post_again(found.id, interaction.channel_id)
        await reply_privately(interaction, messages_of(interaction)("show-done"))

    @command("table-cut", table=Autocomplete.own_open_tables)
    async def cut(
        self,
        interaction: Interaction,
        word: app_commands.Range[str, 1, WORD_CHARACTERS] = "",
        table: str | None = None,
    ) -> None:
        """Add a word to the deal of a lobby."""
        found = await own_open_table(self._tables, interaction, table)
        await self._actions.carry_out(interaction, found.id, TableControl.CUT_DECK, {WORD_FIELD: (word,)})

    @command("table-list")
    async def list(self, interaction: Interaction) -> None:
        """Show the lobbies and running tables of the server."""
        open_tables = await Visibility(interaction).of(
            await self._tables.open_tables(interaction.guild_id or 0)
        )
        await show(interaction, table_list(open_tables, messages_of(interaction)))

    @command("table-concede", table=Autocomplete.own_tables)
    async def concede(self, interaction: Interaction, table: str | None = None) -> None:
        """Ask whether the player gives up (CD-80)."""
        await self._carry_out(interaction, table, TableControl.ASK_TO_CONCEDE)

    @command("table-end", table=Autocomplete.tables_to_end)
    async def end(self, interaction: Interaction, table: str, reason: str) -> None:
        """End a table without a winner. Refused for people who do not manage the server."""
        check_manages_server(interaction)
        open_tables = await self._tables.open_tables(interaction.guild_id or 0)
        found = next((found for found in open_tables if found.id == table), None)
        if found is None:
            raise Refused(Reason.BAD_TABLE)
        await check_may_end(interaction, found)
        await self._tables.end(table, Result(ending=Ending.ENDED, reason=formatted(reason)))
        await reply_privately(interaction, messages_of(interaction)("end-done"))

    async def _do(self, interaction: Interaction, table: str | None, action: TableAction) -> None:
        await self._carry_out(interaction, table, DoTableAction(action))

    async def _answer_vote(
        self, interaction: Interaction, answer: TableActionKind, vote: str | None, table: str | None
    ) -> None:
        """Answer the vote that was chosen. Without one nothing counts: the person sees what is asked now."""
        session = await own_table(self._tables, interaction, table)
        if vote is None:
            seat = session.seat_of(interaction.user.id)
            await show(interaction, status.vote_question(session, seat, messages_of(interaction)))
        else:
            await self._actions.carry_out(interaction, session.table.id, _vote_answer(answer, vote))

    async def _carry_out(self, interaction: Interaction, table: str | None, command: ControlCommand) -> None:
        """Do at the running table that a player means what a control does. Refused like `own_table`."""
        session = await own_table(self._tables, interaction, table)
        await self._actions.carry_out(interaction, session.table.id, command)


def _vote_answer(answer: TableActionKind, vote: str) -> DoTableAction:
    """Return the answer to a vote that was chosen from the list. Refused for anything else that was typed."""
    try:
        action = TableAction.read(f"{answer}.{vote.strip()}")
    except Refused as refused:
        raise Refused(Reason.BAD_VOTE) from refused
    if action.proposal is None or action.amount < 1:
        raise Refused(Reason.BAD_VOTE)
    return DoTableAction(action)
