"""What happened in a Cake Duel, a sentence for each event."""

from __future__ import annotations

from typing import Any, assert_never

from cogs.games.duel.names import card_line, cards_line, claim_line
from cogs.games.presenter import event_name
from cogs.i18n.table_messages import TableMessages
from games.duel import Card, events
from games.duel.options import members
from games.engine import Seat


def sentence(event: events.DuelEvent, say: TableMessages) -> str:
    """Return the event in a sentence."""
    return say("duel-" + event_name(event), **_values(event, say))


def _values(event: events.DuelEvent, say: TableMessages) -> dict[str, Any]:
    match event:
        case events.DuelBegun(duel, specials):
            return {"duel": duel, "specials": specials}
        case events.SpecialsShown(cards):
            return {"cards": cards_line(cards, say)}
        case events.BoutBegun(bout, side, cakes):
            score = {"cakes": cakes[side], "other": cakes[1 - side]}
            return {"bout": bout, "side": _side(side, say), "count": len(members(side, say.seats)), **score}
        case events.HandDealt(seat, cards) | events.HandShown(seat, cards) | events.DrawSeen(seat, cards):
            return {"who": say.who(seat), "cards": cards_line(cards, say)}
        case events.LeadChosen(by, order):
            return {"who": say.who(by), "first": say.who(order[0]), "order": say.whos(order)}
        case events.TurnBegun(_, seat, owed):
            return {"who": say.who(seat), "owed": str(owed)}
        case events.AttackClaimed(seat, name, count, target) | events.BlockClaimed(seat, name, count, target):
            return {"who": say.who(seat), "claim": claim_line(name, count, say), "target": say.who(target)}
        case events.Passed(seat, forced):
            return {"who": say.who(seat), "forced": str(forced)}
        case events.Accepted(seat, claimant):
            return {"who": say.who(seat), "claimant": say.who(claimant)}
        case events.KeptSilent(seat) | events.WolfyRevealed(seat) | events.TradeDeclined(seat):
            return {"who": say.who(seat)}
        case events.Challenged(seat, claimant, name, count):
            claim = claim_line(name, count, say)
            return {"who": say.who(seat), "claimant": say.who(claimant), "claim": claim}
        case events.CardsFlipped(seat, name, cards, counted, truthful):
            return _flip(seat, name, cards, counted, truthful, say)
        case events.AttackersBlocked(_, blocker, blockers, name, count, wholly):
            return {
                "blocker": claim_line(blocker, blockers, say),
                "blockers": blockers,
                "claim": claim_line(name, count, say),
                "wholly": str(wholly),
            }
        case events.CardsTaken(seat, of, positions):
            where = say.all_of(map(str, positions))
            return {"who": say.who(seat), "of": say.who(of), "positions": where, "count": len(positions)}
        case events.TakenSeen(seat, of, cards) | events.HandSeen(seat, of, cards):
            return {**sight(seat, of, say), "cards": cards_line(cards, say)}
        case events.CakesStolen(seat, of, name, count, _):
            return {"who": say.who(seat), "of": say.who(of), "card": card_line(name, say), "count": count}
        case events.CardNamed(seat, card):
            return {"who": say.who(seat), "card": card_line(card, say)}
        case events.HandLookedAt(seat, of, name):
            return {"who": say.who(seat), "of": say.who(of), "card": card_line(name, say)}
        case events.TurnsOwed(seat, name, count, owed):
            return {"who": say.who(seat), "card": card_line(name, say), "count": count, "owed": owed}
        case events.HandSizeRaised(seat, size):
            return {"who": say.who(seat), "size": size}
        case events.CardsTraded(seat, partner, given, taken):
            return {"who": say.who(seat), "partner": say.who(partner), "given": given, "taken": taken}
        case events.TradeSeen(seat, partner, give, take):
            gave, took = ("none" if card is None else card_line(card, say) for card in (give, take))
            return {"who": say.who(seat), "partner": say.who(partner), "give": gave, "take": took}
        case events.CardsDrawn(seat, count):
            return {"who": say.who(seat), "count": count}
        case events.BoutEnded(side, reason, cakes, trophies):
            score = {"cakes": cakes[side], "other": cakes[1 - side], "trophies": trophies[side]}
            return {"side": _side(side, say), "reason": reason.value, **score}
        case events.DuelEnded(side, duels_won, _):
            return {"side": _side(side, say), "won": duels_won[side], "other": duels_won[1 - side]}
        case _:
            assert_never(event)


def _side(side: int, say: TableMessages) -> str:
    """Return the members of a side."""
    return say.whos(members(side, say.seats))


def sight(seat: Seat, of: Seat, say: TableMessages) -> dict[str, str]:
    """Return who saw whose cards, and which of the two reads it."""
    reader = "seer" if say.is_reader(seat) else "seen" if say.is_reader(of) else "other"
    return {"who": say.who(seat), "of": say.who(of), "reader": reader}


def _flip(
    seat: int,
    name: Card,
    cards: tuple[Card, ...],
    counted: tuple[Card, ...],
    truthful: bool,
    say: TableMessages,
) -> dict[str, Any]:
    changed = [
        say("duel-changed", card=card_line(card, say), into=card_line(into, say))
        for card, into in zip(cards, counted, strict=True)
        if card is not into
    ]
    return {
        "who": say.who(seat),
        "claim": claim_line(name, len(cards), say),
        "cards": cards_line(cards, say),
        "changed": say.all_of(changed) if changed else "none",
        "truthful": str(truthful),
    }
