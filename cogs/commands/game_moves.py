"""What the move commands of all games share: the table meant, what is offered to type, and the move."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import Refused
from bot.names import shortened
from bot.tables.service import TableService
from cogs.commands.choices import Choices
from cogs.games.registry import PRESENTERS
from cogs.handlers.permissions import own_table, table_choices
from cogs.handlers.router import InteractionRouter
from cogs.i18n.locale import messages_of
from cogs.i18n.table_messages import TableMessages
from cogs.ui.components import PRESSES
from cogs.ui.discord_errors import FAILURES
from cogs.ui.responses import in_time

log = logging.getLogger(__name__)

Press = discord.Interaction[Any]
Offer = Callable[[Press, str], Coroutine[Any, Any, Choices]]

OFFERED = 25
"""The most choices that Discord shows."""


def choices_of(offered: dict[str, str], typed: str) -> Choices:
    """What was offered and has the typed text in it, as many as can be shown."""
    wanted = typed.casefold()
    fitting = [(value, name) for value, name in offered.items() if wanted in name.casefold()]
    return [app_commands.Choice(name=shortened(name, 100), value=value) for value, name in fitting[:OFFERED]]


async def offer_tables(press: Press, typed: str) -> Choices:
    """The tables at which who types is playing."""
    return await offered(typed, table_choices(_router(press).tables, press))


async def offer_open_tables(press: Press, typed: str) -> Choices:
    """The same, and the lobbies in which he sits."""
    return await offered(typed, table_choices(_router(press).tables, press, in_lobby=True))


def offer(game: str, option: str) -> Offer:
    """The choices for an option of a game's command, out of what who types may do now."""

    async def offers(press: Press) -> dict[str, str]:
        table = getattr(press.namespace, "table", None)
        router, words = _router(press), messages_of(press)
        session = await own_table(router.tables, press, table, game)
        seat = session.seat_of(press.user.id)

        async def made() -> dict[str, str]:
            say, legal = TableMessages(words, session.table.seats), session.legal_actions(seat)
            return PRESENTERS[game].offers(option, session.progress.view(seat), legal, say)

        # Only the same seat sees it again, and only while nothing has happened at the table.
        key = (session.table.id, session.progress.version, seat, press.user.id, option, words.locale)
        return await router.offers.options.of(key, made)

    async def wanted(press: Press, typed: str) -> Choices:
        return await offered(typed, offers(press))

    return wanted


async def offered(typed: str, offers: Awaitable[dict[str, str]]) -> Choices:
    """What can be offered. Nothing when it cannot be known: the command itself says why."""
    try:
        return choices_of(await offers, typed)
    except Refused:
        return []
    except FAILURES as error:
        log.warning("nothing could be offered while somebody typed: %s", error)
        return []


def _router(press: Press) -> InteractionRouter:
    return cast(InteractionRouter, cast(commands.Bot, press.client).get_cog(PRESSES))


class MoveCommands:
    """Makes the moves that one game's commands name. Their answers reach the player alone."""

    def __init__(self, game: str, tables: TableService, router: InteractionRouter) -> None:
        self._game = game
        self._tables = tables
        self._router = router

    async def make(self, press: Press, token: str, table: str | None) -> None:
        """The move of a token."""
        async with in_time(press):
            session = await own_table(self._tables, press, table, self._game)
            await self._router.move(press, session.table.id, token, asked=None)

    async def fill(self, press: Press, form: str, table: str | None, **typed: str | None) -> None:
        """The move that a form would mean, filled in by the options of a command."""
        async with in_time(press):
            session = await own_table(self._tables, press, table, self._game)
            say = TableMessages(messages_of(press), session.table.seats)
            texts = {name: text for name, text in typed.items() if text is not None}
            filled = PRESENTERS[self._game].typed(form, texts, say)
            token = self._router.token(session, session.seat_of(press.user.id), form, filled)
            await self._router.move(press, session.table.id, token, asked=None)
