"""Two teams of two: CD-60 to CD-72."""

from __future__ import annotations

import pytest

from games.duel import Card, DuelOptions, Mode
from games.duel.actions import Accept, Attack, Block, Challenge, Hold, Lead, NoTrade, Trade, Window
from games.duel.events import (
    AttackClaimed,
    BoutBegun,
    CardsDrawn,
    CardsTraded,
    HandDealt,
    HandSeen,
    HandShown,
    KeptSilent,
    TakenSeen,
    TradeDeclined,
    TradeSeen,
)
from games.duel.state import Phase, Reason
from games.entropy import Entropy
from tests.games.duel.table import GAME, Table, cards, duel

HANDS = ("SSAW", "AADC", "SWDD", "AWCC")


def fresh(seed: str) -> Table:
    return Table(GAME.deal(4, DuelOptions(mode=Mode.TEAM), Entropy(seed.encode())).state)


def test_cd_60_owed_turns_come_before_the_next_player() -> None:
    table = duel("TSAW", *HANDS[1:]).attack("T", "scout", target=3).accept().keep()
    assert table.asked == {0}
    assert table.passes().asked == {1}


def test_cd_60_order_of_seats() -> None:
    table = duel(*HANDS)
    for seat in (0, 1, 2):
        assert table.asked == {seat}
        table.passes()
    assert table.asked == {3}


@pytest.mark.parametrize(
    ("lead", "order"), [(0, (0, 1, 2, 3)), (2, (2, 1, 0, 3)), (1, (1, 0, 3, 2)), (3, (3, 0, 1, 2))]
)
def test_cd_61_either_member_of_the_starting_team_says_who_is_a(lead: int, order: tuple[int, ...]) -> None:
    team = {lead, (lead + 2) % 4}
    tables = [fresh(str(seed)) for seed in range(12)]
    table = next(table for table in tables if table.asked == team)
    assert table.state.phase is Phase.LEAD
    assert table.view().attacker is None
    assert table.view().order == ()
    # They choose after seeing both hands.
    assert all(table.view(lead).hands[seat].cards for seat in team)
    assert set(GAME.legal_actions(table.state, lead)) == {Lead(seat) for seat in team}
    assert table.refused(Lead(1 - lead % 2), by=lead) == "not-your-team"
    assert table.refused(Lead(lead), by=1 - lead % 2) == "not-asked"
    turn = table.view().turn
    table.lead(lead, by=(lead + 2) % 4)
    assert table.asked == {lead}
    assert table.view().order == order
    assert table.view().turn == turn


def test_cd_62_teammates_see_each_others_hands_and_opponents_never() -> None:
    table = duel(*HANDS)
    for seat in range(4):
        shown = [hand.cards is not None for hand in table.view(seat).hands]
        assert shown == [other % 2 == seat % 2 for other in range(4)]
    assert all(hand.cards is None for hand in table.view().hands)


def test_cd_63_the_partner_may_challenge_until_the_addressed_player_acts() -> None:
    table = duel(*HANDS).attack("A", "wizard", target=1)
    assert table.asked == {1, 3}
    assert GAME.clocked(table.state) == {1}
    assert table.challenge(by=3).won == (1, Reason.BLUFF)
    late = duel(*HANDS).attack("A", "wizard", target=1).block("C", "scientist")
    assert late.refused(Challenge(Window.ANSWER_BESIDE), by=3) == "not-asked"


def test_cd_63_in_the_window_of_a_block_too() -> None:
    table = duel(*HANDS).attack("A", "wizard", target=1).block("A", "scientist")
    assert table.asked == {0, 2}
    assert GAME.clocked(table.state) == {0}
    assert table.challenge(by=2).won == (0, Reason.BLUFF)
    true = duel(*HANDS).attack("A", "wizard", target=1).block("C", "scientist").challenge(by=2)
    assert true.won == (1, Reason.TRUTH)


def test_cd_63_silence_beside_lasts_for_one_window() -> None:
    table = duel(*HANDS).attack("A", "wizard", target=1).hold(by=3)
    assert table.asked == {1}
    assert table.saw(KeptSilent)[0].seat == 3
    assert table.refused(Challenge(Window.ANSWER_BESIDE), by=3) == "not-asked"
    table.block("C", "scientist").hold(by=2)
    assert table.asked == {0}
    table.accept().keep().attack("A", "wizard", target=2)
    assert table.asked == {2, 0}


def test_cd_64_only_the_chosen_defender_blocks_from_their_own_hand() -> None:
    table = duel(*HANDS).attack("A", "wizard", target=1)
    assert table.refused(Block(cards("C"), Card.SCIENTIST), by=3) == "partner-decides"
    assert table.refused(Accept(), by=3) == "partner-decides"
    assert table.refused(Block(cards("CC"), Card.SCIENTIST), by=1) == "card-not-held"
    assert table.refused(Hold(Window.ANSWER_BESIDE), by=1) == "other-question"
    assert table.block("C", "scientist", by=1).asked == {0, 2}


def test_cd_65_the_target_is_chosen_with_the_claim_and_public() -> None:
    table = duel(*HANDS)
    assert {action.target for action in GAME.legal_actions(table.state, 0) if isinstance(action, Attack)} == {
        1,
        3,
    }
    assert table.refused(Attack(cards("A"), Card.ARCHER, 2)) == "not-an-opponent"
    table.attack("A", "archer", target=3)
    assert table.saw(AttackClaimed)[0].target == 3
    assert table.view().defender == 3


def test_cd_66_the_opponent_is_the_other_player_of_the_exchange() -> None:
    summoner = (
        duel("MSAW", "AADC", "SWDD", "AWCC").attack("M", "summoner", target=3).accept().name("scientist")
    )
    assert summoner.cakes == (8, 1)
    assert summoner.saw(HandSeen)[0].of == 3
    agent = duel("USAW", "AADC", "SWDD", "AWCC").attack("U", "wizard", target=1).challenge(by=3)
    assert agent.won == (1, Reason.BLUFF)
    assert agent.saw(HandShown)[0].seat == 1
    other = duel("USAW", "AADC", "SWDD", "AWCC").attack("U", "wizard", target=3).challenge(by=1)
    assert other.won == (0, Reason.TRUTH)
    assert other.saw(HandShown)[0].seat == 3


def test_cd_67_the_teammate_sees_what_the_attacker_is_shown() -> None:
    table = duel("OSAW", *HANDS[1:]).attack("O", "oracle", target=1).accept()
    assert table.saw(HandSeen)[0].audience == frozenset({0, 2})
    assert [len(table.view(seat).looks) for seat in (0, 1, 2, 3, None)] == [1, 0, 1, 0, 0]
    priest = (
        duel("SSAW", "PADC", *HANDS[2:])
        .attack("SS", "soldier", target=1)
        .block("P", "priest")
        .accept()
        .take(1)
    )
    assert priest.saw(TakenSeen)[0].audience == frozenset({0, 1, 2, 3})


def test_cd_68_a_swap_before_new_cards() -> None:
    table = duel(*HANDS).attack("S", "soldier", target=1).accept()
    assert table.state.phase is Phase.TRADE
    assert table.asked == {0}
    table.trade("A", "D")
    assert [type(event) for event in table.events[:2]] == [CardsTraded, TradeSeen]
    assert set(cards("SDW")) <= set(table.hand(0))
    assert table.hand(2) == cards("ASWD")
    assert [event.seat for event in table.saw(CardsDrawn)] == [0]
    assert table.asked == {1}


def test_cd_68_the_fact_is_public_and_the_cards_are_secret() -> None:
    table = duel(*HANDS).attack("S", "soldier", target=1).accept().trade("A", "D")
    (fact,), (secret,) = table.saw(CardsTraded), table.saw(TradeSeen)
    assert fact.audience is None
    assert (fact.given, fact.taken) == (1, 1)
    assert secret.audience == frozenset({0, 2})
    assert (secret.give, secret.take) == (Card.ARCHER, Card.DEFENDER)


def test_cd_68_optional_and_with_a_deck_only_a_swap() -> None:
    table = duel(*HANDS).attack("S", "soldier", target=1).accept()
    assert table.refused(Trade(Card.ARCHER, None)) == "swap-only"
    assert table.refused(Trade(None, Card.DEFENDER)) == "swap-only"
    assert table.refused(Trade(None, None)) == "nothing-traded"
    assert table.refused(Trade(Card.SCIENTIST, Card.DEFENDER)) == "card-not-held"
    assert table.refused(Trade(Card.ARCHER, Card.SCIENTIST)) == "card-not-with-partner"
    assert table.keep().saw(TradeDeclined)
    assert table.asked == {1}


def test_cd_68_with_an_empty_deck_a_gift_either_way() -> None:
    start = duel(*HANDS, deck="").attack("S", "soldier", target=1).accept().state
    assert len(Table(start).trade("A", None).hand(0)) == 2
    assert len(Table(start).trade("A", None).hand(2)) == 5
    assert len(Table(start).trade(None, "D").hand(0)) == 4
    assert Table(start).trade("A", "D").hand(2) == cards("ASWD")


def test_cd_68_with_empty_hands_what_is_left_or_nothing() -> None:
    give = duel("SA", "AADC", "", "AWCC", deck="").attack("S", "soldier", target=1).accept()
    assert set(GAME.legal_actions(give.state, 0)) == {NoTrade(), Trade(Card.ARCHER, None)}
    receive = duel("S", "AADC", "D", "AWCC", deck="").attack("S", "soldier", target=1).accept()
    assert set(GAME.legal_actions(receive.state, 0)) == {NoTrade(), Trade(None, Card.DEFENDER)}
    nothing = duel("S", "AADC", "", "AWCC", deck="").attack("S", "soldier", target=1).accept()
    assert nothing.asked == {1}
    # With cards still in the deck a swap needs a card on both sides.
    assert duel("S", "AADC", "DDSW", "AWCC").attack("S", "soldier", target=1).accept().asked == {1}


def test_cd_68_only_the_attacker_trades_and_only_after_an_attack() -> None:
    table = duel(*HANDS)
    assert table.refused(NoTrade()) == table.refused(Trade(Card.ARCHER, Card.DEFENDER)) == "no-trade-now"
    assert table.passes().asked == {1}
    table.attack("A", "archer", target=0).accept()
    assert table.asked == {1}
    assert table.refused(NoTrade(), by=0) == "not-asked"


def test_cd_70_the_pass_ending_needs_all_four() -> None:
    table = duel(*HANDS).passes().passes().passes()
    assert table.view().bout == 1
    assert table.passes().won == (1, Reason.PASSES)


def test_cd_71_memory_and_quartermaster_are_personal() -> None:
    table = duel("WQSS", "AADC", "RWDD", "AACC").attack("W", "quartermaster", target=1).accept().keep()
    sizes = [hand.size for hand in table.view().hands]
    assert sizes == [5, 4, 4, 4]
    table.passes()
    assert table.attack("R", "quartermaster", target=1).challenge(by=1).won == (1, Reason.BLUFF)


def test_cd_72_cakes_belong_to_the_team_and_the_losers_start() -> None:
    table = duel(*HANDS)
    assert table.cakes == (4, 5)
    assert table.attack("W", "wizard", target=3).accept().cakes == (6, 3)
    ended = duel(*HANDS).attack("A", "wizard", target=1).challenge(by=3)
    (begun,) = ended.saw(BoutBegun)
    assert (begun.side, begun.cakes) == (0, (4, 5))
    assert ended.asked == {0, 2}
    won = duel(*HANDS).attack("W", "wizard", target=1).challenge(by=3)
    assert won.saw(BoutBegun)[0].side == 1
    assert won.cakes == (5, 4)
    assert won.asked == {1, 3}


def test_hands_are_dealt_to_teams() -> None:
    step = GAME.deal(4, DuelOptions(mode=Mode.TEAM_FULL), Entropy(b"teams"))
    dealt = [event for event in step.events if isinstance(event, HandDealt)]
    assert [sorted(event.audience or ()) for event in dealt] == [[0, 2], [1, 3], [0, 2], [1, 3]]
    bout = step.state.bout
    assert len(bout.deck) + 16 == 42
    assert step.state.options.setup.core.count(Card.WOLFY) == 1
