"""One core bout of Cake Duel as a row of numbers: the rules again, for machine code.

The tests play it move by move next to the rules in ``games.duel``. Everything in a bout is in one array, so that it
is copied at once; constants name the positions.
"""

from __future__ import annotations

import numpy as np

from games.duel.ai import abstraction as plain
from lab.compiling import Ints, compiled, compiled_copy

sheet = compiled_copy(plain)
ideas, lay, likeness, name_of = sheet.ideas, sheet.lay, sheet.likeness, sheet.name_of
size_of, is_false, blocker_of = sheet.size_of, sheet.is_false, sheet.blocker_of

CLAIMING, ANSWERING, BLOCKED = plain.CLAIMING, plain.ANSWERING, plain.BLOCKED
OVER = 3

ATTACKER, PHASE, WINNER, CAKES, PASSED, DECK = 0, 1, 2, 3, 5, 7
NAME, SIZE, BLOCKERS = 8, 9, 10
LAID, SHIELDS, HANDS, GONE, CLAIMED, CARDS = 11, 17, 23, 35, 47, 57
"""Where the counts begin: attackers laid, blockers laid, hands, discards, claimed cards; then the deck itself."""
PAPER, COUNTED = 77, 77 + plain.SHEET
"""Scratch space for a seat's sheet and the cards of its claim: creating arrays takes time."""
LENGTH = COUNTED + 6

TWENTY = np.repeat(np.arange(6), np.array(plain.COPIES))


@compiled
def begin(bout: Ints, starter: int, cards: Ints) -> None:
    """Deal these twenty cards: four to seat 0, four to seat 1; the rest is the deck, its top at the end."""
    bout[:] = 0
    bout[ATTACKER] = starter
    bout[CAKES + starter], bout[CAKES + 1 - starter] = 3, 4
    bout[CARDS:PAPER] = cards
    for place in range(8):
        bout[HANDS + 6 * (place // 4) + cards[place]] += 1
    bout[DECK] = 12


@compiled
def deal(bout: Ints) -> None:
    """Return a bout with a random deal and a random first attacker."""
    cards = TWENTY.copy()
    np.random.shuffle(cards)
    begin(bout, np.random.randint(2), cards)


@compiled
def actor(bout: Ints) -> int:
    """Return the seat that must act, or -1 when the bout is over."""
    if bout[PHASE] == OVER:
        return -1
    return int(1 - bout[ATTACKER] if bout[PHASE] == ANSWERING else bout[ATTACKER])


@compiled
def look(bout: Ints, out: Ints) -> None:
    """Write down what the acting seat bases its choice on."""
    seat = actor(bout)
    other = 1 - seat
    out[plain.PHASE] = bout[PHASE]
    out[plain.OWN_CAKES] = bout[CAKES + seat]
    out[plain.DECK] = bout[DECK]
    out[plain.MAY_END] = bout[PASSED + other]
    out[plain.ATTACK] = bout[NAME]
    out[plain.ATTACKERS] = bout[SIZE]
    out[plain.BLOCKERS] = bout[BLOCKERS]
    out[plain.HELD_THERE] = 0
    laid = LAID if seat == bout[ATTACKER] else SHIELDS
    for card in range(6):
        out[plain.HELD_THERE] += bout[HANDS + 6 * other + card]
        out[plain.HAND + card] = bout[HANDS + 6 * seat + card]
        out[plain.GONE + card] = bout[GONE + 6 * seat + card] + bout[laid + card]
    for card in range(5):
        out[plain.SAID + card] = bout[CLAIMED + 5 * seat + card]
        out[plain.HEARD + card] = bout[CLAIMED + 5 * other + card]


@compiled
def attack(bout: Ints, name: int, cards: Ints) -> None:
    """Lay these counts of cards as attackers of this name."""
    bout[NAME], bout[SIZE], bout[PHASE] = name, cards.sum(), ANSWERING
    bout[PASSED] = bout[PASSED + 1] = 0
    for card in range(6):
        bout[LAID + card] = cards[card]
        bout[HANDS + 6 * bout[ATTACKER] + card] -= cards[card]


@compiled
def block(bout: Ints, cards: Ints) -> None:
    """Lay these counts of cards as blockers."""
    bout[BLOCKERS], bout[PHASE] = cards.sum(), BLOCKED
    for card in range(6):
        bout[SHIELDS + card] = cards[card]
        bout[HANDS + 6 * (1 - bout[ATTACKER]) + card] -= cards[card]


@compiled
def end(bout: Ints, winner: int) -> None:
    """Let this seat win the bout."""
    bout[PHASE], bout[WINNER] = OVER, winner


@compiled
def challenge(bout: Ints) -> None:
    """Reveal the cards of the open claim."""
    attacker = bout[ATTACKER]
    if bout[PHASE] == ANSWERING:
        true = bout[LAID + bout[NAME]] == bout[SIZE]
        end(bout, attacker if true else 1 - attacker)
    else:
        true = bout[SHIELDS + blocker_of(bout[NAME])] == bout[BLOCKERS]
        end(bout, 1 - attacker if true else attacker)


@compiled
def accept(bout: Ints) -> None:
    """Accept the claim: move the cakes, discard the claims, fill the hands; the other seat attacks next."""
    attacker = bout[ATTACKER]
    other = 1 - attacker
    worth = 2 if bout[NAME] == 2 else 1
    stolen = min(max(bout[SIZE] - bout[BLOCKERS], 0) * worth, bout[CAKES + other])
    bout[CAKES + attacker] += stolen
    bout[CAKES + other] -= stolen
    if bout[CAKES + other] == 0:
        end(bout, attacker)
        return
    bout[CLAIMED + 5 * attacker + bout[NAME]] += bout[SIZE]
    bout[CLAIMED + 5 * other + blocker_of(bout[NAME])] += bout[BLOCKERS]
    for card in range(6):
        bout[GONE + 6 * attacker + card] += bout[LAID + card]
        bout[GONE + 6 * other + card] += bout[SHIELDS + card]
        bout[LAID + card] = bout[SHIELDS + card] = 0
    bout[NAME] = bout[SIZE] = bout[BLOCKERS] = 0
    draw(bout, attacker)
    draw(bout, other)
    begin_turn(bout, other)


@compiled
def draw(bout: Ints, seat: int) -> None:
    """Fill a hand, as far as the deck allows."""
    missing = 4 - bout[HANDS + 6 * seat : HANDS + 6 * seat + 6].sum()
    while missing > 0 and bout[DECK] > 0:
        bout[HANDS + 6 * seat + bout[CARDS + 7 + bout[DECK]]] += 1
        bout[DECK] -= 1
        missing -= 1


@compiled
def pass_turn(bout: Ints) -> bool:
    """Let the attacker do nothing; return True if that ends the bout."""
    seat = bout[ATTACKER]
    bout[PASSED + seat] = 1
    if bout[PASSED + 1 - seat]:
        end(bout, 0 if bout[CAKES] > bout[CAKES + 1] else 1)
        return True
    return False


@compiled
def begin_turn(bout: Ints, seat: int) -> None:
    """Pass the turn to the next attacker; one without cards passes automatically."""
    bout[ATTACKER], bout[PHASE] = seat, CLAIMING
    while bout[HANDS + 6 * bout[ATTACKER] : HANDS + 6 * bout[ATTACKER] + 6].sum() == 0:
        if pass_turn(bout):
            return
        bout[ATTACKER] = 1 - bout[ATTACKER]


@compiled
def act(bout: Ints, idea: int) -> None:
    """Carry out this idea of the acting seat."""
    phase = bout[PHASE]
    if idea == plain.QUIET and phase == CLAIMING:
        if not pass_turn(bout):
            begin_turn(bout, 1 - bout[ATTACKER])
    elif idea == plain.QUIET:
        accept(bout)
    elif idea == plain.DOUBT and phase != CLAIMING:
        challenge(bout)
    else:
        paper, cards = bout[PAPER:COUNTED], bout[COUNTED:LENGTH]
        look(bout, paper)
        lay(paper, idea, cards)
        if phase == CLAIMING:
            attack(bout, name_of(paper, idea), cards)
        else:
            block(bout, cards)


@compiled
def payoff(bout: Ints) -> float:
    """Return 1 if seat 0 has won, else -1."""
    return 1.0 if bout[WINNER] == 0 else -1.0


@compiled
def survey(bout: Ints, out: Ints, keys: Ints) -> int:
    """Write the ideas of the acting seat, and the fine and rough keys of its situation."""
    paper = bout[PAPER:COUNTED]
    look(bout, paper)
    keys[0], keys[1] = likeness(paper, False), likeness(paper, True)
    return int(ideas(paper, out))
