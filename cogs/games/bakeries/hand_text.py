"""A hand of Hire a Chef cards, grouped by chef, with what each set still lacks."""

from __future__ import annotations

from collections import Counter

from cogs.games.bakeries.names import card_line, cards_line, chef_word, piece_line, piece_word
from cogs.i18n.table_messages import TableMessages
from games.bakeries import Card, Chef, View
from games.bakeries.cards import missing_parts
from games.bakeries.kitchen import Source
from games.bakeries.state import Phase


def hand(view: View, say: TableMessages) -> tuple[str, ...]:
    """The hand, the card just drawn, and the closed sign; after phase one only what is left of it."""
    if view.phase is not Phase.HIRE:
        resting = cards_line(view.hand, say) if view.hand else ""
        return (say("bakeries-hand-resting"), resting)
    groups = [_group(view.hand, chef, say) for chef in Chef if any(_is_of(card, chef) for card in view.hand)]
    signs = [card for card in view.hand if card.is_sign]
    if signs:
        groups.append(say("bakeries-hand-signs", signs=cards_line(signs, say)))
    return "\n".join(groups), "\n".join(_notes(view, say))


def _is_of(card: Card, chef: Chef) -> bool:
    return not card.is_sign and card.chef is chef


def _group(cards: tuple[Card, ...], chef: Chef, say: TableMessages) -> str:
    """What is held of a chef's set, and what it lacks."""
    held = Counter(card for card in cards if _is_of(card, chef))
    lacking = missing_parts(cards, chef)
    return say(
        "bakeries-hand-chef",
        chef=chef_word(chef, say),
        multiplier=chef.multiplier,
        count=len(held),
        held=say.all_of(
            say("bakeries-times", what=piece_line(card, say), count=n) for card, n in held.items()
        ),
        lacking=say.all_of(piece_word(card.piece, say) for card in lacking) if lacking else "none",
    )


def _notes(view: View, say: TableMessages) -> list[str]:
    notes = []
    if view.drawn is not None and view.player == view.seat:
        key = "bakeries-hand-drawn" if view.drawn.source is Source.STOCK else "bakeries-hand-taken"
        notes.append(say(key, card=card_line(view.drawn.card, say)))
    if view.seat is not None and view.cases[view.seat].is_closed:
        notes.append(say("bakeries-hand-closed"))
    return notes


def use_of(card: Card, view: View, say: TableMessages) -> str:
    """What a held card is good for: how far its set has come, how many of it are held, whether it is new."""
    copies = view.hand.count(card)
    if card.is_sign:
        use = say("bakeries-use-sign", copies=copies)
    else:
        parts = len(card.chef.parts)
        held = parts - len(missing_parts(view.hand, card.chef))
        use = say("bakeries-use-part", held=held, parts=parts, copies=copies)
    is_new = view.drawn is not None and view.drawn.card is card
    return say("bakeries-use-drawn", use=use) if is_new else use
