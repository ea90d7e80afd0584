"""A second count of what may be played, slow and written apart from the rules: letters, dicts, brute force.

It knows nothing of the engine. A position is a dict; ``children`` lists what each possible action leads to,
None when the bout ends with it.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations, product
from typing import Any

Position = dict[str, Any]

STEALS = {"S": 1, "A": 1, "W": 2, "K": 5, "T": 1}
BLOCKED_BY = {
    **dict.fromkeys("SAKT", "DPN"),
    **dict.fromkeys("WM", "CPN"),
    **dict.fromkeys("QO", "PN"),
}
ALL = "SAWDCYKTMQOPNBUR"


def position(hands: list[str], *, deck: str, cakes: list[int], core: bool) -> Position:
    """A first turn of seat 0; the last letter of the deck is drawn first."""
    return {
        "hands": [sorted(hand) for hand in hands],
        "deck": list(deck),
        "cakes": list(cakes),
        "core": core,
        "size": [4] * len(hands),
        "passed": set(),
        "owed": 0,
        "who": 0,
        "phase": "claim",
    }


def count(pos: Position, depth: int) -> int:
    """How many ways there are to play so many actions before the bout ends."""
    if depth == 0:
        return 1
    return sum(
        1 if depth == 1 else 0 if child is None else count(child, depth - 1) for child in children(pos)
    )


def children(pos: Position) -> list[Position | None]:
    match pos["phase"]:
        case "claim":
            return claims(pos)
        case "answer":
            return answers(pos)
        case "block":
            return after_block(pos)
        case "take":
            ways = combinations(range(len(pos["attack"][0])), len(pos["block"][0]))
            return [taken(pos, way) for way in ways]
        case "name":
            return [named(pos, letter) for letter in ALL]
        case _:
            return traded(pos)


def handfuls(hand: list[str]) -> set[tuple[str, ...]]:
    return {
        tuple(sorted(letter for letter, is_in in zip(hand, mask, strict=True) if is_in))
        for mask in product((False, True), repeat=len(hand))
        if any(mask)
    }


def foes(pos: Position) -> list[int]:
    return [seat for seat in range(len(pos["hands"])) if (seat - pos["who"]) % 2]


def has_friend(pos: Position) -> bool:
    return len(pos["hands"]) == 4


def drop(hand: list[str], played: tuple[str, ...]) -> None:
    for letter in played:
        hand.remove(letter)


def claims(pos: Position) -> list[Position | None]:
    found: list[Position | None] = [passing(deepcopy(pos))]
    names = [letter for letter in BLOCKED_BY if not pos["core"] or letter in "SAW"]
    for name, foe, played in product(names, foes(pos), handfuls(pos["hands"][pos["who"]])):
        child = deepcopy(pos)
        drop(child["hands"][pos["who"]], played)
        child.update(phase="answer", attack=(played, name), foe=foe, block=None, hush=False, passed=set())
        found.append(child)
    return found


def passing(pos: Position) -> Position | None:
    pos["passed"].add(pos["who"])
    return None if len(pos["passed"]) == len(pos["hands"]) else onward(pos)


def onward(pos: Position) -> Position | None:
    if pos["owed"] > 0:
        pos["owed"] -= 1
    else:
        pos["who"] = (pos["who"] + 1) % len(pos["hands"])
    pos["phase"] = "claim"
    return pos if pos["hands"][pos["who"]] else passing(pos)


def beside(pos: Position) -> list[Position | None]:
    """A partner's challenge and silence."""
    if not has_friend(pos) or pos["hush"]:
        return []
    quiet = deepcopy(pos)
    quiet["hush"] = True
    return [None, quiet]


def answers(pos: Position) -> list[Position | None]:
    found: list[Position | None] = [None, settle(deepcopy(pos)), *beside(pos)]
    for name in BLOCKED_BY[pos["attack"][1]]:
        if name in "PN" and pos["core"]:
            continue
        for played in handfuls(pos["hands"][pos["foe"]]):
            child = deepcopy(pos)
            drop(child["hands"][pos["foe"]], played)
            child.update(phase="block", block=(played, name), hush=False)
            found.append(child)
    return found


def after_block(pos: Position) -> list[Position | None]:
    return [None, settle(deepcopy(pos)), *beside(pos)]


def settle(pos: Position) -> Position | None:
    played, name = pos["attack"]
    stopped = 0
    if pos["block"]:
        blockers, blocker = pos["block"]
        stopped = min(len(blockers), len(played))
        if blocker == "P" and stopped < len(played):
            pos["phase"] = "take"
            return pos
        if blocker == "P":
            pos["hands"][pos["foe"]] += played
        if blocker == "N":
            stopped = len(played)
            pos["owed"] += len(blockers)
        if blocker == "D" and name == "T":
            pos["owed"] += stopped
    return strike(pos, len(played) - stopped)


def taken(pos: Position, way: tuple[int, ...]) -> Position | None:
    # Which card lies where is chance, so nothing may be counted beyond this action.
    child = deepcopy(pos)
    child["hands"][pos["foe"]] += [pos["attack"][0][index] for index in way]
    return strike(child, len(pos["attack"][0]) - len(way))


def strike(pos: Position, times: int) -> Position | None:
    name = pos["attack"][1]
    for _ in range(times):
        if name == "M":
            pos.update(phase="name", left=times)
            return pos
        if name in STEALS and not rob(pos, STEALS[name]):
            return None
        pos["owed"] += name in "TO"
        pos["size"][pos["who"]] += name == "Q"
    return trading(pos)


def rob(pos: Position, cakes: int) -> bool:
    thief, victim = pos["who"] % 2, pos["foe"] % 2
    cakes = min(cakes, pos["cakes"][victim])
    pos["cakes"][victim] -= cakes
    pos["cakes"][thief] += cakes
    return bool(pos["cakes"][victim])


def named(pos: Position, letter: str) -> Position | None:
    child = deepcopy(pos)
    if not rob(child, 2 * child["hands"][child["foe"]].count(letter)):
        return None
    child["left"] -= 1
    return child if child["left"] else trading(child)


def trading(pos: Position) -> Position | None:
    if has_friend(pos):
        own, other = pos["hands"][pos["who"]], pos["hands"][(pos["who"] + 2) % 4]
        if (own and other) or (not pos["deck"] and (own or other)):
            pos["phase"] = "trade"
            return pos
    return refill(pos)


def traded(pos: Position) -> list[Position | None]:
    who, friend = pos["who"], (pos["who"] + 2) % 4
    found = [refill(deepcopy(pos))]
    nothing = [] if pos["deck"] else [""]
    for give, get in product([*set(pos["hands"][who]), *nothing], [*set(pos["hands"][friend]), *nothing]):
        if give or get:
            child = deepcopy(pos)
            for source, target, letter in ((who, friend, give), (friend, who, get)):
                if letter:
                    child["hands"][source].remove(letter)
                    child["hands"][target].append(letter)
            found.append(refill(child))
    return found


def refill(pos: Position) -> Position | None:
    for seat in (pos["who"], pos["foe"]):
        while pos["deck"] and len(pos["hands"][seat]) < pos["size"][seat]:
            pos["hands"][seat].append(pos["deck"].pop())
    return onward(pos)
