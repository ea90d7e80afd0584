"""Sums of money in words, each shown so that a player can work it out again."""

from __future__ import annotations

from cogs.games.bakeries.names import baker_words, bakery_word, cake_word, dice_line
from cogs.i18n.table_messages import TableMessages
from games.bakeries import View
from games.bakeries.money import (
    GREAT_CHEF_PERCENT,
    STALE_PERCENT,
    ClearanceTry,
    RoundAccount,
    Sale,
    Takings,
    percent_of,
    tab_of,
)
from games.engine import Seat

WHOLE_PERCENT = 100


def product(sale: Sale, say: TableMessages) -> str:
    """Chef x price x stale x slot, as it is multiplied (BB-29)."""
    return say("bakeries-product", slot=sale.slot_multiplier, **_factors(sale))


def _factors(sale: Sale) -> dict[str, int]:
    """Return what is multiplied beside the slot; stale cards as the percentage that they leave."""
    left = WHOLE_PERCENT - STALE_PERCENT * sale.stale
    return {"chef": sale.chef_multiplier, "price": sale.cake.price, "stale": left}


def sum_of(sale: Sale, say: TableMessages) -> str:
    """Return the multiplication and what it comes to."""
    return say("bakeries-sum", product=product(sale, say), amount=sale.amount)


def dollars(amount: int, say: TableMessages) -> str:
    """Return a sum in dollars."""
    return say("bakeries-dollars", amount=amount)


def kept_dollars(percent: int, tab: int, say: TableMessages) -> str:
    """Return a percentage of a tab, and what it comes to: `60% = $600`."""
    return say("bakeries-kept", percent=percent, amount=percent_of(percent, tab))


def books(account: RoundAccount, totals: tuple[int, int], say: TableMessages) -> str:
    """Return the table at a round's end: every sale, the percentages, the bonus, the round, and the totals."""
    heading = say("bakeries-books", round=account.round)
    return "\n".join((heading, *(_page(account, seat, say) for seat in (0, 1)), scores(totals, say)))


def _page(account: RoundAccount, seat: Seat, say: TableMessages) -> str:
    """Return one seat's page of the books."""
    takings = account.takings[seat]
    chef = account.hire.chef if account.hire and account.hire.seat == seat else None
    baker = baker_words(chef, say)
    lines = [say("bakeries-books-who", bakery=bakery_word(seat, say), who=say.who(seat), baker=baker)]
    lines += [
        say(
            "bakeries-books-sale",
            slot=f"{sale.slot:>2}",
            cake=cake_word(sale.cake, say),
            times=sale.slot_multiplier,
            **_factors(sale),
            amount=sale.amount,
        )
        for sale in takings.sales
    ]
    lines.append(_takings(takings, say))
    return "\n".join(lines)


def _takings(takings: Takings, say: TableMessages) -> str:
    parts = [say("bakeries-books-tab", tab=takings.tab), kept_dollars(takings.percent, takings.tab, say)]
    if takings.bonus:
        parts.append(say("bakeries-books-bonus", percent=GREAT_CHEF_PERCENT, bonus=takings.bonus))
    parts.append(say("bakeries-books-round", total=takings.total))
    return " · ".join(parts)


def scores(totals: tuple[int, int], say: TableMessages) -> str:
    """Return both totals up to now."""
    return say(
        "bakeries-scores",
        first=say("bakeries-score", who=say.who(0), total=totals[0]),
        second=say("bakeries-score", who=say.who(1), total=totals[1]),
    )


def rounds(view: View, say: TableMessages) -> str:
    """Return each seat's dollars round by round and in all; empty before the first round is over."""
    if not view.rounds:
        return ""
    return "\n".join(
        [
            say(
                "bakeries-rounds",
                who=say.who(seat),
                sums=" + ".join([dollars(account.takings[seat].total, say) for account in view.rounds]),
                total=view.totals[seat],
            )
            for seat in (0, 1)
        ]
    )


def tab_line(sales: tuple[Sale, ...], say: TableMessages) -> str:
    """Return how far a sale has come: the tab, the cakes sold, and how many names they have (BB-36)."""
    return say("bakeries-tab", tab=tab_of(sales), sold=len(sales), names=len({sale.cake for sale in sales}))


def dice_words(dice: tuple[int, int], say: TableMessages) -> str:
    """Return a roll of the two dice."""
    return say("bakeries-dice", first=dice[0], second=dice[1], sum=sum(dice))


def try_words(attempt: ClearanceTry, say: TableMessages) -> str:
    """Return one try of the clearance sale in words: the number drawn, and the dice."""
    faces = dice_line(attempt.dice, say)
    return say("bakeries-try", number=attempt.number, dice=dice_words(attempt.dice, say), faces=faces)
