"""Each level against the panel and the other levels, and the time per choice: ``python -m bench.house``."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import mean
from time import perf_counter
from typing import TypeAlias

from bench.house import free_for_all, rated
from bench.house.matches import Timed, match
from bench.house.panel import panel
from games.ai import LEVELS, AIPlayer
from games.catalog import ENTRIES
from games.duel import Mode
from games.duel.ai.heuristic import STRONG, HeuristicPlayer
from games.duel.ai.trained import Table, TrainedPlayer

DUEL = ENTRIES["duel"].ai_players
Lines: TypeAlias = Iterator[str]
QUICK_RATED = 20
"""The games of each pair in a quick table of ratings."""


def report(
    house: Mapping[str, AIPlayer], names: list[str], against: list[str], bouts: int, mode: Mode
) -> Lines:
    """Return a line for each pair and one for the time per choice; ``against`` names some rivals, or none for all."""
    seeds = range(1, 1 + bouts // 2)
    yield f"deals {seeds.start} to {seeds.stop - 1}, each from both seats"
    for name in names:
        player = Timed(house[name])
        rivals = {**panel(mode), **{key: house[key] for key in LEVELS if key != name}}
        for rival in against or rivals:
            results = match(player, rivals[rival], seeds, mode=mode)
            yield f"{mode:10} {name:8} against {rival:22} {results.share:6.1%} ± {results.margin:.1%}"
        times = sorted(seconds * 1000 for seconds in player.seconds)
        usual = times[len(times) * 999 // 1000]
        yield (
            f"{mode:10} {name:8} chose {len(times)} times: mean {mean(times):.2f} ms,"
            f" 999 of 1,000 within {usual:.2f} ms, longest {times[-1]:.2f} ms"
        )


def with_table(file: Path | None, mode: Mode) -> Mapping[str, AIPlayer]:
    """Return the house players; strong uses the table in this file, if there is one."""
    if file is None:
        return DUEL
    return {**DUEL, "strong": TrainedPlayer(HeuristicPlayer(STRONG), Table(file.read_bytes()), mode)}


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="duel", choices=list(ENTRIES))
    parser.add_argument("--seats", type=int, default=2, help="the number of players, for Cake Auf!")
    parser.add_argument("--bouts", type=int, default=10_000)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--ratings", action="store_true", help="rate the levels among the panel instead")
    parser.add_argument("--mode", type=Mode, default=Mode.CORE, choices=list(Mode))
    parser.add_argument("--levels", nargs="+", default=list(LEVELS))
    parser.add_argument("--against", nargs="+", default=[], help="only these members of the panel and levels")
    parser.add_argument(
        "--table", type=Path, help="a table for this mode that strong uses instead of its own"
    )
    options = parser.parse_args()
    bouts = 200 if options.quick else options.bouts
    began = perf_counter()
    if options.ratings:
        lines = rated.report(options.game, QUICK_RATED if options.quick else options.bouts, mode=options.mode)
    elif options.game == "duel":
        lines = report(
            with_table(options.table, options.mode), options.levels, options.against, bouts, options.mode
        )
    else:
        lines = free_for_all.report(options.game, options.levels, bouts, seats=options.seats)
    for line in lines:
        print(line, flush=True)
    print(f"{perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
