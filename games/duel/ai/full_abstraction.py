"""What a seat of a bout with special cards considers, in whole numbers, as ``abstraction`` does for core bouts.

All sixteen cards are numbered in the order of the booklet. Stand-ins that surely count are laid as true cards; an
Agent is laid as a bluff, which may turn out to be true. Special cards are claimed one at a time: a second one cannot
be true without a stand-in.
"""

from __future__ import annotations

from games.duel.ai.abstraction import ANSWERING, CLAIMING, DOUBT, QUIET, Numbers, Row

SOLDIER, ARCHER, WIZARD, DEFENDER, SCIENTIST, WOLFY = range(6)
ASSASSIN, SCOUT, SUMMONER, QUARTERMASTER, ORACLE = range(6, 11)
PRIEST, ANGEL, PROFESSOR, AGENT, PIERROT = range(11, 16)

KINDS = 16
"""How many names of cards there are."""
COPIES = (5, 4, 3, 4, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
"""How many of each card there may be."""
STEALS = (1, 1, 2, 0, 0, 0, 5, 1, 2, 0, 0, 0, 0, 0, 0, 0)
"""How many cakes an attacker steals; a Summoner for each copy of the card that is named."""
SECRET = 2
"""How many special cards the deck holds."""
CAKES = 7

PHASE, OWN_CAKES, DECK, HELD_THERE, MAY_END = 0, 1, 2, 3, 4
"""Where a sheet says what is asked, the own cakes, the cards left, the other hand, and whether a pass ends the bout."""
ATTACK, ATTACKERS, BLOCK, BLOCKERS = 5, 6, 7, 8
"""Where it says what attacks and blocks, and with how many."""
OWED, MEMORY, MEMORY_THERE = 9, 10, 11
"""Where it says how many turns the attacker is owed, and what each seat claimed on its last turn plus one, or 0."""
HAND, GONE = 12, 28
"""Where the counts of the own hand, and of the own cards that lie on the table or in the discard, begin."""
SAID, HEARD, NAMES = 44, 57, 13
"""Where the counts of the cards claimed before begin, by this seat and by the other; how many can be claimed."""
SHEET = 70
"""How long a sheet is."""

IDEAS = 35
"""More ideas than a question ever has."""
FIRST_SPECIAL, TAKING_PRIEST, GUARDING_ANGEL = 25, 10, 12
"""The first ideas of an attack by a special card, and of a block by a Priest and by an Angel."""


def blocker_of(attack: int) -> int:
    """Return the core card that stops this attacker, or -1."""
    if attack in (WIZARD, SUMMONER):
        return SCIENTIST
    return -1 if attack in (QUARTERMASTER, ORACLE) else DEFENDER


def held(sheet: Numbers) -> int:
    """Return the number of cards in the own hand."""
    count = 0
    for card in range(KINDS):
        count += sheet[HAND + card]
    return count


def counts(sheet: Numbers, card: int, name: int) -> bool:
    """Return True if an own card surely counts as this name in a challenge."""
    if card == PIERROT:
        return sheet[PHASE] == CLAIMING and sheet[MEMORY] == name + 1
    if name == SCIENTIST and card in (PROFESSOR, WOLFY):
        return sheet[HAND + PROFESSOR] > 0
    return card == name


def able(sheet: Numbers, name: int) -> int:
    """Return the number of own cards that surely count as this name."""
    count = 0
    for card in range(KINDS):
        if counts(sheet, card, name):
            count += sheet[HAND + card]
    return count


def ideas(sheet: Numbers, out: Row) -> int:
    """Write down the actions worth considering, the quiet answer first; return their number."""
    out[0], count = QUIET, 1
    if sheet[PHASE] == CLAIMING:
        for name in range(3):
            most = (CAKES - sheet[OWN_CAKES] + STEALS[name] - 1) // STEALS[name]
            count = _sizes(sheet, name, most, 1 + name * 8, out, count)
        for name in range(ASSASSIN, PRIEST):
            count = _sizes(sheet, name, 1, FIRST_SPECIAL + (name - ASSASSIN) * 2, out, count)
        return count
    out[1], count = DOUBT, 2
    if sheet[PHASE] == ANSWERING:
        name = blocker_of(sheet[ATTACK])
        if name >= 0:
            count = _sizes(sheet, name, sheet[ATTACKERS], 2, out, count)
        count = _sizes(sheet, PRIEST, 1, TAKING_PRIEST, out, count)
        count = _sizes(sheet, ANGEL, 1, GUARDING_ANGEL, out, count)
    return count


def _sizes(sheet: Numbers, name: int, most: int, first: int, out: Row, count: int) -> int:
    """Add the claims of one name, each with true and with false cards."""
    cards, true = held(sheet), able(sheet, name)
    for size in range(1, 1 + min(most, cards, COPIES[name], 4)):
        if true >= size:
            out[count], count = first + (size - 1) * 2, count + 1
        if cards > true:
            out[count], count = first + (size - 1) * 2 + 1, count + 1
    return count


def name_of(sheet: Numbers, idea: int) -> int:
    """Return the card that a claim names."""
    if sheet[PHASE] == CLAIMING:
        return (idea - 1) // 8 if idea < FIRST_SPECIAL else ASSASSIN + (idea - FIRST_SPECIAL) // 2
    if idea >= GUARDING_ANGEL:
        return ANGEL
    return PRIEST if idea >= TAKING_PRIEST else blocker_of(sheet[ATTACK])


def size_of(sheet: Numbers, idea: int) -> int:
    """Return the number of cards in a claim."""
    if sheet[PHASE] == CLAIMING:
        return ((idea - 1) // 2) % 4 + 1 if idea < FIRST_SPECIAL else 1
    return (idea - 2) // 2 + 1 if idea < TAKING_PRIEST else 1


def is_false(sheet: Numbers, idea: int) -> bool:
    """Return True if a claim holds a card that does not surely count."""
    if sheet[PHASE] == CLAIMING and idea < FIRST_SPECIAL:
        return (idea - 1) % 2 == 1
    return (idea - FIRST_SPECIAL if sheet[PHASE] == CLAIMING else idea) % 2 == 1


def lay(sheet: Numbers, idea: int, out: Row) -> None:
    """Count out the cards of a claim: stand-ins first if it is true; what is of least use first if it is false."""
    name, false = name_of(sheet, idea), is_false(sheet, idea)
    for card in range(KINDS):
        out[card] = 0
    for _ in range(size_of(sheet, idea)):
        best, most = -1, -1
        for card in range(KINDS):
            left = sheet[HAND + card] - out[card]
            if left <= 0:
                continue
            true = counts(sheet, card, name)
            liking = _useless(card, left)
            if not false:
                liking = (200 + card if card != WOLFY else 201) if true else -1
            elif true:
                liking = 0
            if liking > most:
                best, most = card, liking
        out[best] += 1


def _useless(card: int, left: int) -> int:
    """Return a card's rank as a bluff: cards that cannot be claimed, then the most numerous."""
    if card == AGENT:
        return 99
    if card == WOLFY:
        return 98
    if card >= PROFESSOR:
        return 97
    return 1 if card > WOLFY else 10 * left


def likeness(sheet: Numbers, rough: bool) -> int:
    """Return a number shared by situations that are played alike; ``rough`` makes fewer numbers."""
    if sheet[PHASE] == CLAIMING:
        return _claiming(sheet, rough) * 6 + rough
    if sheet[PHASE] == ANSWERING:
        return _answering(sheet, rough) * 6 + 2 + rough
    return _blocked(sheet, rough) * 6 + 4 + rough


def _stage(sheet: Numbers) -> int:
    return 0 if sheet[DECK] == 0 else 1 if sheet[DECK] < 8 else 2


def seen_specials(sheet: Numbers) -> int:
    """Return the number of the deck's special cards that this seat has held or holds."""
    count = 0
    for card in range(ASSASSIN, KINDS):
        count += sheet[HAND + card] + sheet[GONE + card]
    return count


def room(sheet: Numbers, name: int, size: int) -> int:
    """Return the number of copies out of sight beyond those claimed: 0 if there are too few, at most 4."""
    if name > WOLFY:
        is_seen = sheet[HAND + name] + sheet[GONE + name] > 0
        return 0 if is_seen or size > 1 else max(SECRET - seen_specials(sheet), 0)
    unseen = COPIES[name] - sheet[HAND + name] - sheet[GONE + name]
    return max(0, min(unseen - size + 1, 4))


def _special(sheet: Numbers) -> int:
    """Return the most useful special card of the own hand, as a number from 1, or 0 without one."""
    for card in (ASSASSIN, SUMMONER, ANGEL, PRIEST, ORACLE, SCOUT, QUARTERMASTER, PIERROT, PROFESSOR, AGENT):
        if sheet[HAND + card] > 0:
            return card - WOLFY
    return 0


def _claiming(sheet: Numbers, rough: bool) -> int:
    number = min(sheet[HAND], 4) * 5 + min(sheet[HAND + ARCHER], 4)
    number = (number * 4 + min(sheet[HAND + WIZARD], 3)) * 3 + min(sheet[HAND + DEFENDER], 2)
    number = (number * 3 + min(sheet[HAND + SCIENTIST], 2)) * 2 + min(sheet[HAND + WOLFY], 1)
    number = (number * 11 + _special(sheet)) * 8 + sheet[OWN_CAKES]
    number = (number * 2 + sheet[MAY_END]) * 2 + min(sheet[OWED], 1)
    if rough:
        return number
    number = (number * 3 + _stage(sheet)) * 3 + min(sheet[SAID + WIZARD], 2)
    return number * 3 + min((sheet[SAID] + sheet[SAID + ARCHER] + 1) // 2, 2)


def _answering(sheet: Numbers, rough: bool) -> int:
    attack, name = sheet[ATTACK], blocker_of(sheet[ATTACK])
    number = (attack * 4 + min(sheet[ATTACKERS], 4) - 1) * 8 + sheet[OWN_CAKES]
    number = number * 5 + room(sheet, attack, sheet[ATTACKERS])
    number = number * 4 + (min(able(sheet, name), 3) if name >= 0 else 0)
    number = number * 3 + (2 if sheet[HAND + ANGEL] else min(sheet[HAND + PRIEST], 1))
    number = number * 5 + min(held(sheet), 4)
    if rough:
        return number
    number = (number * 3 + _stage(sheet)) * 3 + min(sheet[HEARD + attack], 2)
    number = (number * 2 + (min(sheet[SAID + name], 1) if name >= 0 else 0)) * 2 + min(sheet[OWED], 1)
    return number * 6 + _prospects(sheet)


def _blocked(sheet: Numbers, rough: bool) -> int:
    attack, name = sheet[ATTACK], sheet[BLOCK]
    kind = 2 if name == ANGEL else 1 if name == PRIEST else 0
    number = ((attack * 4 + min(sheet[ATTACKERS], 4) - 1) * 4 + min(sheet[BLOCKERS], 4) - 1) * 3 + kind
    number = (number * 8 + sheet[OWN_CAKES]) * 5 + room(sheet, name, sheet[BLOCKERS])
    if rough:
        return number
    number = (number * 3 + _stage(sheet)) * 3 + min(sheet[HEARD + name], 2)
    return (number * 2 + min(sheet[HAND + DEFENDER], 1)) * 6 + _prospects(sheet)


def _prospects(sheet: Numbers) -> int:
    return min(sheet[HAND + WIZARD], 1) * 3 + min(sheet[HAND] + sheet[HAND + ARCHER], 2)
