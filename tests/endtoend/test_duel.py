"""Whole Cake Duels through the real client: with the post's buttons and with commands."""

from playground import AnswerKind
from tests.endtoend.play import Club


async def test_a_bout_with_buttons(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    attacker = club.asked()
    defender = club.other(attacker)
    claimed = await club.attack(attacker, "soldier", 2)
    assert claimed.kind is AnswerKind.UPDATE
    assert f"{attacker.mention} attacks {defender.mention}, claiming **2 Soldiers**" in club.words()
    assert club.asked().id == defender.id
    await club.press(defender, "Challenge!")
    assert "The cards are flipped" in club.story()
    assert "1 trophy" in club.story()


async def test_a_whole_duel_of_challenges(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    for _ in range(5):
        if "wins!" in club.words():
            break
        attacker = club.asked()
        await club.attack(attacker, "wizard", 4)
        await club.press(club.other(attacker), "Challenge!")
    assert "🎉" in club.words()
    assert club.is_finished()
    board = await club.ada.command("/leaderboard")
    assert "1 win in 1 game" in club.ada.text(board.message)
    assert not club.ada.dms(), "hands are deleted when the game ends"


async def test_a_command_is_answered_with_the_sentence_by_which_the_table_tells_the_move(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    first = club.asked()
    second = club.other(first)
    passed = await first.command("/duel pass")
    assert first.text(passed.message) == f"Done: {first.mention} passes."
    await club.settled()
    card = str((await second.autocomplete("/duel attack", option="cards"))[0]["value"])
    attacked = await second.command("/duel attack", cards=card, claim="soldier")
    assert attacked.ephemeral
    told = f"{second.mention} attacks {first.mention}, claiming **1 Soldier**."
    assert second.text(attacked.message) == f"Done: {told}"
    await club.settled()
    assert told in club.words()


async def test_a_hand_reaches_only_its_player(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    shown = await club.ada.press(club.post(), "My hand")
    assert shown.ephemeral
    assert "Your hand" in club.ada.text(shown.message)
    assert all("Your hand" not in club.ben.text(message) for message in club.ben.messages("cake-table"))
    assert "Your hand" in club.ada.text(club.ada.dms()[-1])


async def test_a_duel_with_commands(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    attacker = club.asked()
    cards = await attacker.autocomplete("/duel attack", option="cards")
    names = await attacker.autocomplete("/duel attack", option="claim")
    assert [choice["name"] for choice in names] == ["Soldier", "Archer", "Wizard"]
    answer = await attacker.command("/duel attack", cards=cards[0]["value"], claim="Archer")
    assert answer.ephemeral
    await club.settled()
    assert "claiming **1 Archer**" in club.words()
    await club.other(attacker).command("/duel accept")
    await club.settled()
    assert "steals one cake" in club.story()
    await club.other(attacker).command("/duel pass")
    await club.settled()
    assert club.asked().id == attacker.id
