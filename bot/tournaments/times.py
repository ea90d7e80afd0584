"""Reads the end of a sign-up as an organiser types it."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from bot.errors import Refused
from bot.tournaments.tournament import TournamentReason

LEAST_SECONDS, MOST_SECONDS = 60.0, 30 * 86_400.0
"""The shortest and the longest sign-up."""
USUAL_SECONDS = 3600.0
"""How long a sign-up lasts when the organiser names no time."""

_UNITS = {"m": 60, "h": 3600, "d": 86_400}
_SPAN = re.compile(r"(?:\d{1,5}[mhd])+")
_PART = re.compile(r"(\d+)([mhd])")
_STAMP = re.compile(r"<t:(\d{1,12})(?::[a-zA-Z])?>")


def read_until(text: str, now: float) -> float:
    """Return the time that a text means, in epoch seconds.

    It is a span such as `90m` or `1d 12h`, a day and time in UTC such as `2026-11-25 20:00`, or a timestamp of Discord.
    Refused when it is none of these, or not between a minute and 30 days from now.
    """
    text = text.strip()
    until = _time(text.removesuffix("UTC").strip(), now)
    if until is None:
        raise Refused(TournamentReason.BAD_TIME)
    if not now + LEAST_SECONDS <= until <= now + MOST_SECONDS:
        raise Refused(TournamentReason.TIME_RANGE)
    return until


def _time(text: str, now: float) -> float | None:
    span = "".join(text.lower().split())
    if _SPAN.fullmatch(span):
        return now + sum(int(number) * _UNITS[unit] for number, unit in _PART.findall(span))
    if (stamp := _STAMP.fullmatch(text)) is not None:
        return float(stamp[1])
    try:
        time = datetime.fromisoformat(text)
        return (time if time.tzinfo is not None else time.replace(tzinfo=UTC)).timestamp()
    except (ValueError, OverflowError):
        return None
