"""Why an action is not allowed, in one word for each mistake that a person can make."""

from __future__ import annotations

from enum import StrEnum
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


class DuelReason(StrEnum):
    """The mistakes that ``objection`` finds; each has a sentence ``refused-duel-…``."""

    OTHER_QUESTION = "other-question"  # this is not what you are asked now
    PARTNER_DECIDES = "partner-decides"  # beside your partner you may only challenge
    NO_CHALLENGE_NOW = "no-challenge-now"  # the chance to challenge this claim is gone
    NO_TRADE_NOW = "no-trade-now"
    NO_CARDS_CHOSEN = "no-cards-chosen"
    CARD_NOT_HELD = "card-not-held"
    CARDS_UNSORTED = "cards-unsorted"
    UNCLAIMABLE = "unclaimable"  # a U is never spoken
    SPECIALS_NOT_PLAYED = "specials-not-played"  # a special name at a core table
    NOT_AN_ATTACKER = "not-an-attacker"
    NOT_A_BLOCKER = "not-a-blocker"
    CANNOT_BLOCK_THAT = "cannot-block-that"  # CD-22
    TOO_MANY_BLOCKERS = "too-many-blockers"  # CD-20
    NOT_AN_OPPONENT = "not-an-opponent"
    NOT_YOUR_TEAM = "not-your-team"
    WRONG_POSITIONS = "wrong-positions"
    SWAP_ONLY = "swap-only"  # one-way trades need an empty deck
    NOTHING_TRADED = "nothing-traded"
    CARD_NOT_WITH_PARTNER = "card-not-with-partner"


def objection(state: State, seat: Seat, action: DuelAction) -> DuelReason:
    """Return the mistake in an actor's illegal action."""
    if isinstance(action, Challenge):
        return DuelReason.NO_CHALLENGE_NOW
    if seat in beside(state):
        return DuelReason.PARTNER_DECIDES
    match action:
        case Attack() if state.phase is Phase.CLAIM:
            return _attack(state, seat, action)
        case Block() if state.phase is Phase.ANSWER:
            return _block(state, seat, action)
        case Take() if state.phase is Phase.TAKE:
            return DuelReason.WRONG_POSITIONS
        case Lead() if state.phase is Phase.LEAD:
            return DuelReason.NOT_YOUR_TEAM
        case Trade() if state.phase is Phase.TRADE:
            return _trade(state, seat, action)
        case Trade() | NoTrade():
            return DuelReason.NO_TRADE_NOW
        case Attack() | Block() | Take() | Lead() | Pass() | Accept() | Hold() | Name():
            return DuelReason.OTHER_QUESTION
        case _:
            assert_never(action)


def _attack(state: State, seat: Seat, action: Attack) -> DuelReason:
    if action.target not in range(len(state.bout.hands)) or side_of(action.target) == side_of(seat):
        return DuelReason.NOT_AN_OPPONENT
    if FACES[action.claim].kind is Kind.BLOCKER:
        return DuelReason.NOT_AN_ATTACKER
    return _name(state, action.claim) or _cards(action.cards, state.bout.hands[seat])


def _block(state: State, seat: Seat, action: Block) -> DuelReason:
    attack = state.turn.attack
    assert attack is not None
    face = FACES[action.claim]
    if face.kind in ATTACKERS:
        return DuelReason.NOT_A_BLOCKER
    if objected := _name(state, action.claim):
        return objected
    if FACES[attack.name].kind not in face.stops:
        return DuelReason.CANNOT_BLOCK_THAT
    hand = state.bout.hands[seat]
    most = next(most for name, _, most in block_terms(state, attack).rows if name is action.claim)
    if most is not None and len(action.cards) > most and is_held(action.cards, hand):
        return DuelReason.TOO_MANY_BLOCKERS
    return _cards(action.cards, hand)


def _name(state: State, name: Card) -> DuelReason | None:
    face = FACES[name]
    if face.kind is Kind.UNCLAIMABLE:
        return DuelReason.UNCLAIMABLE
    return None if face.copies or state.options.setup.specials else DuelReason.SPECIALS_NOT_PLAYED


def _cards(cards: tuple[Card, ...], hand: tuple[Card, ...]) -> DuelReason:
    if not cards:
        return DuelReason.NO_CARDS_CHOSEN
    return DuelReason.CARDS_UNSORTED if is_held(tuple(sorted(cards)), hand) else DuelReason.CARD_NOT_HELD


def _trade(state: State, seat: Seat, action: Trade) -> DuelReason:
    partner = partner_of(seat, len(state.bout.hands))
    assert partner is not None
    if action.give is None and action.take is None:
        return DuelReason.NOTHING_TRADED
    if action.give is not None and action.give not in state.bout.hands[seat]:
        return DuelReason.CARD_NOT_HELD
    if action.take is not None and action.take not in state.bout.hands[partner]:
        return DuelReason.CARD_NOT_WITH_PARTNER
    return DuelReason.SWAP_ONLY
