"""The actions that filled forms and commands of You Take the Cake mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bot.errors import Reason, Refused
from cogs.games.bakeries.form_reasons import UNKNOWN_WORD, FormReason
from cogs.ui.panel import Filled
from games.bakeries import Card, Chef, View
from games.bakeries.actions import BakeryAction, Discard, LaySet, PlaceCake, PlaceStale, Side
from games.bakeries.cards import SLOTS
from games.views import SeatView

CAKES_PLACED = 2 * len(SLOTS)
"""The cakes of both cases."""

Word = TypeVar("Word")


def action(name: str, filled: Filled, own: SeatView[View]) -> BakeryAction:
    """Return what a filled form means. Refused when it is empty or makes no sense."""
    view = own.view
    match name:
        case "discard":
            return Discard(_read(filled, "card", Card))
        case "lay":
            return LaySet(_read(filled, "chef", Chef))
        case "own" | "theirs":
            # After the last cake the number is one too high: the rules shall say that none is asked about.
            return PlaceCake(min(view.cake_number, CAKES_PLACED), Side(name), _slot(filled))
        case "stale":
            return PlaceStale(_slot(filled))
    raise Refused(Reason.UNKNOWN_ACTION)


def _read(filled: Filled, field: str, kind: Callable[[str], Word]) -> Word:
    value = next(iter(filled.get(field, ())), "")
    try:
        return kind(value)
    except ValueError:
        raise Refused(UNKNOWN_WORD[field], text=value[:40]) from None


def _slot(filled: Filled) -> int:
    value = next(iter(filled.get("slot", ())), "")
    slot = int(value) if value.isdecimal() else 0
    if slot not in SLOTS:
        raise Refused(FormReason.NO_SUCH_SLOT)
    return slot
