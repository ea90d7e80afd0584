"""Chance that can be replayed: SHA-256 in counter mode, rejection sampling and Fisher-Yates.

To redo it in another language:

- Draw number ``i`` (from 0) is the first four bytes, big-endian, of SHA-256(seed + i as eight bytes,
  big-endian).
- A number below ``n`` is ``draw % n`` for the first draw that is less than ``2**32 - 2**32 % n``; draws
  that are not are skipped. For ``n == 1`` nothing is drawn.
- A shuffle walks ``i`` from the last index down to 1 and swaps the items at ``i`` and at a number below
  ``i + 1``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

_SPAN = 1 << 32


@dataclass(frozen=True, slots=True)
class Entropy:
    """A seed and how many draws it has given. Every draw returns the Entropy that follows it."""

    seed: bytes
    draws: int = 0

    def below(self, bound: int) -> tuple[int, Entropy]:
        """A whole number from 0 to bound - 1. ValueError when bound is not from 1 to 2**32."""
        if not 1 <= bound <= _SPAN:
            raise ValueError(f"cannot draw a number below {bound}")
        if bound == 1:
            return 0, self
        number, draws = _below(self.seed, self.draws, bound)
        return number, Entropy(self.seed, draws)

    def shuffled(self, items: Iterable[T]) -> tuple[tuple[T, ...], Entropy]:
        """The items in a random order."""
        order = list(items)
        draws = self.draws
        for last in range(len(order) - 1, 0, -1):
            pick, draws = _below(self.seed, draws, last + 1)
            order[last], order[pick] = order[pick], order[last]
        return tuple(order), Entropy(self.seed, draws)


def _below(seed: bytes, draws: int, bound: int) -> tuple[int, int]:
    """A number below the bound, and how many draws have been given then."""
    limit = _SPAN - _SPAN % bound
    while True:
        block = sha256(seed + draws.to_bytes(8, "big")).digest()
        number = int.from_bytes(block[:4], "big")
        draws += 1
        if number < limit:
            return number % bound, draws
