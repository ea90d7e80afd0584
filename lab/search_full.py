"""Search in bouts with special cards, against a table whose public decisions a witness writes down.

The search imagines no bout in which a hand was seen or a Priest took cards: from then on a learner decides.
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from games.ai import AIPlayer
from games.duel import Mode
from games.duel.actions import Attack, Block, DuelAction
from games.duel.ai import full_abstraction as plain
from games.duel.ai.abstraction import QUIET
from games.duel.ai.trained import CARDS, sheet_of
from games.duel.cards import Card
from games.duel.state import Phase
from games.duel.view import View
from games.entropy import Entropy
from lab import full_bout as swift
from lab import full_rivals
from lab.compiling import Ints
from lab.search_deals import Known, Past, Reading, Unseen, compiled_search

QUESTIONS = (Phase.CLAIM, Phase.ANSWER, Phase.BLOCK)
MOST = 4
"""The most cards that a table lays at once."""
REVEALING = (Card.ORACLE, Card.SUMMONER, Card.PRIEST)
"""Cards after which a seat knows a card that the other one has held."""


class Witness:
    """A player of one bout. It writes down what everybody sees of the player's decisions, and nothing else."""

    def __init__(self, player: AIPlayer) -> None:
        self._player = player
        self._sheets: list[list[int]] = []
        self._taken: list[int | None] = []
        self._drawn: list[int] = []

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """Return the player's choice."""
        action: DuelAction = self._player.choose(view, legal, entropy)
        if view.phase in QUESTIONS:
            assert view.seat is not None
            sheet = sheet_of(view)
            sheet[plain.HAND : plain.SAID] = [0] * (2 * plain.KINDS)
            self._sheets.append(sheet)
            self._taken.append(idea_of(action))
            self._drawn.append(drawn(view, view.seat))
        return action

    def past(self, view: View) -> Past | None:
        """Return the past that led to this view of the other seat, or None if no table plays like that."""
        assert view.seat is not None
        taken = [idea for idea in self._taken if idea is not None]
        if len(taken) < len(self._taken):
            return None
        return Past(
            np.array(self._sheets, np.int64).reshape(-1, plain.SHEET),
            np.array(taken, np.int64),
            np.array([*self._drawn, drawn(view, 1 - view.seat)], np.int64),
        )


def drawn(view: View, seat: int) -> int:
    """Return the number of cards that a seat has drawn in the bout, if no Priest has moved any."""
    return view.hands[seat].count + sum(entry.count for entry in view.log if entry.seat == seat)


def idea_of(action: DuelAction) -> int | None:
    """Return the idea of an action: of two that look alike, the one with true cards. None if it is no table's idea."""
    match action:
        case Attack(cards, name):
            card, size = CARDS.index(name), len(cards)
            if card < plain.DEFENDER:
                return 1 + (card * 4 + size - 1) * 2 if size <= MOST else None
            return plain.FIRST_SPECIAL + (card - plain.ASSASSIN) * 2 if size == 1 else None
        case Block(cards, name):
            if name in (Card.PRIEST, Card.ANGEL):
                first = plain.TAKING_PRIEST if name is Card.PRIEST else plain.GUARDING_ANGEL
                return first if len(cards) == 1 else None
            return 2 + (len(cards) - 1) * 2 if len(cards) <= MOST else None
        case _:
            return QUIET


class Watch:
    """What a search knows in bouts with special cards: its view, and what a witness wrote down of its rival."""

    def __init__(self, rival: AIPlayer) -> None:
        self._rival = rival
        self._witness = Witness(rival)

    def begin(self) -> AIPlayer:
        """Return the rival for another bout."""
        self._witness = Witness(self._rival)
        return self._witness

    def known(self, view: View) -> Known | None:
        """Return the seat's knowledge, or None when it cannot imagine the rest."""
        is_revealed = any(entry.name in REVEALING for entry in view.log if entry.turn != view.turn)
        past = self._witness.past(view)
        if view.phase not in QUESTIONS or is_revealed or past is None:
            return None
        return Known(*seen(view), past)


def seen(view: View) -> tuple[Ints, Unseen]:
    """Return the bout without what the seat does not see, and the cards that it does not see."""
    assert view.seat is not None
    seat, other, kinds, names = view.seat, 1 - view.seat, plain.KINDS, plain.NAMES
    bout, tale = np.zeros(swift.LENGTH, np.int64), sheet_of(view)
    bout[swift.ATTACKER] = seat if view.phase is not Phase.ANSWER else other
    bout[swift.PHASE], bout[swift.DECK] = tale[plain.PHASE], view.deck
    bout[swift.CAKES : swift.CAKES + 2] = view.cakes
    for passed in view.passed:
        bout[swift.PASSED + passed] = 1
    bout[swift.NAME], bout[swift.SIZE] = tale[plain.ATTACK], tale[plain.ATTACKERS]
    bout[swift.BLOCK], bout[swift.BLOCKERS] = tale[plain.BLOCK], tale[plain.BLOCKERS]
    bout[swift.OWED] = view.owed
    bout[swift.MEMORY + seat], bout[swift.MEMORY + other] = tale[plain.MEMORY], tale[plain.MEMORY_THERE]
    bout[swift.SIZES : swift.SIZES + 2] = [hand.size for hand in view.hands]
    hand = np.array(tale[plain.HAND : plain.HAND + kinds])
    gone = np.array(tale[plain.GONE : plain.GONE + kinds])
    unseen = np.array(plain.COPIES) - hand - gone
    bout[swift.HANDS + kinds * seat : swift.HANDS + kinds * seat + kinds] = hand
    if view.phase is Phase.BLOCK:
        assert view.attack is not None and view.attack.cards is not None
        laid = np.array([view.attack.cards.count(card) for card in CARDS])
        bout[swift.LAID : swift.LAID + kinds] = laid
        gone -= laid
    bout[swift.GONE + kinds * seat : swift.GONE + kinds * seat + kinds] = gone
    bout[swift.CLAIMED + names * seat : swift.CLAIMED + names * seat + names] = tale[
        plain.SAID : plain.SAID + names
    ]
    bout[swift.CLAIMED + names * other : swift.CLAIMED + names * other + names] = tale[plain.HEARD :]
    unseen_specials = np.flatnonzero(unseen[plain.ASSASSIN :] > 0) + plain.ASSASSIN
    missing = plain.SECRET - plain.seen_specials(tale)
    return bout, Unseen(np.repeat(np.arange(6), unseen[:6]), unseen_specials, missing)


SEARCH = compiled_search(plain, swift, full_rivals, full_rivals.FULL)


def reading(watch: Watch) -> Reading:
    """Return the reading by which bouts with special cards are searched."""
    return Reading(Mode.FULL, SEARCH, watch.known)
