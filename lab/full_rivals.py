"""Bouts with special cards for the trainer, with the characters and heuristic players that a learner plays against.

The heuristic players are those of ``games.duel.ai.heuristic``, except that they know nothing of hands that were seen.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from games.duel.ai import full_abstraction as plain
from games.duel.ai.abstraction import ANSWERING, CLAIMING, DOUBT, QUIET
from games.duel.ai.heuristic import EASY, FAIR_IN_TEAMS, STRONG
from lab import full_bout
from lab.compiling import Ints, compiled
from lab.duel_heuristic import BLOCKS, BLUFFS, DOUBTS, HEAT, SLACK, chances, style_row, win_chance
from lab.full_bout import is_false, lay, look, name_of, sheet, size_of
from lab.regret import Rules

Chances = NDArray[np.float64]

ANY, HONEST, HONEST_CHALLENGER, BY_ODDS, LIAR, CHALLENGER, BELIEVER, ASSASSIN, ORACLE = range(1, 10)
"""Random; honest; honest, challenges all; by odds; claims two Wizards; challenges all; challenges nothing; claims an
Assassin each time; claims an Oracle each time."""
FIRST_HEURISTIC = 10
STYLES = np.array([style_row(STRONG), style_row(FAIR_IN_TEAMS), style_row(EASY)])

RIVALS = np.array([1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8, 9, 10, 10, 10, 11, 12])
"""Which rivals a learner plays against, and how often."""

COPIES, STEALS = np.array(plain.COPIES), np.array(plain.STEALS)
CORE, DECK = 6, 22
MOST_LIES = 2
"""With how many cards those claim who always lie."""


ABLE = chances(7, DECK)


@compiled
def hidden_cards(paper: Ints) -> int:
    """Return the number of cards out of sight."""
    return int(DECK - paper[plain.HAND : plain.SAID].sum())


@compiled
def copies_of(paper: Ints, card: int) -> int:
    """Return the largest number of copies of a card out of sight."""
    seen = paper[plain.HAND + card] + paper[plain.GONE + card]
    if card >= CORE and sheet.seen_specials(paper) >= plain.SECRET:
        return 0
    return int(max(COPIES[card] - seen, 0))


@compiled
def presence(paper: Ints, card: int) -> float:
    """Return the chance that these copies are there at all."""
    if card < CORE or copies_of(paper, card) == 0:
        return 1.0
    seen = sheet.seen_specials(paper)
    return float((plain.SECRET - seen) / (10 - seen))


@compiled
def able(paper: Ints, card: int, missing: int, held: int) -> float:
    """Return the chance that a hand of that many cards holds so many copies."""
    if missing <= 0:
        return 1.0
    hidden = hidden_cards(paper)
    copies = min(copies_of(paper, card), hidden)
    return float(presence(paper, card) * ABLE[missing, copies, hidden, min(held, hidden)])


@compiled
def share(paper: Ints, card: int, held: int) -> float:
    """Return the chance that a hand holds this stand-in."""
    hidden = max(hidden_cards(paper), 1)
    return presence(paper, card) * min(1.0, copies_of(paper, card) * min(held, hidden) / hidden)


@compiled
def truth(paper: Ints, bluffs: float) -> float:
    """Return the chance that the open claim is true, if its player lies that often."""
    is_attack = paper[plain.PHASE] == ANSWERING
    name = paper[plain.ATTACK] if is_attack else paper[plain.BLOCK]
    count = min(paper[plain.ATTACKERS] if is_attack else paper[plain.BLOCKERS], 4)
    held = paper[plain.HELD_THERE] + count
    helped = share(paper, plain.PROFESSOR, held) if name == plain.SCIENTIST else 0.0
    helped += share(paper, plain.AGENT, held) if paper[plain.HAND + name] else 0.0
    if is_attack and paper[plain.MEMORY_THERE] == name + 1:
        helped += share(paper, plain.PIERROT, held)
    alone = able(paper, name, count, held)
    chance = min(1.0, alone + helped * (able(paper, name, count - 1, held) - alone))
    return chance / (chance + bluffs * (1 - chance)) if chance > 0 else 0.0


@compiled
def effects(name: int, count: int) -> float:
    """Return the worth in cakes of the attackers' other effects."""
    again = 0.4 if name in (plain.SCOUT, plain.ORACLE) else 0.0
    looks = 0.3 if name in (plain.SUMMONER, plain.ORACLE) else 0.0
    return count * (again + looks + (0.8 if name == plain.QUARTERMASTER else 0.0))


@compiled
def expected(paper: Ints, held: int) -> float:
    """Return the expected number of copies that a Summoner names."""
    best = 0.0
    for card in range(CORE):
        best = max(best, copies_of(paper, card) * held / max(hidden_cards(paper), 1))
    return best


@compiled
def theft(paper: Ints, name: int, count: int) -> float:
    """Return the cakes that an unblocked attack steals."""
    each = float(STEALS[name])
    if name == plain.SUMMONER:
        # An attack is aimed at the hand that is hidden, or at the own hand, where any card may be named.
        each *= expected(paper, paper[plain.HELD_THERE]) if paper[plain.PHASE] != ANSWERING else 1.0
    return count * each + effects(name, count)


@compiled
def remaining(paper: Ints, name: int, count: int) -> float:
    """Return the cakes that an attack still steals when blocked by this many of this name."""
    attack, attackers = paper[plain.ATTACK], paper[plain.ATTACKERS]
    blocked = attackers if name == plain.ANGEL else min(count, attackers)
    left = theft(paper, attack, attackers - blocked)
    if name == plain.ANGEL:
        return left + 0.4 * count
    return left - 0.4 * blocked if name == plain.PRIEST else left + effects(attack, blocked)


@compiled
def quiet(paper: Ints) -> float:
    """Return the value of passing or accepting."""
    own = paper[plain.OWN_CAKES]
    if paper[plain.PHASE] == ANSWERING:
        return win_chance(own, -theft(paper, paper[plain.ATTACK], paper[plain.ATTACKERS]))
    if paper[plain.PHASE] == CLAIMING:
        if paper[plain.MAY_END]:
            return 1.0 if 2 * own > plain.CAKES else 0.0
        return win_chance(own, 0)
    return win_chance(own, remaining(paper, paper[plain.BLOCK], paper[plain.BLOCKERS]))


@compiled
def claimed(paper: Ints, idea: int, style: Chances, cards: Ints) -> float:
    """Return the value of a claim."""
    own, name, size = paper[plain.OWN_CAKES], name_of(paper, idea), size_of(paper, idea)
    held = sheet.held(paper)
    copies = (COPIES[name] if name < CORE else 0) + plain.SECRET
    doubt = min(1.0, style[DOUBTS] * (1 - ABLE[size, copies, DECK, min(held + 2, DECK)]) + 0.05)
    if paper[plain.PHASE] == CLAIMING:
        gain = theft(paper, name, size)
        if gain >= plain.CAKES - own:
            doubt = max(doubt, 0.7)
        stands = (1 - style[BLOCKS]) * win_chance(own, gain) + style[BLOCKS] * win_chance(own, 0)
    else:
        stands = win_chance(own, -remaining(paper, name, size))
    lay(paper, idea, cards)
    spare = size - cards[name] - cards[plain.WOLFY]
    true = 1.0
    if is_false(paper, idea):
        is_copied = cards[plain.AGENT] == 1 and sheet.able(paper, name) >= size - 1
        true = able(paper, name, 1, paper[plain.HELD_THERE]) if size == 1 and is_copied else 0.0
    return float(doubt * true + (1 - doubt) * stands - 0.005 * size - 0.01 * max(spare, 0))


@compiled
def best_idea(paper: Ints, actions: Ints, count: int, style: Chances) -> int:
    """Return one of the ideas that look best."""
    values, best, cards = np.zeros(plain.IDEAS), -1.0, np.zeros(plain.KINDS, np.int64)
    for place in range(count):
        idea = actions[place]
        if idea == QUIET:
            values[place] = quiet(paper)
        elif idea == DOUBT and paper[plain.PHASE] != CLAIMING:
            values[place] = 1 - truth(paper, style[BLUFFS] / 3)
        else:
            values[place] = claimed(paper, idea, style, cards)
        best = max(best, values[place])
    for place in range(count):
        is_close = values[place] >= best - style[SLACK]
        values[place] = np.exp((values[place] - best) / style[HEAT]) if is_close else 0.0
    mark = np.random.random() * values[:count].sum()
    for place in range(count - 1):
        mark -= values[place]
        if mark < 0:
            return int(actions[place])
    return int(actions[count - 1])


@compiled
def challenges(paper: Ints, rival: int) -> bool:
    """Whether this character challenges now."""
    if rival in (HONEST_CHALLENGER, CHALLENGER):
        return True
    if rival == BY_ODDS:
        return bool(truth(paper, 0.5) < 0.5)
    is_attack = paper[plain.PHASE] == ANSWERING
    name = paper[plain.ATTACK] if is_attack else paper[plain.BLOCK]
    size = paper[plain.ATTACKERS] if is_attack else paper[plain.BLOCKERS]
    unseen = COPIES[name] - paper[plain.HAND + name] - paper[plain.GONE + name]
    return bool(rival == HONEST and size > unseen + plain.SECRET)


@compiled
def liking(paper: Ints, idea: int, rival: int) -> float:
    """Return this character's liking for an idea; ties are broken by chance."""
    if idea == QUIET:
        return 0.5
    false, size, name = is_false(paper, idea), size_of(paper, idea), name_of(paper, idea)
    if rival in (LIAR, ASSASSIN, ORACLE):
        wanted = plain.WIZARD if rival == LIAR else plain.ASSASSIN if rival == ASSASSIN else plain.ORACLE
        is_fit = name == wanted if paper[plain.PHASE] == CLAIMING else True
        return float(size) if is_fit and size <= MOST_LIES else 0.0
    return 0.0 if false else 1.0 + size * max(STEALS[name], 1)


@compiled
def rival(bout: Ints, number: int, actions: Ints, count: int) -> int:
    """Return the action of the character of this number."""
    paper = bout[full_bout.PAPER : full_bout.COUNTED]
    look(bout, paper)
    return int(preferred(paper, number, actions, count))


@compiled
def preferred(paper: Ints, number: int, actions: Ints, count: int) -> int:
    """Return this character's action with this sheet."""
    if number >= FIRST_HEURISTIC:
        return int(best_idea(paper, actions, count, STYLES[number - FIRST_HEURISTIC]))
    can_challenge = paper[plain.PHASE] != CLAIMING
    if can_challenge and number != ANY and challenges(paper, number):
        return DOUBT
    best, most = QUIET, -1.0
    for place in range(count):
        idea = actions[place]
        if can_challenge and idea == DOUBT and number != ANY:
            continue
        is_any = number in (ANY, CHALLENGER, BELIEVER)
        like = np.random.random() if is_any else liking(paper, idea, number) + 0.1 * np.random.random()
        if like > most:
            best, most = idea, like
    return int(best)


FULL = Rules(
    full_bout.LENGTH,
    plain.IDEAS,
    full_bout.deal,
    full_bout.actor,
    full_bout.survey,
    full_bout.act,
    full_bout.payoff,
    rival,
)
