"""What the store knows of the order of finished games, and of what they changed of their players' ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from data.rows import Row


class FinishRow(Row):
    """A game that was finished or conceded, by its place in the order of all of them, counted from 1."""

    number: int
    table_id: str


class RatingRow(Row):
    """What one rated game changed of one seat's rating. ``user_id`` None: its player wants to be forgotten."""

    number: int
    seat: int
    guild_id: int
    ladder: str
    """What is rated together: a game, or a mode of Cake Duel."""
    user_id: int | None
    place: int
    has_left: bool = False
    """Whether he was not there to the end: then he has come last."""
    weight: float
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    at: float
    """When the game ended, in epoch seconds."""


class StandingStore(Protocol):
    """The calls of this topic. Ratings are settled game by game, in the order in which the games ended."""

    async def unsettled(self) -> tuple[FinishRow, ...]:
        """The finished games whose ratings are not reckoned yet, in their order."""

    async def settle(self, number: int, ratings: Sequence[RatingRow]) -> None:
        """Write a game's ratings in place of what it had, in one transaction; none when it is not rated.

        TableMovedOn when somebody else has settled it.
        """

    async def unsettle(self) -> None:
        """Have all games settled anew. Their ratings stay until then: of who is forgotten, nothing else tells."""

    async def ratings_of_game(self, number: int) -> tuple[RatingRow, ...]:
        """What a game changed, by seat; empty when it is not rated or not settled."""

    async def rating_before(
        self, user_id: int, *, guild_id: int, ladder: str, number: int
    ) -> RatingRow | None:
        """A member's last rated game before the one with this number."""

    async def ratings_of(self, user_id: int, *, guild_id: int, ladder: str) -> tuple[RatingRow, ...]:
        """The course of a member's rating, oldest first."""

    async def meetings(
        self, pair: tuple[int, int], *, guild_id: int, ladder: str, number: int, since: float
    ) -> int:
        """How many rated games two members had that ended after ``since`` and before the game of this number."""
