"""The AI players of You Take the Cake by level."""

from collections.abc import Mapping
from types import MappingProxyType

from games.ai import TUTOR, AIPlayer, RandomPlayer
from games.bakeries.ai.heuristic import EASY, FAIR, STRONG, HeuristicPlayer
from games.bakeries.ai.honest import Baker, KindBaker

AI_PLAYERS: Mapping[str, AIPlayer] = MappingProxyType(
    {
        "easy": HeuristicPlayer(EASY),
        "fair": HeuristicPlayer(FAIR),
        "strong": HeuristicPlayer(STRONG),
        "honest": Baker(),
        "random": RandomPlayer(),
        TUTOR: KindBaker(),
    }
)
