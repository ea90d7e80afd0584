"""Challenges and the cards that change when they are flipped: CD-10 to CD-15, CD-40 to CD-45."""

from __future__ import annotations

import pytest

from games.duel import Card
from games.duel.actions import Accept, Block, Challenge, Window
from games.duel.events import CardsFlipped, CardsTaken, HandShown, Passed
from games.duel.state import Phase, Reason
from tests.games.duel.table import GAME, Table, cards, duel

TRUTH, BLUFF = Reason.TRUTH, Reason.BLUFF


def attacked(hand: str, played: str, claim: str, against: str = "DDDC") -> Table:
    """The table after this attack was challenged."""
    return duel(hand, against).attack(played, claim).challenge()


def blocked(played: str, claim: str, *, attack: str = "wizard", attackers: str = "WSSS") -> Table:
    """The table after this block against one attacker was challenged."""
    rest = "AAAD"[len(played) :]
    return duel(attackers, played + rest).attack(attackers[0], attack).block(played, claim).challenge()


def test_cd_10_blocking_or_accepting_forfeits_the_challenge() -> None:
    blocking = duel("WSSS", "CAAA").attack("W", "wizard").block("C", "scientist")
    assert blocking.refused(Challenge(Window.ANSWER), by=1) == "not-asked"
    assert blocking.refused(Challenge(Window.ANSWER), by=0) == "no-challenge-now"
    accepting = duel("WSSS", "CAAA").attack("W", "wizard").accept()
    assert accepting.refused(Challenge(Window.ANSWER), by=1) == "no-challenge-now"


def test_cd_12_a_partly_true_claim_is_a_bluff() -> None:
    assert duel("SSAA", "DSAA").attack("SS", "soldier").block("DS", "defender").challenge().won == (0, BLUFF)
    assert attacked("SSAA", "SSA", "soldier").won == (1, BLUFF)


def test_a_true_claim_wins_its_claimant_the_bout() -> None:
    assert attacked("SSAA", "SS", "soldier").won == (0, TRUTH)
    assert duel("SSAA", "DSAA").attack("SS", "soldier").block("D", "defender").challenge().won == (1, TRUTH)


def test_cd_13_a_challenge_flips_only_the_challenged_claim() -> None:
    table = duel("SYAA", "DSAA").attack("SY", "soldier").block("D", "defender").challenge()
    (flipped,) = table.saw(CardsFlipped)
    assert (flipped.seat, flipped.cards, flipped.truthful) == (1, cards("D"), True)
    assert flipped.audience is None
    last = table.view().last
    assert last is not None
    assert last.flip is not None
    assert last.flip.cards == cards("D")


def test_cd_14_a_true_claim_that_was_challenged_does_nothing_else() -> None:
    table = duel("WWSS", "AAAC").attack("WW", "wizard").challenge()
    last = table.view().last
    assert last is not None
    assert last.cakes == (3, 4)


def test_cd_15_without_cards_no_block_but_a_challenge_or_an_accept() -> None:
    table = duel("SSAA", "", deck="").attack("S", "soldier")
    assert set(GAME.legal_actions(table.state, 1)) == {Accept(), Challenge()}
    assert table.refused(Block(cards("S"), Card.DEFENDER)) == "card-not-held"
    assert duel("SSAA", "", deck="").attack("S", "soldier").challenge().won == (0, TRUTH)


def test_cd_15_without_cards_the_pass_comes_by_itself() -> None:
    table = duel("SSAA", "", deck="").attack("S", "soldier").accept()
    assert [event.forced for event in table.saw(Passed)] == [True]
    assert table.asked == {0}
    assert table.state.phase is Phase.CLAIM


@pytest.mark.parametrize(
    ("played", "claim", "against", "result"),
    [
        ("U", "wizard", "WAAC", (0, TRUTH)),
        ("U", "soldier", "WAAC", (1, BLUFF)),
        ("UW", "wizard", "WAAC", (0, TRUTH)),
        ("US", "wizard", "WAAC", (1, BLUFF)),
        ("U", "assassin", "KAAC", (0, TRUTH)),
    ],
)
def test_cd_40_agent_is_any_card_of_the_opponents_hand(
    played: str, claim: str, against: str, result: tuple[int, Reason]
) -> None:
    table = attacked("USSW", played, claim, against)
    assert table.won == result
    (shown,) = table.saw(HandShown)
    assert (shown.seat, shown.cards, shown.audience) == (1, cards(against), None)


def test_cd_40_agent_in_a_block_copies_what_the_attacker_still_holds() -> None:
    held = duel("SSSD", "UAAC").attack("S", "soldier").block("U", "defender").challenge()
    assert held.won == (1, TRUTH)
    assert held.saw(HandShown)[0].seat == 0
    assert held.saw(HandShown)[0].cards == cards("SSD")
    # The Defender that was played is not in the hand any more.
    played = duel("SSSD", "UAAC").attack("D", "soldier").block("U", "defender").challenge()
    assert played.won == (0, BLUFF)


def test_cd_40_several_agents_may_copy_one_card() -> None:
    table = duel("UUSS", "WAAC", specials=True).attack("UU", "wizard").challenge()
    assert table.won == (0, TRUTH)


def test_cd_41_agent_copies_printed_names_only() -> None:
    # Professor and Pierrot in the hand would become Scientist and Wizard, but that is not printed on them.
    assert duel("WSSB", "UAAA").attack("S", "wizard").block("U", "scientist").challenge().won == (0, BLUFF)
    pierrot = duel("WUSS", "RAAA").attack("W", "wizard").accept().passes()
    assert pierrot.attack("U", "wizard").challenge().won == (1, BLUFF)


def test_cd_42_agent_against_an_empty_hand_is_a_bluff() -> None:
    table = duel("USSS", "", deck="").attack("U", "soldier").challenge()
    assert table.won == (1, BLUFF)
    assert table.saw(HandShown)[0].cards == ()


def test_cd_43_pierrot_is_what_its_player_claimed_last_turn() -> None:
    table = duel("WRSS", "AAAC").attack("S", "wizard").accept().passes()
    assert table.attack("R", "wizard").challenge().won == (0, TRUTH)
    other = duel("WRSS", "AAAC").attack("S", "wizard").accept().passes()
    assert other.attack("R", "soldier").challenge().won == (1, BLUFF)


def test_cd_43_pierrot_is_nothing_on_a_first_turn_or_after_a_pass() -> None:
    assert duel("WRSS", "AAAC").attack("R", "wizard").challenge().won == (1, BLUFF)
    table = duel("WRSS", "AAAC").attack("W", "wizard").accept().attack("A", "archer").accept().passes()
    assert table.attack("A", "archer").accept().attack("R", "wizard").challenge().won == (1, BLUFF)


def test_cd_43_owed_turns_count_and_the_claim_may_have_been_a_blocked_bluff() -> None:
    table = duel("WRSS", "DAAC").attack("S", "scout").block("D", "defender").accept()
    assert table.asked == {0}
    assert table.attack("R", "scout").challenge().won == (0, TRUTH)


def test_cd_43_memory_ends_with_the_bout() -> None:
    table = duel("WRSS", "AAAC").attack("W", "wizard").accept().attack("A", "soldier").challenge()
    assert table.view().hands[0].last_claim is None


def test_cd_44_pierrot_in_a_block_is_a_bluff() -> None:
    table = duel("WSSS", "RAAC").attack("W", "wizard").accept().attack("A", "archer").accept()
    assert table.attack("S", "archer").block("R", "defender").challenge().won == (0, BLUFF)


def test_cd_45_professor_and_wolfy_beside_it_count_as_scientists() -> None:
    assert blocked("B", "scientist").won == (1, TRUTH)
    assert blocked("BY", "scientist").won == (1, TRUTH)
    assert blocked("BYC", "scientist").won == (1, TRUTH)
    assert blocked("Y", "scientist").won == (0, BLUFF)
    assert blocked("BA", "scientist").won == (0, BLUFF)


def test_cd_45_not_the_other_sides_wolfy() -> None:
    table = duel("BWSS", "YAAC").attack("B", "wizard").block("Y", "scientist").challenge()
    assert table.won == (0, BLUFF)


def test_flipped_cards_tell_what_they_counted_as() -> None:
    (flipped,) = blocked("BY", "scientist").saw(CardsFlipped)
    assert flipped.cards == cards("BY")
    assert flipped.counted == (Card.SCIENTIST, Card.SCIENTIST)


def test_a_challenged_priest_takes_nothing() -> None:
    table = duel("WSSS", "PAAC").attack("W", "wizard").block("P", "priest").challenge()
    assert table.won == (1, TRUTH)
    assert not table.saw(CardsTaken)
