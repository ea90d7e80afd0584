"""The daily deals: `/daily`, and what the controls of their pages do."""

from __future__ import annotations

from typing_extensions import override

from bot.daily import DailyDeals, DailyReason, Today, deal_levels
from bot.errors import Reason, Refused
from bot.tables.options import AnyGame
from cogs.commands.declaration import WITH_BOT, Group, available, make_command
from cogs.daily.pages import (
    DAILY_TABLE,
    PAGE,
    DailyControl,
    board_panel,
    check_panel,
    deal_thread,
    share_panel,
    today_page,
)
from cogs.feature import Feature, Parts
from cogs.handlers.lobby import SLOW_CLOCK, member_of, new_table
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import Messages, command_text
from cogs.i18n.names import formatted
from cogs.pages.play import PageButton, answer_start, show_below
from cogs.permissions import check_may_open, place_of
from cogs.table_post.threads import archived_on_failure
from cogs.ui import links
from cogs.ui.panel import Panel
from cogs.ui.responses import Arguments, PageHandler, edit_own_message, show, show_publicly
from games.catalog import GAMES, stand_in_level

BUTTON = PageButton("button-daily", DailyControl.OPEN.route())


def feature(parts: Parts) -> Feature:
    """Return the daily deals as a feature."""
    handler = DailyHandler(parts)
    return Feature(
        commands=(_group(handler),),
        pages={PAGE: handler},
        table_kind=DAILY_TABLE,
        button=BUTTON,
        before_forgetting=handler.deals.keep_tries,
        hourly=handler.deals.drop_kept_tries,
    )


def _group(handler: DailyHandler) -> Group:
    group = available(WITH_BOT, Group(name="daily", description=command_text("cmd-daily")))
    group.add_command(make_command("cmd-daily-today", (), lambda interaction, _: handler.open(interaction)))
    board = make_command(
        "cmd-daily-board", (), lambda interaction, _: handler.board(interaction), is_public=True, costly=True
    )
    group.add_command(board)
    return group


class DailyHandler(PageHandler):
    """Carries out the controls of the pages about daily deals."""

    costly = frozenset({DailyControl.PLAY, DailyControl.SHARE})

    def __init__(self, parts: Parts) -> None:
        self.deals = DailyDeals(parts)
        self._parts = parts

    async def open(self, interaction: Interaction) -> None:
        """Show the deals of today to one person."""
        today = await self.deals.of_member(interaction.user.id)
        where = await self._links(today)
        panel = today_page(today, where, messages_of(interaction), in_server=interaction.guild_id is not None)
        await show(interaction, panel)

    async def board(self, interaction: Interaction) -> None:
        """Show the server's board of today to everybody, in the server's language."""
        messages = self._parts.locales.public(place_of(interaction))
        await show_publicly(interaction, await self._board(interaction, self.deals.today, messages))

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        yesterday, today, tomorrow = self.deals.days_around()
        match arguments:
            case [DailyControl.OPEN]:
                await self.open(press)
            case [DailyControl.PLAY, key, level] if key in GAMES:
                await self._play(press, GAMES[key], level)
            case [DailyControl.PLAY, key] if key in GAMES:  # on a page from before there was a choice
                await self._play(press, GAMES[key], stand_in_level(key))
            case [DailyControl.SHARE]:
                await self._share(press)
            case [DailyControl.BOARD, day] if day in (yesterday, today):
                await edit_own_message(press, await self._board(press, day, messages_of(press)))
            case [DailyControl.CHECK]:
                days = [(day, self.deals.deals(day)) for day in (tomorrow, today, yesterday)]
                await edit_own_message(press, check_panel(days, messages_of(press)))
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)

    async def _play(self, interaction: Interaction, game: AnyGame, level: str) -> None:
        """Deal the deal of today against a house player of this level, and tell the member where it is.

        Refused when they have played it, where they may not open a table, and where others would see it.
        """
        guild_id, messages = place_of(interaction), messages_of(interaction)
        check_may_open(interaction, self._parts.preferences.server(guild_id))
        await self._parts.lobbies.check_room(guild_id, interaction.user.id)
        if level not in deal_levels(game.key):
            raise Refused(Reason.UNKNOWN_CONTROL)
        if game.key in (await self.deals.of_member(interaction.user.id)).tries:
            raise Refused(DailyReason.PLAYED)
        thread = None
        if interaction.guild_id is not None:
            thread = await deal_thread(interaction, game.key)
        async with archived_on_failure(thread):  # another interaction of theirs may be quicker
            new = new_table(interaction, self._parts.preferences, SLOW_CLOCK, thread)
            session = await self.deals.open(
                game, member_of(interaction), new, level=level, counts_in=guild_id
            )
        # The member is here and needs no ping.
        self._parts.updater.pings.touched(session.table.id, interaction.user.id)
        if thread is None:
            await show_below(interaction, self._parts.updater, session.table.id)
        else:
            await answer_start(interaction, messages("daily-opened", thread=thread.mention))

    async def _share(self, interaction: Interaction) -> None:
        """Show the results of today to everybody. Refused when there are none."""
        today = await self.deals.of_member(interaction.user.id)
        if not any(one.counts for one in today.tries.values()):
            raise Refused(DailyReason.NO_RESULT)
        in_server = interaction.guild_id is not None
        messages = (
            self._parts.locales.public(place_of(interaction)) if in_server else messages_of(interaction)
        )
        await show_publicly(interaction, share_panel(today, interaction.user.id, messages))

    async def _board(self, interaction: Interaction, day: str, messages: Messages) -> Panel:
        if interaction.guild is None:
            raise Refused(DailyReason.BOARD_HERE)
        tries = await self.deals.board(interaction.guild.id, day)
        yesterday, today, _ = self.deals.days_around()
        return board_panel(tries, day, formatted(interaction.guild.name), messages, days=(yesterday, today))

    async def _links(self, today: Today) -> dict[str, str]:
        tables = {
            game: await self._parts.tables.stored.get(one.table_id)
            for game, one in today.tries.items()
            if one.ending is None
        }
        return {game: "" if table is None else links.to_table(table) for game, table in tables.items()}
