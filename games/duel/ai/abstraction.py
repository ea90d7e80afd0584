"""What a seat of a core bout considers, in whole numbers: its situation, its ideas, and how alike situations are.

A sheet is a row of numbers, whether a list here or an array in a compiled simulator; the functions that read one
use nothing but whole numbers, so that they can be compiled as they stand. Cards are numbered in the order of
the booklet: Soldier, Archer, Wizard, Defender, Scientist, Sir Wolfy.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

Numbers: TypeAlias = Sequence[int]
Row: TypeAlias = MutableSequence[int]

KINDS = 6
"""How many names of cards there are."""
COPIES = (5, 4, 3, 4, 3, 1)
"""How many of each card the deck holds."""

CAKES = 7

CLAIMING, ANSWERING, BLOCKED = 0, 1, 2
"""What is asked: for a claim, for an answer to an attack, for an answer to a block."""

PHASE, OWN_CAKES, DECK, HELD_THERE, MAY_END = 0, 1, 2, 3, 4
"""Where a sheet says what is asked, the own cakes, the cards left, the other hand, and whether a pass ends the bout."""
ATTACK, ATTACKERS, BLOCKERS = 5, 6, 7
"""Where it says what attacks, with how many, and how many block."""
HAND, GONE = 8, 14
"""Where the counts of the own hand, and of the own cards that lie on the table or in the discard, begin."""
SAID, HEARD = 20, 25
"""Where the counts of the cards claimed before in this bout, by this seat and by the other, begin (no Wolfy)."""
SHEET = 30
"""How long a sheet is."""

IDEAS = 25
"""More ideas than a question ever has."""

QUIET, DOUBT = 0, 1
"""To pass or accept, and to challenge; the other ideas are claims."""


def blocker_of(attack: int) -> int:
    """Return the card that stops this attacker."""
    return 4 if attack == 2 else 3


def held(sheet: Numbers) -> int:
    """Return the number of cards in the own hand."""
    return (
        sheet[HAND] + sheet[HAND + 1] + sheet[HAND + 2] + sheet[HAND + 3] + sheet[HAND + 4] + sheet[HAND + 5]
    )


def ideas(sheet: Numbers, out: Row) -> int:
    """Write down the actions worth considering, the quiet answer first; return their number.

    An attack's number tells its name, how many cards, and whether the cards are false; a block's the last
    two. Nothing is claimed beyond what the other side has to lose, or beyond what the deck could bear out.
    """
    out[0], count = QUIET, 1
    cards = held(sheet)
    if sheet[PHASE] != CLAIMING:
        out[1], count = DOUBT, 2
    if sheet[PHASE] == CLAIMING:
        for name in range(3):
            worth = 2 if name == 2 else 1
            most = (CAKES - sheet[OWN_CAKES] + worth - 1) // worth
            for size in range(1, 1 + min(most, cards, COPIES[name], 4)):
                for false in range(2):
                    able = cards > sheet[HAND + name] if false else sheet[HAND + name] >= size
                    if able:
                        out[count], count = 1 + (name * 4 + size - 1) * 2 + false, count + 1
    elif sheet[PHASE] == ANSWERING:
        name = blocker_of(sheet[ATTACK])
        for size in range(1, 1 + min(sheet[ATTACKERS], cards, COPIES[name])):
            for false in range(2):
                able = cards > sheet[HAND + name] if false else sheet[HAND + name] >= size
                if able:
                    out[count], count = 2 + (size - 1) * 2 + false, count + 1
    return count


def name_of(sheet: Numbers, idea: int) -> int:
    """Return the card that a claim names."""
    return (idea - 1) // 8 if sheet[PHASE] == CLAIMING else blocker_of(sheet[ATTACK])


def size_of(sheet: Numbers, idea: int) -> int:
    """Return the number of cards in a claim."""
    return ((idea - 1) // 2) % 4 + 1 if sheet[PHASE] == CLAIMING else (idea - 2) // 2 + 1


def is_false(sheet: Numbers, idea: int) -> bool:
    """Return True if a claim is a bluff."""
    return ((idea - 1) if sheet[PHASE] == CLAIMING else idea) % 2 == 1


def lay(sheet: Numbers, idea: int, out: Row) -> None:
    """Count out the cards of a claim. A bluff gets rid of Sir Wolfy first, then of what there is most of."""
    name, size = name_of(sheet, idea), size_of(sheet, idea)
    for card in range(6):
        out[card] = 0
    if not is_false(sheet, idea):
        out[name] = size
        return
    for _ in range(size):
        best, most = name, 0
        for card in range(6):
            left = sheet[HAND + card] - out[card]
            if card == 5:
                left *= 9
            if card != name and left > most:
                best, most = card, left
        out[best] += 1


def likeness(sheet: Numbers, rough: bool) -> int:
    """Return a number shared by situations that are played alike; ``rough`` makes fewer numbers."""
    if sheet[PHASE] == CLAIMING:
        return _claiming(sheet, rough) * 6 + rough
    if sheet[PHASE] == ANSWERING:
        return _answering(sheet, rough) * 6 + 2 + rough
    return _blocked(sheet, rough) * 6 + 4 + rough


def _stage(sheet: Numbers) -> int:
    return (sheet[DECK] + 3) // 4


def room(sheet: Numbers, name: int, size: int) -> int:
    """Return the number of copies out of sight beyond those claimed: 0 for a certain lie, at most 4."""
    unseen = COPIES[name] - sheet[HAND + name] - sheet[GONE + name]
    return max(0, min(unseen - size + 1, 4))


def _claiming(sheet: Numbers, rough: bool) -> int:
    number = 0
    for card in range(6):
        number = number * (COPIES[card] + 1) + sheet[HAND + card]
    number = (number * 8 + sheet[OWN_CAKES]) * 2 + sheet[MAY_END]
    if rough:
        return number
    # Others believe that claimed cards are gone; claims that nobody doubted tell how readily they doubt.
    number = (number * 4 + _stage(sheet)) * 3 + min(sheet[SAID + 2], 2)
    return (number * 3 + min(sheet[SAID] // 2, 2)) * 3 + min(sheet[SAID + 1] // 2, 2)


def _answering(sheet: Numbers, rough: bool) -> int:
    attack, name = sheet[ATTACK], blocker_of(sheet[ATTACK])
    number = (attack * 4 + sheet[ATTACKERS] - 1) * 8 + sheet[OWN_CAKES]
    number = number * 5 + room(sheet, attack, sheet[ATTACKERS])
    number = (number * 5 + sheet[HAND + name]) * 5 + held(sheet)
    if rough:
        return number
    number = (number * 4 + _stage(sheet)) * 3 + min(sheet[HEARD + attack], 2)
    number = (number * 2 + min(sheet[SAID + name], 1)) * 3 + _other_side(sheet)
    return number * 6 + _prospects(sheet)


def _blocked(sheet: Numbers, rough: bool) -> int:
    attack, name = sheet[ATTACK], blocker_of(sheet[ATTACK])
    number = ((attack * 4 + sheet[ATTACKERS] - 1) * 4 + sheet[BLOCKERS] - 1) * 8 + sheet[OWN_CAKES]
    number = number * 5 + room(sheet, name, sheet[BLOCKERS])
    if rough:
        return number
    number = (number * 4 + _stage(sheet)) * 3 + min(sheet[HEARD + name], 2)
    return (number * 2 + min(sheet[HAND + 3], 1)) * 6 + _prospects(sheet)


def _prospects(sheet: Numbers) -> int:
    return min(sheet[HAND + 2], 1) * 3 + min(sheet[HAND] + sheet[HAND + 1], 2)


def _other_side(sheet: Numbers) -> int:
    """Return the size of the other hand once the deck is empty; before, the boldness of its attacks."""
    if sheet[DECK] == 0:
        return min(sheet[HELD_THERE], 2)
    return min(sheet[HEARD] + sheet[HEARD + 1] + sheet[HEARD + 2], 4) // 2
