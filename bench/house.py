"""How strong the house players are: those of Cake Duel against a fixed panel, every deal from both seats.

``python -m bench.house --bouts 10000``; the other games: ``--game auf --seats 3 --bouts 1000`` (bench/bakers.py).
Intervals are 95 %, by the cluster-robust formula over deals: all that is played of a deal is one observation.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Collection, Iterator, Mapping

from bench import bakers
from bench.tally import Tally
from games.catalog import HOUSE
from games.duel import Card, Duel, DuelOptions, Mode, View
from games.duel.model import Attack, Block, Challenge, DuelAction
from games.duel.odds import likelihood
from games.duel.players import HonestPlayer
from games.entropy import Entropy
from games.players import HousePlayer, RandomPlayer

GAME = Duel()


def _any(legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
    pick, _ = entropy.below(len(legal))
    return list(legal)[pick]


class Challenger:
    """Doubts everything, and is otherwise random."""

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """A challenge where there may be one."""
        doubts = [action for action in legal if isinstance(action, Challenge)]
        return doubts[0] if doubts else _any(legal, entropy)


class Believer:
    """Doubts nothing, and is otherwise random."""

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """Anything but a challenge."""
        return _any([action for action in legal if not isinstance(action, Challenge)], entropy)


class HonestChallenger(HonestPlayer):
    """Claims the truth and doubts everything."""

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """A challenge where there may be one."""
        doubts = [action for action in legal if isinstance(action, Challenge)]
        return doubts[0] if doubts else super().choose(view, legal, entropy)


class Liar:
    """Claims two Wizards again and again, blocks with what would stop the attack, and doubts nothing."""

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """The boldest claim that is still believable."""
        wanted = view.attack.count if view.attack is not None else 2
        bold = [
            action
            for action in legal
            if (isinstance(action, Attack) and action.claim is Card.WIZARD and len(action.cards) <= wanted)
            or (isinstance(action, Block) and len(action.cards) <= min(wanted, 2))
        ]
        most = max((len(action.cards) for action in bold), default=0)
        boldest = [action for action in bold if len(action.cards) == most]
        return _any(boldest or [action for action in legal if not isinstance(action, Challenge)], entropy)


class Doubter(HonestPlayer):
    """Claims the truth and doubts what is more likely a lie than not, were every second claim a lie."""

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """A challenge where the claim is unlikely; else what an honest player does."""
        claim = view.block or view.attack
        doubts = [action for action in legal if isinstance(action, Challenge)]
        if doubts and claim is not None and likelihood(view, claim, 0.5) < 0.5:
            return doubts[0]
        return super().choose(view, legal, entropy)


PANEL: Mapping[str, HousePlayer] = {
    "random": RandomPlayer(),
    "honest": HonestPlayer(),
    "always doubts": Challenger(),
    "honest, always doubts": HonestChallenger(),
    "never doubts": Believer(),
    "liar": Liar(),
    "honest, doubts by odds": Doubter(),
}


def bout(players: tuple[HousePlayer, HousePlayer], seed: int, mode: Mode) -> int:
    """The side that wins one bout of this deal; sides sit in their order."""
    options = DuelOptions(mode=mode, trophies=1)
    state = GAME.deal(options.setup.seats, options, Entropy(seed.to_bytes(8, "big"))).state
    decision = 0
    while asked := GAME.clocked(state):
        seat = min(asked)
        chance = Entropy(b"bench" + seed.to_bytes(8, "big") + decision.to_bytes(4, "big"))
        action = players[seat % 2].choose(GAME.view(state, seat), GAME.legal_actions(state, seat), chance)
        state = GAME.apply(state, seat, action).state
        decision += 1
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.winners[0] % 2


def match(one: HousePlayer, other: HousePlayer, seeds: range, *, mode: Mode = Mode.CORE) -> Tally:
    """Every deal twice, seats changed."""
    return Tally(
        [
            ((bout((one, other), seed, mode) == 0) + (bout((other, one), seed, mode) == 1)) / 2
            for seed in seeds
        ]
    )


def report(names: list[str], bouts: int, mode: Mode) -> Iterator[str]:
    """A line for each pair."""
    levels, seeds = HOUSE["duel"], range(1, 1 + bouts // 2)
    yield f"deals {seeds.start} to {seeds.stop - 1}, each from both seats"
    for name in names:
        for rival, player in {**PANEL, **{key: levels[key] for key in names if key != name}}.items():
            tally = match(levels[name], player, seeds, mode=mode)
            yield f"{mode:10} {name:8} against {rival:22} {tally.share:6.1%} ± {tally.margin:.1%}"


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="duel", choices=list(HOUSE))
    parser.add_argument("--seats", type=int, default=2, help="of Cake Auf!")
    parser.add_argument("--bouts", type=int, default=10_000)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--mode", type=Mode, default=Mode.CORE, choices=list(Mode))
    parser.add_argument("--levels", nargs="+", default=["easy", "fair", "strong"])
    options = parser.parse_args()
    bouts = 200 if options.quick else options.bouts
    began = time.perf_counter()
    if options.game == "duel":
        lines = report(options.levels, bouts, options.mode)
    else:
        lines = bakers.report(options.game, options.levels, bouts, seats=options.seats)
    for line in lines:
        print(line, flush=True)
    print(f"{time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
