"""Core bouts of Cake Duel for programs that know actions and observations as numbers."""

from __future__ import annotations

from itertools import combinations_with_replacement

from games.duel import Card, Duel, DuelOptions, View
from games.duel.actions import Accept, Attack, Block, Challenge, DuelAction, Pass, Window
from games.duel.cards import FACES, Kind, attack_names, block_names
from games.duel.options import SETUPS, Mode
from games.duel.state import Phase, State
from games.engine import Seat
from games.entropy import Entropy

GAME = Duel()
OPTIONS = DuelOptions(trophies=1)
LONGEST = 100
"""More decisions than a bout can have: each claim uses up a card of twenty."""

CORE = tuple(dict.fromkeys(SETUPS[Mode.CORE].core))
PHASES = tuple(Phase)


def _claims() -> list[DuelAction]:
    hands = [
        cards
        for size in range(1, 5)
        for cards in combinations_with_replacement(CORE, size)
        if all(cards.count(card) <= FACES[card].copies for card in cards)
    ]
    blockers = {name for kind in (Kind.WEAPON, Kind.MAGIC) for name in block_names(kind, specials=False)}
    attacks = [
        Attack(cards, name, seat)
        for cards in hands
        for name in attack_names(specials=False)
        for seat in (0, 1)
    ]
    return [*attacks, *(Block(cards, name) for cards in hands for name in sorted(blockers))]


ACTIONS: tuple[DuelAction, ...] = (
    Pass(),
    *(answer(window) for window in (Window.ANSWER, Window.BLOCK) for answer in (Accept, Challenge)),
    *_claims(),
)
"""Every action of a core bout; its place is its number."""

NUMBERS = {action: number for number, action in enumerate(ACTIONS)}


def dealt(seed: int) -> State:
    """The bout of this seed."""
    return GAME.deal(2, OPTIONS, Entropy(seed.to_bytes(8, "big"))).state


def legal(state: State, seat: Seat) -> list[int]:
    """The numbers of what this seat may do, in rising order."""
    return sorted(NUMBERS[action] for action in GAME.legal_actions(state, seat))


def asked(state: State) -> Seat | None:
    """Who decides; nobody when the bout is over."""
    return next(iter(GAME.clocked(state)), None)


def observed(view: View) -> list[int]:
    """What a seat sees, in whole numbers below 128."""
    seat = view.seat or 0
    attack, block = view.attack, view.block
    return [
        PHASES.index(view.phase),
        view.cakes[seat],
        view.cakes[1 - seat],
        view.deck,
        view.hands[1 - seat].count,
        int(view.attacker == seat),
        len(view.passed),
        1 + tuple(Card).index(attack.name) if attack else 0,
        attack.count if attack else 0,
        1 + tuple(Card).index(block.name) if block else 0,
        block.count if block else 0,
        *(view.hand.count(card) for card in CORE),
        *(view.discarded.count(card) for card in CORE),
    ]
