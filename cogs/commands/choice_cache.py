"""What is offered while somebody types is made once for a few seconds, not for every letter."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

from bot.history.past_games import PastGame
from bot.tables.table import Table

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

KEPT_SECONDS = 5.0
MOST_KEPT = 256


class ShortCache(Generic[K, T]):
    """Values by key, each for a few seconds; the oldest gives way when there are too many."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._kept: OrderedDict[K, tuple[float, T]] = OrderedDict()

    def __len__(self) -> int:
        """How many values are kept."""
        return len(self._kept)

    async def of(self, key: K, make: Callable[[], Awaitable[T]]) -> T:
        """The value of a key, made when there is none or it is too old. Raises what the making raises."""
        kept = self._kept.get(key)
        if kept is not None and self._now() - kept[0] < KEPT_SECONDS:
            return kept[1]
        value = await make()
        self._kept[key] = self._now(), value
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT or self._is_oldest_past():
            self._kept.popitem(last=False)
        return value

    def _is_oldest_past(self) -> bool:
        made_at, _ = next(iter(self._kept.values()))
        return self._now() - made_at >= KEPT_SECONDS


class ChoiceCache:
    """What the commands have offered lately, so that it is not made again for the next letter."""

    def __init__(self) -> None:
        self.running: ShortCache[tuple[int, int], tuple[Table, ...]] = ShortCache()
        """The lobbies and running tables of a server."""
        self.past: ShortCache[tuple[int, int, str], tuple[tuple[PastGame, str], ...]] = ShortCache()
        """The games of a server that are over, with their labels in one language."""
        self.options: ShortCache[tuple[Hashable, ...], dict[str, str]] = ShortCache()
        """The choices of a command's option, for one seat at one version of its table."""
