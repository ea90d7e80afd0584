"""A small bout of Cake Duel whose exact solution can be computed: Wizards and Scientists only, four cards a hand.

The rules are those of a core bout. The deck has ten Wizards and three Scientists, five cards stay out of play, nothing
is drawn, and seat 0 attacks first. Every seat remembers everything: the key of a situation tells its hand and
all that it has seen, so that no two situations are confused.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import NamedTuple

import numpy as np

from games.duel.ai import abstraction as plain
from lab import duel_bout
from lab.compiling import Ints, compiled, compiled_copy
from lab.duel_bout import actor, look, payoff
from lab.regret import Rules

WIZARD, SCIENTIST = 2, 4
WIZARDS, SCIENTISTS = 10, 3
"""With fewer of them out of play, the bout is decided by who attacks first."""
HAND = 4

sheet = compiled_copy(plain)
sheet.COPIES = (0, 0, WIZARDS, 0, SCIENTISTS, 0)
ideas = sheet.ideas

MEMORY = duel_bout.LENGTH
"""Where the game keeps what each seat has seen, as one number a seat."""
LENGTH = MEMORY + 2
PRIME = 1_000_003
KEYS = (1 << 44) - 1
"""Keys stay within these bits."""


class Deal(NamedTuple):
    """How many Wizards each seat holds, and how likely that is."""

    wizards: tuple[int, int]
    chance: float


def deals() -> Iterator[Deal]:
    """Yield all deals."""
    cards = WIZARDS + SCIENTISTS
    for one in range(HAND + 1):
        for other in range(HAND + 1):
            left = WIZARDS - one - other
            if 0 <= left <= cards - 2 * HAND:
                ways = comb(HAND, one) * comb(HAND, other) * comb(cards - 2 * HAND, left)
                yield Deal((one, other), ways / comb(cards, WIZARDS))


@compiled
def begin(game: Ints, one: int, other: int) -> None:
    """Deal so many Wizards to the seats, and Scientists as the other cards of their hands."""
    game[:] = 0
    game[duel_bout.CAKES], game[duel_bout.CAKES + 1] = 3, 4
    for seat, wizards in enumerate((one, other)):
        game[duel_bout.HANDS + 6 * seat + WIZARD] = wizards
        game[duel_bout.HANDS + 6 * seat + SCIENTIST] = HAND - wizards
        game[MEMORY + seat] = 1 + 2 * wizards + seat


@compiled
def deal(game: Ints) -> None:
    """Deal at random."""
    cards = np.zeros(WIZARDS + SCIENTISTS, np.int64)
    cards[:WIZARDS] = 1
    np.random.shuffle(cards)
    begin(game, cards[:HAND].sum(), cards[HAND : 2 * HAND].sum())


@compiled
def survey(game: Ints, out: Ints, keys: Ints) -> int:
    """Write the ideas of the acting seat and the key of what it has seen, twice: nothing is roughly alike."""
    paper = game[duel_bout.PAPER : duel_bout.COUNTED]
    look(game, paper)
    keys[0] = keys[1] = game[MEMORY + actor(game)]
    return int(ideas(paper, out))


@compiled
def act(game: Ints, idea: int) -> None:
    """Carry out an idea. The seat remembers it, and the other seat what it sees of it: not whether it is a bluff."""
    seat, phase = actor(game), game[duel_bout.PHASE]
    if idea == plain.QUIET or (idea == plain.DOUBT and phase != plain.CLAIMING):
        seen = idea
    else:
        seen = 2 + ((idea - 1) // 2 if phase == plain.CLAIMING else (idea - 2) // 2)
    remembered = game[MEMORY + seat], game[MEMORY + 1 - seat]
    duel_bout.act(game, idea)
    game[MEMORY + seat] = (remembered[0] * PRIME + 2 * idea + 1) & KEYS
    game[MEMORY + 1 - seat] = (remembered[1] * PRIME + 2 * seen + 200) & KEYS


@compiled
def nobody(game: Ints, number: int, actions: Ints, count: int) -> int:  # noqa: ARG001 - as in `Rules`
    """Return the first action: there are no scripted players."""
    return int(actions[0])


SMALL_DUEL = Rules(LENGTH, plain.IDEAS, deal, actor, survey, act, payoff, nobody)
