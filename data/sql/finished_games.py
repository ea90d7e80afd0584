"""Finished games, in SQL: their order and ratings, what they add up to, and lists of them."""

from __future__ import annotations

import json
import logging
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter

from data.errors import RowDamaged, StoreUnavailable
from data.records.finished_games import (
    BEST,
    FinishedGame,
    Order,
    PastGame,
    Period,
    Rank,
    RatingChange,
    Rivalry,
    Statistic,
)
from data.sql.database import Columns, Step
from data.sql.mapping import R, checked, columns_of, names_of, sound_rows, stored_options
from data.sql.part import StorePart

log = logging.getLogger(__name__)

_RATING_COLUMNS = tuple(name for name in names_of(RatingChange) if name != "user_id")
EVERYBODY, EVERY_GAME = 0, ""
"""The member and the game of the counters that number all finished games of a server."""


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
        """Return the changes of ratings by a game, by seat; empty when it is not rated or not settled."""
        return await self._records(RatingChange, "ratings_of_game", number=number)

    async def is_settled(self, table_id: str) -> bool:
        """Return True if no ratings of a table are still to be calculated."""
        return not await self._database.read("unsettled_of_table", table_id=table_id)

    async def of_table(self, table_id: str) -> tuple[RatingChange, ...]:
        """Return the changes of ratings by the game of a table, by seat; empty if it is not settled or not rated."""
        return await self._records(RatingChange, "ratings_of_table", table_id=table_id)

    async def tallies_of_game(self, number: int) -> tuple[Statistic, ...]:
        """Return the statistics of a game, by seat and counter; empty when it was not settled."""
        rows = await self._database.read("game_tallies", number=number)
        return tuple(tally for row in rows for tally in _sound_tallies(number, row))

    async def before(self, user_id: int, *, guild_id: int, ladder: str, number: int) -> RatingChange | None:
        """Return a member's last rated game before the one with this number."""
        rows = await self._database.read(
            "rating_before", user_id=user_id, guild_id=guild_id, ladder=ladder, number=number
        )
        change = next(sound_rows(RatingChange, rows), None)
        if change is None and rows:  # the last one is damaged: then the last one that is not
            games = await self.of_member(user_id, guild_id=guild_id, ladder=ladder)
            return next((game for game in reversed(games) if game.number < number), None)
        return change

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

    async def lately(self, last: RatingChange, *, channel_id: int, since: float) -> tuple[RatingChange, ...]:
        """Return the ratings of everybody in a member's games on a ladder up to this one, by game and seat.

        Only the games in a channel that began after ``since`` (epoch seconds).
        """
        return await self._records(
            RatingChange,
            "ratings_of_lately",
            user_id=last.user_id,
            guild_id=last.guild_id,
            ladder=last.ladder,
            number=last.number,
            channel_id=channel_id,
            since=since,
        )


class LeaderboardStore(StorePart):
    """Sums over finished games. ``span`` is the name of a period, as ``Period.name_at`` gives it."""

    async def ranks(
        self, guild_id: int, ladder: str, span: str, *, order: Order, first: int, most: int
    ) -> tuple[Rank, ...]:
        """Return at most ``most`` ranks that others see, from the ``first`` on, counted from 0."""
        board = {"guild_id": guild_id, "ladder": ladder, "span": span}
        rows = await self._database.read(f"ranks_by_{order}", **board, first=first, most=most)
        return tuple(rank for _, rank in _by_ladder(Rank, rows))

    async def rank(self, user_id: int, *, guild_id: int, ladder: str, span: str, order: Order) -> Rank | None:
        """Return a member's rank; None for a member without a rated game there."""
        board = {"guild_id": guild_id, "ladder": ladder, "span": span}
        rows = await self._database.read(f"rank_by_{order}", user_id=user_id, **board)
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
        """Return the sums of a member's finished games, by game and counter."""
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
        ratings = await self._values("sure", "recent_ratings", **player, most=most)
        return tuple(sure for sure in reversed(ratings) if isinstance(sure, float))

    async def spans(self, guild_id: int, ladder: str) -> tuple[str, ...]:
        """Return the names of all periods in which a rated game was finished, in any order."""
        return await self._values("span", "spans", guild_id=guild_id, ladder=ladder)


class HistoryStore(StorePart):
    """Games that are over."""

    async def games(
        self, guild_id: int, *, user_id: int | None = None, game: str | None = None, first: int, most: int
    ) -> tuple[PastGame | None, ...]:
        """Return games of a server that began and are over, the latest end first; None is a damaged one.

        ``user_id`` limits them to games at whose end this member sat there, ``game`` to one game; ``first`` are
        skipped, and at most ``most`` are returned.
        """
        whose = {"user_id": user_id or EVERYBODY, "guild_id": guild_id, "game": game or EVERY_GAME}
        return tuple(_games(await self._database.read("past_games", **whose, first=first, most=most)))


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
    """Yield the statistics of a seat, by counter; what is damaged must not cost the games that follow."""
    try:
        counts = sorted(dict(json.loads(row.pop("counts"))).items())
        yield from [checked(Statistic, {**row, "counter": name, "amount": amount}) for name, amount in counts]
    except (TypeError, ValueError, RowDamaged):
        log.error(
            "what was counted of seat %a in game %d makes no sense and is left out", row["seat"], number
        )


def _by_ladder(kind: type[R], rows: Iterable[Columns]) -> Iterator[tuple[str, R]]:
    """Yield the rows that make sense with their ladders; a damaged one must not cost the others."""
    for row in rows:
        for rank in sound_rows(kind, [{name: row[name] for name in names_of(kind)}]):
            yield row["ladder"], rank


def _games(rows: Iterable[Columns]) -> Iterator[PastGame | None]:
    """Yield the games out of a row for each of their seats; one that is damaged must not cost the others."""
    for game_id, of_game in groupby(rows, itemgetter("id")):
        seats = list(of_game)
        game = {name: seats[0][name] for name in names_of(PastGame) if name != "seats"}
        try:
            yield checked(PastGame, {**game, "options": stored_options(game["options"]), "seats": seats})
        except StoreUnavailable as error:
            log.error("cannot show game %a: %s", game_id, error)
            yield None
