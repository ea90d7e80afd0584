"""The sums of finished games, in SQL."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from data.boards import Order, Rank, Rivalry
from data.errors import RowDamaged
from data.sql.database import Columns
from data.sql.mapping import R, checked, names_of
from data.sql.part import StorePart

log = logging.getLogger(__name__)

_RANKS = {order: (f"ranks_by_{order}", f"rank_by_{order}") for order in Order}


class LeaderboardStore(StorePart):
    """Sums over finished games.

    ``span`` is the name of a period, as ``Period.name_at`` gives it.
    """

    async def ranks(
        self, guild_id: int, ladder: str, span: str, *, order: Order, first: int, most: int
    ) -> tuple[Rank, ...]:
        """Return at most ``most`` ranks from the ``first`` on, counted from 0."""
        board = {"guild_id": guild_id, "ladder": ladder, "span": span}
        rows = await self._database.read(_RANKS[order][0], **board, first=first, most=most)
        return tuple(rank for _, rank in _by_ladder(Rank, rows))

    async def rank(self, user_id: int, *, guild_id: int, ladder: str, span: str, order: Order) -> Rank | None:
        """Return a member's rank; None for a member without a rated game there."""
        board = {"guild_id": guild_id, "ladder": ladder, "span": span}
        rows = await self._database.read(_RANKS[order][1], user_id=user_id, **board)
        return next((rank for _, rank in _by_ladder(Rank, rows)), None)

    async def careers(self, user_id: int, *, guild_id: int) -> Mapping[str, Rank]:
        """Return a member's ranks of all time by ladder; ``ahead`` is not counted here, and 0."""
        rows = await self._database.read("careers", user_id=user_id, guild_id=guild_id)
        return dict(_by_ladder(Rank, rows))

    async def rivals(self, user_id: int, other_id: int, *, guild_id: int) -> Mapping[str, Rivalry]:
        """Return a member's games against another by ladder; games on the same side do not count."""
        rows = await self._database.read("rivals", user_id=user_id, other_id=other_id, guild_id=guild_id)
        return dict(_by_ladder(Rivalry, rows))

    async def tally(self, user_id: int, *, guild_id: int) -> Mapping[str, Mapping[str, int]]:
        """Return what was counted of a member's finished games, by game and counter."""
        counted: dict[str, dict[str, int]] = defaultdict(dict)
        for row in await self._database.read("tally", user_id=user_id, guild_id=guild_id):
            if isinstance(row["amount"], int):
                counted[row["game"]][row["counter"]] = row["amount"]
            else:
                log.error("left out a sum of a member's games: it is not a number")
        return dict(counted)

    async def recent_ratings(
        self, user_id: int, *, guild_id: int, ladder: str, most: int
    ) -> tuple[float, ...]:
        """Return mu - 3 sigma after each of a member's last games, oldest first."""
        player = {"user_id": user_id, "guild_id": guild_id, "ladder": ladder}
        found = await self._values("sure", "recent_ratings", **player, most=most)
        return tuple(sure for sure in reversed(found) if isinstance(sure, float))

    async def spans(self, guild_id: int, ladder: str) -> tuple[str, ...]:
        """Return the names of all periods in which a rated game was finished, in any order."""
        return await self._values("span", "spans", guild_id=guild_id, ladder=ladder)


def _by_ladder(kind: type[R], rows: Iterable[Columns]) -> Iterator[tuple[str, R]]:
    """Yield the rows that make sense with their ladders; a damaged one must not cost the others."""
    for row in rows:
        try:
            yield row["ladder"], checked(kind, {name: row[name] for name in names_of(kind)})
        except RowDamaged as error:
            log.error("left out a row of a leaderboard: %s", error)
