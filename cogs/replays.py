"""`/replay`: a game looked at again step by step, as text, and by whom it may be seen."""

from __future__ import annotations

import io
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands
from typing_extensions import override

from bot.playback import Playback, Viewer, check_may_look
from bot.reading import RecordDamaged
from bot.refusals import Refused
from bot.tables import Tables
from cogs.answers import Press, give, in_time, repaint, show, show_publicly
from cogs.archive import offer_past, table_of_server
from cogs.desk import Desk
from cogs.panels import Panel
from cogs.say import PlainSay, Say
from cogs.scenes import SHELF, Place, scene, story
from cogs.shelves import Shelf
from cogs.tongues import words_of
from cogs.words import command_text
from data.rows import Phase, TableRow


class ReplayCog(commands.Cog, Shelf):
    """Shows the steps, and turns from one to the next."""

    def __init__(self, tables: Tables, desk: Desk) -> None:
        self.tables = tables
        desk.shelves[SHELF] = self

    @app_commands.command(name="replay", description=command_text("cmd-replay"))
    @app_commands.describe(table=command_text("cmd-replay-table"), step=command_text("cmd-replay-step"))
    @app_commands.autocomplete(table=offer_past)
    @app_commands.guild_only()
    async def replay(self, press: Press, table: str, step: app_commands.Range[int, 1, 9999] = 1) -> None:
        """Look at a table again, alone."""
        async with in_time(press):
            row = await table_of_server(self.tables, press, table)
            mine = None if row.phase is Phase.OVER else row.seat_of(press.user.id)
            await show(press, await self._panel(press, row, Place(row.id, Viewer(mine), step - 1)))

    @override
    async def press(self, press: Press, deed: str) -> None:
        word, place = Place.read(deed)
        row = await table_of_server(self.tables, press, place.table_id)
        match word:
            case "!text":
                await self._give_text(press, row, place)
            case "!share":
                public = place if row.phase is Phase.OVER else replace(place, viewer=Viewer(), step=0)
                await show_publicly(press, await self._panel(press, row, public, is_public=True))
            case "!open":
                await show(press, await self._panel(press, row, place))
            case _:
                is_public = press.message is not None and not press.message.flags.ephemeral
                await repaint(press, await self._panel(press, row, place, is_public=is_public))

    async def _panel(self, press: Press, row: TableRow, place: Place, *, is_public: bool = False) -> Panel:
        playback = await self._playback(press, row, place, is_public=is_public)
        return scene(row, playback, place, Say(words_of(press), row.seats), is_public=is_public)

    async def _give_text(self, press: Press, row: TableRow, place: Place) -> None:
        playback = await self._playback(press, row, place, is_public=False)
        text = story(row, playback, PlainSay(words_of(press), row.seats))
        file = discord.File(io.BytesIO(text.encode()), f"cake-club-{row.id}.txt")
        await give(press, words_of(press)("replay-text-file"), file)

    async def _playback(self, press: Press, row: TableRow, place: Place, *, is_public: bool) -> Playback:
        """Refused for who may not look with these eyes; of a running game a public message shows what all see."""
        looks_on = 0 if is_public else press.user.id
        check_may_look(row, place.viewer, looks_on, is_over=row.phase is Phase.OVER)
        try:
            return Playback(
                self.tables.games[row.game], row, await self.tables.store.moves(row.id), place.viewer
            )
        except RecordDamaged as error:
            raise Refused("record-damaged") from error
