"""Piles that run out, and turns in which nothing happens."""

from __future__ import annotations

import pytest

from games.auf.cards import Card
from games.auf.events import CardsDrawn, DiscardReshuffled, RoundEnded
from games.auf.state import Phase, RoundEnd
from tests.games.auf.kitchen import GAME, Kitchen, Piles, baker, refused


def test_ca_29_the_discard_is_shuffled_when_a_card_is_needed() -> None:
    """CA-29"""
    kitchen = Kitchen(
        baker("brownies"),
        baker("gelato", hand="milk milk"),
        piles=Piles(deck="eggs", discard="nuts nuts sugar", rest="out"),
    ).done()
    assert kitchen.told(DiscardReshuffled) == [DiscardReshuffled(count=3)]
    assert len(kitchen.state.players[1].hand) == 5
    assert (len(kitchen.state.deck), kitchen.state.discard) == (1, ())


def test_ca_29_an_empty_pile_waits_until_a_card_is_needed() -> None:
    """CA-29"""
    kitchen = Kitchen(
        baker("brownies"),
        baker("gelato", hand="milk milk"),
        piles=Piles(deck="eggs eggs eggs", discard="nuts", rest="out"),
    ).done()
    assert kitchen.told(DiscardReshuffled) == []
    assert (kitchen.state.deck, kitchen.state.discard) == ((), (Card.NUTS,))


def test_ca_29_with_both_piles_empty_fewer_are_drawn() -> None:
    """CA-29"""
    piles = Piles(deck="eggs", discard="nuts", rest="out")
    kitchen = Kitchen(baker("brownies"), baker("gelato", hand="milk"), piles=piles).done()
    assert kitchen.hand(1) == "eggs milk nuts"
    kitchen.done().done()
    assert kitchen.told(CardsDrawn) == []


def test_ca_29_a_mulligan_may_draw_what_it_discarded() -> None:
    """CA-29, CA-09"""
    kitchen = Kitchen(baker("brownies", hand="nuts eggs"), baker("gelato"), piles=Piles(rest="out"))
    assert kitchen.mulligan().hand(0) == "eggs nuts"


def idle_table(seats: int, **fields: object) -> Kitchen:
    hand = "flour flour flour sugar sugar"
    hands = [hand, "sugar sugar sugar eggs eggs", "eggs eggs eggs milk milk", "milk milk milk nuts nuts"]
    players = [
        baker(recipe, hand=hand)
        for recipe, hand in zip(["brownies", "mochi", "gelato", "trifle"], hands, strict=False)
    ]
    return Kitchen(*players[:seats]).amend(**fields)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ca_32_a_round_of_idle_turns_ends_the_round(seats: int) -> None:
    """CA-32"""
    kitchen = idle_table(seats)
    for _ in range(seats - 1):
        kitchen.done()
        assert kitchen.state.round == 1
    kitchen.done()
    assert kitchen.told(RoundEnded) == [
        RoundEnded(round=1, reason=RoundEnd.IDLE, winners=(), points=(0,) * seats)
    ]


def test_ca_32_a_discard_a_play_or_a_draw_restarts_the_count() -> None:
    """CA-32"""
    kitchen = idle_table(2).done().done("eggs")
    assert kitchen.state.idle == 0
    assert kitchen.done().state.idle == 1
    assert kitchen.done().state.idle == 0, "the player drew before the pass"
    kitchen.place("brownies", "flour").done()
    assert kitchen.state.idle == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ca_32_forty_turns_a_player_end_the_round(seats: int) -> None:
    """CA-32"""
    kitchen = idle_table(seats, round_turns=40 * seats - 1).done("flour")
    assert kitchen.told(RoundEnded) == []
    kitchen.done()
    assert kitchen.told(RoundEnded) == [
        RoundEnded(round=1, reason=RoundEnd.LONG, winners=(), points=(0,) * seats)
    ]


def test_ca_40_silence_in_a_turn_is_a_pass_without_discard() -> None:
    """CA-40"""
    kitchen = idle_table(2)
    fallback = GAME.fallback(kitchen.state, 0)
    assert GAME.encode(fallback) == "round1.pass"
    kitchen.act(fallback)
    assert kitchen.state.discard == ()
    assert kitchen.state.phase is Phase.TURN


def test_acting_out_of_turn() -> None:
    kitchen = idle_table(2)
    with refused(kitchen, "not-asked"):
        kitchen.act(GAME.fallback(kitchen.state, 0), seat=1)
