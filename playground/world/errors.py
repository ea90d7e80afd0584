"""Discord's errors: an HTTP status, a code and, for a form, what is wrong in which field."""

from collections.abc import Iterable, Mapping
from typing import Any

from .nouns import Json

MESSAGES: Mapping[int, str] = {
    0: "401: Unauthorized",
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10011: "Unknown Role",
    10013: "Unknown User",
    10014: "Unknown Emoji",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    10063: "Unknown application command",
    20028: "The write action you are performing on the channel has hit the write rate limit.",
    30008: "Maximum number of emojis reached (2000)",
    30032: "Maximum number of application commands reached (100)",
    30046: "Maximum number of edits to messages older than 1 hour reached. Try again later",
    40060: "Interaction has already been acknowledged.",
    40094: "This interaction has hit the maximum number of follow up messages.",
    50001: "Missing Access",
    50005: "Cannot edit a message authored by another user",
    50003: "Cannot execute action on a DM channel",
    50006: "Cannot send an empty message",
    50007: "Cannot send messages to this user",
    50013: "Missing Permissions",
    50024: "Cannot execute action on this channel type",
    50027: "Invalid Webhook Token",
    50034: "A message provided was too old to bulk delete",
    50035: "Invalid Form Body",
    50083: "Thread is archived",
    50109: "The request body contains invalid JSON.",
    160004: "A thread has already been created for this message",
}
STATUSES: Mapping[int, int] = {
    0: 401,
    30046: 429,
    20028: 429,
    50001: 403,
    50003: 403,
    50005: 403,
    50007: 403,
    50013: 403,
    50027: 401,
    **{code: 404 for code in MESSAGES if 10000 <= code < 11000},
}


class Refused(Exception):
    """A request that Discord refuses with `status`, `code` and a text; `errors` is the nested form.

    A refusal because of a rate limit contains the seconds to wait.
    """

    def __init__(self, code: int, *, errors: Json | None = None, retry_after: float | None = None) -> None:
        self.code = code
        self.status = STATUSES.get(code, 400)
        self.errors = errors
        self.retry_after = retry_after
        self.message = MESSAGES.get(code, f"{self.status}: refused")
        super().__init__(f"{self.status} {self.code} {self.message} {errors or ''}".rstrip())

    def body(self) -> Json:
        """Return the JSON body for the client."""
        found: Json = {"message": self.message, "code": self.code}
        if self.errors is not None:
            found["errors"] = self.errors
        if self.retry_after is not None:
            found |= {"retry_after": self.retry_after, "global": False}
        return found


class FormErrors:
    """Collects what is wrong in a body, each error at its path, and refuses everything at once."""

    def __init__(self) -> None:
        self.found: Json = {}
        """Return the errors so far, nested by their paths."""

    def add(self, path: Iterable[str | int], code: str, message: str) -> None:
        """Add an error about the value at `path` (keys and indexes from the top)."""
        place: dict[str, Any] = self.found
        for step in path:
            place = place.setdefault(str(step), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def longer_than(self, path: Iterable[str | int], text: str | None, most: int) -> None:
        """Add an error if `text` has more than `most` characters."""
        if text is not None and len(text) > most:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def outside(self, path: Iterable[str | int], count: int, within: range) -> None:
        """Add an error if a length or a number of things is not `within` the range."""
        if count not in within:
            least, most = within.start, within.stop - 1
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def raise_if_any(self) -> None:
        """Raise `Refused` with code 50035 if there are errors."""
        if self.found:
            raise Refused(50035, errors=self.found)
