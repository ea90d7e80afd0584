"""How a player cuts the deck: the form in which he writes his word, and what becomes of it."""

from __future__ import annotations

from typing import Any

import discord
from typing_extensions import override

from bot.errors import Refused
from bot.tables.lobby import WORD_CHARACTERS
from bot.tables.service import TableService
from cogs.i18n.locale import messages_of
from cogs.i18n.messages import Messages
from cogs.table_post.updater import PostUpdater
from cogs.ui.components import Pressed, modal
from cogs.ui.page_handler import PageHandler
from cogs.ui.panel import Field, Filled, Form, Shape
from cogs.ui.responses import Press, reply_privately

SEED_CONTRIBUTION = "scissors"
FIELD = "word"


def form(messages: Messages) -> Form:
    """Where a player writes his word."""
    field = Field(
        name=FIELD,
        label=messages("cut-field"),
        note=messages("cut-note"),
        shape=Shape.TEXT,
        least=0,
        most=WORD_CHARACTERS,
    )
    return Form(messages("cut-title"), (field,))


async def ask(press: Press, table_id: str) -> None:
    """Ask for the word; what is sent comes to the shelf."""
    pressed = Pressed(SEED_CONTRIBUTION, 0, f"?{table_id}")
    await press.response.send_modal(modal(form(messages_of(press)), pressed))


class SeedContributionHandler(PageHandler):
    """Takes the words."""

    def __init__(self, tables: TableService, updater: PostUpdater) -> None:
        self._tables = tables
        self._updater = updater

    @override
    async def fill(self, press: discord.Interaction[Any], deed: str, filled: Filled) -> None:
        table_id = deed.removeprefix("?")
        row = await self._tables.row(table_id)
        if row.guild_id != press.guild_id:
            raise Refused("no-such-table")
        await self._tables.cut(table_id, press.user.id, next(iter(filled.get(FIELD, ())), ""))
        if await self._updater.shows(table_id, press.message):
            await self._updater.answer(press, table_id)
        else:
            await reply_privately(press, messages_of(press)("cut-done"))
