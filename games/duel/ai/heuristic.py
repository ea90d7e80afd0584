"""An AI player for Cake Duel that weighs what each action may win against what a doubt would cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from itertools import accumulate
from math import exp
from typing import assert_never

from games.duel.actions import (
    Accept,
    Attack,
    Block,
    Challenge,
    DuelAction,
    Hold,
    Lead,
    Name,
    NoTrade,
    Pass,
    Take,
    Trade,
)
from games.duel.ai.odds import Odds, at_least, cakes_of
from games.duel.cards import FACES, Card
from games.duel.options import partner_of
from games.duel.view import Lying, View
from games.engine import Seat
from games.entropy import Entropy

PAIR = 2
"""How many play without partners."""
GRAIN = 1 << 20
"""Into how many parts a chance is cut to draw from it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayStyle:
    """How somebody plays. Chances and values are from 0 to 1; a value is a chance to win the bout."""

    bluffs: float
    """How often it believes that others lie who cannot say the truth."""
    doubts: float
    """How much of what is unlikely it expects others to challenge."""
    blocks: float
    """How often it expects an attack to be blocked."""
    slack: float
    """How much worse than the best an action may look and still be taken."""
    heat: float
    """How evenly it picks among those."""


EASY = PlayStyle(bluffs=0.15, doubts=0.2, blocks=0.2, slack=0.25, heat=0.15)
"""Trusts others too readily, believes itself unseen, and is often content with the second best."""
FAIR = PlayStyle(bluffs=0.12, doubts=0.4, blocks=0.3, slack=0.2, heat=0.07)
"""Estimates soberly, and errs by a little."""
FAIR_IN_TEAMS = replace(FAIR, slack=0.25, heat=0.07)
"""Errs by more in teams: there the strong level estimates too, and does not play by training."""
STRONG = PlayStyle(bluffs=0.03, doubts=0.5, blocks=0.1, slack=0.03, heat=0.02)
"""Stays close to the best estimate. Bouts of two are played by training instead."""


class HeuristicPlayer:
    """Takes one of the actions that look best to it, and varies so that it cannot be read."""

    def __init__(self, style: PlayStyle, in_teams: PlayStyle | None = None) -> None:
        """``style`` says how boldly, and how exactly; ``in_teams`` says so for teams."""
        self._style = style
        self._in_teams = in_teams or style

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """Return the action to take, from the seat's view only."""
        # Cards laid differently under one claim are one idea; otherwise bluffs would crowd out the rest.
        ideas: dict[object, tuple[float, DuelAction]] = {}
        style = self._style if len(view.hands) == PAIR else self._in_teams
        appraisal = _Appraisal(view, style)
        for action in legal:
            worth = appraisal.of(action)
            idea = _idea(action)
            if idea not in ideas or worth > ideas[idea][0]:
                ideas[idea] = worth, action
        best = max(worth for worth, _ in ideas.values())
        close = [(worth, action) for worth, action in ideas.values() if worth >= best - style.slack]
        weights = [1 + int(GRAIN * exp((worth - best) / style.heat)) for worth, _ in close]
        mark, _ = entropy.below(sum(weights))
        return next(
            action for (_, action), sum_ in zip(close, accumulate(weights), strict=True) if mark < sum_
        )


def _idea(action: DuelAction) -> object:
    if isinstance(action, (Attack, Block)):
        target = action.target if isinstance(action, Attack) else None
        return action.claim, len(action.cards), all(card is action.claim for card in action.cards), target
    return action


class _Appraisal:
    """What each action of one decision is worth: about the chance to win the bout after it."""

    def __init__(self, view: View, style: PlayStyle) -> None:
        self._view = view
        self._style = style
        self._own, self._other = cakes_of(view)
        self._all = self._own + self._other
        self._odds = Odds(view)
        self._doubts: dict[tuple[Card, int], float] = {}
        self._thefts: dict[tuple[Card, int, Seat], float] = {}

    def of(self, action: DuelAction) -> float:
        """Return the worth of one action."""
        match action:
            case Attack():
                return self._attack(action)
            case Pass():
                return self._pass()
            case Block():
                return self._block(action)
            case Challenge():
                return 1 - self._truth()
            case Accept():
                return self._accepted()
            case Hold():
                # The partner who is asked may still doubt; only what is clearly a lie is worth a shout.
                return max(self._accepted(), 0.6)
            case Name(card):
                assert self._view.defender is not None
                return self._standing(
                    FACES[Card.SUMMONER].cakes * self._odds.expected(self._view.defender, card)
                )
            case Lead(seat):
                return 0.5 + 0.01 * _power(self._view.hands[seat].cards or ())
            case Take() | NoTrade():
                return 0.5
            case Trade():
                return 0.5 + 0.1 * self._bettered(action)
            case _:
                assert_never(action)

    def _standing(self, gain: float) -> float:
        """Return the chance to win the bout after gaining this many cakes."""
        own = min(max(self._own + gain, 0), self._all) / self._all
        return 0.0 if own <= 0 else 1.0 if own >= 1 else 0.5 + 0.9 * (own - 0.5)

    def _truth(self) -> float:
        claim = self._view.block or self._view.attack
        assert claim is not None
        # With special cards there is nearly always something true to say: who lies then, lies more rarely.
        rarely = 3 if self._view.options.setup.specials else 1
        return self._odds.likelihood(claim, self._style.bluffs / rarely)

    def _pass(self) -> float:
        ends = (
            len(self._view.passed) == len(self._view.hands) - 1 and self._view.seat not in self._view.passed
        )
        if ends:
            return float(self._own > self._other)
        return self._standing(0)

    def _accepted(self) -> float:
        attack, block = self._view.attack, self._view.block
        assert attack is not None
        if block is None:
            return self._standing(-self._theft(attack.name, attack.count, attack.target))
        return self._standing(self._remaining(attack, block.name, block.count))

    def _remaining(self, attack: Lying, name: Card, count: int) -> float:
        """Return the cakes that an attack still steals when blocked by this many of this name."""
        shield = FACES[name]
        blocked = attack.count if shield.shields else min(count, attack.count)
        left = self._theft(attack.name, attack.count - blocked, attack.target)
        # A weapon's blocker stops only the theft; Priests keep the card; each Angel costs another turn.
        left += 0.0 if shield.wholly else _effects(attack.name, blocked)
        return left - 0.4 * blocked * shield.takes + 0.4 * count * shield.again

    def _theft(self, name: Card, count: int, of: Seat) -> float:
        key = name, count, of
        if key not in self._thefts:
            face = FACES[name]
            each = face.cakes * self._named(of) if face.names else face.cakes
            self._thefts[key] = count * each + _effects(name, count)
        return self._thefts[key]

    def _named(self, of: Seat) -> float:
        """Return the expected copies in this hand of the card that a Summoner names."""
        if self._view.hands[of].cards is not None:
            return 1.0
        return max(self._odds.expected(of, card) for card in Card)

    def _doubted(self, name: Card, count: int) -> float:
        """Return the chance that the other side challenges such a claim."""
        if (name, count) not in self._doubts:
            setup = self._view.options.setup
            # Others may take another card for a special one: they believe it more often than it is true.
            copies = setup.core.count(name) + setup.specials
            able = at_least(
                count, copies=copies, hidden=len(setup.core) + setup.specials, held=len(self._view.hand) + 2
            )
            self._doubts[name, count] = min(1.0, self._style.doubts * (1 - able) + 0.05)
        return self._doubts[name, count]

    def _attack(self, action: Attack) -> float:
        doubt = self._doubted(action.claim, len(action.cards))
        gain = self._theft(action.claim, len(action.cards), action.target)
        if gain >= self._other:
            # Who would lose everything has nothing to lose by a doubt.
            doubt = max(doubt, 0.7)
        blocked = self._style.blocks
        quiet = (1 - blocked) * self._standing(gain) + blocked * self._standing(0)
        true = self._odds.truth(action.cards, action.claim, against=action.target, is_attack=True)
        return doubt * true + (1 - doubt) * quiet - self._loss(action.cards, action.claim)

    def _block(self, action: Block) -> float:
        attack = self._view.attack
        assert attack is not None
        doubt = self._doubted(action.claim, len(action.cards))
        quiet = self._standing(-self._remaining(attack, action.claim, len(action.cards)))
        true = self._odds.truth(action.cards, action.claim, against=attack.seat, is_attack=False)
        return doubt * true + (1 - doubt) * quiet - self._loss(action.cards, action.claim)

    def _loss(self, cards: tuple[Card, ...], claim: Card) -> float:
        """Return the cost of these cards: a little each, and more for one that could yet be true."""
        spare = Counter(cards)
        del spare[claim]
        return 0.005 * len(cards) + 0.01 * sum(
            count for card, count in spare.items() if card is not Card.WOLFY
        )

    def _bettered(self, trade: Trade) -> float:
        """Return the power that a trade adds to the two hands of the team."""
        assert self._view.seat is not None
        partner = partner_of(self._view.seat, len(self._view.hands))
        assert partner is not None
        own, other = Counter(self._view.hand), Counter(self._view.hands[partner].cards or ())
        before = _power(own.elements()) + _power(other.elements())
        for giver, taker, card in ((own, other, trade.give), (other, own, trade.take)):
            if card is not None:
                giver[card] -= 1
                taker[card] += 1
        return _power(own.elements()) + _power(other.elements()) - before


def _effects(name: Card, count: int) -> float:
    """Return the worth in cakes of a look, another turn or a longer hand."""
    face = FACES[name]
    return count * (0.4 * face.again + 0.3 * face.looks + 0.8 * face.grows)


def _power(cards: Iterable[Card]) -> float:
    """Return the power of a hand without bluffs: its best attack in cakes, and a blocker for each kind of attack."""
    held = Counter(cards)
    attack = max((count * FACES[card].cakes for card, count in held.items()), default=0)
    return attack + 0.5 * sum(held[card] > 0 for card in (Card.DEFENDER, Card.SCIENTIST))
