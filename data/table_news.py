"""How far a table is, as the home of its server reads it when it polls."""

from __future__ import annotations

from dataclasses import dataclass

from data.records import Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class TableNews:
    """How far a table is, without its seats."""

    id: str
    guild_id: int
    phase: Phase
    version: int
    due_at: float | None
