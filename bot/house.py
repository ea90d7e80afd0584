"""House players at a table: each answers after a pause that does not depend on what it holds."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from hashlib import sha256

from bot.refusals import Refused
from bot.session import Session
from data.rows import By, TableRow
from data.store import StoreUnavailable
from games.catalog import HOUSE
from games.engine import Seat
from games.entropy import Entropy

log = logging.getLogger(__name__)

RETRY_SECONDS = 30.0
"""How long a house player waits before it tries again on a disk that refused its move."""


class House:
    """Plays the seats of house players, one task a table and only while one of them is asked."""

    def __init__(self, played: Callable[[Session], None], pause_seconds: float) -> None:
        self._played = played
        self._pause_seconds = pause_seconds
        self._sitting: dict[str, asyncio.Task[None]] = {}

    def wake(self, session: Session) -> None:
        """Have the table's house players answer what they are asked."""
        table_id = session.table.id
        if session.house_seats() and table_id not in self._sitting:
            task = asyncio.ensure_future(self._sit(session))
            self._sitting[table_id] = task
            task.add_done_callback(lambda _: self._sitting.pop(table_id, None))

    async def close(self) -> None:
        """Let every house player stop where it is; the record knows where to go on."""
        tasks = list(self._sitting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _sit(self, session: Session) -> None:
        while session.house_seats():
            await asyncio.sleep(self._pause_seconds)
            if not await self._answer(session):
                return

    async def _answer(self, session: Session) -> bool:
        seats = session.house_seats()
        if not seats:
            return False
        token, asked = choice(session, seats[0])
        try:
            await session.play(seats[0], token, asked=asked, by=By.HOUSE, at=time.time())
        except Refused:
            return True  # somebody was quicker: look at the table again
        except StoreUnavailable:
            log.warning("the store refused a house player's move at table %s", session.table.id)
            await asyncio.sleep(RETRY_SECONDS)
            return True
        self._played(session)
        return True


def choice(session: Session, seat: Seat) -> tuple[str, int]:
    """What the seat's house player does now, as a token, and the version at which it was asked.

    It is drawn from an entropy of its own, so that the record alone tells why it was chosen.
    """
    table = session.table
    player = HOUSE[table.game][table.seats[seat].house or "honest"]
    entropy = Entropy(_seed(table, seat, session.course.version))
    action = player.choose(session.course.view(seat), session.legal_actions(seat), entropy)
    return session.game.encode(action), session.course.version


def _seed(table: TableRow, seat: Seat, version: int) -> bytes:
    return sha256(b"house player" + (table.seed or b"") + bytes([seat]) + version.to_bytes(8, "big")).digest()
