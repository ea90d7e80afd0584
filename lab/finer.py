"""A finer likeness of core bouts beside the one that strong has: ``python -m lab.finer``.

It remembers more of what both seats have claimed, and how many cards the other one still holds at the end. With each
likeness a table is practised, then learners with the same likeness practise against it. All bouts are compiled.
"""

from __future__ import annotations

import argparse

import numpy as np

from games.duel.ai import abstraction as plain
from games.duel.ai.trained import Table
from lab.compiling import Ints, compiled
from lab.duel_bout import COUNTED, PAPER, blocker_of, ideas, likeness, look
from lab.duel_rivals import DUEL, RIVALS
from lab.notes import Notes, blank, seeded
from lab.regret import TABLE, Rules, chosen, practise, roomy, won
from lab.respond_duel import FIXED, noted
from lab.train_duel import CURIOUS, ROWS, Practice, Training, learn, packed, rows, written

CAST = (
    "random",
    "honest",
    "honest, always doubts",
    "honest, doubts by odds",
    "liar",
    "always doubts",
    "never doubts",
    "weighs",
    "fair that errs less",
)
"""The characters, in the order of their numbers from 1."""
BOUTS = 40_000
"""How many bouts decide a share: its 95 % interval is at most ± 0.5 %."""
SEEDS = (77, 78)
"""The seeds of the bouts against characters, and against learners."""


@compiled
def finer(sheet: Ints) -> int:
    """Return a number that situations share which are played alike, by more than ``likeness`` considers."""
    rough, attack = likeness(sheet, True), sheet[plain.ATTACK]
    heard = sheet[plain.HEARD] + sheet[plain.HEARD + 1] + sheet[plain.HEARD + 2]
    said = sheet[plain.SAID] + sheet[plain.SAID + 1] + sheet[plain.SAID + 2]
    stage = min(sheet[plain.HELD_THERE], 3) if sheet[plain.DECK] == 0 else 3 + (sheet[plain.DECK] + 3) // 4
    number = rough // 6 * 7 + stage
    prospects = min(sheet[plain.HAND + 2], 1) * 3 + min(sheet[plain.HAND] + sheet[plain.HAND + 1], 2)
    if sheet[plain.PHASE] == plain.CLAIMING:
        number = (number * 3 + min(sheet[plain.SAID + 2], 2)) * 3 + min(sheet[plain.SAID] // 2, 2)
        number = (number * 3 + min(sheet[plain.SAID + 1] // 2, 2)) * 3 + min(sheet[plain.HEARD + 4], 2)
        number = (number * 3 + min((sheet[plain.HEARD + 3] + 1) // 2, 2)) * 3 + min((heard + 1) // 2, 2)
    elif sheet[plain.PHASE] == plain.ANSWERING:
        number = number * 5 + min(sheet[plain.HEARD + attack], 4)
        number = number * 3 + min(sheet[plain.SAID + blocker_of(attack)], 2)
        number = (number * 4 + min((heard + 1) // 2, 3)) * 3 + min((said + 1) // 2, 2)
        number = number * 6 + prospects
    else:
        number = (number * 5 + min(sheet[plain.HEARD + blocker_of(attack)], 4)) * 3 + min(heard // 2, 2)
        number = (number * 2 + min(sheet[plain.HAND + 3], 1)) * 6 + prospects
    return int(number * 6 + rough % 6 - 1)


@compiled
def survey(bout: Ints, out: Ints, keys: Ints) -> int:
    """Write the ideas of the acting seat, and the finer and rough keys of its situation."""
    paper = bout[PAPER:COUNTED]
    look(bout, paper)
    keys[0], keys[1] = finer(paper), likeness(paper, True)
    return int(ideas(paper, out))


LIKENESSES = {"plain": DUEL, "finer": DUEL._replace(survey=survey)}


@compiled
def share(rules: Rules, bouts: int, one: int, other: int, notes: Notes, fixed: Notes) -> float:
    """Return the share of random bouts that one wins against the other, numbered as in ``chosen``."""
    game, room, wins = np.zeros(rules.length, np.int64), roomy(rules.actions), 0
    room.weight[0] = 1.0
    for number in range(bouts):
        rules.deal(game)
        seat = rules.actor(game)
        while seat >= 0:
            player = one if seat == number & 1 else other
            rules.act(game, chosen(rules, game, player, notes, fixed, room))
            seat = rules.actor(game)
        wins += won(rules, game, number & 1) > 0
    return wins / bouts


def main() -> None:
    """Practise, play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--likeness", nargs="+", default=list(LIKENESSES), choices=list(LIKENESSES))
    parser.add_argument("--passes", type=int, default=700_000)
    parser.add_argument("--share", type=float, default=0.8, help="share of passes against other characters")
    parser.add_argument("--learners", type=int, nargs="*", default=[150_000, 300_000], help="passes of each")
    options = parser.parse_args()
    practice = Practice(share=options.share, has_opponent=True)
    for name in options.likeness:
        rules = LIKENESSES[name]
        learned, _ = learn(Training(rules, RIVALS), 1, options.passes, practice, seconds=float("inf"))
        file = written(packed(rows(learned, least=1.0)))
        table = Table(file)
        print(f"{name}: {len(table)} kinds of situation, {len(file)} bytes", flush=True)
        fixed = noted(table)
        seeded(SEEDS[0])
        for number, character in enumerate(CAST, start=1):
            print(
                f"  against {character:22} {share(rules, BOUTS, TABLE, number, fixed, fixed):.1%}", flush=True
            )
        for passes in options.learners:
            learner = blank(ROWS, rules.actions)
            seeded(1)
            practise(rules, passes, 0, passes, learner, fixed, FIXED, 1.0, CURIOUS)
            seeded(SEEDS[1])
            won_by_it = share(rules, BOUTS, 0, TABLE, learner, fixed)
            print(f"  a learner of {passes:,} passes wins {won_by_it:.1%}", flush=True)


if __name__ == "__main__":
    main()
