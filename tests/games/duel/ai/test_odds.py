"""What a seat concludes: it counts what it has seen, remembers hands, and knows which cards stand in for which."""

from __future__ import annotations

import pytest

from games.duel import Card, Lying, View
from games.duel.ai.odds import Odds, at_least
from tests.games.duel.table import Table, cards, duel

EVEN = 0.5


def doubted(view: View) -> float:
    """How likely the claim on the table is true, said by one who lies half the time."""
    claim = view.block or view.attack
    assert claim is not None
    return Odds(view).likelihood(claim, EVEN)


def test_the_chance_to_hold_copies_is_that_of_drawing_blind() -> None:
    assert at_least(1, copies=1, hidden=4, held=1) == 0.25
    assert at_least(2, copies=2, hidden=4, held=2) == pytest.approx(1 / 6)
    assert at_least(2, copies=1, hidden=4, held=3) == 0.0


def test_a_claim_of_more_cards_than_there_are_out_of_sight_is_a_lie() -> None:
    view = duel("SSAD", "WWDC").view(1)
    odds = Odds(view)
    assert odds.copies(Card.WIZARD) == (1, 1.0)
    one, two = (Lying(0, 1, Card.WIZARD, count, 0, None) for count in (1, 2))
    assert 0 < odds.likelihood(one, 0.9) < odds.likelihood(one, 0.1) < 1
    assert odds.likelihood(two, 0.01) == 0


def test_a_special_is_likelier_where_fewer_are_known() -> None:
    def of(hand: str) -> float:
        return Odds(duel(hand, "SSDD", specials=True).view(0)).copies(Card.ASSASSIN)[1]

    assert of("AAWC") == pytest.approx(2 / 10)
    assert of("OAWC") == pytest.approx(1 / 9)
    assert Odds(duel("OTWC", "SSDD").view(0)).copies(Card.ASSASSIN) == (0, 1.0)


def test_specials_that_lie_open_are_certain() -> None:
    view = duel("AAWC", "OSDD", deck="K", open_specials=True).view(0)
    odds = Odds(view)
    assert odds.copies(Card.ASSASSIN) == odds.copies(Card.ORACLE) == (1, 1.0)
    assert odds.copies(Card.SCOUT) == (0, 1.0)


def looked() -> Table:
    """Seat 0 has seen the hand of seat 1, and attacks once more."""
    return duel("OSSW", "AADC", deck="SSAWDDT").attack("O", "oracle").accept()


def test_who_has_looked_knows_what_a_block_is_worth() -> None:
    assert doubted(looked().attack("SS", "soldier").block("D", "defender").view(0)) == 1
    assert doubted(looked().attack("SS", "soldier").block("DA", "defender").view(0)) == 0
    assert doubted(looked().attack("W", "wizard").block("C", "scientist").view(0)) == 1


def test_a_hand_that_was_seen_is_worth_less_the_more_of_it_is_gone() -> None:
    table = looked()
    assert Odds(table.view(0)).surely(1, before=99).total() == 4
    table.attack("S", "soldier").block("A", "defender").accept()
    left = Odds(table.view(0)).surely(1, before=99)
    assert left == {Card.ARCHER: 1}, "one card has gone, and it may have been any"


def test_what_was_seen_helps_to_name() -> None:
    odds = Odds(looked().view(0))
    assert odds.expected(1, Card.ARCHER) == 2
    assert odds.expected(1, Card.SOLDIER) == 0
    blind = Odds(duel("OSSW", "AADC").view(0))
    assert 0 < blind.expected(1, Card.WIZARD) < blind.expected(1, Card.DEFENDER) < 1


def test_cd_40_an_agent_is_as_true_as_the_other_hand_is_likely_to_hold_the_name() -> None:
    odds = Odds(duel("USSW", "AADC").view(0))
    agent, many = cards("U"), cards("US")
    held = odds.truth(agent, Card.ARCHER, against=1, is_attack=True)
    assert held == at_least(1, copies=4, hidden=18, held=4)
    assert odds.truth(many, Card.SOLDIER, against=1, is_attack=True) < 1
    assert odds.truth(many, Card.ARCHER, against=1, is_attack=True) == 0


def test_cd_43_a_pierrot_is_what_its_player_claimed_before_but_blocks_nothing() -> None:
    table = duel("RSSO", "AADC", deck="SSAWDDT").attack("O", "oracle").accept()
    odds = Odds(table.view(0))
    pierrot = cards("R")
    assert odds.truth(pierrot, Card.ORACLE, against=1, is_attack=True) == 1
    assert odds.truth(pierrot, Card.SOLDIER, against=1, is_attack=True) == 0
    assert odds.truth(pierrot, Card.ORACLE, against=1, is_attack=False) == 0


def test_cd_45_a_professor_makes_a_scientist_of_himself_and_of_sir_wolfy() -> None:
    odds = Odds(duel("BYCS", "AADC").view(0))
    for letters, true in (("B", 1), ("BY", 1), ("BC", 1), ("Y", 0), ("BS", 0)):
        assert odds.truth(cards(letters), Card.SCIENTIST, against=1, is_attack=False) == true
