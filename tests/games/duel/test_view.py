"""Who knows what: the table of the rules page, seat by seat, beside the twins of the contract test."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from games.duel import Card
from games.duel.events import DrawSeen, HandSeen, TakenSeen
from games.duel.state import Phase
from tests.games.duel.table import cards, duel


def cards_in(value: Any) -> list[Card]:
    """Every card that a view names."""
    if isinstance(value, Card):
        return [value]
    if isinstance(value, tuple):
        return [card for item in value for card in cards_in(item)]
    if is_dataclass(value):
        return [card for field in fields(value) for card in cards_in(getattr(value, field.name))]
    return []


def test_a_spectator_sees_claimed_names_and_no_card() -> None:
    table = duel("SAWD", "AADC").attack("SA", "wizard").block("AD", "scientist")
    assert set(cards_in(table.view())) == {Card.WIZARD, Card.SCIENTIST}
    table.accept()
    assert set(cards_in(table.view())) == {Card.WIZARD, Card.SCIENTIST}


def test_a_player_sees_their_own_cards_and_counts_of_the_others() -> None:
    view = duel("SAWD", "AADC").attack("SA", "wizard").view(1)
    assert view.hand == view.hands[1].cards == cards("AADC")
    assert (view.hands[0].count, view.hands[0].cards) == (2, None)
    assert view.attack is not None
    assert (view.attack.count, view.attack.cards) == (2, None)


def test_the_claimant_sees_what_they_played_but_not_in_which_order() -> None:
    orders = set()
    for order in ("SAW", "WAS", "AWS"):
        attack = duel("SAWD", "AADC").attack("SAW", "wizard").lie(order).view(0).attack
        assert attack is not None
        orders.add(attack.cards)
    assert orders == {cards("SAW")}


def test_cd_48_a_stacked_priest_cannot_tell_cards_by_position() -> None:
    views = set()
    for order in ("SYDD", "DDYS", "YDSD"):
        table = duel("SYDD", "PAAC").attack("SYDD", "soldier").lie(order).block("PA", "priest").accept()
        assert table.state.phase is Phase.TAKE
        views.add(repr(table.view(1)))
    assert len(views) == 1


def test_cd_49_the_attacker_knows_what_is_left_after_a_priest() -> None:
    table = duel("MYDD", "PAAC").attack("MYD", "summoner").lie("YMD").block("P", "priest").accept().take(1)
    assert table.state.phase is Phase.NAME
    left, seen = table.view(0).attack, table.view(1).attack
    assert left is not None
    assert seen is not None
    assert (left.cards, left.left, left.count) == (cards("MD"), 2, 3)
    assert seen.cards is None


def test_cd_51_a_look_stays_readable_until_the_bout_ends() -> None:
    table = duel("OSSS", "AADC").attack("O", "oracle").accept().passes().attack("A", "archer").accept()
    (look,) = table.view(0).looks
    assert (look.turn, look.cards) == (1, cards("AADC"))
    assert table.attack("S", "soldier").challenge().view(0).looks == ()


def test_cd_09_nothing_tells_the_specials_of_a_running_duel() -> None:
    table = duel("SAWD", "AADC", deck="KT")
    assert table.state.score.specials == cards("KT")
    table.attack("SA", "wizard").challenge()
    for seat in (0, 1, None):
        view = table.view(seat)
        assert view.specials is None
        assert view.last is not None
        assert view.last.specials is None


def test_private_events_reach_only_their_side() -> None:
    table = duel("OSAW", "PADC", "SWDD", "AWCC").attack("OS", "oracle", target=1).lie("SO")
    table.block("P", "priest").accept()
    table.take(1)
    assert {type(event) for event in table.told(None)}.isdisjoint({HandSeen, TakenSeen, DrawSeen})
    assert any(isinstance(event, HandSeen) for event in table.told(2))
    assert not any(isinstance(event, HandSeen) for event in table.told(3))
    table.keep()
    drawn = {event.seat: event for event in table.saw(DrawSeen)}
    assert drawn[0].audience == frozenset({0, 2})


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_last_bout_stays_told(seat: int | None) -> None:
    table = duel("USAW", "AADC").attack("US", "soldier").challenge()
    last = table.view(seat).last
    assert last is not None
    assert last.flip is not None
    assert (last.side, last.bout, last.turn) == (1, 1, 1)
    assert (last.flip.cards, last.flip.counted) == (cards("US"), cards("US"))
    assert last.flip.shown == cards("AADC")


def test_turn_and_questions() -> None:
    table = duel("SAWD", "AADC", "SSSA", "DDCC")
    view = table.view(0)
    assert (view.phase, view.turn, view.attacker, view.defender, view.to_act) == (
        Phase.CLAIM,
        1,
        0,
        None,
        (0,),
    )
    view = table.attack("S", "soldier", target=3).view(0)
    assert (view.phase, view.defender, view.to_act, view.beside) == (Phase.ANSWER, 3, (3,), (1,))
    view = table.hold(by=1).accept().view(1)
    assert (view.phase, view.to_act, view.beside) == (Phase.TRADE, (0,), ())
    assert [(entry.seat, entry.name, entry.count) for entry in view.log] == [(0, Card.SOLDIER, 1)]
