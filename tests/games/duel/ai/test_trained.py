"""Who has practised plays by its table, by a rougher kind of situation where it must, and else as another would."""

from __future__ import annotations

from hashlib import sha256
from zlib import compress

import pytest

from bench.house.matches import bout
from bench.house.panel import PANEL
from games.duel import Card, Duel, DuelOptions, Mode
from games.duel.actions import Accept, Attack, Challenge, Pass
from games.duel.ai import full_abstraction
from games.duel.ai.heuristic import STRONG, HeuristicPlayer
from games.duel.ai.trained import (
    Table,
    TrainedPlayer,
    acted,
    has_seen_the_other_hand,
    kinds_of,
    sheet_of,
    trained_table,
)
from games.duel.state import Phase
from games.entropy import Entropy

GAME = Duel()
OTHERWISE = HeuristicPlayer(STRONG)


def written(*rows: tuple[int, int]) -> bytes:
    """The file of a table that always acts on one idea, by key."""
    body = b"".join(
        key.to_bytes(Table.KEY, "big") + bytes((idea, 255)).ljust(2 * Table.CHOICES, b"\0")
        for key, idea in sorted(rows)
    )
    return sha256(body).hexdigest().encode() + b"\n" + compress(body)


def table(*rows: tuple[int, int]) -> Table:
    return Table(written(*rows))


@pytest.mark.parametrize("mode", [Mode.CORE, Mode.FULL])
def test_it_plays_what_its_table_says_and_the_fine_kind_comes_first(mode: Mode) -> None:
    state = GAME.deal(2, DuelOptions(mode=mode), Entropy(b"a deal")).state
    seat = state.turn.attacker
    view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
    told, kinds = sheet_of(view), kinds_of(mode)
    fine, rough = (kinds.likeness(told, is_rough) for is_rough in (False, True))
    thoughts = [0] * kinds.IDEAS
    count = kinds.ideas(told, thoughts)
    first, last = thoughts[0], thoughts[count - 1]
    chance = Entropy(b"")
    assert TrainedPlayer(OTHERWISE, table((rough, first)), mode).choose(view, legal, chance) == Pass()
    both = TrainedPlayer(OTHERWISE, table((rough, first), (fine, last)), mode)
    assert both.choose(view, legal, chance) == acted(view, told, last)
    assert isinstance(acted(view, told, last), Attack)
    nothing = TrainedPlayer(OTHERWISE, table(), mode)
    assert nothing.choose(view, legal, chance) == OTHERWISE.choose(view, legal, chance)


def test_it_leaves_the_table_while_it_knows_a_card_of_the_other_hand() -> None:
    state = GAME.deal(2, DuelOptions(mode=Mode.FULL), Entropy(b"a deal")).state
    seat = state.turn.attacker
    (card, *_) = state.bout.hands[seat]
    state = GAME.apply(state, seat, Attack((card,), Card.ORACLE, 1 - seat)).state
    assert not has_seen_the_other_hand(GAME.view(state, 1 - seat))
    state = GAME.apply(state, 1 - seat, Accept()).state
    assert state.phase is Phase.CLAIM
    view, legal = GAME.view(state, seat), tuple(GAME.legal_actions(state, seat))
    assert has_seen_the_other_hand(view)
    told = sheet_of(view)
    attacks = table((full_abstraction.likeness(told, True), 1))
    chance = Entropy(b"")
    choice = TrainedPlayer(OTHERWISE, attacks, Mode.FULL).choose(view, legal, chance)
    assert choice == OTHERWISE.choose(view, legal, chance)
    assert not isinstance(choice, Challenge)


@pytest.mark.parametrize("mode", [Mode.CORE, Mode.FULL])
def test_the_program_brings_a_table_whose_rows_are_those_of_its_first_line(mode: Mode) -> None:
    assert len(trained_table(mode)) > 50_000


def test_a_table_that_was_tampered_with_is_refused() -> None:
    one, other = written((3, 0)), written((4, 0))
    with pytest.raises(ValueError, match="first line"):
        Table(one.partition(b"\n")[0] + b"\n" + other.partition(b"\n")[2])


@pytest.mark.parametrize("mode", Mode)
def test_it_plays_every_mode_to_the_end_the_same_each_time(mode: Mode) -> None:
    players = (TrainedPlayer(OTHERWISE), PANEL["random"])
    assert [bout(players, seed, mode) for seed in range(8)] == [
        bout(players, seed, mode) for seed in range(8)
    ]
