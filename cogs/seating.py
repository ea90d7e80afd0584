"""Which of a member's tables a command means, and whether a table can be opened where he is."""

from __future__ import annotations

from typing import Any

import discord

from bot.refusals import Refused
from bot.session import Session
from bot.tables import Tables
from cogs.words import Words
from data.rows import Phase, TableRow

NEEDED = ("view_channel", "send_messages", "read_message_history")
"""The permissions without which a table cannot be kept in a channel."""

Press = discord.Interaction[Any]


async def own_table(tables: Tables, press: Press, table_id: str | None, game: str | None = None) -> Session:
    """The running table that a member means: the one he names, else the only one here, else the only one.

    Refused when there is none, or more than one and none was named.
    """
    rows = [row for row in await _running(tables, press) if game in (None, row.game)]
    if table_id is not None:
        rows = [row for row in rows if row.id == table_id]
        if not rows:
            raise Refused("bad-table")
    elif len(rows) > 1:
        rows = [row for row in rows if _is_here(row, press)] or rows
    match rows:
        case [row]:
            return await tables.session(row.id)
        case []:
            raise Refused("no-table-here")
        case _:
            raise Refused("which-table")


async def table_choices(tables: Tables, press: Press) -> dict[str, str]:
    """The member's running tables: their ids, and what tells them apart."""
    words = Words.spoken_by(press.locale)
    rows = await _running(tables, press)
    return {row.id: f"{words(f'{row.game}-name')} · {_people(row)} · {row.id}" for row in rows}


def check_channel(press: Press) -> None:
    """Refused when no table can be kept here, with what is missing."""
    if press.guild_id is None or press.channel_id is None:
        raise Refused("here-only")
    words = Words.spoken_by(press.locale)
    in_thread = isinstance(press.channel, discord.Thread)
    for name in (*NEEDED, *(("send_messages_in_threads",) if in_thread else ())):
        if not getattr(press.app_permissions, name):
            raise Refused("missing-permission", permission=words(f"permission-{name}"))


async def _running(tables: Tables, press: Press) -> list[TableRow]:
    rows = await tables.store.tables_of(press.user.id, press.guild_id)
    return [row for row in rows if row.phase is Phase.PLAYING]


def _is_here(row: TableRow, press: Press) -> bool:
    return press.channel_id in (row.channel_id, row.post.channel_id if row.post else None)


def _people(row: TableRow) -> str:
    return ", ".join(seat.name for seat in row.seats)
