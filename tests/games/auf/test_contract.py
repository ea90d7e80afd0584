"""What every game promises, kept by Cake Auf!."""

from __future__ import annotations

import random
from dataclasses import asdict, fields, is_dataclass
from itertools import pairwise

import pytest

from games import record
from games.auf import private_events
from games.auf.events import AufEvent
from games.auf.options import Options
from games.auf.state import Phase, State
from games.auf.view import View
from games.engine import Event, IllegalAction
from games.entropy import Entropy
from tests.games.auf.kitchen import GAME, Kitchen, baker
from tests.games.auf.lab import VARIANTS, conserved, twin
from tests.games.auf.table_talk import choose, states, steps

PRIVATE = tuple(
    kind
    for kind in vars(private_events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
variants = pytest.mark.parametrize(("seats", "options"), VARIANTS)


@variants
def test_a_game_ends_with_every_card_and_recipe_still_there(seats: int, options: Options) -> None:
    total = conserved(GAME.deal(seats, options, Entropy(b"")).state)
    last = None
    for state in states(seats, options, random.Random(1)):
        assert conserved(state) == total
        assert (GAME.outcome(state) is None) == bool(GAME.actors(state))
        for seat in GAME.actors(state):
            legal = GAME.legal_actions(state, seat)
            assert GAME.fallback(state, seat) in legal
            assert all(action in legal for action in legal)
            assert len(list(legal)) == len(legal) == len(set(legal))
        last = state
    assert last is not None
    result = GAME.outcome(last)
    assert result is not None
    assert len(result.winners) == 1


@variants
def test_ca_35_nobody_learns_what_is_hidden(seats: int, options: Options) -> None:
    """CA-35: the same view, actors and decisions in two states that differ in what a seat may not know."""
    chance = random.Random(2)
    differing = 0
    for number, state in enumerate(states(seats, options, chance)):
        if number % 8:
            continue
        for seat in (None, *range(seats)):
            other = twin(state, seat, Entropy(chance.randbytes(8)))
            differing += other.players != state.players
            assert conserved(other) == conserved(state)
            assert repr(GAME.view(other, seat)) == repr(GAME.view(state, seat))
            assert GAME.actors(other) == GAME.actors(state)
            if seat is not None:
                assert list(GAME.legal_actions(other, seat)) == list(GAME.legal_actions(state, seat))
                if seat in GAME.actors(state):
                    assert GAME.fallback(other, seat) == GAME.fallback(state, seat)
    assert differing


@variants
def test_ca_35_the_same_events_in_twin_states(seats: int, options: Options) -> None:
    """CA-35: what a seat is told of another's public move does not depend on hidden cards."""
    chance = random.Random(3)
    for state in states(seats, options, chance):
        if state.phase in {Phase.OVER, Phase.SHOWDOWN} or chance.random() < 0.8:
            continue
        seat, action = choose(state, chance)
        others = [other for other in range(seats) if other != seat]
        told = GAME.apply(state, seat, action).events
        for watcher in (None, *others):
            other = twin(state, watcher, state.entropy)
            if action not in GAME.legal_actions(other, seat):
                continue
            kinds = [type(event) for event in told if event.reaches(watcher)]
            again = GAME.apply(other, seat, action).events
            assert [type(event) for event in again if event.reaches(watcher)] == kinds


def test_what_names_a_hidden_card_always_has_its_audience() -> None:
    """CA-35"""
    seen = set()
    for seed in range(6):
        for _, events in steps(2 + seed % 3, Options(), random.Random(seed)):
            for event in events:
                assert (event.audience is not None) == isinstance(event, PRIVATE)
                seen.add(type(event))
    assert set(PRIVATE) <= seen
    assert len(PRIVATE) == 6


def test_a_game_can_be_replayed_from_its_record() -> None:
    chance = random.Random(4)
    step = GAME.deal(3, Options(), Entropy(b"record"))
    moves = []
    while GAME.actors(step.state):
        seat, action = choose(step.state, chance)
        moves.append(record.Move(seat, GAME.encode(action)))
        step = GAME.apply(step.state, seat, action)
    written = record.Record("auf", GAME.edition, Options(), b"record", 3, tuple(moves))
    assert record.fingerprint(record.replay(GAME, written)) == record.fingerprint(step.state)


def test_a_game_of_silent_players_ends() -> None:
    """CA-40"""
    for seats in (2, 3, 4):
        state: State = GAME.deal(seats, Options(), Entropy(b"silence")).state
        moves = 0
        while asked := GAME.clocked(state):
            seat = min(asked)
            state = GAME.apply(state, seat, GAME.fallback(state, seat)).state
            moves += 1
        assert GAME.outcome(state) is not None
        assert moves < 200


@pytest.mark.parametrize("token", ["round1.pass", "look.none", "night.keep", "throw1.rock", "round2.pass"])
def test_every_objection_is_one_of_the_reasons(token: str) -> None:
    moments = {state.phase: state for state in states(2, Options(), random.Random(9))}
    for state in moments.values():
        for seat in range(2):
            action = GAME.decode(token)
            if action in GAME.legal_actions(state, seat):
                continue
            with pytest.raises(IllegalAction) as caught:
                GAME.apply(state, seat, action)
            assert caught.value.reason in GAME.reasons | {"not-asked"}


def test_states_hold_only_what_has_one_way_to_be_written() -> None:
    def plain(thing: object) -> bool:
        if isinstance(thing, tuple):
            return all(map(plain, thing))
        if is_dataclass(thing):
            return all(plain(getattr(thing, field.name)) for field in fields(thing))
        return thing is None or isinstance(thing, str | int | bytes)

    assert all(map(plain, states(4, Options(), random.Random(5))))


def test_options_are_plain_values() -> None:
    assert asdict(Options()) == {"bans_need_icons": True, "hand_switcheroo": True}


def test_the_view_of_a_spectator_names_no_hidden_card() -> None:
    """CA-35"""
    kitchen = Kitchen(baker("mochi flour", hand="nuts eggs"), baker("gelato milk", hand="butter"))
    seen: View = GAME.view(kitchen.state, None)
    assert seen.hand == ()
    assert [player.cards for player in seen.players] == [2, 1]
    assert all(word not in repr(seen) for word in ("flour", "nuts", "eggs", "milk", "butter"))


def test_the_turn_counts_up_over_the_whole_game() -> None:
    turns = [GAME.view(state, None).turn for state in states(2, Options(), random.Random(6))]
    assert turns[0] == 1
    assert all(later - turn in {0, 1} for turn, later in pairwise(turns))


def test_every_event_belongs_to_the_game() -> None:
    for _, events in steps(3, Options(), random.Random(7)):
        assert all(isinstance(event, AufEvent) for event in events)


def test_a_control_of_another_question_is_stale() -> None:
    """Whenever a seat is truly asked something new without a pause, the question has another name."""
    for seed in range(6):
        before: tuple[int, dict[int, str]] = (0, {})
        for state in states(2 + seed % 3, Options(), random.Random(seed)):
            key = state.turn
            questions = {seat: GAME.question(state, seat) for seat in GAME.actors(state)}
            if key != before[0]:
                for seat in questions.keys() & before[1].keys():
                    assert questions[seat] != before[1][seat]
            before = (key, questions)
