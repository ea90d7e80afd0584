"""The actions that filled forms, commands and plain answers of Cake Duel mean."""

from __future__ import annotations

import re
from typing import Literal

from bot.errors import Reason, Refused
from cogs.games.duel.form_reasons import FormReason
from cogs.ui.panel import Filled
from games.duel import Card, View
from games.duel.actions import (
    Accept,
    Attack,
    Block,
    Challenge,
    DuelAction,
    Hold,
    Lead,
    Name,
    NoTrade,
    Pass,
    Take,
    Trade,
    Window,
)
from games.duel.options import partner_of
from games.duel.state import Phase
from games.engine import Seat
from games.views import SeatView

NOTHING = "-"
"""The value of a choice that names no card."""

_PLACE = re.compile(r"\d{1,2}")
"""No claim has a hundred cards."""

_ASKED = {Phase.ANSWER: Window.ANSWER, Phase.BLOCK: Window.BLOCK}
_BESIDE = {Phase.ANSWER: Window.ANSWER_BESIDE, Phase.BLOCK: Window.BLOCK_BESIDE}


def window_of(view: View) -> Window | None:
    """Return the window in which the view's seat may challenge now, asked or beside its partner (CD-63)."""
    if view.seat in view.to_act:
        return _ASKED.get(view.phase)
    return _BESIDE.get(view.phase) if view.seat in view.beside else None


def answer(name: Literal["accept", "challenge", "hold"], view: View) -> DuelAction:
    """Return the answer to the claim on the table.

    Refused when it comes too late or the partner must answer. For a seat that is not asked the table refuses.
    """
    window = window_of(view)
    match name:
        case "challenge":
            if window is None:
                raise Refused(FormReason.NO_CHALLENGE_NOW)
            return Challenge(window)
        case "accept":
            if view.seat in view.beside:
                raise Refused(FormReason.PARTNER_DECIDES)
            if window is None and view.seat in view.to_act:
                raise Refused(FormReason.OTHER_QUESTION)
            return Accept(window or Window.ANSWER)
        case "hold":
            if view.seat in view.to_act:
                raise Refused(FormReason.OTHER_QUESTION)
            return Hold(window or Window.ANSWER_BESIDE)


def action(name: str, filled: Filled, own: SeatView[View]) -> DuelAction:
    """Return what a filled form, or a command without one, means. Refused when it is empty, late or makes no sense."""
    view = own.view
    match name:
        case "attack":
            return Attack(_chosen(filled), _card(filled, "claim"), _target(filled, view))
        case "block":
            return Block(_chosen(filled), _card(filled, "claim"))
        case "take":
            return Take(_positions(filled))
        case "name":
            return Name(_card(filled, "card"))
        case "trade":
            return _traded(filled, view)
        case "keep":
            return _kept(view)
        case "lead":
            return Lead(_seat(filled, "first", view, FormReason.NOT_YOUR_TEAM))
        case "pass":
            return Pass()
        case "accept" | "challenge" | "hold":
            return answer(name, view)
    raise Refused(Reason.UNKNOWN_ACTION)


def _chosen(filled: Filled) -> tuple[Card, ...]:
    """Return the cards ticked, sorted; each value is a card and which copy of it."""
    cards = filled.get("cards", ())
    if not cards:
        raise Refused(FormReason.NO_CARDS_CHOSEN)
    return tuple(sorted(_read(value.partition(".")[0]) for value in cards))


def _card(filled: Filled, field: str) -> Card:
    match filled.get(field, ()):
        case (value,):
            return _read(value)
        case ():
            raise Refused(FormReason.NO_NAME_CHOSEN)
        case _:
            raise Refused(FormReason.TWO_NAMES)


def _maybe(filled: Filled, field: str) -> Card | None:
    value = next(iter(filled.get(field, ())), NOTHING)
    return None if value == NOTHING else _read(value)


def _read(value: str) -> Card:
    try:
        return Card(value.strip().lower())
    except ValueError:
        raise Refused(FormReason.NO_SUCH_CARD, card=value[:40]) from None


def _positions(filled: Filled) -> tuple[int, ...]:
    """Return the places chosen, in rising order."""
    texts = filled.get("positions", ())
    if not texts or not all(map(_PLACE.fullmatch, texts)):
        raise Refused(FormReason.WRONG_POSITIONS)
    return tuple(sorted(map(int, texts)))


def _traded(filled: Filled, view: View) -> Trade:
    give, take = _maybe(filled, "give"), _maybe(filled, "take")
    if not _may_trade(view):
        raise Refused(FormReason.NO_TRADE_NOW)
    if give is None and take is None:
        raise Refused(FormReason.NOTHING_TRADED)
    return Trade(give, take)


def _kept(view: View) -> NoTrade:
    if not _may_trade(view):
        raise Refused(FormReason.NO_TRADE_NOW)
    return NoTrade()


def _may_trade(view: View) -> bool:
    return view.phase is Phase.TRADE and view.seat in view.to_act


def _target(filled: Filled, view: View) -> Seat:
    """Return the opponent chosen; with a single one there is nothing to choose."""
    if filled.get("target"):
        return _seat(filled, "target", view, FormReason.NOT_AN_OPPONENT)
    assert view.seat is not None
    if partner_of(view.seat, len(view.hands)) is not None:
        raise Refused(FormReason.NO_TARGET_CHOSEN)
    return 1 - view.seat


def _seat(filled: Filled, field: str, view: View, reason: FormReason) -> Seat:
    seats = {str(hand.seat): hand.seat for hand in view.hands}
    seat = seats.get(next(iter(filled.get(field, ())), ""))
    if seat is None:
        raise Refused(reason)
    return seat
