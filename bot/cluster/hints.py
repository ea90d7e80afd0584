"""Hints between processes: which table, server or member has changed. The database holds what has changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from enum import StrEnum
from typing import Any

from bot.cluster.homes import (
    EmojisUploaded,
    GameEnded,
    MemberActive,
    MemberChanged,
    ServerChanged,
    TableChangedElsewhere,
)
from bot.ops import metrics
from bot.tasks import end, wait_at_most
from data.errors import StoreError
from data.postgres.cluster import PostgresHints

log = logging.getLogger(__name__)

COALESCE_SECONDS = 0.03
"""How long hints are collected before they are sent together."""
HEARTBEAT_SECONDS = 5.0
"""How often a process sends itself a hint, to find out whether its listener still hears anything."""
RECONNECT_SECONDS = (0.1, 0.5, 2.0, 10.0, 30.0)
"""How long the listener waits before it connects again; the last one as often as needed."""
MOST_BYTES = 7000
"""PostgreSQL carries less than 8,000 bytes in one notification."""


class HintKind(StrEnum):
    """The subject of a hint."""

    TABLE = "t"
    SERVER = "s"
    MEMBER = "m"
    ACTIVE = "a"
    GAME_ENDED = "e"
    EMOJIS = "i"
    FORGOTTEN = "f"
    """A member was deleted; the values are their id and the number of the deletion."""
    CLAIMS = "c"
    """Claims were given back."""
    CONNECTED = "d"
    """A process is connected to a shard that it has taken."""
    HEARTBEAT = "h"


Hint = tuple[str, ...]
"""A kind and its values."""

_NEWS: dict[str, type[Any]] = {
    HintKind.TABLE: TableChangedElsewhere,
    HintKind.SERVER: ServerChanged,
    HintKind.MEMBER: MemberChanged,
    HintKind.ACTIVE: MemberActive,
    HintKind.GAME_ENDED: GameEnded,
    HintKind.EMOJIS: EmojisUploaded,
}
"""The news that hints of these kinds carry: their values are its fields."""


def hint_of(news: object) -> Hint:
    """Return news as a hint."""
    kind = next(kind for kind, known in _NEWS.items() if known is type(news))
    return (kind, *(str(getattr(news, field.name)) for field in fields(_NEWS[kind])))


def news_of(hint: Hint) -> object | None:
    """Return the news of a hint; None for one that carries none, or is of a newer program."""
    kind, *values = hint
    if kind not in _NEWS or len(values) != len(fields(_NEWS[kind])):
        return None
    kinds = [str if field.name == "table_id" else int for field in fields(_NEWS[kind])]
    news: object = _NEWS[kind](*(read(value) for read, value in zip(kinds, values, strict=True)))
    return news


class Hints:
    """Sends the hints of this process, a few times a second at most, and receives those of the others."""

    def __init__(
        self,
        channel: PostgresHints,
        name: str,
        *,
        heard: Callable[[Hint], None],
        missed: Callable[[], None],
        coalesce_seconds: float = COALESCE_SECONDS,
        heartbeat_seconds: float = HEARTBEAT_SECONDS,
    ) -> None:
        """``name`` is this process's.

        ``heard`` acts on a hint of another process, ``missed`` on hints that may have been lost; both return at once.
        """
        self._channel = channel
        self._name = name
        self._heard = heard
        self._missed = missed
        self._coalesce_seconds = coalesce_seconds
        self._heartbeat_seconds = heartbeat_seconds
        self._waiting: dict[Hint, None] = {}
        self._is_waiting = asyncio.Event()
        self._has_listener_news = asyncio.Event()
        """Set when the listener has heard this process itself, or has ended."""
        self.listens = asyncio.Event()
        """Set while the listener is known to hear."""
        self.sent = 0
        """How many notifications were sent."""

    def tell(self, kind: str, *values: str | int) -> None:
        """Tell the other processes soon. A hint that waits already is sent once."""
        self._waiting[(kind, *map(str, values))] = None
        self._is_waiting.set()

    async def run(self) -> None:
        """Send and receive until cancelled."""
        tasks = [
            asyncio.create_task(self._send(), name="send hints"),
            asyncio.create_task(self._stay_listening(), name="hear hints"),
        ]
        try:
            await asyncio.gather(*tasks)
        finally:
            await end(*tasks)

    async def flush(self) -> None:
        """Send what waits. A hint that cannot be sent is dropped: the others find the change by themselves."""
        waiting, self._waiting = list(self._waiting), {}
        self._is_waiting.clear()
        texts = list(packed(self._name, waiting))
        if not texts:
            return
        try:
            await self._channel.send(*texts)
            self.sent += len(texts)
        except StoreError as error:
            log.warning("cannot tell the other processes of changes: %s", error)

    async def _send(self) -> None:
        while True:
            await wait_at_most(self._is_waiting, self._heartbeat_seconds)
            if not self._is_waiting.is_set():
                self.tell(HintKind.HEARTBEAT)
            await asyncio.sleep(self._coalesce_seconds)
            await self.flush()

    async def _stay_listening(self) -> None:
        if not self._channel.can_listen:
            log.info(
                "changes of other processes are polled: the pooler before the database passes on no hints"
            )
            return
        failures = 0
        while True:
            listener = asyncio.create_task(self._listen(), name="listener")
            listener.add_done_callback(lambda _: self._has_listener_news.set())
            try:
                has_heard = await self._watch(listener, level=logging.DEBUG if failures else logging.WARNING)
            finally:
                await end(listener)
                self.listens.clear()
            failures = 0 if has_heard else failures + 1
            metrics.LISTENER_RECONNECTS.inc()
            await asyncio.sleep(RECONNECT_SECONDS[min(failures, len(RECONNECT_SECONDS) - 1)])

    async def _watch(self, listener: asyncio.Task[None], *, level: int) -> bool:
        """Wait until the listener has ended or hears nothing; return True if it has heard anything."""
        has_heard = False
        while True:
            self._has_listener_news.clear()
            # Two of its own hints may get lost in the time that the sender needs to connect again.
            await wait_at_most(self._has_listener_news, self._heartbeat_seconds * 3)
            if listener.done():
                error = listener.exception()
                log.log(level, "lost the connection on which changes are heard: %s", error)
                return has_heard
            if not self._has_listener_news.is_set():
                log.log(level, "changes of other processes are not heard, and polled instead")
                return has_heard
            has_heard = True

    async def _listen(self) -> None:
        async with contextlib.aclosing(self._channel.listen()) as texts:
            async for text in texts:
                if not text:
                    self.tell(HintKind.HEARTBEAT)
                    self._missed()  # whatever was told while nobody listened
                    continue
                self._read(text)

    def _read(self, text: str) -> None:
        name, _, hints = text.partition(" ")
        if name == self._name:
            self._has_listener_news.set()
            self.listens.set()
            return
        for hint in hints.split():
            metrics.HINTS.inc()
            try:
                self._heard(tuple(hint.split(":")))
            except Exception:
                log.exception("cannot act on a hint of another process")


def packed(name: str, hints: Iterable[Hint]) -> Iterator[str]:
    """Yield texts that hold these hints, each small enough for one notification."""
    text = name
    for hint in hints:
        item = ":".join(hint)
        if len(text) + 1 + len(item) > MOST_BYTES:
            yield text
            text = name
        text = f"{text} {item}"
    if text != name:
        yield text
