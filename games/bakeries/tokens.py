"""How actions are written down: every token of the game, made once, so that each action has exactly one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import assert_never

from games.bakeries.actions import (
    BakeryAction,
    CloseBakery,
    Discard,
    Draw,
    LaySet,
    Pass,
    PlaceCake,
    PlaceStale,
    ReopenBakery,
    Roll,
    Side,
    Stop,
    TryAgain,
)
from games.bakeries.cards import SLOTS, Card, Chef
from games.bakeries.kitchen import Source
from games.engine import LONGEST_TOKEN, UnknownAction

_CAKES_PLACED = 2 * len(SLOTS)


def encode(action: BakeryAction) -> str:
    """Return the token of an action: the question, a dot, and the answer."""
    match action:
        case Draw(source):
            return f"turn.draw.{source}"
        case LaySet(chef):
            return f"turn.lay.{chef}"
        case CloseBakery():
            return "turn.close"
        case ReopenBakery():
            return "turn.reopen"
        case Pass():
            return "turn.pass"
        case Discard(card):
            return f"discard.{card}"
        case PlaceCake(number, side, slot):
            return f"place{number}.{side}.{slot}"
        case Roll():
            return "roll.dice"
        case PlaceStale(slot):
            return f"stale.{slot}"
        case TryAgain():
            return "again.try"
        case Stop():
            return "again.stop"
        case _:
            assert_never(action)


def decode(token: str) -> BakeryAction:
    """Return the action of a token. UnknownAction when there is none."""
    action = _ACTIONS.get(token) if len(token) <= LONGEST_TOKEN else None
    if action is None:
        raise UnknownAction(token)
    return action


def _all_actions() -> Iterator[BakeryAction]:
    yield from (Draw(source) for source in Source)
    yield from (LaySet(chef) for chef in Chef)
    yield CloseBakery()
    yield ReopenBakery()
    yield Pass()
    yield from (Discard(card) for card in Card)
    for number in range(1, _CAKES_PLACED + 1):
        yield from (PlaceCake(number, side, slot) for side in Side for slot in SLOTS)
    yield Roll()
    yield from (PlaceStale(slot) for slot in SLOTS)
    yield TryAgain()
    yield Stop()


_ACTIONS: Mapping[str, BakeryAction] = {encode(action): action for action in _all_actions()}
