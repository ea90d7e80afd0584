"""Chance that remembers what was drawn of it: every shuffle and every number, in order."""

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
    """Draws as Entropy does; every Witness that follows from this one writes into the same book."""

    book: list[Chance] = field(default_factory=list, compare=False, repr=False)

    def __repr__(self) -> str:
        """As Entropy's own: the fingerprint of a state must not tell who watches its chance."""
        return repr(Entropy(self.seed, self.draws))

    def below(self, bound: int) -> tuple[int, RecordingEntropy]:
        """As Entropy does, and written down."""
        number, after = Entropy.below(self, bound)
        self.book.append(RecordedNumber(self.draws, bound, number))
        return number, RecordingEntropy(self.seed, after.draws, self.book)

    def shuffled(self, items: Iterable[T]) -> tuple[tuple[T, ...], RecordingEntropy]:
        """As Entropy does, and written down."""
        cards = tuple(items)
        order, after = Entropy.shuffled(self, cards)
        self.book.append(RecordedShuffle(self.draws, tuple(map(str, cards)), tuple(map(str, order))))
        return order, RecordingEntropy(self.seed, after.draws, self.book)
