"""What is offered for the options of Cake Duel's commands, and what somebody typed into them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

from bot.errors import Refused
from cogs.games.duel.names import card_list, card_word
from cogs.i18n.table_messages import TableMessages
from cogs.i18n.typed import folded
from cogs.ui.panel import Filled
from games.duel import Card
from games.duel.actions import Attack, Block, DuelAction, Lead, Take, Trade
from games.duel.cards import FACES, LETTERS

_COUNTED = re.compile(r"(?:(\d)\s*)?(.+)")
_COUNTS = (1, 2, 5)
"""Numbers with every form of a name that a language has."""

OPTIONS = ("cards", "claim", "target", "card", "positions", "give", "take", "first")
"""The options of the commands that have something to offer."""


def offers(option: str, legal: Collection[DuelAction], say: TableMessages) -> dict[str, str]:
    """Return what may be typed into an option now, and what it says."""
    match option:
        case "cards":
            picks = dict.fromkeys(action.cards for action in legal if isinstance(action, (Attack, Block)))
            return {"".join([FACES[card].letter for card in cards]): card_list(cards, say) for cards in picks}
        case "claim":
            return _named((action.claim for action in legal if isinstance(action, (Attack, Block))), say)
        case "card":
            return _named(Card, say)
        case "target":
            return _seated((action.target for action in legal if isinstance(action, Attack)), say)
        case "first":
            return _seated((action.seat for action in legal if isinstance(action, Lead)), say)
        case "positions":
            chosen = [" ".join(map(str, action.positions)) for action in legal if isinstance(action, Take)]
            return {text: text for text in chosen}
        case _:
            trades = (action for action in legal if isinstance(action, Trade))
            return _named((action.give if option == "give" else action.take for action in trades), say)


def _named(cards: Iterable[Card | None], say: TableMessages) -> dict[str, str]:
    return {card.value: card_word(card, say) for card in dict.fromkeys(cards) if card is not None}


def _seated(seats: Iterable[int], say: TableMessages) -> dict[str, str]:
    return {str(seat): say.name(seat) for seat in dict.fromkeys(seats)}


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
            return (_somebody(text, say, "duel-not-an-opponent"),)
        case "first":
            return (_somebody(text, say, "duel-not-your-team"),)
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
        raise Refused("duel-no-such-card", card=text[:40])
    return card.value


def _named_card(text: str, say: TableMessages) -> Card | None:
    wanted = folded(text)
    for card in Card:
        if wanted in (card.value, *(folded(card_word(card, say, count)) for count in _COUNTS)):
            return card
    return None


def _somebody(text: str, say: TableMessages, reason: str) -> str:
    """Return the seat that a text means: as it is offered, by mention or by name. Refused unless it is one."""
    wanted = text.strip().casefold().replace("<@!", "<@")
    if wanted in (seats := [str(seat) for seat in range(say.seats)]):
        return wanted
    mentioned = [int(seat) for seat in seats if wanted in (say.who(int(seat)), say.member(int(seat)))]
    meant = mentioned or say.named(wanted.removeprefix("@"))
    if len(meant) != 1:
        raise Refused(reason)
    return str(meant[0])


def _several(part: str, say: TableMessages) -> tuple[str, ...]:
    match = _COUNTED.fullmatch(part)
    count, name = (match[1], match[2]) if match else (None, part)
    return (card_of(name, say),) * int(count or 1)
