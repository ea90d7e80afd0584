"""What the AI players calculate in You Take the Cake, against every course that small cases can take."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

import pytest

from games.bakeries.actions import PlaceCake, PlaceStale
from games.bakeries.ai.hiring_odds import chance_of_part, chance_of_set
from games.bakeries.ai.sale_odds import left_of, odds
from games.bakeries.cards import SLOTS, Cake, Chef, full_box, slot_multiplier
from games.bakeries.case import Case
from games.bakeries.money import BEHIND, MOST_STALE, SALES_TO_WIN, WHOLE_TAB, Hire
from games.bakeries.state import Question
from games.catalog import ENTRIES
from games.engine import Seat
from games.entropy import Entropy
from tests.games.bakeries.lab import GAME
from tests.games.bakeries.table import CONFEDERATE, UNION, Table, case_of, placing, selling, sold

STRONG = ENTRIES["bakeries"].ai_players["strong"]
WAYS = {slot: 6 - abs(7 - slot) for slot in SLOTS}
BOTH_CHEFS = [Hire(seat, chef) for seat in (UNION, CONFEDERATE) for chef in (Chef.SALLY, Chef.MOLLY)]


def chosen(table: Table) -> object:
    seat = table.state.player
    return STRONG.choose(GAME.view(table.state, seat), table.legal, Entropy(b"force"))


# --- A set before the other bakery hires -----------------------------------------------------------


@pytest.mark.parametrize(("chef", "lacking", "other_hires"), list(product(Chef, (1, 2, 5), (0.05, 0.2))))
def test_the_chance_of_a_set_is_that_of_the_race_turn_by_turn(
    chef: Chef, lacking: int, other_hires: float
) -> None:
    racing, won = {lacking: 1.0}, 0.0
    while sum(racing.values()) > 1e-9:
        after = dict.fromkeys(range(lacking + 1), 0.0)
        for still, mass in racing.items():
            comes = chance_of_part(chef, still)
            after[still - 1] += mass * comes * (1 - other_hires)
            after[still] += mass * (1 - comes) * (1 - other_hires)
        won += after.pop(0)
        racing = after
    assert chance_of_set(chef, lacking, other_hires) == pytest.approx(won, abs=1e-8)


# --- The cake sale ---------------------------------------------------------------------------------

Unsold = tuple[frozenset[int], frozenset[int]]
"""What each seat has yet to hit."""


@cache
def kept(slot: int, unsold: Unsold, roller: Seat) -> float:
    """What part of the price on this slot seat 0 takes home: every roll followed, slot by slot."""

    def after(seat: Seat, number: int) -> float:
        left = unsold[seat] - {number}
        now = (left, unsold[1]) if seat == 0 else (unsold[0], left)
        if len(left) > len(SLOTS) - SALES_TO_WIN:
            return kept(slot, now, 1 - seat)
        return 0.0 if slot in now[0] else 1.0 if seat == 0 else BEHIND / WHOLE_TAB

    def brings(seat: Seat) -> float:
        return sum(WAYS[number] / 36 * after(seat, number) for number in unsold[seat])

    def stays(seat: Seat) -> float:
        return 1 - sum(WAYS[number] for number in unsold[seat]) / 36

    other = 1 - roller
    return (brings(roller) + stays(roller) * brings(other)) / (1 - stays(roller) * stays(other))


@pytest.mark.parametrize("roller", [0, 1])
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [((2, 3, 4, 5), (6, 7, 8, 9)), ((6, 7, 8, 9, 10, 11), (2, 12, 7, 4)), ((5, 6, 9, 11, 12), (3, 4, 8))],
)
def test_what_a_cake_may_bring_is_what_all_courses_of_the_sale_bring(
    mine: tuple[int, ...], theirs: tuple[int, ...], roller: Seat
) -> None:
    unsold = (frozenset(SLOTS) - set(mine), frozenset(SLOTS) - set(theirs))
    rest = odds(left_of(mine), left_of(theirs), roller == 0)
    for slot in unsold[0]:
        assert rest.keeps_of(slot) == pytest.approx(kept(slot, unsold, roller), abs=1e-5)


# --- Stale cards -----------------------------------------------------------------------------------

SIX = (2, 6, 7, 8, 9, 12)
"""Sold on either side: the player who hits another number next wins the sale."""
AGAIN = sum(WAYS[slot] for slot in SIX) / 36
"""How likely a roll hits one of them again."""


def last_sale(case: Case) -> float:
    """What the one who rolls next may expect of its last cake, when stale cards lie where they cost it most."""
    hits = sum(WAYS[slot] / 36 * case.worth(slot, 1).amount for slot in case.unsold_slots)
    if not case.staleable_slots:
        return hits / (1 - AGAIN * AGAIN)
    return hits + AGAIN * min(stale_cards_lead_to(case).values())


def stale_cards_lead_to(case: Case) -> dict[int, float]:
    """By slot, what a stale card there leaves to its owner, once the other one has rolled."""
    return {slot: AGAIN * last_sale(case.with_stale(slot)) for slot in case.staleable_slots}


@pytest.mark.parametrize(
    ("three", "five", "stale"),
    [
        (Cake.LEMON, Cake.LEMON, 0),
        (Cake.BOSTON, Cake.LEMON, 0),
        (Cake.LEMON, Cake.BOSTON, 3),
        (Cake.PINEAPPLE, Cake.WEDDING, 0),
        (Cake.SHEET, Cake.GERMAN, 2),
    ],
)
def test_a_stale_card_goes_where_the_whole_rest_of_the_sale_makes_it_cost_most(
    three: Cake, five: Cake, stale: int
) -> None:
    """Only the 3 and the 5 can still go staler: every course of six rolls and more is followed to its end."""
    case = case_of(slot3=three, slot5=five)
    for slot in (4, 10, 11):
        for _ in range(MOST_STALE):
            case = case.with_stale(slot)
    for _ in range(stale):
        case = case.with_stale(5)
    case = sold(case, *SIX)
    leads_to = stale_cards_lead_to(case)
    asked = selling(case, sold(case_of(), *SIX)).roll(3, 3)
    assert asked.asked == (Question.STALE, CONFEDERATE)
    stale_card = chosen(asked)
    assert isinstance(stale_card, PlaceStale)
    assert leads_to[stale_card.slot] == min(leads_to.values())


# --- Placing ---------------------------------------------------------------------------------------

Empty = tuple[frozenset[int], frozenset[int]]
PRICES = sorted({cake.price for cake in Cake})
BY_PRICE = {cake.price: cake for cake in sorted(Cake)}


class Placings:
    """What seat 0 may expect to be ahead by when both place the rest as well as can be."""

    def __init__(self, hire: Hire) -> None:
        self._weights = tuple(
            {
                slot: sign
                * (hire.chef.multiplier if hire.seat == seat else 1)
                * slot_multiplier(slot)
                * odds(left_of(()), left_of(()), hire.seat == seat).keeps_of(slot)
                for slot in SLOTS
            }
            for seat, sign in ((0, 1), (1, -1))
        )
        self._values: dict[tuple[Empty, tuple[int, ...], Seat], float] = {}

    def of(self, empty: Empty, store: tuple[int, ...], player: Seat) -> float:
        """Before the next cake is drawn; ``store`` counts the cakes by price."""
        if not any(empty):
            return 0.0
        player = 0 if not empty[1] else 1 if not empty[0] else player
        key = (empty, store, player)
        if key not in self._values:
            best = max if player == 0 else min
            self._values[key] = sum(
                count / sum(store) * best(self.of_each(empty, _less(store, at), player, PRICES[at]).values())
                for at, count in enumerate(store)
                if count
            )
        return self._values[key]

    def of_each(
        self, empty: Empty, store: tuple[int, ...], player: Seat, price: int
    ) -> dict[tuple[Seat, int], float]:
        """By owner and slot, what placing the drawn cake there leads to."""
        return {
            (owner, slot): self._weights[owner][slot] * price + self.of(left, store, 1 - player)
            for owner in (0, 1)
            for slot in empty[owner]
            for left in [
                (empty[0] - {slot}, empty[1]) if owner == 0 else (empty[0], empty[1] - {slot}),
            ]
        }


def _less(store: tuple[int, ...], at: int) -> tuple[int, ...]:
    return (*store[:at], store[at] - 1, *store[at + 1 :])


def _half_empty(empty: frozenset[int]) -> Case:
    return Case(tuple(None if slot in empty else Cake.LEMON for slot in SLOTS))


def _positions(hire: Hire) -> Iterator[tuple[Empty, Cake]]:
    """Two slots empty on either side, and any cake drawn."""
    dice = Random(f"{hire}")
    for _ in range(6):
        empty = (frozenset(dice.sample(SLOTS, 2)), frozenset(dice.sample(SLOTS, 2)))
        yield from ((empty, BY_PRICE[price]) for price in PRICES)


@pytest.mark.parametrize("hire", BOTH_CHEFS, ids=str)
def test_it_places_nearly_as_well_as_a_player_who_calculates_every_course_to_the_end(hire: Hire) -> None:
    placings, missed, at_stake = Placings(hire), 0.0, 0.0
    for empty, cake in _positions(hire):
        left = list(full_box().cakes)
        left.remove(cake)
        table = placing(hire=hire, cases=(_half_empty(empty[0]), _half_empty(empty[1])))
        table = Table(replace(table.state, cake=cake, store=tuple(sorted(left))))
        store = tuple(sum(other.price == price for other in left) for price in PRICES)
        values = placings.of_each(empty, store, table.state.player, cake.price)
        place = chosen(table)
        assert isinstance(place, PlaceCake)
        player = table.state.player
        sign = 1 if player == 0 else -1
        best, worst = (end(sign * value for value in values.values()) for end in (max, min))
        missed += best - sign * values[place.side.owner(player), place.slot]
        at_stake += best - worst
    assert missed < 0.02 * at_stake
