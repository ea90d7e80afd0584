"""The daily deals: `/daily`, their pages, and the posts of their tables."""

from __future__ import annotations

from discord.ext import commands

from bot.daily import DailyDeals
from cogs.commands.declaration import anywhere, command
from cogs.daily.handler import DailyHandler
from cogs.daily.post import PAGE, DailyControl, DailyTable
from cogs.feature import Feature, Parts
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import Messages, command_text
from cogs.ui.panel import Button, Row


@anywhere
class DailyCog(commands.GroupCog, group_name="daily", group_description=command_text("cmd-daily")):
    """`/daily`."""

    def __init__(self, deals: DailyDeals, handler: DailyHandler) -> None:
        self.deals = deals
        self._handler = handler

    @command("daily-today")
    async def today(self, interaction: Interaction) -> None:
        """Show the deals of today, privately."""
        await self._handler.open(interaction)

    @command("daily-board", is_public=True, is_costly=True)
    async def board(self, interaction: Interaction) -> None:
        """Show the server's results of today to everybody."""
        await self._handler.board(interaction)


def feature(parts: Parts) -> Feature:
    """Return what daily deals add to the program."""
    core = parts.core
    deals = DailyDeals(core.store.daily, core.lobbies, core.tables.now)
    handler = DailyHandler(deals, parts)
    return Feature(
        commands=(DailyCog(deals, handler),),
        pages={PAGE: handler},
        table_kind=DailyTable(),
        play_row=play_row,
        before_forgetting=deals.keep_tries,
        hourly=deals.drop_kept_tries,
    )


def play_row(messages: Messages) -> Row:
    """Return the row of `/play` that leads to the deals of today."""
    return (Button(DailyControl.OPEN.route(), messages("button-daily")),)
