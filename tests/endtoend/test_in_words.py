"""The button *In words* of a post, by the real client."""

from __future__ import annotations

from playground import reading
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
