"""The small bout of Cake Duel: its deals, its whole tree, and what the trainer learns of it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from lab import duel_bout, openspiel
from lab.compiling import Ints
from lab.duel_bout import actor, payoff
from lab.notes import blank
from lab.small_duel import HAND, SCIENTISTS, SMALL_DUEL, WIZARDS, Deal, deals


def test_the_chances_of_all_deals_are_one() -> None:
    assert sum(deal.chance for deal in deals()) == pytest.approx(1)
    assert all(deal.wizards[0] + deal.wizards[1] <= WIZARDS for deal in deals())
    assert all(2 * HAND - sum(deal.wizards) <= SCIENTISTS for deal in deals())


def test_situations_of_one_key_have_the_same_seat_actions_hand_and_cakes() -> None:
    known: dict[int, object] = {}
    ended = 0

    def walk(game: Ints) -> None:
        nonlocal ended
        seat = actor(game)
        if seat < 0:
            ended += 1
            assert payoff(game) in (-1, 1)
            return
        key, actions = openspiel.surveyed(game)
        hand = tuple(game[duel_bout.HANDS + 6 * seat : duel_bout.HANDS + 6 * seat + 6].tolist())
        told = seat, actions, hand, int(game[duel_bout.CAKES + seat])
        assert known.setdefault(key, told) == told
        for action in actions:
            walk(openspiel.after(game, action))

    walk(openspiel.begun(4, 1))
    walk(openspiel.begun(4, 0))  # seat 0 cannot tell this deal from the other one
    assert len(known) > 1000
    assert ended > len(known)


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is missing: pip install open_spiel")
def test_openspiel_reads_the_tree_and_knows_its_situations(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openspiel, "deals", lambda: iter([Deal((4, 1), 1.0)]))
    spiel = import_module("pyspiel")
    file = tmp_path / "small.efg"
    file.write_text("\n".join(openspiel.tree()) + "\n", encoding="ascii")
    game = spiel.load_game(f"efg_game(filename={file})")
    known = openspiel.situations(game.new_initial_state())
    learner = spiel.CFRPlusSolver(game)
    lost = []
    for iterations in (1, 30):
        for _ in range(iterations):
            learner.evaluate_and_update_policy()
        lost.append(spiel.exploitability(game, learner.average_policy()))
    assert lost[1] < lost[0]
    untaught = openspiel.policy(blank(1 << 15, SMALL_DUEL.actions), known)
    assert spiel.exploitability(game, spiel.TabularPolicy(untaught)) > lost[1], (
        "every action is as likely as another"
    )
