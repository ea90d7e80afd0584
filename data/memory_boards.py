"""What the store without a disk sums up of finished games: anew each time it is asked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from operator import attrgetter

from typing_extensions import override

from data.leaderboards import BEST, Order, RankRow, RivalRow
from data.memory_standing import MemoryStanding
from data.periods import Period
from data.ratings import RatingRow

_FIGURE = {
    Order.RATING: attrgetter("sure"),
    Order.WINS: attrgetter("wins"),
    Order.STREAK: attrgetter("best_streak"),
}


class MemoryBoards(MemoryStanding):
    """The calls of ``BoardStore`` over the ratings themselves."""

    @override
    async def ranks(
        self, guild_id: int, ladder: str, span: str, *, order: Order, first: int, most: int
    ) -> tuple[RankRow, ...]:
        ranked = self._ranked(guild_id, ladder, span, order)
        page = ranked[first : first + most]
        return tuple(row.model_copy(update={"ahead": page[0].ahead}) for row in page)

    @override
    async def rank(
        self, user_id: int, *, guild_id: int, ladder: str, span: str, order: Order
    ) -> RankRow | None:
        ranked = self._ranked(guild_id, ladder, span, order)
        return next((row for row in ranked if row.user_id == user_id), None)

    @override
    async def careers(self, user_id: int, *, guild_id: int) -> Mapping[str, RankRow]:
        found = self._found(lambda row: row.guild_id == guild_id and row.user_id == user_id)
        ladders = sorted({row.ladder for row in found})
        ranked = {name: self._ranked(guild_id, name, Period.ALL, Order.RATING) for name in ladders}
        return {
            name: row.model_copy(update={"ahead": 0})
            for name, rows in ranked.items()
            for row in rows
            if row.user_id == user_id
        }

    @override
    async def rivals(self, user_id: int, other_id: int, *, guild_id: int) -> Mapping[str, RivalRow]:
        rows = [
            row
            for row in self._found(lambda row: row.guild_id == guild_id)
            if row.number in self._settled and row.user_id in (user_id, other_id)
        ]
        of: defaultdict[str, list[tuple[bool, bool]]] = defaultdict(list)
        mine = {row.number: row for row in rows if row.user_id == user_id}
        for theirs in rows:
            own = mine.get(theirs.number)
            if own is not None and own.side != theirs.side:
                of[own.ladder].append((_is_before(own, theirs), _is_before(theirs, own)))
        return {
            name: RivalRow(
                games=len(met), ahead=sum(first for first, _ in met), behind=sum(then for _, then in met)
            )
            for name, met in sorted(of.items())
        }

    @override
    async def tally(self, user_id: int, *, guild_id: int) -> Mapping[str, Mapping[str, int]]:
        self._check_open()
        counted: dict[str, dict[str, int]] = defaultdict(dict)
        for number in self._settled:
            table = self._tables.get(self._finishes[number])
            for row in self._tallies[number] if table and table.guild_id == guild_id else ():
                if table and table.seats[row.seat].rated_id == user_id:
                    amounts = counted[row.game]
                    before = amounts.get(row.counter, 0)
                    is_best = row.counter.startswith(BEST)
                    amounts[row.counter] = max(before, row.amount) if is_best else before + row.amount
        return dict(counted)

    @override
    async def sure_course(self, user_id: int, *, guild_id: int, ladder: str, most: int) -> tuple[float, ...]:
        ratings = await self.ratings_of(user_id, guild_id=guild_id, ladder=ladder)
        return tuple(row.mu - 3 * row.sigma for row in ratings)[-most:]

    def _ranked(self, guild_id: int, ladder: str, span: str, order: Order) -> list[RankRow]:
        """All members of a board, highest first."""
        ratings: dict[int, list[RatingRow]] = defaultdict(list)
        for row in self._found(lambda row: row.guild_id == guild_id and row.ladder == ladder):
            is_within = span in {each.name_at(row.at) for each in Period}
            if row.user_id is not None and row.number in self._settled and is_within:
                ratings[row.user_id].append(row)
        figure = _FIGURE[order]
        rows = [_summed(user_id, found) for user_id, found in ratings.items()]
        rows.sort(key=lambda row: (-figure(row), row.user_id))
        return [
            row.model_copy(update={"ahead": sum(figure(other) > figure(row) for other in rows)})
            for row in rows
        ]


def _is_before(mine: RatingRow, theirs: RatingRow) -> bool:
    return not mine.has_left and (theirs.has_left or mine.place < theirs.place)


def _summed(user_id: int, ratings: Iterable[RatingRow]) -> RankRow:
    streaks = [0]
    games = wins = rated_games = 0
    sure = 0.0
    for row in ratings:
        has_won = row.place == 1 and not row.has_left
        games, wins = games + 1, wins + has_won
        streaks.append(streaks[-1] + 1 if has_won else 0)
        sure, rated_games = row.mu - 3 * row.sigma, row.rated_games
    return RankRow(
        user_id=user_id, games=games, wins=wins, streak=streaks[-1], best_streak=max(streaks), sure=sure,
        rated_games=rated_games, ahead=0,
    )  # fmt: skip
