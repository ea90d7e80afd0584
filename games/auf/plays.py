"""What each play of a turn does to the table."""

from __future__ import annotations

from typing import assert_never

from games.auf.actions import (
    Ban,
    Choose,
    Decline,
    Lift,
    Look,
    Mulligan,
    Pass,
    Place,
    Play,
    SwapHands,
    SwapRecipes,
    Trade,
)
from games.auf.cards import LIFTED_BY, Card, Recipe
from games.auf.events import (
    BanLifted,
    BanPlaced,
    CardsTraded,
    HandsSwapped,
    IngredientsPlaced,
    LookDeclined,
    MulliganTaken,
    RecipeChosen,
    RecipesLookedAt,
    RecipesSwapped,
)
from games.auf.private_events import HandReceived, IngredientsSeen, RecipesSeen, TradeSeen
from games.auf.rounds import end_round_if_won, end_turn
from games.auf.state import RECIPES_LOOKED_AT, Dish, Phase, Player
from games.auf.transition import Transition
from games.engine import Seat


def carry_out(table: Transition, action: Play) -> None:
    """Carry out what the current player does in their turn (CA-07)."""
    seat = table.current
    if isinstance(action, Pass):
        end_turn(table, action.discards)
        return
    table.busy = True
    match action:
        case Place(_, recipe, ingredients):
            _place(table, seat, recipe, ingredients)
        case Ban(_, ban, recipe):
            _ban(table, seat, ban, recipe)
        case Lift(_, ban, recipe):
            _lift(table, seat, ban, recipe)
        case SwapRecipes(_, mine, theirs):
            _swap_recipes(table, seat, mine, theirs)
        case SwapHands(_, other):
            _swap_hands(table, seat, other)
        case Look():
            _look(table, seat)
        case Trade(_, other):
            _trade(table, seat, other)
        case Mulligan():
            _mulligan(table, seat)
        case _:
            assert_never(action)


def carry_out_choice(table: Transition, action: Choose | Decline) -> None:
    """End the look of Picky Eater: the recipes not taken and the one given up are shuffled in (CA-20)."""
    seat = table.current
    table.phase = Phase.TURN
    back = table.looked
    match action:
        case Choose(taken, given):
            dish = table.dish(seat, given)
            table.replace_dish(seat, given, Dish(taken))
            table.discard += dish.placed + dish.bans
            back = (*(recipe for recipe in back if recipe is not taken), given)
            table.tell(
                RecipeChosen(seat=seat, given=given, taken=taken, ingredients=dish.placed, bans=dish.bans)
            )
        case Decline():
            table.tell(LookDeclined(seat=seat))
        case _:
            assert_never(action)
    table.looked = ()
    table.recipes, table.entropy = table.entropy.shuffled(table.recipes + back)
    end_round_if_won(table)


def _place(table: Transition, seat: Seat, recipe: Recipe, ingredients: tuple[Card, ...]) -> None:
    dish = table.dish(seat, recipe)
    table.take_from_hand(seat, ingredients)
    placed = tuple(sorted(dish.placed + ingredients))
    table.replace_dish(seat, recipe, Dish(recipe, placed, dish.bans, dish.kept))
    table.tell(IngredientsPlaced(seat=seat, recipe=recipe, count=len(ingredients)))
    _show_ingredients(table, seat, recipe, ingredients)
    end_round_if_won(table)


def _ban(table: Transition, seat: Seat, ban: Card, recipe: Recipe) -> None:
    owner = table.owner(recipe)
    dish = table.dish(owner, recipe)
    table.take_from_hand(seat, (ban,))
    bans = tuple(sorted((*dish.bans, ban)))
    table.replace_dish(owner, recipe, Dish(recipe, dish.placed, bans, dish.kept))
    table.tell(BanPlaced(seat=seat, owner=owner, recipe=recipe, ban=ban))


def _lift(table: Transition, seat: Seat, ban: Card, recipe: Recipe) -> None:
    owner = table.owner(recipe)
    dish = table.dish(owner, recipe)
    table.discard_from_hand(seat, LIFTED_BY[ban])
    bans = tuple(other for other in dish.bans if other is not ban)
    table.replace_dish(owner, recipe, Dish(recipe, dish.placed, bans, dish.kept))
    table.discard += (ban,)
    table.tell(BanLifted(seat=seat, owner=owner, recipe=recipe, ban=ban))
    end_round_if_won(table)


def _swap_recipes(table: Transition, seat: Seat, mine: Recipe, theirs: Recipe) -> None:
    other = table.owner(theirs)
    given, taken = table.dish(seat, mine), table.dish(other, theirs)
    table.discard_from_hand(seat, Card.RECIPE_SWITCHEROO)
    table.replace_dish(seat, mine, taken)
    table.replace_dish(other, theirs, given)
    table.tell(RecipesSwapped(seat=seat, given=mine, other=other, taken=theirs))
    _show_ingredients(table, seat, theirs, taken.placed)
    _show_ingredients(table, other, mine, given.placed)
    end_round_if_won(table)


def _show_ingredients(table: Transition, seat: Seat, recipe: Recipe, ingredients: tuple[Card, ...]) -> None:
    if ingredients:
        audience = frozenset({seat})
        table.tell(IngredientsSeen(seat=seat, recipe=recipe, ingredients=ingredients, audience=audience))


def _swap_hands(table: Transition, seat: Seat, other: Seat) -> None:
    table.discard_from_hand(seat, Card.HAND_SWITCHEROO)
    mine, theirs = table.players[seat].hand, table.players[other].hand
    table.tell(HandsSwapped(seat=seat, other=other))
    for receiver, hand in ((seat, theirs), (other, mine)):
        table.set_hand(receiver, hand)
        table.tell(HandReceived(seat=receiver, cards=hand, audience=frozenset({receiver})))


def _look(table: Transition, seat: Seat) -> None:
    table.discard_from_hand(seat, Card.PICKY_EATER)
    table.looked = tuple(sorted(table.recipes[-RECIPES_LOOKED_AT:]))
    table.recipes = table.recipes[:-RECIPES_LOOKED_AT]
    table.phase = Phase.LOOK
    table.tell(RecipesLookedAt(seat=seat, count=len(table.looked)))
    table.tell(RecipesSeen(seat=seat, recipes=table.looked, audience=frozenset({seat})))


def _trade(table: Transition, seat: Seat, other: Seat) -> None:
    """Both cards are drawn from the hands as they are without the card played (CA-22)."""
    table.discard_from_hand(seat, Card.ONE_FOR_ONE)
    mine, theirs = table.players[seat].hand, table.players[other].hand
    pick, table.entropy = table.entropy.below(len(theirs))
    taken = theirs[pick]
    given: Card | None = None
    if mine:
        pick, table.entropy = table.entropy.below(len(mine))
        given = mine[pick]
        table.take_from_hand(seat, (given,))
    table.take_from_hand(other, (taken,))
    table.set_hand(seat, (*table.players[seat].hand, taken))
    if given is not None:
        table.set_hand(other, (*table.players[other].hand, given))
    table.tell(CardsTraded(seat=seat, other=other, returned=given is not None))
    audience = frozenset({seat, other})
    table.tell(TradeSeen(seat=seat, other=other, taken=taken, given=given, audience=audience))


def _mulligan(table: Transition, seat: Seat) -> None:
    player = table.players[seat]
    number = player.mulligans + 1
    table.players[seat] = Player((), player.dishes, player.finished, number)
    table.discard += player.hand
    table.tell(MulliganTaken(seat=seat, discarded=player.hand, number=number))
    table.draw(seat, len(player.hand))
