"""One bout of Cake Duel with special cards as a row of numbers: the rules again, for machine code.

It is built as ``duel_bout`` is, and the tests play it move by move next to the rules in ``games.duel``. What a seat saw
of another hand is left out. Nobody decides which card a Priest takes, or what is named for a Summoner: the card is
drawn at random, and the name is the core card with the most copies out of sight.
"""

from __future__ import annotations

import numpy as np

from games.duel.ai import full_abstraction as plain
from games.duel.ai.abstraction import ANSWERING, BLOCKED, CLAIMING, DOUBT, QUIET
from lab.compiling import Ints, compiled, compiled_copy

sheet = compiled_copy(plain)
ideas, lay, likeness, name_of = sheet.ideas, sheet.lay, sheet.likeness, sheet.name_of
size_of, is_false, blocker_of = sheet.size_of, sheet.is_false, sheet.blocker_of

OVER, TAKING, NAMING = 3, 4, 5

ATTACKER, PHASE, WINNER, CAKES, PASSED, DECK = 0, 1, 2, 3, 5, 7
NAME, SIZE, BLOCK, BLOCKERS, OWED, PENDING, MEMORY, SIZES = 8, 9, 10, 11, 12, 13, 14, 16
LAID, SHIELDS, HANDS, GONE, CLAIMED, CARDS = 18, 34, 50, 82, 114, 140
"""Where the counts begin: attackers laid, blockers laid, hands, discards, claimed cards; then the deck itself."""
PAPER, COUNTED = 162, 162 + plain.SHEET
"""Scratch space for a seat's sheet and the cards of its claim: creating arrays takes time."""
KINDS = plain.KINDS
LENGTH = COUNTED + KINDS

CORE = np.repeat(np.arange(6), np.array(plain.COPIES[:6]))
SPECIALS = np.arange(6, KINDS)


@compiled
def begin(bout: Ints, starter: int, cards: Ints) -> None:
    """Deal these cards: four to seat 0, four to seat 1; the rest is the deck, its top at the end."""
    bout[:] = 0
    bout[ATTACKER] = starter
    bout[CAKES + starter], bout[CAKES + 1 - starter] = 3, 4
    bout[CARDS:PAPER] = cards
    bout[SIZES] = bout[SIZES + 1] = 4
    for place in range(8):
        bout[HANDS + KINDS * (place // 4) + cards[place]] += 1
    bout[DECK] = len(cards) - 8


@compiled
def deal(bout: Ints) -> None:
    """Return a bout with two random specials, a random deal and a random first attacker."""
    specials = SPECIALS.copy()
    np.random.shuffle(specials)
    cards = np.concatenate((CORE, specials[: plain.SECRET]))
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
    out[plain.ATTACK], out[plain.ATTACKERS] = bout[NAME], bout[SIZE]
    out[plain.BLOCK], out[plain.BLOCKERS] = bout[BLOCK], bout[BLOCKERS]
    out[plain.OWED] = bout[OWED]
    out[plain.MEMORY], out[plain.MEMORY_THERE] = bout[MEMORY + seat], bout[MEMORY + other]
    out[plain.HELD_THERE] = 0
    laid = LAID if seat == bout[ATTACKER] else SHIELDS
    for card in range(KINDS):
        out[plain.HELD_THERE] += bout[HANDS + KINDS * other + card]
        out[plain.HAND + card] = bout[HANDS + KINDS * seat + card]
        out[plain.GONE + card] = bout[GONE + KINDS * seat + card] + bout[laid + card]
    for card in range(plain.NAMES):
        out[plain.SAID + card] = bout[CLAIMED + plain.NAMES * seat + card]
        out[plain.HEARD + card] = bout[CLAIMED + plain.NAMES * other + card]


@compiled
def attack(bout: Ints, name: int, cards: Ints) -> None:
    """Lay these counts of cards as attackers of this name."""
    bout[NAME], bout[SIZE], bout[PHASE] = name, cards.sum(), ANSWERING
    bout[PASSED] = bout[PASSED + 1] = 0
    for card in range(KINDS):
        bout[LAID + card] = cards[card]
        bout[HANDS + KINDS * bout[ATTACKER] + card] -= cards[card]


@compiled
def block(bout: Ints, name: int, cards: Ints) -> None:
    """Lay these counts of cards as blockers of this name."""
    bout[BLOCK], bout[BLOCKERS], bout[PHASE] = name, cards.sum(), BLOCKED
    for card in range(KINDS):
        bout[SHIELDS + card] = cards[card]
        bout[HANDS + KINDS * (1 - bout[ATTACKER]) + card] -= cards[card]


@compiled
def end(bout: Ints, winner: int) -> None:
    """Let this seat win the bout."""
    bout[PHASE], bout[WINNER] = OVER, winner


@compiled
def counted(bout: Ints, start: int, name: int, seat: int) -> int:
    """Return the number of cards from ``start`` on that count as this name."""
    count = bout[start + name]
    if name == plain.SCIENTIST and bout[start + plain.PROFESSOR]:
        count += bout[start + plain.PROFESSOR] + bout[start + plain.WOLFY]
    if bout[HANDS + KINDS * (1 - seat) + name]:
        count += bout[start + plain.AGENT]
    if start == LAID and bout[MEMORY + seat] == name + 1:
        count += bout[start + plain.PIERROT]
    return int(count)


@compiled
def challenge(bout: Ints) -> None:
    """Reveal the cards of the open claim."""
    attacker = bout[ATTACKER]
    if bout[PHASE] == ANSWERING:
        true = counted(bout, LAID, bout[NAME], attacker) == bout[SIZE]
        end(bout, attacker if true else 1 - attacker)
    else:
        true = counted(bout, SHIELDS, bout[BLOCK], 1 - attacker) == bout[BLOCKERS]
        end(bout, 1 - attacker if true else attacker)


@compiled
def accept(bout: Ints) -> None:
    """Accept the claim. Priests who cannot take all cards, and Summoners, have to be answered then."""
    if bout[BLOCKERS] and bout[BLOCK] == plain.PRIEST:
        if bout[BLOCKERS] < bout[SIZE]:
            bout[PHASE] = TAKING
            return
        for card in range(KINDS):
            take(bout, card, bout[LAID + card])
    resolve_blockers(bout)


@compiled
def take(bout: Ints, card: int, count: int) -> None:
    """Move cards of the attack into the blocker's hand."""
    bout[LAID + card] -= count
    bout[HANDS + KINDS * (1 - bout[ATTACKER]) + card] += count


@compiled
def resolve_blockers(bout: Ints) -> None:
    """Cancel attackers, then resolve the others."""
    size, blockers = bout[SIZE], bout[BLOCKERS]
    blocked = 0
    if blockers:
        blocked = size if bout[BLOCK] == plain.ANGEL else min(blockers, size)
        if bout[BLOCK] == plain.ANGEL:
            bout[OWED] += blockers
        elif bout[BLOCK] != plain.PRIEST:
            effects(bout, blocked)
    left = size - blocked
    if left and bout[NAME] == plain.SUMMONER:
        bout[PENDING], bout[PHASE] = left, NAMING
    elif steal(bout, left * plain.STEALS[bout[NAME]]):
        effects(bout, left)
        close(bout)


@compiled
def name_card(bout: Ints, card: int) -> None:
    """Steal for a Summoner, for each copy of this card in the other hand."""
    copies = bout[HANDS + KINDS * (1 - bout[ATTACKER]) + card]
    if steal(bout, plain.STEALS[plain.SUMMONER] * copies):
        bout[PENDING] -= 1
        if bout[PENDING] == 0:
            close(bout)


@compiled
def steal(bout: Ints, count: int) -> bool:
    """Move cakes, as many as there are; return True if the bout goes on."""
    attacker = bout[ATTACKER]
    moved = min(count, bout[CAKES + 1 - attacker])
    bout[CAKES + attacker] += moved
    bout[CAKES + 1 - attacker] -= moved
    if bout[CAKES + 1 - attacker] == 0:
        end(bout, attacker)
        return False
    return True


@compiled
def effects(bout: Ints, count: int) -> None:
    """Resolve what this many attackers do besides stealing."""
    if bout[NAME] in (plain.SCOUT, plain.ORACLE):
        bout[OWED] += count
    elif bout[NAME] == plain.QUARTERMASTER:
        bout[SIZES + bout[ATTACKER]] += count


@compiled
def close(bout: Ints) -> None:
    """Discard the claims, fill the hands, and begin the next turn."""
    attacker = bout[ATTACKER]
    other = 1 - attacker
    bout[MEMORY + attacker] = bout[NAME] + 1
    bout[CLAIMED + plain.NAMES * attacker + bout[NAME]] += bout[SIZE]
    bout[CLAIMED + plain.NAMES * other + bout[BLOCK]] += bout[BLOCKERS]
    for card in range(KINDS):
        bout[GONE + KINDS * attacker + card] += bout[LAID + card]
        bout[GONE + KINDS * other + card] += bout[SHIELDS + card]
        bout[LAID + card] = bout[SHIELDS + card] = 0
    bout[NAME] = bout[SIZE] = bout[BLOCK] = bout[BLOCKERS] = 0
    draw(bout, attacker)
    draw(bout, other)
    next_turn(bout)


@compiled
def draw(bout: Ints, seat: int) -> None:
    """Fill a hand, as far as the deck allows."""
    start = HANDS + KINDS * seat
    missing = bout[SIZES + seat] - bout[start : start + KINDS].sum()
    while missing > 0 and bout[DECK] > 0:
        bout[start + bout[CARDS + 7 + bout[DECK]]] += 1
        bout[DECK] -= 1
        missing -= 1


@compiled
def pass_turn(bout: Ints) -> bool:
    """Let the attacker do nothing; return True if that ends the bout."""
    seat = bout[ATTACKER]
    bout[PASSED + seat], bout[MEMORY + seat] = 1, 0
    if bout[PASSED + 1 - seat]:
        end(bout, 0 if bout[CAKES] > bout[CAKES + 1] else 1)
        return True
    return False


@compiled
def next_turn(bout: Ints) -> None:
    """Begin the turn that is owed, or that of the other seat; a seat without cards passes automatically."""
    while True:
        if bout[OWED]:
            bout[OWED] -= 1
        else:
            bout[ATTACKER] = 1 - bout[ATTACKER]
        bout[PHASE] = CLAIMING
        start = HANDS + KINDS * bout[ATTACKER]
        if bout[start : start + KINDS].sum() > 0 or pass_turn(bout):
            return


@compiled
def settle(bout: Ints) -> None:
    """Take cards for Priests and name cards for Summoners, until a seat has to decide."""
    while bout[PHASE] in (TAKING, NAMING):
        if bout[PHASE] == NAMING:
            name_card(bout, likeliest(bout))
            continue
        for taken in range(bout[BLOCKERS]):
            place = np.random.randint(bout[SIZE] - taken)
            card = 0
            while place >= bout[LAID + card]:
                place -= bout[LAID + card]
                card += 1
            take(bout, card, 1)
        resolve_blockers(bout)


@compiled
def likeliest(bout: Ints) -> int:
    """Return the core card with the most copies that the attacker has not seen."""
    best, most = 0, -1
    for card in range(6):
        seen = bout[HANDS + KINDS * bout[ATTACKER] + card] + bout[GONE + KINDS * bout[ATTACKER] + card]
        left = plain.COPIES[card] - seen - bout[LAID + card]
        if left > most:
            best, most = card, left
    return best


@compiled
def act(bout: Ints, idea: int) -> None:
    """Carry out this idea of the acting seat."""
    phase = bout[PHASE]
    if idea == QUIET and phase == CLAIMING:
        if not pass_turn(bout):
            next_turn(bout)
    elif idea == QUIET:
        accept(bout)
        settle(bout)
    elif idea == DOUBT and phase != CLAIMING:
        challenge(bout)
    else:
        paper, cards = bout[PAPER:COUNTED], bout[COUNTED:LENGTH]
        look(bout, paper)
        lay(paper, idea, cards)
        if phase == CLAIMING:
            attack(bout, name_of(paper, idea), cards)
        else:
            block(bout, name_of(paper, idea), cards)


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
