"""The form by which a player cuts the deck, and what happens when it is sent."""

from __future__ import annotations

from bot.tables.lobbies import Lobbies
from bot.tables.lobby import WORD_CHARACTERS
from bot.tables.service import TableService
from cogs.i18n.locale import Press, messages_of
from cogs.i18n.messages import Messages
from cogs.permissions import check_server
from cogs.table_post.updater import PostUpdater
from cogs.ui.custom_id import TableControl, TableRoute
from cogs.ui.panel import Field, Filled, Form, Shape
from cogs.ui.responses import ask, reply_privately

FIELD = "word"


def form(messages: Messages) -> Form:
    """Return the form for a player's word."""
    field = Field(
        name=FIELD,
        label=messages("cut-field"),
        note=messages("cut-note"),
        shape=Shape.TEXT,
        least=0,
        most=WORD_CHARACTERS,
    )
    return Form(messages("cut-title"), (field,))


class SeedContributionHandler:
    """Asks for words and stores them."""

    def __init__(self, tables: TableService, lobbies: Lobbies, updater: PostUpdater) -> None:
        self._tables = tables
        self._lobbies = lobbies
        self._updater = updater

    async def ask(self, press: Press, table_id: str) -> None:
        """Open the form."""
        await ask(press, form(messages_of(press)), TableRoute(table_id, 0, TableControl.CUT_DECK))

    async def fill(self, press: Press, table_id: str, filled: Filled) -> None:
        """Store the word of a form that was sent."""
        check_server(await self._tables.table(table_id), press)
        await self._lobbies.cut(table_id, press.user.id, next(iter(filled.get(FIELD, ())), ""))
        if await self._updater.shows(table_id, press.message):
            await self._updater.answer(press, table_id)
        else:
            await self.say_done(press)

    async def cut(self, press: Press, table_id: str, word: str) -> None:
        """Store the word of a command."""
        await self._lobbies.cut(table_id, press.user.id, word)
        await self.say_done(press)

    async def say_done(self, press: Press) -> None:
        """Tell the player that their word counts."""
        await reply_privately(press, messages_of(press)("cut-done"))
