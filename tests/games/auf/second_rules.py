"""What the moves of Cake Auf! do, once more, slow and plain: for the second counter."""

from __future__ import annotations

from typing import Any

from games.auf.cards import Card, Recipe

Table = dict[str, Any]

CARD = {card.code: str(card) for card in Card}
RECIPE = {recipe.code: recipe for recipe in Recipe}
CODE = {str(thing): thing.code for thing in (*Card, *Recipe)}
COUNTER = {"power-outage": "power-restored", "fire-alarm": "fire-extinguisher"}


def asked(table: Table) -> list[int]:
    """Whom the table waits for."""
    if table["asks"] == "night":
        return [seat for seat, kept in sorted(table["nights"].items()) if kept is None]
    return [] if table["asks"] == "end" else [table["current"]]


def dish_of(table: Table, name: str) -> dict[str, Any]:
    found: dict[str, Any]
    (found,) = [dish for dishes in table["dishes"] for dish in dishes if dish["name"] == name]
    return found


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
        case [verb, what, onto]:
            lay(table, seat, verb, what, onto)


def lay(table: Table, seat: int, verb: str, what: str, onto: str) -> None:
    hands = table["hands"]
    match verb, what, onto:
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
