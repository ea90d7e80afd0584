"""The one way to say no: a reason for which the cogs have a sentence."""

from __future__ import annotations


class Refused(Exception):
    """What somebody asked cannot be done now; nothing has changed.

    ``reason`` names the sentence, ``details`` are the values that stand in it.
    """

    def __init__(self, reason: str, **details: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details
