"""The paragraphs of You Take the Cake: what the table shows everybody, and what a hand shows its player."""

from __future__ import annotations

from collections import Counter

from cogs.games.bakeries import sums
from cogs.games.bakeries.names import (
    baker_words,
    bakery_word,
    cake_line,
    cake_word,
    card_line,
    cards_line,
    chef_word,
    dice_line,
    piece_line,
    piece_word,
)
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import small
from games.bakeries import Card, CaseView, Chef, SlotView, View
from games.bakeries.cards import missing_parts, slot_multiplier
from games.bakeries.kitchen import Source
from games.bakeries.money import Sale
from games.bakeries.state import TURN_LIMIT, Phase
from games.engine import Seat
from games.views import PublicView, SeatView

MISSING_BESIDE_HAND = 2
"""The most that a set lacks which stands beside the image of a hand."""
TURNS_WORTH_TELLING = 10
"""How many turns of each bakery before phase one ends without a chef its end is announced."""


def table(public: PublicView[View], say: TableMessages) -> tuple[str, ...]:
    """Return what lies open in this phase, and after phase one the dollars of the rounds before."""
    view = public.view
    match view.phase:
        case Phase.HIRE:
            return (_hiring(view, say),)
        case Phase.PLACE | Phase.SALE:
            windows = (window(view, seat, say) for seat in (0, 1))
            return *windows, "\n".join([part for part in (_drawn(view, say), sums.rounds(view, say)) if part])
        case Phase.OVER:
            return (sums.rounds(view, say),)


def notes(public: PublicView[View], say: TableMessages) -> tuple[str, ...]:
    """Return when phase one ends without a chef, if that is soon, and the dollars of the rounds before."""
    view = public.view
    if view.phase is not Phase.HIRE:
        return ()
    left = TURN_LIMIT - view.turns_of_phase_one // 2
    limit = [say("bakeries-turns", left=left)] if left <= TURNS_WORTH_TELLING else []
    return tuple(part for part in (*limit, sums.rounds(view, say)) if part)


def _hiring(view: View, say: TableMessages) -> str:
    people = [
        say(
            "bakeries-person",
            bakery=bakery_word(seat, say),
            who=say.who(seat),
            count=view.hand_counts[seat],
            closed=str(view.cases[seat].is_closed),
            turn=str(view.player == seat),
        )
        for seat in (0, 1)
    ]
    top = "none" if view.top_discard is None else card_line(view.top_discard, say)
    piles = say("bakeries-piles", stock=view.stock_count, discards=view.discard_count, top=top)
    return "\n".join((*people, piles))


def _drawn(view: View, say: TableMessages) -> str:
    if view.cake is not None:
        cake = cake_line(view.cake, say)
        return say("bakeries-drawn", number=view.cake_number, cake=cake, price=view.cake.price)
    if view.dice is None:
        return ""
    dice = sums.dice_words(view.dice, say)
    return say("bakeries-last-roll", dice=dice, faces=dice_line(view.dice, say))


def window(view: View, seat: Seat, say: TableMessages) -> str:
    """Return a bakery case as a shop window: by dice number the multiplier, the cake and its price."""
    case = view.cases[seat]
    heading = say(
        "bakeries-window",
        bakery=bakery_word(seat, say),
        who=say.who(seat),
        baker=baker_words(case.chef, say),
    )
    tab = sums.tab_line(case.sales, say) if view.phase is Phase.SALE else ""
    return "\n".join([part for part in (heading, tab, *_tags(case, say)) if part])


def _tags(case: CaseView, say: TableMessages) -> list[str]:
    """Return a line for each cake, and one for all slots that are free."""
    cakes = [_tag(slot, sale, say) for slot in case.slots if (sale := slot.worth) is not None]
    free = " · ".join([_place(slot, say) for slot in case.slots if slot.worth is None])
    return [*cakes, say("bakeries-tags-free", slots=free)] if free else cakes


def _place(tag: SlotView, say: TableMessages) -> str:
    return say("bakeries-slot", slot=f"{tag.slot:>2}", multiplier=slot_multiplier(tag.slot))


def _tag(tag: SlotView, sale: Sale, say: TableMessages) -> str:
    if tag.is_sold:  # the line is drawn through the name only, not through its emoji
        sign, cake = say.emoji(sale.cake.value).before(""), cake_word(sale.cake, say)
        return say("bakeries-tag-sold", where=_place(tag, say), sign=sign, cake=cake, amount=sale.amount)
    values = {"where": _place(tag, say), "cake": cake_line(sale.cake, say), "amount": sale.amount}
    return say("bakeries-tag", price=sale.price, stale=sale.stale, **values)


def hand(own: SeatView[View], say: TableMessages) -> tuple[str, ...]:
    """Return the hand, the card just drawn, and the closed sign; after phase one only what is left of it."""
    view = own.view
    if view.phase is not Phase.HIRE:
        resting = cards_line(view.hand, say) if view.hand else ""
        return (say("bakeries-hand-resting"), resting)
    groups = [_set(view.hand, chef, say) for chef in Chef if any(_is_of(card, chef) for card in view.hand)]
    signs = [card for card in view.hand if card.is_sign]
    if signs:
        groups.append(say("bakeries-hand-signs", signs=cards_line(signs, say)))
    return "\n".join(groups), "\n".join(_notes(view, say))


def beside_hand(own: SeatView[View], say: TableMessages) -> tuple[str, ...]:
    """Return the card just drawn, and the set that is nearest to complete if it lacks little."""
    view = own.view
    if view.phase is not Phase.HIRE:
        return (say("bakeries-hand-resting"),)
    missing = {chef: missing_parts(view.hand, chef) for chef in Chef}
    chef = min(Chef, key=lambda chef: (len(missing[chef]), -chef.multiplier))
    if len(missing[chef]) > MISSING_BESIDE_HAND:
        return tuple(_drawn_card(view, say))
    words = [piece_word(card.piece, say) for card in missing[chef]]
    furthest = say(
        "bakeries-brief-chef",
        chef=chef_word(chef, say),
        multiplier=chef.multiplier,
        count=len(chef.parts) - len(missing[chef]),
        lacking=say.all_of(words) if words else "none",
    )
    return (*_drawn_card(view, say), small(furthest))


def _is_of(card: Card, chef: Chef) -> bool:
    return not card.is_sign and card.chef is chef


def _set(cards: tuple[Card, ...], chef: Chef, say: TableMessages) -> str:
    """Return what is held of a chef's set, and what it lacks."""
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
    notes = _drawn_card(view, say)
    if view.seat is not None and view.cases[view.seat].is_closed:
        notes.append(say("bakeries-hand-closed"))
    return notes


def _drawn_card(view: View, say: TableMessages) -> list[str]:
    if view.drawn is None or view.player != view.seat:
        return []
    key = "bakeries-hand-drawn" if view.drawn.source is Source.STOCK else "bakeries-hand-taken"
    return [say(key, card=card_line(view.drawn.card, say))]


def use_of(card: Card, view: View, say: TableMessages) -> str:
    """Return what a held card is good for: how far its set has come, how many of it are held, whether it is new."""
    copies = view.hand.count(card)
    if card.is_sign:
        use = say("bakeries-use-sign", copies=copies)
    else:
        parts = len(card.chef.parts)
        held = parts - len(missing_parts(view.hand, card.chef))
        use = say("bakeries-use-part", held=held, parts=parts, copies=copies)
    is_new = view.drawn is not None and view.drawn.card is card
    return say("bakeries-use-drawn", use=use) if is_new else use
