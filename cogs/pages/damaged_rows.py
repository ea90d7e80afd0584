"""Lists of which one damaged entry must not cost the others."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from bot.history.past_games import PastGame
from bot.tables.table import Table

log = logging.getLogger(__name__)

R = TypeVar("R", bound=Table | PastGame)


def written_or_blank(row: R, written: Callable[[R], str]) -> str:
    """What is written of a table; nothing, and a line in the log, when that cannot be written."""
    try:
        return written(row)
    except Exception as error:  # noqa: BLE001 - damaged values may fail anywhere
        log.error("table %a cannot be listed: %s", row.id, type(error).__name__)
        return ""
