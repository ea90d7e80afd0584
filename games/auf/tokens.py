"""How the actions of Cake Auf! are written: ``question.rest``, one token an action.

The question of a turn carries its round (``round2.place.bf.EF``), that of a throw its number
(``throw3.rock``): the same seat may be asked again without a pause, and an old answer must not count.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import assert_never

from games.auf.actions import (
    AufAction,
    Ban,
    Choose,
    Decline,
    Keep,
    Lift,
    Look,
    Mulligan,
    Pass,
    Place,
    Play,
    Sign,
    SwapHands,
    SwapRecipes,
    Throw,
    Trade,
)
from games.auf.cards import LIFTED_BY, Card, Recipe
from games.auf.state import ROUNDS
from games.engine import LONGEST_TOKEN, UnknownAction

_CARDS = {card.code: card for card in Card}
_RECIPES = {recipe.code: recipe for recipe in Recipe}
_BANS = {ban.code: ban for ban in LIFTED_BY}

_TURN = re.compile(rf"round([1-{ROUNDS}])\.([a-z]+)((?:\.[A-Za-z0-9]+)*)")
_THROW = re.compile(r"throw([1-9][0-9]{0,8})\.([a-z]+)")


def encode(action: AufAction) -> str:
    """Return the token of an action."""
    match action:
        case Choose(taken, given):
            return f"look.take.{taken.code}.{given.code}"
        case Decline():
            return "look.none"
        case Keep(recipes):
            return ".".join(("night", "keep", *(recipe.code for recipe in recipes)))
        case Throw(throw, sign):
            return f"throw{throw}.{sign or 'any'}"
        case _:
            return f"round{action.round}.{_encode_play(action)}"


def _encode_play(action: Play) -> str:
    match action:
        case Place(_, recipe, ingredients):
            return f"place.{recipe.code}.{_letters(ingredients)}"
        case Ban(_, ban, recipe):
            return f"ban.{ban.code}.{recipe.code}"
        case Lift(_, ban, recipe):
            return f"lift.{ban.code}.{recipe.code}"
        case SwapRecipes(_, mine, theirs):
            return f"swap.{mine.code}.{theirs.code}"
        case SwapHands(_, other):
            return f"hands.{other}"
        case Look():
            return "look"
        case Trade(_, other):
            return f"trade.{other}"
        case Mulligan():
            return "mulligan"
        case Pass(_, discards):
            return f"pass.{_letters(discards)}" if discards else "pass"
        case _:
            assert_never(action)


def _letters(cards: Iterable[Card]) -> str:
    return "".join(card.code for card in cards)


def decode(token: str) -> AufAction:
    """Return the action of a token. UnknownAction when there is none."""
    try:
        action = _read(token) if len(token) <= LONGEST_TOKEN else None
    except (KeyError, ValueError):
        action = None
    if action is None or encode(action) != token:
        raise UnknownAction(token)
    return action


def _read(token: str) -> AufAction | None:
    """Return the action, None or KeyError or ValueError; the caller sees to it that only one spelling counts."""
    if turn := _TURN.fullmatch(token):
        return _read_play(int(turn[1]), turn[2], turn[3].split(".")[1:])
    if throw := _THROW.fullmatch(token):
        return Throw(int(throw[1]), None if throw[2] == "any" else Sign(throw[2]))
    match token.split("."):
        case ["look", "none"]:
            return Decline()
        case ["look", "take", taken, given]:
            return Choose(_RECIPES[taken], _RECIPES[given])
        case ["night", "keep", *kept]:
            return Keep(tuple(_RECIPES[code] for code in kept))
        case _:
            return None


def _read_play(number: int, verb: str, rest: list[str]) -> Play | None:
    match verb, *rest:
        case "place", recipe, letters:
            return Place(number, _RECIPES[recipe], tuple(_CARDS[letter] for letter in letters))
        case "ban", ban, recipe:
            return Ban(number, _BANS[ban], _RECIPES[recipe])
        case "lift", ban, recipe:
            return Lift(number, _BANS[ban], _RECIPES[recipe])
        case "swap", mine, theirs:
            return SwapRecipes(number, _RECIPES[mine], _RECIPES[theirs])
        case "hands", other:
            return SwapHands(number, int(other))
        case ("look",):
            return Look(number)
        case "trade", other:
            return Trade(number, int(other))
        case ("mulligan",):
            return Mulligan(number)
        case "pass", *letters:
            return Pass(number, tuple(_CARDS[letter] for letter in "".join(letters)))
        case _:
            return None
