"""How You Take the Cake plays out: figures of many random games.

    python -m bench.games_bakeries --games 100000 --players eager

``uniform`` players choose any legal action with equal chance. ``eager`` players do so as well, except in
phase one: they lay a set or reopen their bakery when they can, and discard the card that helps them least.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from games.bakeries import Bakeries
from games.bakeries.actions import BakeryAction, Discard, LaySet, ReopenBakery
from games.bakeries.cards import CARD_ORDER, Card, missing_parts
from games.bakeries.events import BakeryEvent, ChefHired, DiceRolled, NobodyHired, RoundEnded
from games.bakeries.options import Options
from games.bakeries.state import Question, State
from games.entropy import Entropy

GAME = Bakeries()
GAMES_AT_ONCE = 250

Player = Callable[[State, random.Random], BakeryAction]


def uniform(state: State, luck: random.Random) -> BakeryAction:
    """Return any legal action, each with the same chance."""
    return luck.choice(GAME.legal_actions(state, state.player))


def eager(state: State, luck: random.Random) -> BakeryAction:
    """Return an action like ``uniform``, but hire a chef as soon as possible."""
    legal = GAME.legal_actions(state, state.player)
    match state.question:
        case Question.TURN:
            wanted = [action for action in legal if isinstance(action, LaySet | ReopenBakery)]
            return wanted[-1] if wanted else luck.choice(legal)
        case Question.DISCARD:
            hand = state.kitchen.hands[state.player]
            discards = (action for action in legal if isinstance(action, Discard))
            return min(discards, key=lambda action: _use(hand, action.card))
        case _:
            return luck.choice(legal)


def _use(hand: tuple[Card, ...], card: Card) -> tuple[bool, int, int]:
    """Return a rank of the card's use: a duplicate has none, a part more if its set is fuller."""
    if card.is_sign:
        return hand.count(card) == 1, len(hand), CARD_ORDER[card]
    return hand.count(card) == 1, -len(missing_parts(hand, card.chef)), CARD_ORDER[card]


PLAYERS: Mapping[str, Player] = {"uniform": uniform, "eager": eager}


@dataclass
class Figures:
    """Counts over games; two of them can be added."""

    moves: int = 0
    places: Counter[str] = field(default_factory=Counter)
    hires: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    """Phases one by their number of turns, both players together."""
    rolls: Counter[int] = field(default_factory=Counter)
    """Cake sales by the number of rolls, without the clearance sale."""
    bonuses: int = 0
    clearances: Counter[int] = field(default_factory=Counter)
    """Rounds with a clearance sale, by the percentage kept in the end."""
    dollars: Counter[str] = field(default_factory=Counter)

    def add(self, other: Figures) -> None:
        """Add the counts of the other."""
        self.moves += other.moves
        self.bonuses += other.bonuses
        for mine, others in (
            (self.places, other.places),
            (self.hires, other.hires),
            (self.dollars, other.dollars),
        ):
            mine.update(others)
        for numbers, other_numbers in (
            (self.turns, other.turns),
            (self.rolls, other.rolls),
            (self.clearances, other.clearances),
        ):
            numbers.update(other_numbers)

    def note(self, state: State, events: Iterable[BakeryEvent]) -> int:
        """Count the results of a move; return the number of rolls in the sale."""
        rolled = 0
        for event in events:
            match event:
                case ChefHired(hire=hire):
                    self.hires[hire.chef] += 1
                    self.turns[state.kitchen.turns + 1] += 1
                case NobodyHired(reason=reason):
                    self.hires[reason] += 1
                    self.turns[state.kitchen.turns] += 1
                case DiceRolled():
                    rolled += 1
                case RoundEnded(account=account):
                    for takings in account.takings:
                        self.dollars["ahead" if takings.percent == 100 else "behind"] += takings.total
                        self.bonuses += takings.is_great_chef
                        if takings.tries:
                            self.clearances[takings.percent] += 1
                case _:
                    pass
        return rolled


def played(seeds: range, players: str) -> Figures:
    """Return the figures of one game per seed."""
    figures, choose = Figures(), PLAYERS[players]
    for seed in seeds:
        _play(figures, choose, seed)
    return figures


def _play(figures: Figures, choose: Player, seed: int) -> None:
    luck, rolls, rounds = random.Random(seed), 0, 0
    state = GAME.deal(2, Options(), Entropy(b"bench%d" % seed)).state
    while (outcome := state.outcome) is None:
        state, events = GAME.apply(state, state.player, choose(state, luck))
        figures.moves += 1
        rolls += figures.note(state, events)
        if len(state.rounds) > rounds:
            figures.rolls[rolls] += 1
            rolls, rounds = 0, len(state.rounds)
    winners = outcome.winners
    figures.places["shared" if len(winners) > 1 else f"seat {winners[0]}"] += 1


def report(figures: Figures, games: int, *, seconds: float) -> str:
    """Return the figures as text."""
    rounds = sum(figures.turns.values())
    tries = sum(figures.clearances.values())
    lines = [
        f"{games} games, {figures.moves / games:.0f} moves each, {figures.moves / seconds:.0f} per second",
        f"wins: {_shares(figures.places, games)}",
        f"turns of phase one: {_spread(figures.turns)}",
        f"rolls of phase three: {_spread(figures.rolls)}",
        f"phase one ends with: {_shares(figures.hires, rounds)}",
        f"GREAT CHEF BONUS: {figures.bonuses / rounds:.1%} of rounds",
        f"clearance sale: {tries / rounds:.1%} of rounds, kept: {_shares(figures.clearances, tries)}",
        *(f"dollars per round, {who}: {sum_ / rounds:.0f}" for who, sum_ in sorted(figures.dollars.items())),
    ]
    return "\n".join(lines)


def _shares(counts: Mapping[str, int] | Mapping[int, int], total: int) -> str:
    found = sorted(((str(name), count) for name, count in counts.items()), key=lambda item: -item[1])
    return ", ".join(f"{name} {count / total:.1%}" for name, count in found)


def _spread(counts: Counter[int]) -> str:
    numbers = sorted(counts.elements())
    mean = sum(numbers) / len(numbers)
    at = {name: numbers[int(part * (len(numbers) - 1))] for name, part in _PARTS.items()}
    return f"mean {mean:.1f}, " + ", ".join(f"{name} {number}" for name, number in at.items())


_PARTS = {"least": 0.0, "median": 0.5, "95%": 0.95, "most": 1.0}


def main() -> None:
    """Play, and print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--players", choices=sorted(PLAYERS), default="uniform")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    seeds = range(options.games)
    portions = [seeds[start : start + GAMES_AT_ONCE] for start in range(0, options.games, GAMES_AT_ONCE)]
    figures, began = Figures(), time.perf_counter()
    with ProcessPoolExecutor(options.jobs) as pool:
        for portion in pool.map(partial(played, players=options.players), portions):
            figures.add(portion)
    print(f"{options.players} players")
    print(report(figures, options.games, seconds=time.perf_counter() - began))


if __name__ == "__main__":
    main()
