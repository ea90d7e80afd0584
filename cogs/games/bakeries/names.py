"""The words for the chefs, cards and cakes of You Take the Cake."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cogs.games.emoji_images import die
from cogs.i18n.emoji import Emoji
from cogs.i18n.table_messages import TableMessages
from games.bakeries import Cake, Card, Chef
from games.bakeries.cards import OWN_BAKING, Piece
from games.engine import Seat

DICE = "🎲"
BAKERIES = ("yummies", "concoctions")
"""The bakeries by seat."""


def bakery_word(seat: Seat, say: TableMessages) -> str:
    """Return the name of a seat's bakery."""
    return say(f"bakeries-bakery-{BAKERIES[seat]}")


def chef_word(chef: Chef, say: TableMessages) -> str:
    """Return a chef's full name."""
    return say(f"bakeries-chef-{chef}")


def piece_word(piece: Piece, say: TableMessages) -> str:
    """Return a part of a chef set."""
    return say(f"bakeries-piece-{piece}")


def card_word(card: Card, say: TableMessages) -> str:
    """Return a Hire a Chef card: whose part it is, or which sign."""
    if card.is_sign:
        return say(f"bakeries-sign-{card}")
    return say("bakeries-card", chef=say(f"bakeries-short-{card.chef}"), piece=piece_word(card.piece, say))


def card_line(card: Card, say: TableMessages) -> str:
    """Return a Hire a Chef card in a line, after its emoji if there is one."""
    return say.emoji(card.value).before(card_word(card, say))


def piece_line(card: Card, say: TableMessages) -> str:
    """Return which part of a chef set a card is, in a line, after its emoji if there is one."""
    return say.emoji(card.value).before(piece_word(card.piece, say))


def cards_line(cards: Iterable[Card], say: TableMessages) -> str:
    """Return several cards in a line, in the order given, equal ones counted."""
    return say.all_of(
        say("bakeries-times", what=card_line(card, say), count=n) for card, n in Counter(cards).items()
    )


def chef_of(chef: Chef, say: TableMessages) -> Emoji:
    """Return the emoji of a chef, if there is one."""
    return say.emoji(chef.parts[0].value)


def chef_line(chef: Chef, say: TableMessages) -> str:
    """Return a chef's full name in a line, after the emoji if there is one."""
    return chef_of(chef, say).before(chef_word(chef, say))


def cake_word(cake: Cake, say: TableMessages) -> str:
    """Return the name of a cake."""
    return say(f"bakeries-cake-{cake}")


def cake_line(cake: Cake, say: TableMessages) -> str:
    """Return the name of a cake in a line, after its emoji if there is one."""
    return say.emoji(cake.value).before(cake_word(cake, say))


def dice_line(dice: tuple[int, int], say: TableMessages) -> str:
    """Return the emojis of two dice, or the symbol of dice where there are none."""
    faces = [say.emoji(die(points)).markup for points in dice]
    return "".join([face for face in faces if face]) if all(faces) else DICE


def baker_words(chef: Chef | None, say: TableMessages) -> str:
    """Return who bakes, and by how much that raises every price."""
    if chef is None:
        return say("bakeries-bakes-alone", multiplier=OWN_BAKING)
    return say("bakeries-bakes-with", chef=chef_line(chef, say), multiplier=chef.multiplier)
