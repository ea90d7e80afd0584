"""The sums of money: what a sale brings, what a round's tab comes to, and who is ahead in the end.

Whole dollars everywhere: printed prices are multiples of $25, so a fifth of any sum here is exact.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.bakeries.cards import Cake, Chef, slot_multiplier
from games.engine import Outcome, Seat

SALES_TO_WIN = 7
MOST_STALE = 4
"""How many stale cards a cake can carry (BB-33)."""
STALE_PERCENT = 20
WHOLE_TAB, BEHIND, FIRST_HIT, SECOND_HIT = 100, 40, 60, 80
"""What part of the tab is kept, in percent: by the winner of the sale, by the other one (BB-37), and by
the other one after a first and a second hit of the clearance sale (BB-39)."""
GREAT_CHEF_PERCENT = 20


def percent_of(percent: int, dollars: int) -> int:
    """Return a part of a sum in dollars."""
    return dollars * percent // 100


def stale_price(cake: Cake, stale: int) -> int:
    """Return a cake's price in dollars under this many stale cards, each 20 points of the printed price (BB-33)."""
    return percent_of(100 - STALE_PERCENT * stale, cake.price)


@dataclass(frozen=True, slots=True)
class Sale:
    """A cake sold: chef x (price less stale cards) x slot (BB-29, BB-35). It values unsold cakes as well."""

    slot: int
    cake: Cake
    chef_multiplier: int
    stale: int = 0

    @property
    def price(self) -> int:
        """The cake's price in dollars after its stale cards."""
        return stale_price(self.cake, self.stale)

    @property
    def slot_multiplier(self) -> int:
        """The slot's price factor."""
        return slot_multiplier(self.slot)

    @property
    def amount(self) -> int:
        """What the customer pays, in dollars."""
        return self.chef_multiplier * self.price * self.slot_multiplier


def tab_of(sales: tuple[Sale, ...]) -> int:
    """Return the cake sale total in dollars, before any percentage or bonus."""
    return sum(sale.amount for sale in sales)


@dataclass(frozen=True, slots=True)
class ClearanceTry:
    """One try of the consolation clearance sale: the number drawn from the unsold slots, and the dice."""

    number: int
    dice: tuple[int, int]

    @property
    def is_hit(self) -> bool:
        """Whether the dice came to the number."""
        return sum(self.dice) == self.number


@dataclass(frozen=True, slots=True)
class Takings:
    """A seat's income from one round: its sales, the part of the tab it keeps, and why."""

    sales: tuple[Sale, ...]
    percent: int
    tries: tuple[ClearanceTry, ...] = ()

    @property
    def tab(self) -> int:
        """The sum of the sales in dollars."""
        return tab_of(self.sales)

    @property
    def kept(self) -> int:
        """The part of the tab that is kept, in dollars, without the bonus."""
        return percent_of(self.percent, self.tab)

    @property
    def is_great_chef(self) -> bool:
        """Whether seven cakes of seven different names were sold (BB-36)."""
        return len({sale.cake for sale in self.sales}) == SALES_TO_WIN

    @property
    def bonus(self) -> int:
        """The GREAT CHEF BONUS in dollars, or 0 (BB-36)."""
        return percent_of(GREAT_CHEF_PERCENT, self.tab) if self.is_great_chef else 0

    @property
    def total(self) -> int:
        """What the round adds to the seat's score, in dollars."""
        return self.kept + self.bonus


@dataclass(frozen=True, slots=True)
class Hire:
    """Which seat hired which chef."""

    seat: Seat
    chef: Chef


@dataclass(frozen=True, slots=True)
class RoundAccount:
    """The accounts of one finished round: who had hired whom, and both seats' takings."""

    round: int
    hire: Hire | None
    takings: tuple[Takings, Takings]


def totals(rounds: tuple[RoundAccount, ...]) -> tuple[int, int]:
    """Return each seat's dollars over these rounds."""
    return (
        sum(account.takings[0].total for account in rounds),
        sum(account.takings[1].total for account in rounds),
    )


def final_outcome(rounds: tuple[RoundAccount, ...]) -> Outcome:
    """Return the outcome: the highest total wins, then the better single round, then more cakes sold (BB-43)."""
    scores = totals(rounds)
    ranks = [
        (
            scores[seat],
            max(account.takings[seat].total for account in rounds),
            sum(len(account.takings[seat].sales) for account in rounds),
        )
        for seat in (0, 1)
    ]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Outcome(places, scores)
