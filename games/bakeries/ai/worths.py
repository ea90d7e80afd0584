"""What a choice in You Take the Cake is worth to its player, from their view only."""

from __future__ import annotations

from games.bakeries.actions import PlaceCake
from games.bakeries.ai.hiring_odds import Doors
from games.bakeries.ai.sale_odds import kind, left_of, odds
from games.bakeries.cards import DICE_SIDES, slot_multiplier
from games.bakeries.money import WHOLE_TAB, RoundAccount, Takings, final_outcome
from games.bakeries.view import View
from games.engine import Seat


def seat_of(view: View) -> Seat:
    """Return the seat that the view belongs to."""
    assert view.seat is not None
    return view.seat


def doors_of(view: View) -> Doors:
    """Return the bakeries' doors: which are closed."""
    seat = seat_of(view)
    return Doors(own_closed=view.cases[seat].is_closed, other_closed=view.cases[1 - seat].is_closed)


def gain(view: View, action: PlaceCake, usual_price: float) -> float:
    """Return the gain over the usual cake there, in dollars.

    Cheap cakes are best where the other sells dear.
    """
    seat = seat_of(view)
    assert view.cake is not None
    owner = action.side.owner(seat)
    first_roller = view.hire.seat if view.hire else view.starter
    weight = view.cases[owner].chef_multiplier * _expected(view, owner, action.slot, first_roller)
    sign = 1 if owner == seat else -1
    return sign * weight * (view.cake.price - usual_price)


def loss(view: View, slot: int) -> float:
    """Return the expected loss of the opponent by a stale card on this slot; this seat rolls next (BB-31)."""
    seat = seat_of(view)
    return view.cases[1 - seat].case.cake_at(slot).price * _expected(view, 1 - seat, slot, seat)


def _expected(view: View, owner: Seat, slot: int, next_roller: Seat) -> float:
    """Return the expected number of times that the owner is paid for a cake on this slot."""
    own, other = view.cases[owner].case.sold_slots, view.cases[1 - owner].case.sold_slots
    rest = odds(left_of(own), left_of(other), owner == next_roller)
    return slot_multiplier(slot) * rest.keeps_of(slot)


def usual_price(view: View) -> float:
    """Return the average price of a cake of the store, in dollars."""
    return sum(cake.price for cake in view.store) / max(len(view.store), 1)


def chance_of_a_hit(view: View) -> float:
    """Return the chance that the dice hit a number drawn from the unsold ones."""
    unsold = view.cases[seat_of(view)].case.unsold_slots
    return sum(DICE_SIDES - kind(slot) for slot in unsold) / DICE_SIDES**2 / len(unsold)


def won_with(view: View, percent: int) -> float:
    """Return the chance to win when this seat keeps this percentage of its tab."""
    seat = seat_of(view)
    kept, whole = Takings(view.cases[seat].sales, percent), Takings(view.cases[1 - seat].sales, WHOLE_TAB)
    takings = (kept, whole) if seat == 0 else (whole, kept)
    winners = final_outcome((*view.rounds, RoundAccount(view.round, view.hire, takings))).winners
    return (seat in winners) / len(winners)
