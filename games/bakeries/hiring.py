"""Phase one: eight cards each, drawing and discarding, until somebody lays a chef set."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, assert_never

from games.bakeries import placing
from games.bakeries.actions import CloseBakery, Discard, Draw, HiringAction, LaySet, Pass, ReopenBakery
from games.bakeries.cards import Card, Chef, Components
from games.bakeries.case import Case
from games.bakeries.events import (
    BakeryClosed,
    BakeryEvent,
    BakeryReopened,
    CardDiscarded,
    CardDrawn,
    CardSeen,
    ChefHired,
    DiscardTaken,
    DrawSkipped,
    HandDealt,
    NobodyHired,
    NoChefReason,
    PhaseBegun,
    RoundBegun,
    StockReshuffled,
    TurnPassed,
    private_to,
)
from games.bakeries.kitchen import DrawnCard, Kitchen, Source, in_hand_order
from games.bakeries.money import Hire
from games.bakeries.state import TURN_LIMIT, Phase, Question, State
from games.engine import Seat, Step

BakeryStep: TypeAlias = Step[State, BakeryEvent]


def begin_round(state: State, components: Components) -> BakeryStep:
    """Take all cards back, deal the hands and ask the starter (BB-12, BB-23).

    The first hand is the first of the shuffled cards, then the second; the next stock card is the last one.
    """
    order, entropy = state.entropy.shuffled(components.hire_cards)
    size = components.hand_size
    hands = (in_hand_order(order[:size]), in_hand_order(order[size : 2 * size]))
    begun = replace(
        state,
        entropy=entropy,
        kitchen=Kitchen(hands, order[2 * size :]),
        store=tuple(sorted(components.cakes)),
        stale_supply=components.stale_cards,
        cases=(Case(), Case()),
        question=Question.TURN,
        player=state.starter,
        turn=state.turn + 1,
        cake=None,
        hire=None,
        dice=None,
        tries=(),
    )
    return Step(
        begun,
        (
            RoundBegun(round=begun.round, starter=begun.starter),
            *(HandDealt(seat=seat, cards=hands[seat], audience=private_to(seat)) for seat in (0, 1)),
            PhaseBegun(phase=Phase.HIRE, seat=begun.starter),
        ),
    )


def resolve(state: State, action: HiringAction) -> BakeryStep:
    """Carry out a legal action of phase one."""
    match action:
        case Draw(source):
            return _drawn(state) if source is Source.STOCK else _top_taken(state)
        case Discard(card):
            kitchen = state.kitchen.discarding(state.player, card)
            return _turn_ended(state, kitchen, (CardDiscarded(seat=state.player, card=card),))
        case LaySet(chef):
            return _hired(state, chef)
        case CloseBakery():
            closed = BakeryClosed(seat=state.player, owner=1 - state.player)
            return _sign_played(state, Card.CLOSED, closed, owner=closed.owner)
        case ReopenBakery():
            reopened = BakeryReopened(seat=state.player)
            return _sign_played(state, Card.REOPENED, reopened, owner=state.player)
        case Pass():
            return _turn_ended(state, state.kitchen.passing(), (TurnPassed(seat=state.player),))
        case _:
            assert_never(action)


def _drawn(state: State) -> BakeryStep:
    state, events = _with_stock(state)
    drawn = DrawnCard(state.kitchen.stock[-1], Source.STOCK)
    kitchen = state.kitchen.with_stock_card(state.player, drawn=drawn)
    asked = replace(state, kitchen=kitchen, question=Question.DISCARD)
    return Step(asked, (*events, *_drawing(state.player, drawn.card)))


def _top_taken(state: State) -> BakeryStep:
    taken = DiscardTaken(seat=state.player, card=state.kitchen.discards[-1])
    kitchen = state.kitchen.with_top_discard(state.player)
    return Step(replace(state, kitchen=kitchen, question=Question.DISCARD), (taken,))


def _hired(state: State, chef: Chef) -> BakeryStep:
    """Hire the chef (BB-19). The cards left over stay hidden in the hand (BB-15)."""
    hire = Hire(state.player, chef)
    kitchen = state.kitchen.laying(state.player, chef.parts)
    begun = placing.begin(replace(state, kitchen=kitchen, hire=hire))
    return Step(begun.state, (ChefHired(hire=hire, cards=chef.parts), *begun.events))


def _sign_played(state: State, sign: Card, played: BakeryEvent, *, owner: Seat) -> BakeryStep:
    """Change the owner's bakery, and replace the sign by a stock card (BB-07) while there is one (BB-13)."""
    player = state.player
    state = replace(state, kitchen=state.kitchen.playing(player, sign, owner=owner))
    if not state.kitchen.can_give_from_stock:
        return _turn_ended(state, state.kitchen, (played, DrawSkipped(seat=player)))
    state, events = _with_stock(state)
    drawing = _drawing(player, state.kitchen.stock[-1])
    return _turn_ended(state, state.kitchen.with_stock_card(player), (played, *events, *drawing))


def _with_stock(state: State) -> BakeryStep:
    """Reshuffle the discards into the stock where needed (BB-13)."""
    if state.kitchen.stock:
        return Step(state, ())
    kitchen, entropy = state.kitchen.restocked(state.entropy)
    reshuffled = StockReshuffled(cards=len(kitchen.stock))
    return Step(replace(state, kitchen=kitchen, entropy=entropy), (reshuffled,))


def _drawing(seat: Seat, card: Card) -> tuple[BakeryEvent, ...]:
    return CardDrawn(seat=seat), CardSeen(seat=seat, card=card, audience=private_to(seat))


def _turn_ended(state: State, kitchen: Kitchen, events: tuple[BakeryEvent, ...]) -> BakeryStep:
    """Begin the other player's turn, unless phase one ends without a chef (BB-13, BB-18)."""
    if kitchen.passes == len(kitchen.hands):
        reason = NoChefReason.BOTH_PASSED
    elif kitchen.turns == 2 * TURN_LIMIT:
        reason = NoChefReason.TURN_LIMIT
    else:
        asked = replace(
            state, kitchen=kitchen, question=Question.TURN, player=1 - state.player, turn=state.turn + 1
        )
        return Step(asked, events)
    begun = placing.begin(replace(state, kitchen=kitchen))
    return Step(begun.state, (*events, NobodyHired(reason=reason), *begun.events))
