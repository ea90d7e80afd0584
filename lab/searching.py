"""What strong would win if it searched at the table in core bouts: ``python -m lab.searching``.

At each decision it imagines deals, each weighed by how likely the other seat would have acted so. It plays every action
on to the end, itself by its table, and takes the one that wins most, if that surely wins more than the table's own.
The other seat may be another strong player, or one of the characters that the table practised against.
"""

from __future__ import annotations

import argparse
from statistics import mean

import numpy as np

from bench.house.matches import Timed, match
from bench.house.panel import panel
from games.duel import Mode
from games.duel.ai import AI_PLAYERS
from games.duel.ai.heuristic import STRONG, HeuristicPlayer
from games.duel.ai.trained import TrainedPlayer, trained_table
from lab.duel_rivals import RIVALS
from lab.respond_duel import FIXED, answer, noted, practised
from lab.search_duel import CORE, SearchingPlayer

MIXED = np.concatenate((np.repeat(FIXED, len(RIVALS)), RIVALS))
"""Who the other seat may be, when half of them are strong players."""


def main() -> None:
    """Practise a learner, play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--passes", type=int, default=300_000, help="how much the learner practises")
    parser.add_argument("--bouts", type=int, default=400)
    parser.add_argument("--deals", type=int, default=1_000, help="how many deals are weighed")
    parser.add_argument("--sample", type=int, default=200, help="how many of them are played on")
    parser.add_argument(
        "--gain", type=float, default=0.0, help="the share of bouts that another action must surely win more"
    )
    parser.add_argument("--characters", action="store_true", help="half of the deals are against characters")
    parser.add_argument("--against", nargs="+", default=[], help="only these rivals")
    options = parser.parse_args()
    table, weighs = trained_table(Mode.CORE), HeuristicPlayer(STRONG)
    strong, fixed = TrainedPlayer(weighs, table), noted(table)
    learner = TrainedPlayer(weighs, answer(practised(fixed, options.passes, 1)))
    rivals = {"learner": learner, "strong": strong, **panel(Mode.CORE), "fair": AI_PLAYERS["fair"]}
    search = Timed(
        SearchingPlayer(
            CORE,
            fixed,
            None,
            usual=strong,
            deals=options.deals,
            sample=options.sample,
            gain=options.gain,
            others=MIXED if options.characters else FIXED,
        )
    )
    seeds = range(1, 1 + options.bouts // 2)
    for name in options.against or rivals:
        for kind, player in (("strong", strong), ("with search", search)):
            results = match(player, rivals[name], seeds)
            print(f"{kind:11} against {name:22} {results.share:6.1%} ± {results.margin:.1%}", flush=True)
    times = sorted(1000 * seconds for seconds in search.seconds)
    usual = times[len(times) * 999 // 1000]
    print(f"a choice takes {mean(times):.1f} ms, 999 of 1,000 within {usual:.1f} ms")


if __name__ == "__main__":
    main()
