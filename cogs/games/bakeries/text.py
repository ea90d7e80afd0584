"""The words of You Take the Cake: its chefs, cards and cakes, sums of money, and the values of its events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.games.images import Section, die
from cogs.games.presenter import Said
from cogs.games.text import Listed, Word, after_emoji, listed, named
from cogs.i18n.emoji import Emoji
from cogs.i18n.table_messages import TableMessages
from games.bakeries import Cake, Card, Chef, View, events, money
from games.bakeries.cards import OWN_BAKING, Piece, missing_parts, slot_multiplier
from games.engine import Event, Seat

DICE = "🎲"
BAKERIES = ("yummies", "concoctions")
"""The bakeries by seat."""
WHOLE_PERCENT = 100


def bakery_word(seat: Seat, say: TableMessages) -> str:
    """Return the name of a seat's bakery."""
    return say(f"bakeries-bakery-{BAKERIES[seat]}")


chef_word: Word[Chef] = named("bakeries-chef-{}")
"""Returns a chef's full name."""
piece_word: Word[Piece] = named("bakeries-piece-{}")
"""Returns a part of a chef set."""
cake_word: Word[Cake] = named("bakeries-cake-{}")
cake_line: Word[Cake] = after_emoji(cake_word)


def card_word(card: Card, say: TableMessages) -> str:
    """Return a Hire a Chef card: whose part it is, or which sign."""
    if card.is_sign:
        return say(f"bakeries-sign-{card}")
    return say("bakeries-card", chef=say(f"bakeries-short-{card.chef}"), piece=piece_word(card.piece, say))


def piece_line(card: Card, say: TableMessages) -> str:
    """Return the part of a chef set that a card is, in a line, after its emoji if there is one."""
    return say.emoji(card.value).before(piece_word(card.piece, say))


card_line: Word[Card] = after_emoji(card_word)
cards_line: Listed[Card] = listed(card_line, copies="bakeries-times")
pieces_line: Listed[Card] = listed(piece_line, copies="bakeries-times")


def chef_of(chef: Chef, say: TableMessages) -> Emoji:
    """Return the emoji of a chef, if there is one."""
    return say.emoji(chef.parts[0].value)


def chef_line(chef: Chef, say: TableMessages) -> str:
    """Return a chef's full name in a line, after the emoji if there is one."""
    return chef_of(chef, say).before(chef_word(chef, say))


def dice_line(dice: tuple[int, int], say: TableMessages) -> str:
    """Return the emojis of two dice, or the symbol of dice where there are none."""
    faces = [say.emoji(die(points)).markup for points in dice]
    return "".join([face for face in faces if face]) if all(faces) else DICE


def baker_words(chef: Chef | None, say: TableMessages) -> str:
    """Return the baker and their price factor."""
    if chef is None:
        return say("bakeries-bakes-alone", multiplier=OWN_BAKING)
    return say("bakeries-bakes-with", chef=chef_line(chef, say), multiplier=chef.multiplier)


def use_of(card: Card, view: View, say: TableMessages) -> str:
    """Return the use of a held card: how far its set has come, how many of it are held, whether it is new."""
    copies = view.hand.count(card)
    if card.is_sign:
        use = say("bakeries-use-sign", copies=copies)
    else:
        parts = len(card.chef.parts)
        held = parts - len(missing_parts(view.hand, card.chef))
        use = say("bakeries-use-part", held=held, parts=parts, copies=copies)
    is_new = view.drawn is not None and view.drawn.card is card
    return say("bakeries-use-drawn", use=use) if is_new else use


# Sums of money in words, each shown so that a player can work it out again


def product(sale: money.Sale, say: TableMessages) -> str:
    """Return chef x price x stale x slot, as it is multiplied (BB-29)."""
    return say("bakeries-product", slot=sale.slot_multiplier, **_factors(sale))


def _factors(sale: money.Sale) -> dict[str, int]:
    """Return the factors beside the slot; stale cards as the percentage that they leave."""
    left = WHOLE_PERCENT - money.STALE_PERCENT * sale.stale
    return {"chef": sale.chef_multiplier, "price": sale.cake.price, "stale": left}


def sum_of(sale: money.Sale, say: TableMessages) -> str:
    """Return the multiplication and its result."""
    return say("bakeries-sum", product=product(sale, say), amount=sale.amount)


def dollars(amount: int, say: TableMessages) -> str:
    """Return a sum in dollars."""
    return say("bakeries-dollars", amount=amount)


def kept_dollars(percent: int, tab: int, say: TableMessages) -> str:
    """Return a percentage of a tab and its amount: `60% = $600`."""
    return say("bakeries-kept", percent=percent, amount=money.percent_of(percent, tab))


def books(account: money.RoundAccount, totals: tuple[int, int], say: TableMessages) -> str:
    """Return the table at a round's end: every sale, the percentages, the bonus, the round, and the totals."""
    heading = say("bakeries-books", round=account.round)
    return "\n".join((heading, *(_page(account, seat, say) for seat in (0, 1)), scores(totals, say)))


def _page(account: money.RoundAccount, seat: Seat, say: TableMessages) -> str:
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


def _takings(takings: money.Takings, say: TableMessages) -> str:
    parts = [say("bakeries-books-tab", tab=takings.tab), kept_dollars(takings.percent, takings.tab, say)]
    if takings.bonus:
        parts.append(say("bakeries-books-bonus", percent=money.GREAT_CHEF_PERCENT, bonus=takings.bonus))
    parts.append(say("bakeries-books-round", total=takings.total))
    return say.listed(parts, have_commas=True)


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


def tab_line(sales: tuple[money.Sale, ...], say: TableMessages) -> str:
    """Return the progress of a sale: the tab, the cakes sold, and how many names they have (BB-36)."""
    return say(
        "bakeries-tab", tab=money.tab_of(sales), sold=len(sales), names=len({sale.cake for sale in sales})
    )


def dice_words(dice: tuple[int, int], say: TableMessages) -> str:
    """Return a roll of the two dice."""
    return say("bakeries-dice", first=dice[0], second=dice[1], sum=sum(dice))


# Events

SAID: Said = {"cards": cards_line, "card": card_line, "cake": cake_line, "dice": dice_words}
"""The words for the fields of events."""


def event_values(event: events.BakeryEvent, say: TableMessages) -> dict[str, Any]:
    """Return the values of an event's sentence that depend on more than one field each."""
    match event:
        case events.StockReshuffled(cards=count):
            return {"count": count}
        case events.ChefHired(hire=hire):
            chef = chef_line(hire.chef, say)
            return {"who": say.who(hire.seat), "chef": chef, "multiplier": hire.chef.multiplier}
        case events.CakePlaced(slot=slot):
            return {"multiplier": slot_multiplier(slot)}
        case events.CaseFilled(owner=owner):
            return {"who": say.who(owner)}
        case events.DiceRolled(dice=dice):
            return {"faces": dice_line(dice, say)}
        case events.CakeSold(sale=sale):
            return {"cake": cake_line(sale.cake, say), "sum": sum_of(sale, say)}
        case events.NumberRepeated(is_penalised=is_penalised):
            return {"penalised": str(is_penalised)}
        case events.StalePlaced(worth=worth):
            return {"slot": worth.slot, "cake": cake_line(worth.cake, say), "sum": sum_of(worth, say)}
        case events.ClearanceTried(attempt=attempt):
            words, faces = dice_words(attempt.dice, say), dice_line(attempt.dice, say)
            tried = say("bakeries-try", number=attempt.number, dice=words, faces=faces)
            return {"attempt": tried, "hit": str(attempt.is_hit)}
        case _:
            return {}


# The end of a game


def decision(seen: Sequence[Event], say: TableMessages) -> str:
    """Return the winner's best sale of the last round, and whether it turned the game; empty without one winner."""
    ended = next((event for event in reversed(seen) if isinstance(event, events.RoundEnded)), None)
    over = next((event for event in reversed(seen) if isinstance(event, events.GameEnded)), None)
    if ended is None or over is None or len(over.outcome.winners) != 1:
        return ""
    (winner,) = over.outcome.winners
    sales = ended.account.takings[winner].sales
    if ended.totals[0] == ended.totals[1] or not sales:
        how = "none" if ended.totals[0] != ended.totals[1] else "tie"
        return say("bakeries-decided", how=how, who=say.who(winner), cake="", amount="")
    ahead, best = _ahead(ended, winner), max(sales, key=lambda sale: sale.amount)
    how = "turned" if ahead < 0 else "kept" if ahead else "level"
    cake = cake_line(best.cake, say)
    return say("bakeries-decided", how=how, who=say.who(winner), cake=cake, amount=dollars(best.amount, say))


def _ahead(ended: events.RoundEnded, seat: Seat) -> int:
    """Return by how many dollars a seat was ahead before the round that ended."""
    before = [total - each.total for total, each in zip(ended.totals, ended.account.takings, strict=True)]
    return before[seat] - before[1 - seat]


def sections(seen: Sequence[Event], say: TableMessages) -> tuple[Section, ...]:
    """Return the rounds, each with the dollars that the players earned in it."""
    found = []
    for event in seen:
        if isinstance(event, events.RoundEnded):
            earned = [each.total for each in event.account.takings]
            best = tuple(seat for seat, total in enumerate(earned) if total == max(earned) > 0)
            number, sums = event.account.round, tuple(dollars(total, say) for total in earned)
            found.append(Section(say("story-round", round=number), str(number), sums, best))
    return tuple(found)
