"""The contract of ``games/engine.py``, checked for every game, mode and number of players."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from itertools import pairwise, zip_longest
from typing import Any

import pytest

from bot.tables.session import Session
from games.duel import Card
from games.duel.events import CardsDrawn, HandSeen
from games.engine import Event, IllegalAction, Seat, UnknownAction
from games.entropy import Entropy
from games.record import Move, Record, fingerprint, replay, steps
from tests.games.duel import lab as duel_lab
from tests.labs import Case, every_case, of_every_kind, played, some, watchers
from tests.labs_stored import running, stored
from tests.stores import MemoryStore

DEALS = 60
"""So many deals are compared."""


@every_case
def test_random_games_end(case: Case) -> None:
    end = played(case).moments[-1].step.state
    outcome = case.game.outcome(end)
    assert outcome is not None
    assert len(outcome.places) == len(outcome.scores) == case.seats
    assert outcome.winners
    assert all(case.game.outcome(moment.state) is None for moment in played(case).moments)


@every_case
def test_a_table_of_it_begins_and_its_turns_are_counted_for_every_viewer_alike(case: Case) -> None:
    row, moves = stored(case)
    session = Session(MemoryStore().tables, case.game, running(row))
    turns = [session.progress.turn]
    for move in moves:
        session.repeat(move)
        turns.append(session.progress.turn)
        assert {session.progress.view(viewer).turn for viewer in watchers(case)} == {turns[-1]}
    assert turns == sorted(turns)
    assert turns[0] < turns[-1]


@every_case
def test_seats_and_sides_match_the_options(case: Case) -> None:
    assert case.seats in case.game.seats(case.options)
    sides = case.game.sides(case.seats, case.options)
    assert sorted(seat for side in sides for seat in side) == list(range(case.seats))
    for side in sides:
        for seat in side:
            outcome = case.game.conceded(case.seats, case.options, seat)
            assert set(outcome.winners) == set(range(case.seats)) - set(side)


@every_case
def test_tokens_round_trip_and_start_with_the_question(case: Case) -> None:
    for state, *_ in some(case, played(case).moments):
        for seat in case.game.actors(state):
            question = case.game.question(state, seat)
            for action in some(case, case.game.legal_actions(state, seat)):
                token = case.game.encode(action)
                assert re.fullmatch(r"[A-Za-z0-9-]+\.[A-Za-z0-9.,>-]+", token)
                assert len(token) <= 60
                assert case.game.decode(token) == action
                assert token.partition(".")[0] == question


@every_case
def test_other_texts_are_not_tokens(case: Case) -> None:
    texts = {"", ".", "nonsense", "nonsense.", "claim", "é.1"}
    for _, _, action, _ in played(case).moments:
        token = case.game.encode(action)
        texts |= {token + ".", token + "0", token[:-1], " " + token, token.upper(), token.replace(">", ",")}
        texts |= {token.replace(".", ".0"), token[::-1], f"{token}>{token}"}
    for text in texts:
        try:
            action = case.game.decode(text)
        except UnknownAction:
            continue
        assert case.game.encode(action) == text, "one token per action"


@every_case
@pytest.mark.parametrize("length", [61, 1_000_000])
def test_a_text_longer_than_any_token_is_refused_and_not_quoted(case: Case, length: int) -> None:
    for _, _, action, _ in some(case, played(case).moments):
        token = case.game.encode(action)
        for text in (token.ljust(length, token[-1]), token.ljust(length, "1"), "S" * length):
            with pytest.raises(UnknownAction) as mistake:
                case.game.decode(text)
            assert len(str(mistake.value)) < 100
            assert mistake.value.__context__ is None, "nor by an error behind it"


@every_case
def test_the_fallback_is_legal(case: Case) -> None:
    for state, *_ in played(case).moments:
        actors = case.game.actors(state)
        assert case.game.clocked(state), "the clock must wait for at least one seat"
        assert case.game.clocked(state) <= actors <= set(range(case.seats))
        for seat in actors:
            assert case.game.fallback(state, seat) in case.game.legal_actions(state, seat)


@every_case
def test_a_seat_that_is_not_asked_has_no_legal_action(case: Case) -> None:
    for state, _, action, _ in played(case).moments:
        for seat in set(range(case.seats)) - case.game.actors(state):
            legal = case.game.legal_actions(state, seat)
            assert (len(legal), list(legal), action in legal) == (0, [], False)
            with pytest.raises(IllegalAction) as mistake:
                case.game.apply(state, seat, action)
            assert mistake.value.reason == "not-asked"


@every_case
def test_an_illegal_action_raises_and_changes_nothing(case: Case) -> None:
    actions = some(case, {moment.action: None for moment in played(case).moments}, 60)
    refused = 0
    for state, *_ in some(case, played(case).moments):
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
    playout = played(case)
    assert playout.moments[0].state is playout.dealt.state
    assert case.game.deal(case.seats, case.options, Entropy(playout.seed)) == playout.dealt
    for moment, following in pairwise(played(case).moments):
        assert moment.step.state is following.state
        assert case.game.apply(moment.state, moment.seat, moment.action) == moment.step


@every_case
def test_cards_and_pieces_are_conserved(case: Case) -> None:
    totals = {case.lab.conserved(moment.step.state) for moment in played(case).moments}
    assert totals == {case.lab.conserved(played(case).moments[0].state)}


@every_case
def test_a_record_replays_to_the_same_states_and_events(case: Case) -> None:
    game, (seed, dealt, moments) = case.game, played(case)
    moves = tuple(Move(seat, game.encode(action)) for _, seat, action, _ in moments)
    record = Record(game.key, game.edition, case.options, seed, case.seats, moves)
    assert list(steps(game, record)) == [dealt, *(moment.step for moment in moments)]
    assert fingerprint(replay(game, record)) == fingerprint(moments[-1].step.state)


@every_case
def test_states_that_differ_in_secrets_look_the_same(case: Case) -> None:
    """What a seat sees and is offered does not depend on what it may not know."""
    different = 0
    for number, moment in enumerate(of_every_kind(case)):
        for seat in watchers(case):
            state = moment.state
            other = case.lab.twin(state, seat, Entropy(f"twin {number} {seat}".encode()))
            different += other != state
            assert repr(case.game.view(other, seat)) == repr(case.game.view(state, seat))
            assert case.game.actors(other) == case.game.actors(state)
            # It is hidden who else has chosen in secret, and so is the seat that the clock waits for.
            assert (seat in case.game.clocked(other)) == (seat in case.game.clocked(state))
            assert case.game.outcome(other) == case.game.outcome(state)
            if seat is not None:
                assert list(case.game.legal_actions(other, seat)) == list(
                    case.game.legal_actions(state, seat)
                )
            for actor in case.game.actors(state):
                assert case.game.question(other, actor) == case.game.question(state, actor)
    assert different


@every_case
def test_states_that_differ_in_secrets_give_the_same_events(case: Case) -> None:
    """A move tells a seat nothing that it may not know, except through the events that reveal something."""
    compared = 0
    for number, moment in enumerate(of_every_kind(case)):
        for seat in watchers(case):
            other = case.lab.twin(moment.state, seat, Entropy(f"told {number} {seat}".encode()))
            if moment.action not in case.game.legal_actions(other, moment.seat):
                continue
            step = case.game.apply(other, moment.seat, moment.action)
            compared += 1
            if not disclosed(case, seat, moment.step.events, step.events):
                assert case.game.actors(step.state) == case.game.actors(moment.step.state)
    assert compared


@every_case
def test_the_deal_tells_nobody_more_than_their_view(case: Case) -> None:
    for viewer in watchers(case):
        told: dict[str, list[Event]] = {}
        for number in range(DEALS):
            state, events = case.game.deal(case.seats, case.options, Entropy(b"deal %d" % number))
            reached = [event for event in events if event.reaches(viewer)]
            assert told.setdefault(repr(case.game.view(state, viewer)), reached) == reached


@every_case
def test_a_card_that_is_chosen_in_secret_is_not_told(case: Case) -> None:
    """Where two moves look the same to a seat afterwards, no event tells it by which card they differ."""
    for state, mover, _, _ in of_every_kind(case):
        legal = some(case, case.game.legal_actions(state, mover))
        steps = [case.game.apply(state, mover, action) for action in legal]
        for seat in set(watchers(case)) - {mover}:
            seen: dict[str, tuple[Event, ...]] = {}
            for after, events in steps:
                others = seen.setdefault(repr(case.game.view(after, seat)), events)
                assert {type(event) for event in told_by_cards(seat, events, others)} <= case.lab.DISCLOSURES


def told_by_cards(seat: Seat | None, events: Any, others: Any) -> Iterator[Event]:
    """Yield the events that reach this seat and differ from the others in cards only, up to another difference."""
    reached = [event for event in events if event.reaches(seat)]
    other_reached = [event for event in others if event.reaches(seat)]
    for event, other in zip(reached, other_reached, strict=False):
        if masked(event) != masked(other):
            break
        if event != other:
            yield event


def disclosed(case: Case, seat: Seat | None, events: Any, others: Any) -> bool:
    """Whether the events that reach this seat differ, which is allowed only where something is revealed.

    If two disclosures differ only in the cards, what comes after them must be the same. Where they differ in
    more, as in whether a claim was true, or one of them did not happen, the rest is their consequence.
    """
    reached = [event for event in events if event.reaches(seat)]
    other_reached = [event for event in others if event.reaches(seat)]
    is_disclosed = False
    for event, other in zip_longest(reached, other_reached):
        if event != other:
            assert {type(event), type(other)} & case.lab.DISCLOSURES, f"{event} differs from {other}"
            is_disclosed = True
            if masked(event) != masked(other):
                break
    return is_disclosed


def masked(value: Any) -> Any:
    """Return the value without its cards: every enumeration value counts the same, and their number stays."""
    if is_dataclass(value) and not isinstance(value, type):
        return type(value), [masked(getattr(value, field.name)) for field in fields(value)]
    if isinstance(value, tuple):
        return tuple(map(masked, value))
    return type(value) if isinstance(value, Enum) else value


def test_after_a_private_difference_the_rest_is_compared() -> None:
    """Two revealed hands may differ, but nothing that is reported after them."""
    case = Case(duel_lab, 2, duel_lab.VARIANTS[1][1])
    seen = [
        HandSeen(seat=0, of=1, cards=(card,), audience=frozenset({0})) for card in (Card.SOLDIER, Card.ARCHER)
    ]
    drawn = [CardsDrawn(seat=0, count=count) for count in (1, 2)]
    assert disclosed(case, 0, (seen[0], drawn[0]), (seen[1], drawn[0]))
    assert not disclosed(case, 1, (seen[0], drawn[0]), (seen[1], drawn[0]))
    with pytest.raises(AssertionError, match="CardsDrawn"):
        disclosed(case, 0, (seen[0], drawn[0]), (seen[1], drawn[1]))


@every_case
def test_events_for_some_never_reach_others(case: Case) -> None:
    _, dealt, moments = played(case)
    events = [*dealt.events, *(event for moment in moments for event in moment.step.events)]
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
    for state, *_ in some(case, played(case).moments):
        for seat in case.game.actors(state):
            legal = case.game.legal_actions(state, seat)
            actions = list(legal)
            assert len(actions) == len(legal) == len(set(actions))
            assert actions == list(legal) == list(case.game.legal_actions(state, seat))
            assert all(action in legal for action in actions)
            assert object() not in legal


@every_case
def test_a_different_question_has_a_different_name(case: Case) -> None:
    """While a seat is asked under one name and has not moved itself, it is offered the same."""
    for state, mover, _, step in played(case).moments:
        for seat in case.game.actors(state) & case.game.actors(step.state) - {mover}:
            if case.game.question(state, seat) == case.game.question(step.state, seat):
                before = list(case.game.legal_actions(state, seat))
                assert list(case.game.legal_actions(step.state, seat)) == before


@every_case
def test_a_state_contains_only_values_with_one_repr(case: Case) -> None:
    for value in parts(played(case).moments[-1].step.state):
        assert value is None or isinstance(value, str | bytes | int | Enum), repr(value)
    for value in parts(played(case).moments[0].state):
        assert not isinstance(value, float | set | frozenset | dict | list), repr(value)


@every_case
def test_a_view_is_not_a_state_and_contains_no_entropy(case: Case) -> None:
    for state, *_ in some(case, played(case).moments, 5):
        for seat in watchers(case):
            view = case.game.view(state, seat)
            assert not isinstance(view, type(state))
            assert not any(isinstance(value, Entropy | type(state)) for value in held(view))


def parts(value: Any) -> Iterator[Any]:
    """Return the leaves of a state: tuples and frozen dataclasses are opened."""
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from parts(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from parts(item)
    else:
        yield value


def held(value: Any) -> Iterator[Any]:
    """Return everything in a view, including the dataclasses."""
    yield value
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from held(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from held(item)


@every_case
def test_a_move_that_can_be_taken_back_reveals_nothing_to_its_player(case: Case) -> None:
    """Whatever they may not know could be different, and they would learn the same from the move."""
    game = case.game
    for state, seat, action, step in played(case).moments:
        if not all(type(event) in game.undoable for event in step.events):
            continue
        others = [watcher for watcher in watchers(case) if watcher != seat]
        assert all(event.reaches(None) or not any(map(event.reaches, others)) for event in step.events)
        twin = case.lab.twin(state, seat, Entropy(b"another"))
        other = game.apply(twin, seat, action)
        assert game.view(other.state, seat) == game.view(step.state, seat)
        assert other.events == step.events
