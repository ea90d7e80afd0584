"""`/verify`: whether a deal is the one that was pledged, and what that proves."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from typing_extensions import override

from bot.errors import Refused
from bot.history.recent import Lately
from bot.history.transcript import Transcript, TranscriptShuffle, follows, transcript_of
from bot.tables.replayed import RecordDamaged
from bot.tables.service import TableService
from cogs.handlers.router import InteractionRouter
from cogs.i18n.locale import messages_of
from cogs.i18n.messages import command_text
from cogs.i18n.table_messages import TableMessages
from cogs.pages.finished_tables import offer_past, table_of_server
from cogs.table_post.commitment import cuts, pledged
from cogs.ui.page_handler import PageHandler
from cogs.ui.panel import Button, Panel
from cogs.ui.responses import Press, in_time, send_files, show
from data.rows import Phase, TableRow

SHELF = "verifier"
FILE = "!file."
SCRIPT = Path(__file__).parents[2] / "tools" / "verify.py"
"""The script that checks a record; it is sent with every record."""


class VerifyCog(commands.Cog, PageHandler):
    """Recomputes deals, and gives the records of finished games away."""

    def __init__(self, tables: TableService, router: InteractionRouter) -> None:
        self.tables = tables
        self._records = Lately(
            tables.store, lambda row, moves: transcript_of(tables.games[row.game], row, moves)
        )
        router.page_handlers[SHELF] = self

    @app_commands.command(name="verify", description=command_text("cmd-verify"))
    @app_commands.describe(table=command_text("cmd-verify-table"))
    @app_commands.autocomplete(table=offer_past)
    @app_commands.guild_only()
    async def verify(self, press: Press, table: str) -> None:
        """Recompute a deal, to oneself alone."""
        async with in_time(press):
            row = await table_of_server(self.tables, press, table)
            if row.is_lesson:
                raise Refused("lesson-not-pledged")
            say = TableMessages(messages_of(press), row.seats)
            if row.phase is Phase.OVER and row.seed is not None:
                await show(press, proof(row, await self._record(row), say))
            else:
                await show(press, promise(row, say))

    @override
    async def press(self, press: discord.Interaction[Any], deed: str) -> None:
        if not deed.startswith(FILE):
            raise Refused("unknown-action")
        await self.give_record(press, await table_of_server(self.tables, press, deed.removeprefix(FILE)))

    async def give_record(self, press: Press, row: TableRow) -> None:
        """The record of a table that is over, and what checks it, to one person alone. Refused when there is none."""
        record = await self._record(row)
        name = f"cake-club-{row.id}.json"
        has_script = SCRIPT.exists()
        files = [discord.File(io.BytesIO(record.as_json().encode()), name)]
        if has_script:
            files.append(discord.File(io.BytesIO(SCRIPT.read_bytes()), SCRIPT.name))
        values = {"file": name, "pledge": record.commitment, "digest": record.digest}
        await send_files(press, messages_of(press)("verify-file", script=str(has_script), **values), *files)

    async def _record(self, row: TableRow) -> Transcript:
        try:
            return await self._records.of(row)
        except RecordDamaged as error:
            raise Refused("record-damaged") from error


def promise(row: TableRow, say: TableMessages) -> Panel:
    """What can be said before the end: the pledge and the words. Refused where nothing was pledged."""
    if row.secret is None:
        raise Refused("never-pledged")
    told = (pledged(row, say), *cuts(row.seats, say))
    return Panel(heading=_heading(row, say), paragraphs=("\n".join(told), say("verify-later"), _meaning(say)))


def proof(row: TableRow, record: Transcript, say: TableMessages) -> Panel:
    """What was recomputed from the record, and what it means."""
    shuffles = sum(isinstance(chance, TranscriptShuffle) for chance in record.chance)
    lines = (
        say("verify-pledge", commitment=record.commitment),
        say("verify-secret", secret=record.secret),
        *cuts(row.seats, say),
        say("verify-seed", seed=record.seed, holds=str(follows(row))),
        say(
            "verify-chance", shuffles=shuffles, numbers=len(record.chance) - shuffles, moves=len(record.moves)
        ),
        say("verify-digest", digest=record.digest),
    )
    return Panel(
        heading=_heading(row, say),
        paragraphs=("\n".join(lines), _meaning(say), say("verify-script")),
        rows=((Button(f"{FILE}{row.id}", say("button-record")),),),
        table_id=SHELF,
    )


def _heading(row: TableRow, say: TableMessages) -> str:
    return say("verify-heading", game=say(f"{row.game}-name"), table=row.id)


def _meaning(say: TableMessages) -> str:
    """What it proves, and what it does not."""
    return f"{say('verify-proves')}\n{say('verify-limits')}"
