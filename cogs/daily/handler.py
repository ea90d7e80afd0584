"""The daily deals: shows their pages, deals them where only their player sees them, and shares results."""

from __future__ import annotations

import contextlib

from typing_extensions import override

from bot.daily import DailyDeals, DailyReason, Today
from bot.errors import Reason, Refused
from bot.tables.options import AnyGame
from cogs.daily.pages import board_panel, check_panel, share_panel, today_page
from cogs.daily.post import DailyControl, deal_thread
from cogs.feature import Parts
from cogs.handlers.lobby import SLOW_CLOCK, member_of, new_table
from cogs.i18n.locale import Press, messages_of
from cogs.i18n.messages import Messages
from cogs.i18n.names import formatted
from cogs.pages.play import answer_start, show_below
from cogs.permissions import check_may_open, place_of
from cogs.ui import links
from cogs.ui.discord_errors import FAILURES
from cogs.ui.page_handler import Arguments, PageHandler
from cogs.ui.panel import Panel
from cogs.ui.responses import edit_own_message, show, show_publicly
from games.catalog import GAMES


class DailyHandler(PageHandler):
    """Carries out the controls of the pages about daily deals."""

    costly = frozenset({DailyControl.PLAY, DailyControl.SHARE})

    def __init__(self, deals: DailyDeals, parts: Parts) -> None:
        self._deals = deals
        self._core = parts.core
        self._updater = parts.updater
        self._locales = parts.locales

    async def open(self, press: Press) -> None:
        """Show the deals of today to one person."""
        today = await self._deals.of_member(press.user.id)
        where = await self._links(today)
        panel = today_page(today, where, messages_of(press), in_server=press.guild_id is not None)
        await show(press, panel)

    async def board(self, press: Press) -> None:
        """Show the server's board of today to everybody, in the server's language."""
        messages = self._locales.public(place_of(press))
        await show_publicly(press, await self._board(press, self._deals.today, messages))

    @override
    async def press(self, press: Press, arguments: Arguments) -> None:
        yesterday, today, tomorrow = self._deals.days_around()
        match arguments:
            case [DailyControl.OPEN]:
                await self.open(press)
            case [DailyControl.PLAY, key] if key in GAMES:
                await self._play(press, GAMES[key])
            case [DailyControl.SHARE]:
                await self._share(press)
            case [DailyControl.BOARD, day] if day in (yesterday, today):
                await edit_own_message(press, await self._board(press, day, messages_of(press)))
            case [DailyControl.CHECK]:
                days = [(day, self._deals.deals(day)) for day in (tomorrow, today, yesterday)]
                await edit_own_message(press, check_panel(days, messages_of(press)))
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)

    async def _play(self, press: Press, game: AnyGame) -> None:
        """Deal the deal of today, and tell the member where it is.

        Refused when they have played it, where they may not open a table, and where others would see it.
        """
        guild_id, messages = place_of(press), messages_of(press)
        check_may_open(press, self._core.preferences.server(guild_id))
        await self._core.lobbies.check_room(guild_id, press.user.id)
        if await self._deals.try_of(press.user.id, game.key, self._deals.today) is not None:
            raise Refused(DailyReason.PLAYED)
        thread = None
        if press.guild_id is not None:
            thread = await deal_thread(press, game.key)
        try:
            new = new_table(press, self._core.preferences, SLOW_CLOCK, thread)
            session = await self._deals.open(game, member_of(press), new, counts_in=guild_id)
        except Exception:
            if thread is not None:  # another press of theirs was quicker
                with contextlib.suppress(*FAILURES):
                    await thread.edit(archived=True)
            raise
        # The member is here and needs no ping.
        self._updater.pings.touched(session.table.id, press.user.id)
        if thread is None:
            await show_below(press, self._updater, session.table.id)
        else:
            await answer_start(press, messages("daily-opened", thread=thread.mention))

    async def _share(self, press: Press) -> None:
        """Show the results of today to everybody. Refused when there are none."""
        today = await self._deals.of_member(press.user.id)
        if not any(one.counts for one in today.tries.values()):
            raise Refused(DailyReason.NO_RESULT)
        in_server = press.guild_id is not None
        messages = self._locales.public(place_of(press)) if in_server else messages_of(press)
        await show_publicly(press, share_panel(today, press.user.id, messages))

    async def _board(self, press: Press, day: str, messages: Messages) -> Panel:
        if press.guild is None:
            raise Refused(DailyReason.BOARD_HERE)
        tries = await self._deals.board(press.guild.id, day)
        yesterday, today, _ = self._deals.days_around()
        return board_panel(tries, day, formatted(press.guild.name), messages, days=(yesterday, today))

    async def _links(self, today: Today) -> dict[str, str]:
        """Return the addresses of the deals that a member is playing, by game."""
        rows = {
            game: await self._core.tables.stored(one.table_id)
            for game, one in today.tries.items()
            if one.ending is None
        }
        return {game: "" if row is None else links.to_table(row) for game, row in rows.items()}
