"""The nouns of a tournament, as they are stored, and why something is refused there."""

from enum import StrEnum

from data.records.tournaments import (
    MOST_ENTRANTS,
    WIN,
    Entrant,
    MatchResult,
    Pairing,
    Tournament,
    TournamentEnding,
    TournamentFormat,
    TournamentNews,
    TournamentPhase,
    TournamentPost,
)

__all__ = [
    "MOST_ENTRANTS",
    "WIN",
    "Entrant",
    "MatchResult",
    "Pairing",
    "Tournament",
    "TournamentEnding",
    "TournamentFormat",
    "TournamentNews",
    "TournamentPhase",
    "TournamentPost",
    "TournamentReason",
]


class TournamentReason(StrEnum):
    """The sentence of each has the key ``refused-`` and its value."""

    NONE = "no-tournament"
    RUNNING = "tournament-running"
    OVER = "tournament-over"
    BEGUN = "tournament-begun"
    LEAVE_BEGUN = "tournament-leave-begun"
    FULL = "tournament-full"
    JOINED = "tournament-joined"
    NOT_IN = "tournament-not-in"
    ORGANISER_ONLY = "tournament-organiser-only"
    TOO_FEW = "tournament-too-few"
    PAUSED = "tournament-paused"
    NOT_PAUSED = "tournament-not-paused"
    FOR_TWO = "tournament-for-two"
    NO_ROUNDS = "tournament-no-rounds"
    BAD_TIME = "tournament-bad-time"
    TIME_RANGE = "tournament-time-range"
