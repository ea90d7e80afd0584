"""The AI players of Cake Auf! by level."""

from collections.abc import Mapping
from types import MappingProxyType

from games.ai import TUTOR, AIPlayer, RandomPlayer
from games.auf.ai.heuristic import EASY, FAIR, STRONG, HeuristicPlayer
from games.auf.ai.honest import HonestBaker

AI_PLAYERS: Mapping[str, AIPlayer] = MappingProxyType(
    {
        "easy": HeuristicPlayer(EASY),
        "fair": HeuristicPlayer(FAIR),
        "strong": HeuristicPlayer(STRONG),
        "honest": HonestBaker(),
        "random": RandomPlayer(),
        TUTOR: HonestBaker(),
    }
)
