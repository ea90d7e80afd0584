"""Rates finished games: each once, in the order in which they ended."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.errors import Refused, is_of_store
from bot.ratings.model import DAY_SECONDS, NEW, RatedSeat, Rating, rate, weight
from bot.tables.options import stored_options
from bot.tables.state import RecordDamaged, TableState, played_moves
from bot.tasks import KeyedTasks
from data.errors import StoreError, StoreUnavailable, TableMovedOn
from data.records.finished_games import FinishedGame, PastGame, Period, RatingChange, Statistic
from data.records.tables import By, Ending, MoveRecord, Table, TableSeat
from data.store import Store
from games.catalog import ENTRIES, GAMES

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 1.0
"""How long a leaderboard waits for a game that is being settled."""


def ladder(table: Table | PastGame) -> str:
    """Return the key of the leaderboard on which this table counts."""
    entry = ENTRIES.get(table.game)
    return table.game if entry is None else entry.leaderboard_of(table.options)


def is_rateable(table: Table) -> bool:
    """Return True if the game of a table is rated.

    Not with a house player: it always plays the same way, so a patient member could gain from it what others
    gain from each other. Not with open hands: who sees them can advise the players.
    """
    return not table.open_hands and all(seat.house is None for seat in table.seats)


class RatingService:
    """Settles the ratings of finished games.

    The order of finishing is stored with a game's last move. The changes of the ratings follow only from what
    is stored, so a program that dies before it has settled a game settles it with the same result after its next start.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._work = KeyedTasks("settle")

    def wake(self) -> None:
        """Settle soon: a game may have ended. While the store fails, it is tried again and again."""
        self._work.start("ratings", self.settle)

    async def settled(self) -> None:
        """Wait until games that have just ended are settled, or after a moment: the rest is settled later."""
        if settling := self._work.tasks.values():
            await asyncio.wait(settling, timeout=PATIENCE_SECONDS)

    async def close(self) -> None:
        """Stop; what is not settled yet is settled after the next start."""
        await self._work.close()

    async def settle(self) -> int:
        """Settle every finished game that is not settled yet; return their number. StoreError when that cannot be done.

        A game that cannot be rated keeps the ratings and statistics that it had, counts as settled, and is not
        tried again before `rerate`.
        """
        async with self._lock:
            finishes = await self._store.ratings.unsettled()
            for finish in finishes:
                await self._settle_game(finish)
            return len(finishes)

    async def _settle_game(self, finish: FinishedGame) -> None:
        """Settle one game. StoreUnavailable when the store fails and not the game."""
        try:
            table = await self._store.tables.get(finish.table_id)
            if table is None:  # its server has just been dropped
                return await self._write(finish, (), ())
            replayed, tallies = await self._read(finish, table)
            return await self._write(finish, await self._ratings(finish, table, replayed), tallies)
        except Exception as error:  # no game may keep the games after it from being rated
            if is_of_store(error):
                raise
            log.error(
                "table %a is not rated; repair it and run `rerate`: %s", finish.table_id, _reason(error)
            )
        try:
            ratings = await self._store.ratings.of_game(finish.number)
            tallies = await self._store.ratings.tallies_of_game(finish.number)
            await self._write(finish, ratings, tallies)
        except StoreUnavailable:
            raise
        except StoreError as error:
            log.error("cannot read the earlier ratings of table %a: %s", finish.table_id, error)
            await self._write(finish, (), ())

    async def _write(
        self, finish: FinishedGame, ratings: Sequence[RatingChange], tallies: Sequence[Statistic]
    ) -> None:
        with contextlib.suppress(TableMovedOn):  # another program was first, with the same result
            await self._store.ratings.settle(finish.number, ratings, tallies)

    async def rerate(self) -> int:
        """Calculate all ratings again from the records; return the number of games."""
        async with self._lock:
            await self._store.ratings.unsettle()
        return await self.settle()

    async def _read(
        self, finish: FinishedGame, table: Table
    ) -> tuple[TableState | None, tuple[Statistic, ...]]:
        """Return the game replayed to its end, and what is counted of it.

        For a game that cannot be replayed or was played by other rules, None and what was counted when it was settled.
        """
        game = GAMES.get(table.game)
        if game is not None and game.edition == table.edition:
            try:
                replayed = TableState(game, table)
                return replayed, counted(replayed, await self._store.tables.moves(table.id))
            except Exception as error:  # it may still be rated by its places
                if is_of_store(error):
                    raise
                log.error("stopped counting statistics of table %a: %s", table.id, _reason(error))
        return None, await self._store.ratings.tallies_of_game(finish.number)

    def _is_rated(self, table: Table, replayed: TableState | None, *, was_rated: bool) -> bool:
        """Return True if the game is rated: it is rateable and was not given up before it had begun.

        For a record of another edition, only ``was_rated`` tells how far it had come.
        """
        placed = all(seat.place is not None for seat in table.seats)
        if table.game not in GAMES or not placed or not is_rateable(table):
            return False
        try:
            stored_options(GAMES[table.game], table.options)
        except Refused:
            return False
        if table.ending is Ending.FINISHED:
            return True
        return was_rated if replayed is None else replayed.game.counts(replayed.progress.state)

    async def _ratings(
        self, finish: FinishedGame, table: Table, replayed: TableState | None
    ) -> tuple[RatingChange, ...]:
        stored = {change.seat: change for change in await self._store.ratings.of_game(finish.number)}
        if table.ended_at is None or not self._is_rated(table, replayed, was_rated=bool(stored)):
            return ()
        seats = [await self._played(table, seat, finish.number, stored) for seat in table.seats]
        sides = self._sides(table)
        in_season = rate([replace(played, rating=played.season_rating) for played in seats], sides)
        side_of = {seat: side for side, members in enumerate(sides) for seat in members}
        return tuple(
            RatingChange(
                number=finish.number,
                seat=seat,
                guild_id=table.guild_id,
                ladder=ladder(table),
                user_id=table.seats[seat].rated_id,
                place=played.place,
                has_left=played.has_left,
                side=side_of[seat],
                rated_games=played.games + 1,
                weight=played.weight,
                mu_before=played.rating.mu,
                sigma_before=played.rating.sigma,
                mu=after.mu,
                sigma=after.sigma,
                season_mu_before=played.season_rating.mu,
                season_sigma_before=played.season_rating.sigma,
                season_mu=in_season[seat].mu,
                season_sigma=in_season[seat].sigma,
                at=table.ended_at,
            )
            for seat, (played, after) in enumerate(zip(seats, rate(seats, sides), strict=True))
        )

    def _sides(self, table: Table) -> tuple[tuple[int, ...], ...]:
        game = GAMES[table.game]
        return game.sides(len(table.seats), stored_options(game, table.options))

    async def _played(
        self, table: Table, seat: TableSeat, number: int, stored: Mapping[int, RatingChange]
    ) -> RatedSeat:
        """Return a seat as it is rated. What a forgotten member had before is only in the stored ratings."""
        change = stored.get(seat.seat)
        has_forgotten = any(other.rated_id is None for other in table.seats)
        before, season, games = NEW, NEW, 0
        if seat.rated_id is not None:
            last = await self._store.ratings.before(
                seat.rated_id, guild_id=table.guild_id, ladder=ladder(table), number=number
            )
            if last is not None:
                before, games = Rating(last.mu, last.sigma), last.rated_games
                season = await self._season_rating(seat.rated_id, last, table.ended_at or 0.0)
        elif change is not None:
            before, games = Rating(change.mu_before, change.sigma_before), change.rated_games - 1
            season = Rating(change.season_mu_before, change.season_sigma_before)
        counts = (
            change.weight if has_forgotten and change is not None else await self._weight(table, seat, number)
        )
        return RatedSeat(
            place=seat.place or 0,
            rating=before,
            season_rating=season,
            games=games,
            has_left=seat.has_left,
            weight=counts,
        )

    async def _season_rating(self, user_id: int, last: RatingChange, at: float) -> Rating:
        """Return a member's rating in the season of ``at`` after ``last``, the game before the one that is rated."""
        season = Period.SEASON.name_at(at)
        changes: Sequence[RatingChange] = (last,)
        if Period.SEASON.name_at(last.at) != season:
            # Around the end of a season, games may end in another order than their times.
            changes = await self._store.ratings.of_member(user_id, guild_id=last.guild_id, ladder=last.ladder)
        before = (change for change in changes if change.number <= last.number)
        in_season = [change for change in before if Period.SEASON.name_at(change.at) == season]
        return Rating(in_season[-1].season_mu, in_season[-1].season_sigma) if in_season else NEW

    async def _weight(self, table: Table, seat: TableSeat, number: int) -> float:
        mine = next(side for side in self._sides(table) if seat.seat in side)
        opponents = [other.rated_id for other in table.seats if other.seat not in mine]
        since = (table.ended_at or 0.0) - DAY_SECONDS
        return weight(
            [
                0
                if seat.rated_id is None or other is None
                else await self._store.ratings.meetings(
                    (seat.rated_id, other),
                    guild_id=table.guild_id,
                    ladder=ladder(table),
                    number=number,
                    since=since,
                )
                for other in opponents
            ]
        )


def counted(replayed: TableState, moves: Sequence[MoveRecord]) -> tuple[Statistic, ...]:
    """Return the statistics of a game; ``replayed`` is its table after the deal. RecordDamaged if the moves do not fit.

    Nothing is counted of a seat for which somebody else has made any move.
    """
    table = replayed.table
    game_moves = played_moves(replayed, moves)
    tallies = ENTRIES[table.game].statistics(game_moves, len(table.seats))
    helped = {move.seat for move in moves if move.by is By.HOUSE}
    return tuple(
        Statistic(seat=seat.seat, guild_id=table.guild_id, game=table.game, counter=counter, amount=amount)
        for seat, counts in zip(table.seats, tallies, strict=True)
        if seat.house is None and seat.away is None and not seat.is_taken_over and seat.seat not in helped
        for counter, amount in sorted({**counts, "games": 1, "wins": int(seat.place == 1)}.items())
    )


def _reason(error: Exception) -> str:
    """Return the text that may be logged: the text of an error from outside this program may name cards."""
    return str(error) if isinstance(error, (StoreError, RecordDamaged)) else type(error).__name__
