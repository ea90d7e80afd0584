"""The house players of Cake Duel: their strengths are in order, and they reckon with what they see alone."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bench.house.matches import bout, match
from bench.house.panel import PANEL
from games.catalog import HOUSE, levels, stand_in, usual
from games.duel import Card, Duel, DuelOptions, Lying, Mode
from games.duel.odds import at_least, likelihood, out_of_sight
from games.entropy import Entropy
from games.players import LEVELS

DUEL = HOUSE["duel"]
GAME = Duel()
DEALS = range(1, 101)


def test_each_strength_beats_the_weaker() -> None:
    for weaker, stronger in pairwise(LEVELS):
        tally = match(DUEL[stronger], DUEL[weaker], DEALS)
        assert tally.share - tally.margin > 0.5, (weaker, stronger, tally.share)


@pytest.mark.parametrize("rival", sorted(PANEL))
def test_the_strongest_beats_every_player_of_the_panel(rival: str) -> None:
    tally = match(DUEL["strong"], PANEL[rival], DEALS)
    assert tally.share - tally.margin > 0.5, tally.share


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("level", LEVELS)
def test_every_strength_plays_every_mode_to_the_end_the_same_each_time(level: str, mode: Mode) -> None:
    players = (DUEL[level], DUEL["random"])
    assert [bout(players, seed, mode) for seed in range(12)] == [
        bout(players, seed, mode) for seed in range(12)
    ]


def test_the_strongest_stands_in_and_the_middle_one_is_usual() -> None:
    assert (levels("duel"), stand_in("duel"), usual("duel")) == (LEVELS, "strong", "fair")
    assert (levels("auf"), stand_in("auf"), usual("auf")) == (LEVELS, "strong", "fair")


def test_the_chance_to_hold_copies_is_that_of_drawing_blind() -> None:
    assert at_least(1, copies=1, hidden=4, held=1) == 0.25
    assert at_least(2, copies=2, hidden=4, held=2) == pytest.approx(1 / 6)
    assert at_least(2, copies=1, hidden=4, held=3) == 0.0


def test_a_claim_of_more_cards_than_there_are_out_of_sight_is_a_lie() -> None:
    state = GAME.deal(2, DuelOptions(), Entropy(b"a deal")).state
    view = GAME.view(state, 0)
    hidden = out_of_sight(view, Card.WIZARD)
    assert hidden == 3 - view.hand.count(Card.WIZARD)
    few, many = (Lying(1, 0, Card.WIZARD, count, 0, None) for count in (1, hidden + 1))
    assert 0 < likelihood(view, few, 0.5) < 1
    assert likelihood(view, few, 0.1) > likelihood(view, few, 0.9)
    assert likelihood(view, many, 0.01) == 0
