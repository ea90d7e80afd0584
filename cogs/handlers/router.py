"""Where presses, choices and forms arrive: limits them, finds what their custom id leads to, answers errors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from typing import Any

import discord
from discord.ext import commands
from typing_extensions import override

from bot.cluster.homes import Homes
from bot.errors import Reason, Refused
from bot.ops import metrics
from cogs.handlers.moves import MoveHandler
from cogs.handlers.rate_limit import RateLimiter, is_costly_command, is_costly_control
from cogs.handlers.table_actions import TableActionHandler
from cogs.i18n.locale import Interaction, LocaleResolver
from cogs.images.progressive_reply import ProgressiveReply
from cogs.pages.about import check_has_bot
from cogs.table_post.post_updater import PostUpdater
from cogs.ui import command_options, custom_id
from cogs.ui.components import read_form
from cogs.ui.custom_id import OpenForm, PageRoute, PlayMove, Route, TableRoute
from cogs.ui.errors import count
from cogs.ui.panel import Filled
from cogs.ui.phone import PageParts
from cogs.ui.responses import Arguments, PageHandler, answer_error, in_time

OVERTAKEN = frozenset({Reason.MOVED_ON, Reason.NOT_ASKED, Reason.OLDER_HAND})
"""The refusals of presses on what is no longer so: then the person also reads whose move it is."""
COMPONENT, FORM = discord.InteractionType.component, discord.InteractionType.modal_submit


@dataclass(eq=False, repr=False)
class InteractionRouter(commands.Cog):
    """Brings each press and form to its handler: on posts, beside hands and in direct messages."""

    homes: Homes
    locales: LocaleResolver
    rate_limiter: RateLimiter
    updater: PostUpdater
    _: KW_ONLY
    moves: MoveHandler
    table_actions: TableActionHandler
    pages: Mapping[str, PageHandler]

    async def admit(self, interaction: Interaction) -> bool:
        """Return True if this process is to answer an interaction, once the person's language is known.

        Refused when they send too many, or a text that is too long, where the bot is not, and while nothing can be
        decided.
        """
        if not await self.homes.takes(interaction.id, interaction.guild_id or 0):
            return False
        await self.locales.resolve(interaction)
        self.rate_limiter.check(interaction)
        check_has_bot(interaction)
        command_options.tidy(interaction.data or {})
        if is_costly_command(interaction):
            self.rate_limiter.check_costly(interaction)
        return True

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Carry out a sent form, a press of a control, or a choice from a menu, also of messages from long ago."""
        if interaction.type is FORM:
            await self._answer(interaction)
        elif interaction.type is COMPONENT:
            with metrics.ANSWER_SECONDS.time():
                await self._answer(interaction)

    async def _answer(self, interaction: Interaction) -> None:
        """Find the handler of an interaction. Only this person reads what goes wrong."""
        data: Mapping[str, Any] = interaction.data or {}
        route = custom_id.read(str(data.get("custom_id", "")), data.get("values", ()))
        try:
            if not await self.admit(interaction):
                return
            filled = read_form(data) if interaction.type is FORM else None
            if is_costly_control(route, self.pages, is_filled=filled is not None):
                self.rate_limiter.check_costly(interaction)
        except Exception as error:
            await answer_error(interaction, error)
            return
        if isinstance(route, TableRoute):
            self.updater.touched(interaction, route.table_id)
            if isinstance(route.command, OpenForm) and filled is None:
                await self._open_form(interaction, route, route.command)
                return
        async with in_time(interaction):
            try:
                await self._dispatch(interaction, route, filled)
            except Exception as error:
                await self._answer_error(interaction, route, error)

    async def _open_form(self, interaction: Interaction, route: TableRoute, form: OpenForm) -> None:
        """Open a form, which nothing may come before. An error may be answered later than in time."""
        try:
            await self.moves.open_form(interaction, route, form)
        except Exception as error:
            async with in_time(interaction):
                await self._answer_error(interaction, route, error)

    async def _dispatch(self, interaction: Interaction, route: Route | None, filled: Filled | None) -> None:
        match route:
            case PageRoute(page=page, arguments=arguments):
                handler = self.pages.get(page)
                if handler is None:  # a feature that is not there
                    raise Refused(Reason.NOT_AVAILABLE)
                if filled is None:
                    await handler.press(interaction, arguments)
                else:
                    await handler.fill(interaction, arguments, filled)
            case TableRoute(command=OpenForm() as form) if filled is not None:
                await self.moves.fill_form(interaction, route, form, filled)
            case TableRoute(table_id=table_id, command=PlayMove(token=token)) if filled is None:
                await self.moves.press(interaction, table_id, token, seen_version=route.seen_version)
            case TableRoute(command=command) if not isinstance(command, PlayMove | OpenForm):
                await self.table_actions.run_control(interaction, route.table_id, command, filled)
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)

    async def _answer_error(self, interaction: Interaction, route: Route | None, error: Exception) -> None:
        if not isinstance(route, TableRoute) or not isinstance(error, Refused):
            await answer_error(interaction, error)
            return
        if error.reason in OVERTAKEN:
            count(error)
            try:
                await self.moves.answer_overtaken(interaction, route.table_id, error)
            except Exception as failure:
                await answer_error(interaction, failure)
        else:
            await answer_error(interaction, error)
        # Somebody who presses what cannot be done may be looking at a post that is behind.
        await self.updater.show_after_refusal(route.table_id)


class PartTurner(PageHandler):
    """Shows another part of a page that is too long for a phone."""

    def __init__(self, images: ProgressiveReply) -> None:
        self._images = images

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        match arguments:
            case [name, number] if number.isdecimal():
                part = PageParts.of(press.client).part(press.user.id, name, int(number))
                await self._images.edit(press, part)
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)
