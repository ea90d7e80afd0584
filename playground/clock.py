"""The playground's time and its snowflakes, the identifiers that carry the moment they were made."""

import datetime as dt
import time

EPOCH_MS = 1_420_070_400_000
"""Discord's first millisecond: the start of 2015."""


class Clock:
    """Wall time that a test may push forward, so that an hour can pass at once."""

    def __init__(self) -> None:
        self._ahead_seconds = 0.0
        self._last_snowflake = 0

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead_seconds

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass."""
        self._ahead_seconds += seconds

    def snowflake(self) -> int:
        """A new identifier, greater than every one before it."""
        fresh = (int(self.now() * 1000) - EPOCH_MS) << 22
        self._last_snowflake = max(fresh, self._last_snowflake + 1)
        return self._last_snowflake

    def catch_up(self, snowflake: int) -> None:
        """Never again give an identifier up to `snowflake`, which an earlier run gave."""
        self._last_snowflake = max(self._last_snowflake, snowflake)

    def stamp(self) -> str:
        """The present moment as Discord writes it."""
        return stamp(self.now())


def stamp(seconds: float) -> str:
    """A moment in seconds since 1970 as Discord writes it."""
    return dt.datetime.fromtimestamp(seconds, dt.UTC).isoformat()


def made_at(snowflake: int) -> float:
    """When an identifier was made, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000
