"""Errors that reach the cogs: a refusal with a reason for which there is a sentence, and failures of the store."""

from __future__ import annotations

from data.store import RowDamaged, StoreError, StoreUnavailable

__all__ = ["Refused", "RowDamaged", "StoreError", "StoreUnavailable"]


class Refused(Exception):
    """What a person wants cannot be done now; nothing has changed.

    ``reason`` names the sentence, ``details`` are the values in it.
    """

    def __init__(self, reason: str, **details: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details
