"""What the tests of the contract need to know of Cake Auf!."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable
from dataclasses import replace

from games.auf import Auf
from games.auf.actions import Sign
from games.auf.cards import Recipe
from games.auf.events import MulliganTaken, RecipeChosen, RecipeReturned, RecipesDealt, SignsShown, TurnEnded
from games.auf.options import Options
from games.auf.private_events import (
    CardsReceived,
    HandReceived,
    IngredientsSeen,
    RecipesSeen,
    SignChosen,
    TradeSeen,
)
from games.auf.state import Dish, Phase, Player, Showdown, State
from games.engine import Event
from games.entropy import Entropy

GAME = Auf()

VARIANTS: tuple[tuple[int, Options], ...] = tuple(
    (seats, Options(bans_need_icons=icons, hand_switcheroo=hands))
    for seats in (2, 3, 4)
    for icons in (True, False)
    for hands in (True, False)
)

TUTORIAL_QUESTIONS = ("round", "look", "night")

DISCLOSURES: frozenset[type[Event]] = frozenset(
    {
        CardsReceived,
        HandReceived,
        IngredientsSeen,
        MulliganTaken,  # the hand comes to lie open
        RecipeChosen,  # and what lay under the recipe given up
        RecipeReturned,
        RecipesDealt,
        RecipesSeen,
        SignChosen,  # by chance
        SignsShown,
        TradeSeen,
        TurnEnded,
    }
)


def twin(state: State, seat: int | None, entropy: Entropy) -> State:
    """Another state that this seat (None: a spectator) cannot tell from the given one.

    The cards of the others' hands, under the others' recipes and in the draw pile change places as far as the
    recipes allow, the recipe pile and a hidden look are mixed, hidden signs and chance to come are others.
    """
    chance = random.Random(repr(entropy))
    players = _hidden_cards_mixed(state, seat, chance)
    deck = players.pop().hand
    recipes, looked = _recipes_mixed(state, seat, chance)
    return replace(
        state,
        entropy=entropy,
        players=tuple(players),
        deck=deck,
        recipes=recipes,
        looked=looked,
        showdown=_other_signs(state, seat, chance),
    )


def _hidden_cards_mixed(state: State, seat: int | None, chance: random.Random) -> list[Player]:
    """The players, and behind them one whose hand is the draw pile."""
    holders = [list(player.hand) for player in state.players] + [list(state.deck)]
    hidden = [number for number in range(len(holders)) if number != seat]
    under = {
        (owner, place): list(dish.placed)
        for owner, player in enumerate(state.players)
        for place, dish in enumerate(player.dishes)
        if owner != seat
    }
    for (owner, place), placed in under.items():
        needs = state.players[owner].dishes[place].recipe.needs
        for index, card in enumerate(placed):
            holder = holders[chance.choice(hidden)]
            useful = [other for other in holder if other in needs and other not in placed]
            if useful:
                other = chance.choice(useful)
                holder[holder.index(other)] = card
                placed[index] = other
    pool = [card for number in hidden for card in holders[number]]
    chance.shuffle(pool)
    for number in hidden:
        size = len(holders[number])
        holders[number], pool = pool[:size], pool[size:]

    def dish(owner: int, place: int, old: Dish) -> Dish:
        return old._replace(placed=tuple(sorted(under.get((owner, place), old.placed))))

    players = [
        player._replace(
            hand=tuple(sorted(holders[owner])),
            dishes=tuple(dish(owner, place, old) for place, old in enumerate(player.dishes)),
        )
        for owner, player in enumerate(state.players)
    ]
    return [*players, Player(tuple(holders[-1]))]


def _recipes_mixed(
    state: State, seat: int | None, chance: random.Random
) -> tuple[tuple[Recipe, ...], tuple[Recipe, ...]]:
    """The recipe pile and the recipes looked at."""
    looks = state.phase is Phase.LOOK and seat == state.current
    pool = list(state.recipes if looks else state.recipes + state.looked)
    chance.shuffle(pool)
    if looks:
        return tuple(pool), state.looked
    size = len(state.recipes)
    return tuple(pool[:size]), tuple(sorted(pool[size:]))


def _other_signs(state: State, seat: int | None, chance: random.Random) -> Showdown | None:
    """Who has chosen is as hidden as the choice; but both choices together would have been shown."""
    if state.showdown is None or state.phase is not Phase.SHOWDOWN:
        return state.showdown
    pair = state.showdown.pair
    signs: list[Sign | None] = [None, None]
    if seat in pair and (own := state.showdown.signs[pair.index(seat)]) is not None:
        signs[pair.index(seat)] = own
    else:
        hidden = [index for index, chooser in enumerate(pair) if chooser != seat]
        signs[chance.choice(hidden)] = chance.choice([None, *Sign])
    return replace(state.showdown, signs=(signs[0], signs[1]))


def conserved(state: State) -> Hashable:
    """The cards and recipes of the whole table, wherever they are."""
    cards = Counter(state.deck + state.discard)
    recipes = Counter(state.recipes + state.looked)
    for player in state.players:
        cards.update(player.hand)
        recipes.update(player.finished)
        for dish in player.dishes:
            cards.update(dish.placed + dish.bans)
            recipes[dish.recipe] += 1
    return (
        tuple(sorted(cards.items())),
        tuple(sorted(recipes.items())),
    )
