"""The sums of finished games, in SQL."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Mapping

from typing_extensions import override

from data.boards import Order, Rank, Rivalry
from data.errors import RowDamaged
from data.sql.database import Columns, Database
from data.sql.mapping import R, checked
from data.store import LeaderboardStore

log = logging.getLogger(__name__)

_RANKS = {order: (f"ranks_by_{order}", f"rank_by_{order}") for order in Order}


class SqlLeaderboards(LeaderboardStore):
    """The calls of ``LeaderboardStore`` over any database."""

    _database: Database

    @override
    async def ranks(
        self, guild_id: int, ladder: str, span: str, *, order: Order, first: int, most: int
    ) -> tuple[Rank, ...]:
        board = {"guild_id": guild_id, "ladder": ladder, "span": span}
        rows = await self._database.read(_RANKS[order][0], **board, first=first, most=most)
        return tuple(rank for row in rows if (rank := _sound(row, _rank)) is not None)

    @override
    async def rank(self, user_id: int, *, guild_id: int, ladder: str, span: str, order: Order) -> Rank | None:
        board = {"guild_id": guild_id, "ladder": ladder, "span": span}
        rows = await self._database.read(_RANKS[order][1], user_id=user_id, **board)
        return _sound(rows[0], _rank) if rows else None

    @override
    async def careers(self, user_id: int, *, guild_id: int) -> Mapping[str, Rank]:
        rows = await self._database.read("careers", user_id=user_id, guild_id=guild_id)
        ranks = {row["ladder"]: _sound(row, _rank) for row in rows}
        return {ladder: rank for ladder, rank in ranks.items() if rank is not None}

    @override
    async def rivals(self, user_id: int, other_id: int, *, guild_id: int) -> Mapping[str, Rivalry]:
        rows = await self._database.read("rivals", user_id=user_id, other_id=other_id, guild_id=guild_id)
        rivals = {row.pop("ladder"): _sound(row, lambda row: checked(Rivalry, row)) for row in rows}
        return {ladder: rival for ladder, rival in rivals.items() if rival is not None}

    @override
    async def tally(self, user_id: int, *, guild_id: int) -> Mapping[str, Mapping[str, int]]:
        counted: dict[str, dict[str, int]] = defaultdict(dict)
        for row in await self._database.read("tally", user_id=user_id, guild_id=guild_id):
            if isinstance(row["amount"], int):
                counted[row["game"]][row["counter"]] = row["amount"]
            else:
                log.error("left out a sum of a member's games: it is not a number")
        return dict(counted)

    @override
    async def sure_course(self, user_id: int, *, guild_id: int, ladder: str, most: int) -> tuple[float, ...]:
        player = {"user_id": user_id, "guild_id": guild_id, "ladder": ladder}
        rows = await self._database.read("sure_course", **player, most=most)
        return tuple(row["sure"] for row in reversed(rows) if isinstance(row["sure"], float))


def _sound(row: Columns, read: Callable[[Columns], R]) -> R | None:
    """The row as it is read; None for a damaged one, which must not cost the others."""
    try:
        return read(row)
    except RowDamaged as error:
        log.error("left out a row of a leaderboard: %s", error)
        return None


def _rank(row: Columns) -> Rank:
    board = {"guild_id", "ladder", "span"}
    return checked(Rank, {name: value for name, value in row.items() if name not in board})
