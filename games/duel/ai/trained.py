"""An AI player for core bouts of Cake Duel that has practised against itself, and varies as it learnt to.

What it learnt stands in a table: for each kind of situation how often to act on which idea. ``sheet`` says which
situations are of a kind; where the table has nothing, a rougher kind is tried, and then another player is asked.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from hashlib import sha256
from itertools import accumulate
from pkgutil import get_data
from zlib import decompress

from games.duel.actions import Accept, Attack, Block, Challenge, DuelAction, Pass, Window
from games.duel.ai import abstraction
from games.duel.ai.heuristic import HeuristicPlayer
from games.duel.cards import Card
from games.duel.options import Mode
from games.duel.state import Phase
from games.duel.view import Lying, View
from games.entropy import Entropy

CARDS = tuple(Card)[:6]
"""The core cards, as a sheet numbers them."""

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
        """Return how often to act on which idea in situations of this kind; nothing where it was not learnt."""
        place = bisect_left(range(len(self)), key, key=self._key)
        if place == len(self) or self._key(place) != key:
            return {}
        row = self._rows[place * self.ROW + self.KEY : (place + 1) * self.ROW]
        return {idea: often for idea, often in zip(row[::2], row[1::2], strict=True) if often}

    def _key(self, place: int) -> int:
        start = place * self.ROW
        return int.from_bytes(self._rows[start : start + self.KEY], "big")


@cache
def trained_table() -> Table:
    """Return the table that the program brings along."""
    written = get_data("games.duel.ai", "trained.table")
    assert written is not None
    return Table(written)


class TrainedPlayer:
    """Plays core bouts by a table, and everything else as ``otherwise`` does."""

    def __init__(self, otherwise: HeuristicPlayer, table: Table | None = None) -> None:
        """Without a table, by the one that the program brings along."""
        self._otherwise = otherwise
        self._table = table

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """Return the action to take, from the seat's view only."""
        if view.options.mode is not Mode.CORE or view.phase not in _ASKED:
            return self._otherwise.choose(view, legal, entropy)
        table, told = trained_table() if self._table is None else self._table, sheet_of(view)
        thoughts = [0] * abstraction.IDEAS
        count = abstraction.ideas(told, thoughts)
        able = set(thoughts[:count])
        for rough in (False, True):
            choices = table.choices(abstraction.likeness(told, rough=rough))
            often = {idea: weight for idea, weight in choices.items() if idea in able}
            if often:
                mark, _ = entropy.below(sum(often.values()))
                sums = zip(often, accumulate(often.values()), strict=True)
                return acted(view, told, next(idea for idea, sum_ in sums if mark < sum_))
        return self._otherwise.choose(view, legal, entropy)


def sheet_of(view: View) -> list[int]:
    """Return what the seat of a core bout considers. It is asked now."""
    assert view.seat is not None
    seat, other = view.seat, 1 - view.seat
    attack, block = view.attack, view.block
    hand, gone = Counter(view.hand), Counter(view.discarded)
    said = _claimed(view, seat), _claimed(view, other)
    told = [
        _ASKED[view.phase],
        view.cakes[seat],
        view.deck,
        view.hands[other].count,
        int(other in view.passed),
        CARDS.index(attack.name) if attack else 0,
        _size(attack),
        _size(block),
    ]
    told += [pile[card] for pile in (hand, gone) for card in CARDS]
    return told + [pile[card] for pile in said for card in CARDS if card is not Card.WOLFY]


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
    counts = [0] * 6
    abstraction.lay(told, idea, counts)
    cards = tuple(sorted(card for card, count in zip(CARDS, counts, strict=True) for _ in range(count)))
    name = CARDS[abstraction.name_of(told, idea)]
    return Attack(cards, name, 1 - view.seat) if view.phase is Phase.CLAIM else Block(cards, name)
