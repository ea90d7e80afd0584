"""How many sessions the bot may start: by the day, and by the bucket of each shard."""

from ..world.clock import Clock
from ..world.nouns import Json

SESSIONS_A_DAY = 1000
DAY_SECONDS = 86_400.0
BUCKET_SECONDS = 5.0
"""How long a bucket stays used after an IDENTIFY."""


class Identifies:
    """Counts the IDENTIFYs of all connections, whichever process they come from.

    As on Discord, the bucket of a shard is `shard_id % max_concurrency`, and each bucket allows one IDENTIFY in five
    seconds. A refused one counts for the day too.
    """

    def __init__(
        self, clock: Clock, *, max_concurrency: int = 1, bucket_seconds: float = BUCKET_SECONDS
    ) -> None:
        self.max_concurrency = max_concurrency
        self._clock = clock
        self._bucket_seconds = bucket_seconds
        self._used_at: dict[int, float] = {}
        self._today = 0
        self._day_ends_at = 0.0

    def take(self, shard: int) -> bool:
        """Count an IDENTIFY of the shard, and return True if its bucket is free."""
        self._begin_day()
        self._today += 1
        now, bucket = self._clock.now(), shard % self.max_concurrency
        used_at = self._used_at.get(bucket)
        if used_at is not None and now - used_at < self._bucket_seconds:
            return False
        self._used_at[bucket] = now
        return True

    def limit_json(self) -> Json:
        """Return Discord's `session_start_limit`."""
        self._begin_day()
        return {
            "total": SESSIONS_A_DAY,
            "remaining": max(0, SESSIONS_A_DAY - self._today),
            "reset_after": int((self._day_ends_at - self._clock.now()) * 1000),
            "max_concurrency": self.max_concurrency,
        }

    def _begin_day(self) -> None:
        """Start counting again when a day has passed."""
        now = self._clock.now()
        if now >= self._day_ends_at:
            self._today, self._day_ends_at = 0, now + DAY_SECONDS
