"""Ratings as members meet them: in the lobby, on the leaderboard, in their figures."""

from __future__ import annotations

from tests.endtoend.play import Club


async def test_the_lobby_says_whether_the_game_is_rated(club: Club) -> None:
    await club.ada.command("/duel new")
    assert "📈 Rated:" in club.words()
    await club.press(club.ada, "Add a house player")
    assert "📈 Not rated: a house player sits here." in club.words()
