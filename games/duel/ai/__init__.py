"""The AI players of Cake Duel by level."""

from collections.abc import Mapping
from types import MappingProxyType

from games.ai import TUTOR, AIPlayer, RandomPlayer
from games.duel.ai.heuristic import EASY, FAIR, FAIR_IN_TEAMS, STRONG, HeuristicPlayer
from games.duel.ai.honest import HonestPlayer
from games.duel.ai.trained import TrainedPlayer

AI_PLAYERS: Mapping[str, AIPlayer] = MappingProxyType(
    {
        "easy": HeuristicPlayer(EASY),
        "fair": HeuristicPlayer(FAIR, FAIR_IN_TEAMS),
        "strong": TrainedPlayer(HeuristicPlayer(STRONG)),
        "honest": HonestPlayer(),
        "random": RandomPlayer(),
        TUTOR: HonestPlayer(),
    }
)
