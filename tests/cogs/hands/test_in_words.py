"""Hands that have more to tell than a phone has room for: the whole is behind a button."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.session import Session
from cogs.games.duel.presenter import DuelPresenter
from cogs.hands.render import hand, in_words
from cogs.i18n.messages import Messages
from cogs.ui.custom_id import TableControl
from cogs.ui.panel import Button, Panel, small
from tests.bot.tables.services import attacker, begun, tables

WORDS = Messages()
MANY = tuple(small(f"Look {number}: 1 Archer, 2 Scientists and 1 Soldier.") for number in range(30))


def rows(panel: Panel) -> list[tuple[Button, ...]]:
    return [row for row in panel.rows if isinstance(row, tuple)]


def has_button(panel: Panel) -> bool:
    return TableControl.HAND_IN_WORDS in [button.target for row in rows(panel) for button in row]


async def long_hand(monkeypatch: pytest.MonkeyPatch) -> tuple[Session, int]:
    monkeypatch.setattr(DuelPresenter, "beside_hand", staticmethod(lambda own, say: MANY))
    session = await begun(tables())
    return session, attacker(session)


async def test_a_short_hand_tells_everything_and_has_no_button() -> None:
    session = await begun(tables())
    assert not any(has_button(hand(session, seat, WORDS)) for seat in (0, 1))


async def test_a_long_hand_keeps_its_first_lines_and_its_controls(monkeypatch: pytest.MonkeyPatch) -> None:
    session, seat = await long_hand(monkeypatch)
    shown = hand(session, seat, WORDS)
    text = "\n".join(shown.paragraphs)
    assert MANY[0] in text
    assert MANY[-1] not in text
    assert has_button(shown)
    assert [button.label for button in rows(shown)[0]] == ["Attack…", "Pass", "In words"]


async def test_a_long_hand_of_a_player_who_is_not_asked_has_only_the_button(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session, seat = await long_hand(monkeypatch)
    shown = hand(session, 1 - seat, WORDS)
    assert has_button(shown)
    assert [len(row) for row in rows(shown)] == [1]


async def test_a_hand_without_an_image_needs_no_button(monkeypatch: pytest.MonkeyPatch) -> None:
    session, seat = await long_hand(monkeypatch)
    assert not has_button(hand(session, seat, WORDS, is_drawn=False))


async def test_the_words_of_a_hand_are_those_of_a_hand_without_an_image() -> None:
    session = await begun(tables())
    seat = attacker(session)
    assert in_words(session, seat, WORDS) == replace(hand(session, seat, WORDS, is_drawn=False), rows=())
