"""A bakery case: eleven slots, each called by a roll of two dice."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.bakeries.cards import SLOTS, Cake
from games.bakeries.money import MOST_STALE, Sale


@dataclass(frozen=True, slots=True)
class Case:
    """By slot, the cake and its stale cards; and the sales made from them.

    A sold cake stays written in its slot.
    """

    cakes: tuple[Cake | None, ...] = (None,) * len(SLOTS)
    stale: tuple[int, ...] = (0,) * len(SLOTS)
    sales: tuple[Sale, ...] = ()

    @property
    def is_full(self) -> bool:
        """Whether all eleven slots hold a cake."""
        return None not in self.cakes

    @property
    def empty_slots(self) -> tuple[int, ...]:
        """The slots without a cake, in order."""
        return tuple(slot for slot, cake in zip(SLOTS, self.cakes, strict=True) if cake is None)

    @property
    def sold_slots(self) -> frozenset[int]:
        """The numbers already hit."""
        return frozenset(sale.slot for sale in self.sales)

    @property
    def unsold_slots(self) -> tuple[int, ...]:
        """The slots whose number has not been hit, in order."""
        sold = self.sold_slots
        return tuple(slot for slot in SLOTS if slot not in sold)

    @property
    def staleable_slots(self) -> tuple[int, ...]:
        """The unsold slots whose cake can take one more stale card, in order (BB-33)."""
        return tuple(slot for slot in self.unsold_slots if self.stale_at(slot) < MOST_STALE)

    def cake_at(self, slot: int) -> Cake:
        """Return the cake of a slot. ValueError when the slot is empty."""
        cake = self.cakes[_place(slot)]
        if cake is None:
            raise ValueError(f"slot {slot} is empty")
        return cake

    def stale_at(self, slot: int) -> int:
        """Return the number of stale cards on a slot's cake."""
        return self.stale[_place(slot)]

    def worth(self, slot: int, chef_multiplier: int) -> Sale:
        """Return the sale of a slot's cake at its present price."""
        return Sale(slot, self.cake_at(slot), chef_multiplier, self.stale_at(slot))

    def with_cake(self, slot: int, cake: Cake) -> Case:
        """Return the case with a cake placed in an empty slot."""
        cakes = list(self.cakes)
        cakes[_place(slot)] = cake
        return replace(self, cakes=tuple(cakes))

    def with_stale(self, slot: int) -> Case:
        """Return the case with one more stale card on a cake."""
        return replace(self, stale=self._stale_with(slot, self.stale_at(slot) + 1))

    def with_sale(self, sale: Sale) -> Case:
        """Return the case with a cake sold, its stale cards taken off (BB-34)."""
        return replace(self, stale=self._stale_with(sale.slot, 0), sales=(*self.sales, sale))

    def _stale_with(self, slot: int, count: int) -> tuple[int, ...]:
        counts = list(self.stale)
        counts[_place(slot)] = count
        return tuple(counts)


def _place(slot: int) -> int:
    return slot - SLOTS.start
