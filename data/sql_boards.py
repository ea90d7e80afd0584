"""The sums of finished games, in SQL."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from typing_extensions import override

from data.boards import BoardStore, Order, RankRow, RivalRow
from data.columns import checked
from data.database import Columns, Database

_RANKS = {order: (f"ranks_by_{order}", f"rank_by_{order}") for order in Order}


class SqlBoards(BoardStore):
    """The calls of ``BoardStore`` over any database."""

    _database: Database

    @override
    async def ranks(
        self, guild_id: int, ladder: str, span: str, *, order: Order, first: int, most: int
    ) -> tuple[RankRow, ...]:
        board = {"guild_id": guild_id, "ladder": ladder, "span": span}
        rows = await self._database.read(_RANKS[order][0], **board, first=first, most=most)
        return tuple(_rank(row) for row in rows)

    @override
    async def rank(
        self, user_id: int, *, guild_id: int, ladder: str, span: str, order: Order
    ) -> RankRow | None:
        board = {"guild_id": guild_id, "ladder": ladder, "span": span}
        rows = await self._database.read(_RANKS[order][1], user_id=user_id, **board)
        return _rank(rows[0]) if rows else None

    @override
    async def careers(self, user_id: int, *, guild_id: int) -> Mapping[str, RankRow]:
        rows = await self._database.read("careers", user_id=user_id, guild_id=guild_id)
        return {row["ladder"]: _rank(row) for row in rows}

    @override
    async def rivals(self, user_id: int, other_id: int, *, guild_id: int) -> Mapping[str, RivalRow]:
        rows = await self._database.read("rivals", user_id=user_id, other_id=other_id, guild_id=guild_id)
        return {row.pop("ladder"): checked(RivalRow, row) for row in rows}

    @override
    async def tally(self, user_id: int, *, guild_id: int) -> Mapping[str, Mapping[str, int]]:
        counted: dict[str, dict[str, int]] = defaultdict(dict)
        for row in await self._database.read("tally", user_id=user_id, guild_id=guild_id):
            counted[row["game"]][row["counter"]] = row["amount"]
        return dict(counted)

    @override
    async def sure_course(self, user_id: int, *, guild_id: int, ladder: str, most: int) -> tuple[float, ...]:
        player = {"user_id": user_id, "guild_id": guild_id, "ladder": ladder}
        rows = await self._database.read("sure_course", **player, most=most)
        return tuple(row["sure"] for row in reversed(rows))


def _rank(row: Columns) -> RankRow:
    board = {"guild_id", "ladder", "span"}
    return checked(RankRow, {name: value for name, value in row.items() if name not in board})
