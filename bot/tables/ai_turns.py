"""House players at a table: each answers after a pause that does not depend on what it holds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

from bot.errors import Refused
from bot.tables.session import Session
from data.rows import TableRow
from data.store import StoreError
from games.ai import chosen
from games.catalog import ENTRIES, stand_in_level
from games.engine import Seat
from games.entropy import Entropy

log = logging.getLogger(__name__)

RETRY_SECONDS = 30.0
"""How long a house player waits before it tries again on a disk that refused its move."""


class AITurns:
    """Keeps the pace of house players: one task a table, and only while one of them is asked."""

    def __init__(self, answer: Callable[[str, float], Awaitable[bool]], pause_seconds: float) -> None:
        """``answer`` makes one decision for a house player of a table, and says whether more are open.

        It takes the whole pause for it, so that nobody can tell how long was thought.
        """
        self._answer = answer
        self._pause_seconds = pause_seconds
        self._sitting: dict[str, asyncio.Task[None]] = {}

    def wake(self, table_id: str) -> None:
        """Have the table's house players answer what they are asked."""
        sitting = self._sitting.get(table_id)
        if sitting is None or sitting.done():
            task = asyncio.create_task(self._sit(table_id), name=f"house {table_id}")
            self._sitting[table_id] = task
            task.add_done_callback(lambda done: self._get_up(table_id, done))

    async def close(self) -> None:
        """Let every house player stop where it is; the record knows where to go on."""
        tasks = list(self._sitting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _sit(self, table_id: str) -> None:
        is_asked = True
        while is_asked:
            try:
                is_asked = await self._answer(table_id, self._pause_seconds)
            except Refused as refused:
                log.info("no house player sits at table %s any more: %s", table_id, refused.reason)
                return
            except StoreError as error:
                log.warning("a house player at table %s waits for the store: %s", table_id, error)
                await asyncio.sleep(RETRY_SECONDS)

    def _get_up(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._sitting.get(table_id) is task:
            del self._sitting[table_id]


async def choice(session: Session, seat: Seat) -> Any:
    """Return the action that the seat's AI player chooses now.

    It is drawn from an entropy of its own, so that the record alone tells why it was chosen. Some choices take
    longer than a press may wait, so they are made beside the event loop, out of what does not change meanwhile.
    """
    table = session.table
    player = ENTRIES[table.game].ai_players[table.seats[seat].house or stand_in_level(table.game)]
    entropy = Entropy(_seed(table, seat, session.progress.version))
    view, legal = session.progress.view(seat), session.legal_actions(seat)
    return await asyncio.to_thread(chosen, player, view, legal, entropy)


def _seed(table: TableRow, seat: Seat, version: int) -> bytes:
    return sha256(b"house player" + (table.seed or b"") + bytes([seat]) + version.to_bytes(8, "big")).digest()
