"""How many requests the bot may send: Discord's buckets per route and channel, and one for all."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256

from ..world.clock import Clock
from ..world.errors import MESSAGES
from ..world.nouns import Json

Headers = dict[str, str]
GLOBAL_MOST = 50
UNCOUNTED = ("/interactions/", "/webhooks/")
"""Answers to interactions, which do not count towards the global limit."""
DEFAULT = (30, 5.0)
KNOWN: Mapping[tuple[str, str], tuple[int, float]] = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("POST", "/channels/{channel_id}/threads"): (50, 300.0),
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads"): (30, 5.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): (5, 2.0),
}
"""Requests and seconds per bucket, for routes with a known limit."""
OLD_EDITS = (3, 20.0)
"""Edits of messages older than an hour, per channel."""
WRITING, WRITE_LIMIT = ("POST", "/channels/{channel_id}/messages"), 20028
MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token", "interaction_token")


@dataclass
class Bucket:
    """Requests in a window that starts with the first one."""

    most: int
    seconds: float
    used: int = 0
    ends_at: float = 0.0

    def take(self, now: float) -> bool:
        """Count one request; False if the bucket is full."""
        if now >= self.ends_at:
            self.used, self.ends_at = 0, now + self.seconds
        self.used += 1
        return self.used <= self.most


@dataclass(frozen=True)
class Exceeded:
    """A refusal: the bot must wait."""

    retry_after: float
    is_global: bool
    headers: Headers
    code: int | None = None

    def body(self) -> Json:
        """Return the JSON body of the refusal."""
        found: Json = {
            "message": "You are being rate limited.",
            "retry_after": self.retry_after,
            "global": self.is_global,
        }
        return found if self.code is None else found | {"code": self.code, "message": MESSAGES[self.code]}


@dataclass
class RateLimits:
    """The buckets. If not `enforced`, answers still carry their headers, and no request is refused."""

    clock: Clock
    enforced: bool = True
    _buckets: dict[str, Bucket] = field(default_factory=dict)
    _everything: Bucket = field(default_factory=lambda: Bucket(GLOBAL_MOST, 1.0))

    def take(self, method: str, route: str, params: Mapping[str, str]) -> Headers | Exceeded:
        """Count a request; return the headers for its answer, or the refusal."""
        now = self.clock.now()
        most, seconds = KNOWN.get((method, route), DEFAULT)
        name = sha256(f"{method} {route}".encode()).hexdigest()[:16]
        if not self.enforced:
            return _headers(name, Bucket(1000, seconds, ends_at=now + seconds), now)
        if not route.startswith(UNCOUNTED) and not self._everything.take(now):
            return _exceeded("global", self._everything, now, is_global=True)
        key = "/".join([name, *(params[p] for p in MAJOR if p in params)])
        bucket = self._buckets.setdefault(key, Bucket(most, seconds))
        if not bucket.take(now):
            exceeded = _exceeded(name, bucket, now, is_global=False)
            return replace(exceeded, code=WRITE_LIMIT) if (method, route) == WRITING else exceeded
        return _headers(name, bucket, now)

    def wait_to_edit_old(self, channel_id: int) -> float:
        """Count an edit of a message older than an hour; return the seconds to wait. Always enforced."""
        now = self.clock.now()
        bucket = self._buckets.setdefault(f"old/{channel_id}", Bucket(*OLD_EDITS))
        return 0.0 if bucket.take(now) else bucket.ends_at - now


def asked_to_wait(retry_after: float, *, is_global: bool = False) -> Exceeded:
    """Return an artificial refusal."""
    headers = {"Via": "1.1 google", "Retry-After": str(retry_after), "X-RateLimit-Scope": "user"}
    return Exceeded(retry_after, is_global, headers)


def _headers(name: str, bucket: Bucket, now: float) -> Headers:
    return {
        "X-RateLimit-Limit": str(bucket.most),
        "X-RateLimit-Remaining": str(max(0, bucket.most - bucket.used)),
        "X-RateLimit-Reset": f"{bucket.ends_at:.3f}",
        "X-RateLimit-Reset-After": f"{bucket.ends_at - now:.3f}",
        "X-RateLimit-Bucket": name,
    }


def _exceeded(name: str, bucket: Bucket, now: float, *, is_global: bool) -> Exceeded:
    retry_after = round(bucket.ends_at - now, 3)
    headers = asked_to_wait(retry_after, is_global=is_global).headers | _headers(name, bucket, now)
    headers["X-RateLimit-Scope"] = "global" if is_global else "user"
    return Exceeded(retry_after, is_global, headers)
