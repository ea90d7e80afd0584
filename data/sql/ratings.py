"""The order of finished games and their ratings, in SQL."""

from __future__ import annotations

import json
import logging
from collections import defaultdict
from collections.abc import Iterator, Sequence

from data.boards import Period
from data.errors import RowDamaged
from data.records import BEST, FinishedGame, RatingChange, Statistic
from data.sql.database import Columns, Step
from data.sql.mapping import checked, columns_of, names_of, sound_rows
from data.sql.part import StorePart

log = logging.getLogger(__name__)

_RATING_COLUMNS = tuple(name for name in names_of(RatingChange) if name != "user_id")


class RatingStore(StorePart):
    """Ratings. They are settled game by game, in the order in which the games ended."""

    async def unsettled(self) -> tuple[FinishedGame, ...]:
        """Return the finished games whose ratings are not calculated yet, in their order."""
        return tuple(_finish(row) for row in await self._database.read("unsettled"))

    async def settle(
        self, number: int, ratings: Sequence[RatingChange], tallies: Sequence[Statistic] = ()
    ) -> None:
        """Replace a game's ratings and add the game to all sums, in one transaction.

        A game that is not rated has no ratings.
        TableMovedOn when somebody else has settled it, or when an earlier game is not settled yet.
        """
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

    async def unsettle(self) -> None:
        """Mark all games as not settled and reset all sums.

        What each game changed and counted stays until it is settled again: for forgotten members and for games
        of other editions there is no other source.
        """
        await self._write("unsettle", "clear_ranks", "clear_rivals", "clear_tallies")

    async def of_game(self, number: int) -> tuple[RatingChange, ...]:
        """Return what a game changed, by seat; empty when it is not rated or not settled."""
        return await self._records(RatingChange, "ratings_of_game", number=number)

    async def is_settled(self, table_id: str) -> bool:
        """Return whether no ratings of a table are still to be calculated."""
        return not await self._database.read("unsettled_of_table", table_id=table_id)

    async def of_table(self, table_id: str) -> tuple[RatingChange, ...]:
        """Return what the game of a table changed, by seat; empty while it is not settled, or if it is not rated."""
        return await self._records(RatingChange, "ratings_of_table", table_id=table_id)

    async def tallies_of_game(self, number: int) -> tuple[Statistic, ...]:
        """Return what was counted of a game, by seat and counter; empty when it was not settled."""
        rows = await self._database.read("game_tallies", number=number)
        return tuple(tally for row in rows for tally in _sound_tallies(number, row))

    async def before(self, user_id: int, *, guild_id: int, ladder: str, number: int) -> RatingChange | None:
        """Return a member's last rated game before the one with this number."""
        rows = await self._database.read(
            "rating_before", user_id=user_id, guild_id=guild_id, ladder=ladder, number=number
        )
        found = next(sound_rows(RatingChange, rows), None)
        if found is None and rows:  # the last one is damaged: then the last one that is not
            games = await self.of_member(user_id, guild_id=guild_id, ladder=ladder)
            return next((game for game in reversed(games) if game.number < number), None)
        return found

    async def of_member(self, user_id: int, *, guild_id: int, ladder: str) -> tuple[RatingChange, ...]:
        """Return a member's rated games, oldest first."""
        return await self._records(
            RatingChange, "ratings_of", user_id=user_id, guild_id=guild_id, ladder=ladder
        )

    async def meetings(
        self, pair: tuple[int, int], *, guild_id: int, ladder: str, number: int, since: float
    ) -> int:
        """Count two members' rated games that ended after ``since`` and before the game of this number."""
        one, other = pair
        among = {"guild_id": guild_id, "ladder": ladder, "number": number, "since": since}
        (met,) = await self._values("met", "meetings", user_id=one, other_id=other, **among)
        return int(met)


def _finish(row: Columns) -> FinishedGame:
    """Return a finished game; a damaged one names no table, so that it can be settled and blocks no later game."""
    try:
        return checked(FinishedGame, row)
    except RowDamaged as error:
        log.error("game %a has no table: %s", row["number"], error)
        return FinishedGame(number=row["number"], table_id="")


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
    """Yield what was counted of a seat, by counter; what is damaged must not cost the games that follow."""
    try:
        counts = sorted(dict(json.loads(row.pop("counts"))).items())
        yield from [checked(Statistic, {**row, "counter": name, "amount": amount}) for name, amount in counts]
    except (TypeError, ValueError, RowDamaged):
        log.error(
            "what was counted of seat %a in game %d makes no sense and is left out", row["seat"], number
        )
