"""Chance that remembers what was drawn of it: every shuffle and every number, in order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from games.entropy import Entropy

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Shuffled:
    """Cards by their names, as they lay before and after."""

    first: int
    """The number of the first draw that it took."""
    cards: tuple[str, ...]
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A number below a bound."""

    first: int
    bound: int
    number: int


Chance: TypeAlias = Shuffled | Drawn


@dataclass(frozen=True, slots=True)
class Witness(Entropy):
    """Draws as Entropy does; every Witness that follows from this one writes into the same book."""

    book: list[Chance] = field(default_factory=list, compare=False, repr=False)

    def __repr__(self) -> str:
        """As Entropy's own: the fingerprint of a state must not tell who watches its chance."""
        return repr(Entropy(self.seed, self.draws))

    def below(self, bound: int) -> tuple[int, Witness]:
        """As Entropy does, and written down."""
        number, after = Entropy.below(self, bound)
        self.book.append(Drawn(self.draws, bound, number))
        return number, Witness(self.seed, after.draws, self.book)

    def shuffled(self, items: Iterable[T]) -> tuple[tuple[T, ...], Witness]:
        """As Entropy does, and written down."""
        cards = tuple(items)
        order, after = Entropy.shuffled(self, cards)
        self.book.append(Shuffled(self.draws, tuple(map(str, cards)), tuple(map(str, order))))
        return order, Witness(self.seed, after.draws, self.book)
