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
        case events.DuelBegun(duel=duel, specials=specials):
            return {"duel": duel, "specials": specials}
        case events.SpecialsShown(cards=cards):
            return {"cards": cards_line(cards, say)}
        case events.BoutBegun(bout=bout, side=side, cakes=cakes):
            score = {"cakes": cakes[side], "other": cakes[1 - side]}
            return {"bout": bout, "side": _side(side, say), "count": len(members(side, say.seats)), **score}
        case (
            events.HandDealt(seat=seat, cards=cards)
            | events.HandShown(seat=seat, cards=cards)
            | events.DrawSeen(seat=seat, cards=cards)
        ):
            return {"who": say.who(seat), "cards": cards_line(cards, say)}
        case events.LeadChosen(by=by, order=order):
            return {"who": say.who(by), "first": say.who(order[0]), "order": say.whos(order)}
        case events.TurnBegun(seat=seat, owed=owed):
            return {"who": say.who(seat), "owed": str(owed)}
        case (
            events.AttackClaimed(seat=seat, name=name, count=count, target=target)
            | events.BlockClaimed(seat=seat, name=name, count=count, target=target)
        ):
            return {"who": say.who(seat), "claim": claim_line(name, count, say), "target": say.who(target)}
        case events.Passed(seat=seat, forced=forced):
            return {"who": say.who(seat), "forced": str(forced)}
        case events.Accepted(seat=seat, claimant=claimant):
            return {"who": say.who(seat), "claimant": say.who(claimant)}
        case events.KeptSilent(seat=seat) | events.WolfyRevealed(seat=seat) | events.TradeDeclined(seat=seat):
            return {"who": say.who(seat)}
        case events.Challenged(seat=seat, claimant=claimant, name=name, count=count):
            claim = claim_line(name, count, say)
            return {"who": say.who(seat), "claimant": say.who(claimant), "claim": claim}
        case events.CardsFlipped(seat=seat, name=name, cards=cards, counted=counted, truthful=truthful):
            return _flip(seat, name, cards, counted, truthful, say)
        case events.AttackersBlocked(
            blocker=blocker, blockers=blockers, name=name, count=count, wholly=wholly
        ):
            return {
                "blocker": claim_line(blocker, blockers, say),
                "blockers": blockers,
                "claim": claim_line(name, count, say),
                "wholly": str(wholly),
            }
        case events.CardsTaken(seat=seat, of=of, positions=positions):
            where = say.all_of(map(str, positions))
            return {"who": say.who(seat), "of": say.who(of), "positions": where, "count": len(positions)}
        case events.TakenSeen(seat=seat, of=of, cards=cards) | events.HandSeen(seat=seat, of=of, cards=cards):
            return {**sight(seat, of, say), "cards": cards_line(cards, say)}
        case events.CakesStolen(seat=seat, of=of, name=name, count=count):
            return {"who": say.who(seat), "of": say.who(of), "card": card_line(name, say), "count": count}
        case events.CardNamed(seat=seat, card=card):
            return {"who": say.who(seat), "card": card_line(card, say)}
        case events.HandLookedAt(seat=seat, of=of, name=name):
            return {"who": say.who(seat), "of": say.who(of), "card": card_line(name, say)}
        case events.TurnsOwed(seat=seat, name=name, count=count, owed=owed):
            return {"who": say.who(seat), "card": card_line(name, say), "count": count, "owed": owed}
        case events.HandSizeRaised(seat=seat, size=size):
            return {"who": say.who(seat), "size": size}
        case events.CardsTraded(seat=seat, partner=partner, given=given, taken=taken):
            return {"who": say.who(seat), "partner": say.who(partner), "given": given, "taken": taken}
        case events.TradeSeen(seat=seat, partner=partner, give=give, take=take):
            gave, took = ("none" if card is None else card_line(card, say) for card in (give, take))
            return {"who": say.who(seat), "partner": say.who(partner), "give": gave, "take": took}
        case events.CardsDrawn(seat=seat, count=count):
            return {"who": say.who(seat), "count": count}
        case events.BoutEnded(side=side, reason=reason, cakes=cakes, trophies=trophies):
            score = {"cakes": cakes[side], "other": cakes[1 - side], "trophies": trophies[side]}
            return {"side": _side(side, say), "reason": reason.value, **score}
        case events.DuelEnded(side=side, duels_won=duels_won):
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
