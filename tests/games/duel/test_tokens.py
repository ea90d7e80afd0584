"""Tokens: one text for each action, and no other text."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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
    Window,
)
from games.duel.cards import Card
from games.engine import UnknownAction
from tests.games.duel.table import GAME, cards

WRITTEN: list[tuple[DuelAction, str]] = [
    (Lead(2), "lead.2"),
    (Attack(cards("SSW"), Card.WIZARD, 1), "claim.SSW>W>1"),
    (Pass(), "claim.pass"),
    (Block(cards("DD"), Card.DEFENDER), "answer.DD>D"),
    (Accept(), "answer.accept"),
    (Challenge(), "answer.challenge"),
    (Challenge(Window.ANSWER_BESIDE), "answer-beside.challenge"),
    (Hold(Window.ANSWER_BESIDE), "answer-beside.hold"),
    (Accept(Window.BLOCK), "block.accept"),
    (Challenge(Window.BLOCK), "block.challenge"),
    (Challenge(Window.BLOCK_BESIDE), "block-beside.challenge"),
    (Hold(Window.BLOCK_BESIDE), "block-beside.hold"),
    (Take((1, 3)), "take.1,3"),
    (Name(Card.WOLFY), "name.Y"),
    (Trade(Card.SOLDIER, Card.WIZARD), "trade.S>W"),
    (Trade(Card.SOLDIER, None), "trade.S>-"),
    (Trade(None, Card.WIZARD), "trade.->W"),
    (NoTrade(), "trade.none"),
]


@pytest.mark.parametrize(("action", "token"), WRITTEN, ids=[token for _, token in WRITTEN])
def test_how_actions_are_written(action: DuelAction, token: str) -> None:
    assert GAME.encode(action) == token
    assert GAME.decode(token) == action


@pytest.mark.parametrize(
    "text",
    [
        "claim.WSS>W>1",  # not sorted
        "claim.>W>1",
        "claim.SS>X>1",
        "claim.SS>WW>1",
        "claim.SS>W>01",
        "claim.SS>W",
        "claim.challenge",
        "answer.pass",
        "answer.hold",
        "answer-beside.accept",
        "take.",
        "take.1,",
        "take.+1",
        "take.1_0",
        "name.wizard",
        "trade.->-",
        "lead.",
        "lead.٢",  # a digit of another script
        "pass",
        "",
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(UnknownAction):
        GAME.decode(text)


QUESTIONS = ("claim", "answer", "block", "take", "name", "trade", "lead")


@settings(max_examples=60)
@given(st.sampled_from(QUESTIONS), st.text("SAWDCYKTMQ0123,>-.", max_size=9))
def test_no_action_has_two_texts(question: str, rest: str) -> None:
    text = f"{question}.{rest}"
    try:
        action = GAME.decode(text)
    except UnknownAction:
        return
    assert GAME.encode(action) == text


def test_the_largest_hand_fits() -> None:
    # No hand can pass the 42 cards of the largest deck.
    cards_of_hand = tuple(sorted(Card.SOLDIER for _ in range(42)))
    assert len(GAME.encode(Attack(cards_of_hand, Card.QUARTERMASTER, 3))) <= 60
