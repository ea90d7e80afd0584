"""What a seat can conclude of the cards that it does not see: who must hold what, and how likely a claim is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import comb

from games.duel.cards import FACES, Card
from games.duel.options import members, side_of
from games.duel.state import Way
from games.duel.view import Lying, View
from games.engine import Seat


@lru_cache(maxsize=8192)
def at_least(count: int, *, copies: int, hidden: int, held: int) -> float:
    """Return the chance that ``held`` cards out of ``hidden`` ones include ``count`` of the copies."""
    ways = sum(
        comb(copies, hits) * comb(hidden - copies, held - hits)
        for hits in range(count, min(copies, held) + 1)
    )
    return ways / comb(hidden, held)


def cakes_of(view: View) -> tuple[int, int]:
    """Return the cakes of the viewer's side, and of the other."""
    side = side_of(view.seat or 0)
    return view.cakes[side], view.cakes[1 - side]


class Odds:
    """The chances of one view."""

    def __init__(self, view: View) -> None:
        """Count the cards that the seat has seen, once for all questions."""
        setup = view.options.setup
        self._view = view
        self._seen = _seen(view)
        self._core = Counter(setup.core)
        self._pile = Counter(setup.special_pile)
        unseen = Counter(self._pile)
        unseen.subtract(card for card in self._seen.elements() if not FACES[card].copies)
        self._secret = setup.specials - (self._pile.total() - unseen.total())
        """Specials of the deck that nobody here has seen; they come from those that are left of the pile."""
        self._pile = unseen
        self._hidden = view.deck + sum(hand.count for hand in view.hands if hand.cards is None)
        self._hidden += view.discard - len(view.discarded)
        """How many cards are out of sight."""

    def copies(self, card: Card) -> tuple[int, float]:
        """Return the copies of a card that may be out of sight, and the chance of that; otherwise there are none."""
        if self._core[card]:
            return max(self._core[card] - self._seen[card], 0), 1.0
        if self._view.specials is not None:
            return max(self._view.specials.count(card) - self._seen[card], 0), 1.0
        if self._secret <= 0 or self._pile[card] <= 0:
            return 0, 1.0
        return 1, min(1.0, self._secret * self._pile[card] / self._pile.total())

    def surely(self, seat: Seat, *, before: int) -> Counter[Card]:
        """Return the cards that a seen hand must hold when this turn begins, whatever has been played out of it."""
        sure: Counter[Card] = Counter()
        looked = None
        for look in self._view.looks:
            if look.way is Way.LOOK and look.of == seat:
                looked = look
            elif look.way is Way.TAKE and look.seat == seat:
                sure += _left(look.cards, self._lost(seat, look.turn, before))
        if looked is not None:
            sure += _left(looked.cards, self._lost(seat, looked.turn, before))
        return sure

    def _lost(self, seat: Seat, since: int, before: int) -> int:
        """Return the largest number of cards that left a hand between two turns: claimed, or traded after attacks."""
        side = members(side_of(seat), len(self._view.hands))
        return sum(
            entry.count * (entry.seat == seat) + (len(side) > 1 and entry.target is not None)
            for entry in self._view.log
            if since < entry.turn < before and entry.seat in side
        )

    def holds(
        self, seat: Seat, card: Card, count: int, *, held: int, stand_ins: Iterable[Card], before: int
    ) -> float:
        """Return the chance that this many cards of a seat hold ``count`` of this one, or of stand-ins for it."""
        sure = self.surely(seat, before=before)
        free, hidden = max(held - sure.total(), 0), max(self._hidden - sure.total(), 1)
        free = min(free, hidden)
        short = count - sure[card] - sum(sure[other] for other in stand_ins)
        copies, chance = self.copies(card)
        copies = min(max(copies - sure[card], 0), hidden)
        # Of two cards that might stand in, both would have to be in the deck: that is left out.
        helped = sum(self._share(other, free, hidden) for other in stand_ins if not sure[other])

        def able(missing: int) -> float:
            if missing <= 0:
                return 1.0
            return chance * at_least(missing, copies=copies, hidden=hidden, held=free)

        alone = able(short)
        return min(1.0, alone + helped * (able(short - 1) - alone))

    def _share(self, card: Card, free: int, hidden: int) -> float:
        copies, chance = self.copies(card)
        return chance * min(1.0, copies * free / hidden)

    def likelihood(self, claim: Lying, bluffs: float) -> float:
        """Return the chance that this claim is true, made by a player who lies this often when it is not."""
        able = self.holds(
            claim.seat,
            claim.name,
            claim.count,
            held=self._view.hands[claim.seat].count + claim.left,
            stand_ins=self._stand_ins(claim),
            before=self._view.turn,
        )
        return able / (able + bluffs * (1 - able)) if able else 0.0

    def _stand_ins(self, claim: Lying) -> list[Card]:
        """Return the unclaimable cards that would make this claim true (CD-40 to CD-45)."""
        if not self._view.options.setup.specials:
            return []
        theirs = self._view.hands[claim.target].cards or ()
        cards = [Card.PROFESSOR] if claim.name is Card.SCIENTIST else []
        if claim.name in theirs:
            cards.append(Card.AGENT)
        if claim is self._view.attack and self._view.hands[claim.seat].last_claim is claim.name:
            cards.append(Card.PIERROT)
        return cards

    def truth(self, cards: tuple[Card, ...], name: Card, *, against: Seat, is_attack: bool) -> float:
        """Return the chance that these cards of the viewer's would count as this name in a challenge."""
        assert self._view.seat is not None
        memory = self._view.hands[self._view.seat].last_claim if is_attack else None
        chance = 1.0
        for card in set(cards):
            if card is name or (card is Card.PIERROT and memory is name):
                continue
            if name is Card.SCIENTIST and (
                card is Card.PROFESSOR or (card is Card.WOLFY and Card.PROFESSOR in cards)
            ):
                continue
            if card is not Card.AGENT:
                return 0.0
            held = self._view.hands[against].count
            chance = self.holds(against, name, 1, held=held, stand_ins=(), before=self._view.turn + 1)
        return chance

    def expected(self, seat: Seat, card: Card) -> float:
        """Return the expected number of copies of a card in this hand now."""
        sure = self.surely(seat, before=self._view.turn + 1)
        free, hidden = self._view.hands[seat].count - sure.total(), max(self._hidden - sure.total(), 1)
        copies, chance = self.copies(card)
        return sure[card] + chance * max(copies - sure[card], 0) * max(free, 0) / hidden


def _seen(view: View) -> Counter[Card]:
    """Return the cards that this seat's side has in its hands, has discarded or has on the table."""
    cards = Counter(view.discarded)
    for hand in view.hands:
        cards.update(hand.cards or ())
    for claim in (view.attack, view.block):
        # The viewer's own claims on the table count as discarded already (CD-39).
        if claim is not None and claim.cards is not None and claim.seat != view.seat:
            cards.update(claim.cards)
    return cards


def _left(cards: Iterable[Card], lost: int) -> Counter[Card]:
    """Return the cards that remain for certain when this many unknown ones have gone."""
    return Counter({card: count - lost for card, count in Counter(cards).items() if count > lost})
