"""Tokens: one an action, and nothing else is one."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.auf.actions import AufAction, Ban, Choose, Decline, Keep, Lift, Mulligan, Pass, Place, Sign, Throw
from games.auf.cards import Card, Recipe
from games.engine import UnknownAction
from tests.games.auf.kitchen import GAME, cards
from tests.games.auf.lab import VARIANTS
from tests.games.auf.table_talk import states

EXAMPLES: dict[str, AufAction] = {
    "round2.place.bf.EF": Place(2, Recipe.BLACK_FOREST_CAKE, cards("flour eggs")),
    "round1.ban.o.gl": Ban(1, Card.POWER_OUTAGE, Recipe.GELATO),
    "round3.lift.a.bw": Lift(3, Card.FIRE_ALARM, Recipe.BROWNIES),
    "round1.mulligan": Mulligan(1),
    "round1.pass": Pass(1),
    "round1.pass.FF": Pass(1, (Card.FLOUR, Card.FLOUR)),
    "look.none": Decline(),
    "look.take.bf.gl": Choose(Recipe.BLACK_FOREST_CAKE, Recipe.GELATO),
    "night.keep": Keep(()),
    "night.keep.kf.tf": Keep((Recipe.TRIFLE, Recipe.KULFI)),
    "throw12.rock": Throw(12, Sign.ROCK),
    "throw1.any": Throw(1, None),
}


@pytest.mark.parametrize(("token", "action"), EXAMPLES.items(), ids=EXAMPLES)
def test_examples(token: str, action: AufAction) -> None:
    assert GAME.encode(action) == token
    assert GAME.decode(token) == action


@pytest.mark.parametrize(
    "token",
    [
        "",
        "pass",
        "round0.pass",
        "round4.pass",
        "round1",
        "round1.",
        "round1.pass.",
        "round1.pass.F.F",
        "round1.pass.FE",
        "round1.pass.Z",
        "round1.place.bf",
        "round1.place.bf.FE",
        "round1.place.zz.F",
        "round1.ban.p.bf",
        "round1.trade.01",
        "round1.hands.x",
        "round1.mulligan.1",
        "round1.look.bf",
        "look.take.bf",
        "night.keep.tf.kf",
        "night",
        "throw0.rock",
        "throw01.rock",
        "throw1.ROCK",
        "throw1.None",
        "throw٣.rock",
        "round1.trade.٢",
        "night.keep" + ".kf" * 30,
        "round1.pass\n",
    ],
)
def test_nothing_else_is_a_token(token: str) -> None:
    with pytest.raises(UnknownAction):
        GAME.decode(token)


@given(st.text(alphabet="roundlktheigpacswmy123.FESBko", max_size=24))
def test_a_token_has_one_spelling(text: str) -> None:
    try:
        action = GAME.decode(text)
    except UnknownAction:
        return
    assert GAME.encode(action) == text


@pytest.mark.parametrize(("seats", "options"), VARIANTS[::3])
def test_every_legal_action_has_its_token(seats: int, options: object) -> None:
    chance = random.Random(seats)
    for state in states(seats, options, chance):
        for seat in GAME.actors(state):
            actions = list(GAME.legal_actions(state, seat))
            tokens = [GAME.encode(action) for action in actions]
            assert len(set(tokens)) == len(actions)
            assert [GAME.decode(token) for token in tokens] == actions
            assert {token.partition(".")[0] for token in tokens} == {GAME.question(state, seat)}
            assert all(re.fullmatch(r"[A-Za-z0-9.,>-]{1,60}", token) for token in tokens)
