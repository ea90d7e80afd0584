"""The small bout of Cake Duel: its deals, its whole tree, and what the trainer learns of it."""

from __future__ import annotations

from importlib.util import find_spec
from itertools import pairwise

import pytest

from bench.house import openspiel
from tools import duel_bout
from tools.compiling import Ints
from tools.small_duel import DEFENDERS, HAND, SOLDIERS, actor, deals, payoff


def test_the_chances_of_all_deals_are_one() -> None:
    assert sum(deal.chance for deal in deals()) == pytest.approx(1)
    assert all(deal.soldiers[0] + deal.soldiers[1] <= SOLDIERS for deal in deals())
    assert all(2 * HAND - sum(deal.soldiers) <= DEFENDERS for deal in deals())


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

    for deal in deals():
        walk(openspiel.begun(*deal.soldiers))
    assert len(known) == 6_756
    assert ended > len(known)


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is missing: pip install open_spiel")
def test_openspiel_finds_the_trainer_close_to_the_solution(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["openspiel", "--passes", "1000", "100000", "--iterations", "1", "100"])
    openspiel.main()
    lines = capsys.readouterr().out.splitlines()
    lost = [float(line.split()[-1]) for line in lines if line.startswith("trainer")]
    assert all(later < earlier for earlier, later in pairwise(lost))
    assert lost[-1] < 0.001
