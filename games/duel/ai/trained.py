"""An AI player for bouts of two in Cake Duel that has practised, and varies as it learnt to.

What it learnt stands in a table for each mode: for each kind of situation how often to act on which idea. A sheet says
which situations are of a kind; where the table has nothing, a rougher kind is tried, and then another player is asked.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from hashlib import sha256
from itertools import accumulate
from pkgutil import get_data
from typing import Protocol
from zlib import decompress

from games.duel.actions import Accept, Attack, Block, Challenge, DuelAction, Pass, Window
from games.duel.ai import abstraction, full_abstraction
from games.duel.ai.abstraction import Numbers, Row
from games.duel.ai.heuristic import HeuristicPlayer
from games.duel.ai.odds import Odds
from games.duel.cards import Card
from games.duel.options import Mode
from games.duel.state import Phase
from games.duel.view import Lying, View
from games.entropy import Entropy

CARDS = tuple(Card)
"""The cards, as a sheet numbers them; core bouts have the first six."""

_ASKED = {
    Phase.CLAIM: abstraction.CLAIMING,
    Phase.ANSWER: abstraction.ANSWERING,
    Phase.BLOCK: abstraction.BLOCKED,
}


class Table:
    """What was learnt: a line about how, then packed rows in the order of their keys.

    A row is a key of four bytes, big-endian, and up to five ideas, each a byte beside a byte that says how often
    it is acted on.
    """

    KEY, CHOICES = 4, 5
    ROW = KEY + 2 * CHOICES

    def __init__(self, written: bytes) -> None:
        """ValueError when the rows are not those that the line is about."""
        told, _, packed = written.partition(b"\n")
        self._rows = decompress(packed)
        if sha256(self._rows).hexdigest().encode() not in told:
            raise ValueError("this table is not the one that its first line tells of")

    def __len__(self) -> int:
        return len(self._rows) // self.ROW

    def __iter__(self) -> Iterator[int]:
        """Return the situations that were learnt, in rising order."""
        return map(self._key, range(len(self)))

    def choices(self, key: int) -> dict[int, int]:
        """Return the frequency of each idea in situations of this kind; empty where none was learnt."""
        place = bisect_left(range(len(self)), key, key=self._key)
        if place == len(self) or self._key(place) != key:
            return {}
        row = self._rows[place * self.ROW + self.KEY : (place + 1) * self.ROW]
        return {idea: often for idea, often in zip(row[::2], row[1::2], strict=True) if often}

    def _key(self, place: int) -> int:
        start = place * self.ROW
        return int.from_bytes(self._rows[start : start + self.KEY], "big")


TABLES = {Mode.CORE: "trained.table", Mode.FULL: "full.table"}
"""The files of the tables, by mode."""


@cache
def trained_table(mode: Mode) -> Table:
    """Return the program's own table of a mode."""
    written = get_data("games.duel.ai", TABLES[mode])
    assert written is not None
    return Table(written)


class Likeness(Protocol):
    """What a seat considers in a mode: ``abstraction`` or ``full_abstraction``."""

    KINDS: int
    IDEAS: int

    def ideas(self, sheet: Numbers, out: Row) -> int:
        """Write down the actions worth considering, and return their number."""

    def likeness(self, sheet: Numbers, rough: bool) -> int:
        """Return a number that situations share which are played alike."""

    def name_of(self, sheet: Numbers, idea: int) -> int:
        """Return the card that a claim names."""

    def lay(self, sheet: Numbers, idea: int, out: Row) -> None:
        """Count out the cards of a claim."""


class TrainedPlayer:
    """Plays the modes that were learned by tables, and everything else as ``otherwise`` does."""

    def __init__(
        self, otherwise: HeuristicPlayer, table: Table | None = None, mode: Mode = Mode.CORE
    ) -> None:
        """Use the program's own tables, or another ``table`` in one mode."""
        self._otherwise = otherwise
        self._tables = {} if table is None else {mode: table}

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """Return the action to take, from the seat's view only."""
        mode = view.options.mode
        if mode not in TABLES or view.phase not in _ASKED or has_seen_the_other_hand(view):
            return self._otherwise.choose(view, legal, entropy)
        table = self._tables[mode] if mode in self._tables else trained_table(mode)
        told, kinds = sheet_of(view), kinds_of(mode)
        thoughts = [0] * kinds.IDEAS
        count = kinds.ideas(told, thoughts)
        able = set(thoughts[:count])
        for rough in (False, True):
            choices = table.choices(kinds.likeness(told, rough))
            often = {idea: weight for idea, weight in choices.items() if idea in able}
            if often:
                mark, _ = entropy.below(sum(often.values()))
                sums = zip(often, accumulate(often.values()), strict=True)
                return acted(view, told, next(idea for idea, sum_ in sums if mark < sum_))
        return self._otherwise.choose(view, legal, entropy)


def kinds_of(mode: Mode) -> Likeness:
    """Return the likeness that tells the situations of a mode apart."""
    return abstraction if mode is Mode.CORE else full_abstraction


def has_seen_the_other_hand(view: View) -> bool:
    """Return True if the seat knows a card of the other hand, which tables do not take into account."""
    assert view.seat is not None
    return bool(view.looks) and Odds(view).surely(1 - view.seat, before=view.turn + 1).total() > 0


def sheet_of(view: View) -> list[int]:
    """Return the sheet of the seat that must act in a bout of two. It is asked now."""
    return _core_sheet(view) if view.options.mode is Mode.CORE else _full_sheet(view)


def _core_sheet(view: View) -> list[int]:
    core = CARDS[: abstraction.KINDS]
    told = [*_beginning(view), _size(view.block)]
    told += [pile[card] for pile in _piles(view) for card in core]
    return told + [pile[card] for pile in _claims(view) for card in core if card is not Card.WOLFY]


def _full_sheet(view: View) -> list[int]:
    assert view.seat is not None
    block = view.block
    told = [*_beginning(view), CARDS.index(block.name) if block else 0, _size(block), view.owed]
    told += [_remembered(view, seat) for seat in (view.seat, 1 - view.seat)]
    told += [pile[card] for pile in _piles(view) for card in CARDS]
    return told + [pile[card] for pile in _claims(view) for card in CARDS[: full_abstraction.NAMES]]


def _beginning(view: View) -> list[int]:
    assert view.seat is not None
    other, attack = 1 - view.seat, view.attack
    return [
        _ASKED[view.phase],
        view.cakes[view.seat],
        view.deck,
        view.hands[other].count,
        int(other in view.passed),
        CARDS.index(attack.name) if attack else 0,
        _size(attack),
    ]


def _piles(view: View) -> tuple[Counter[Card], Counter[Card]]:
    """Return the own hand, and the own cards that lie on the table or in the discard."""
    return Counter(view.hand), Counter(view.discarded)


def _claims(view: View) -> tuple[Counter[Card], Counter[Card]]:
    """Return the cards that this seat and the other one have claimed before this turn."""
    assert view.seat is not None
    return _claimed(view, view.seat), _claimed(view, 1 - view.seat)


def _remembered(view: View, seat: int) -> int:
    """Return the name that a seat claimed on its last turn, as a number from 1, or 0."""
    claim = view.hands[seat].last_claim
    return CARDS.index(claim) + 1 if claim else 0


def _size(claim: Lying | None) -> int:
    return claim.count if claim else 0


def _claimed(view: View, seat: int) -> Counter[Card]:
    """Return the cards that a seat has claimed in the bout, before this turn."""
    said: Counter[Card] = Counter()
    for entry in view.log:
        if entry.seat == seat and entry.name is not None and entry.turn != view.turn:
            said[entry.name] += entry.count
    return said


def acted(view: View, told: list[int], idea: int) -> DuelAction:
    """Return the action that carries out an idea."""
    assert view.seat is not None
    window = Window.BLOCK if view.phase is Phase.BLOCK else Window.ANSWER
    if idea == abstraction.QUIET:
        return Pass() if view.phase is Phase.CLAIM else Accept(window)
    if idea == abstraction.DOUBT and view.phase is not Phase.CLAIM:
        return Challenge(window)
    kinds = kinds_of(view.options.mode)
    counts = [0] * kinds.KINDS
    kinds.lay(told, idea, counts)
    cards = tuple(sorted(CARDS[kind] for kind, count in enumerate(counts) for _ in range(count)))
    name = CARDS[kinds.name_of(told, idea)]
    return Attack(cards, name, 1 - view.seat) if view.phase is Phase.CLAIM else Block(cards, name)
