"""The description of a table's image, for people who do not see it."""

from __future__ import annotations

import re
from typing import Any

from bot.tables.table import SeatedPlayer
from cogs.games.presenter import Presenter
from cogs.i18n.emoji import FALLBACK_CHARACTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import PlainTableMessages
from cogs.ui.components import DESCRIPTION_CHARACTERS
from games.views import PublicView

_MARKS = re.compile(r"\*\*|~~|`|^(?:#+|-#) ", re.MULTILINE)
"""Marks of formatting, which a description shows as they are."""
_SLICES = re.compile(rf"{FALLBACK_CHARACTERS['slice']}+ ?")
"""A slice for each cake: each would be read out, and their number stands beside them."""


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
