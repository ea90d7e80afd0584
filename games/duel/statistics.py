"""What is counted of a finished match: how often each seat bluffed and got away, and doubted rightly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.duel.actions import Attack, Block
from games.duel.events import CardsFlipped, Challenged
from games.duel.legality import counted_as, is_true
from games.duel.state import Claim, State
from games.record import PlayedMove


def statistics_of(moves: Iterable[PlayedMove], seats: int) -> tuple[Counter[str], ...]:
    """Return the counts of each seat, of all cards together and by the name claimed (``bluffs``, ``bluffs-wizard``).

    ``claims`` were made, ``bluffs`` of them were false when they were made, and ``caught`` of those were
    challenged; ``right`` and ``wrong`` are the seat's own challenges.
    """
    counts: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
    for move in moves:
        if isinstance(move.action, Attack | Block):
            names = ["claims", *(["bluffs"] if _is_bluff(move.after, move.action) else [])]
            _count(counts[move.seat], names, move.action.claim)
        for doubt, flip in zip(move.events, move.events[1:], strict=False):
            if isinstance(doubt, Challenged) and isinstance(flip, CardsFlipped):
                _count(counts[doubt.seat], ["wrong" if flip.truthful else "right"], flip.name)
                _count(counts[flip.seat], [] if flip.truthful else ["caught"], flip.name)
    return counts


def _count(counts: Counter[str], names: Iterable[str], card: str) -> None:
    for name in names:
        counts[name] += 1
        counts[f"{name}-{card}"] += 1


def _is_bluff(state: State, action: Attack | Block) -> bool:
    """Return True if the claim that has just been made would turn out false."""
    bout, is_attack = state.bout, isinstance(action, Attack)
    claim: Claim | None = state.turn.attack if is_attack else state.turn.block
    if claim is None:
        return any(card is not action.claim for card in action.cards)
    memory = bout.memory[claim.seat] if is_attack else None
    return not is_true(claim, counted_as(claim, opponent=bout.hands[claim.target], memory=memory))
