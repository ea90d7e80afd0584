"""The clearance sale, the books of a round, and the end of the game, ruling by ruling."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.bakeries.actions import TryAgain
from games.bakeries.cards import SLOTS, Cake, Chef
from games.bakeries.case import Case
from games.bakeries.events import (
    ClearanceStopped,
    ClearanceTried,
    GameEnded,
    HandDealt,
    RoundBegun,
    RoundEnded,
    SaleWon,
)
from games.bakeries.money import BEHIND, FIRST_HIT, SECOND_HIT, ClearanceTry, Hire, Takings, final_outcome
from games.bakeries.sale import clearance_percent
from games.bakeries.state import Phase, Question, State
from games.entropy import Entropy
from tests.games.bakeries.lab import conserved
from tests.games.bakeries.table import (
    CONFEDERATE,
    SEED,
    UNION,
    Table,
    account,
    case_of,
    entropy_where,
    opened,
    selling,
    sold,
    tried,
)

SIX = (2, 3, 4, 5, 6, 7)


def before_the_seventh_sale(behind: Case, *, hire: Hire | None) -> Table:
    """The Union's next 8 ends the sale; ``behind`` is the Confederate case."""
    return selling(sold(case_of(), *SIX), behind, hire=hire)


def shirley_behind(*, hits: bool) -> Table:
    """The text's Shirley, a x1 baker with a tab of $8000, after her first try."""
    return _won_until(shirley_at_8000(), hits=hits)


def shirley_at_8000() -> Table:
    case = case_of(slot12=Cake.BIRTHDAY, slot7=Cake.WEDDING, slot8=Cake.WEDDING)
    case = sold(case, 12, 7, 8)
    assert sum(sale.amount for sale in case.sales) == 8000
    return before_the_seventh_sale(case, hire=Hire(UNION, Chef.SALLY))


def _won_until(table: Table, *, hits: bool) -> Table:
    """The seventh sale, chance falling so that the first try hits, or misses."""
    state = table.state

    def is_wanted(won: Table) -> bool:
        return bool(won.happened(ClearanceTried)) and won.the(ClearanceTried).attempt.is_hit is hits

    def roll(entropy: Entropy) -> Table:
        return Table(replace(state, entropy=entropy)).fall_silent()

    return roll(entropy_where(lambda entropy: is_wanted(roll(entropy))))


def takings_of(table: Table, seat: int) -> Takings:
    return table.the(RoundEnded).account.takings[seat]


class TestClearanceSale:
    @pytest.mark.parametrize("hire", [Hire(UNION, Chef.POLLY), None])
    def test_bb_38_is_for_a_x1_baker_behind_also_when_nobody_hired(self, hire: Hire | None) -> None:
        won = before_the_seventh_sale(sold(case_of(), 7), hire=hire).roll(4, 4)
        assert won.the(ClearanceTried).seat == CONFEDERATE

    def test_bb_38_not_for_a_hirer_behind(self) -> None:
        won = before_the_seventh_sale(sold(case_of(), 7), hire=Hire(CONFEDERATE, Chef.POLLY)).roll(4, 4)
        assert not won.happened(ClearanceTried)
        assert takings_of(won, CONFEDERATE).percent == BEHIND

    def test_bb_42_is_skipped_with_a_tab_of_nothing(self) -> None:
        won = before_the_seventh_sale(case_of(), hire=None).roll(4, 4)
        assert not won.happened(ClearanceTried)
        assert takings_of(won, CONFEDERATE).total == 0

    def test_bb_39_the_number_is_one_of_his_unsold_slots(self) -> None:
        behind = sold(case_of(), 2, 3, 4, 5, 6)
        numbers = set()
        for seed in range(256):
            table = before_the_seventh_sale(behind, hire=None)
            entropy = replace(table.state.entropy, seed=SEED + bytes([seed]))
            state = replace(table.state, entropy=entropy)
            won = Table(state).fall_silent()
            numbers |= {event.attempt.number for event in won.happened(ClearanceTried)}
        assert numbers == {7, 8, 9, 10, 11, 12}

    def test_bb_37_and_39_a_miss_leaves_40_percent_and_ends_it(self) -> None:
        """Shirley's $8000: she receives $3200."""
        missed = shirley_behind(hits=False)
        assert takings_of(missed, CONFEDERATE).total == 3200
        assert missed.state.round == 2

    def test_bb_39_a_hit_gives_60_percent_and_a_choice(self) -> None:
        hit = shirley_behind(hits=True)
        assert hit.asked == (Question.AGAIN, CONFEDERATE)
        assert hit.the(ClearanceTried).percent == FIRST_HIT
        assert hit.tokens == ["again.try", "again.stop"]

    def test_bb_40_the_first_try_happens_by_itself_and_the_second_is_his_choice(self) -> None:
        won = shirley_behind(hits=True)
        assert won.the(SaleWon).seat == UNION
        assert won.the(ClearanceTried).seat == CONFEDERATE
        assert won.do(TryAgain()).the(ClearanceTried).seat == CONFEDERATE

    def test_bb_39_the_slip_stopping_keeps_60_percent(self) -> None:
        """The example of the text, corrected: 60% of $8000 is $4800."""
        stopped = shirley_behind(hits=True).stop()
        assert stopped.the(ClearanceStopped).percent == FIRST_HIT
        assert takings_of(stopped, CONFEDERATE).total == 4800

    def test_bb_39_a_second_hit_gives_80_percent(self) -> None:
        again = shirley_behind(hits=True).try_again(hit=True)
        assert again.the(ClearanceTried).percent == SECOND_HIT
        assert takings_of(again, CONFEDERATE).total == 6400

    def test_bb_39_a_second_miss_falls_back_to_40_percent(self) -> None:
        again = shirley_behind(hits=True).try_again(hit=False)
        assert takings_of(again, CONFEDERATE).total == 3200
        assert again.state.round == 2

    def test_bb_40_the_drawn_number_is_public(self) -> None:
        hit = shirley_behind(hits=True)
        attempt = hit.the(ClearanceTried).attempt
        for seat in (UNION, CONFEDERATE, None):
            view = hit.game.view(hit.state, seat)
            assert (view.tries, view.percent_behind) == ((attempt,), FIRST_HIT)

    def test_bb_41_the_same_number_may_come_again(self) -> None:
        hit = shirley_behind(hits=True)
        first = hit.the(ClearanceTried).attempt.number

        def second(entropy: Entropy) -> Table:
            return Table(replace(hit.state, entropy=entropy)).do(TryAgain())

        entropy = entropy_where(lambda entropy: second(entropy).the(ClearanceTried).attempt.number == first)
        assert second(entropy).the(RoundEnded).account.takings[CONFEDERATE].tries[1].number == first

    def test_bb_50_silence_stops(self) -> None:
        assert shirley_behind(hits=True).fall_silent().happened(ClearanceStopped)

    @pytest.mark.parametrize(
        ("tries", "percent"),
        [
            ((), 40),
            ((tried(7, (3, 4)),), 60),
            ((tried(7, (3, 3)),), 40),
            ((tried(7, (3, 4)), tried(2, (1, 1))), 80),
            ((tried(7, (3, 4)), tried(2, (1, 2))), 40),
        ],
    )
    def test_bb_39_what_the_tries_are_worth(self, tries: tuple[ClearanceTry, ...], percent: int) -> None:
        assert clearance_percent(tries) == percent


class TestBooks:
    def test_bb_36_the_winner_of_the_sale_takes_his_whole_tab(self) -> None:
        won = before_the_seventh_sale(case_of(), hire=Hire(UNION, Chef.SALLY)).roll(4, 4)
        takings = takings_of(won, UNION)
        assert (takings.percent, takings.bonus) == (100, 0)
        assert takings.total == takings.tab == sum(sale.amount for sale in takings.sales)

    def test_bb_36_seven_different_cakes_bring_20_percent_more(self) -> None:
        names = dict(zip((f"slot{slot}" for slot in SLOTS), Cake, strict=True))
        table = selling(sold(case_of(**names), *SIX)).roll(4, 4)
        takings = takings_of(table, UNION)
        assert takings.is_great_chef
        assert takings.total * 5 == takings.tab * 6

    def test_bb_37_the_other_keeps_40_percent_of_his_tab(self) -> None:
        behind = sold(case_of(Cake.BUNDT), 12, 8, chef=4)
        won = before_the_seventh_sale(behind, hire=Hire(CONFEDERATE, Chef.POLLY)).roll(4, 4)
        assert takings_of(won, CONFEDERATE).tab == 4 * 75 * 13 + 4 * 75 * 2
        assert takings_of(won, CONFEDERATE).total == 1800

    def test_the_books_stay_in_the_view(self) -> None:
        won = before_the_seventh_sale(case_of(), hire=None).roll(4, 4)
        view = won.game.view(won.state, None)
        assert view.rounds == (won.the(RoundEnded).account,)
        assert view.totals == won.the(RoundEnded).totals == (takings_of(won, UNION).total, 0)


class TestRounds:
    def test_bb_23_all_cards_return_for_each_round(self) -> None:
        begun = opened()
        stale = selling(sold(case_of(), 2, 3, 4, 5, 6, 7)).roll(3, 4).stale(12).state
        again = Table(replace(stale, player=UNION)).roll(4, 4)
        assert again.the(RoundBegun).round == 2
        assert conserved(again.state) == conserved(begun.state)
        assert again.state.kitchen.closed == (False, False)
        assert (again.state.hire, again.state.dice, again.state.tries) == (None, None, ())
        assert {event.audience for event in again.happened(HandDealt)} == {frozenset({0}), frozenset({1})}

    def test_bb_01_the_start_alternates(self) -> None:
        table = before_the_seventh_sale(case_of(), hire=None)
        starter = table.state.starter
        second = table.roll(4, 4)
        assert second.asked == (Question.TURN, 1 - starter)
        third = Table(replace(_sale_state(second), question=Question.ROLL)).roll(4, 4)
        assert third.asked == (Question.TURN, starter)

    def test_the_game_ends_after_three_rounds(self) -> None:
        state = replace(before_the_seventh_sale(case_of(), hire=None).state, rounds=(account(0, 100),) * 2)
        ended = Table(state).roll(4, 4)
        outcome = ended.the(GameEnded).outcome
        assert outcome == ended.game.outcome(ended.state)
        assert outcome.winners == (UNION,)
        assert outcome.scores == ended.the(RoundEnded).totals
        assert ended.state.phase is Phase.OVER
        assert ended.state.round == 3
        assert ended.game.actors(ended.state) == frozenset()
        assert ended.game.view(ended.state, None).player is None

    def test_the_highest_total_wins(self) -> None:
        outcome = final_outcome((account(100, 50), account(100, 500), account(100, 50)))
        assert (outcome.scores, outcome.places) == ((300, 600), (2, 1))

    def test_bb_43_a_tie_goes_to_the_higher_single_round(self) -> None:
        outcome = final_outcome((account(100, 50), account(100, 200), account(100, 50)))
        assert (outcome.scores, outcome.places) == ((300, 300), (2, 1))

    def test_bb_43_then_to_more_cakes_sold(self) -> None:
        rounds = (account(100, 100, sales=(7, 6)), account(50, 50, sales=(3, 7)), account(0, 0, sales=(7, 2)))
        assert final_outcome(rounds).places == (1, 2)

    def test_bb_43_then_it_is_shared(self) -> None:
        outcome = final_outcome((account(100, 50), account(50, 100), account(50, 50)))
        assert outcome.places == (1, 1)
        assert outcome.winners == (UNION, CONFEDERATE)


def _sale_state(table: Table) -> State:
    """The table in the last throes of its sale once more, in the same round."""
    cases = (sold(case_of(), *SIX), case_of())
    return replace(table.state, cases=cases, player=UNION)
