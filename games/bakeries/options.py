"""The options of You Take the Cake: there are none."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """The game has no modes and no house options."""
