"""Which table of a server somebody wants to look at again, and what is offered while he types."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import cast

import discord
from discord.ext import commands

from bot.refusals import Refused
from bot.tables import Tables
from cogs.answers import Press
from cogs.choices import Choices
from cogs.controls import PRESSES
from cogs.desk import Desk
from cogs.moves import offered
from cogs.seating import named
from cogs.tongues import words_of
from cogs.words import Words
from data.archive import PastGameRow
from data.rows import Phase, TableRow
from data.store import Store

SEARCHED = 200
"""Of so many of the latest games one is found by typing."""


async def table_of_server(tables: Tables, press: Press, table_id: str) -> TableRow:
    """A table of the server in which it was asked for.

    Refused for those of other servers, and for running ones in channels that are closed to who asks, as for those
    that there are not.
    """
    row = await tables.store.table(table_id.strip())
    if row is None or row.guild_id != press.guild_id:
        raise Refused("bad-table")
    if row.phase is not Phase.OVER and not _stands_open(row, press):
        raise Refused("bad-table")
    return row


def _stands_open(row: TableRow, press: Press) -> bool:
    """Whether who asks plays at a table, or may read the channel in which it is played."""
    if press.channel_id == row.channel_id or row.seat_of(press.user.id) is not None:
        return True
    if press.guild is None or not isinstance(press.user, discord.Member):
        return False
    channel = press.guild.get_channel_or_thread(row.channel_id)
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    return channel is not None and channel.permissions_for(press.user).view_channel


async def offer_past(press: Press, typed: str) -> Choices:
    """The tables of the server that have begun, by game, people, date and id."""
    return await offered(typed, _offers(press))


async def _offers(press: Press) -> dict[str, str]:
    desk = cast(Desk, cast(commands.Bot, press.client).get_cog(PRESSES))
    store, guild_id, words = desk.tables.store, press.guild_id or 0, words_of(press)
    begun = await desk.offers.running.of((guild_id, store.forgotten), lambda: store.tables_in(guild_id))
    running = [row for row in begun if row.phase is Phase.PLAYING and _stands_open(row, press)]
    past = await desk.offers.past.of(
        (guild_id, store.forgotten, words.locale), lambda: _past(store, guild_id, words)
    )
    return {row.id: dated(row, words) for row in running} | past


async def _past(store: Store, guild_id: int, words: Words) -> dict[str, str]:
    past = await store.past_games(guild_id, first=0, most=SEARCHED)
    return {row.id: dated(row, words) for row in past if row is not None}


def dated(row: TableRow | PastGameRow, words: Words) -> str:
    """A table as a choice to type: the day on which it ended or was opened, its game, who sat there, and its id."""
    at = row.ended_at if isinstance(row, PastGameRow) else row.created_at
    day = datetime.fromtimestamp(at, UTC).date().isoformat()
    return f"{day} · {named(row, words)}"
