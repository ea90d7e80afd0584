"""Which table of a server somebody wants to look at again, and what is offered while he types."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import cast

from discord.ext import commands

from bot.errors import Refused
from bot.history.past_games import GameHistory, PastGame
from bot.tables.service import TableService
from bot.tables.table import Phase, Table
from cogs.commands.choices import Choices
from cogs.commands.game_moves import offered
from cogs.handlers.permissions import named
from cogs.handlers.router import InteractionRouter
from cogs.handlers.visibility import Visibility
from cogs.i18n.locale import messages_of
from cogs.i18n.messages import Messages
from cogs.pages.damaged_rows import written_or_blank
from cogs.ui.components import PRESSES
from cogs.ui.responses import Press

SEARCHED = 200
"""Of so many of the latest games one is found by typing."""


async def table_of_server(tables: TableService, press: Press, table_id: str) -> Table:
    """A table of the server in which it was asked for. Refused for one that the person may not see."""
    row = await tables.stored(table_id.strip())
    if row is None or row.guild_id != press.guild_id:
        raise Refused("bad-table")
    await Visibility(press).check(row)
    return row


async def offer_past(press: Press, typed: str) -> Choices:
    """The tables of the server that have begun, by game, people, date and id."""
    return await offered(typed, _offers(press))


async def _offers(press: Press) -> dict[str, str]:
    router = cast(InteractionRouter, cast(commands.Bot, press.client).get_cog(PRESSES))
    tables, guild_id, words = router.tables, press.guild_id or 0, messages_of(press)
    forgotten = tables.preferences.forgotten
    begun = await router.offers.running.of((guild_id, forgotten), lambda: tables.open_tables(guild_id))
    past = await router.offers.past.of(
        (guild_id, forgotten, words.locale), lambda: _past(router.history, guild_id, words)
    )
    seen = Visibility(press, asks_discord=False)
    found = {}
    for row in await seen.of(row for row in begun if row.phase is Phase.PLAYING):
        label = written_or_blank(row, lambda row: dated(row, words))
        if label:
            found[row.id] = label
    labels = {row.id: label for row, label in past}
    return found | {row.id: labels[row.id] for row in await seen.of(row for row, _ in past)}


async def _past(history: GameHistory, guild_id: int, messages: Messages) -> tuple[tuple[PastGame, str], ...]:
    """The latest finished games that can be read, each with its label."""
    past = await history.games(guild_id, first=0, most=SEARCHED)
    labelled = (
        (row, written_or_blank(row, lambda row: dated(row, messages))) for row in past if row is not None
    )
    return tuple((row, label) for row, label in labelled if label)


def dated(row: Table | PastGame, messages: Messages) -> str:
    """A table as a choice to type: the day on which it ended or was opened, its game, who sat there, and its id."""
    at = row.ended_at if isinstance(row, PastGame) else row.created_at
    day = datetime.fromtimestamp(at, UTC).date().isoformat()
    return f"{day} · {named(row, messages)}"
