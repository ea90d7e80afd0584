"""What is counted of a finished match: how often each seat bluffed and got away, and doubted rightly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from games.duel.actions import Attack, Block
from games.duel.events import BoutEnded, CardsFlipped, Challenged, DuelEnded
from games.duel.legality import counted_as, is_true
from games.duel.options import members
from games.duel.state import Claim, Reason, State
from games.entry import Achievement
from games.record import PlayedMove


def statistics_of(moves: Iterable[PlayedMove], seats: int) -> tuple[Counter[str], ...]:
    """Return the counts of each seat, of all cards together and by the name claimed (``bluffs``, ``bluffs-wizard``).

    ``claims`` were made, ``bluffs`` of them were false when they were made, and ``caught`` of those were
    challenged; ``right`` and ``wrong`` are the seat's own challenges. Its side has won ``cleared`` bouts with every
    cake, and ``sweeps`` duels without losing a bout.
    """
    counts: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
    trophies = (0, 0)
    for move in moves:
        for event in move.events:
            match event:
                case BoutEnded():
                    trophies = event.trophies
                    if event.reason is Reason.CAKES:
                        _count_side(counts, event.side, "cleared")
                case DuelEnded() if trophies[event.side] > 1 and not trophies[1 - event.side]:
                    _count_side(counts, event.side, "sweeps")
                case _:
                    pass
        if isinstance(move.action, Attack | Block):
            names = ["claims", *(["bluffs"] if _is_bluff(move.after, move.action) else [])]
            _count(counts[move.seat], names, move.action.claim)
        for doubt, flip in zip(move.events, move.events[1:], strict=False):
            if isinstance(doubt, Challenged) and isinstance(flip, CardsFlipped):
                _count(counts[doubt.seat], ["wrong" if flip.truthful else "right"], flip.name)
                _count(counts[flip.seat], [] if flip.truthful else ["caught"], flip.name)
    return counts


ACHIEVEMENTS = (
    Achievement("right", lambda counts: counts.get("right", 0) > 0),
    Achievement("bluff", lambda counts: counts.get("bluffs", 0) > counts.get("caught", 0)),
    Achievement("cleared", lambda counts: counts.get("cleared", 0) > 0),
    Achievement("sweep", lambda counts: counts.get("sweeps", 0) > 0),
)
"""What a player may have done once: a bluff found, a bluff that held, every cake, and no bout lost."""


def _count_side(counts: Sequence[Counter[str]], side: int, name: str) -> None:
    for seat in members(side, len(counts)):
        counts[seat][name] += 1


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
