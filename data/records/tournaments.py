"""Tournaments: who takes part, and who meets whom."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

MOST_ENTRANTS = 32
"""How many members may take part in a tournament."""


class TournamentFormat(StrEnum):
    """The format of a tournament: how the pairings of a round follow from the results."""

    SWISS = "swiss"
    KNOCKOUT = "knockout"


class TournamentPhase(StrEnum):
    """Whether a tournament takes entrants, is played, or is over."""

    SIGN_UP = "sign-up"
    PLAYING = "playing"
    OVER = "over"


class TournamentEnding(StrEnum):
    """Why a tournament is over."""

    FINISHED = "finished"
    TOO_FEW = "too-few"
    """The sign-up ended with too few entrants."""
    ENDED = "ended"
    """The organiser or a manager ended it."""
    DAMAGED = "damaged"
    """Its rows make no sense: it keeps no other tournament waiting."""


WIN, HALF = 2, 1
"""Half points for a win (also a bye) and a draw."""


class MatchResult(StrEnum):
    """The result of a match."""

    FIRST = "first"
    SECOND = "second"
    DRAW = "draw"
    NOBODY = "nobody"
    """Nobody was there: both have lost."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entrant:
    """A member who takes part, or a house player who fills up."""

    number: int
    """The order of sign-up; from the first round on the pairing number, which follows the ratings. From 1."""
    user_id: int | None
    """None for a forgotten member and for a house player."""
    name: str
    joined_at: float
    house: str | None = None
    """The level of a house player; None for a member."""
    left_at: float | None = None
    """When the member left the running tournament, in epoch seconds."""

    @property
    def is_active(self) -> bool:
        """Whether the entrant can still be paired."""
        return (self.user_id is not None or self.house is not None) and self.left_at is None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pairing:
    """A match of two entrants, or the bye of one. Its key is (tournament, round, number, game)."""

    round: int
    number: int
    """Counted from 0; in a knockout the place in the bracket."""
    game: int = 1
    """2 for the second game of a knockout match whose first one was a draw."""
    first: int
    """The number of the entrant in the first seat."""
    second: int | None
    """The number of the entrant in the second seat; None for a bye."""
    result: MatchResult | None = None
    """None while the table is played."""

    def points_of(self, number: int) -> int:
        """Return an entrant's half points from it."""
        match self.result:
            case MatchResult.DRAW:
                return HALF
            case MatchResult.FIRST if number == self.first:
                return WIN
            case MatchResult.SECOND if number == self.second:
                return WIN
            case _:
                return 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentPost:
    """The message that shows a tournament, and when it was sent (epoch seconds)."""

    channel_id: int
    message_id: int
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Tournament:
    """One tournament of a server; times are epoch seconds."""

    id: str
    guild_id: int
    channel_id: int
    organiser_id: int
    """0 for a forgotten member."""
    game: str
    options: dict[str, Any]
    seconds: int
    """The time for one decision at its tables."""
    format: TournamentFormat
    rounds: int
    """How many rounds are played; 0 while that is still to follow from the number of entrants."""
    sign_up_until: float
    places: int = 0
    """How many may take part; 0 when the organiser has named no number."""
    house: str | None = None
    """The level of the house players who fill up after the sign-up; None without them."""
    phase: TournamentPhase = TournamentPhase.SIGN_UP
    ending: TournamentEnding | None = None
    is_paused: bool = False
    round: int = 0
    """The round that is played; 0 before the first."""
    revision: int = 0
    """How often it has changed."""
    created_at: float
    changed_at: float
    ended_at: float | None = None
    entrants: tuple[Entrant, ...] = ()
    """The entrants by number."""
    pairings: tuple[Pairing, ...] = ()
    """The pairings by round, number and game."""
    post: TournamentPost | None = None
    shown: int = -1
    """The revision that the post shows."""
    is_announced: bool = False
    """Whether the post that names the winner was sent."""

    @property
    def is_over(self) -> bool:
        """Whether nothing happens any more."""
        return self.phase is TournamentPhase.OVER

    @property
    def is_played(self) -> bool:
        """Whether its games are opened and its rounds begin."""
        return self.phase is TournamentPhase.PLAYING and not self.is_paused

    @property
    def most_entrants(self) -> int:
        """The number of members who may take part."""
        return self.places or MOST_ENTRANTS

    def entrant(self, number: int) -> Entrant:
        """Return the entrant with this number."""
        return next(entrant for entrant in self.entrants if entrant.number == number)

    def players_of(self, pairing: Pairing) -> tuple[Entrant, Entrant]:
        """Return both entrants of a pairing that is no bye."""
        return self.entrant(pairing.first), self.entrant(pairing.second or 0)

    def entrant_of(self, user_id: int) -> Entrant | None:
        """Return the member's entry; None for a member who has not signed up."""
        return next((entrant for entrant in self.entrants if entrant.user_id == user_id), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentNews:
    """A tournament in which something may have to be done, without its entrants."""

    id: str
    guild_id: int
    phase: TournamentPhase
    is_paused: bool
    sign_up_until: float
    revision: int
    shown: int
    """The revision that the post shows."""

    def is_due(self, at: float) -> bool:
        """Return True if the sign-up is over by then (epoch seconds), or the post is out of date."""
        is_sign_up = self.phase is TournamentPhase.SIGN_UP and not self.is_paused
        is_over = self.phase is TournamentPhase.OVER  # found only while its end is not shown
        return (is_sign_up and self.sign_up_until <= at) or self.shown < self.revision or is_over
