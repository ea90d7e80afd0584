"""Matches played to their end: several duels, and against a house player, with the post's buttons."""

from __future__ import annotations

import pytest

from games.ai import LEVELS
from tests.endtoend.play import Club


async def test_a_match_is_the_best_of_three_duels(club: Club) -> None:
    await club.seat(club.ada, club.ben, duels=3, trophies=1)
    for duel in (1, 2, 3):
        assert f"Duel {duel} of 3" in club.words()
        attacker = club.asked()
        await club.attack(attacker, "wizard", 4)
        await club.press(club.other(attacker), "Challenge!")
        if "wins!" in club.words():
            break
    duels = club.story().count(" won the duel")
    assert duels in (2, 3)
    assert f"won the duel (2 to {duels - 2})" in club.words()
    assert club.is_finished()
    board = await club.ada.command("/leaderboard")
    assert "1 win in 1 game" in club.ada.text(board.message)


@pytest.mark.parametrize("level", LEVELS)
async def test_the_host_chooses_the_level_of_a_house_player(club: Club, level: str) -> None:
    """With the lobby's menu or the command; the post shows it, and the bout is played to its end."""
    ada = club.ada
    if level == "easy":
        await ada.command("/duel new", trophies=1, house=level)
    else:
        await ada.command("/duel new", trophies=1)
        await ada.choose(club.post(), "Add a house player that plays…", [f"!house.{level}"])
        await club.settled()
    assert f" ({level})" in club.words()
    await club.press(ada, "Start")
    presses = 0
    while not await over_or_asked(club):
        presses += 1
        assert presses < 100
        if ada.can_press(club.post(), "Attack…"):
            await club.attack(ada, "soldier", 1)
        else:
            await club.press(ada, "Accept")
    assert club.is_finished()


async def test_the_host_plays_a_house_player_to_the_end(club: Club) -> None:
    """The host claims everything as Soldiers, and accepts: someone wins every bout."""
    ada = club.ada
    await ada.command("/duel new", trophies=2)
    await club.press(ada, "Add house player")
    assert "🤖" in club.words()
    await club.press(ada, "Start")
    presses = 0
    while not await over_or_asked(club):
        presses += 1
        assert presses < 200
        if ada.can_press(club.post(), "Attack…"):
            await club.attack(ada, "soldier", 1)
        else:
            await club.press(ada, "Accept")
    assert presses
    assert "🎉" in club.words()
    assert club.is_finished()
    assert not ada.dms(), "the hand is deleted when the game ends"
    board = await ada.command("/leaderboard")
    assert "Nobody finished a rated game here" in ada.text(board.message), "a game of two members counts"


async def over_or_asked(club: Club) -> bool:
    """Wait until the house player has answered; return True if the game is over."""

    def settled() -> str:
        last = club.words().rpartition("\n")[2]
        is_settled = club.ada.mention in last or "🎉" in club.words()
        return club.words() if is_settled else ""

    return "🎉" in await club.ada.wait_for(settled)
