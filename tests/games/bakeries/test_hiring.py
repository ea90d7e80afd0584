"""Phase one, ruling by ruling."""

from __future__ import annotations

from games.bakeries.actions import CloseBakery, Discard, Draw, LaySet, PlaceCake, ReopenBakery, Roll, Side
from games.bakeries.cards import Card, Chef
from games.bakeries.events import (
    BakeryClosed,
    BakeryReopened,
    CardDiscarded,
    CardDrawn,
    CardSeen,
    DiscardTaken,
    HandDealt,
    StockReshuffled,
)
from games.bakeries.kitchen import Source
from games.bakeries.money import Hire
from games.bakeries.state import Phase, Question
from tests.games.bakeries.table import CONFEDERATE, UNION, cards, full_set, hiring, opened

NO_SET = "sally chef chef apron apron hat hat, danny chef apron"
TURN = Question.TURN, UNION
THEIR_TURN = Question.TURN, CONFEDERATE


def test_bb_01_chance_says_who_starts_round_one() -> None:
    starters = {opened(bytes([seed])).state.starter for seed in range(20)}
    assert starters == {UNION, CONFEDERATE}


def test_bb_12_eight_cards_each_the_rest_is_the_stock_and_the_discard_pile_is_empty() -> None:
    table = opened()
    kitchen = table.state.kitchen
    assert [len(hand) for hand in kitchen.hands] == [8, 8]
    assert (len(kitchen.stock), kitchen.discards) == (196, ())
    assert [(dealt.seat, dealt.cards, dealt.audience) for dealt in table.happened(HandDealt)] == [
        (seat, table.hand(seat), frozenset({seat})) for seat in (UNION, CONFEDERATE)
    ]
    assert table.asked == (Question.TURN, table.state.starter)


class TestATurn:
    def test_bb_02_is_one_of_four_things(self) -> None:
        everything = hiring(
            full_set("sally") + ", closed, reopened, danny hat", discards="polly hat", closed=(False, False)
        )
        assert everything.tokens == ["turn.draw.stock", "turn.draw.discard", "turn.lay.sally", "turn.close"]
        closed = hiring("closed, reopened", discards="polly hat", closed=(True, False))
        assert closed.tokens == ["turn.draw.stock", "turn.draw.discard", "turn.close", "turn.reopen"]

    def test_bb_03_draws_from_the_stock_and_discards(self) -> None:
        drawn = hiring(NO_SET, stock="molly hat, danny stove").draw()
        assert drawn.asked == (Question.DISCARD, UNION)
        assert len(drawn.hand(UNION)) == 9
        assert drawn.the(CardDrawn).audience is None
        assert drawn.the(CardSeen).card is Card.DANNY_STOVE
        assert drawn.the(CardSeen).audience == frozenset({UNION})

        done = drawn.discard("sally hat")
        assert done.the(CardDiscarded).card is Card.SALLY_HAT
        assert done.hand(UNION) == cards("sally chef chef apron apron hat, danny chef apron stove")
        assert done.state.kitchen.discards == (Card.SALLY_HAT,)
        assert done.asked == THEIR_TURN

    def test_bb_03_draws_the_top_of_the_discard_pile(self) -> None:
        taken = hiring(NO_SET, discards="polly hat, danny hat").take()
        assert taken.the(DiscardTaken).card is Card.DANNY_HAT
        assert taken.state.kitchen.discards == (Card.POLLY_HAT,)
        assert Card.DANNY_HAT in taken.hand(UNION)

    def test_bb_03_may_discard_the_card_just_drawn_from_the_stock(self) -> None:
        done = hiring(NO_SET, stock="danny stove").draw().discard("danny stove")
        assert done.hand(UNION) == cards(NO_SET)

    def test_bb_03_an_empty_discard_pile_gives_nothing(self) -> None:
        hiring(NO_SET).refuses(Draw(Source.DISCARD), "discard-pile-empty")

    def test_bb_03_only_a_held_card_is_discarded(self) -> None:
        hiring(NO_SET).draw().refuses(Discard(Card.BENJAMIN_HAT), "card-not-held")

    def test_bb_03_equal_cards_are_one_choice(self) -> None:
        assert hiring(NO_SET, stock="danny hat").draw().tokens == [
            "discard.sally-chef",
            "discard.sally-apron",
            "discard.sally-hat",
            "discard.danny-chef",
            "discard.danny-apron",
            "discard.danny-hat",
        ]

    def test_bb_04_after_taking_a_discard_its_kind_stays(self) -> None:
        taken = hiring(NO_SET, discards="sally hat").take()
        taken.refuses(Discard(Card.SALLY_HAT), "card-just-taken")
        assert "discard.sally-hat" not in taken.tokens
        assert taken.discard("sally chef").asked == THEIR_TURN

    def test_bb_04_a_discard_that_would_leave_none_to_discard_cannot_be_taken(self) -> None:
        table = hiring("sally hat hat hat hat hat hat hat hat", discards="sally hat")
        table.refuses(Draw(Source.DISCARD), "nothing-else-to-discard")
        assert table.tokens == ["turn.draw.stock"]

    def test_bb_05_a_set_is_laid_instead_of_drawing(self) -> None:
        mine = "sally chef apron hat batter, danny hat hat hat hat"
        drawn = hiring(mine, stock="sally stove").draw()
        drawn.refuses(LaySet(Chef.SALLY), "another-question")
        again = drawn.discard("danny hat").take().discard("sally stove")
        assert again.asked == TURN
        assert again.lay("sally").state.hire == Hire(UNION, Chef.SALLY)

    def test_bb_06_a_set_need_not_be_laid(self) -> None:
        table = hiring(full_set("sally") + ", danny hat hat hat")
        assert {"turn.draw.stock", "turn.lay.sally"} <= set(table.tokens)
        assert table.draw().asked == (Question.DISCARD, UNION)

    def test_bb_16_one_set_only_since_eight_cards_hold_no_two(self) -> None:
        table = hiring(full_set("sally") + ", danny chef apron hat")
        assert [token for token in table.tokens if "lay" in token] == ["turn.lay.sally"]
        assert table.lay("sally").state.phase is Phase.PLACE

    def test_a_set_with_a_gap_is_no_set(self) -> None:
        hiring("sally chef apron hat batter batter batter, danny stove").refuses(
            LaySet(Chef.SALLY), "set-incomplete"
        )

    def test_actions_of_other_questions_are_refused(self) -> None:
        table = hiring(NO_SET)
        for action in (Roll(), PlaceCake(1, Side.OWN, 7), Discard(Card.SALLY_HAT)):
            table.refuses(action, "another-question")


class TestSigns:
    def test_bb_07_a_sign_is_replaced_from_the_stock(self) -> None:
        played = hiring("closed, " + NO_SET, stock="danny hat, molly hat").close()
        assert Card.MOLLY_HAT in played.hand(UNION)
        assert len(played.hand(UNION)) == len(cards("closed, " + NO_SET))
        assert played.the(CardSeen).audience == frozenset({UNION})
        assert played.the(CardSeen).card is Card.MOLLY_HAT
        assert played.asked == THEIR_TURN

    def test_bb_08_closed_goes_on_an_open_bakery(self) -> None:
        played = hiring("closed, closed, danny hat").close()
        assert played.state.kitchen.closed == (False, True)
        assert played.the(BakeryClosed).owner == CONFEDERATE

    def test_bb_08_not_on_a_closed_one(self) -> None:
        hiring("closed", closed=(False, True)).refuses(CloseBakery(), "already-closed")

    def test_bb_08_one_reopened_lifts_it(self) -> None:
        played = hiring("reopened, closed", closed=(True, True)).reopen()
        assert played.state.kitchen.closed == (False, True)
        assert played.the(BakeryReopened).seat == UNION

    def test_bb_09_reopened_only_when_closed(self) -> None:
        hiring("reopened", closed=(False, True)).refuses(ReopenBakery(), "bakery-open")

    def test_a_sign_must_be_held(self) -> None:
        hiring(NO_SET).refuses(CloseBakery(), "closed-not-held")
        hiring(NO_SET, closed=(True, False)).refuses(ReopenBakery(), "reopened-not-held")

    def test_bb_10_a_closed_player_may_do_all_but_lay_a_set(self) -> None:
        table = hiring(full_set("sally") + ", closed, reopened", discards="danny hat", closed=(True, False))
        table.refuses(LaySet(Chef.SALLY), "bakery-closed")
        assert table.tokens == ["turn.draw.stock", "turn.draw.discard", "turn.close", "turn.reopen"]
        reopened = table.reopen().draw().fall_silent()
        assert reopened.lay("sally").state.hire == Hire(UNION, Chef.SALLY)

    def test_bb_11_played_signs_stay_out(self) -> None:
        played = hiring("closed, danny hat", stock="molly hat", discards="sally hat, sally hat").close()
        assert played.state.kitchen.signs_out == (Card.CLOSED,)
        reshuffled = played.draw()
        assert reshuffled.the(StockReshuffled).cards == 1
        kitchen = reshuffled.state.kitchen
        assert Card.CLOSED not in kitchen.stock + kitchen.hands[0] + kitchen.hands[1]
