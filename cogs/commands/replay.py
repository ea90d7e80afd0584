"""`/replay`: a game looked at again step by step, as text, and by whom it may be seen."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands
from typing_extensions import override

from bot.errors import Refused
from bot.history.recent import RecordCache
from bot.history.replay import RecordedSteps, Replay, Viewer, check_may_look
from bot.tables.replayed import RecordDamaged
from bot.tables.service import TableService
from bot.tables.table import Phase, Table
from cogs.commands.verify import VerifyCog
from cogs.handlers.router import InteractionRouter
from cogs.i18n.locale import LocaleResolver, messages_of
from cogs.i18n.messages import command_text
from cogs.i18n.table_messages import PlainTableMessages, TableMessages
from cogs.images.renderer import ImageRenderer
from cogs.pages.finished_tables import offer_past, table_of_server
from cogs.pages.replay import SHELF, ReplayPage, picture, scene, story
from cogs.ui.page_handler import PageHandler
from cogs.ui.panel import Panel
from cogs.ui.progressive_reply import ProgressiveReply
from cogs.ui.responses import Press, in_time, send_files


class ReplayCog(commands.Cog, PageHandler):
    """Shows the steps, and turns from one to the next."""

    def __init__(
        self,
        tables: TableService,
        router: InteractionRouter,
        locales: LocaleResolver,
        proofs: VerifyCog,
        *,
        renderer: ImageRenderer,
        private_renderer: ImageRenderer,
    ) -> None:
        """What somebody looks at alone, his hand among it, is drawn in the ``cabinet``; what all see elsewhere."""
        self.tables = tables
        self._proofs = proofs
        self._locales = locales
        self._for_all, self._alone = ProgressiveReply(renderer), ProgressiveReply(private_renderer)
        self._films = RecordCache(
            tables.moves, lambda row, moves: RecordedSteps(tables.games[row.game], row, moves)
        )
        router.page_handlers[SHELF] = self

    @app_commands.command(name="replay", description=command_text("cmd-replay"))
    @app_commands.describe(table=command_text("cmd-replay-table"), step=command_text("cmd-replay-step"))
    @app_commands.autocomplete(table=offer_past)
    @app_commands.guild_only()
    async def replay(self, press: Press, table: str, step: app_commands.Range[int, 1, 9999] = 1) -> None:
        """Look at a table again, alone."""
        async with in_time(press):
            row = await table_of_server(self.tables, press, table)
            mine = None if row.phase is Phase.OVER else row.seat_of(press.user.id)
            await self._answer(press, row, ReplayPage(row.id, Viewer(mine), step - 1), self._alone.show)

    @override
    async def press(self, press: Press, deed: str) -> None:
        word, place = ReplayPage.read(deed)
        row = await table_of_server(self.tables, press, place.table_id)
        match word:
            case "!text":
                await self._give_text(press, row, place)
            case "!record":
                await self._proofs.give_record(press, row)
            case "!share":
                public = place if row.phase is Phase.OVER else replace(place, viewer=Viewer(), step=0)
                await self._answer(press, row, public, self._for_all.show_publicly, is_public=True)
            case "!open":
                await self._answer(press, row, place, self._alone.show)
            case _:
                is_public = press.message is not None and not press.message.flags.ephemeral
                await self._answer(press, row, place, self._room(is_public).repaint, is_public=is_public)

    async def _answer(
        self,
        press: Press,
        row: Table,
        place: ReplayPage,
        answer: Callable[[Press, Panel], Awaitable[None]],
        *,
        is_public: bool = False,
    ) -> None:
        """Show a step. Then the next one is drawn, for who reads on, unless others wait for their pictures."""
        playback = await self._playback(press, row, place, is_public=is_public)
        say = TableMessages(
            self._locales.public(row.guild_id) if is_public else messages_of(press), row.seats
        )
        panel = scene(row, playback, place, say, is_public=is_public)
        preferences = self.tables.preferences
        is_drawn = preferences.server(row.guild_id).shows_pictures
        if not (is_drawn if is_public else await preferences.shows_pictures(press.user.id, row.guild_id)):
            await answer(press, panel)
            return
        now, following = (
            picture(row, playback.at(step), place.viewer, say)
            for step in (place.step, min(place.step + 1, len(playback) - 1))
        )
        await answer(press, replace(panel, picture=now))
        renderer = self._room(is_public).renderer
        if renderer.is_idle:
            renderer.begin(following)

    def _room(self, is_public: bool) -> ProgressiveReply:
        return self._for_all if is_public else self._alone

    async def _give_text(self, press: Press, row: Table, place: ReplayPage) -> None:
        playback = await self._playback(press, row, place, is_public=False)
        text = story(row, playback, PlainTableMessages(messages_of(press), row.seats))
        file = discord.File(io.BytesIO(text.encode()), f"cake-club-{row.id}.txt")
        await send_files(press, messages_of(press)("replay-text-file"), file)

    async def _playback(self, press: Press, row: Table, place: ReplayPage, *, is_public: bool) -> Replay:
        """Refused for who may not look with these eyes; of a running game a public message shows what all see."""
        looks_on = 0 if is_public else press.user.id
        check_may_look(row, place.viewer, looks_on, is_over=row.phase is Phase.OVER)
        try:
            return Replay(await self._films.of(row), place.viewer)
        except RecordDamaged as error:
            raise Refused("record-damaged") from error
