"""AI players: they see the view of their seat and its legal actions, and nothing else."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol

from games.engine import Action
from games.entropy import Entropy

LEVELS = ("easy", "fair", "strong")
"""The levels that a host may choose, the weakest first, in the games that have levels."""

TUTOR = "tutor"
"""The level of the AI player who teaches a game; it plays in tutorials only."""


def chosen(player: AIPlayer, view: Any, legal: Collection[Any], entropy: Entropy) -> Any:
    """Return the choice of a house player. It gets nothing that leads to the state, as a lazy collection might."""
    return player.choose(view, tuple(legal), entropy)


class AIPlayer(Protocol):
    """Chooses one of the legal actions. The same view, actions and entropy give the same choice."""

    def choose(self, view: Any, legal: Collection[Any], entropy: Entropy) -> Any:
        """Return the action to take; ``legal`` is never empty."""


class RandomPlayer:
    """Takes any legal action, each as likely as the other: the floor for every other player."""

    def choose(self, view: Any, legal: Collection[Action], entropy: Entropy) -> Action:
        """Return one of the legal actions at random."""
        pick, _ = entropy.below(len(legal))
        return list(legal)[pick]
