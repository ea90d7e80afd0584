"""What is offered for the options of Cake Duel's commands, and what somebody typed into them."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from bot.errors import Refused
from cogs.games.duel.form_reasons import FormReason
from cogs.games.duel.names import card_list, card_word
from cogs.games.typed_options import Part, named, offered, seats_named
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Filled
from games.duel import Card
from games.duel.actions import Attack, Block, DuelAction, Lead, Name, Take, Trade
from games.duel.cards import FACES, LETTERS
from games.engine import Seat

_COUNTED = re.compile(r"(\d)? ?(.+)")
_COUNTS = (1, 2, 5)
"""Numbers with every form of a name that a language has."""

OPTIONS: Mapping[str, Part] = {
    "cards": (Attack | Block, "cards"),
    "claim": (Attack | Block, "claim"),
    "target": (Attack, "target"),
    "card": (Name, "card"),
    "positions": (Take, "positions"),
    "give": (Trade, "give"),
    "take": (Trade, "take"),
    "first": (Lead, "seat"),
}
"""The options of the commands that have something to offer, each with what it stands for."""


def offers(option: str, legal: Collection[DuelAction], say: TableMessages) -> dict[str, str]:
    """Return what may be typed into an option now, and what it says."""

    def written(value: Card | Seat | tuple[Card, ...] | tuple[int, ...]) -> tuple[str, str]:
        match value:
            case Card():
                return value.value, card_word(value, say)
            case int():
                return str(value), say.name(value)
            case (Card(), *_):
                cards = [card for card in value if isinstance(card, Card)]
                return "".join([FACES[card].letter for card in cards]), card_list(cards, say)
            case _:
                return (places := " ".join(map(str, value))), places

    # Every card can be named, and is offered before the question comes.
    return offered(OPTIONS[option], [Name(card) for card in Card] if option == "card" else legal, written)


def filled(texts: Mapping[str, str], say: TableMessages) -> Filled:
    """Return the options of a command as a form would give them. Refused when a word names no card or nobody."""
    return {option: _read(option, text, say) for option, text in texts.items()}


def _read(option: str, text: str, say: TableMessages) -> tuple[str, ...]:
    match option:
        case "cards":
            return cards_of(text, say)
        case "claim":
            return tuple(card_of(part, say) for part in say.parts_of(text))
        case "card" | "give" | "take":
            return (card_of(text, say),)
        case "positions":
            return tuple(text.replace(",", " ").split())
        case "target":
            return (_somebody(text, say, FormReason.NOT_AN_OPPONENT),)
        case "first":
            return (_somebody(text, say, FormReason.NOT_YOUR_TEAM),)
        case _:
            raise AssertionError(option)


def cards_of(text: str, say: TableMessages) -> tuple[str, ...]:
    """Return the cards meant by a text: names with commas and counts, or letters as they are offered.

    Names come first: SCOUT in capitals is a card, though each of its letters stands for one.
    """
    if _named_card(text, say) is None and text and all(letter in LETTERS for letter in text):
        return tuple(LETTERS[letter].value for letter in text)
    return tuple(name for part in say.parts_of(text) for name in _several(part, say))


def card_of(text: str, say: TableMessages) -> str:
    """Return the card of a name, in the player's language or as tokens write it. Refused when there is none."""
    card = _named_card(text, say)
    if card is None:
        raise Refused(FormReason.NO_SUCH_CARD, card=text[:40])
    return card.value


def _named_card(text: str, say: TableMessages) -> Card | None:
    return named(text, Card, lambda card: [card_word(card, say, count) for count in _COUNTS])


def _somebody(text: str, say: TableMessages, reason: FormReason) -> str:
    """Return the seat that a text means: as it is offered, by mention or by name. Refused unless it is one."""
    if (chosen := text.strip()) in {str(seat) for seat in range(say.seats)}:
        return chosen
    meant = seats_named(text, say)
    if len(meant) != 1:
        raise Refused(reason)
    return str(meant[0])


def _several(part: str, say: TableMessages) -> tuple[str, ...]:
    match = _COUNTED.fullmatch(part)
    count, name = (match[1], match[2]) if match else (None, part)
    return (card_of(name, say),) * int(count or 1)
