"""The examples printed in the booklet, in its own order."""

from __future__ import annotations

import pytest

from games.duel import Card
from games.duel.actions import Attack
from games.duel.state import Reason
from tests.games.duel.table import GAME, cards, duel


def test_sample_claim_two_wizards_with_two_cards() -> None:
    assert duel("WDCY", "AAAC").is_legal(Attack(cards("WD"), Card.WIZARD, 1))


def test_sample_claim_one_card_is_never_two_wizards() -> None:
    table = duel("WDCY", "AAAC").attack("W", "wizard")
    assert table.state.turn.attack is not None
    assert table.state.turn.attack.count == 1


def test_sample_claim_sir_wolfy_is_not_spoken() -> None:
    assert duel("WDCY", "AAAC").refused(Attack(cards("Y"), Card.WOLFY, 1)) == "unclaimable"


def test_sample_turn_two_wizards_against_one_scientist() -> None:
    table = duel("WWSS", "CAAA").attack("WW", "wizard").block("C", "scientist").accept()
    assert table.cakes == (5, 2)


def test_example_challenge_two_defenders_that_were_a_defender_and_a_soldier() -> None:
    table = duel("SSAA", "DSAA").attack("SS", "soldier").block("DS", "defender").challenge()
    assert table.won == (0, Reason.BLUFF)


def test_example_resupply_from_a_deck_of_two() -> None:
    table = duel("AASS", "DDAA", deck="WC").attack("AA", "archer").block("D", "defender").accept()
    assert table.cakes == (4, 3)
    assert table.hand(0) == cards("SSWC")
    assert len(table.hand(1)) == 3
    assert GAME.actors(table.state) == {1}
    assert table.view().deck == 0


def test_example_scout_against_one_defender() -> None:
    table = duel("TSAA", "DDCC").attack("T", "scout").block("D", "defender").accept()
    assert table.cakes == (3, 4)
    assert table.asked == {0}
    assert table.view().turn == 2


def test_example_two_assassins_steal_ten() -> None:
    # Two players have only seven cakes between them: ten are as many as there are.
    table = duel("KRSS", "DDCC", "KAAA", "SSSS", cakes=(4, 5)).attack("KR", "assassin", target=1).accept()
    assert table.won == (0, Reason.CAKES)


def test_example_two_scouts_steal_two_and_two_more_turns() -> None:
    table = duel("TRSS", "DDCC").attack("TR", "scout").accept()
    assert table.cakes == (5, 2)
    assert table.passes().passes().asked == {1}


def test_example_two_quartermasters_raise_the_hand_size_to_six() -> None:
    table = duel("QRSS", "DDCC").attack("QR", "quartermaster").accept()
    assert len(table.hand(0)) == 6
    assert table.view().hands[0].size == 6


def test_example_two_summoners_guess_twice_the_second_after_the_look() -> None:
    table = duel("MRSS", "DDCW").attack("MR", "summoner").accept().name("archer")
    assert table.cakes == (3, 4)
    assert table.view(0).looks[0].cards == cards("DDCW")
    assert table.name("wizard").cakes == (5, 2)


@pytest.mark.parametrize("copies", [1, 2])
def test_example_priest_against_more_attackers_removes_one(copies: int) -> None:
    hand = "S" * copies + "WWW"
    table = duel(hand, "PDCC").attack("S" * copies + "W", "soldier").block("P", "priest").accept()
    assert table.take(1).cakes == (3 + copies, 4 - copies)
