"""What one seat, or a spectator, may know of a table (BB-44)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from games.bakeries.cards import SLOTS, Cake, Card, Chef
from games.bakeries.case import Case
from games.bakeries.kitchen import DrawnCard, Source
from games.bakeries.money import ClearanceTry, Hire, RoundAccount, Sale, tab_of, totals
from games.bakeries.options import Options
from games.bakeries.sale import clearance_percent
from games.bakeries.state import Phase, Question, State
from games.engine import Outcome, Seat


@dataclass(frozen=True, slots=True)
class SlotView:
    """One slot of a bakery case: a price tag in the shop window."""

    slot: int
    worth: Sale | None
    """The sale of the cake at its present or final price; None while the slot is empty."""
    is_sold: bool
    can_go_staler: bool
    """Whether it is unsold and can take one more stale card."""


class CaseView(NamedTuple):
    """A seat's bakery: its chef, its closed sign, and its case. Everybody sees all of it."""

    chef: Chef | None
    chef_multiplier: int
    is_closed: bool
    case: Case

    @property
    def slots(self) -> tuple[SlotView, ...]:
        """The eleven slots in the order of the dice."""
        sold, staleable = {sale.slot: sale for sale in self.sales}, self.case.staleable_slots
        return tuple(
            SlotView(
                slot,
                worth=sold.get(slot) or (Sale(slot, cake, self.chef_multiplier, stale) if cake else None),
                is_sold=slot in sold,
                can_go_staler=cake is not None and slot in staleable,
            )
            for slot, cake, stale in zip(SLOTS, self.case.cakes, self.case.stale, strict=True)
        )

    @property
    def sales(self) -> tuple[Sale, ...]:
        """The sales of this round in the order in which they were made."""
        return self.case.sales

    @property
    def tab(self) -> int:
        """The sum of the sales in dollars, before any percentage or bonus."""
        return tab_of(self.sales)

    def worth_of(self, cake: Cake, slot: int) -> Sale:
        """Return the sale of a cake in a slot of this case."""
        return Sale(slot, cake, self.chef_multiplier)


class View(NamedTuple):
    """All that a presenter or an AI player may know of a table."""

    options: Options
    seat: Seat | None
    """Whose view this is; None for a spectator."""
    round: int
    turn: int
    phase: Phase
    question: Question | None
    player: Seat | None
    """The seat that is asked."""
    starter: Seat
    hire: Hire | None
    hand: tuple[Card, ...]
    """The viewer's own Hire a Chef cards, sorted."""
    drawn: DrawnCard | None
    """The card just drawn, once a turn has begun, where the viewer may know it."""
    hand_counts: tuple[int, int]
    stock_count: int
    discard_count: int
    top_discard: Card | None
    laid: tuple[Card, ...]
    signs_out: tuple[Card, ...]
    turns_of_phase_one: int
    cake: Cake | None
    """The cake drawn and not yet placed."""
    cake_number: int
    """Which cake of phase two it is, from 1 to 22."""
    store: tuple[Cake, ...]
    """The cakes still in the store, sorted: all others lie open."""
    stale_supply: int
    cases: tuple[CaseView, CaseView]
    dice: tuple[int, int] | None
    tries: tuple[ClearanceTry, ...]
    percent_behind: int
    """What part of the tab the one behind would keep now, in percent."""
    rounds: tuple[RoundAccount, ...]
    outcome: Outcome | None

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat that is asked; only one ever is."""
        return () if self.player is None else (self.player,)

    @property
    def stock_can_give(self) -> bool:
        """Whether a card can be drawn from the stock, counting a reshuffle of the discards (BB-13)."""
        return self.stock_count > 0 or self.discard_count > 1

    @property
    def totals(self) -> tuple[int, int]:
        """Each seat's dollars over the finished rounds."""
        return totals(self.rounds)


def view(state: State, seat: Seat | None) -> View:
    """Return everything that this seat, or a spectator (None), may know."""
    kitchen = state.kitchen
    return View(
        options=state.options,
        seat=seat,
        round=state.round,
        turn=_turn(state),
        phase=state.phase,
        question=state.question,
        player=None if state.question is None else state.player,
        starter=state.starter,
        hire=state.hire,
        hand=() if seat is None else kitchen.hands[seat],
        drawn=_drawn_card(state, seat),
        hand_counts=(len(kitchen.hands[0]), len(kitchen.hands[1])),
        stock_count=len(kitchen.stock),
        discard_count=len(kitchen.discards),
        top_discard=kitchen.discards[-1] if kitchen.discards else None,
        laid=kitchen.laid,
        signs_out=kitchen.signs_out,
        turns_of_phase_one=kitchen.turns,
        cake=state.cake,
        cake_number=state.cake_number,
        store=state.store,
        stale_supply=state.stale_supply,
        cases=(_case_view(state, 0), _case_view(state, 1)),
        dice=state.dice,
        tries=state.tries,
        percent_behind=clearance_percent(state.tries),
        rounds=state.rounds,
        outcome=state.outcome,
    )


def _turn(state: State) -> int:
    """Return the number of the turn to show: all of phase two counts as one turn."""
    return state.turn - state.cake_number + 1 if state.phase is Phase.PLACE else state.turn


def _drawn_card(state: State, seat: Seat | None) -> DrawnCard | None:
    """Return the card if the viewer may know it: one from the stock is known only to its player."""
    drawn = state.kitchen.drawn
    if drawn is None or drawn.source is Source.DISCARD or seat == state.player:
        return drawn
    return None


def _case_view(state: State, owner: Seat) -> CaseView:
    return CaseView(
        chef=state.hire.chef if state.hire and state.hire.seat == owner else None,
        chef_multiplier=state.chef_multiplier(owner),
        is_closed=state.kitchen.closed[owner],
        case=state.cases[owner],
    )
