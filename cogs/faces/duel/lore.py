"""The words for Cake Duel's cards and claims, and the signs that stand beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cogs.say import Say
from games.duel import Card, Kind
from games.duel.cards import FACES

SIGNS = {
    Kind.WEAPON: "⚔️",
    Kind.MAGIC: "🔮",
    Kind.SPECIAL: "⭐",
    Kind.BLOCKER: "🛡️",
    Kind.UNCLAIMABLE: "🎭",
}
"""A sign for each class of card: never the name's only carrier."""


def card_word(card: Card, say: Say, count: int = 1) -> str:
    """The name of a card, in the number that fits."""
    return say(f"duel-card-{card}", count=count)


def signed(card: Card, say: Say) -> str:
    """The name of a card behind the sign of its class."""
    return f"{SIGNS[FACES[card].kind]} {card_word(card, say)}"


def claim_words(name: Card, count: int, say: Say) -> str:
    """A claim: `2 Wizards`."""
    return say("duel-claim", count=count, card=card_word(name, say, count))


def card_list(cards: Iterable[Card], say: Say) -> str:
    """Several cards, equal ones counted."""
    counted = sorted(Counter(cards).items())
    return (
        say.all_of(claim_words(card, count, say) for card, count in counted)
        if counted
        else say("duel-no-cards")
    )


def about(card: Card, say: Say) -> str:
    """What a card does, in a line."""
    return say(f"duel-effect-{card}")
