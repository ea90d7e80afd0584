"""Each level against the panel and the other levels, and the time of a choice: ``python -m bench.house``."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import median
from time import perf_counter

from bench.house.matches import Timed, match
from bench.house.panel import PANEL
from games.catalog import HOUSE
from games.duel import Mode
from games.players import LEVELS, HousePlayer

DUEL = HOUSE["duel"]


def report(names: list[str], seeds: range, mode: Mode) -> Iterator[str]:
    """A line for each pair, and one for the time of a choice."""
    for name in names:
        player = Timed(DUEL[name])
        rivals: dict[str, HousePlayer] = {**PANEL, **{key: DUEL[key] for key in names if key != name}}
        for rival, opponent in rivals.items():
            tally = match(player, opponent, seeds, mode=mode)
            yield f"{mode:10} {name:8} against {rival:22} {tally.share:6.1%} ± {tally.margin:.1%}"
        times = [seconds * 1000 for seconds in player.seconds]
        yield f"{mode:10} {name:8} chose {len(times)} times: median {median(times):.2f} ms, longest {max(times):.2f} ms"


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bouts", type=int, default=10_000)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--mode", type=Mode, default=Mode.CORE, choices=list(Mode))
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), choices=list(DUEL))
    options = parser.parse_args()
    seeds = range(1, 1 + (200 if options.quick else options.bouts) // 2)
    print(f"deals {seeds.start} to {seeds.stop - 1}, each from both seats")
    began = perf_counter()
    for line in report(options.levels, seeds, options.mode):
        print(line, flush=True)
    print(f"{perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
