"""Kuhn's and Leduc poker as rows of numbers, to test a trainer. They are one game, so that it is compiled once.

A game holds the cards of both seats, the public card, the number of actions, and then the actions: 0 is fold, 1 is
check or call, 2 is bet or raise.
"""

from __future__ import annotations

import numpy as np

from lab.compiling import Ints, compiled
from lab.regret import Rules

FOLD, CALL, RAISE = 0, 1, 2
SEAT, ROUND, RAISES, IN, SINCE, FOLDED, STORY = 3, 4, 5, 6, 8, 9, 10
"""Who acts (-1: nobody), which round, raises in it, chips by seat, actions in it, who folded plus one, the past."""
LEDUC = 11
"""1 for Leduc, 0 for Kuhn's."""
LENGTH = 12


@compiled
def begin(game: Ints, leduc: int, one: int, two: int, board: int) -> None:
    game[:] = 0
    game[LEDUC], game[0], game[1], game[2] = leduc, one, two, board
    game[IN], game[IN + 1] = 1, 1


@compiled
def actor(game: Ints) -> int:
    return int(game[SEAT])


@compiled
def rival(game: Ints, number: int, actions: Ints, count: int) -> int:
    return int(actions[np.random.randint(count)])


@compiled
def deal(game: Ints) -> None:
    if np.random.random() < 0.3:
        cards = np.random.permutation(3)
        begin(game, 0, cards[0], cards[1], 0)
    else:
        cards = np.random.permutation(6)
        begin(game, 1, cards[0] // 2, cards[1] // 2, cards[2] // 2)


@compiled
def kuhn_survey(game: Ints, actions: Ints, keys: Ints) -> int:
    keys[:] = (game[game[SEAT]] * 64 + game[STORY]) * 2
    actions[0], actions[1] = (FOLD, CALL) if game[RAISES] else (CALL, RAISE)
    return 2


@compiled
def kuhn_act(game: Ints, action: int) -> None:
    seat = game[SEAT]
    game[STORY], game[SINCE] = game[STORY] * 4 + action + 1, game[SINCE] + 1
    game[SEAT] = 1 - seat
    if action == FOLD:
        game[FOLDED], game[SEAT] = seat + 1, -1
    elif action == RAISE:
        game[IN + seat], game[RAISES] = 2, 1
    elif game[RAISES] or game[SINCE] == 2:
        game[IN + seat], game[SEAT] = game[IN + 1 - seat], -1


@compiled
def kuhn_payoff(game: Ints) -> float:
    if game[FOLDED]:
        return float(-game[IN]) if game[FOLDED] == 1 else float(game[IN + 1])
    return float(game[IN]) if game[0] > game[1] else float(-game[IN])


@compiled
def leduc_survey(game: Ints, actions: Ints, keys: Ints) -> int:
    shown = game[2] + 1 if game[ROUND] else 0
    keys[:] = ((game[STORY] * 4 + shown) * 4 + game[game[SEAT]]) * 2 + 1
    count = 0
    if game[IN] != game[IN + 1]:
        actions[count], count = FOLD, count + 1
    actions[count], count = CALL, count + 1
    if game[RAISES] < 2:
        actions[count], count = RAISE, count + 1
    return count


@compiled
def leduc_act(game: Ints, action: int) -> None:
    seat = game[SEAT]
    game[STORY], game[SINCE] = game[STORY] * 4 + action + 1, game[SINCE] + 1
    game[SEAT] = 1 - seat
    if action == FOLD:
        game[FOLDED], game[SEAT] = seat + 1, -1
        return
    game[IN + seat] = game[IN + 1 - seat]
    if action == RAISE:
        game[IN + seat] += 4 if game[ROUND] else 2
        game[RAISES] += 1
    elif game[SINCE] > 1:
        game[SEAT] = -1 if game[ROUND] else 0
        game[ROUND], game[RAISES], game[SINCE] = 1, 0, 0


@compiled
def leduc_payoff(game: Ints) -> float:
    if game[FOLDED]:
        return float(-game[IN]) if game[FOLDED] == 1 else float(game[IN + 1])
    one = 9 if game[0] == game[2] else game[0]
    two = 9 if game[1] == game[2] else game[1]
    return 0.0 if one == two else float(game[IN]) if one > two else float(-game[IN])


@compiled
def survey(game: Ints, actions: Ints, keys: Ints) -> int:
    return int(leduc_survey(game, actions, keys) if game[LEDUC] else kuhn_survey(game, actions, keys))


@compiled
def act(game: Ints, action: int) -> None:
    if game[LEDUC]:
        leduc_act(game, action)
    else:
        kuhn_act(game, action)


@compiled
def payoff(game: Ints) -> float:
    return float(leduc_payoff(game) if game[LEDUC] else kuhn_payoff(game))


POKER = Rules(LENGTH, 3, deal, actor, survey, act, payoff, rival)

DEALS = {
    "kuhn": [(one, two, 0) for one in range(3) for two in range(3) if one != two],
    "leduc": [
        (one // 2, two // 2, board // 2)
        for one in range(6)
        for two in range(6)
        for board in range(6)
        if len({one, two, board}) == 3
    ],
}
