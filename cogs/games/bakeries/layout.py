"""The public table of You Take the Cake: hands and piles, the drawn cake, and two shop windows."""

from __future__ import annotations

from cogs.games.bakeries import sums
from cogs.games.bakeries.names import baker_words, bakery_word, cake_line, cake_word, card_line, dice_line
from cogs.i18n.table_messages import TableMessages
from games.bakeries import CaseView, SlotView, View
from games.bakeries.cards import slot_multiplier
from games.bakeries.money import Sale
from games.bakeries.state import TURN_LIMIT, Phase
from games.engine import Seat

TURNS_WORTH_TELLING = 10
"""How many turns of each bakery before phase one ends without a chef its end is announced."""


def table(view: View, say: TableMessages) -> tuple[str, ...]:
    """What lies open in this phase, and the dollars of the rounds before."""
    match view.phase:
        case Phase.HIRE:
            return _hiring(view, say), sums.rounds(view, say)
        case Phase.PLACE | Phase.SALE:
            windows = (window(view, seat, say) for seat in (0, 1))
            return *windows, "\n".join(part for part in (_drawn(view, say), sums.rounds(view, say)) if part)
        case Phase.OVER:
            return (sums.rounds(view, say),)


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
    left = TURN_LIMIT - view.turns_of_phase_one // 2
    limit = [say("bakeries-turns", left=left)] if left <= TURNS_WORTH_TELLING else []
    return "\n".join((*people, piles, *limit))


def _drawn(view: View, say: TableMessages) -> str:
    if view.cake is not None:
        cake = cake_line(view.cake, say)
        return say("bakeries-drawn", number=view.cake_number, cake=cake, price=view.cake.price)
    if view.dice is None:
        return ""
    dice = sums.dice_words(view.dice, say)
    return say("bakeries-last-roll", dice=dice, faces=dice_line(view.dice, say))


def window(view: View, seat: Seat, say: TableMessages) -> str:
    """A bakery case as a shop window: by dice number the multiplier, the cake and its price."""
    case = view.cases[seat]
    heading = say(
        "bakeries-window",
        bakery=bakery_word(seat, say),
        who=say.who(seat),
        baker=baker_words(case.chef, say),
    )
    tab = sums.tab_line(case.sales, say) if view.phase is Phase.SALE else ""
    return "\n".join(part for part in (heading, tab, *_tags(case, say)) if part)


def _tags(case: CaseView, say: TableMessages) -> list[str]:
    """A line for each cake, and one for all slots that are free."""
    cakes = [_tag(slot, sale, say) for slot in case.slots if (sale := slot.worth) is not None]
    free = " · ".join(_place(slot, say) for slot in case.slots if slot.worth is None)
    return [*cakes, say("bakeries-tags-free", slots=free)] if free else cakes


def _place(tag: SlotView, say: TableMessages) -> str:
    return say("bakeries-slot", slot=f"{tag.slot:>2}", multiplier=slot_multiplier(tag.slot))


def _tag(tag: SlotView, sale: Sale, say: TableMessages) -> str:
    if tag.is_sold:  # the line through the name leaves its picture alone
        sign, cake = say.sign(sale.cake.value).before(""), cake_word(sale.cake, say)
        return say("bakeries-tag-sold", where=_place(tag, say), sign=sign, cake=cake, amount=sale.amount)
    values = {"where": _place(tag, say), "cake": cake_line(sale.cake, say), "amount": sale.amount}
    return say("bakeries-tag", price=sale.price, stale=sale.stale, **values)
