"""What happened in the battle for the bakeries, a sentence for each event."""

from __future__ import annotations

from typing import Any

from cogs.games.bakeries import sums
from cogs.games.bakeries.names import cake_line, card_line, cards_line, chef_line, dice_line
from cogs.games.presenter import event_name
from cogs.i18n.table_messages import TableMessages
from games.bakeries import events
from games.bakeries.cards import slot_multiplier
from games.engine import Seat


def sentence(event: events.BakeryEvent, say: TableMessages) -> str:
    """Return the event in a sentence; the books of a round as a table."""
    if isinstance(event, events.RoundEnded):
        return sums.books(event.account, event.totals, say)
    return say("bakeries-" + event_name(event), **_values(event, say))


def _values(event: events.BakeryEvent, say: TableMessages) -> dict[str, Any]:
    match event:
        case events.RoundBegun(round=number, starter=starter):
            return {"round": number, "who": say.who(starter)}
        case events.HandDealt(seat=seat, cards=cards):
            return {"who": say.who(seat), "cards": cards_line(cards, say)}
        case events.PhaseBegun(phase=phase, seat=seat):
            return {"phase": phase.value, "who": say.who(seat)}
        case events.StockReshuffled(cards=count):
            return {"count": count}
        case (
            events.CardSeen(seat=seat, card=card)
            | events.DiscardTaken(seat=seat, card=card)
            | events.CardDiscarded(seat=seat, card=card)
        ):
            return {"who": say.who(seat), "card": card_line(card, say)}
        case events.BakeryClosed(seat=seat, owner=owner):
            return _people(seat, owner, say)
        case (
            events.CardDrawn(seat=seat)
            | events.BakeryReopened(seat=seat)
            | events.DrawSkipped(seat=seat)
            | events.TurnPassed(seat=seat)
            | events.SaleWon(seat=seat)
        ):
            return {"who": say.who(seat)}
        case events.ChefHired(hire=hire):
            chef = chef_line(hire.chef, say)
            return {"who": say.who(hire.seat), "chef": chef, "multiplier": hire.chef.multiplier}
        case events.NobodyHired(reason=reason):
            return {"reason": reason.value}
        case events.CakeDrawn(seat=seat, cake=cake, number=number):
            return {"who": say.who(seat), "cake": cake_line(cake, say), "number": number}
        case events.CakePlaced(seat=seat, owner=owner, slot=slot, cake=cake):
            where = {"slot": slot, "multiplier": slot_multiplier(slot), "cake": cake_line(cake, say)}
            return {**_people(seat, owner, say), "own": str(seat == owner), **where}
        case events.CaseFilled(owner=owner):
            return {"who": say.who(owner)}
        case events.DiceRolled(seat=seat, dice=dice):
            return {"who": say.who(seat), "dice": sums.dice_words(dice, say), "faces": dice_line(dice, say)}
        case events.CakeSold(seat=seat, sale=sale):
            return {"who": say.who(seat), "cake": cake_line(sale.cake, say), "sum": sums.sum_of(sale, say)}
        case events.NumberRepeated(seat=seat, slot=slot, is_penalised=is_penalised):
            return {"who": say.who(seat), "slot": slot, "penalised": str(is_penalised)}
        case events.StalePlaced(seat=seat, owner=owner, worth=worth):
            where = {"slot": worth.slot, "cake": cake_line(worth.cake, say)}
            return {**_people(seat, owner, say), **where, "sum": sums.sum_of(worth, say)}
        case events.ClearanceTried(seat=seat, attempt=attempt, percent=percent):
            tried = {"attempt": sums.try_words(attempt, say), "hit": str(attempt.is_hit)}
            return {"who": say.who(seat), "percent": percent, **tried}
        case events.ClearanceStopped(seat=seat, percent=percent):
            return {"who": say.who(seat), "percent": percent}
        case events.GameEnded():
            return {}
        case _:
            raise AssertionError(event)


def _people(seat: Seat, owner: Seat, say: TableMessages) -> dict[str, str]:
    """Return who did it, and to whose bakery."""
    return {"who": say.who(seat), "owner": say.who(owner)}
