"""The contract of ``games/engine.py``, held against every game, mode and number of players."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from itertools import zip_longest
from random import Random
from typing import Any, NamedTuple, Protocol

import pytest

from games.engine import Event, Game, IllegalAction, Seat, Step, UnknownAction
from games.entropy import Entropy
from games.record import Move, Record, fingerprint, replay, steps
from tests.games.duel import lab as duel_lab


class Lab(Protocol):
    """What this test needs to know of a game: a module ``tests/games/<key>/lab.py``."""

    @property
    def GAME(self) -> Game[Any, Any, Any, Any]:  # noqa: N802 - a constant of a module
        """The Game."""

    @property
    def VARIANTS(self) -> tuple[tuple[int, Any], ...]:  # noqa: N802
        """Seats and options: every mode, number of players and extreme of an option."""

    @property
    def DISCLOSURES(self) -> frozenset[type[Event]]:  # noqa: N802
        """The events that may tell a seat what was hidden from it until then."""

    def twin(self, state: Any, seat: Seat | None, entropy: Entropy) -> Any:
        """Another state, which differs only in what this seat, or a spectator, may not know."""

    def conserved(self, state: Any) -> Hashable:
        """A total of cards and pieces that never changes."""


LABS: tuple[Lab, ...] = (duel_lab,)

MOVES_AT_MOST = 5_000
ACTIONS_AT_MOST = 40


class Case(NamedTuple):
    """One game with its number of seats and its options."""

    lab: Lab
    seats: int
    options: Any

    @property
    def game(self) -> Game[Any, Any, Any, Any]:
        return self.lab.GAME


class Moment(NamedTuple):
    """A state of a random game, the move made there, and what came of it."""

    state: Any
    seat: Seat
    action: Any
    step: Step[Any, Any]


CASES = [
    pytest.param(Case(lab, seats, options), id=f"{lab.GAME.key}-{number}")
    for lab in LABS
    for number, (seats, options) in enumerate(lab.VARIANTS)
]
every_case = pytest.mark.parametrize("case", CASES)


def seed_of(case: Case) -> bytes:
    return f"{case.game.key} {case.seats} {case.options}".encode()


@lru_cache
def played(case: Case) -> tuple[Moment, ...]:
    """One random game to its end. Some moves are the fallback, so that quiet games are played too."""
    random = Random(seed_of(case))
    state = case.game.deal(case.seats, case.options, Entropy(seed_of(case))).state
    moments: list[Moment] = []
    while actors := case.game.actors(state):
        assert len(moments) < MOVES_AT_MOST, "random play must end"
        seat = random.choice(sorted(actors))
        if random.random() < 0.4:
            action = case.game.fallback(state, seat)
        else:
            action = random.choice(list(case.game.legal_actions(state, seat)))
        step = case.game.apply(state, seat, action)
        moments.append(Moment(state, seat, action, step))
        state = step.state
    return tuple(moments)


def some(case: Case, items: Any, count: int = ACTIONS_AT_MOST) -> list[Any]:
    """A few of these items, the same at every run."""
    pool = list(items)
    return pool if len(pool) <= count else Random(seed_of(case)).sample(pool, count)


def watchers(case: Case) -> tuple[Seat | None, ...]:
    return (*range(case.seats), None)


@every_case
def test_random_play_ends(case: Case) -> None:
    end = played(case)[-1].step.state
    outcome = case.game.outcome(end)
    assert outcome is not None
    assert len(outcome.places) == len(outcome.scores) == case.seats
    assert outcome.winners
    assert all(case.game.outcome(moment.state) is None for moment in played(case))


@every_case
def test_seats_and_sides(case: Case) -> None:
    assert case.seats in case.game.seats(case.options)
    sides = case.game.sides(case.seats, case.options)
    assert sorted(seat for side in sides for seat in side) == list(range(case.seats))
    for side in sides:
        for seat in side:
            outcome = case.game.conceded(case.seats, case.options, seat)
            assert set(outcome.winners) == set(range(case.seats)) - set(side)


@every_case
def test_tokens_round_trip_and_open_with_the_question(case: Case) -> None:
    for state, *_ in some(case, played(case)):
        for seat in case.game.actors(state):
            question = case.game.question(state, seat)
            for action in some(case, case.game.legal_actions(state, seat)):
                token = case.game.encode(action)
                assert re.fullmatch(r"[A-Za-z0-9-]+\.[A-Za-z0-9.,>-]+", token)
                assert len(token) <= 60
                assert case.game.decode(token) == action
                assert token.partition(".")[0] == question


@every_case
def test_other_texts_are_no_tokens(case: Case) -> None:
    texts = {"", ".", "nonsense", "nonsense.", "claim", "é.1"}
    for _, _, action, _ in played(case):
        token = case.game.encode(action)
        texts |= {token + ".", token + "0", token[:-1], " " + token, token.upper(), token.replace(">", ",")}
        texts |= {token.replace(".", ".0"), token[::-1], f"{token}>{token}"}
    for text in texts:
        try:
            action = case.game.decode(text)
        except UnknownAction:
            continue
        assert case.game.encode(action) == text, "one token an action"


@every_case
def test_the_fallback_is_legal(case: Case) -> None:
    for state, *_ in played(case):
        actors = case.game.actors(state)
        assert case.game.clocked(state), "somebody must be pressed by the clock"
        assert case.game.clocked(state) <= actors <= set(range(case.seats))
        for seat in actors:
            assert case.game.fallback(state, seat) in case.game.legal_actions(state, seat)


@every_case
def test_who_is_no_actor_has_no_legal_action(case: Case) -> None:
    for state, _, action, _ in played(case):
        for seat in set(range(case.seats)) - case.game.actors(state):
            legal = case.game.legal_actions(state, seat)
            assert (len(legal), list(legal), action in legal) == (0, [], False)
            with pytest.raises(IllegalAction) as mistake:
                case.game.apply(state, seat, action)
            assert mistake.value.reason == "not-asked"


@every_case
def test_an_illegal_action_raises_and_changes_nothing(case: Case) -> None:
    actions = some(case, {moment.action: None for moment in played(case)}, 60)
    refused = 0
    for state, *_ in some(case, played(case)):
        before = fingerprint(state)
        for seat in case.game.actors(state):
            legal = case.game.legal_actions(state, seat)
            for action in actions:
                if action not in legal:
                    with pytest.raises(IllegalAction) as mistake:
                        case.game.apply(state, seat, action)
                    assert mistake.value.reason in case.game.reasons
                    refused += 1
        assert fingerprint(state) == before
    assert refused


@every_case
def test_apply_changes_no_earlier_state(case: Case) -> None:
    first = case.game.deal(case.seats, case.options, Entropy(seed_of(case))).state
    assert played(case)[0].state == first
    for moment, following in zip(played(case), played(case)[1:], strict=False):
        assert moment.step.state is following.state
        assert case.game.apply(moment.state, moment.seat, moment.action) == moment.step


@every_case
def test_conservation(case: Case) -> None:
    totals = {case.lab.conserved(moment.step.state) for moment in played(case)}
    assert totals == {case.lab.conserved(played(case)[0].state)}


@every_case
def test_a_record_replays_to_the_same_states_and_events(case: Case) -> None:
    moves = tuple(Move(seat, case.game.encode(action)) for _, seat, action, _ in played(case))
    game = case.game
    record = Record(game.key, game.edition, case.options, seed_of(case), case.seats, moves)
    dealt, *replayed = steps(game, record)
    assert dealt == game.deal(case.seats, case.options, Entropy(seed_of(case)))
    assert replayed == [moment.step for moment in played(case)]
    assert fingerprint(replay(game, record)) == fingerprint(played(case)[-1].step.state)


@every_case
def test_twins_look_the_same(case: Case) -> None:
    """What a seat sees and is offered does not depend on what it may not know."""
    different = 0
    for number, moment in enumerate(played(case)):
        for seat in watchers(case):
            state = moment.state
            other = case.lab.twin(state, seat, Entropy(f"twin {number} {seat}".encode()))
            different += fingerprint(other) != fingerprint(state)
            assert repr(case.game.view(other, seat)) == repr(case.game.view(state, seat))
            assert case.game.actors(other) == case.game.actors(state)
            assert case.game.clocked(other) == case.game.clocked(state)
            assert case.game.outcome(other) == case.game.outcome(state)
            if seat is not None:
                assert list(case.game.legal_actions(other, seat)) == list(
                    case.game.legal_actions(state, seat)
                )
            for actor in case.game.actors(state):
                assert case.game.question(other, actor) == case.game.question(state, actor)
    assert different


@every_case
def test_twins_are_told_the_same(case: Case) -> None:
    """A move by anybody tells a seat nothing of what it may not know, but by the events that are for that."""
    compared = 0
    for number, moment in enumerate(played(case)):
        for seat in watchers(case):
            other = case.lab.twin(moment.state, seat, Entropy(f"told {number} {seat}".encode()))
            if moment.action not in case.game.legal_actions(other, moment.seat):
                continue
            step = case.game.apply(other, moment.seat, moment.action)
            compared += 1
            if not disclosed(case, seat, moment.step.events, step.events):
                assert case.game.actors(step.state) == case.game.actors(moment.step.state)
    assert compared


def disclosed(case: Case, seat: Seat | None, events: Any, others: Any) -> bool:
    """Whether the events that reach this seat differ, which they may only where something is disclosed."""
    reached = [event for event in events if event.reaches(seat)]
    other_reached = [event for event in others if event.reaches(seat)]
    for event, other in zip_longest(reached, other_reached):
        if event != other:
            assert {type(event), type(other)} & case.lab.DISCLOSURES, f"{event} differs from {other}"
            return True
    return False


@every_case
def test_events_for_some_never_reach_others(case: Case) -> None:
    dealt = case.game.deal(case.seats, case.options, Entropy(seed_of(case)))
    events = [*dealt.events, *(event for moment in played(case) for event in moment.step.events)]
    assert all(isinstance(event, Event) for event in events)
    for event in events:
        if event.audience is not None:
            assert event.audience <= set(range(case.seats))
            assert event.audience, "nobody would learn of it"
            reached = {seat for seat in watchers(case) if event.reaches(seat)}
            assert reached == event.audience
    assert any(event.audience is None for event in events)


@every_case
def test_in_iteration_and_len_of_legal_actions_agree(case: Case) -> None:
    for state, *_ in some(case, played(case)):
        for seat in case.game.actors(state):
            legal = case.game.legal_actions(state, seat)
            actions = list(legal)
            assert len(actions) == len(legal) == len(set(actions))
            assert actions == list(legal) == list(case.game.legal_actions(state, seat))
            assert all(action in legal for action in actions)
            assert object() not in legal


@every_case
def test_another_question_has_another_name(case: Case) -> None:
    """While a seat is asked under one name, without having moved itself, it is offered the same."""
    for state, mover, _, step in played(case):
        for seat in case.game.actors(state) & case.game.actors(step.state) - {mover}:
            if case.game.question(state, seat) == case.game.question(step.state, seat):
                before = list(case.game.legal_actions(state, seat))
                assert list(case.game.legal_actions(step.state, seat)) == before


@every_case
def test_a_state_holds_only_what_has_one_repr(case: Case) -> None:
    for value in parts(played(case)[-1].step.state):
        assert value is None or isinstance(value, str | bytes | int | Enum), repr(value)
    for value in parts(played(case)[0].state):
        assert not isinstance(value, float | set | frozenset | dict | list), repr(value)


@every_case
def test_a_view_is_no_state_and_holds_no_chance(case: Case) -> None:
    for state, *_ in some(case, played(case), 5):
        for seat in watchers(case):
            view = case.game.view(state, seat)
            assert not isinstance(view, type(state))
            assert not any(isinstance(value, Entropy | type(state)) for value in held(view))


def parts(value: Any) -> Iterator[Any]:
    """The leaves of a state: tuples and frozen dataclasses are opened."""
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from parts(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from parts(item)
    else:
        yield value


def held(value: Any) -> Iterator[Any]:
    """Everything in a view, the dataclasses too."""
    yield value
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from held(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from held(item)
