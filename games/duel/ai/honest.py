"""An AI player for Cake Duel that never lies and doubts only what cannot be true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from games.duel.actions import Accept, Attack, Block, Challenge, DuelAction, Hold, Name
from games.duel.cards import FACES, Card
from games.duel.view import View
from games.entropy import Entropy


class HonestPlayer:
    """Claims the most cakes that its cards support, blocks with true blockers, challenges the impossible."""

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """Return the action to take, from the seat's view only."""
        actions = list(legal)
        doubts = [action for action in actions if isinstance(action, Challenge)]
        if doubts and is_impossible(view):
            return doubts[0]
        attacks = [action for action in actions if isinstance(action, Attack) and _is_honest(action)]
        if attacks:
            return _best(attacks, entropy)
        blocks = [action for action in actions if isinstance(action, Block) and _is_honest(action)]
        if blocks and view.attack is not None:
            needed = [action for action in blocks if len(action.cards) <= view.attack.count]
            return max(needed or blocks, key=lambda action: len(action.cards))
        quiet = [action for action in actions if isinstance(action, (Accept, Hold))]
        if quiet:
            return quiet[0]
        names = [action for action in actions if isinstance(action, Name)]
        if names:
            return Name(_likeliest(view))
        return actions[0]


def is_impossible(view: View) -> bool:
    """Return True if the claim needs more cards than can be out of sight of this seat's side.

    Cards with which an unclaimable one could stand in are counted for it.
    """
    claim = view.block or view.attack
    if claim is None:
        return False
    setup = view.options.setup
    copies = Counter(setup.core)[claim.name]
    seen = sum(card is claim.name for cards in _seen(view) for card in cards)
    # Every special in the deck may be the card itself or stand in for it; with a Professor, Sir Wolfy too.
    understudies = setup.specials + (setup.specials > 0 and claim.name is Card.SCIENTIST)
    return claim.count > copies - seen + understudies


def _seen(view: View) -> list[tuple[Card, ...]]:
    own = [hand.cards for hand in view.hands if hand.cards is not None]
    return [*own, view.discarded]


def _is_honest(action: Attack | Block) -> bool:
    return all(card is action.claim for card in action.cards)


def _best(attacks: list[Attack], entropy: Entropy) -> Attack:
    worth = {action: len(action.cards) * max(FACES[action.claim].cakes, 1) for action in attacks}
    best = [action for action in attacks if worth[action] == max(worth.values())]
    pick, _ = entropy.below(len(best))
    return best[pick]


def _likeliest(view: View) -> Card:
    """Return the core card with the most copies out of sight."""
    core = Counter(view.options.setup.core)
    for cards in _seen(view):
        core.subtract(card for card in cards if card in core)
    return max(core, key=lambda card: (core[card], card))
