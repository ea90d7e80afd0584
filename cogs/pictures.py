"""What a channel ought to see of a table, and what its post is known to show."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bot.session import Session
from cogs.panels import Panel
from data.rows import Phase, PostRow, TableRow

PATIENCE_SECONDS = 1.0
"""How long an answer waits for what is being painted; it has three seconds in all."""

Key = tuple[Phase, int]


@dataclass(frozen=True, slots=True)
class Picture:
    """What the channel ought to see of a table now."""

    row: TableRow
    session: Session | None
    """Goes on while the picture is being painted: ask it nothing that the picture shows."""
    version: int
    """How many moves the picture shows."""
    turn: int
    panel: Panel

    @property
    def key(self) -> Key:
        """Two pictures of a table with one key are the same."""
        return self.row.phase, self.row.revision if self.session is None else self.version


@dataclass(slots=True)
class Easel:
    """One table's post, and which picture it is known to show."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    key: Key | None = None
    post: PostRow | None = None
    task: asyncio.Task[None] | None = None
    is_stale: bool = False
    """Whether the table has changed since its task last looked."""
    answers: int = 0
    """Presses that wait to show the table as it is by their answers."""

    async def is_mine_soon(self) -> bool:
        """Whether the lock could be had in time for an answer; then it is held."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await self.lock.acquire()
        except TimeoutError:
            return False
