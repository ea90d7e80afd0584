"""Cake Auf! once more, slow and plain: every token that could be written is tried against the rules page.

It shares the printed cards and Entropy with the game, and nothing else: states are dictionaries of words, and a
move changes them in place.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations, combinations_with_replacement
from typing import Any

from games.auf.cards import INGREDIENTS, Card, Recipe
from games.auf.model import State

Table = dict[str, Any]

CARD = {card.code: str(card) for card in Card}
RECIPE = {recipe.code: recipe for recipe in Recipe}
CODE = {str(thing): thing.code for thing in (*Card, *Recipe)}
COUNTER = {"power-outage": "power-restored", "fire-alarm": "fire-extinguisher"}


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


def asked(table: Table) -> list[int]:
    """Whom the table waits for."""
    if table["asks"] == "night":
        return [seat for seat, kept in sorted(table["nights"].items()) if kept is None]
    return [] if table["asks"] == "end" else [table["current"]]


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


def dish_of(table: Table, name: str) -> dict[str, Any]:
    found: dict[str, Any]
    (found,) = [dish for dishes in table["dishes"] for dish in dishes if dish["name"] == name]
    return found


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


def play(table: Table, seat: int, token: str) -> None:
    """Do what the token says."""
    question, *words = token.split(".")
    if question == "look":
        end_look(table, seat, words)
    elif question == "night":
        table["nights"][seat] = [str(RECIPE[code]) for code in words[1:]]
        if not asked(table):
            next_round(table)
        return
    elif words[0] == "pass":
        pass_on(table, seat, [CARD[letter] for letter in "".join(words[1:])])
        return
    else:
        table["busy"] = True
        do(table, seat, words)
    finish(table)
    if [] in table["dishes"]:
        end_round(table)


def throw_away(table: Table, seat: int, card: str) -> None:
    table["hands"][seat].remove(card)
    table["discard"].append(card)


def do(table: Table, seat: int, words: list[str]) -> None:
    hands = table["hands"]
    match words:
        case ["mulligan"]:
            size = len(hands[seat])
            table["mulligans"][seat] += 1
            table["discard"] += hands[seat]
            hands[seat] = []
            draw(table, seat, size)
        case ["look"]:
            throw_away(table, seat, "picky-eater")
            table["asks"] = "look"
            table["seen"] = sorted(table["pile"][-3:])
            del table["pile"][-3:]
        case ["hands", other]:
            throw_away(table, seat, "hand-switcheroo")
            hands[seat], hands[int(other)] = hands[int(other)], hands[seat]
        case ["trade", other]:
            throw_away(table, seat, "one-for-one")
            taken, table["chance"] = table["chance"].below(len(hands[int(other)]))
            card = sorted(hands[int(other)])[taken]
            back: list[str] = []
            if hands[seat]:
                given, table["chance"] = table["chance"].below(len(hands[seat]))
                back = [sorted(hands[seat])[given]]
                hands[seat].remove(back[0])
            hands[int(other)].remove(card)
            hands[int(other)] = sorted(hands[int(other)] + back)
            hands[seat] = sorted([*hands[seat], card])
        case ["swap", mine, theirs]:
            throw_away(table, seat, "recipe-switcheroo")
            first, second = dish_of(table, RECIPE[mine]), dish_of(table, RECIPE[theirs])
            first_copy = dict(first)
            first.update(second)
            second.update(first_copy)
        case ["place", recipe, letters]:
            for card in (CARD[letter] for letter in letters):
                hands[seat].remove(card)
                dish_of(table, RECIPE[recipe])["in"].append(card)
            dish_of(table, RECIPE[recipe])["in"].sort()
        case ["ban", ban, recipe]:
            hands[seat].remove(CARD[ban])
            dish_of(table, RECIPE[recipe])["bans"].append(CARD[ban])
            dish_of(table, RECIPE[recipe])["bans"].sort()
        case ["lift", ban, recipe]:
            throw_away(table, seat, COUNTER[CARD[ban]])
            dish_of(table, RECIPE[recipe])["bans"].remove(CARD[ban])
            table["discard"].append(CARD[ban])


def end_look(table: Table, seat: int, words: list[str]) -> None:
    back = list(table["seen"])
    if words[0] == "take":
        dish = dish_of(table, RECIPE[words[2]])
        table["discard"] += dish["in"] + dish["bans"]
        back.remove(RECIPE[words[1]])
        back.append(str(RECIPE[words[2]]))
        dish.update({"name": str(RECIPE[words[1]]), "in": [], "bans": [], "kept": False})
    table["asks"], table["seen"] = "turn", []
    shuffle(table, "pile", table["pile"] + back)


def shuffle(table: Table, name: str, things: list[str]) -> None:
    order, table["chance"] = table["chance"].shuffled(things)
    table[name] = list(order)


def draw(table: Table, seat: int, number: int) -> int:
    """A card at a time, but a pile's cards are handed over in the order in which they lie."""
    drawn: list[str] = []
    while len(drawn) < number:
        if not table["deck"]:
            if not table["discard"]:
                break
            shuffle(table, "deck", table["discard"])
            table["discard"] = []
        drawn.append(table["deck"].pop())
    table["hands"][seat] = sorted(table["hands"][seat] + drawn)
    return len(drawn)


def finish(table: Table) -> None:
    seats = len(table["hands"])
    for seat in [*range(table["current"], seats), *range(table["current"])]:
        again = True
        while again:
            again = False
            for dish in table["dishes"][seat]:
                waits = not dish["kept"] and any(other["kept"] for other in table["dishes"][seat])
                if len(dish["in"]) == len(Recipe(dish["name"]).needs) and not dish["bans"] and not waits:
                    table["dishes"][seat].remove(dish)
                    table["discard"] += dish["in"]
                    table["points"][seat] += 1
                    again = True
                    break


def pass_on(table: Table, seat: int, named: list[str]) -> None:
    for card in named:
        throw_away(table, seat, card)
    table["idle"] = 0 if table["busy"] or named else table["idle"] + 1
    if table["idle"] == len(table["hands"]) or table["turns"] == 40 * len(table["hands"]):
        end_round(table)
        return
    table["current"] = (seat + 1) % len(table["hands"])
    begin_turn(table)


def begin_turn(table: Table) -> None:
    table["asks"] = "turn"
    table["turns"] += 1
    seat = table["current"]
    table["busy"] = draw(table, seat, 5 - len(table["hands"][seat])) > 0


def end_round(table: Table) -> None:
    if table["round"] == 3:
        table["asks"] = "end"
        return
    table["asks"] = "night"
    for seat, dishes in enumerate(table["dishes"]):
        has_any = any(Recipe(dish["name"]).is_overnight for dish in dishes)
        table["nights"][seat] = None if has_any else []
    if not asked(table):
        next_round(table)


def next_round(table: Table) -> None:
    for seat, kept in sorted(table["nights"].items()):
        for dish in list(table["dishes"][seat]):
            if dish["name"] in kept:
                dish["kept"] = True
            else:
                table["dishes"][seat].remove(dish)
                table["pile"].append(dish["name"])
                table["discard"] += dish["in"] + dish["bans"]
    shuffle(table, "deck", table["deck"] + table["discard"])
    table["discard"] = []
    shuffle(table, "pile", table["pile"])
    seats = len(table["hands"])
    table["round"] += 1
    table["current"] = (table["first"] + table["round"] - 1) % seats
    table["turns"] = table["idle"] = 0
    table["mulligans"] = [0] * seats
    for _ in range(3 if seats == 2 else 2):
        for step in range(seats):
            if table["pile"]:
                new = {"name": table["pile"].pop(), "in": [], "bans": [], "kept": False}
                table["dishes"][(table["current"] + step) % seats].append(new)
    finish(table)
    if [] in table["dishes"]:
        end_round(table)
    else:
        begin_turn(table)
