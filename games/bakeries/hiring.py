"""Phase one: eight cards each, drawing and discarding, until somebody lays a chef set."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, assert_never

from games.bakeries import placing
from games.bakeries.cards import CARD_ORDER, Card, Chef, Components, layable_chefs, missing_parts
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
from games.bakeries.state import (
    TURN_LIMIT,
    BakeryAction,
    CloseBakery,
    Discard,
    Draw,
    HiringAction,
    LaySet,
    Pass,
    Phase,
    PlaceCake,
    PlaceStale,
    Question,
    ReopenBakery,
    Roll,
    State,
    Stop,
    TryAgain,
)
from games.engine import Seat, Step

BakeryStep: TypeAlias = Step[State, BakeryEvent]


# --- Dealing ---------------------------------------------------------------------------------------


def begin_round(state: State, components: Components) -> BakeryStep:
    """All cards come back, the hands are dealt and the starter is asked (BB-12, BB-23).

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


# --- What may be done ------------------------------------------------------------------------------


def legal_actions(state: State) -> tuple[HiringAction, ...]:
    """All that the player may do, in a stable order."""
    if state.question is Question.DISCARD:
        kinds = dict.fromkeys(state.kitchen.hands[state.player])
        return tuple(Discard(card) for card in kinds if state.kitchen.may_discard(card))
    return tuple(_turn_actions(state))


def _turn_actions(state: State) -> list[HiringAction]:
    kitchen, player = state.kitchen, state.player
    hand, is_closed = kitchen.hands[player], kitchen.closed[player]
    actions: list[HiringAction] = [Draw(Source.STOCK) if kitchen.can_give_from_stock else Pass()]
    if kitchen.may_take_discard(player):
        actions.append(Draw(Source.DISCARD))
    if not is_closed:
        actions.extend(LaySet(chef) for chef in layable_chefs(hand))
    if Card.CLOSED in hand and not kitchen.closed[1 - player]:
        actions.append(CloseBakery())
    if Card.REOPENED in hand and is_closed:
        actions.append(ReopenBakery())
    return actions


def objection(state: State, action: BakeryAction) -> str:
    """Why the player may not do this."""
    kitchen, player = state.kitchen, state.player
    hand, is_closed = kitchen.hands[player], kitchen.closed[player]
    if isinstance(action, Discard) != (state.question is Question.DISCARD):
        return "another-question"
    match action:
        case Discard(card):
            return "card-just-taken" if card in hand else "card-not-held"
        case Draw(Source.STOCK):
            return "stock-empty"
        case Draw():
            return "nothing-else-to-discard" if kitchen.discards else "discard-pile-empty"
        case LaySet():
            return "bakery-closed" if is_closed else "set-incomplete"
        case CloseBakery():
            return "already-closed" if kitchen.closed[1 - player] else "card-not-held"
        case ReopenBakery():
            return "card-not-held" if is_closed else "bakery-open"
        case Pass():
            return "cannot-pass"
        case PlaceCake() | Roll() | PlaceStale() | TryAgain() | Stop():
            return "another-question"
        case _:
            assert_never(action)


def fallback(state: State) -> HiringAction:
    """What silence means (BB-50): draw from the stock and discard the card drawn."""
    kitchen = state.kitchen
    if state.question is Question.TURN:
        return Draw(Source.STOCK) if kitchen.can_give_from_stock else Pass()
    if kitchen.drawn and kitchen.drawn.source is Source.STOCK:
        return Discard(kitchen.drawn.card)
    hand = kitchen.hands[state.player]

    def dispensability(card: Card) -> tuple[bool, int, int]:
        kinds = 0 if card.is_sign else len(card.chef.parts) - len(missing_parts(hand, card.chef))
        return card.is_sign, kinds, CARD_ORDER[card]

    return Discard(min((card for card in hand if kitchen.may_discard(card)), key=dispensability))


# --- Carrying it out -------------------------------------------------------------------------------


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
    """BB-19, and BB-15: the cards left over stay hidden in the hand."""
    hire = Hire(state.player, chef)
    kitchen = state.kitchen.laying(state.player, chef.parts)
    begun = placing.begin(replace(state, kitchen=kitchen, hire=hire))
    return Step(begun.state, (ChefHired(hire=hire, cards=chef.parts), *begun.events))


def _sign_played(state: State, sign: Card, played: BakeryEvent, *, owner: Seat) -> BakeryStep:
    """The owner's bakery changes, and a stock card replaces the sign (BB-07) while there is one (BB-13)."""
    player = state.player
    state = replace(state, kitchen=state.kitchen.playing(player, sign, owner=owner))
    if not state.kitchen.can_give_from_stock:
        return _turn_ended(state, state.kitchen, (played, DrawSkipped(seat=player)))
    state, events = _with_stock(state)
    drawing = _drawing(player, state.kitchen.stock[-1])
    return _turn_ended(state, state.kitchen.with_stock_card(player), (played, *events, *drawing))


def _with_stock(state: State) -> BakeryStep:
    """A stock that has a card, after a reshuffle where needed (BB-13)."""
    if state.kitchen.stock:
        return Step(state, ())
    kitchen, entropy = state.kitchen.restocked(state.entropy)
    reshuffled = StockReshuffled(cards=len(kitchen.stock))
    return Step(replace(state, kitchen=kitchen, entropy=entropy), (reshuffled,))


def _drawing(seat: Seat, card: Card) -> tuple[BakeryEvent, ...]:
    return CardDrawn(seat=seat), CardSeen(seat=seat, card=card, audience=private_to(seat))


def _turn_ended(state: State, kitchen: Kitchen, events: tuple[BakeryEvent, ...]) -> BakeryStep:
    """The other player's turn, unless phase one ends without a chef (BB-13, BB-18)."""
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
