"""Entropy that records what was drawn from it: every shuffle and every number, in order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from games.entropy import Entropy

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class RecordedShuffle:
    """Cards by their names, as they lay before and after."""

    first: int
    """The number of the first draw that it took."""
    cards: tuple[str, ...]
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RecordedNumber:
    """A number below a bound."""

    first: int
    bound: int
    number: int


Chance: TypeAlias = RecordedShuffle | RecordedNumber


@dataclass(frozen=True, slots=True)
class RecordingEntropy(Entropy):
    """Draws as Entropy does; every RecordingEntropy that follows from this one adds to the same list."""

    book: list[Chance] = field(default_factory=list, compare=False, repr=False)

    def __repr__(self) -> str:
        """Return the same as Entropy's: recording must not change the fingerprint of a state."""
        return repr(Entropy(self.seed, self.draws))

    def below(self, bound: int) -> tuple[int, RecordingEntropy]:
        """Draw as Entropy does, and record it."""
        number, after = Entropy.below(self, bound)
        self.book.append(RecordedNumber(self.draws, bound, number))
        return number, RecordingEntropy(self.seed, after.draws, self.book)

    def shuffled(self, items: Iterable[T]) -> tuple[tuple[T, ...], RecordingEntropy]:
        """Draw as Entropy does, and record it."""
        cards = tuple(items)
        order, after = Entropy.shuffled(self, cards)
        self.book.append(RecordedShuffle(self.draws, tuple(map(str, cards)), tuple(map(str, order))))
        return order, RecordingEntropy(self.seed, after.draws, self.book)
