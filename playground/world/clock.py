"""The playground's time and its snowflakes, the identifiers that contain the time of their creation."""

import datetime as dt
import time

EPOCH_MS = 1_420_070_400_000
"""Discord's epoch in milliseconds: the start of 2015."""


class Clock:
    """Wall time that a test can move forward, so that an hour passes at once."""

    def __init__(self) -> None:
        self._ahead_seconds = 0.0
        self._last_snowflake = 0

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead_seconds

    def advance(self, seconds: float) -> None:
        """Move the time forward by `seconds`."""
        self._ahead_seconds += seconds

    def snowflake(self) -> int:
        """Return a new identifier, greater than all before it."""
        fresh = (int(self.now() * 1000) - EPOCH_MS) << 22
        self._last_snowflake = max(fresh, self._last_snowflake + 1)
        return self._last_snowflake

    def snowflake_on(self, shard: int, shards: int) -> int:
        """Return a new identifier, at most `shards` milliseconds ahead, of a guild that belongs to the shard."""
        ms = (self.snowflake() >> 22) + 1
        self._last_snowflake = ms + (shard - ms) % shards << 22
        return self._last_snowflake

    def catch_up(self, snowflake: int) -> None:
        """Never return an identifier up to `snowflake`, which an earlier run has used."""
        self._last_snowflake = max(self._last_snowflake, snowflake)

    def stamp(self) -> str:
        """Return the current time in Discord's format."""
        return stamp(self.now())


def stamp(seconds: float) -> str:
    """Return a time, in seconds since 1970, in Discord's format."""
    return dt.datetime.fromtimestamp(seconds, dt.UTC).isoformat()


def made_at(snowflake: int) -> float:
    """Return the time at which an identifier was created, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000
