"""You Take the Cake as a Game: tokens, questions, silence, refusals, records."""

from __future__ import annotations

import random
import re
from dataclasses import asdict
from itertools import pairwise
from json import dumps

import pytest

from games.bakeries.actions import BakeryAction, Discard, PlaceCake, PlaceStale, Roll, Side
from games.bakeries.options import Options
from games.bakeries.state import State
from games.bakeries.tokens import encode
from games.engine import IllegalAction, UnknownAction
from games.entropy import Entropy
from games.record import Move, Record, fingerprint, replay
from tests.games.bakeries.lab import GAME
from tests.games.bakeries.table import opened

TOKEN = re.compile(r"[A-Za-z0-9.,>-]{1,60}")


def game_of(seed: int, *, silence: bool = False) -> tuple[list[State], list[Move]]:
    """The states and moves of a game, played at random or by silence."""
    luck = random.Random(seed)
    state = GAME.deal(2, Options(), Entropy(bytes([seed]))).state
    states, moves = [state], []
    while GAME.actors(state):
        seat = state.player
        silent = GAME.fallback(state, seat)
        action = silent if silence else luck.choice(GAME.legal_actions(state, seat))
        moves.append(Move(seat, GAME.encode(action)))
        state = GAME.apply(state, seat, action).state
        states.append(state)
    return states, moves


STATES, MOVES = game_of(1)


def test_two_sit_down() -> None:
    assert list(GAME.seats(Options())) == [2]
    for seats in (1, 3):
        with pytest.raises(ValueError, match="for 2 players"):
            GAME.deal(seats, Options(), Entropy(b""))
    assert dumps(asdict(Options())) == "{}"


def test_every_token_is_well_formed_and_comes_back_as_its_action() -> None:
    for state in STATES:
        for action in GAME.legal_actions(state, state.player):
            token = GAME.encode(action)
            assert TOKEN.fullmatch(token)
            assert GAME.decode(token) == action
            assert token.partition(".")[0] == GAME.question(state, state.player)


@pytest.mark.parametrize(
    "token",
    [
        "", "turn", "turn.", "turn.draw", "turn.draw.", "turn.draw.stock.", "Turn.pass", "turn.lay.nobody",
        "discard.", "discard.SALLY_HAT", "place.own.7", "place0.own.7", "place23.own.7", "place01.own.7",
        "place1.own.13", "place1.own.1", "place1.own.07", "stale.1", "stale.13", "roll.", "again.maybe",
        " roll.dice", "roll.dice\n",
    ],
)  # fmt: skip
def test_any_other_text_is_no_action(token: str) -> None:
    with pytest.raises(UnknownAction):
        GAME.decode(token)


def test_legal_actions_are_distinct_stable_and_all_can_be_done() -> None:
    for state in STATES[::5]:
        actions = GAME.legal_actions(state, state.player)
        assert actions == GAME.legal_actions(state, state.player)
        assert len(set(actions)) == len(actions)
        for action in actions:
            GAME.apply(state, state.player, action)


def test_only_the_actor_may_act() -> None:
    for state in STATES[::20]:
        assert GAME.legal_actions(state, 1 - state.player) == ()
        with pytest.raises(IllegalAction, match="not-asked"):
            GAME.apply(state, 1 - state.player, Roll())
        with pytest.raises(ValueError, match="not asked"):
            GAME.fallback(state, 1 - state.player)


def test_a_question_put_again_to_the_same_seat_has_another_name() -> None:
    """A control made for one question must not answer the next one."""
    for before, after in pairwise(STATES):
        if GAME.actors(before) == GAME.actors(after) and GAME.actors(after):
            seat = after.player
            assert GAME.question(before, seat) != GAME.question(after, seat)


def test_the_turn_counts_up_over_the_game() -> None:
    turns = [state.turn for state in STATES]
    assert turns[0] == 1
    assert all(after - before in (0, 1, 2) for before, after in pairwise(turns))


def test_bb_50_a_game_of_silence_ends() -> None:
    states, _ = game_of(2, silence=True)
    outcome = GAME.outcome(states[-1])
    assert outcome is not None
    assert sorted(outcome.places) in ([1, 2], [1, 1])
    assert all(
        GAME.fallback(state, state.player) in GAME.legal_actions(state, state.player) for state in states[:-1]
    )


def test_a_record_replays_to_the_same_state() -> None:
    record = Record(GAME.key, GAME.edition, Options(), bytes([1]), 2, tuple(MOVES))
    again = replay(GAME, record)
    assert again == STATES[-1]
    assert fingerprint(again) == fingerprint(STATES[-1])


def test_a_drift_of_the_rules_would_show() -> None:
    """The fingerprint of one game, written down: it changes when the rules, or the State, do."""
    assert fingerprint(STATES[-1]) == "0a8b29321985b87d"


def test_a_refusal_changes_nothing() -> None:
    state = opened().state
    before = repr(state)
    with pytest.raises(IllegalAction, match="another-question"):
        GAME.apply(state, state.player, Roll())
    assert repr(state) == before


def everything() -> list[BakeryAction]:
    """Every action that stands in the game's own tokens, and some that cannot be written."""
    cards = {card for state in STATES[:50] for card in state.kitchen.hands[0]}
    return [GAME.decode(move.token) for move in MOVES] + [Discard(card) for card in sorted(cards)]


def test_every_refusal_of_any_moment_has_a_reason_of_the_game() -> None:
    actions = sorted(set(everything()), key=encode)
    seen = set()
    for state in STATES[::7]:
        legal = GAME.legal_actions(state, state.player)
        for action in actions:
            if action in legal or not GAME.actors(state):
                continue
            with pytest.raises(IllegalAction) as refusal:
                GAME.apply(state, state.player, action)
            seen.add(refusal.value.reason)
    assert seen <= GAME.reasons
    assert "another-question" in seen


def test_slots_that_do_not_exist_have_no_token() -> None:
    for action in (PlaceCake(1, Side.OWN, 13), PlaceStale(1)):
        with pytest.raises(UnknownAction):
            GAME.decode(GAME.encode(action))
