"""Tables in lists and menus: their labels, and the list of the lobbies and running tables of a server."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from bot.ratings.service import ladder
from cogs.i18n.messages import Messages
from cogs.i18n.names import mentions_isolated
from cogs.i18n.table_messages import TableMessages
from cogs.pages.ladders import title
from cogs.ui import links
from cogs.ui.panel import MESSAGE_CHARACTERS, Panel
from data.records.finished_games import PastGame
from data.records.tables import Table

log = logging.getLogger(__name__)

LISTED = 12
"""How many tables a list shows: four players with long names take three lines on a phone."""
R = TypeVar("R", bound=Table | PastGame)


def named(table: Table | PastGame, messages: Messages) -> str:
    """Return a table's game, its people and its id."""
    say = TableMessages(messages, table.seats)
    people = messages.listed(say.name(seat.seat) for seat in table.seats)
    return messages.listed((messages(f"{table.game}-name"), people, table.id), have_commas=True)


def dated(table: Table | PastGame, messages: Messages) -> str:
    """Return the day on which a table ended or was opened, then its game, its people and its id."""
    at = table.ended_at if isinstance(table, PastGame) else table.created_at
    return messages.listed((messages.day(at), named(table, messages)), have_commas=True)


def written_or_blank(table: R, written: Callable[[R], str]) -> str:
    """Return the text that is written about a table; log damaged rows and return an empty text for them."""
    try:
        return written(table)
    except Exception as error:  # noqa: BLE001 - damaged values may fail anywhere
        log.error("table %a cannot be listed: %s", table.id, type(error).__name__)
        return ""


def labelled(
    tables: Iterable[R], messages: Messages, label: Callable[[R, Messages], str] = named
) -> dict[str, str]:
    """Return the labels of tables by their ids, without damaged rows."""
    labels = {table.id: written_or_blank(table, lambda table: label(table, messages)) for table in tables}
    return {table_id: text for table_id, text in labels.items() if text}


def table_list(
    tables: Sequence[Table], messages: Messages, *, heading: str = "tables-heading", none: str = "tables-none"
) -> Panel:
    """Return as many tables as fit into a message and on a phone, and how many more there are.

    ``heading`` and ``none`` are the keys of the heading, and of the text where there are no tables.
    """
    title_line = messages(heading)
    room, lines = MESSAGE_CHARACTERS - len(title_line), []
    for number, table in enumerate(tables):
        line = written_or_blank(table, lambda table: _line(table, messages)) or messages("history-damaged")
        more = messages("tables-more", count=len(tables) - number)
        length = len(mentions_isolated(line)) + 1
        if length + len(more) + 1 > room or number == LISTED:
            lines.append(more)
            break
        room -= length
        lines.append(line)
    return Panel(has_parts=True, heading=title_line, paragraphs=("\n".join(lines) or messages(none),))


def _line(table: Table, messages: Messages) -> str:
    say = TableMessages(messages, table.seats)
    people = say.whos(seat.seat for seat in table.seats)
    values = {"game": title(ladder(table), messages), "people": people, "phase": table.phase.value}
    if table.post is None:
        return messages("tables-line-unlinked", **values)
    return messages("tables-line", link=links.to_table(table), **values)
