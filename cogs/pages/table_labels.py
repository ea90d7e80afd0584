"""Labels of tables in lists and menus: the game, the people, the day and the id."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import TypeVar

from bot.history.past_games import PastGame
from bot.tables.table import Table
from cogs.i18n.messages import Messages
from cogs.i18n.names import plain

log = logging.getLogger(__name__)

R = TypeVar("R", bound=Table | PastGame)


def named(row: Table | PastGame, messages: Messages) -> str:
    """Return a table's game, its people and its id."""
    people = ", ".join(plain(seat.name) or messages("somebody") for seat in row.seats)
    return f"{messages(f'{row.game}-name')} · {people} · {row.id}"


def dated(row: Table | PastGame, messages: Messages) -> str:
    """Return the same behind the day on which the table ended or was opened."""
    at = row.ended_at if isinstance(row, PastGame) else row.created_at
    return f"{messages.day(at)} · {named(row, messages)}"


def written_or_blank(row: R, written: Callable[[R], str]) -> str:
    """Return what is written about a table; log damaged rows and return an empty text for them."""
    try:
        return written(row)
    except Exception as error:  # noqa: BLE001 - damaged values may fail anywhere
        log.error("table %a cannot be listed: %s", row.id, type(error).__name__)
        return ""


def labelled(
    rows: Iterable[R], messages: Messages, label: Callable[[R, Messages], str] = named
) -> dict[str, str]:
    """Return the labels of tables by their ids, without damaged rows."""
    labels = {row.id: written_or_blank(row, lambda row: label(row, messages)) for row in rows}
    return {table_id: text for table_id, text in labels.items() if text}
