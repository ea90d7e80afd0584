"""The commands of `/table` that concern what becomes of a table: votes, pauses, leaving, seats, playing again."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import Refused
from bot.tables.actions import Proposal, TableAction, TableActionKind
from bot.tables.service import TableService
from bot.tables.table import Phase
from cogs.commands.choices import Choices, clock_choices, pause_choices
from cogs.commands.game_moves import offer_tables, offered
from cogs.handlers.permissions import named, own_table
from cogs.handlers.router import InteractionRouter
from cogs.handlers.table_actions import TableActionHandler
from cogs.handlers.visibility import Visibility
from cogs.i18n.locale import messages_of
from cogs.i18n.messages import command_text
from cogs.i18n.table_messages import TableMessages
from cogs.pages.damaged_rows import written_or_blank
from cogs.pages.finished_tables import table_of_server
from cogs.table_post import status
from cogs.ui.components import PRESSES
from cogs.ui.responses import in_time

Press = discord.Interaction[Any]

_TABLE = command_text("cmd-option-table")
_VOTE = command_text("cmd-table-vote")
OFFERED_AGAIN = 10
"""So many of a member's last tables are offered to be played again."""


async def offer_votes(press: Press, typed: str) -> Choices:
    """What the members of the table that is meant are asked."""

    async def offers() -> dict[str, str]:
        tables = cast(InteractionRouter, cast(commands.Bot, press.client).get_cog(PRESSES)).tables
        session = await own_table(tables, press, getattr(press.namespace, "table", None))
        vote, say = session.status.vote, TableMessages(messages_of(press), session.table.seats)
        if vote is None:
            return {}
        asked = say("vote-choice", who=say.name(vote.asker), proposal=status.proposal(vote.table_action, say))
        return {vote.answered(TableActionKind.AGREE).token.partition(".")[2]: asked}

    return await offered(typed, offers())


def _answer(word: TableActionKind, vote: str) -> TableAction:
    """The answer to a vote that was chosen from the list. Refused for anything else that was typed."""
    try:
        deed = TableAction.read(f"{word}.{vote.strip()}")
    except Refused as refused:
        raise Refused("bad-vote") from refused
    if deed.proposal is None or deed.amount < 1:
        raise Refused("bad-vote")
    return deed


class TableActionCommands(commands.Cog):
    """Each does what a control of the table's post or of its private panel does."""

    tables: TableService
    deeds: TableActionHandler

    async def _do(self, press: Press, table: str | None, deed: TableAction) -> None:
        async with in_time(press):
            session = await own_table(self.tables, press, table)
            await self.deeds.do(press, session.table.id, deed)

    @app_commands.command(name="pause", description=command_text("cmd-table-pause"))
    @app_commands.describe(time=command_text("cmd-table-pause-time"), table=_TABLE)
    @app_commands.choices(time=pause_choices())
    @app_commands.autocomplete(table=offer_tables)
    async def pause(self, press: Press, time: int, table: str | None = None) -> None:
        """Ask for a pause."""
        await self._do(press, table, TableAction(TableActionKind.ASK, Proposal.PAUSE, time))

    @app_commands.command(name="resume", description=command_text("cmd-table-resume"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def resume(self, press: Press, table: str | None = None) -> None:
        """End a pause."""
        await self._do(press, table, TableAction(TableActionKind.RESUME))

    @app_commands.command(name="clock", description=command_text("cmd-table-clock"))
    @app_commands.describe(clock=command_text("cmd-table-clock-clock"), table=_TABLE)
    @app_commands.choices(clock=clock_choices())
    @app_commands.autocomplete(table=offer_tables)
    async def clock(self, press: Press, clock: str, table: str | None = None) -> None:
        """Ask for another clock."""
        seconds = self.tables.preferences.seconds(press.guild_id or 0, clock)
        await self._do(press, table, TableAction(TableActionKind.ASK, Proposal.CLOCK, seconds))

    @app_commands.command(name="undo", description=command_text("cmd-table-undo"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def undo(self, press: Press, table: str | None = None) -> None:
        """Ask to take the last move back."""
        await self._do(press, table, TableAction(TableActionKind.ASK, Proposal.UNDO))

    @app_commands.command(name="stop", description=command_text("cmd-table-stop"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def stop(self, press: Press, table: str | None = None) -> None:
        """Ask to end the game without a winner (CD-80)."""
        await self._do(press, table, TableAction(TableActionKind.ASK, Proposal.END))

    @app_commands.command(name="agree", description=command_text("cmd-table-agree"))
    @app_commands.describe(vote=_VOTE, table=_TABLE)
    @app_commands.autocomplete(vote=offer_votes, table=offer_tables)
    async def agree(self, press: Press, vote: str, table: str | None = None) -> None:
        """Agree to what is asked."""
        await self._do(press, table, _answer(TableActionKind.AGREE, vote))

    @app_commands.command(name="refuse", description=command_text("cmd-table-refuse"))
    @app_commands.describe(vote=_VOTE, table=_TABLE)
    @app_commands.autocomplete(vote=offer_votes, table=offer_tables)
    async def refuse(self, press: Press, vote: str, table: str | None = None) -> None:
        """Refuse it."""
        await self._do(press, table, _answer(TableActionKind.REFUSE, vote))

    @app_commands.command(name="leave", description=command_text("cmd-table-leave"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def leave(self, press: Press, table: str | None = None) -> None:
        """Leave the game for good."""
        await self._do(press, table, TableAction(TableActionKind.LEAVE))

    @app_commands.command(name="back", description=command_text("cmd-table-back"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def back(self, press: Press, table: str | None = None) -> None:
        """Take the seat back."""
        await self._do(press, table, TableAction(TableActionKind.RETURN))

    @app_commands.command(name="offer", description=command_text("cmd-table-offer"))
    @app_commands.describe(member=command_text("cmd-table-offer-member"), table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def offer(self, press: Press, member: discord.Member, table: str | None = None) -> None:
        """Offer the seat to another member."""
        async with in_time(press):
            await self.deeds.offer(press, await own_table(self.tables, press, table), member)

    @app_commands.command(name="watch", description=command_text("cmd-table-watch"))
    @app_commands.describe(table=command_text("cmd-table-watch-table"))
    async def watch(self, press: Press, table: str) -> None:
        """Watch a table of this server, or no longer."""
        async with in_time(press):
            row = await table_of_server(self.tables, press, table)
            await self.deeds.watch(press, row.id)

    @watch.autocomplete("table")
    async def _running_tables(self, press: Press, typed: str) -> Choices:
        return await offered(typed, self._offer_running(press))

    async def _offer_running(self, press: Press) -> dict[str, str]:
        rows = await self.tables.open_tables(press.guild_id or 0)
        seen = Visibility(press, asks_discord=False)
        running = await seen.of(row for row in rows if row.phase is Phase.PLAYING)
        messages = messages_of(press)
        return {
            row.id: label
            for row in running
            if (label := written_or_blank(row, lambda row: named(row, messages)))
        }

    @app_commands.command(name="again", description=command_text("cmd-table-again"))
    @app_commands.describe(
        table=command_text("cmd-table-again-table"), swap=command_text("cmd-table-again-swap")
    )
    async def again(self, press: Press, table: str, swap: bool = False) -> None:
        """Open the lobby of the next game."""
        async with in_time(press):
            await self.deeds.play_again(press, table, is_swapped=swap)

    @again.autocomplete("table")
    async def _last_tables(self, press: Press, typed: str) -> Choices:
        return await offered(typed, self._offer_last(press))

    async def _offer_last(self, press: Press) -> dict[str, str]:
        rows = await self.tables.all_tables_of(press.user.id)
        over = [
            row
            for row in rows
            if row.phase is Phase.OVER and row.guild_id == press.guild_id and row.started_at is not None
        ]
        return {row.id: named(row, messages_of(press)) for row in over[:OFFERED_AGAIN]}
