"""What may be claimed: CD-03 to CD-07 and the blocks, CD-20 to CD-25."""

from __future__ import annotations

from dataclasses import replace
from typing import Never

import pytest

from games.duel import Card
from games.duel.actions import Accept, Attack, Block, Pass, Window
from games.duel.cards import ATTACKERS, FACES, Kind, block_names
from games.duel.legality import claims
from games.duel.state import State
from tests.games.duel.table import GAME, cards, duel

CORE_ATTACKERS = {Card.SOLDIER, Card.ARCHER, Card.WIZARD}
UNCLAIMABLE = {card for card, face in FACES.items() if face.kind is Kind.UNCLAIMABLE}


def test_cd_03_any_number_of_cards_under_one_name_and_any_cards_at_all() -> None:
    table = duel("SDCY", "AAAA")
    legal = GAME.legal_actions(table.state, 0)
    for letters in ("Y", "DY", "CDS", "CDSY"):
        assert Attack(cards(letters), Card.WIZARD, 1) in legal
    # 15 ways to choose from four different cards, three names, and the pass (CD-07).
    assert len(legal) == 15 * 3 + 1


def test_cd_04_the_number_claimed_is_the_number_played() -> None:
    table = duel("SDCY", "AAAA").attack("SD", "wizard")
    claim = table.view(1).attack
    assert claim is not None
    assert claim.count == claim.left == 2


def test_cd_05_more_than_the_copies_that_exist_may_be_claimed() -> None:
    table = duel("SDCY", "AAAA").attack("SDCY", "wizard")
    assert table.view(1).attack is not None  # there are only three Wizards


def test_cd_06_core_names() -> None:
    table = duel("SDCY", "AAAA")
    assert table.claims() == CORE_ATTACKERS
    assert table.attack("S", "soldier").claims() == {Card.DEFENDER}


def test_cd_06_with_specials_all_names_whatever_is_in_the_deck() -> None:
    attackers = {card for card, face in FACES.items() if face.kind in ATTACKERS}
    blockers = {card for card, face in FACES.items() if face.kind is Kind.BLOCKER}
    assert (len(attackers), len(blockers)) == (8, 4)
    for hand in ("SAWD", "KTMQ", "PNBU"):
        table = duel(hand, "AAAC", specials=True)
        assert table.claims() == attackers
        assert table.attack(hand[0], "wizard").claims() == blockers - {Card.DEFENDER}


@pytest.mark.parametrize("name", sorted(UNCLAIMABLE))
def test_cd_06_unclaimables_are_never_claimed(name: Card) -> None:
    table = duel("SAWY", "AAAC", specials=True)
    assert table.refused(Attack(cards("S"), name, 1)) == "unclaimable"
    table.attack("S", "soldier")
    assert table.refused(Block(cards("A"), name)) == "unclaimable"


def test_cd_06_special_names_are_not_spoken_at_a_core_table() -> None:
    table = duel("SAWY", "AAAC")
    assert table.refused(Attack(cards("S"), Card.SCOUT, 1)) == "specials-not-played"
    table.attack("S", "soldier")
    assert table.refused(Block(cards("A"), Card.PRIEST)) == "specials-not-played"


def test_cd_07_the_attacker_may_always_pass() -> None:
    table = duel("SAWY", "AAAC")
    assert table.is_legal(Pass())
    assert table.passes().asked == {1}


def test_wrong_claims_have_their_reasons() -> None:
    table = duel("SAWY", "AAAC")
    assert table.refused(Attack((), Card.SOLDIER, 1)) == "no-cards-chosen"
    assert table.refused(Attack(cards("SS"), Card.SOLDIER, 1)) == "card-not-held"
    assert table.refused(Attack((Card.SOLDIER, Card.ARCHER), Card.SOLDIER, 1)) == "cards-unsorted"
    assert table.refused(Attack(cards("S"), Card.DEFENDER, 1)) == "not-an-attacker"
    assert table.refused(Attack(cards("S"), Card.SOLDIER, 0)) == "not-an-opponent"
    assert table.refused(Attack(cards("S"), Card.SOLDIER, 3)) == "not-an-opponent"
    assert table.refused(Attack(cards("S"), Card.SOLDIER, 1), by=1) == "not-asked"
    assert table.refused(Block(cards("S"), Card.DEFENDER)) == "other-question"
    table.attack("S", "soldier")
    assert not table.is_legal(Attack(cards("A"), Card.DEFENDER, None))  # type: ignore[arg-type]
    assert table.refused(Block((), Card.DEFENDER)) == "no-cards-chosen"
    assert table.refused(Block(cards("S"), Card.DEFENDER)) == "card-not-held"
    assert table.refused(Block(cards("A"), Card.SOLDIER)) == "not-a-blocker"
    assert table.refused(Pass()) == "other-question"
    assert table.refused(Pass(), by=0) == "not-asked"


def test_cd_20_any_quantity_of_blockers() -> None:
    table = duel("SAWY", "AAAC").attack("S", "soldier")
    assert table.is_legal(Block(cards("AAAC"), Card.DEFENDER))


def test_cd_20_house_block_limit() -> None:
    table = duel("SAWY", "AAAC", specials=True, block_limit="attack-size").attack("SA", "soldier")
    for name in (Card.DEFENDER, Card.PRIEST):
        assert table.is_legal(Block(cards("AC"), name))
        assert table.refused(Block(cards("AAC"), name)) == "too-many-blockers"
    assert table.is_legal(Block(cards("A"), Card.ANGEL))
    assert table.refused(Block(cards("AA"), Card.ANGEL)) == "too-many-blockers"


@pytest.mark.parametrize(
    ("attack", "blockers"),
    [
        ("soldier", "defender priest angel"),
        ("archer", "defender priest angel"),
        ("assassin", "defender priest angel"),
        ("scout", "defender priest angel"),
        ("wizard", "scientist priest angel"),
        ("summoner", "scientist priest angel"),
        ("quartermaster", "priest angel"),
        ("oracle", "priest angel"),
    ],
)
def test_cd_22_a_blocker_that_cannot_affect_the_attack_is_illegal(attack: str, blockers: str) -> None:
    table = duel("SAWY", "AAAC", specials=True).attack("S", attack)
    assert table.claims() == set(map(Card, blockers.split()))
    assert set(block_names(FACES[Card(attack)].kind, specials=True)) == table.claims()
    for name in {"defender", "scientist"} - set(blockers.split()):
        assert table.refused(Block(cards("A"), Card(name))) == "cannot-block-that"


def test_cd_23_with_fewer_blockers_the_rest_resolve() -> None:
    assert duel("SSSY", "DAAC").attack("SSS", "soldier").block("D", "defender").accept().cakes == (5, 2)


def test_cd_24_one_defender_stops_a_whole_assassin() -> None:
    assert duel("KSSY", "DAAC").attack("K", "assassin").block("D", "defender").accept().cakes == (3, 4)


def test_cd_25_blockers_are_claimed_under_one_name() -> None:
    table = duel("SSSY", "DCAA", specials=True).attack("SS", "soldier").block("DC", "priest")
    block = table.view(0).block
    assert block is not None
    assert (block.name, block.count) == (Card.PRIEST, 2)


LARGE = cards("SSSSAAAWWWDDDCYY")


def with_hand(state: State, hand: tuple[Card, ...]) -> State:
    """The same, with this hand of the first seat."""
    return replace(state, bout=state.bout._replace(hands=(hand, *state.bout.hands[1:])))


def test_cd_81_silence_is_found_without_making_any_claim(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand of sixteen cards has 38,385 ways to attack."""

    def made(*_: object) -> Never:
        raise AssertionError("somebody made every claim of a hand")

    monkeypatch.setattr("games.duel.legality.claims", made)
    table = duel("SDCY", "AAAA", specials=True)
    table.state = with_hand(table.state, LARGE)
    assert GAME.fallback(table.state, 0) == Pass()
    assert GAME.question(table.state, 0) == "claim"
    table.attack("SS", "soldier")
    assert GAME.fallback(table.state, 1) == Accept(Window.ANSWER)


def test_the_claims_of_a_large_hand_are_not_kept() -> None:
    state = duel("SDCY", "AAAA", specials=True).state
    claims.cache_clear()
    assert len(GAME.legal_actions(with_hand(state, LARGE), 0)) > 10_000
    assert claims.cache_info().currsize == 0
    assert len(GAME.legal_actions(state, 0)) > 100
    assert claims.cache_info().currsize == 1
