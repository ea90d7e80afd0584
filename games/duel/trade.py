"""The trade between teammates, after an attack has resolved and before new cards (CD-68)."""

from __future__ import annotations

from collections.abc import Iterator

from games.duel.actions import NoTrade, Trade
from games.duel.cards import Card
from games.duel.events import CardsTraded, TradeDeclined, TradeSeen
from games.duel.options import partner_of
from games.duel.state import Bout
from games.duel.transition import Transition
from games.engine import Seat


def can_trade(bout: Bout, seat: Seat) -> bool:
    """Return True if any trade is possible: a matter of counts that everybody knows."""
    partner = partner_of(seat, len(bout.hands))
    if partner is None:
        return False
    own, other = bool(bout.hands[seat]), bool(bout.hands[partner])
    return own and other if bout.deck else own or other


def trades(bout: Bout, seat: Seat) -> Iterator[Trade | NoTrade]:
    """None, every swap and, with an empty deck, every gift either way."""
    yield NoTrade()
    partner = partner_of(seat, len(bout.hands))
    assert partner is not None
    gifts: list[Card | None] = list(dict.fromkeys(bout.hands[seat]))
    wishes: list[Card | None] = list(dict.fromkeys(bout.hands[partner]))
    if not bout.deck:
        gifts.append(None)
        wishes.append(None)
    for give in gifts:
        for take in wishes:
            if give is not None or take is not None:
                yield Trade(give, take)


def trade(play: Transition, give: Card | None, take: Card | None) -> None:
    """Cards change hands; only the team knows which."""
    seat = play.turn.attacker
    partner = partner_of(seat, play.seats)
    assert partner is not None
    if give is not None:
        play.remove(seat, (give,))
    if take is not None:
        play.remove(partner, (take,))
        play.give(seat, (take,))
    if give is not None:
        play.give(partner, (give,))
    play.tell(
        CardsTraded(seat=seat, partner=partner, given=int(give is not None), taken=int(take is not None)),
        TradeSeen(seat=seat, partner=partner, give=give, take=take, audience=play.team(seat)),
    )


def decline(play: Transition) -> None:
    """Let the attacker keep the hand."""
    play.tell(TradeDeclined(seat=play.turn.attacker))
