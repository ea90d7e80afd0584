"""The button *In words* of a post, by the real client."""

from __future__ import annotations

import pytest

from cogs.games.duel.presenter import DuelPresenter
from cogs.ui.custom_id import TableControl
from playground.people import reading
from tests.endtoend.play import Club


async def test_a_spectator_reads_the_table_in_words_privately(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    answer = await club.cleo.press(club.post(), "In words")
    assert answer.message is not None
    assert answer.message["flags"] & 64
    said = reading.text(answer.message)
    assert "🍰" in said
    assert "Deck " in said
    assert not reading.controls(answer.message)


async def test_a_player_reads_a_long_hand_in_words_and_nobody_else_does(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = tuple(f"-# Look {number}" for number in range(40))
    monkeypatch.setattr(DuelPresenter, "beside_hand", staticmethod(lambda own, say: many))
    await club.seat(club.ada, club.ben)
    first = club.asked()
    shown = await first.press(club.post(), "My hand")
    assert shown.message is not None
    (button,) = [one for one in reading.controls(shown.message) if one["label"] == "In words"]
    told = await first.press(shown.message, "In words")
    assert told.message is not None
    assert told.message["flags"] & 64
    assert "Your hand" in reading.text(told.message)
    assert "Look" not in reading.text(told.message)
    assert not reading.controls(told.message)
    (row,) = await club.bot.store.tables.unfinished()
    session = await club.bot.tables.session(row.id)
    own = session.progress.seat_view(session.seat_of(first.id)).view
    assert reading.text(told.message).count("**: ") >= len(own.hand)
    assert button["custom_id"].endswith(TableControl.HAND_IN_WORDS)
