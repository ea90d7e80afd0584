"""What a turn does when nobody challenges: CD-26, CD-30 to CD-39, CD-46 to CD-55."""

from __future__ import annotations

from collections import Counter

import pytest

from games.duel import Card
from games.duel.actions import Name, Take
from games.duel.events import (
    CakesStolen,
    CardNamed,
    CardsDrawn,
    CardsTaken,
    HandLookedAt,
    HandSeen,
    Passed,
    TakenSeen,
    TurnsOwed,
    WolfyRevealed,
)
from games.duel.state import Phase, Reason, Way
from tests.games.duel.table import GAME, cards, duel


def test_cd_26_of_partly_blocked_summoners_the_blocked_one_looks_first() -> None:
    table = duel("MMSS", "CWWA", specials=True).attack("MM", "summoner").block("C", "scientist").accept()
    assert table.saw(HandLookedAt)
    assert table.state.phase is Phase.NAME
    assert table.view(0).looks[0].cards == cards("WWA")
    assert table.name("wizard").won == (0, Reason.CAKES)


def test_cd_30_theft_is_limited_to_what_is_there() -> None:
    table = duel("WWSS", "AAAC", cakes=(4, 3)).attack("WW", "wizard").accept()
    (stolen,) = table.saw(CakesStolen)
    assert stolen.count == 3
    assert table.won == (0, Reason.CAKES)


def test_cd_30_the_last_cake_ends_the_bout_and_skips_the_rest() -> None:
    table = duel("TYSS", "AAAC", cakes=(5, 2)).attack("TY", "scout").accept()
    assert table.won == (0, Reason.CAKES)
    assert not table.saw(WolfyRevealed)
    assert not table.saw(TurnsOwed)
    assert not table.saw(CardsDrawn)
    assert table.view().owed == 0
    assert table.asked == {1}


def test_cd_30_a_second_summoner_is_skipped_after_the_last_cake() -> None:
    table = duel("MMSS", "WWAA", specials=True).attack("MM", "summoner").accept().name("wizard")
    assert table.won == (0, Reason.CAKES)
    assert table.asked == {1}


def test_cd_31_effects_follow_the_claim() -> None:
    assert duel("DDSS", "AAAC").attack("DD", "wizard").accept().won == (0, Reason.CAKES)


@pytest.mark.parametrize(("blockers", "stolen", "owed"), [("", 2, 2), ("D", 1, 2), ("DD", 0, 2)])
def test_cd_32_a_defender_does_not_cancel_the_scouts_turn(blockers: str, stolen: int, owed: int) -> None:
    table = duel("TTSS", "DDAC", specials=True).attack("TT", "scout")
    table = table.block(blockers, "defender").accept() if blockers else table.accept()
    assert table.cakes == (3 + stolen, 4 - stolen)
    # One of the owed turns has begun.
    assert table.view().owed == owed - 1
    assert table.asked == {0}
    assert len(table.hand(0)) == len(table.hand(1)) == 4


def test_cd_32_a_priest_cancels_it_for_the_card_taken() -> None:
    table = duel("TTSS", "PDAC").attack("TT", "scout").block("P", "priest").accept().take(1)
    assert table.cakes == (4, 3)
    assert table.view().owed == 0
    assert table.asked == {0}


def test_cd_32_owed_turns_add_up() -> None:
    table = duel("TOSS", "DDAC").attack("O", "oracle").accept().attack("ST", "scout").accept()
    assert table.view().owed == 1
    assert table.view().turn == 3
    assert table.passes().asked == {0}
    assert table.passes().asked == {1}


def test_cd_33_angel_cancels_all_and_gives_a_turn_each() -> None:
    table = duel("KTSS", "NNAC", specials=True).attack("KT", "scout").block("NN", "angel").accept()
    assert table.cakes == (3, 4)
    assert table.asked == {0}
    assert table.view().owed == 1
    (owed,) = table.saw(TurnsOwed)
    assert (owed.name, owed.count) == (Card.ANGEL, 2)


def test_cd_33_on_top_of_turns_owed_from_before() -> None:
    table = duel("TTSS", "NAAC", specials=True).attack("TT", "scout").accept()
    assert table.view().owed == 1
    assert table.attack("S", "soldier").block("N", "angel").accept().view().owed == 1
    assert table.passes().passes().asked == {1}


def test_cd_34_passing_an_owed_turn_uses_up_that_turn_only() -> None:
    table = duel("TTSS", "AAAC", specials=True).attack("TT", "scout").accept().passes()
    assert table.asked == {0}
    assert table.view().owed == 0


def test_cd_35_the_pass_ending_needs_every_player() -> None:
    table = duel("TTSS", "AAAC", specials=True).attack("TT", "scout").accept().passes().passes()
    assert table.asked == {1}
    assert table.view().passed == (0,)
    assert table.passes().won == (0, Reason.PASSES)


def test_cd_35_a_claim_starts_the_count_again() -> None:
    table = duel("SSSS", "AAAC").passes().attack("A", "archer").accept()
    assert table.view().passed == ()
    assert table.passes().view().bout == 1
    assert table.passes().won == (1, Reason.PASSES)


def test_cd_35_and_more_cakes_win() -> None:
    assert duel("SSSS", "AAAC").passes().passes().won == (1, Reason.PASSES)
    assert duel("SSSS", "AAAC", cakes=(4, 3)).passes().passes().won == (0, Reason.PASSES)


def test_cd_36_equal_cakes_cannot_be() -> None:
    for mode in GAME.Options().mode.__class__:
        assert sum(GAME.Options(mode=mode).setup.cakes) % 2 == 1


def test_cd_37_the_attacker_draws_first() -> None:
    table = duel("SSSS", "AAAC", deck="D").passes().attack("A", "archer").block("S", "defender").accept()
    assert [(event.seat, event.count) for event in table.saw(CardsDrawn)] == [(1, 1)]
    assert len(table.hand(0)) == 3


def test_cd_38_an_empty_deck_stays_empty_and_forced_passes_end_the_bout() -> None:
    table = duel("S", "A", deck="", cakes=(4, 3)).attack("S", "soldier").accept()
    assert table.asked == {1}
    assert table.view().deck == 0
    table.attack("A", "archer").accept()
    assert [event.seat for event in table.saw(Passed)] == [0, 1]
    assert table.won == (0, Reason.PASSES)


def test_cd_39_the_discard_counts_what_lies_on_the_table() -> None:
    table = duel("SSSS", "AAAC").attack("SS", "soldier")
    assert table.view().discard == 2
    assert table.block("C", "defender").view().discard == 3
    assert table.accept().view().discard == 3
    assert table.view(0).discarded == cards("SS")
    assert table.view(1).discarded == cards("C")
    assert table.view().discarded == ()


def test_cd_46_wolfy_shows_himself_in_attack_and_in_block() -> None:
    attack = duel("YSSS", "AAAC").attack("YS", "soldier").accept()
    assert [event.seat for event in attack.saw(WolfyRevealed)] == [0]
    names = [type(event) for event in attack.events]
    assert names.index(WolfyRevealed) < names.index(CardsDrawn)
    block = duel("SSSS", "YAAC").attack("SS", "soldier").block("Y", "defender").accept()
    assert [event.seat for event in block.saw(WolfyRevealed)] == [1]


def test_cd_46_an_angel_does_not_stop_wolfy() -> None:
    table = duel("YSSS", "NAAC").attack("Y", "soldier").block("N", "angel").accept()
    assert table.saw(WolfyRevealed)


def test_cd_46_not_beside_the_professor_under_whatever_name() -> None:
    assert not duel("YBSS", "AAAC").attack("YB", "soldier").accept().saw(WolfyRevealed)
    table = duel("SSSS", "YBAC").attack("S", "soldier").block("YB", "defender").accept()
    assert not table.saw(WolfyRevealed)
    # A Professor in the other side's claim does not hide Sir Wolfy.
    assert duel("YSSS", "BAAC").attack("Y", "soldier").block("B", "defender").accept().saw(WolfyRevealed)


def test_cd_46_not_when_a_priest_took_him_or_a_challenge_ended_the_bout() -> None:
    table = duel("YSSS", "PAAC").attack("Y", "soldier").block("P", "priest").accept()
    assert not table.saw(WolfyRevealed)
    assert Card.WOLFY in table.hand(1)
    assert not duel("YSSS", "AAAC").attack("Y", "soldier").challenge().saw(WolfyRevealed)


def test_cd_46_a_professor_whom_a_priest_took_hides_nobody() -> None:
    """Cards are taken before anything else resolves (CD-48), and Sir Wolfy is revealed only after the attackers.

    By then the same claim no more "also holds the Professor", just as a Wolfy who was taken is no more in it:
    both halves of the ruling look at the cards that still lie there.
    """
    bared = duel("YBSS", "PAAC").attack("YB", "soldier").lie("BY").block("P", "priest").accept().take(1)
    assert [event.seat for event in bared.saw(WolfyRevealed)] == [0]
    assert Card.PROFESSOR in bared.hand(1)
    # The Professor still lies there and hides Sir Wolfy.
    kept = duel("YBSS", "PAAC").attack("YBS", "soldier").lie("BYS").block("P", "priest").accept().take(3)
    assert not kept.saw(WolfyRevealed)


def test_cd_46_house_option_off() -> None:
    table = duel("YSSS", "AAAC", wolfy_reveal=False).attack("YS", "soldier").accept()
    assert not table.saw(WolfyRevealed)


def test_cd_47_only_that_wolfy_was_there_is_public() -> None:
    table = duel("YDSS", "AAAC").attack("YD", "soldier").accept()
    (event,) = table.saw(WolfyRevealed)
    assert event == WolfyRevealed(seat=0, audience=None)


def test_cd_48_the_blocker_chooses_by_position_and_gets_the_real_card() -> None:
    table = duel("SYDW", "PAAC").attack("SYD", "soldier").lie("DYS").block("P", "priest").accept()
    assert table.state.phase is Phase.TAKE
    assert table.asked == {1}
    assert table.view().to_take == 1
    assert table.refused(Take((4,))) == table.refused(Take((1, 2))) == "wrong-positions"
    table.take(2)
    assert Card.WOLFY in table.hand(1)
    assert len(table.hand(1)) == 4
    assert table.saw(CardsTaken)[0].positions == (2,)
    assert not table.saw(WolfyRevealed)


def test_cd_48_more_priests_than_cards_take_them_all() -> None:
    table = duel("SYDW", "PAAC").attack("SY", "soldier").block("PAA", "priest").accept()
    assert table.saw(CardsTaken)[0].positions == (1, 2)
    hand = table.hand(1)
    assert len(hand) == 4
    assert not Counter(cards("CSY")) - Counter(hand)


def test_cd_48_different_cards_and_a_draw_only_up_to_the_hand_size() -> None:
    table = duel("SYDW", "PAAC").attack("SYD", "soldier").block("PA", "priest").accept()
    assert table.refused(Take((2, 2))) == table.refused(Take((2, 1))) == "wrong-positions"
    table.take(1, 3)
    # The player held two, took two, and draws none.
    assert [event.seat for event in table.saw(CardsDrawn)] == [0]


def test_cd_48_positions_are_shuffled_as_the_cards_are_played() -> None:
    orders = set()
    for seed in range(40):
        attack = duel("SADW", "PAAC", seed=str(seed)).attack("SADW", "soldier").state.turn.attack
        assert attack is not None
        orders.add(attack.cards)
    assert len(orders) > 12


def test_cd_48_the_card_is_taken_before_the_attackers_resolve() -> None:
    table = duel("MMWS", "PAAC", specials=True).attack("MMW", "summoner").lie("WMM").block("P", "priest")
    table.accept().take(1).name("wizard")
    assert table.view(0).looks[-1].cards == cards("AACW")
    assert table.cakes == (5, 2)


@pytest.mark.parametrize(("attackers", "priests", "left"), [(3, 1, 2), (3, 2, 1), (2, 2, 0), (1, 3, 0)])
def test_cd_49_n_attackers_and_j_priests_leave_n_minus_j(attackers: int, priests: int, left: int) -> None:
    table = duel("SSSS", "PAAC").attack("S" * attackers, "archer").block("PAA"[:priests], "priest").accept()
    if table.state.phase is Phase.TAKE:
        table.take(*range(1, priests + 1))
    assert table.cakes == (3 + left, 4 - left)


def test_cd_49_only_the_two_sides_learn_which_card() -> None:
    table = duel("SYDW", "PAAC").attack("SYD", "soldier").lie("DYS").block("P", "priest").accept().take(2)
    (seen,) = table.saw(TakenSeen)
    assert seen.cards == cards("Y")
    assert seen.audience == frozenset({0, 1})
    for seat in (0, 1):
        (look,) = table.view(seat).looks
        assert (look.way, look.cards) == (Way.TAKE, cards("Y"))
    assert table.view().looks == ()


def test_cd_50_quartermaster_counts_from_this_turns_own_resupply_to_the_bouts_end() -> None:
    table = duel("QSSS", "AAAC").attack("QS", "quartermaster").accept()
    assert table.view().hands[0].size == 6
    assert len(table.hand(0)) == 6
    table.attack("A", "archer").accept().attack("SS", "soldier").accept()
    assert len(table.hand(0)) == 6
    assert table.view().hands[1].size == 4
    assert table.attack("A", "archer").challenge().view().hands[0].size == 4


def test_cd_50_not_for_copies_that_were_cancelled() -> None:
    table = duel("QSSS", "PAAC").attack("QS", "quartermaster").block("P", "priest").accept().take(1)
    assert table.view().hands[0].size == 5


def test_cd_51_oracle_sees_the_hand_without_its_blockers_and_before_new_cards() -> None:
    table = duel("OOSS", "PAAC", specials=True).attack("OO", "oracle").block("P", "priest").accept().take(1)
    (seen,) = table.saw(HandSeen)
    assert seen.cards == cards("AACO")
    assert seen.audience == frozenset({0})
    assert table.told(1).count(seen) == table.told(None).count(seen) == 0
    assert table.view(0).looks[-1].cards == cards("AACO")
    assert table.asked == {0}
    assert [look.way for look in table.view(1).looks] == [Way.TAKE]


def test_cd_52_summoner_names_any_of_sixteen_after_the_challenge() -> None:
    table = duel("MSSS", "YAAC").attack("M", "summoner")
    assert table.state.phase is Phase.ANSWER
    table.accept()
    assert table.asked == {0}
    assert len(GAME.legal_actions(table.state, 0)) == 16
    assert all(table.is_legal(Name(card)) for card in Card)
    table.name("wolfy")
    assert table.saw(CardNamed)[0].card is Card.WOLFY
    assert table.cakes == (5, 2)
    assert table.saw(HandSeen)[0].audience == frozenset({0})


def test_cd_52_two_cakes_a_copy_or_none() -> None:
    assert duel("MSSS", "AADC").attack("M", "summoner").accept().name("archer").won == (0, Reason.CAKES)
    table = duel("MSSS", "AADC").attack("M", "summoner").accept().name("priest")
    assert table.cakes == (3, 4)
    assert table.saw(CakesStolen)[0].count == 0


def test_cd_53_a_scientist_does_not_stop_the_summoners_look() -> None:
    table = duel("MSSS", "AADC").attack("M", "summoner").block("C", "scientist").accept()
    assert table.saw(HandSeen)[0].cards == cards("AAD")
    assert not table.saw(CakesStolen)
    assert table.state.phase is Phase.CLAIM
    assert table.cakes == (3, 4)


@pytest.mark.parametrize("blocker", ["priest", "angel"])
def test_cd_54_priest_and_angel_leave_him_nothing(blocker: str) -> None:
    table = duel("MSSS", "AADC", specials=True).attack("M", "summoner").block("C", blocker).accept()
    assert not table.saw(HandLookedAt)
    assert table.state.phase is Phase.CLAIM
    assert table.cakes == (3, 4)


def test_cd_55_a_blocked_claim_still_counts_for_pierrot() -> None:
    table = duel("RSSS", "CAAD").attack("S", "wizard").block("C", "scientist").accept().passes()
    assert table.attack("R", "wizard").challenge().won == (0, Reason.TRUTH)
