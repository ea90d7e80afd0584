"""Players that try actions out, on the cards as they lie or on imagined deals: ``python -m lab.rollouts``.

The first one sees all cards, and shows about how much there is to win. With ``--worlds`` it sees only what its seat may
know, and tries its actions on so many deals of the rest, or with ``--milliseconds`` on as many as fit into this time.
Strong plays on for everybody, in Cake Auf! until the end of the round, and in You Take the Cake until somebody hires:
after that no card is hidden. With ``--until-turn`` both stop at the seat's next turn, judged as strong does.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from time import thread_time
from typing import Any

from bench.house.results import Results
from games.ai import AIPlayer
from games.auf import state as auf
from games.auf.ai.heuristic import STRONG, _Appraisal
from games.auf.redeal import redealt
from games.auf.review import _is_played_out, _lead
from games.bakeries import state as bakeries
from games.bakeries.ai.hiring_odds import HIRING, Doors, worth
from games.bakeries.kitchen import Kitchen, in_hand_order
from games.catalog import ENTRIES
from games.engine import Seat
from games.entropy import Entropy

WON = 100.0
"""What a game won is worth, in recipes."""
MOST_WORLDS = 10_000
"""More deals than are imagined in any time."""
MOST_STEPS = 500
"""More steps than a game has until its next end of a round."""


def with_other_cards(state: bakeries.State, seat: Seat, entropy: Entropy) -> bakeries.State:
    """Return a state of You Take the Cake with another stock and another hand of the other bakery."""
    kitchen, other = state.kitchen, 1 - seat
    unseen = in_hand_order((*kitchen.stock, *kitchen.hands[other]))
    cards, entropy = entropy.shuffled(unseen)
    held = len(kitchen.hands[other])
    hidden, own = in_hand_order(cards[:held]), kitchen.hands[seat]
    hands = (own, hidden) if seat == 0 else (hidden, own)
    return replace(state, kitchen=replace(kitchen, hands=hands, stock=cards[held:]), entropy=entropy)


class Trier:
    """Tries a few actions and takes the one that brings most; the first is what strong would do."""

    def __init__(
        self,
        game: str,
        *,
        worlds: int,
        width: int,
        milliseconds: float = 0,
        until_turn: bool = False,
        sure: float | None = None,
    ) -> None:
        """Without ``worlds`` and ``milliseconds`` it sees all cards. ``width`` is how many actions it tries.

        ``sure`` is by how many standard errors an action must bring more than what strong would do.
        """
        entry = ENTRIES[game]
        self._game: Any = entry.game
        self._strong = entry.ai_players["strong"]
        self._is_auf = game == "auf"
        self._worlds, self._width = worlds, width
        self._seconds, self._until_turn, self._sure = milliseconds / 1000, until_turn, sure
        self.seconds: list[float] = []
        """How long each choice took, in time on one core."""

    def choose(self, state: Any, seat: Seat, chance: Entropy) -> Any:
        """Return the action to take. The hidden part of the state is used only by a player that sees all cards."""
        began = thread_time()
        actions = self._candidates(state, seat, chance)
        best = actions[0]
        if len(actions) > 1:
            tried: list[list[float]] = []
            for world in self._imagined(state, seat, chance):
                tried.append([self._tried(world, seat, action) for action in actions])
                if self._seconds and thread_time() - began >= self._seconds:
                    break
            best = actions[_best(tried, self._sure)]
        self.seconds.append(thread_time() - began)
        return best

    def _candidates(self, state: Any, seat: Seat, chance: Entropy) -> list[Any]:
        legal, view = tuple(self._game.legal_actions(state, seat)), self._game.view(state, seat)
        usual = self._strong.choose(view, legal, chance)
        others = [action for action in legal if action != usual]
        if self._is_auf and state.phase in (auf.Phase.TURN, auf.Phase.LOOK):
            appraisal = _Appraisal(view, STRONG)
            others.sort(key=appraisal.of, reverse=True)
            return [usual, *others[: self._width - 1]]
        if not self._is_auf and state.phase is bakeries.Phase.HIRE:
            return [usual, *others]
        return [usual]

    def _imagined(self, state: Any, seat: Seat, chance: Entropy) -> Iterator[Any]:
        """Yield states to try the actions in: the real one with other chance to come, or deals of what is hidden."""
        if not self._worlds and not self._seconds:
            yield replace(state, entropy=Entropy(b"other" + chance.seed))
        for number in range(MOST_WORLDS if self._seconds else self._worlds):
            luck = Entropy(b"deal %d" % number + chance.seed)
            yield redealt(state, seat, luck) if self._is_auf else with_other_cards(state, seat, luck)

    def _tried(self, state: Any, seat: Seat, action: Any) -> float:
        asked, state = state, self._game.apply(state, seat, action).state
        for step in range(MOST_STEPS):
            if self._is_over(asked, state, seat):
                break
            mover = min(self._game.clocked(state))
            legal, view = tuple(self._game.legal_actions(state, mover)), self._game.view(state, mover)
            choice = self._strong.choose(view, legal, Entropy(b"step %d" % step))
            state = self._game.apply(state, mover, choice).state
        if self._until_turn and self._is_auf:
            return _lead(self._game.view(state, seat), asked)
        return self._worth(state, seat)

    def _is_over(self, asked: Any, state: Any, seat: Seat) -> bool:
        if self._is_auf and self._until_turn:
            return _is_played_out(asked, state, seat)
        if self._is_auf:
            ends = (auf.Phase.OVER, auf.Phase.SHOWDOWN, auf.Phase.OVERNIGHT)
            return state.phase in ends or state.round != asked.round
        is_next = state.question is bakeries.Question.TURN and state.player == seat
        return state.phase is not bakeries.Phase.HIRE or (self._until_turn and is_next)

    def _worth(self, state: Any, seat: Seat) -> float:
        if not self._is_auf:
            if state.hire:
                return float((1 if state.hire.seat == seat else -1) * (state.hire.chef.multiplier + HIRING))
            is_hiring = state.phase is bakeries.Phase.HIRE
            return _promise(state.kitchen, seat) - _promise(state.kitchen, 1 - seat) if is_hiring else 0.0
        points = [len(player.finished) for player in state.players]
        others = [each for other, each in enumerate(points) if other != seat]
        lead = points[seat] - sum(others) / len(others)
        if state.phase in (auf.Phase.OVER, auf.Phase.SHOWDOWN):
            lead += WON * (points[seat] == max(points)) / points.count(max(points))
        return lead


def _best(tried: list[list[float]], sure: float | None) -> int:
    """Return the index of the best action; with ``sure``, the first unless another is surely better."""
    totals = [sum(values) for values in zip(*tried, strict=True)]
    best = totals.index(max(totals))
    if sure is None or len(tried) == 1:
        return best
    more = [values[best] - values[0] for values in tried]
    return best if fmean(more) > sure * stdev(more) / sqrt(len(more)) else 0


def _promise(kitchen: Kitchen, seat: Seat) -> float:
    """Return the worth of a hand, in multipliers."""
    doors = Doors(own_closed=kitchen.closed[seat], other_closed=kitchen.closed[1 - seat])
    return worth(kitchen.hands[seat], doors)


def won(game: str, trier: Trier, rival: AIPlayer, number: int, seat: Seat, seats: int) -> float:
    """Return the trier's share of a game on this deal from this seat, among rivals of one kind."""
    rules: Any = ENTRIES[game].game
    state = rules.deal(seats, rules.Options(), Entropy(number.to_bytes(8, "big"))).state
    decision = 0
    while asked := rules.clocked(state):
        mover = min(asked)
        chance = Entropy(b"bench" + number.to_bytes(8, "big") + decision.to_bytes(4, "big"))
        if mover == seat:
            action = trier.choose(state, seat, chance)
        else:
            action = rival.choose(rules.view(state, mover), tuple(rules.legal_actions(state, mover)), chance)
        state = rules.apply(state, mover, action).state
        decision += 1
    outcome = rules.outcome(state)
    return float(seat in outcome.winners) / len(outcome.winners)


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="auf", choices=["auf", "bakeries"])
    parser.add_argument("--against", nargs="+", default=["honest", "strong"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=50, help="each is played from every seat")
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    parser.add_argument(
        "--worlds", type=int, default=0, help="imagined deals a choice; without, it sees all cards"
    )
    parser.add_argument("--width", type=int, default=6, help="actions tried a choice, in Cake Auf!")
    parser.add_argument(
        "--milliseconds", type=float, default=0, help="imagine deals during this time instead, at least one"
    )
    parser.add_argument("--until-turn", action="store_true", help="play on only until the seat's next turn")
    parser.add_argument(
        "--sure",
        type=float,
        help="do as strong would unless that many standard errors speak for another action",
    )
    options = parser.parse_args()
    trier = Trier(
        options.game,
        worlds=options.worlds,
        width=options.width,
        milliseconds=options.milliseconds,
        until_turn=options.until_turn,
        sure=options.sure,
    )
    for name in options.against:
        play = partial(won, options.game, trier, ENTRIES[options.game].ai_players[name])
        results = Results()
        for number in range(options.first, options.first + options.deals):
            shares = [play(number, seat, options.seats) for seat in range(options.seats)]
            results.deals.append(sum(shares) / options.seats)
        games = options.deals * options.seats
        print(f"against {name:8} {results.share:6.1%} ± {results.margin:.1%} of {games} games", flush=True)
    times = sorted(trier.seconds)
    mean = 1000 * sum(times) / len(times)
    print(f"a choice takes {mean:.0f} ms, the longest {1000 * times[-1]:.0f} ms")


if __name__ == "__main__":
    main()
