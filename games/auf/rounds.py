"""How turns follow each other, how a round ends, what stays overnight and how the next one begins."""

from __future__ import annotations

from games.auf.cards import Card, Recipe
from games.auf.events import (
    OvernightChosen,
    PilesShuffled,
    RecipeReturned,
    RecipesDealt,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    TurnEnded,
)
from games.auf.showdown import conclude
from games.auf.state import (
    HAND_SIZE,
    ROUNDS,
    TURNS_A_PLAYER_AND_ROUND,
    Dish,
    Phase,
    Player,
    RoundEnd,
    overnight,
)
from games.auf.transition import Transition
from games.engine import Seat


def recipes_each(seats: int) -> int:
    """Return the number of recipes dealt to a player in a round (CA-04)."""
    return 2 if seats > 2 else 3


def begin_round(table: Transition) -> None:
    """Deal new recipes, one at a time while there are any, and let the first turn begin (CA-25, CA-31)."""
    seats = len(table.players)
    table.current = (table.first + table.round - 1) % seats
    table.round_turns = table.idle = 0
    table.tell(RoundBegan(round=table.round, first=table.current))
    order = list(table.seats_from(table.current))
    dealt: dict[Seat, tuple[Recipe, ...]] = dict.fromkeys(order, ())
    for seat in order * recipes_each(seats):
        if table.recipes:
            dealt[seat] += table.recipes[-1:]
            table.recipes = table.recipes[:-1]
    for seat, recipes in dealt.items():
        player = table.players[seat]
        dishes = player.dishes + tuple(Dish(recipe) for recipe in recipes)
        table.players[seat] = Player(player.hand, dishes, player.finished)
        table.tell(RecipesDealt(seat=seat, recipes=recipes))
    if not end_round_if_won(table):
        _begin_turn(table)


def end_turn(table: Transition, discards: tuple[Card, ...]) -> None:
    """Discard, pass, and let the next turn begin unless the round is idle or too long (CA-08, CA-32)."""
    seats = len(table.players)
    if discards:
        table.discard_from_hand(table.current, *discards)
    idle = not (table.busy or discards)
    table.idle = table.idle + 1 if idle else 0
    table.tell(TurnEnded(seat=table.current, discarded=discards, idle=idle))
    if table.idle == seats:
        _end_round(table, RoundEnd.IDLE)
    elif table.round_turns == TURNS_A_PLAYER_AND_ROUND * seats:
        _end_round(table, RoundEnd.LONG)
    else:
        table.current = (table.current + 1) % seats
        _begin_turn(table)


def _begin_turn(table: Transition) -> None:
    table.phase = Phase.TURN
    table.turn += 1
    table.round_turns += 1
    table.tell(TurnBegan(seat=table.current, turn=table.turn))
    lacking = HAND_SIZE - len(table.players[table.current].hand)
    table.busy = table.draw(table.current, max(lacking, 0)) > 0


def end_round_if_won(table: Transition) -> bool:
    """Finish complete dishes, and end the round when somebody has nothing left to do (CA-13, CA-15)."""
    table.finish_recipes()
    if all(player.dishes for player in table.players):
        return False
    _end_round(table, RoundEnd.FINISHED)
    return True


def _end_round(table: Transition, reason: RoundEnd) -> None:
    winners = tuple(seat for seat, player in enumerate(table.players) if not player.dishes)
    points = tuple(len(player.finished) for player in table.players)
    table.tell(RoundEnded(round=table.round, reason=reason, winners=winners, points=points))
    if table.round == ROUNDS:
        conclude(table)
        return
    table.phase = Phase.OVERNIGHT
    table.nights = tuple(None if overnight(player) else () for player in table.players)
    _begin_next_round_if_all_have_chosen(table)


def keep(table: Transition, seat: Seat, kept: tuple[Recipe, ...]) -> None:
    """Note what a seat keeps; the last one to say so starts the next round (CA-24)."""
    returned = tuple(recipe for recipe in overnight(table.players[seat]) if recipe not in kept)
    table.nights = (*table.nights[:seat], kept, *table.nights[seat + 1 :])
    table.tell(OvernightChosen(seat=seat, kept=kept, returned=returned))
    _begin_next_round_if_all_have_chosen(table)


def _begin_next_round_if_all_have_chosen(table: Transition) -> None:
    if None in table.nights:
        return
    for seat, kept in enumerate(table.nights):
        _clear(table, seat, kept or ())
    table.nights = ()
    table.deck, table.entropy = table.entropy.shuffled(table.deck + table.discard)
    table.discard = ()
    table.recipes, table.entropy = table.entropy.shuffled(table.recipes)
    table.tell(PilesShuffled(cards=len(table.deck), recipes=len(table.recipes)))
    table.round += 1
    begin_round(table)


def _clear(table: Transition, seat: Seat, kept: tuple[Recipe, ...]) -> None:
    """Take away a seat's unfinished recipes except those kept, with the cards on them (CA-30)."""
    staying: list[Dish] = []
    for dish in table.players[seat].dishes:
        if dish.recipe in kept:
            staying.append(Dish(dish.recipe, dish.placed, dish.bans, kept=True))
            continue
        table.recipes += (dish.recipe,)
        table.discard += dish.placed + dish.bans
        table.tell(RecipeReturned(seat=seat, recipe=dish.recipe, ingredients=dish.placed, bans=dish.bans))
    table.set_dishes(seat, tuple(staying))
