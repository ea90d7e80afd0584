"""What the tests that all games share need to know of You Take the Cake."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import replace

from games.bakeries import Bakeries
from games.bakeries.cards import Card
from games.bakeries.events import CakeDrawn, CardSeen, ClearanceTried, DiceRolled, HandDealt
from games.bakeries.kitchen import DrawnCard, Source, in_hand_order
from games.bakeries.options import Options
from games.bakeries.state import State
from games.engine import Event, Seat
from games.entropy import Entropy

GAME = Bakeries()
VARIANTS: tuple[tuple[int, Options], ...] = ((2, Options()),)

TUTORIAL_QUESTIONS = ("turn", "discard", "place", "roll", "stale", "again")

DISCLOSURES: frozenset[type[Event]] = frozenset({CakeDrawn, CardSeen, ClearanceTried, DiceRolled, HandDealt})
"""The cards that come to a hand, and the cakes, dice and numbers that chance brings for all to see."""


def twin(state: State, seat: Seat | None, entropy: Entropy) -> State:
    """Return another state that differs from this one only in what the seat (None: a spectator) may not know.

    The stock and the hands that it does not see are shuffled together. A card that the table saw going into
    a hand in the present turn stays there, and the future of chance is another.
    """
    kitchen = state.kitchen
    hidden = [other for other in (0, 1) if other != seat]
    known = _card_seen_by_all(state)
    pool = list(kitchen.stock)
    for other in hidden:
        pool += kitchen.hands[other]
    if known and state.player in hidden:
        pool.remove(known)
    mixed, after = entropy.shuffled(pool)
    hands = list(kitchen.hands)
    for other in hidden:
        kept = (known,) if known and other == state.player else ()
        size = len(hands[other]) - len(kept)
        hands[other] = in_hand_order((*kept, *mixed[:size]))
        mixed = mixed[size:]
    drawn = kitchen.drawn
    if drawn and drawn.source is Source.STOCK and state.player in hidden:
        drawn = DrawnCard(hands[state.player][0], Source.STOCK)
    changed = replace(kitchen, hands=(hands[0], hands[1]), stock=mixed, drawn=drawn)
    return replace(state, kitchen=changed, entropy=Entropy(entropy.seed + b"another future", after.draws))


def _card_seen_by_all(state: State) -> Card | None:
    drawn = state.kitchen.drawn
    return drawn.card if drawn and drawn.source is Source.DISCARD else None


def conserved(state: State) -> Hashable:
    """The Hire a Chef cards, the cakes and the stale cards, wherever they lie."""
    kitchen = state.kitchen
    hire_cards = Counter(kitchen.stock + kitchen.discards + kitchen.laid + kitchen.signs_out)
    for hand in kitchen.hands:
        hire_cards.update(hand)
    cakes = Counter(state.store)
    if state.cake:
        cakes[state.cake] += 1
    for case in state.cases:
        cakes.update(cake for cake in case.cakes if cake)
    stale_cards = state.stale_supply + sum(sum(case.stale) for case in state.cases)
    return tuple(sorted(hire_cards.items())), tuple(sorted(cakes.items())), stale_cards
