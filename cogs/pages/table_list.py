"""The lobbies and running tables of a server as a list."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ratings.service import ladder
from bot.tables.table import Table
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.pages.leaderboards import title
from cogs.pages.table_labels import written_or_blank
from cogs.ui import links
from cogs.ui.panel import MESSAGE_CHARACTERS, Panel


def table_list(rows: Sequence[Table], messages: Messages) -> Panel:
    """Return as many tables as fit into a message, and how many more there are."""
    heading = messages("tables-heading")
    room, lines = MESSAGE_CHARACTERS - len(heading), []
    for number, row in enumerate(rows):
        line = written_or_blank(row, lambda row: _line(row, messages)) or messages("history-damaged")
        more = messages("tables-more", count=len(rows) - number)
        if len(line) + len(more) + 2 > room:
            lines.append(more)
            break
        room -= len(line) + 1
        lines.append(line)
    return Panel(heading=heading, paragraphs=("\n".join(lines) or messages("tables-none"),))


def _line(row: Table, messages: Messages) -> str:
    say = TableMessages(messages, row.seats)
    people = say.whos(seat.seat for seat in row.seats)
    values = {"game": title(ladder(row), messages), "people": people, "phase": row.phase.value}
    if row.post is None:
        return messages("tables-line-unlinked", **values)
    return messages("tables-line", link=links.to_table(row), **values)
