"""A time in words: one hour is not 60 minutes."""

from __future__ import annotations

import pytest

from cogs.i18n.messages import Messages
from cogs.table_post.beside_game import duration


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (45, "45 seconds"),
        (60, "1 minute"),
        (90, "90 seconds"),
        (600, "10 minutes"),
        (3600, "1 hour"),
        (5400, "90 minutes"),
        (86_400, "24 hours"),
        (604_800, "7 days"),
    ],
)
def test_a_time_is_told_in_its_largest_whole_unit(seconds: int, words: str) -> None:
    assert duration(seconds, Messages()) == words
