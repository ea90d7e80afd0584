"""Why an action is not allowed, in one word for each mistake that a person can make."""

from __future__ import annotations

from typing import assert_never

from games.duel.actions import (
    Accept,
    Attack,
    Block,
    Challenge,
    DuelAction,
    Hold,
    Lead,
    Name,
    NoTrade,
    Pass,
    Take,
    Trade,
)
from games.duel.cards import ATTACKERS, FACES, Card, Kind
from games.duel.legality import block_terms, is_held
from games.duel.options import partner_of, side_of
from games.duel.state import Phase, State
from games.duel.view import beside
from games.engine import Seat

REASONS = frozenset(
    {
        "other-question",  # this is not what you are asked now
        "partner-decides",  # beside your partner you may only challenge
        "no-challenge-now",  # the chance to challenge this claim is gone
        "no-trade-now",
        "no-cards-chosen",
        "card-not-held",
        "cards-unsorted",
        "unclaimable",  # a U is never spoken
        "specials-not-played",  # a special name at a core table
        "not-an-attacker",
        "not-a-blocker",
        "cannot-block-that",  # CD-22
        "too-many-blockers",  # CD-20
        "not-an-opponent",
        "not-your-team",
        "wrong-positions",
        "swap-only",  # one-way trades need an empty deck
        "nothing-traded",
        "card-not-with-partner",
    }
)


def objection(state: State, seat: Seat, action: DuelAction) -> str:
    """Return the mistake in an actor's illegal action: one of REASONS."""
    if isinstance(action, Challenge):
        return "no-challenge-now"
    if seat in beside(state):
        return "partner-decides"
    match action:
        case Attack() if state.phase is Phase.CLAIM:
            return _attack(state, seat, action)
        case Block() if state.phase is Phase.ANSWER:
            return _block(state, seat, action)
        case Take() if state.phase is Phase.TAKE:
            return "wrong-positions"
        case Lead() if state.phase is Phase.LEAD:
            return "not-your-team"
        case Trade() if state.phase is Phase.TRADE:
            return _trade(state, seat, action)
        case Trade() | NoTrade():
            return "no-trade-now"
        case Attack() | Block() | Take() | Lead() | Pass() | Accept() | Hold() | Name():
            return "other-question"
        case _:
            assert_never(action)


def _attack(state: State, seat: Seat, action: Attack) -> str:
    if action.target not in range(len(state.bout.hands)) or side_of(action.target) == side_of(seat):
        return "not-an-opponent"
    if FACES[action.claim].kind is Kind.BLOCKER:
        return "not-an-attacker"
    return _name(state, action.claim) or _cards(action.cards, state.bout.hands[seat])


def _block(state: State, seat: Seat, action: Block) -> str:
    attack = state.turn.attack
    assert attack is not None
    face = FACES[action.claim]
    if face.kind in ATTACKERS:
        return "not-a-blocker"
    if objected := _name(state, action.claim):
        return objected
    if FACES[attack.name].kind not in face.stops:
        return "cannot-block-that"
    hand = state.bout.hands[seat]
    most = next(most for name, _, most in block_terms(state, attack).rows if name is action.claim)
    if most is not None and len(action.cards) > most and is_held(action.cards, hand):
        return "too-many-blockers"
    return _cards(action.cards, hand)


def _name(state: State, name: Card) -> str | None:
    """Return what is wrong with speaking this name, if anything."""
    face = FACES[name]
    if face.kind is Kind.UNCLAIMABLE:
        return "unclaimable"
    return None if face.copies or state.options.setup.specials else "specials-not-played"


def _cards(cards: tuple[Card, ...], hand: tuple[Card, ...]) -> str:
    if not cards:
        return "no-cards-chosen"
    return "cards-unsorted" if is_held(tuple(sorted(cards)), hand) else "card-not-held"


def _trade(state: State, seat: Seat, action: Trade) -> str:
    partner = partner_of(seat, len(state.bout.hands))
    assert partner is not None
    if action.give is None and action.take is None:
        return "nothing-traded"
    if action.give is not None and action.give not in state.bout.hands[seat]:
        return "card-not-held"
    if action.take is not None and action.take not in state.bout.hands[partner]:
        return "card-not-with-partner"
    return "swap-only"
