"""The chances to finish recipes in this round, from one seat's knowledge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import NamedTuple, TypeAlias

from games.auf.cards import ACTION_CARDS, ACTION_CARDS_WITHOUT_HAND_SWITCHEROO, INGREDIENTS, LIFTED_BY, Card
from games.auf.view import DishView, View

DRAWS = 11
"""About how many cards a player still draws in a round."""
FREED = 0.95
"""The chance that a player who holds the counteraction lifts a ban."""
STUCK = 0.25
"""The chance of that when nobody is known to hold one."""
WAITING = 0.7
"""The part of its chance that a recipe keeps while it waits for a kept one (CA-26)."""

Portion: TypeAlias = tuple[Card, ...]
"""Ingredients that go together under one recipe."""


class Plan(NamedTuple):
    """A recipe as a player may finish it: its missing cards, its bans, and whether it waits for another."""

    missing: tuple[Card, ...]
    bans: tuple[Card, ...] = ()
    waits: bool = False

    @property
    def is_free(self) -> bool:
        """Whether it is finished as soon as nothing is missing."""
        return not self.bans and not self.waits


def plan(dish: DishView) -> Plan:
    """Return one of the seat's own recipes as it lies there."""
    return Plan(dish.missing or (), dish.bans, dish.waits)


class Prospects:
    """The chances that one seat sees at one moment."""

    def __init__(self, view: View) -> None:
        """From what this seat may know."""
        self._odds = {card: _odds(view, card) for card in (*INGREDIENTS, *ACTION_CARDS)}
        self._usual = sum(count * self._odds[card] for card, count in INGREDIENTS.items()) / sum(
            INGREDIENTS.values()
        )

    def of_hand(self, plans: Sequence[Plan], hand: Collection[Card]) -> float:
        """Return the expected number of own recipes finished when the hand is laid in the best way."""
        return self._best(plans, hand)[0]

    def portions(self, plans: Sequence[Plan], hand: Collection[Card]) -> tuple[Portion, ...]:
        """Return the best portions to lay: they finish most recipes."""
        return self._best(plans, hand)[1]

    def of_other(self, lacking: int, bans: Collection[Card]) -> float:
        """Return the chance that somebody else finishes a recipe that lacks this many ingredients."""
        return float(self._usual**lacking * STUCK ** len(bans))

    def of_own(self, plan: Plan, laid: Collection[Card], hand: Collection[Card]) -> float:
        """Return the chance to finish an own recipe after these ingredients have been laid."""
        chance = WAITING if plan.waits else 1.0
        for card in plan.missing:
            if card not in laid:
                chance *= self._odds[card]
        for ban in plan.bans:
            chance *= FREED if LIFTED_BY[ban] in hand else STUCK
        return chance

    def _best(self, plans: Sequence[Plan], hand: Collection[Card]) -> tuple[float, tuple[Portion, ...]]:
        return max(
            (sum(self.of_own(own, laid, hand) for own, laid in zip(plans, portions, strict=True)), portions)
            for portions in _portions(plans, hand)
        )


def unknown_plans(dish: DishView) -> Iterator[Plan]:
    """Whatever may be missing under another player's recipe, each as likely as the other."""
    lacking = len(dish.recipe.needs) - dish.count
    for missing in combinations(dish.recipe.needs, lacking):
        yield Plan(missing, dish.bans)


def ways(dish: DishView) -> int:
    """Return the number of such plans."""
    return comb(len(dish.recipe.needs), dish.count)


def _portions(plans: Sequence[Plan], hand: Collection[Card]) -> Iterator[tuple[Portion, ...]]:
    """Yield every way to lay all that can be laid."""
    held = Counter(card for card in hand if card in INGREDIENTS)
    choices = []
    for card, copies in held.items():
        wanting = [number for number, planned in enumerate(plans) if card in planned.missing]
        choices.append((card, tuple(combinations(wanting, min(copies, len(wanting))))))
    yield from _laid(choices, tuple(() for _ in plans))


def _laid(
    choices: Sequence[tuple[Card, tuple[tuple[int, ...], ...]]], portions: tuple[Portion, ...]
) -> Iterator[tuple[Portion, ...]]:
    if not choices:
        yield portions
        return
    (card, ways), *rest = choices
    for chosen in ways:
        more = tuple(
            (*portion, card) if number in chosen else portion for number, portion in enumerate(portions)
        )
        yield from _laid(rest, more)


def _odds(view: View, card: Card) -> float:
    """Return the chance of a card in this round: its share among the cards out of sight."""
    actions = ACTION_CARDS if view.options.hand_switcheroo else ACTION_CARDS_WITHOUT_HAND_SWITCHEROO
    pile = {**INGREDIENTS, **actions}
    assert view.seat is not None
    under = [laid for dish in view.players[view.seat].dishes for laid in dish.ingredients or ()]
    left = pile[card] - view.hand.count(card) - under.count(card)
    all_left = sum(pile.values()) - len(view.hand) - len(under)
    return 1.0 - float((1 - max(left, 0.5) / all_left) ** DRAWS)
