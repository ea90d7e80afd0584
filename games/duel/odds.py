"""What a seat can reckon from its view: how many copies are out of sight, and how likely a claim is."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import comb

from games.duel.cards import FACES, Card
from games.duel.setup import side_of
from games.duel.sight import Lying, View


def seen(view: View) -> Counter[Card]:
    """The cards that this seat's side has in its hands, has discarded or has on the table."""
    cards = Counter(view.discarded)
    for hand in view.hands:
        cards.update(hand.cards or ())
    for claim in (view.attack, view.block):
        # The viewer's own claims on the table count as discarded already (CD-39).
        if claim is not None and claim.cards is not None and claim.seat != view.seat:
            cards.update(claim.cards)
    return cards


def out_of_sight(view: View, card: Card) -> int:
    """How many cards that this seat cannot see may count as this one; a special in the deck may be any."""
    setup = view.options.setup
    # With a Professor, Sir Wolfy may count too (CD-45).
    understudies = setup.specials + (setup.specials > 0 and card is Card.SCIENTIST)
    return max(setup.core.count(card) - seen(view)[card], 0) + understudies


def likelihood(view: View, claim: Lying, bluffs: float) -> float:
    """The chance that this claim is true, said by one who lies so often when he cannot say it truly."""
    hidden = view.deck + sum(hand.count for hand in view.hands if hand.cards is None)
    hidden += view.discard - len(view.discarded)
    copies = min(out_of_sight(view, claim.name), hidden)
    held = view.hands[claim.seat].count + claim.left
    able = at_least(claim.count, copies=copies, hidden=hidden, held=min(held, hidden))
    if view.options.setup.specials and not FACES[claim.name].copies:
        # Only some specials are in the deck, and few of them may stand in for another.
        able *= view.options.setup.specials / len(view.options.setup.special_pile)
    return able / (able + bluffs * (1 - able)) if able else 0.0


@lru_cache(maxsize=8192)
def at_least(count: int, *, copies: int, hidden: int, held: int) -> float:
    """The chance that so many held cards, out of so many hidden ones, hold ``count`` of the copies."""
    ways = sum(
        comb(copies, hits) * comb(hidden - copies, held - hits)
        for hits in range(count, min(copies, held) + 1)
    )
    return ways / comb(hidden, held)


def cakes_of(view: View) -> tuple[int, int]:
    """The cakes of the viewer's side, and of the other."""
    side = side_of(view.seat or 0)
    return view.cakes[side], view.cakes[1 - side]
