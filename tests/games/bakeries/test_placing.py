"""Phase two, ruling by ruling."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from games.bakeries.actions import PlaceCake, Roll, Side
from games.bakeries.cards import SLOTS, Cake, Chef, full_box
from games.bakeries.case import Case
from games.bakeries.events import CakeDrawn, CakePlaced, CaseFilled, PhaseBegun
from games.bakeries.money import Hire
from games.bakeries.state import Phase, Question
from tests.games.bakeries.table import CONFEDERATE, UNION, Table, case_of, full_set, hiring, placing


def all_but(*empty: int) -> Case:
    """A case with only these slots empty."""
    return Case(tuple(None if slot in empty else Cake.LEMON for slot in SLOTS))


@pytest.mark.parametrize("hirer", [UNION, CONFEDERATE])
def test_bb_24_the_player_without_a_chef_starts(hirer: int) -> None:
    laid = hiring(full_set("sally") + ", danny hat", player=hirer).lay("sally")
    assert laid.asked == (Question.PLACE, 1 - hirer)
    assert laid.the(PhaseBegun).seat == 1 - hirer


@pytest.mark.parametrize("starter", [UNION, CONFEDERATE])
def test_bb_17_without_a_chef_the_one_who_did_not_start_phase_one_starts(starter: int) -> None:
    ended = hiring("danny hat", "danny hat", stock="", player=starter).pass_turn().pass_turn()
    assert ended.asked == (Question.PLACE, 1 - starter)


@pytest.mark.parametrize("starter", [UNION, CONFEDERATE])
def test_bb_17_and_the_other_rolls_first(starter: int) -> None:
    table = placing(starter=starter, cases=_with_case(1 - starter, all_but(7)))
    assert table.keep(7).asked == (Question.ROLL, starter)


def _with_case(owner: int, case: Case) -> tuple[Case, Case]:
    return (case, case_of()) if owner == UNION else (case_of(), case)


def test_bb_20_the_drawn_cake_is_shown_to_both() -> None:
    laid = hiring(full_set("sally") + ", danny hat").lay("sally")
    drawn = laid.the(CakeDrawn)
    assert (drawn.audience, drawn.number) == (None, 1)
    for seat in (UNION, CONFEDERATE, None):
        view = laid.game.view(laid.state, seat)
        assert (view.cake, view.cake_number) == (drawn.cake, 1)


def test_bb_20_it_comes_out_of_the_store_by_chance() -> None:
    laid = hiring(full_set("sally") + ", danny hat").lay("sally")
    assert Counter(laid.state.store) + Counter([laid.the(CakeDrawn).cake]) == Counter(full_box().cakes)
    cakes = set()
    for _ in range(10):
        laid = laid.fall_silent()
        cakes.add(laid.the(CakeDrawn).cake)
    assert len(cakes) > 2


class TestPlacing:
    def test_bb_24_a_cake_goes_to_an_empty_slot_of_either_case(self) -> None:
        table = placing(cases=(all_but(4), all_but(2, 12)))
        assert table.tokens == ["place20.own.2", "place20.own.12", "place20.theirs.4"]
        empty = placing()
        assert len(empty.legal) == 22

    def test_bb_24_in_turn(self) -> None:
        kept = placing().keep(8)
        assert kept.state.cases[CONFEDERATE].cake_at(8) is Cake.LEMON
        assert kept.asked == (Question.PLACE, UNION)
        given = kept.you_take_the_cake(12)
        placed = given.the(CakePlaced)
        assert (placed.seat, placed.owner, placed.slot) == (UNION, CONFEDERATE, 12)
        assert given.state.cases[CONFEDERATE].cake_at(12) is placed.cake
        assert given.asked == (Question.PLACE, CONFEDERATE)

    def test_bb_21_one_cake_a_slot(self) -> None:
        table = placing(cases=(Case(), all_but(4)))
        table.refuses(PlaceCake(11, Side.OWN, 8), "slot-filled")
        table.refuses(PlaceCake(11, Side.OWN, 13), "no-such-slot")

    def test_bb_21_placing_is_mandatory(self) -> None:
        assert all(isinstance(action, PlaceCake) for action in placing().legal)
        placing().refuses(Roll(), "another-question")

    def test_bb_22_when_one_case_is_full_the_owner_of_the_other_places_alone(self) -> None:
        table = placing(cases=(all_but(5), all_but(2, 3, 4)))
        filled = table.you_take_the_cake(5)
        assert filled.the(CaseFilled).owner == UNION
        for slot in (2, 3, 4):
            assert filled.asked == (Question.PLACE, CONFEDERATE)
            assert all(action.side is Side.OWN for action in filled.legal if isinstance(action, PlaceCake))
            filled = filled.keep(slot)
        assert filled.state.phase is Phase.SALE

    def test_bb_22_the_other_one_draws_when_a_player_fills_his_own_case(self) -> None:
        table = placing(cases=(all_but(2, 3), all_but(9)))
        filled = table.keep(9)
        assert filled.asked == (Question.PLACE, UNION)
        assert filled.keep(2).asked == (Question.PLACE, UNION)

    def test_bb_22_each_cake_is_another_question(self) -> None:
        """A control made for one cake must not place the next one, though one seat is asked for both."""
        filled = placing(cases=(all_but(5), all_but(2, 3, 4))).you_take_the_cake(5)
        first = filled.game.question(filled.state, CONFEDERATE)
        then = filled.keep(2)
        assert then.game.question(then.state, CONFEDERATE) != first
        then.refuses(PlaceCake(filled.state.cake_number, Side.OWN, 3), "another-question")

    def test_cakes_are_numbered_from_1_to_22(self) -> None:
        assert placing().state.cake_number == 1
        assert placing(cases=(case_of(), all_but(9))).state.cake_number == 22


@pytest.mark.parametrize("hirer", [UNION, CONFEDERATE])
def test_bb_30_the_hirer_rolls_first(hirer: int) -> None:
    table = placing(hire=Hire(hirer, Chef.DANNY), cases=_with_case(1 - hirer, all_but(7)))
    sale = table.keep(7)
    assert sale.asked == (Question.ROLL, hirer)
    assert sale.the(PhaseBegun).seat == hirer


def test_bb_50_silence_places_in_the_lowest_empty_slot_of_ones_own() -> None:
    placed = placing(cases=(Case(), all_but(4, 9))).fall_silent().the(CakePlaced)
    assert (placed.owner, placed.slot) == (CONFEDERATE, 4)


def test_bb_50_or_else_of_the_opponent() -> None:
    """This does not happen: a player with a full case no longer places (BB-22)."""
    table = placing(cases=(all_but(6, 8), case_of()))
    placed = table.fall_silent().the(CakePlaced)
    assert (placed.owner, placed.slot) == (UNION, 6)


def test_what_a_cake_would_be_worth_on_either_side_is_in_the_view() -> None:
    table = placing(hire=Hire(UNION, Chef.POLLY))
    own, theirs = (table.game.view(table.state, CONFEDERATE).cases[seat] for seat in (CONFEDERATE, UNION))
    assert own.worth_of(Cake.WEDDING, 2).amount == 6500
    assert theirs.worth_of(Cake.WEDDING, 7).amount == 2000


def test_a_cake_in_hand_is_no_longer_in_the_store() -> None:
    table = Table(replace(placing().state, store=(Cake.MUD,))).keep(2)
    assert (table.the(CakeDrawn).cake, table.state.store) == (Cake.MUD, ())
