"""The commands for any table: show it, list them, give up, see one's hand, choose how one is treated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import Refused
from bot.ratings.service import ladder
from bot.tables.service import TableService
from bot.tables.table import Ending, Result, Table
from cogs.commands.choices import DEFAULT_GAME, Choices, game_choices
from cogs.commands.game_moves import choices_of, offer_open_tables, offer_tables, offered
from cogs.commands.table_actions import TableActionCommands
from cogs.games.registry import PRESENTERS
from cogs.handlers.permissions import check_channel, is_home, named, own_open_table, own_table
from cogs.handlers.router import InteractionRouter
from cogs.handlers.visibility import Visibility
from cogs.i18n.locale import messages_of
from cogs.i18n.messages import Messages, command_text
from cogs.i18n.names import formatted
from cogs.i18n.table_messages import TableMessages
from cogs.pages.damaged_rows import written_or_blank
from cogs.pages.leaderboards import title
from cogs.table_post.updater import PostUpdater
from cogs.ui import links
from cogs.ui.panel import MESSAGE_CHARACTERS, Panel
from cogs.ui.responses import in_time, reply_privately, show

Press = discord.Interaction[Any]

REASON_CHARACTERS = 200


@app_commands.guild_only()
class TableCog(
    TableActionCommands, commands.GroupCog, group_name="table", group_description=command_text("cmd-table")
):
    """`/table`, for whoever sits at one."""

    def __init__(self, tables: TableService, updater: PostUpdater, router: InteractionRouter) -> None:
        self.tables = tables
        self.updater = updater
        self.deeds = router.deeds

    @app_commands.command(name="show", description=command_text("cmd-table-show"))
    @app_commands.describe(table=command_text("cmd-option-table"))
    @app_commands.autocomplete(table=offer_open_tables)
    async def show(self, press: Press, table: str | None = None) -> None:
        """Put the table's post at the bottom of this channel, if it is the table's own."""
        messages = messages_of(press)
        async with in_time(press):
            row = await own_open_table(self.tables, press, table)
            if not await is_home(row, press):
                raise Refused("shown-elsewhere", link=links.to_table(row))
            check_channel(press)
            assert press.channel_id is not None
            await self.updater.post_again(row.id, press.channel_id)
            await reply_privately(press, messages("move-done", label=messages("cmd-table-show")))

    @app_commands.command(name="cut", description=command_text("cmd-table-cut"))
    @app_commands.describe(word=command_text("cmd-table-cut-word"), table=command_text("cmd-option-table"))
    @app_commands.autocomplete(table=offer_open_tables)
    async def cut(self, press: Press, word: str = "", table: str | None = None) -> None:
        """Add a word to the deal of a lobby."""
        async with in_time(press):
            row = await own_open_table(self.tables, press, table)
            await self.tables.cut(row.id, press.user.id, word)
            await reply_privately(press, messages_of(press)("cut-done"))

    @app_commands.command(name="list", description=command_text("cmd-table-list"))
    async def list(self, press: Press) -> None:
        """Every open and running table of the server."""
        messages = messages_of(press)
        async with in_time(press):
            rows = await self.tables.open_tables(press.guild_id or 0)
            await show(press, listed(await Visibility(press).of(rows), messages))

    @app_commands.command(name="concede", description=command_text("cmd-table-concede"))
    @app_commands.describe(table=command_text("cmd-option-table"))
    @app_commands.autocomplete(table=offer_tables)
    async def concede(self, press: Press, table: str | None = None) -> None:
        """Give up (CD-80)."""
        async with in_time(press):
            session = await own_table(self.tables, press, table)
            await self.tables.concede(session.table.id, press.user.id)
            messages = messages_of(press)
            await reply_privately(press, messages("move-done", label=messages("cmd-table-concede")))

    @app_commands.command(name="end", description=command_text("cmd-table-end"))
    @app_commands.describe(
        table=command_text("cmd-table-end-table"), reason=command_text("cmd-table-end-reason")
    )
    async def end(
        self, press: Press, table: str, reason: app_commands.Range[str, 1, REASON_CHARACTERS]
    ) -> None:
        """End a table for nobody's gain. Refused for who does not manage the server."""
        if not press.permissions.manage_guild:
            raise Refused("managers-only")
        async with in_time(press):
            rows = await self.tables.open_tables(press.guild_id or 0)
            row = next((row for row in rows if row.id == table), None)
            if row is None:
                raise Refused("bad-table")
            await Visibility(press).check(row)
            result = Result(ending=Ending.ENDED, reason=formatted(reason))
            await self.tables.end(table, result)
            messages = messages_of(press)
            await reply_privately(press, messages("move-done", label=messages("cmd-table-end")))

    @end.autocomplete("table")
    async def _all_tables(self, press: Press, typed: str) -> Choices:
        return await offered(typed, self._offer_all(press))

    async def _offer_all(self, press: Press) -> dict[str, str]:
        rows = await self.tables.open_tables(press.guild_id or 0)
        seen = await Visibility(press, asks_discord=False).of(rows)
        messages = messages_of(press)
        return {
            row.id: label
            for row in seen
            if (label := written_or_blank(row, lambda row: named(row, messages)))
        }


class PlayerCog(commands.Cog):
    """What a member may ask for oneself at any time."""

    def __init__(self, tables: TableService, router: InteractionRouter) -> None:
        self.tables = tables
        self.router = router

    @app_commands.command(name="hand", description=command_text("cmd-hand"))
    @app_commands.describe(table=command_text("cmd-option-table"))
    @app_commands.autocomplete(table=offer_tables)
    @app_commands.guild_only()
    async def hand(self, press: Press, table: str | None = None) -> None:
        """One's hand, to oneself alone."""
        async with in_time(press):
            await self.router.show_hand(press, await own_table(self.tables, press, table))

    @app_commands.command(name="rules", description=command_text("cmd-rules"))
    @app_commands.describe(game=command_text("cmd-rules-game"), page=command_text("cmd-rules-page"))
    @app_commands.choices(game=game_choices())
    async def rules(self, press: Press, game: str = DEFAULT_GAME, page: str | None = None) -> None:
        """One page of a game's rules, to oneself alone."""
        async with in_time(press):
            await self.router.rulebook.open(press, game, page)

    @rules.autocomplete("page")
    async def _pages(self, press: Press, typed: str) -> Choices:
        messages = messages_of(press)
        game = getattr(press.namespace, "game", None) or DEFAULT_GAME
        pages = PRESENTERS[game].pages if game in PRESENTERS else ()
        return choices_of({page: messages(f"{game}-page-{page}") for page in pages}, typed)


def listed(rows: Sequence[Table], messages: Messages) -> Panel:
    """As many tables as a message has room for, and how many more there are."""
    heading = messages("tables-heading")
    room, lines = MESSAGE_CHARACTERS - len(heading), []
    for number, row in enumerate(rows):
        line = written_or_blank(row, lambda row: _line(row, messages)) or messages("history-damaged")
        more = messages("tables-more", count=len(rows) - number)
        if len(line) + len(more) + 2 > room:
            lines.append(more)
            break
        room -= len(line) + 1
        lines.append(line)
    return Panel(heading=heading, paragraphs=("\n".join(lines) or messages("tables-none"),))


def _line(row: Table, messages: Messages) -> str:
    say = TableMessages(messages, row.seats)
    people = say.whos(range(len(row.seats)))
    values = {"game": title(ladder(row), messages), "people": people, "phase": row.phase.value}
    if row.post is None:
        return messages("tables-line-unlinked", **values)
    return messages("tables-line", link=links.to_table(row), **values)
