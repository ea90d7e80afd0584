"""The page of `/verify`: the proof of a deal, and the files by which everybody can check it."""

from __future__ import annotations

import io
from pathlib import Path

import discord
from typing_extensions import override

from bot.errors import Reason, Refused
from bot.history import verify as verify_script
from bot.history.past_games import GameHistory
from bot.history.transcript import Transcript, TranscriptShuffle, is_sealed, seed_follows
from bot.tables.service import TableService
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.table_messages import TableMessages
from cogs.permissions import visible_table
from cogs.table_post.lobby import commitment_line, word_lines
from cogs.ui.custom_id import PageName, PageRoute
from cogs.ui.panel import Button, Panel
from cogs.ui.responses import Arguments, PageHandler, send_files, show
from data.records.tables import Phase, Table

SCRIPT_NAME, SCRIPT = "verify.py", Path(verify_script.__file__).read_bytes()
"""Sent with every record, so that people can check it."""


class VerifyPage(PageHandler):
    """Recomputes deals, and sends the records of finished games."""

    def __init__(self, tables: TableService, history: GameHistory) -> None:
        self._tables = tables
        self._history = history

    async def show(self, interaction: Interaction, table: str) -> None:
        """Recompute a deal for one person; before the end show what was committed."""
        await self.show_of(interaction, await visible_table(self._tables, interaction, table))

    async def show_of(self, interaction: Interaction, table: Table) -> None:
        """Do the same for a table that the person may see. Refused for a deal that others may still play."""
        self._check_not_sealed(table)
        say = TableMessages(messages_of(interaction), table.seats)
        if table.phase is Phase.OVER and table.seed is not None:
            await show(interaction, proof_panel(table, await self._history.transcript(table), say))
        else:
            await show(interaction, commitment_panel(table, say))

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        match arguments:
            case [table_id]:
                await self.send_record(press, await visible_table(self._tables, press, table_id))
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)

    async def send_record(self, interaction: Interaction, table: Table) -> None:
        """Send one person the record of a finished table and the script that checks it. Refused without a record."""
        self._check_not_sealed(table)
        record = await self._history.transcript(table)
        name = f"cake-club-{table.id}.json"
        files = (
            discord.File(io.BytesIO(record.as_json().encode()), name),
            discord.File(io.BytesIO(SCRIPT), SCRIPT_NAME),
        )
        values = {"file": name, "pledge": record.commitment, "digest": record.digest}
        await send_files(
            interaction, messages_of(interaction)("verify-file", script=str(True), **values), *files
        )

    def _check_not_sealed(self, table: Table) -> None:
        """Refused for the deal of a day that is not over: others may still play it."""
        if table.phase is Phase.OVER and is_sealed(table, self._tables.now()):
            raise Refused(Reason.DEAL_SEALED)


def commitment_panel(table: Table, say: TableMessages) -> Panel:
    """Return a panel with what is known before the end: the commitment and the words. Refused for a tutorial."""
    if table.secret is None:
        raise Refused(Reason.NOT_COMMITTED)
    lines = (commitment_line(table, say), *word_lines(table.seats, say))
    return Panel(
        has_parts=True,
        heading=_heading(table, say),
        paragraphs=("\n".join(lines), say("verify-later"), _meaning(table, say)),
    )


def proof_panel(table: Table, record: Transcript, say: TableMessages) -> Panel:
    """Return a panel with the result of the check, and its meaning."""
    shuffles = sum(isinstance(chance, TranscriptShuffle) for chance in record.chance)
    lines = (
        say("verify-commitment", commitment=record.commitment),
        say("verify-secret", secret=record.secret),
        *word_lines(table.seats, say),
        say("verify-seed", seed=record.seed, holds=str(seed_follows(table))),
        say(
            "verify-chance", shuffles=shuffles, numbers=len(record.chance) - shuffles, moves=len(record.moves)
        ),
        say("verify-digest", digest=record.digest),
    )
    return Panel(
        has_parts=True,
        heading=_heading(table, say),
        paragraphs=("\n".join(lines), _meaning(table, say), say("verify-script")),
        rows=((Button(PageRoute(PageName.VERIFY, (table.id,)), say("button-record")),),),
    )


def _heading(table: Table, say: TableMessages) -> str:
    return say("verify-heading", game=say(f"{table.game}-name"), table=table.id)


def _meaning(table: Table, say: TableMessages) -> str:
    if table.day is not None:
        return f"{say('verify-day-proves')}\n{say('verify-day-limits')}"
    return f"{say('verify-proves')}\n{say('verify-limits')}"
