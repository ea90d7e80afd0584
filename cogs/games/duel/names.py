"""The words for Cake Duel's cards and claims, and the icons beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache

from cogs.i18n.emoji import Emoji
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from games.duel import Card, Kind
from games.duel.cards import FACES

ICONS = {
    Kind.WEAPON: "⚔️",
    Kind.MAGIC: "🔮",
    Kind.SPECIAL: "⭐",
    Kind.BLOCKER: "🛡️",
    Kind.UNCLAIMABLE: "🎭",
}
"""An icon for each class of card, always beside its name."""


_KEPT = 1_000
"""How many of the words for cards and claims are kept ready: the same ones come again and again."""


def card_word(card: Card, say: TableMessages, count: int = 1) -> str:
    """Return the name of a card, in the number that fits."""
    return say(f"duel-card-{card}", count=count)


def icon_of(card: Card, say: TableMessages) -> Emoji:
    """Return the emoji of a card, or the icon of its class."""
    return say.emoji(card.value, ICONS[FACES[card].kind])


def with_icon(card: Card, say: TableMessages) -> str:
    """Return the name of a card in a line, after its emoji or icon."""
    return icon_of(card, say).before(card_word(card, say))


def card_line(card: Card, say: TableMessages) -> str:
    """Return the name of a card in a line, after its emoji if there is one."""
    return say.emoji(card.value).before(card_word(card, say))


def claim_words(name: Card, count: int, say: TableMessages) -> str:
    """Return a claim: `2 Wizards`."""
    return _claim(name, count, say.messages)


@lru_cache(_KEPT)
def _claim(name: Card, count: int, messages: Messages) -> str:
    return messages("duel-claim", count=count, card=messages(f"duel-card-{name}", count=count))


def claim_line(name: Card, count: int, say: TableMessages) -> str:
    """Return the same in a line, after the emoji of the card if there is one."""
    return say.emoji(name.value).before(claim_words(name, count, say))


def card_list(cards: Iterable[Card], say: TableMessages) -> str:
    """Return several cards, equal ones counted."""
    return _list(cards, claim_words, say)


def cards_line(cards: Iterable[Card], say: TableMessages) -> str:
    """Return the same in a line, each after its emoji."""
    return _list(cards, claim_line, say)


def _list(cards: Iterable[Card], one: Callable[[Card, int, TableMessages], str], say: TableMessages) -> str:
    counted = sorted(Counter(cards).items())
    return say.all_of([one(card, count, say) for card, count in counted]) if counted else say("duel-no-cards")


def about(card: Card, say: TableMessages) -> str:
    """Return what a card does, in a line."""
    return say(f"duel-effect-{card}")


@lru_cache(_KEPT)
def card_of_hand(card: Card, messages: Messages) -> str:
    """Return a card that a player holds, in a line: its emoji or icon, its name and what it does."""
    say = TableMessages(messages, ())
    return say("duel-hand-card", card=with_icon(card, say), effect=about(card, say))
