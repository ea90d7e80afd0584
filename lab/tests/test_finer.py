"""The finer likeness tells apart all that the likeness of strong tells apart among rough kinds, and more."""

from __future__ import annotations

import numpy as np

from games.duel.ai import abstraction as plain
from lab.compiling import Ints
from lab.duel_bout import LENGTH, actor, likeness, look
from lab.duel_rivals import DUEL
from lab.finer import LIKENESSES, finer, share
from lab.notes import blank, seeded
from lab.regret import TABLE

FINER = LIKENESSES["finer"]


def sheets(bouts: int) -> list[Ints]:
    """Return the sheets of the seats in bouts of random actions."""
    found, bout = [], np.zeros(LENGTH, np.int64)
    actions, keys = np.zeros(plain.IDEAS, np.int64), np.zeros(2, np.int64)
    random = np.random.default_rng(1)
    for _ in range(bouts):
        DUEL.deal(bout)
        while actor(bout) >= 0:
            sheet = np.zeros(plain.SHEET, np.int64)
            look(bout, sheet)
            found.append(sheet)
            DUEL.act(bout, int(actions[random.integers(DUEL.survey(bout, actions, keys))]))
    return found


def test_situations_of_one_finer_kind_are_of_one_rough_kind() -> None:
    seeded(1)
    rough: dict[int, int] = {}
    known = sheets(3000)
    for sheet in known:
        key = finer(sheet)
        assert 0 <= key < 1 << 32
        assert rough.setdefault(key, likeness(sheet, True)) == likeness(sheet, True)
    assert len(rough) > len({likeness(sheet, False) for sheet in known})


def test_it_remembers_what_the_other_seat_has_claimed() -> None:
    sheet = np.zeros(plain.SHEET, np.int64)
    sheet[plain.OWN_CAKES], sheet[plain.DECK], sheet[plain.HAND] = 3, 8, 4
    other = sheet.copy()
    other[plain.HEARD + 4] = 1
    assert likeness(sheet, False) == likeness(other, False)
    assert finer(sheet) != finer(other)


def test_two_copies_of_a_player_win_half_of_the_bouts() -> None:
    seeded(1)
    empty = blank(1 << 4, plain.IDEAS)
    assert abs(share(FINER, 4000, TABLE, TABLE, empty, empty) - 0.5) < 0.05
