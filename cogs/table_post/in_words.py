"""The public state of a table in words: as the description of its image, and for somebody who asks for it."""

from __future__ import annotations

import re
from typing import Any

from bot.tables.replayed import ReplayedTable
from bot.tables.table import SeatedPlayer
from cogs.games.presenter import Presenter
from cogs.games.registry import PRESENTERS
from cogs.i18n.emoji import FALLBACK_CHARACTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import PlainTableMessages, TableMessages
from cogs.ui.components import DESCRIPTION_CHARACTERS
from cogs.ui.panel import Panel, in_room
from games.views import PublicView

_MARKS = re.compile(r"\*\*|~~|`|^(?:#+|-#) ", re.MULTILINE)
"""Marks of formatting, which a description shows as they are."""
_SLICES = re.compile(rf"{FALLBACK_CHARACTERS['slice']}+ ?")
"""A slice for each cake: each would be read out, and their number stands beside them."""


def in_words(table: ReplayedTable, messages: Messages) -> Panel:
    """Return the state of a table for one reader, whose language may differ from that of the post."""
    return in_room(lambda fitting: _in_words(table, fitting), messages)


def _in_words(table: ReplayedTable, messages: Messages) -> Panel:
    say, presenter = TableMessages(messages, table.table.seats), PRESENTERS[table.table.game]
    view = table.progress.public_view()
    asked = None if table.is_over else presenter.asked(view, say)
    return Panel(
        heading=presenter.heading(view, say),
        paragraphs=tuple(
            part for part in (*presenter.table(view, say), *presenter.notes(view, say), asked) if part
        ),
    )


def described(
    presenter: Presenter[Any, Any, Any],
    view: PublicView[Any],
    seats: tuple[SeatedPlayer, ...],
    words: str,
    messages: Messages,
) -> str:
    """Return the description of a table's image: all of the state, or only ``words`` where that has no room."""
    say = PlainTableMessages(messages, seats)
    marked = "\n".join(part for part in presenter.table(view, say) if part)
    whole = _SLICES.sub("", _MARKS.sub("", marked))
    return whole if len(whole) <= DESCRIPTION_CHARACTERS else words
