"""The slips that other implementations made, one test each."""

from __future__ import annotations

import pytest

from games.duel import Card
from games.duel.actions import Attack, Block, Take
from games.duel.events import CardsDrawn, CardsTaken, HandLookedAt, HandShown, WolfyRevealed
from games.duel.state import Phase, Reason
from tests.games.duel.table import GAME, cards, duel


def test_a_claim_is_a_bluff_when_one_card_of_it_is_false() -> None:
    assert duel("WWSS", "AAAC").attack("WWS", "wizard").challenge().won == (1, Reason.BLUFF)


def test_pierrot_does_not_copy_the_opponents_claim() -> None:
    table = duel("RSSS", "AAAC").attack("S", "soldier").accept().attack("A", "archer").accept()
    assert table.attack("R", "archer").challenge().won == (1, Reason.BLUFF)


def test_agent_shows_the_hand_of_the_claimants_opponent_to_everybody() -> None:
    table = duel("USSS", "WAAC").attack("U", "wizard").challenge()
    assert table.saw(HandShown) == [HandShown(seat=1, cards=cards("WAAC"))]
    assert all(HandShown(seat=1, cards=cards("WAAC")) in table.told(seat) for seat in (0, 1, None))


@pytest.mark.parametrize("added", ["KT", "PN", "BU", "RQ", "MO"])
def test_the_names_offered_do_not_show_which_specials_are_in(added: str) -> None:
    names = []
    for deck in ("SS", added):
        table = duel("SAWD", "AADC", deck=deck, specials=True)
        legal = list(GAME.legal_actions(table.state, 0))
        answers = list(GAME.legal_actions(table.attack("W", "wizard").state, 1))
        names.append((legal, answers))
    assert names[0] == names[1]


def test_the_blocker_chooses_what_a_priest_takes() -> None:
    for position, card in enumerate("YSD", 1):
        table = duel("SYDW", "PAAC").attack("SYD", "soldier").lie("YSD").block("P", "priest").accept()
        assert table.is_legal(Take((position,)))
        table.take(position)
        assert table.saw(CardsTaken)[0].positions == (position,)
        assert cards(card)[0] in table.hand(1)


def test_a_summoners_theft_does_not_pass_a_scientist() -> None:
    table = duel("MSSS", "AAAC").attack("M", "summoner").block("C", "scientist").accept()
    assert table.cakes == (3, 4)
    assert table.saw(HandLookedAt)
    assert table.state.phase is not Phase.NAME


def test_two_passes_of_one_player_do_not_end_a_bout() -> None:
    table = duel("TSSS", "AAAC").attack("TS", "scout").accept().passes().passes()
    assert table.view().bout == 1
    assert table.asked == {1}


def test_wolfy_is_not_revealed_beside_the_professor() -> None:
    table = duel("WSSS", "BYAC").attack("W", "wizard").block("BY", "scientist").accept()
    assert not table.saw(WolfyRevealed)


def test_the_attacker_resupplies_first_in_any_seat() -> None:
    table = duel("SDDD", "AAAC", deck="WC", lead=1).attack("AA", "archer").block("D", "defender").accept()
    assert [(event.seat, event.count) for event in table.saw(CardsDrawn)] == [(1, 2)]
    assert len(table.hand(0)) == 3


def test_an_attack_names_cards_of_the_own_hand_only() -> None:
    table = duel("SDDD", "AAAC")
    assert table.refused(Attack(cards("A"), Card.ARCHER, 1)) == "card-not-held"
    table.attack("S", "soldier")
    assert table.refused(Block(cards("D"), Card.DEFENDER)) == "card-not-held"
