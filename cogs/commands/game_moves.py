"""Makes the moves that a game's commands name."""

from __future__ import annotations

from typing import Any

import discord

from bot.tables.service import TableService
from cogs.games.registry import PRESENTERS
from cogs.handlers.moves import MoveHandler, decoded
from cogs.handlers.own_tables import own_table
from cogs.i18n.locale import messages_of
from cogs.i18n.table_messages import TableMessages
from cogs.ui.responses import in_time

Press = discord.Interaction[Any]


class MoveCommands:
    """The moves of one game's commands. Only the player sees the answers."""

    def __init__(self, game: str, tables: TableService, moves: MoveHandler) -> None:
        self._game = game
        self._tables = tables
        self._moves = moves

    async def make(self, press: Press, token: str, table: str | None) -> None:
        """Make the move of a token."""
        async with in_time(press):
            session = await own_table(self._tables, press, table, self._game)
            await self._moves.play(press, session.table.id, decoded(session, token), asked=None)

    async def fill(self, press: Press, form: str, table: str | None, **typed: str | None) -> None:
        """Make the move that a form would mean when it is filled in with the options of a command."""
        async with in_time(press):
            session = await own_table(self._tables, press, table, self._game)
            say = TableMessages(messages_of(press), session.table.seats)
            texts = {name: text for name, text in typed.items() if text is not None}
            filled = PRESENTERS[self._game].typed(form, texts, say)
            view = session.progress.view(session.seat_of(press.user.id))
            action = PRESENTERS[self._game].action(form, filled, view)
            await self._moves.play(press, session.table.id, action, asked=None)
