"""What was learned is written as the program reads it."""

from __future__ import annotations

import numpy as np

from games.duel.ai.trained import Table
from lab.train_duel import packed, written


def test_the_program_reads_what_was_written() -> None:
    table = Table(
        written(packed({7: np.array([0, 3, 1], np.float32), 4: np.array([1, 0, 0], np.float32)}), seed=1)
    )
    assert list(table) == [4, 7]
    assert table.choices(4) == {0: 255}
    assert table.choices(7) == {1: 191, 2: 64}
    assert table.choices(5) == {}
