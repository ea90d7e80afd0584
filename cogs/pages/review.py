"""The review of a finished game, shown to one of its players."""

from __future__ import annotations

from bot.errors import Reason, Refused
from bot.history.past_games import GameHistory
from bot.tables.table import Table
from cogs.games.registry import GAME_UIS
from cogs.i18n.locale import Press, messages_of
from cogs.i18n.table_messages import TableMessages
from cogs.ui.responses import show


async def show_review(press: Press, history: GameHistory, table: Table) -> None:
    """Show a player the review of their game. Refused for others, before its end, and for a game without one."""
    seat = next((seat.seat for seat in table.seats if press.user.id in (seat.user_id, seat.rated_id)), None)
    if seat is None:
        raise Refused(Reason.NOT_SEATED)
    panel = GAME_UIS[table.game].review
    if panel is None:
        raise Refused(Reason.NO_REVIEW)
    found = await history.review(table, seat)
    await show(press, panel(found, seat, TableMessages(messages_of(press), table.seats, reader=seat)))
