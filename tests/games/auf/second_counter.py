"""Cake Auf! once more, slow and plain: every token that could be written is tried against the rules page.

It shares the printed cards and Entropy with the game, and nothing else: states are dictionaries of words, and
a move changes them in place.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations, combinations_with_replacement

from games.auf.cards import INGREDIENTS, Card, Recipe
from games.auf.state import State
from tests.games.auf.second_rules import CARD, CODE, COUNTER, RECIPE, Table, asked, dish_of, play


def copied(state: State) -> Table:
    """The state in plain words; it must be a turn."""
    return {
        "icons": state.options.bans_need_icons,
        "chance": state.entropy,
        "asks": "turn",
        "round": state.round,
        "first": state.first,
        "current": state.current,
        "turns": state.round_turns,
        "idle": state.idle,
        "busy": state.busy,
        "hands": [list(map(str, player.hand)) for player in state.players],
        "dishes": [
            [
                {
                    "name": str(dish.recipe),
                    "in": list(map(str, dish.placed)),
                    "bans": list(map(str, dish.bans)),
                    "kept": dish.kept,
                }
                for dish in player.dishes
            ]
            for player in state.players
        ],
        "points": [len(player.finished) for player in state.players],
        "mulligans": [player.mulligans for player in state.players],
        "deck": list(map(str, state.deck)),
        "discard": list(map(str, state.discard)),
        "pile": list(map(str, state.recipes)),
        "seen": [],
        "nights": {},
    }


def count(table: Table, depth: int) -> int:
    """How many sequences of so many decisions there are."""
    total = 0
    for seat in asked(table):
        if depth == 1:
            total += len(tokens(table, seat))
            continue
        for token in tokens(table, seat):
            after = deepcopy(table)
            play(after, seat, token)
            total += count(after, depth - 1)
    return total


def tokens(table: Table, seat: int) -> set[str]:
    """All that this seat may write."""
    if table["asks"] == "look":
        mine = [CODE[dish["name"]] for dish in table["dishes"][seat]]
        return {"look.none"} | {f"look.take.{CODE[new]}.{old}" for new in table["seen"] for old in mine}
    if table["asks"] == "night":
        mine = sorted(dish["name"] for dish in table["dishes"][seat] if Recipe(dish["name"]).is_overnight)
        return {
            ".".join(["night", "keep", *(CODE[name] for name in some)])
            for size in range(len(mine) + 1)
            for some in combinations(mine, size)
        }
    lying = [CODE[dish["name"]] for dishes in table["dishes"] for dish in dishes]
    plays = (rest for rest in everything(len(table["hands"]), lying) if may(table, seat, rest.split(".")))
    return {f"round{table['round']}.{rest}" for rest in plays}


def everything(seats: int, lying: list[str]) -> list[str]:
    """Every play that could be written of the recipes that lie before somebody."""
    found = ["look", "mulligan", "pass"]
    letters = [CODE[word] for word in sorted(map(str, INGREDIENTS))]
    for recipe in lying:
        for size in range(1, 5):
            found += [f"place.{recipe}.{''.join(some)}" for some in combinations(letters, size)]
        found += [f"{verb}.{ban}.{recipe}" for verb in ("ban", "lift") for ban in "oa"]
        found += [f"swap.{recipe}.{other}" for other in lying]
    found += [f"{verb}.{seat}" for verb in ("hands", "trade") for seat in range(seats)]
    in_order = [CODE[word] for word in sorted(map(str, Card))]
    for size in (1, 2):
        found += [f"pass.{''.join(some)}" for some in combinations_with_replacement(in_order, size)]
    return found


def owner_of(table: Table, name: str) -> int | None:
    for seat, dishes in enumerate(table["dishes"]):
        if name in [dish["name"] for dish in dishes]:
            return seat
    return None


def may(table: Table, seat: int, words: list[str]) -> bool:
    """Whether the rules allow it in a turn."""
    hand = table["hands"][seat]
    verb, *rest = words
    if verb == "pass":
        named = [CARD[letter] for letter in "".join(rest)]
        return all(hand.count(card) >= named.count(card) for card in named)
    if verb == "mulligan":
        return bool(hand) and table["mulligans"][seat] < 3
    if verb == "look":
        return "picky-eater" in hand and bool(table["pile"])
    if verb == "hands":
        return "hand-switcheroo" in hand and int(rest[0]) != seat
    if verb == "trade":
        return "one-for-one" in hand and int(rest[0]) != seat and bool(table["hands"][int(rest[0])])
    if verb == "swap":
        mine, theirs = (owner_of(table, RECIPE[code]) for code in rest)
        return "recipe-switcheroo" in hand and mine == seat and theirs not in (None, seat)
    if verb == "place":
        name = str(RECIPE[rest[0]])
        if owner_of(table, name) != seat:
            return False
        lying = dish_of(table, name)["in"]
        named = [CARD[letter] for letter in rest[1]]
        return all(card in Recipe(name).needs and card not in lying and card in hand for card in named)
    ban, name = CARD[rest[0]], str(RECIPE[rest[1]])
    owner = owner_of(table, name)
    if owner is None:
        return False
    lies_there = ban in dish_of(table, name)["bans"]
    if verb == "lift":
        return COUNTER[ban] in hand and lies_there
    recipe = Recipe(name)
    has_icon = recipe.needs_power if ban == "power-outage" else recipe.needs_fire
    return ban in hand and owner != seat and not lies_there and (has_icon or not table["icons"])
