"""The games that there are, and the house players that know each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from games.ai import LEVELS, TUTOR, AIPlayer, RandomPlayer
from games.auf import Auf
from games.auf import statistics as auf_tally
from games.auf.ai import heuristic as auf
from games.auf.ai.honest import HonestBaker
from games.bakeries import Bakeries
from games.bakeries import statistics as bakeries_tally
from games.bakeries.ai import heuristic as bakeries
from games.bakeries.ai.honest import Baker, KindBaker
from games.duel import Duel
from games.duel import statistics as duel_tally
from games.duel.ai.heuristic import EASY, FAIR, STRONG, HeuristicPlayer
from games.duel.ai.honest import HonestPlayer
from games.duel.ai.trained import TrainedPlayer
from games.engine import Game
from games.record import Made

GAMES: Mapping[str, Game[Any, Any, Any, Any]] = MappingProxyType(
    {game.key: game for game in (Duel(), Bakeries(), Auf())}
)
"""Each game's key and its rules."""

AI_PLAYERS: Mapping[str, Mapping[str, AIPlayer]] = MappingProxyType(
    {
        "duel": MappingProxyType(
            {
                "easy": HeuristicPlayer(EASY),
                "fair": HeuristicPlayer(FAIR),
                "strong": TrainedPlayer(HeuristicPlayer(STRONG)),
                "honest": HonestPlayer(),
                "random": RandomPlayer(),
                TUTOR: HonestPlayer(),
            }
        ),
        "bakeries": MappingProxyType(
            {
                "easy": bakeries.HeuristicPlayer(bakeries.EASY),
                "fair": bakeries.HeuristicPlayer(bakeries.FAIR),
                "strong": bakeries.HeuristicPlayer(bakeries.STRONG),
                "honest": Baker(),
                "random": RandomPlayer(),
                TUTOR: KindBaker(),
            }
        ),
        "auf": MappingProxyType(
            {
                "easy": auf.HeuristicPlayer(auf.EASY),
                "fair": auf.HeuristicPlayer(auf.FAIR),
                "strong": auf.HeuristicPlayer(auf.STRONG),
                "honest": HonestBaker(),
                "random": RandomPlayer(),
                TUTOR: HonestBaker(),
            }
        ),
    }
)
"""Each game's house players by the name of their way to play."""


CountStatistics: TypeAlias = Callable[[Iterable[Made], int], tuple[Counter[str], ...]]
"""Counts by seat, of a finished game's moves and so many seats; a ``best-`` counter keeps the greatest."""

STATISTICS: Mapping[str, CountStatistics] = MappingProxyType(
    {
        "duel": duel_tally.statistics_of,
        "bakeries": bakeries_tally.statistics_of,
        "auf": auf_tally.statistics_of,
    }
)
"""What is counted of each game."""


def levels(game: str) -> tuple[str, ...]:
    """The strengths that a host may choose in this game, the weakest first; none where there is one alone."""
    return tuple(level for level in LEVELS if level in AI_PLAYERS[game])


def stand_in_level(game: str) -> str:
    """The way in which a house player plays for a member who is away: the strongest."""
    return (levels(game) or ("honest",))[-1]


def default_level(game: str) -> str:
    """The way of a house player of whom the host asks nothing: the middle one."""
    known = levels(game) or ("honest",)
    return known[len(known) // 2]
