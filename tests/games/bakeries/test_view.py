"""What nobody may learn: hands, the stock, the future (BB-44)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from games.bakeries.cards import Card
from games.bakeries.events import BakeryEvent, CardSeen, HandDealt
from games.bakeries.kitchen import DrawnCard, Source
from games.bakeries.money import Sale
from games.bakeries.options import Options
from games.bakeries.state import State
from games.bakeries.view import View
from games.entropy import Entropy
from tests.games.bakeries.lab import GAME, conserved, twin
from tests.games.bakeries.table import CONFEDERATE, UNION, case_of, hiring, opened, selling, sold

SEATS = (UNION, CONFEDERATE, None)
NO_SET = "sally chef chef apron apron hat hat, danny chef apron"


def states_of_a_game(seed: int) -> Iterator[tuple[State, tuple[BakeryEvent, ...]]]:
    luck = random.Random(seed)
    step = GAME.deal(2, Options(), Entropy(bytes([seed])))
    yield step
    while actors := GAME.actors(step.state):
        (seat,) = actors
        step = GAME.apply(step.state, seat, luck.choice(GAME.legal_actions(step.state, seat)))
        yield step


@pytest.mark.parametrize("seat", SEATS)
def test_bb_44_what_a_seat_may_not_know_changes_nothing_that_it_sees(seat: int | None) -> None:
    for number, (state, _) in enumerate(states_of_a_game(5)):
        if number % 3:
            continue
        other = twin(state, seat, Entropy(b"twin", number))
        assert other != state
        assert conserved(other) == conserved(state)
        assert repr(GAME.view(other, seat)) == repr(GAME.view(state, seat))
        assert GAME.actors(other) == GAME.actors(state)
        if seat is not None:
            assert GAME.legal_actions(other, seat) == GAME.legal_actions(state, seat)
            assert not GAME.actors(state) or GAME.question(other, state.player) == GAME.question(
                state, state.player
            )


def test_bb_44_what_is_asked_next_does_not_depend_on_hidden_cards() -> None:
    """Silence brings every table to the same next question, whatever the cards of the one asked."""
    for number, (state, _) in enumerate(states_of_a_game(6)):
        if not GAME.actors(state) or state.question is None or state.question not in ("turn", "discard"):
            continue
        if number % 3:
            continue
        nexts = {
            (after.question, after.player)
            for after in (
                GAME.apply(table, table.player, GAME.fallback(table, table.player)).state
                for table in (state, twin(state, 1 - state.player, Entropy(b"twin", number)))
            )
        }
        assert len(nexts) == 1


def test_bb_44_only_dealt_and_drawn_cards_are_private() -> None:
    for _, events in states_of_a_game(7):
        for event in events:
            if isinstance(event, HandDealt | CardSeen):
                assert event.audience == frozenset({event.seat})
                assert [event.reaches(seat) for seat in SEATS].count(True) == 1
            else:
                assert event.audience is None


def test_bb_44_each_player_sees_only_their_own_hand() -> None:
    table = opened()
    for seat in (UNION, CONFEDERATE):
        assert GAME.view(table.state, seat).hand == table.hand(seat)
    spectator = GAME.view(table.state, None)
    assert (spectator.hand, spectator.hand_counts, spectator.stock_count) == ((), (8, 8), 196)


def test_bb_44_only_its_drawer_sees_a_card_drawn_from_the_stock() -> None:
    drawn = hiring(NO_SET, stock="benjamin hat").draw().state
    assert GAME.view(drawn, UNION).drawn == DrawnCard(Card.BENJAMIN_HAT, Source.STOCK)
    assert GAME.view(drawn, CONFEDERATE).drawn is None
    assert "benjamin" not in repr(GAME.view(drawn, None))


def test_bb_44_a_card_taken_from_the_discard_pile_is_seen_by_all() -> None:
    taken = hiring(NO_SET, discards="benjamin hat").take().state
    assert {GAME.view(taken, seat).drawn for seat in SEATS} == {DrawnCard(Card.BENJAMIN_HAT, Source.DISCARD)}


def test_bb_44_closed_signs_are_seen_by_all() -> None:
    view = GAME.view(hiring("closed").close().state, None)
    assert [case.is_closed for case in view.cases] == [False, True]
    assert view.signs_out == (Card.CLOSED,)


def test_the_view_holds_neither_the_state_nor_chance() -> None:
    assert not {"entropy", "stock", "discards", "kitchen", "hands"} & set(View._fields)
    assert not issubclass(View, State)


def test_the_view_lets_the_sums_be_followed() -> None:
    """A shop window: slot, cake, price, stale cards, and what it would bring; sold cakes as they sold."""
    case = sold(case_of().with_stale(12).with_stale(12).with_stale(3), 12)
    window = GAME.view(selling(case).state, None).cases[UNION]
    slots = {tag.slot: tag for tag in window.slots}
    assert slots[12].worth == Sale(12, case.cake_at(12), 1, stale=2)
    assert (slots[12].is_sold, slots[12].can_go_staler) == (True, False)
    assert slots[3].worth == Sale(3, case.cake_at(3), 1, stale=1)
    assert (slots[3].is_sold, slots[3].can_go_staler) == (False, True)
    assert window.sales == (slots[12].worth,)
    assert window.tab == 13 * 30


def test_an_empty_slot_is_worth_nothing_yet() -> None:
    tag = GAME.view(opened().state, None).cases[UNION].slots[0]
    assert (tag.slot, tag.worth, tag.is_sold, tag.can_go_staler) == (2, None, False, False)
