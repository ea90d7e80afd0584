"""The fixed panel that every AI player of Cake Duel is measured against, and who joins it with special cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from games.ai import AIPlayer, RandomPlayer
from games.duel import Card, Mode, View
from games.duel.actions import Attack, Block, Challenge, DuelAction
from games.duel.ai.heuristic import STRONG, HeuristicPlayer
from games.duel.ai.honest import HonestPlayer
from games.duel.ai.odds import Odds
from games.duel.ai.trained import Table, TrainedPlayer
from games.duel.options import SETUPS
from games.entropy import Entropy


def _any(legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
    pick, _ = entropy.below(len(legal))
    return list(legal)[pick]


class Challenger:
    """Challenges everything, and is otherwise random."""

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """Return a challenge if it is legal."""
        doubts = [action for action in legal if isinstance(action, Challenge)]
        return doubts[0] if doubts else _any(legal, entropy)


class Believer:
    """Never challenges, and is otherwise random."""

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """Return anything except a challenge."""
        return _any([action for action in legal if not isinstance(action, Challenge)], entropy)


class HonestChallenger(HonestPlayer):
    """Claims the truth and challenges everything."""

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """Return a challenge if it is legal."""
        doubts = [action for action in legal if isinstance(action, Challenge)]
        return doubts[0] if doubts else super().choose(view, legal, entropy)


class Liar:
    """Claims the same card again and again, blocks with what would stop the attack, and never challenges."""

    def __init__(self, claim: Card, most: int) -> None:
        """The most copies of the card that it claims at once."""
        self._claim = claim
        self._most = most

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """Return the boldest claim that is still believable."""
        wanted = view.attack.count if view.attack is not None else self._most
        bold = [
            action
            for action in legal
            if (isinstance(action, Attack) and action.claim is self._claim and len(action.cards) <= wanted)
            or (isinstance(action, Block) and len(action.cards) <= min(wanted, 2))
        ]
        most = max((len(action.cards) for action in bold), default=0)
        boldest = [action for action in bold if len(action.cards) == most]
        return _any(boldest or [action for action in legal if not isinstance(action, Challenge)], entropy)


class Doubter(HonestPlayer):
    """Claims the truth, and challenges what is more likely a lie than not if every second claim is a lie."""

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """Return a challenge if the claim is unlikely; else what an honest player does."""
        claim = view.block or view.attack
        doubts = [action for action in legal if isinstance(action, Challenge)]
        if doubts and claim is not None and Odds(view).likelihood(claim, 0.5) < 0.5:
            return doubts[0]
        return super().choose(view, legal, entropy)


PANEL: Mapping[str, AIPlayer] = {
    "random": RandomPlayer(),
    "honest": HonestPlayer(),
    "always doubts": Challenger(),
    "honest, always doubts": HonestChallenger(),
    "never doubts": Believer(),
    "liar": Liar(Card.WIZARD, 2),
    "honest, doubts by odds": Doubter(),
    "weighs": HeuristicPlayer(STRONG),
}

SPECIAL_LIARS: Mapping[str, AIPlayer] = {
    "always an Assassin": Liar(Card.ASSASSIN, 1),
    "always an Oracle": Liar(Card.ORACLE, 1),
}


def panel(mode: Mode) -> Mapping[str, AIPlayer]:
    """Return the opponents of everyone in this mode, by name."""
    if mode is Mode.CORE:
        return {**PANEL, "previous table": previous()}
    return {**PANEL, **SPECIAL_LIARS} if SETUPS[mode].specials else PANEL


def previous() -> AIPlayer:
    """Return strong with an early table: 700,000 passes, without a second learner."""
    written = Path(__file__).with_name("previous.table").read_bytes()
    return TrainedPlayer(HeuristicPlayer(STRONG), Table(written))
