"""Time reviews, and check their estimates on other deals: ``python -m lab.reviews``."""

from __future__ import annotations

import argparse
import time
from typing import Any

from games.auf import review as auf
from games.catalog import ENTRIES
from games.entropy import Entropy
from games.record import PlayedMove

TABLES = (("auf", 2), ("auf", 3), ("auf", 4), ("bakeries", 2))
REVIEWED = ("random", "easy", "fair")
"""Who sits in the seat whose decisions are reviewed; the others play as strong does."""
OTHER_DEALS = range(10_000, 10_100)


def played(key: str, seats: int, level: str, number: int) -> tuple[Any, list[PlayedMove]]:
    """Return the options and the moves of a game."""
    entry = ENTRIES[key]
    game, options = entry.game, entry.game.Options()
    state = game.deal(seats, options, Entropy(b"%d" % number)).state
    moves: list[PlayedMove] = []
    while clocked := game.clocked(state):
        seat = min(clocked)
        player = entry.ai_players[level if seat == 0 else "strong"]
        luck = Entropy(b"%d %d" % (number, len(moves)))
        action = player.choose(game.view(state, seat), tuple(game.legal_actions(state, seat)), luck)
        step = game.apply(state, seat, action)
        moves.append(PlayedMove(state, seat, action, step.events, step.state))
        state = step.state
    return options, moves


def main() -> None:
    """Print for each table how long a review takes, and in Auf what other deals say of the decisions in it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="how many games of each kind")
    games: int = parser.parse_args().games
    for key, seats in TABLES:
        seconds: list[float] = []
        told: list[tuple[float, float]] = []
        for level in REVIEWED:
            for number in range(games):
                options, moves = played(key, seats, level, number)
                begun, review = time.process_time(), ENTRIES[key].review
                assert review is not None
                found = review(options, moves, 0)
                seconds.append(time.process_time() - begun)
                if key == "auf":
                    costs = {(each.view.turn, each.taken): each.cost for each in found}
                    told += [
                        (costs[question.turn, question.taken], question.cost(OTHER_DEALS))
                        for question in auf.questions(moves, 0)
                        if (question.turn, question.taken) in costs and question.taken != question.better
                    ]
        print(f"{key} for {seats}: mean {sum(seconds) / len(seconds):.2f} s, longest {max(seconds):.2f} s")
        if told:
            reported, again = (sum(column) / len(told) for column in zip(*told, strict=True))
            right = sum(cost > 0 for _, cost in told) / len(told)
            print(f"  {len(told)} decisions: {reported:.2f} recipes reported, {again:.2f} on other deals,")
            print(f"  {right:.0%} of them cost something there")


if __name__ == "__main__":
    main()
