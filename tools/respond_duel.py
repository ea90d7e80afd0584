"""How much can be won of a house player by who has practised against it alone: ``python -m tools.respond_duel``.

The player is watched first, until a table tells how it plays; a learner practises against that table; then it
plays the player itself. What it wins is the least that can be won: a better learner might find more.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Collection, Mapping
from pathlib import Path

import numpy as np

from bench.house.matches import bout, match
from bench.house.panel import PANEL
from games.catalog import HOUSE
from games.duel import Mode, View, sheet
from games.duel.model import Attack, Block, Challenge, DuelAction
from games.duel.practised import CARDS, Practised, Table, sheet_of
from games.duel.weighing import STRONG, Weigher
from games.entropy import Entropy
from games.players import HousePlayer
from tools.compiling import Floats
from tools.duel_rivals import DUEL
from tools.regret import Notes, blank, practise, row_of, seeded
from tools.train_duel import ROWS, packed, written

UNSEEN = 1 << 40
"""Deals are numbered from here on while somebody is watched: other deals than those that are measured."""


class Watched:
    """A player whose choices are counted, by the kind of situation, finely and roughly."""

    def __init__(self, player: HousePlayer) -> None:
        self._player = player
        self.seen: dict[int, Floats] = defaultdict(lambda: np.zeros(sheet.IDEAS, np.float32))

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """What the player chooses."""
        action: DuelAction = self._player.choose(view, legal, entropy)
        told = sheet_of(view)
        idea = idea_of(told, action)
        if idea < sheet.IDEAS:
            for rough in (False, True):
                self.seen[sheet.likeness(told, rough=rough)][idea] += 1
        return action


def idea_of(told: list[int], action: DuelAction) -> int:
    """The number of the idea that an action carries out, or about."""
    if isinstance(action, (Attack, Block)):
        false, size = any(card is not action.claim for card in action.cards), len(action.cards)
        if told[sheet.PHASE] == sheet.CLAIMING:
            return 1 + (CARDS.index(action.claim) * 4 + size - 1) * 2 + false
        return 2 + (size - 1) * 2 + false
    return sheet.DOUBT if isinstance(action, Challenge) else sheet.QUIET


def noted(seen: Mapping[int, Floats]) -> Notes:
    """What was seen, as the trainer reads a finished table."""
    notes = blank(ROWS, sheet.IDEAS)
    for key, often in seen.items():
        row = row_of(notes.keys, key)
        notes.keys[row], notes.played[row] = key + 1, often
    return notes


def watched(player: HousePlayer, bouts: int) -> Notes:
    """How the player plays against itself and against the panel in turn."""
    one = Watched(player)
    rivals = [one, *PANEL.values()]
    for number in range(bouts):
        bout((one, rivals[number % len(rivals)]), UNSEEN + number, Mode.CORE)
    return noted(one.seen)


def answer(fixed: Notes, passes: int, seed: int) -> Table:
    """What a learner does who has practised against this table alone."""
    notes = blank(ROWS, sheet.IDEAS)
    seeded(seed)
    practise(DUEL, passes, 0, passes, notes, fixed, np.array([-1]), 1.0, 0.3)
    found: dict[int, Floats] = {}
    for row in np.flatnonzero(notes.keys):
        liked = np.maximum(notes.regrets[row], 0)
        if liked.sum() > 0:
            found[int(notes.keys[row]) - 1] = liked
    return Table(written(packed(found), seed=seed, passes=passes))


def main() -> None:
    """Watch, practise, play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--of", default="strong", choices=list(HOUSE["duel"]))
    parser.add_argument("--table", type=Path, help="or of who plays by the table in this file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--watch", type=int, default=10_000, help="bouts")
    parser.add_argument("--passes", type=int, default=300_000)
    parser.add_argument("--bouts", type=int, default=2_000)
    options = parser.parse_args()
    player = HOUSE["duel"][options.of]
    if options.table:
        player = Practised(Weigher(STRONG), Table(options.table.read_bytes()))
    rival = Practised(Weigher(STRONG), answer(watched(player, options.watch), options.passes, options.seed))
    tally = match(rival, player, range(1, 1 + options.bouts // 2))
    print(f"who practised against {options.table or options.of} wins {tally.share:.1%} ± {tally.margin:.1%}")


if __name__ == "__main__":
    main()
