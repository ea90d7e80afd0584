"""Reads games that are over: lists, replays, transcripts, reviews, and what is stored about a member."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from threading import Event
from typing import Any, Generic, TypeVar

from cachetools import LRUCache

from bot.errors import Reason, Refused
from bot.history.export import stored_about
from bot.history.replay import RecordedSteps
from bot.history.transcript import Transcript, transcript_of
from bot.tables.state import RecordDamaged, TableState, played_moves
from data.records.tables import MoveRecord, Phase, Table
from data.store import Store
from games.catalog import ENTRIES, GAMES
from games.engine import Seat
from games.record import PlayedMove

RECORDS_KEPT = 32
"""The number of tables whose replays or transcripts are cached."""
REVIEWS_KEPT = 100
"""How many reviews are kept in memory, for players who look again."""

T = TypeVar("T")


class GameHistory:
    """Reads what was played. A record that cannot be replayed is Refused."""

    def __init__(self, store: Store) -> None:
        self.stored = store.history
        self._store = store
        self._reviews: LRUCache[tuple[str, Seat], Any] = LRUCache(REVIEWS_KEPT)
        self._review_locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        """One for each kind of game: the end of a short game does not wait for the review of a long one."""
        self._steps = RecordCache(store.tables.moves, RecordedSteps)
        self._transcripts = RecordCache(store.tables.moves, transcript_of)

    async def steps(self, table: Table) -> RecordedSteps:
        """Return the steps of a table for a replay."""
        return await self._steps.of(table)

    async def transcript(self, table: Table) -> Transcript:
        """Return the public record of a finished table. Refused when it is not over or has no commitment."""
        return await self._transcripts.of(table)

    async def review(self, table: Table, seat: Seat) -> Any:
        """Return the game's review of a finished table for a seat. Refused before the end."""
        # One after the other: some take a core for a second or more.
        async with self._review_locks[table.game]:
            if (table.id, seat) not in self._reviews:
                self._reviews[table.id, seat] = await self._reviewed(table, seat)
            return self._reviews[table.id, seat]

    async def _reviewed(self, table: Table, seat: Seat) -> Any:
        moves, is_unwanted = await self._store.tables.moves(table.id), Event()
        try:
            # In a thread: a long game must not block the event loop.
            return await asyncio.to_thread(reviewed, table, moves, seat, is_unwanted)
        except RecordDamaged as error:
            raise Refused(Reason.RECORD_DAMAGED) from error
        finally:
            is_unwanted.set()

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return everything that is stored about a member, as JSON values."""
        return await stored_about(self._store, user_id)


class RecordCache(Generic[T]):
    """Makes something of a table's record, in a thread: a long game must not block the event loop.

    It is kept until the table's row changes: a forgotten member must not be named.
    """

    def __init__(
        self,
        moves: Callable[[str], Awaitable[tuple[MoveRecord, ...]]],
        make: Callable[[Table, tuple[MoveRecord, ...]], T],
    ) -> None:
        """``moves`` reads the moves of a table by id."""
        self._moves = moves
        self._make = make
        self._kept: LRUCache[str, tuple[Table, T]] = LRUCache(RECORDS_KEPT)

    async def of(self, table: Table) -> T:
        """Return the item that is made of this table. Refused for a damaged record; raises what making it raises."""
        known = self._kept.get(table.id)
        if known is not None and known[0] == table:
            return known[1]
        moves = await self._moves(table.id)
        try:
            item = await asyncio.to_thread(self._make, table, moves)
        except RecordDamaged as error:
            raise Refused(Reason.RECORD_DAMAGED) from error
        self._kept[table.id] = table, item
        return item


class Unwanted(Exception):
    """Nobody waits for the review any more."""


def reviewed(table: Table, moves: Sequence[MoveRecord], seat: Seat, is_unwanted: Event | None = None) -> Any:
    """Return the findings of the game's own review for a seat. It takes up to a few seconds: call it in a thread.

    Refused when the game has no review, has another edition or is not over; RecordDamaged when the moves do not fit.
    Unwanted soon after ``is_unwanted`` is set.
    """
    game, review = GAMES[table.game], ENTRIES[table.game].review
    if review is None:
        raise Refused(Reason.NO_REVIEW)
    if table.phase is not Phase.OVER or table.seed is None:
        raise Refused(Reason.NOT_OVER)
    if table.edition != game.edition:
        raise Refused(Reason.OTHER_EDITION)
    state = TableState(game, table)
    played = played_moves(state, moves)
    return review(state.options, _while_wanted(played, is_unwanted or Event()), seat)


def _while_wanted(played: Sequence[PlayedMove], is_unwanted: Event) -> Iterator[PlayedMove]:
    for move in played:
        if is_unwanted.is_set():
            raise Unwanted
        yield move
