"""Phase three: the cake sale, the stale cards, the consolation clearance sale and the books of the round."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from games.bakeries.actions import PlaceStale, Roll, SaleAction, Stop, TryAgain
from games.bakeries.cards import DICE_SIDES
from games.bakeries.case import Case
from games.bakeries.events import (
    BakeryEvent,
    CakeSold,
    ClearanceStopped,
    ClearanceTried,
    DiceRolled,
    GameEnded,
    NumberRepeated,
    PhaseBegun,
    RoundEnded,
    SaleWon,
    StalePlaced,
)
from games.bakeries.money import (
    BEHIND,
    FIRST_HIT,
    SALES_TO_WIN,
    SECOND_HIT,
    WHOLE_TAB,
    ClearanceTry,
    RoundAccount,
    Takings,
    final_outcome,
    totals,
)
from games.bakeries.state import ROUNDS, Phase, Question, State
from games.engine import Seat, Step
from games.entropy import Entropy


def begin(state: State, *, first_roller: Seat) -> Step[State, BakeryEvent]:
    """Begin phase three: the hirer is the first to roll (BB-30), without one the second placer (BB-17)."""
    begun = _asked(state, Question.ROLL, first_roller)
    return Step(begun, (PhaseBegun(phase=Phase.SALE, seat=first_roller),))


def _asked(state: State, question: Question, seat: Seat) -> State:
    return replace(state, question=question, player=seat, turn=state.turn + 1)


def resolve(state: State, action: SaleAction) -> Step[State, BakeryEvent]:
    """Carry out a legal action of phase three."""
    match action:
        case Roll():
            return _rolled(state)
        case PlaceStale(slot):
            return _stale_placed(state, slot)
        case TryAgain():
            return _clearance_tried(state)
        case Stop():
            stopped = ClearanceStopped(seat=state.player, percent=FIRST_HIT)
            return _round_ended(state, (stopped,), behind=state.player)
        case _:
            assert_never(action)


def _rolled(state: State) -> Step[State, BakeryEvent]:
    roller = state.player
    dice, entropy = roll_dice(state.entropy)
    state = replace(state, dice=dice, entropy=entropy)
    rolled, slot = DiceRolled(seat=roller, dice=dice), sum(dice)
    case = state.cases[roller]
    if slot not in case.sold_slots:
        return _sold(state, slot, rolled)
    is_penalised = state.stale_supply > 0 and bool(case.staleable_slots)
    repeated = NumberRepeated(seat=roller, slot=slot, is_penalised=is_penalised)
    if is_penalised:
        asked = replace(state, question=Question.STALE, player=1 - roller)
    else:
        asked = _asked(state, Question.ROLL, 1 - roller)
    return Step(asked, (rolled, repeated))


def roll_dice(entropy: Entropy) -> tuple[tuple[int, int], Entropy]:
    """Two dice, the first one drawn first."""
    first, entropy = entropy.below(DICE_SIDES)
    second, entropy = entropy.below(DICE_SIDES)
    return (first + 1, second + 1), entropy


def _sold(state: State, slot: int, rolled: DiceRolled) -> Step[State, BakeryEvent]:
    """Sell the cake of a new number (BB-29); its stale cards return to the supply (BB-34)."""
    roller = state.player
    sale = state.cases[roller].worth(slot, state.chef_multiplier(roller))
    case = state.cases[roller].with_sale(sale)
    state = replace(_with_case(state, roller, case), stale_supply=state.stale_supply + sale.stale)
    events = (rolled, CakeSold(seat=roller, sale=sale))
    if len(case.sales) < SALES_TO_WIN:
        return Step(_asked(state, Question.ROLL, 1 - roller), events)
    return _sale_won(state, (*events, SaleWon(seat=roller)))


def _stale_placed(state: State, slot: int) -> Step[State, BakeryEvent]:
    """Place the stale card where the roller's opponent chose; the opponent rolls next (BB-31)."""
    player, owner = state.player, 1 - state.player
    case = state.cases[owner].with_stale(slot)
    state = replace(_with_case(state, owner, case), stale_supply=state.stale_supply - 1)
    worth = case.worth(slot, state.chef_multiplier(owner))
    placed = StalePlaced(seat=player, owner=owner, worth=worth)
    return Step(_asked(state, Question.ROLL, player), (placed,))


def _with_case(state: State, owner: Seat, case: Case) -> State:
    cases = (case, state.cases[1]) if owner == 0 else (state.cases[0], case)
    return replace(state, cases=cases)


def _sale_won(state: State, events: tuple[BakeryEvent, ...]) -> Step[State, BakeryEvent]:
    """Begin a clearance sale for a baker without a chef who has something on the tab (BB-38, BB-42)."""
    behind = 1 - state.player
    has_chef = state.hire is not None and state.hire.seat == behind
    if has_chef or not state.cases[behind].sales:
        return _round_ended(state, events, behind=behind)
    tried = _clearance_tried(_asked(state, Question.AGAIN, behind))
    return Step(tried.state, (*events, *tried.events))


def _clearance_tried(state: State) -> Step[State, BakeryEvent]:
    """Draw an unsold number and roll; a first hit leaves the choice of a second try (BB-39, BB-40)."""
    numbers = state.cases[state.player].unsold_slots
    pick, entropy = state.entropy.below(len(numbers))
    dice, entropy = roll_dice(entropy)
    attempt = ClearanceTry(numbers[pick], dice)
    state = replace(state, entropy=entropy, dice=dice, tries=(*state.tries, attempt))
    percent = clearance_percent(state.tries)
    events = (ClearanceTried(seat=state.player, attempt=attempt, percent=percent),)
    if percent == FIRST_HIT:
        return Step(state, events)
    return _round_ended(state, events, behind=state.player)


def clearance_percent(tries: tuple[ClearanceTry, ...]) -> int:
    """Return the percentage of the tab kept after these tries: a miss undoes a hit (BB-37, BB-39)."""
    if not all(attempt.is_hit for attempt in tries):
        return BEHIND
    return (BEHIND, FIRST_HIT, SECOND_HIT)[len(tries)]


def _round_ended(state: State, events: tuple[BakeryEvent, ...], *, behind: Seat) -> Step[State, BakeryEvent]:
    """Settle the round (BB-36, BB-37); after the third one the game is over."""
    won = Takings(state.cases[1 - behind].sales, WHOLE_TAB)
    kept = Takings(state.cases[behind].sales, clearance_percent(state.tries), state.tries)
    takings = (kept, won) if behind == 0 else (won, kept)
    account = RoundAccount(state.round, state.hire, takings)
    rounds = (*state.rounds, account)
    events = (*events, RoundEnded(account=account, totals=totals(rounds)))
    if len(rounds) < ROUNDS:
        next_starter = 1 - state.starter
        return Step(replace(state, question=None, starter=next_starter, rounds=rounds), events)
    outcome = final_outcome(rounds)
    over = replace(state, question=None, rounds=rounds, outcome=outcome)
    return Step(over, (*events, GameEnded(outcome=outcome)))
