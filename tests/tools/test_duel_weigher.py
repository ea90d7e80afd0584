"""The compiled weigher thinks what the house player thinks: each idea is worth the same to both."""

from __future__ import annotations

import numpy as np
import pytest

from games.duel import Duel, DuelOptions, View
from games.duel import sheet as plain
from games.duel.model import Attack, Block, Challenge, DuelAction
from games.duel.practised import CARDS, sheet_of
from games.duel.weighing import FAIR, STRONG, Temper, _Appraisal
from games.entropy import Entropy
from tools.duel_weigher import told, worth

GAME = Duel()


def idea_of(paper: list[int], action: DuelAction) -> int:
    """The idea that an action carries out, whichever cards it lays."""
    match action:
        case Attack(cards, name) | Block(cards, name):
            false = any(card is not name for card in cards)
            if paper[plain.PHASE] == plain.CLAIMING:
                return 1 + (CARDS.index(name) * 4 + len(cards) - 1) * 2 + false
            return 2 + (len(cards) - 1) * 2 + false
        case Challenge():
            return plain.DOUBT
        case _:
            return plain.QUIET


def best(view: View, legal: list[DuelAction], temper: Temper) -> dict[int, float]:
    """What each idea is worth to the house player, carried out as well as it can be."""
    paper, appraisal, found = sheet_of(view), _Appraisal(view, temper), dict[int, float]()
    for action in legal:
        idea = idea_of(paper, action)
        found[idea] = max(found.get(idea, -1.0), appraisal.of(action))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_every_idea_is_worth_the_same(seed: int) -> None:
    entropy = Entropy(f"weighed {seed}".encode())
    temper = STRONG if seed % 2 else FAIR
    state = GAME.deal(2, DuelOptions(trophies=1), entropy).state
    while asked := GAME.clocked(state):
        (seat,) = asked
        view, legal = GAME.view(state, seat), list(GAME.legal_actions(state, seat))
        paper, known = sheet_of(view), best(view, legal, temper)
        thoughts = [0] * plain.IDEAS
        for idea in thoughts[: plain.ideas(paper, thoughts)]:
            swift = worth(np.array(paper), idea, np.array(told(temper)))
            assert swift == pytest.approx(known[idea]), (view, idea)
        calm = [action for action in legal if not isinstance(action, Challenge)]
        pick, entropy = entropy.below(len(calm))
        state = GAME.apply(state, seat, calm[pick]).state
