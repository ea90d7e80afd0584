"""The AI players of Cake Duel: their strengths are in order, and they use only what they see."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bench.house.matches import bout, match
from bench.house.panel import PANEL
from games.ai import LEVELS
from games.catalog import ENTRIES, default_level, levels, stand_in_level
from games.duel import Mode

DUEL = ENTRIES["duel"].ai_players
DEALS = range(1, 101)


def test_each_strength_beats_the_weaker() -> None:
    for weaker, stronger in pairwise(LEVELS):
        tally = match(DUEL[stronger], DUEL[weaker], DEALS)
        assert tally.share - tally.margin > 0.5, (weaker, stronger, tally.share)


@pytest.mark.parametrize("mode", [Mode.FULL, Mode.TEAM])
def test_fair_is_between_easy_and_strong_beside_core(mode: Mode) -> None:
    """In teams strong estimates as fair does, so fair must err there by more than in bouts of two."""
    deals = range(1, 61)
    assert match(DUEL["fair"], DUEL["easy"], deals, mode=mode).share > 0.6
    assert match(DUEL["strong"], DUEL["fair"], deals, mode=mode).share > 0.6


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
    assert (levels("duel"), stand_in_level("duel"), default_level("duel")) == (LEVELS, "strong", "fair")
    assert (levels("auf"), stand_in_level("auf"), default_level("auf")) == (LEVELS, "strong", "fair")
