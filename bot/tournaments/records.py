"""The nouns of a tournament, as they are stored."""

from data.tournament_records import (
    MOST_ENTRANTS,
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
    "Entrant",
    "MatchResult",
    "Pairing",
    "Tournament",
    "TournamentEnding",
    "TournamentFormat",
    "TournamentNews",
    "TournamentPhase",
    "TournamentPost",
]
