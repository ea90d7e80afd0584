"""What the store without a disk remembers of the order of finished games and of their ratings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from typing_extensions import override

from data.memory_people import MemoryPeople
from data.ratings import FinishRow, RatingRow, StatisticRow
from data.rows import Ending
from data.store import TableMovedOn

_COUNTED = {Ending.FINISHED, Ending.CONCEDED}


class MemoryStanding(MemoryPeople):
    """The calls of ``StandingStore`` over dictionaries."""

    def __init__(self) -> None:
        super().__init__()
        self._finishes: dict[int, str] = {}
        self._settled: set[int] = set()
        self._ratings: dict[int, tuple[RatingRow, ...]] = {}
        self._tallies: dict[int, tuple[StatisticRow, ...]] = {}

    @override
    async def unsettled(self) -> tuple[FinishRow, ...]:
        self._check_open()
        return tuple(
            FinishRow(number=number, table_id=table_id)
            for number, table_id in self._finishes.items()
            if number not in self._settled and table_id in self._tables
        )

    @override
    async def settle(
        self, number: int, ratings: Sequence[RatingRow], tallies: Sequence[StatisticRow] = ()
    ) -> None:
        self._check_open()
        waiting = (row.number for row in await self.unsettled())
        if next(waiting, None) != number:
            raise TableMovedOn(f"game {number} is settled, or not the next one")
        self._settled.add(number)
        self._ratings[number] = tuple(ratings)
        self._tallies[number] = tuple(tallies)

    @override
    async def unsettle(self) -> None:
        self._check_open()
        self._settled.clear()

    @override
    async def ratings_of_game(self, number: int) -> tuple[RatingRow, ...]:
        return tuple(self._found(lambda row: row.number == number))

    @override
    async def tallies_of_game(self, number: int) -> tuple[StatisticRow, ...]:
        self._check_open()
        found = self._tallies.get(number, ()) if self._finishes.get(number) in self._tables else ()
        return tuple(sorted(found, key=lambda row: (row.seat, row.counter)))

    @override
    async def rating_before(
        self, user_id: int, *, guild_id: int, ladder: str, number: int
    ) -> RatingRow | None:
        rows = await self.ratings_of(user_id, guild_id=guild_id, ladder=ladder)
        return next((row for row in reversed(rows) if row.number < number), None)

    @override
    async def ratings_of(self, user_id: int, *, guild_id: int, ladder: str) -> tuple[RatingRow, ...]:
        wanted = (user_id, guild_id, ladder)
        return tuple(self._found(lambda row: (row.user_id, row.guild_id, row.ladder) == wanted))

    @override
    async def meetings(
        self, pair: tuple[int, int], *, guild_id: int, ladder: str, number: int, since: float
    ) -> int:
        mine, theirs = [
            {row.number for row in await self.ratings_of(one, guild_id=guild_id, ladder=ladder)
             if row.number < number and row.at > since}
            for one in pair
        ]  # fmt: skip
        return len(mine & theirs)

    def _count_finish(self, table_id: str, ending: Ending) -> None:
        """Give a game that has ended its place in the order."""
        if ending in _COUNTED:
            self._finishes[max(self._finishes, default=0) + 1] = table_id

    def _found(self, wanted: Callable[[RatingRow], bool]) -> Iterator[RatingRow]:
        """The ratings of tables that are still there, under the names that their seats still have."""
        self._check_open()
        for number in sorted(self._ratings):
            table = self._tables.get(self._finishes[number])
            for row in self._ratings[number] if table else ():
                seat = table.seats[row.seat] if table else None
                named = row.model_copy(update={"user_id": seat and seat.rated_id})
                if wanted(named):
                    yield named
