"""How phase one ends, and what an empty stock and silence mean in it, ruling by ruling."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.bakeries.actions import Draw, Pass
from games.bakeries.cards import Card, Chef
from games.bakeries.events import (
    CardDiscarded,
    CardDrawn,
    CardSeen,
    ChefHired,
    DrawSkipped,
    NobodyHired,
    NoChefReason,
    PhaseBegun,
    StockReshuffled,
    TurnPassed,
)
from games.bakeries.kitchen import Source
from games.bakeries.money import Hire
from games.bakeries.state import TURN_LIMIT, Phase, Question
from tests.games.bakeries.table import CONFEDERATE, UNION, Table, cards, full_set, hiring, opened, pile

NO_SET = "sally chef chef apron apron hat hat, danny chef apron"
THEIR_TURN = Question.TURN, CONFEDERATE


def after_turns(table: Table, turns: int) -> Table:
    """The table when so many turns of phase one have been finished."""
    return Table(replace(table.state, kitchen=replace(table.state.kitchen, turns=turns)))


class TestAnEmptyStock:
    def test_bb_13_the_top_discard_stays_and_the_rest_is_shuffled(self) -> None:
        table = hiring(NO_SET, stock="", discards="danny hat, danny stove, molly hat, polly hat")
        drawn = table.draw()
        assert drawn.the(StockReshuffled).cards == 3
        kitchen = drawn.state.kitchen
        assert kitchen.discards == (Card.POLLY_HAT,)
        rest = (*kitchen.stock, drawn.the(CardSeen).card)
        assert sorted(rest) == sorted(pile("danny hat, danny stove, molly hat"))

    def test_bb_13_the_reshuffle_is_by_chance(self) -> None:
        buried = "danny hat, danny stove, molly hat, molly stove, polly hat, polly stove, sally hat"
        table = hiring(NO_SET, stock="", discards=buried)
        seen = {
            Table(replace(table.state, entropy=opened(bytes([seed])).state.entropy)).draw().the(CardSeen).card
            for seed in range(20)
        }
        assert len(seen) > 1

    def test_bb_13_after_a_sign_drawing_is_skipped_when_there_is_nothing_to_draw(self) -> None:
        played = hiring("closed, danny hat", stock="", discards="sally hat").close()
        assert played.the(DrawSkipped).seat == UNION
        assert played.hand(UNION) == cards("danny hat")
        assert played.asked == THEIR_TURN

    def test_bb_13_a_player_who_cannot_draw_may_pass(self) -> None:
        table = hiring(NO_SET, stock="", discards="")
        table.refuses(Draw(Source.STOCK), "stock-empty")
        assert table.tokens == ["turn.pass"]
        assert table.pass_turn().the(TurnPassed).seat == UNION

    def test_bb_13_nobody_passes_while_there_is_a_stock(self) -> None:
        hiring(NO_SET).refuses(Pass(), "cannot-pass")
        hiring(NO_SET, stock="", discards="danny hat, danny hat").refuses(Pass(), "cannot-pass")

    def test_bb_13_when_both_in_turn_do_nothing_there_is_no_chef(self) -> None:
        ended = hiring(NO_SET, NO_SET, stock="").pass_turn().pass_turn()
        assert ended.the(NobodyHired).reason is NoChefReason.BOTH_PASSED
        assert ended.state.hire is None
        assert ended.state.phase is Phase.PLACE

    def test_bb_13_taking_the_discard_is_no_pass(self) -> None:
        table = hiring(NO_SET, stock="", discards="molly hat").pass_turn().take().discard("sally hat")
        assert table.pass_turn().asked == THEIR_TURN

    def test_bb_13_passes_count_only_in_a_row(self) -> None:
        table = hiring(NO_SET, "closed, " + NO_SET, stock="").pass_turn().close().pass_turn()
        assert table.asked == THEIR_TURN
        assert table.pass_turn().state.phase is Phase.PLACE

    def test_bb_13_with_a_single_discard_one_may_take_it_or_pass(self) -> None:
        assert hiring(NO_SET, stock="", discards="molly hat").tokens == ["turn.pass", "turn.draw.discard"]


class TestTheEnd:
    def test_bb_18_after_a_hundred_turns_each_there_is_no_chef(self) -> None:
        table = after_turns(hiring(NO_SET, player=CONFEDERATE), 2 * TURN_LIMIT - 1)
        ended = table.draw().discard("sally hat")
        assert ended.the(NobodyHired).reason is NoChefReason.TURN_LIMIT
        assert ended.state.phase is Phase.PLACE

    def test_bb_18_not_before(self) -> None:
        table = after_turns(hiring(NO_SET, player=CONFEDERATE), 2 * TURN_LIMIT - 2)
        assert table.draw().discard("sally hat").asked == (Question.TURN, UNION)

    def test_bb_18_counts_every_turn_of_a_player(self) -> None:
        table = hiring("closed, " + NO_SET).close().draw().fall_silent()
        assert table.state.kitchen.turns == 2

    def test_bb_18_the_hundredth_turn_may_still_lay_a_set(self) -> None:
        table = after_turns(hiring(full_set("sally")), 2 * TURN_LIMIT - 1)
        assert table.lay("sally").state.hire == Hire(UNION, Chef.SALLY)

    def test_bb_14_only_the_top_discard_is_seen(self) -> None:
        table = hiring(NO_SET, discards="polly hat, danny hat")
        view = table.game.view(table.state, UNION)
        assert (view.top_discard, view.discard_count) == (Card.DANNY_HAT, 2)
        assert Card.POLLY_HAT.value not in repr(view)

    def test_bb_15_the_cards_left_after_a_set_stay_hidden(self) -> None:
        laid = hiring(full_set("benjamin") + ", danny hat hat stove", stock="sally hat").lay("benjamin")
        assert laid.hand(UNION) == cards("danny hat hat stove")
        assert laid.the(ChefHired).cards == Chef.BENJAMIN.parts
        for seat in (CONFEDERATE, None):
            view = laid.game.view(laid.state, seat)
            assert view.laid == Chef.BENJAMIN.parts
            assert view.hand_counts[UNION] == 3
            assert "danny" not in repr(view)

    @pytest.mark.parametrize("player", [UNION, CONFEDERATE])
    def test_bb_19_who_lays_a_set_hires_the_chef_and_the_other_bakes_for_himself(self, player: int) -> None:
        laid = hiring(full_set("polly") + ", danny hat hat stove", player=player).lay("polly")
        assert laid.the(ChefHired).hire == Hire(player, Chef.POLLY)
        assert laid.state.chef_multiplier(player) == 4
        assert laid.state.chef_multiplier(1 - player) == 1
        assert laid.the(PhaseBegun).phase is Phase.PLACE

    def test_bb_17_without_a_chef_both_bake_for_themselves(self) -> None:
        ended = hiring(NO_SET, NO_SET, stock="").pass_turn().pass_turn()
        assert [ended.state.chef_multiplier(seat) for seat in (UNION, CONFEDERATE)] == [1, 1]


class TestSilence:
    def test_bb_50_draws_from_the_stock_and_discards_the_card_drawn(self) -> None:
        table = hiring(NO_SET, stock="molly hat, polly stove").fall_silent()
        assert table.happened(CardDrawn)
        assert table.fall_silent().the(CardDiscarded).card is Card.POLLY_STOVE

    def test_bb_50_passes_when_there_is_no_stock(self) -> None:
        assert hiring(NO_SET, stock="", discards="molly hat").fall_silent().happened(TurnPassed)

    @pytest.mark.parametrize(
        ("hand", "taken", "gone"),
        [
            pytest.param("sally chef apron hat, danny hat stove", "sally batter", "danny-hat", id="fewest"),
            pytest.param("sally hat hat hat, danny hat apron", "danny batter", "sally-hat", id="different"),
            pytest.param("polly hat, danny stove, molly chef", "molly hat", "danny-stove", id="lower-chef"),
            pytest.param("danny stove, danny hat", "danny chef", "danny-hat", id="by-part"),
            pytest.param(
                "closed, reopened, molly hat, molly stove", "molly chef", "molly-hat", id="signs-last"
            ),
            pytest.param("closed, reopened", "molly chef", "closed", id="signs-when-nothing-else"),
            pytest.param("polly hat, polly stove", "danny hat", "polly-hat", id="not-the-kind-taken"),
        ],
    )
    def test_bb_50_after_a_card_from_the_discard_pile(self, hand: str, taken: str, gone: str) -> None:
        table = hiring(hand, discards=taken).take()
        assert table.fall_silent().the(CardDiscarded).card == gone
