"""Deals everything that one seat cannot see once more, as it may lie for all that this seat knows."""

from __future__ import annotations

from dataclasses import replace

from games.auf.cards import Card
from games.auf.state import Dish, Player, State
from games.engine import Seat
from games.entropy import Entropy


def redealt(state: State, seat: Seat, entropy: Entropy) -> State:
    """Return a state that looks the same to this seat, with other cards in the hidden places and other chance to come.

    It depends on the seat's view and the entropy only: states that look the same to the seat give the same.
    """
    others = [other for other in range(len(state.players)) if other != seat]
    unseen = [*state.deck]
    for other in others:
        player = state.players[other]
        unseen += player.hand
        unseen += [card for dish in player.dishes for card in dish.placed]
    unseen.sort()
    recipes, entropy = entropy.shuffled(sorted(state.recipes))
    pool, under, entropy = _laid(state, others, unseen, entropy)
    players = list(state.players)
    for other in others:
        held = len(players[other].hand)
        hand, pool = pool[:held], pool[held:]
        old = players[other]
        players[other] = Player(tuple(sorted(hand)), under[other], old.finished, old.mulligans)
    return replace(state, players=tuple(players), deck=tuple(pool), recipes=recipes, entropy=entropy)


def _laid(
    state: State, others: list[Seat], unseen: list[Card], entropy: Entropy
) -> tuple[list[Card], dict[Seat, tuple[Dish, ...]], Entropy]:
    """Return the cards that are left in a random order, and the others' dishes with ingredients that fit them."""
    while True:
        shuffled, entropy = entropy.shuffled(unseen)
        pool, under, fits = list(shuffled), {}, True
        for other in others:
            dishes = []
            for dish in state.players[other].dishes:
                needs, entropy = entropy.shuffled(dish.recipe.needs)
                placed = [card for card in needs if card in pool][: len(dish.placed)]
                fits = fits and len(placed) == len(dish.placed)
                for card in placed:
                    pool.remove(card)
                dishes.append(dish._replace(placed=tuple(sorted(placed))))
            under[other] = tuple(dishes)
        if fits:  # what really lies there fits, so some order does
            return pool, under, entropy
