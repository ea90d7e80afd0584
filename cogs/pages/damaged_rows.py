"""Lists of which one damaged entry must not cost the others."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from data.history import PastGameRow
from data.rows import TableRow

log = logging.getLogger(__name__)

R = TypeVar("R", bound=TableRow | PastGameRow)


def written_or_blank(row: R, written: Callable[[R], str]) -> str:
    """What is written of a table; nothing, and a line in the log, when that cannot be written."""
    try:
        return written(row)
    except Exception as error:  # noqa: BLE001 - damaged values may fail anywhere
        log.error("cannot list table %a: %s", row.id, type(error).__name__)
        return ""
