"""The order of finished games and their ratings, in SQL."""

from __future__ import annotations

import json
import logging
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from typing_extensions import override

from data.boards import Period
from data.errors import RowDamaged
from data.records import BEST, FinishedGame, RatingChange, Statistic
from data.sql.database import Columns, Database, Step
from data.sql.mapping import R, checked, columns_of, names_of
from data.store import RatingStore

log = logging.getLogger(__name__)

_RATING_COLUMNS = tuple(name for name in names_of(RatingChange) if name != "user_id")


class SqlRatings(RatingStore):
    """The calls of ``RatingStore`` over any database."""

    _database: Database

    @override
    async def unsettled(self) -> tuple[FinishedGame, ...]:
        return tuple(_finish(row) for row in await self._database.read("unsettled"))

    @override
    async def settle(
        self, number: int, ratings: Sequence[RatingChange], tallies: Sequence[Statistic] = ()
    ) -> None:
        spans = [(span.name_at(ratings[0].at), span is Period.SEASON) for span in Period] if ratings else []
        await self._database.write(
            Step("lock_settled_table", {"number": number}),
            Step("settle", {"number": number}, is_decisive=True),
            Step("clear_ratings", {"number": number}),
            *(Step("add_rating", columns_of(rating, *_RATING_COLUMNS)) for rating in ratings),
            *(
                Step("rank_players", {"number": number, "span": span, "is_season": is_season})
                for span, is_season in spans
            ),
            Step("meet_rivals", {"number": number}),
            *_tally_steps(number, tallies),
        )

    @override
    async def unsettle(self) -> None:
        sums = ("clear_ranks", "clear_rivals", "clear_tallies")
        await self._database.write(Step("unsettle", {}), *(Step(query, {}) for query in sums))

    @override
    async def ratings_of_game(self, number: int) -> tuple[RatingChange, ...]:
        return await self._ratings("ratings_of_game", number=number)

    @override
    async def is_settled(self, table_id: str) -> bool:
        return not await self._database.read("unsettled_of_table", table_id=table_id)

    @override
    async def ratings_of_table(self, table_id: str) -> tuple[RatingChange, ...]:
        return await self._ratings("ratings_of_table", table_id=table_id)

    @override
    async def tallies_of_game(self, number: int) -> tuple[Statistic, ...]:
        rows = await self._database.read("game_tallies", number=number)
        return tuple(tally for row in rows for tally in _sound_tallies(number, row))

    @override
    async def rating_before(
        self, user_id: int, *, guild_id: int, ladder: str, number: int
    ) -> RatingChange | None:
        player: dict[str, Any] = {"user_id": user_id, "guild_id": guild_id, "ladder": ladder}
        rows = await self._database.read("rating_before", **player, number=number)
        found = next(_sound(RatingChange, rows), None)
        if found is None and rows:  # the last one is damaged: then the last one that is not
            earlier = [row for row in await self.ratings_of(**player) if row.number < number]
            return earlier[-1] if earlier else None
        return found

    @override
    async def ratings_of(self, user_id: int, *, guild_id: int, ladder: str) -> tuple[RatingChange, ...]:
        return await self._ratings("ratings_of", user_id=user_id, guild_id=guild_id, ladder=ladder)

    @override
    async def meetings(
        self, pair: tuple[int, int], *, guild_id: int, ladder: str, number: int, since: float
    ) -> int:
        one, other = pair
        among = {"guild_id": guild_id, "ladder": ladder, "number": number, "since": since}
        rows = await self._database.read("meetings", user_id=one, other_id=other, **among)
        return int(rows[0]["met"])

    async def _ratings(self, query: str, **parameters: Any) -> tuple[RatingChange, ...]:
        return tuple(_sound(RatingChange, await self._database.read(query, **parameters)))


def _finish(row: Columns) -> FinishedGame:
    """A finish; one whose table is damaged names no table, so that it can be settled and blocks no later game."""
    try:
        return checked(FinishedGame, row)
    except RowDamaged as error:
        log.error("game %a has no table: %s", row["number"], error)
        return FinishedGame(number=row["number"], table_id="")


def _sound(kind: type[R], rows: Iterable[Columns]) -> Iterator[R]:
    """The rows that make sense; one that is damaged must not cost the others."""
    for row in rows:
        try:
            yield checked(kind, row)
        except RowDamaged as error:
            log.error("left out game %a: %s", row["number"], error)


def _tally_steps(number: int, tallies: Sequence[Statistic]) -> Iterator[Step]:
    """Add what was counted of a game to the sums, and keep it for itself, a row for each seat."""
    yield Step("clear_game_tallies", {"number": number})
    counts: defaultdict[int, dict[str, int]] = defaultdict(dict)
    for row in tallies:
        is_best = row.counter.startswith(BEST)
        yield Step("add_tally", {"number": number, **columns_of(row), "is_best": is_best})
        counts[row.seat][row.counter] = row.amount
    for seat, counted in counts.items():
        yield Step("add_game_tally", {"number": number, "seat": seat, "counts": json.dumps(counted)})


def _sound_tallies(number: int, row: Columns) -> Iterator[Statistic]:
    """What was counted of a seat, in the order of the counters; what is damaged must not cost the games that follow."""
    try:
        counts = sorted(dict(json.loads(row.pop("counts"))).items())
        yield from [checked(Statistic, {**row, "counter": name, "amount": amount}) for name, amount in counts]
    except (TypeError, ValueError, RowDamaged):
        log.error(
            "what was counted of seat %a in game %d makes no sense and is left out", row["seat"], number
        )
