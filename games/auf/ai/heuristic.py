"""An AI player for Cake Auf! that weighs what each play does for its own recipes and against the others'."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import assert_never

from games.auf.actions import (
    AufAction,
    Ban,
    Choose,
    Decline,
    Keep,
    Lift,
    Look,
    Mulligan,
    Pass,
    Place,
    SwapHands,
    SwapRecipes,
    Throw,
    Trade,
)
from games.auf.ai.prospects import Plan, Prospects, plan, unknown_plans, ways
from games.auf.cards import INGREDIENTS, LIFTED_BY, Card, Recipe
from games.auf.state import DISCARDS_AT_MOST, Phase
from games.auf.view import DishView, PlayerView, View
from games.entropy import Entropy

_LAYING = 1.0
"""Laying comes before all else: what lies there changes what the rest is worth."""
_FREEING = 0.5
"""To lift a ban from an own recipe comes next."""
_BOTHER = 0.15
"""The least worth of a swap of recipes, since the cards under the other one are unknown."""
_FEW = 2
"""A hand of fewer cards is not worth a swap."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayStyle:
    """How somebody plays. Worths and chances are in recipes finished."""

    overlooks_percent: int
    """How often it does not see the best thing to do."""
    spite: float
    """The worth of hindering another player's recipe, divided among the others."""
    effort: float
    """The least worth of a play, divided among the others as well."""
    hopeless: float
    """A recipe with a lesser chance is worth a look at others."""
    dead_for_a_mulligan: int
    """With this many useless cards in hand it takes a mulligan."""
    keeps: float
    """A recipe with a lesser chance is given back at night."""


EASY = PlayStyle(overlooks_percent=25, spite=0.5, effort=0.15, hopeless=0.1, dead_for_a_mulligan=5, keeps=0.0)
"""Overlooks things, cares little for others, keeps everything, and a mulligan comes late to its mind."""
FAIR = PlayStyle(overlooks_percent=8, spite=0.8, effort=0.05, hopeless=0.3, dead_for_a_mulligan=4, keeps=0.2)
"""Sees most things, and hangs on to its cards a little too long."""
STRONG = PlayStyle(
    overlooks_percent=0, spite=1.0, effort=0.0, hopeless=0.4, dead_for_a_mulligan=2, keeps=0.35
)
"""Overlooks nothing, and never sits on cards that are of no use."""


class HeuristicPlayer:
    """Makes its most valuable play while there is one, then improves its hand."""

    def __init__(self, style: PlayStyle) -> None:
        """``style`` says how exactly."""
        self._style = style

    def choose(self, view: View, legal: Collection[AufAction], entropy: Entropy) -> AufAction:
        """Return the action to take, from the seat's view only."""
        actions = list(legal)
        match view.phase:
            case Phase.SHOWDOWN:
                signs = [action for action in actions if isinstance(action, Throw) and action.sign]
                pick, _ = entropy.below(len(signs))
                return signs[pick]
            case Phase.OVERNIGHT:
                return _Appraisal(view, self._style).night()
            case _:
                return self._best(view, actions, entropy)

    def _best(self, view: View, actions: Sequence[AufAction], entropy: Entropy) -> AufAction:
        appraisal = _Appraisal(view, self._style)
        least = 0.0 if view.phase is Phase.LOOK else self._style.effort / (len(view.players) - 1)
        worths = [(appraisal.of(action), -place) for place, action in enumerate(actions)]
        worthy = sorted((worth for worth in worths if worth[0] > least), reverse=True)
        luck, _ = entropy.below(100)
        overlooked = worthy[:1] if luck < self._style.overlooks_percent else []
        if len(worthy) > len(overlooked):
            return actions[-worthy[len(overlooked)][1]]
        if view.phase is Phase.LOOK:
            return Decline()
        # Who overlooks a use of a card does not throw that card away as useless.
        return Pass(view.round) if overlooked else appraisal.end(actions)


class _Appraisal:
    """What each action of one decision is worth, in recipes finished."""

    def __init__(self, view: View, style: PlayStyle) -> None:
        self._view = view
        self._style = style
        self._prospects = Prospects(view)
        assert view.seat is not None
        self._own: PlayerView = view.players[view.seat]
        self._plans = [plan(dish) for dish in self._own.dishes]
        self._now = self._prospects.of_hand(self._plans, view.hand)
        self._portions = dict(
            zip(
                (dish.recipe for dish in self._own.dishes),
                self._prospects.portions(self._plans, view.hand),
                strict=True,
            )
        )

    def of(self, action: AufAction) -> float:
        """Return the gain by an action; 0 for those that are chosen only when nothing else is left."""
        match action:
            case Place():
                return self._place(action)
            case Ban():
                owner, dish = self._dish(action.recipe)
                return self._spite(owner) * (self._other(dish) - self._other(dish, (action.ban,)))
            case Lift():
                return self._lift(action)
            case SwapRecipes():
                return self._swap(action)
            case Look():
                return self._look()
            case Choose():
                given = self._number(action.given)
                return self._with(given, Plan(action.taken.needs, (), self._plans[given].waits)) - self._now
            case SwapHands() | Trade() | Mulligan() | Pass() | Decline() | Keep() | Throw():
                return 0.0
            case _:
                assert_never(action)

    def night(self) -> Keep:
        """Return the Overnight recipes that are likely enough to be finished (CA-24)."""
        kept = [
            dish.recipe
            for dish, planned in zip(self._own.dishes, self._plans, strict=True)
            if dish.recipe.is_overnight and self._alone(planned) >= self._style.keeps
        ]
        return Keep(tuple(kept))

    def end(self, actions: Sequence[AufAction]) -> AufAction:
        """Other cards for those that are of no use, or the end of the turn without the worst of them."""
        number, dead = self._view.round, self._dead()
        others = (player for player in self._view.players if player is not self._own)
        richest = max(others, key=lambda player: player.cards)
        swap, trade, mulligan = SwapHands(number, richest.seat), Trade(number, richest.seat), Mulligan(number)
        if swap in actions and richest.cards >= max(self._own.cards - 1, _FEW):
            return swap
        if trade in actions:
            return trade
        if mulligan in actions and len(dead) >= self._style.dead_for_a_mulligan:
            return mulligan
        return Pass(number, tuple(dead[:DISCARDS_AT_MOST]))

    def _place(self, place: Place) -> float:
        """Count only the best way to lay the whole hand, the surest recipe first."""
        if set(self._portions[place.recipe]) != set(place.ingredients):
            return 0.0
        number = self._number(place.recipe)
        return _LAYING + self._prospects.of_own(self._plans[number], place.ingredients, self._view.hand)

    def _lift(self, lift: Lift) -> float:
        owner, dish = self._dish(lift.recipe)
        if owner is not self._own:
            return -1.0
        return _FREEING + self._alone(plan(dish))

    def _swap(self, swap: SwapRecipes) -> float:
        mine = self._number(swap.mine)
        given, (owner, taken) = self._own.dishes[mine], self._dish(swap.theirs)
        hoped = sum(self._with(mine, hope) for hope in unknown_plans(taken)) / ways(taken)
        spared = self._spite(owner) * (self._other(taken) - self._other(given))
        return hoped - self._now + spared - _BOTHER

    def _look(self) -> float:
        worst = min(self._alone(planned) for planned in self._plans)
        return self._style.hopeless - worst

    def _with(self, number: int, plan: Plan) -> float:
        plans = [*self._plans[:number], plan, *self._plans[number + 1 :]]
        return self._prospects.of_hand(plans, self._view.hand)

    def _alone(self, plan: Plan) -> float:
        held = [card for card in plan.missing if card in self._view.hand]
        return self._prospects.of_own(plan, held, self._view.hand)

    def _other(self, dish: DishView, more: tuple[Card, ...] = ()) -> float:
        return self._prospects.of_other(len(dish.recipe.needs) - dish.count, (*dish.bans, *more))

    def _spite(self, owner: PlayerView) -> float:
        return self._style.spite / (len(self._view.players) - 1)

    def _number(self, recipe: Recipe) -> int:
        return next(number for number, dish in enumerate(self._own.dishes) if dish.recipe is recipe)

    def _dish(self, recipe: Recipe) -> tuple[PlayerView, DishView]:
        return next(
            (player, dish) for player in self._view.players for dish in player.dishes if dish.recipe is recipe
        )

    def _dead(self) -> list[Card]:
        """Return the useless cards, the most useless first: ingredients nobody asks for, then what has no use now."""
        ingredients = [card for card in self._view.hand if card in INGREDIENTS]
        actions = [card for card in self._view.hand if card not in INGREDIENTS]
        return ingredients + [card for card in actions if card not in LIFTED_BY.values()]
