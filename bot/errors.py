"""Errors that reach the cogs: a refusal with a reason for which there is a sentence, and failures of the store."""

from __future__ import annotations

from data.errors import RowDamaged, StoreError, StoreUnavailable, TableMovedOn

__all__ = ["Refused", "RowDamaged", "StoreError", "StoreUnavailable", "TableMovedOn"]


class Refused(Exception):
    """What somebody asked for cannot be done now; nothing has changed.

    ``reason`` names the sentence, ``details`` are the values in it.
    """

    def __init__(self, reason: str, **details: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details
