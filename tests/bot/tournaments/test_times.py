"""What an organiser may type as the end of the sign-up."""

from __future__ import annotations

import pytest

from bot.errors import Refused
from bot.tournaments.times import read_until

NOW = 1_764_000_000.0  # 2025-11-24 16:00 UTC


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("90m", 5400),
        (" 2 H ", 7200),
        ("1d 12h", 129_600),
        ("2025-11-24 18:00", 7200),
        ("2025-11-24T18:00", 7200),
        ("2025-11-24 18:00 UTC", 7200),
        ("2025-11-24 20:00+02:00", 7200),
        ("2025-11-25", 28_800),
        ("<t:1764003600:R>", 3600),
    ],
)
def test_spans_days_and_timestamps_are_read(text: str, seconds: int) -> None:
    assert read_until(text, NOW) == NOW + seconds


@pytest.mark.parametrize(
    "text", ["", "soon", "2025-02-30 12:00", "25:00", "2h later", "-3h", "<t:x>", "9" * 40]
)
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="tournament-bad-time"):
        read_until(text, NOW)


@pytest.mark.parametrize("text", ["0m", "31d", "99999d", "2025-11-24 15:00", "9999-12-31", "<t:1>"])
def test_what_is_past_or_too_far_away_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="tournament-time-range"):
        read_until(text, NOW)
