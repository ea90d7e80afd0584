"""Phase three up to the seventh sale, ruling by ruling."""

from __future__ import annotations

from dataclasses import replace

from games.bakeries.actions import PlaceStale, Roll, Stop
from games.bakeries.cards import Cake, Chef
from games.bakeries.case import Case
from games.bakeries.events import CakeSold, DiceRolled, NumberRepeated, RoundEnded, SaleWon, StalePlaced
from games.bakeries.money import Hire, Sale
from games.bakeries.state import Question
from tests.games.bakeries.table import CONFEDERATE, UNION, Table, case_of, selling, sold

UNION_ROLLS = Question.ROLL, UNION
CONFEDERATE_ROLLS = Question.ROLL, CONFEDERATE
CONFEDERATE_CHOOSES = Question.STALE, CONFEDERATE


class TestRolling:
    def test_bb_30_rolling_is_the_only_action(self) -> None:
        assert selling().legal == (Roll(),)
        selling().refuses(Stop(), "another-question")

    def test_bb_30_one_roll_a_turn_alternating(self) -> None:
        first = selling().roll(3, 4)
        assert first.asked == CONFEDERATE_ROLLS
        assert first.roll(3, 4).asked == UNION_ROLLS

    def test_bb_30_the_dice_are_told(self) -> None:
        rolled = selling().roll(2, 6)
        assert rolled.the(DiceRolled).dice == (2, 6)
        assert rolled.game.view(rolled.state, None).dice == (2, 6)

    def test_the_dice_come_from_the_tables_entropy(self) -> None:
        table = selling()
        assert table.do(Roll()).events == table.do(Roll()).events
        assert table.do(Roll()).state.entropy.draws == table.state.entropy.draws + 2

    def test_bb_29_a_new_number_sells_its_cake(self) -> None:
        """The example of the text: a Bundt Cake in slot 8 of a x5 chef is worth $750."""
        table = selling(case_of(slot8=Cake.BUNDT), hire=Hire(UNION, Chef.MOLLY)).roll(4, 4)
        sale = table.the(CakeSold).sale
        assert sale == Sale(8, Cake.BUNDT, chef_multiplier=5, stale=0)
        assert (sale.chef_multiplier, sale.price, sale.slot_multiplier, sale.amount) == (5, 75, 2, 750)
        assert table.game.view(table.state, None).cases[UNION].tab == 750

    def test_bb_35_the_slip_without_a_chef(self) -> None:
        """The example of the text, corrected: 1 x 500 x 13 = $6500."""
        table = selling(case_of(slot12=Cake.BIRTHDAY), hire=Hire(CONFEDERATE, Chef.MOLLY)).roll(6, 6)
        assert table.the(CakeSold).sale.amount == 6500

    def test_bb_32_numbers_are_each_players_own(self) -> None:
        table = selling().roll(3, 4).roll(3, 4)
        assert table.the(CakeSold).seat == CONFEDERATE

    def test_bb_30_the_seventh_sale_ends_the_phase_at_once(self) -> None:
        table = selling(sold(case_of(), 2, 3, 4, 5, 6, 7), sold(case_of(), 2, 3, 4, 5, 6, 7)).roll(4, 4)
        assert table.the(SaleWon).seat == UNION
        assert len(table.the(RoundEnded).account.takings[CONFEDERATE].sales) == 6


class TestStaleCakes:
    def test_bb_31_a_number_hit_before_lets_the_opponent_place_a_stale_card(self) -> None:
        repeated = selling(sold(case_of(), 7)).roll(3, 4)
        assert repeated.the(NumberRepeated).is_penalised
        assert repeated.asked == CONFEDERATE_CHOOSES
        assert repeated.tokens == [f"stale.{slot}" for slot in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)]
        placed = repeated.stale(12)
        assert placed.the(StalePlaced).owner == UNION
        assert placed.the(StalePlaced).worth.price == 40
        assert placed.asked == CONFEDERATE_ROLLS

    def test_bb_31_only_on_an_unsold_cake(self) -> None:
        selling(sold(case_of(), 7, 9)).roll(3, 4).refuses(PlaceStale(9), "cake-sold")

    def test_bb_31_the_slot_must_be_one(self) -> None:
        selling(sold(case_of(), 7)).roll(3, 4).refuses(PlaceStale(13), "no-such-slot")

    def test_bb_31_the_opponent_does_nothing_else(self) -> None:
        selling(sold(case_of(), 7)).roll(3, 4).refuses(Roll(), "another-question")
        selling().refuses(PlaceStale(7), "another-question")

    def test_bb_33_at_most_four_on_a_cake(self) -> None:
        table = selling(_stale(sold(case_of(), 7), 2, times=4)).roll(3, 4)
        table.refuses(PlaceStale(2), "fifth-stale")
        assert "stale.2" not in table.tokens

    def test_bb_33_nowhere_to_place_is_no_penalty(self) -> None:
        case = sold(case_of(), 7)
        for slot in case.unsold_slots:
            case = _stale(case, slot, times=4)
        table = selling(case).roll(3, 4)
        assert not table.the(NumberRepeated).is_penalised
        assert table.asked == CONFEDERATE_ROLLS

    def test_bb_33_without_a_stale_card_in_the_supply_there_is_no_penalty(self) -> None:
        table = selling(sold(case_of(), 7))
        bare = Table(replace(table.state, stale_supply=0)).roll(3, 4)
        assert not bare.the(NumberRepeated).is_penalised
        assert bare.asked == CONFEDERATE_ROLLS

    def test_bb_33_myrtle_rolls_four_sevens_again(self) -> None:
        """The example of the text: her Lemon Cake on slot 2 is worth $260 instead of $1300."""
        table = selling(case_of(), case_of(), hire=Hire(UNION, Chef.SALLY))
        assert table.state.cases[UNION].worth(2, 2).amount == 1300
        table = table.roll(3, 4).roll(1, 1)
        for shirleys_roll in ((1, 2), (2, 2), (2, 3), (3, 3)):
            table = table.roll(3, 4).stale(2).roll(*shirleys_roll)
        sale = table.roll(1, 1).the(CakeSold).sale
        assert (sale.chef_multiplier, sale.price, sale.slot_multiplier, sale.amount) == (2, 10, 13, 260)

    def test_bb_34_stale_cards_of_a_sold_cake_return_to_the_supply(self) -> None:
        table = selling(sold(case_of(), 7)).roll(3, 4).stale(12)
        assert table.state.stale_supply == 59
        after = table.roll(3, 4).roll(6, 6)
        assert after.the(CakeSold).sale.stale == 1
        assert after.state.stale_supply == 60
        assert after.state.cases[UNION].stale_at(12) == 0


class TestSilence:
    def test_bb_50_rolls(self) -> None:
        assert selling().fall_silent().happened(DiceRolled)

    def test_bb_50_spoils_the_highest_printed_price(self) -> None:
        case = sold(case_of(slot3=Cake.MUD, slot9=Cake.WEDDING, slot12=Cake.WEDDING), 7)
        assert selling(case).roll(3, 4).fall_silent().the(StalePlaced).worth.slot == 9

    def test_bb_50_that_can_still_take_one(self) -> None:
        case = sold(case_of(slot3=Cake.MUD, slot9=Cake.WEDDING), 7)
        full = _stale(case, 9, times=4)
        assert selling(full).roll(3, 4).fall_silent().the(StalePlaced).worth.slot == 3

    def test_bb_50_whatever_its_price_has_become(self) -> None:
        case = _stale(sold(case_of(slot3=Cake.MUD, slot9=Cake.WEDDING), 7), 9, times=3)
        assert selling(case).roll(3, 4).fall_silent().the(StalePlaced).worth.slot == 9


def _stale(case: Case, slot: int, *, times: int) -> Case:
    for _ in range(times):
        case = case.with_stale(slot)
    return case
