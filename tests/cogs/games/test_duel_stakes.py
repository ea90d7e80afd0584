"""A hand of Cake Duel says what is claimed and what accepting it would mean."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.games.duel.presenter import DuelPresenter
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from data.records.tables import TableSeat
from games.duel.actions import Accept, Window
from games.duel.cards import FACES
from games.duel.events import CakesStolen
from games.duel.options import side_of
from games.duel.state import Phase
from games.views import SeatView
from tests.games.duel import lab
from tests.games.duel.table import Table, duel
from tests.labs import Case, of_every_kind

NAMES = ("Ada", "Ben", "Cleo", "Dov")
SAY = TableMessages(
    Messages("en"), [TableSeat(seat=seat, name=name, user_id=11 + seat) for seat, name in enumerate(NAMES)]
)
every_mode = pytest.mark.parametrize("variant", lab.VARIANTS, ids=lambda variant: str(variant[1].mode))


def told(table: Table, seat: int) -> list[str]:
    return list(DuelPresenter().stakes(SeatView(table.view(seat)), SAY))


def test_the_attacked_player_reads_the_claim_and_what_would_be_left() -> None:
    table = duel("SSSW", "DDDC").attack("SS", "soldier")
    assert told(table, 1) == ["<@11> claims **2\xa0Soldiers**.", "Accepting: you would have 2 cakes left."]
    assert told(table, 0) == ["<@11> claims **2\xa0Soldiers**."], "they are not asked"


def test_nothing_lies_on_the_table_before_a_claim() -> None:
    assert told(duel("SSSW", "DDDC"), 0) == []


def test_accepting_the_theft_of_all_cakes_loses_the_bout() -> None:
    table = duel("SSSW", "DDDC", cakes=(5, 2)).attack("W", "wizard")
    assert told(table, 1)[-1] == "Accepting: you lose the bout."
    left = duel("SSSW", "DDDC", cakes=(4, 3)).attack("W", "wizard")
    assert told(left, 1)[-1] == "Accepting: you would have 1 cake left."


@pytest.mark.parametrize(
    ("claim", "sentence"),
    [
        ("oracle", "Accepting costs you no cake, but <@11> sees your hand."),
        ("quartermaster", "Accepting costs you no cake."),
        ("summoner", "Accepting: <@11> sees your hand and steals up to 4 cakes, all you have."),
    ],
)
def test_attackers_that_do_not_steal_at_once_say_what_they_do(claim: str, sentence: str) -> None:
    assert told(duel("SSSO", "DDDC").attack("S", claim), 1)[-1] == sentence


def test_a_summoner_steals_by_the_copies_in_the_own_hand() -> None:
    table = duel("SSSM", "DAWC").attack("M", "summoner")
    assert "up to 2 cakes." in told(table, 1)[-1]


def test_a_summoner_steals_nothing_from_an_empty_hand() -> None:
    table = duel("SSSM", "").attack("M", "summoner")
    assert told(table, 1)[-1] == "Accepting costs you no cake, but <@11> sees your hand."


@pytest.mark.parametrize(
    ("attack", "claim", "block", "blockers", "sentence"),
    [
        ("SSS", "soldier", "D", "defender", "Accepting: you still steal 2 cakes."),
        ("SS", "soldier", "DD", "defender", "Accepting: you steal no cake."),
        ("SSS", "wizard", "C", "scientist", "Accepting: you still steal 4 cakes and win the bout."),
        ("SS", "oracle", "P", "priest", "Accepting: **1\xa0Oracle** of your attack still counts."),
        ("SSS", "assassin", "N", "angel", "Accepting: you steal no cake."),
    ],
)
def test_the_attacker_reads_what_a_block_leaves(
    attack: str, claim: str, block: str, blockers: str, sentence: str
) -> None:
    table = duel("SSSW", "DDCPN").attack(attack, claim).block(block, blockers)
    assert told(table, 0)[-1] == sentence
    assert len(told(table, 1)) == 2, "the blocker reads both claims"


def test_a_partner_who_may_challenge_reads_whose_hand_is_seen() -> None:
    table = duel("SSSO", "DDDC", "SAWY", "DACC").attack("S", "oracle", 1)
    assert told(table, 3)[-1] == "Accepting costs you no cake, but <@11> sees <@12>'s hand."
    assert told(table, 2) == ["<@11> claims **1\xa0Oracle**."]


@every_mode
def test_accepting_an_attack_leaves_as_many_cakes_as_the_hand_says(variant: tuple[int, Any]) -> None:
    case, compared = Case(lab, *variant), 0
    for state, *_ in of_every_kind(case):
        attack = state.turn.attack
        if state.phase is not Phase.ANSWER or not FACES[attack.name].cakes or FACES[attack.name].names:
            continue
        line = list(DuelPresenter().stakes(SeatView(case.game.view(state, attack.target)), SAY))[-1]
        step = case.game.apply(state, attack.target, Accept(Window.ANSWER))
        (theft,) = [event for event in step.events if isinstance(event, CakesStolen)]
        left = theft.cakes[side_of(attack.target)]
        assert (f"{left} cake" in line) if left else ("you lose the bout" in line)
        compared += 1
    assert compared


@every_mode
def test_accepting_a_block_steals_as_many_cakes_as_the_hand_says(variant: tuple[int, Any]) -> None:
    case, compared = Case(lab, *variant), 0
    for state, *_ in of_every_kind(case):
        attack = state.turn.attack
        if state.phase is not Phase.BLOCK:
            continue
        line = list(DuelPresenter().stakes(SeatView(case.game.view(state, attack.seat)), SAY))[-1]
        step = case.game.apply(state, attack.seat, Accept(Window.BLOCK))
        if "still counts" in line or step.state.phase is Phase.TAKE:
            continue
        stolen = sum(event.count for event in step.events if isinstance(event, CakesStolen))
        assert (f"still steal {stolen} cake" in line) if stolen else ("steal no cake" in line)
        compared += 1
    assert compared
