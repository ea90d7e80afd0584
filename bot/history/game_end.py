"""The results of a game's end: ratings, streaks, and the part of the review that is for everybody."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from cachetools import LRUCache

from bot.errors import Refused
from bot.history.past_games import GameHistory
from bot.ratings.model import Rating
from bot.ratings.service import is_rateable
from bot.tasks import end as end_tasks
from data.errors import StoreError
from data.records.finished_games import RatingChange
from data.records.tables import Phase, Table
from data.store import Store

log = logging.getLogger(__name__)

RATED_WITHIN_SECONDS = 5.0
"""How long the post of a game that is over waits for its ratings; they take a few milliseconds as a rule."""
LOOK_AGAIN_SECONDS = 0.25
"""How often it looks, since another process may settle them."""
REVIEW_PATIENCE_SECONDS = 0.2
"""How long the post waits for the review, which is mostly made sooner: others may come before it."""
REVIEWS_KEPT = 100
"""How many reviews for everybody are kept in memory."""
EVENING_SECONDS = 12 * 3600.0
"""The games of an evening began within this time before the last one ended."""


@dataclass(frozen=True, slots=True)
class SeatRating:
    """The change of one member's rating by a game, and the games that they have won in a row."""

    user_id: int | None
    """None for a forgotten member."""
    before: float
    after: float
    streak: int
    place: int
    """Their place as it was rated."""
    has_left: bool
    """Whether the game counts as lost for them, because a house player or another member ended it in their seat."""


@dataclass(frozen=True, slots=True)
class Evening:
    """How often each of the same people has won in the rated games that they played together one after another."""

    games: int
    """The number of games, at least two, with the one that has just ended."""
    wins: tuple[tuple[int, int], ...]
    """The members and how often each has won, by seat."""


@dataclass(frozen=True, slots=True)
class GameEnd:
    """The results of a game that everybody may read."""

    ratings: tuple[SeatRating, ...] = ()
    """Empty while the ratings are not settled, and for a game that is not rated."""
    is_settled: bool = True
    """Whether nothing is to come; True also for a game that is not rated."""
    review: Any = None
    """The finding of the game's review; None for a game whose review has nothing for everybody."""
    is_reviewed: bool = True
    """Whether the review is there, or there will be none."""
    evening: Evening | None = None
    """None where these people have not played together just before, or somebody's seat was played by another."""


class GameEnds:
    """Reads what the ends of games have changed."""

    def __init__(
        self,
        store: Store,
        history: GameHistory,
        *,
        now: Callable[[], float],
        reviewed: frozenset[str],
    ) -> None:
        """``reviewed`` are the games whose reviews have something for everybody."""
        self._store = store
        self._history = history
        self._now = now
        self._reviewed = reviewed
        self._reviews: LRUCache[str, Any] = LRUCache(REVIEWS_KEPT)
        """The reviews for everybody by table; None where the record cannot be read."""
        self._making: dict[str, asyncio.Task[None]] = {}
        """The reviews that are being made, by table."""

    async def close(self) -> None:
        """Stop making reviews."""
        await end_tasks(*self._making.values())

    async def of(self, table: Table) -> GameEnd:
        """Return all that is known of the end of a game now."""
        if table.phase is not Phase.OVER or table.is_tutorial or table.seed is None:
            return GameEnd()
        await self._begin_review(table)
        review, is_reviewed = self._reviews.get(table.id), table.id not in self._making
        is_settled = not is_rateable(table) or await self._store.ratings.is_settled(table.id)
        if not is_settled or not is_rateable(table):
            return GameEnd(is_settled=is_settled, review=review, is_reviewed=is_reviewed)
        changes = await self._store.ratings.of_table(table.id)
        ratings = [await self._rating(table, change) for change in changes if await self._is_listed(change)]
        return GameEnd(
            tuple(ratings),
            review=review,
            is_reviewed=is_reviewed,
            evening=await self._evening(table, changes),
        )

    async def _evening(self, table: Table, changes: Sequence[RatingChange]) -> Evening | None:
        """Return the score between the people of a game. Only games in its channel: who reads it could see them."""
        people = [change.user_id for change in changes if change.user_id is not None and not change.has_left]
        if not people or len(people) < len(table.seats):
            return None
        since = (table.ended_at or 0.0) - EVENING_SECONDS
        lately = await self._store.ratings.lately(changes[0], channel_id=table.channel_id, since=since)
        games = [list(seats) for _, seats in groupby(lately, lambda change: change.number)]
        same = [
            seats
            for seats in games
            if {change.user_id for change in seats} == set(people)
            and not any(change.has_left for change in seats)
        ]
        if len(same) < 2:  # noqa: PLR2004 - one game makes no evening
            return None
        won = Counter(change.user_id for seats in same for change in seats if change.place == 1)
        return Evening(len(same), tuple((user_id, won[user_id]) for user_id in people))

    async def _is_listed(self, change: RatingChange) -> bool:
        """Return False for a member who has left the boards: others do not see their rating here either."""
        user_id = change.user_id
        return user_id is None or (await self._store.preferences.member(user_id)).on_boards

    async def _rating(self, table: Table, change: RatingChange) -> SeatRating:
        career = None
        if change.user_id is not None:
            careers = await self._store.leaderboards.careers(change.user_id, guild_id=change.guild_id)
            career = careers.get(change.ladder)
        streak = 0 if career is None else career.streak
        before, after = Rating(change.mu_before, change.sigma_before), Rating(change.mu, change.sigma)
        has_left = table.seats[change.seat].has_left
        return SeatRating(change.user_id, before.sure, after.sure, streak, change.place, has_left=has_left)

    async def _begin_review(self, table: Table) -> None:
        """Begin to make the review for everybody if it is not known, and wait for it for a moment."""
        if table.game not in self._reviewed or table.id in self._reviews or table.id in self._making:
            return
        making = asyncio.create_task(self._make_review(table), name=f"review {table.id}")
        self._making[table.id] = making
        await asyncio.wait((making,), timeout=REVIEW_PATIENCE_SECONDS)

    async def _make_review(self, table: Table) -> None:
        try:
            self._reviews[table.id] = await self._history.review(table, 0)
        except (Refused, StoreError):
            self._reviews[table.id] = None
        except Exception as error:  # noqa: BLE001 - the result must be shown whatever the review finds
            log.error("table %a has no review: %s", table.id, type(error).__name__)
            self._reviews[table.id] = None
        finally:
            del self._making[table.id]

    def has_more_soon(self, table: Table, end: GameEnd) -> bool:
        """Return True if the review of a game, or its ratings when it has just ended, are still to come."""
        return not end.is_reviewed or self._is_rated_soon(table, end)

    async def look_again(self, table: Table, end: GameEnd) -> None:
        """Wait until what was still to come of the end of a game may be there."""
        making = self._making.get(table.id)
        if making is None or self._is_rated_soon(table, end):
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
        else:
            await asyncio.wait((making,))

    def _is_rated_soon(self, table: Table, end: GameEnd) -> bool:
        ended_at = table.ended_at or 0.0
        return not end.is_settled and self._now() - ended_at < RATED_WITHIN_SECONDS
