"""A duel that is over, judged with all cards open: what was claimed, what was true, and which bout turned it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from games.duel.actions import Attack, Block, Challenge
from games.duel.cards import Card
from games.duel.legality import counted_as, is_true
from games.duel.options import DuelOptions
from games.duel.state import Claim, Ending
from games.engine import Seat
from games.record import PlayedMove


@dataclass(frozen=True, slots=True)
class ReviewedClaim:
    """A claim, and what only its player knew."""

    duel: int
    bout: int
    turn: int
    seat: Seat
    target: Seat
    name: Card
    cards: tuple[Card, ...]
    """Sorted."""
    is_true: bool
    """Whether a challenge would have found it true (CD-12), judged as it lay (CD-40, CD-43)."""
    challenger: Seat | None = None
    is_pressed: bool = True
    """Whether the seat's player made it, not a house player."""
    number: int = 0
    """The number of its move."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The bout that moved the chances most, the first of them where several did.

    ``before`` and ``after`` are the chances of side 0 to win the match if every bout still to come is a toss of a
    coin between equals: they depend only on the score.
    """

    ending: Ending
    before: float
    after: float
    number: int = 0
    """The number of the move that ended the bout."""


@dataclass(frozen=True, slots=True)
class Review:
    """All claims in their order, and the turning point; None when no bout was played to its end."""

    claims: tuple[ReviewedClaim, ...]
    turning_point: TurningPoint | None


def review(
    options: DuelOptions,
    moves: Iterable[PlayedMove],
    seat: Seat = 0,  # noqa: ARG001 - the review of another game needs it
) -> Review:
    """Judge a match by its moves, without those taken back. The result is the same for every seat."""
    claims: list[ReviewedClaim] = []
    turning_point: TurningPoint | None = None
    for move in moves:
        match move.action:
            case Attack() | Block():
                claims.append(_judged(move))
            case Challenge() if claims:
                claims[-1] = replace(claims[-1], challenger=move.seat)
            case _:
                pass
        turn = _turned(options, move)
        if turn is not None and (turning_point is None or _swing(turn) > _swing(turning_point) + 1e-9):
            turning_point = turn
    return Review(tuple(claims), turning_point)


def best_bluff(found: Review) -> ReviewedClaim | None:
    """Return the boldest false claim that nobody challenged: the one with most false cards, the last among equals."""
    bluffs = [claim for claim in found.claims if not claim.is_true and claim.challenger is None]
    return max(reversed(bluffs), key=_false_cards, default=None)


def _false_cards(claim: ReviewedClaim) -> int:
    return sum(card is not claim.name for card in claim.cards)


def chance_of(options: DuelOptions, trophies: tuple[int, int], duels_won: tuple[int, int]) -> float:
    """Return the chance of side 0 to win the match from this score if every bout is a toss of a coin."""
    one_duel = _race(0, 0, options.trophies, 0.5)
    now = _race(*trophies, options.trophies, 0.5)
    first, second = duels_won
    won = _race(first + 1, second, options.duels_to_win, one_duel)
    lost = _race(first, second + 1, options.duels_to_win, one_duel)
    return now * won + (1 - now) * lost


@lru_cache
def _race(first: int, second: int, goal: int, chance: float) -> float:
    """Return the chance to be first at a goal, when each point is won with this chance."""
    if first >= goal:
        return 1.0
    if second >= goal:
        return 0.0
    won, lost = _race(first + 1, second, goal, chance), _race(first, second + 1, goal, chance)
    return chance * won + (1 - chance) * lost


def _judged(move: PlayedMove) -> ReviewedClaim:
    turn, bout, score = move.after.turn, move.after.bout, move.after.score
    claim = turn.block if isinstance(move.action, Block) else turn.attack
    assert isinstance(claim, Claim)
    memory = None if isinstance(move.action, Block) else bout.memory[claim.seat]
    counted = counted_as(claim, opponent=bout.hands[claim.target], memory=memory)
    return ReviewedClaim(
        duel=score.duel,
        bout=score.bout,
        turn=turn.number,
        seat=claim.seat,
        target=claim.target,
        name=claim.name,
        cards=tuple(sorted(claim.cards)),
        is_true=is_true(claim, counted),
        is_pressed=move.is_pressed,
        number=move.number,
    )


def _turned(options: DuelOptions, move: PlayedMove) -> TurningPoint | None:
    """Return the change of the chances by the end of a bout, if this move ended one."""
    ending, score = move.after.score.last, move.before.score
    if ending is None or ending == score.last:
        return None
    before = chance_of(options, score.trophies, score.duels_won)
    first, second = score.trophies
    trophies = (first + 1, second) if ending.side == 0 else (first, second + 1)
    after = chance_of(options, trophies, score.duels_won)
    return TurningPoint(ending, before, after, move.number)


def _swing(turn: TurningPoint) -> float:
    return abs(turn.after - turn.before)
