"""The Hire a Chef cards of a round: two hands, the stock, the discard pile, and what has been played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from games.bakeries.cards import CARD_ORDER, Card
from games.engine import Seat
from games.entropy import Entropy


class Source(StrEnum):
    """Where a card is drawn from."""

    STOCK = "stock"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """The card that an unfinished turn brought, and where it came from."""

    card: Card
    source: Source


def in_hand_order(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return these cards in the order of a hand: by chef, then by part, the signs last."""
    return tuple(sorted(cards, key=CARD_ORDER.__getitem__))


@dataclass(frozen=True, slots=True)
class Kitchen:
    """Where all the Hire a Chef cards are; they lie as phase one left them until the round is over.

    Hands are sorted. The last card of the stock is the next one, the last discard lies on top.
    """

    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    stock: tuple[Card, ...]
    discards: tuple[Card, ...] = ()
    drawn: DrawnCard | None = None
    laid: tuple[Card, ...] = ()
    signs_out: tuple[Card, ...] = ()
    """Played signs, which stay out until the next round (BB-11)."""
    closed: tuple[bool, bool] = (False, False)
    turns: int = 0
    """Turns finished in this phase one, both players together."""
    passes: int = 0
    """Passes in a row."""

    @property
    def can_give_from_stock(self) -> bool:
        """Whether a stock card can be had, counting a reshuffle of the buried discards (BB-13)."""
        return bool(self.stock) or len(self.discards) > 1

    def may_take_discard(self, seat: Seat) -> bool:
        """Return True if there is a top discard, and another kind in hand: else BB-04 would leave no discard."""
        return bool(self.discards) and any(card is not self.discards[-1] for card in self.hands[seat])

    def may_discard(self, card: Card) -> bool:
        """Return True if a held card may go: not one of the kind just taken from the discard pile (BB-04)."""
        drawn = self.drawn
        return drawn is None or drawn.source is Source.STOCK or drawn.card is not card

    def restocked(self, entropy: Entropy) -> tuple[Kitchen, Entropy]:
        """Return the kitchen with a new stock of the buried discards; the top discard stays (BB-13)."""
        *buried, top = self.discards
        stock, entropy = entropy.shuffled(buried)
        return replace(self, stock=stock, discards=(top,)), entropy

    def with_stock_card(self, seat: Seat, *, drawn: DrawnCard | None = None) -> Kitchen:
        """Return the next stock card in this hand; ``drawn`` tells it when the turn goes on with a discard."""
        hands = self._hands_with(seat, (*self.hands[seat], self.stock[-1]))
        return replace(self, hands=hands, stock=self.stock[:-1], drawn=drawn, passes=0)

    def with_top_discard(self, seat: Seat) -> Kitchen:
        """Return the top discard in this hand."""
        top = self.discards[-1]
        hands = self._hands_with(seat, (*self.hands[seat], top))
        drawn = DrawnCard(top, Source.DISCARD)
        return replace(self, hands=hands, discards=self.discards[:-1], drawn=drawn, passes=0)

    def discarding(self, seat: Seat, card: Card) -> Kitchen:
        """Return the card out of this hand on top of the discard pile, which ends the turn."""
        hands = self._hands_without(seat, (card,))
        discards = (*self.discards, card)
        return replace(self, hands=hands, discards=discards, drawn=None, turns=self.turns + 1)

    def laying(self, seat: Seat, parts: tuple[Card, ...]) -> Kitchen:
        """Return the chef set out of this hand on the table."""
        return replace(self, hands=self._hands_without(seat, parts), laid=parts)

    def playing(self, seat: Seat, sign: Card, *, owner: Seat) -> Kitchen:
        """Return the sign out of this hand, the owner's bakery changed by it (BB-08, BB-11); the turn's one act."""
        is_closed = sign is Card.CLOSED
        return replace(
            self,
            hands=self._hands_without(seat, (sign,)),
            signs_out=(*self.signs_out, sign),
            closed=(is_closed, self.closed[1]) if owner == 0 else (self.closed[0], is_closed),
            turns=self.turns + 1,
            passes=0,
        )

    def passing(self) -> Kitchen:
        """Return a turn in which nothing was done (BB-13)."""
        return replace(self, turns=self.turns + 1, passes=self.passes + 1)

    def _hands_with(self, seat: Seat, cards: Sequence[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        hand = in_hand_order(cards)
        return (hand, self.hands[1]) if seat == 0 else (self.hands[0], hand)

    def _hands_without(
        self, seat: Seat, cards: tuple[Card, ...]
    ) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        left = list(self.hands[seat])
        for card in cards:
            left.remove(card)
        return self._hands_with(seat, left)
