"""Chance that can be replayed: SHA-256 in counter mode, rejection sampling and Fisher-Yates.

To redo it in another language:

- Block number ``b`` (from 0) is SHA-256(seed + b as eight bytes, big-endian). Its 32 bytes are eight words of
  four bytes, each a whole number, big-endian.
- Draw number ``i`` (from 0) is word ``i % 8`` (from 0) of block ``i // 8`` (rounded down).
- A number below ``n`` is ``draw % n`` for the next draw that is less than ``2**32 - 2**32 % n``; draws that
  are not are skipped. For ``n == 1`` nothing is drawn.
- A shuffle walks ``i`` from the last index down to 1 and swaps the items at ``i`` and at a number below
  ``i + 1``.
- Every draw is used once, in its order: the next request begins with the draw after the last one taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_SPAN = 1 << 32
_WORDS = 8
_words_of = Struct(f">{_WORDS}I").unpack


@dataclass(frozen=True, slots=True)
class Entropy:
    """A seed and how many draws it has given. Every draw returns the Entropy that follows it."""

    seed: bytes
    draws: int = 0

    def below(self, bound: int) -> tuple[int, Entropy]:
        """Return a whole number from 0 to bound - 1. ValueError when bound is not from 1 to 2**32."""
        if not 1 <= bound <= _SPAN:
            raise ValueError(f"cannot draw a number below {bound}")
        if bound == 1:
            return 0, self
        fair = _SPAN - _SPAN % bound
        draws, numbers = self.draws + 1, _draws(self.seed, self.draws)
        while (number := next(numbers)) >= fair:
            draws += 1
        return number % bound, Entropy(self.seed, draws)

    def shuffled(self, items: Iterable[T]) -> tuple[tuple[T, ...], Entropy]:
        """Return the items in a random order."""
        order = list(items)
        draws, numbers = self.draws, _draws(self.seed, self.draws)
        for last in range(len(order) - 1, 0, -1):
            fair = _SPAN - _SPAN % (last + 1)
            draws += 1
            while (number := next(numbers)) >= fair:
                draws += 1
            pick = number % (last + 1)
            order[last], order[pick] = order[pick], order[last]
        return tuple(order), Entropy(self.seed, draws)


def _draws(seed: bytes, first: int) -> Iterator[int]:
    """Yield the draws from this one on, each block hashed once."""
    block, word = divmod(first, _WORDS)
    while True:
        yield from _words_of(sha256(seed + block.to_bytes(8, "big")).digest())[word:]
        block, word = block + 1, 0
