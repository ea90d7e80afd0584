"""Ratings of the levels among the panel: ``python -m bench.house --ratings``.

Every pair plays the same deals from both seats. Then openskill rates all games in a random order, as ``bot.ratings``
does for members. The order changes a rating by chance, so several orders are rated; their mean and spread are printed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean, stdev

from bench.house import free_for_all, matches
from bench.house.panel import panel
from bot.ratings.model import NEW, RatedSeat, Rating, rate
from games.ai import LEVELS, AIPlayer
from games.catalog import ENTRIES
from games.duel import Mode

ORDERS = 20
"""In how many random orders the games are rated."""
PAIR = ((0,), (1,))
"""The sides of a game of two players."""


@dataclass(frozen=True, slots=True)
class Bout:
    """One game of two players, and their places in it."""

    players: tuple[str, str]
    places: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Estimate:
    """The mean of a player's rating over all orders, and the standard deviation between them."""

    mu: float
    spread: float


def roster(game: str, mode: Mode = Mode.CORE) -> dict[str, AIPlayer]:
    """Return the rated players by name: the panel of the game, and its levels."""
    house = ENTRIES[game].ai_players
    rivals = panel(mode) if game == "duel" else {name: house[name] for name in free_for_all.PANEL}
    return {**rivals, **{level: house[level] for level in LEVELS}}


def played(game: str, players: Mapping[str, AIPlayer], seeds: range, *, mode: Mode = Mode.CORE) -> list[Bout]:
    """Return the games of every pair on these deals, from both seats."""
    return [
        Bout(names, _places(game, (players[names[0]], players[names[1]]), seed, mode))
        for pair in combinations(players, 2)
        for seed in seeds
        for names in (pair, (pair[1], pair[0]))
    ]


def _places(game: str, pair: tuple[AIPlayer, AIPlayer], seed: int, mode: Mode) -> tuple[int, int]:
    if game == "duel":
        winners: Sequence[int] = (matches.bout(pair, seed, mode),)
    else:
        winners = free_for_all.winners(game, pair, seed)
    return (1 if 0 in winners else 2, 1 if 1 in winners else 2)


def rated(bouts: Sequence[Bout], order: random.Random) -> dict[str, Rating]:
    """Return everybody's rating after all games in a random order."""
    ratings: dict[str, Rating] = {}
    for bout in order.sample(bouts, len(bouts)):
        seats = [
            RatedSeat(place=place, rating=ratings.get(name, NEW))
            for name, place in zip(bout.players, bout.places, strict=True)
        ]
        ratings.update(zip(bout.players, rate(seats, PAIR), strict=True))
    return ratings


def estimates(bouts: Sequence[Bout], orders: int = ORDERS) -> dict[str, Estimate]:
    """Return the estimate of each player, the weakest first."""
    runs = [rated(bouts, random.Random(seed)) for seed in range(1, 1 + orders)]
    found = {name: [run[name].mu for run in runs] for name in runs[0]}
    return {
        name: Estimate(fmean(mus), stdev(mus) if len(mus) > 1 else 0.0)
        for name, mus in sorted(found.items(), key=lambda item: fmean(item[1]))
    }


def share_of_way(ratings: Mapping[str, Estimate]) -> float:
    """Return the place of fair between easy (0) and strong (1)."""
    easy, fair, strong = (ratings[level].mu for level in LEVELS)
    return (fair - easy) / (strong - easy)


def report(game: str, bouts: int, *, mode: Mode = Mode.CORE) -> Iterator[str]:
    """Return a line for each player, and where fair stands. ``bouts`` are those of one pair."""
    seeds = range(1, 1 + bouts // 2)
    ratings = estimates(played(game, roster(game, mode), seeds, mode=mode))
    name = f"{game} {mode}" if game == "duel" else game
    yield f"{name}: {2 * len(seeds)} games of every pair, deals {seeds.start} to {seeds.stop - 1}, {ORDERS} orders"
    for player, estimate in ratings.items():
        yield f"{player:22} {estimate.mu:6.1f} ± {estimate.spread:.1f}"
    yield f"fair has gone {share_of_way(ratings):.0%} of the way from easy to strong"
