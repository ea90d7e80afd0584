"""Tournaments by the real client: sign-up, pairing, tables in threads, results, the winner, restarts, and bad input."""

from __future__ import annotations

from collections.abc import Iterable

from playground import Visitor
from tests.endtoend.play import Club

CHANNEL = "cake-table"


def post(club: Club) -> dict:
    """Return the newest post of a tournament."""
    return [one for one in club.posts() if "Tournament" in club.ada.text(one)][-1]


def text(club: Club) -> str:
    return club.ada.text(post(club))


async def settled(club: Club) -> None:
    """Wait until everything that is due is done and shown."""
    for _ in range(3):
        await club.bot.tournament_runner.settled()
        await club.settled()


async def signed_up(club: Club, *people: Visitor, **options: object) -> None:
    await club.ada.command("/tournament new", **{"game": "duel", **options})
    for person in people:
        answer = await person.press(post(club), "Sign up")
        assert answer.ephemeral
        assert "You are in" in person.text(answer.message)
    await settled(club)


async def begun(club: Club, *people: Visitor, **options: object) -> None:
    await signed_up(club, *people, **options)
    await club.ada.press(post(club), "Start now")
    await settled(club)


def threads(club: Club) -> list[str]:
    """Return the names of the threads of tables, oldest first."""
    return [channel.name for channel in club.pg.world.channels.values() if channel.name.startswith("Round ")]


async def give_up(club: Club, people: Iterable[Visitor]) -> None:
    """Let these people give up their games."""
    for person in people:
        answer = await person.command("/table concede")
        assert "Done" in person.text(answer.message)
    await settled(club)


async def test_a_tournament_is_played_from_sign_up_to_the_winner(club: Club) -> None:
    await signed_up(club, club.ada, club.ben, club.cleo, club.dov)
    assert "4 of 32" in text(club)
    await club.ada.press(post(club), "Start now")
    await settled(club)
    assert "Round 1 of 2" in text(club)
    assert len(threads(club)) == 2
    await give_up(club, (club.cleo, club.dov))
    assert "Round 2 of 2" in text(club)
    await give_up(club, (club.ben, club.dov))
    final = club.words()
    assert f"{club.ada.mention} wins the tournament!" in final
    assert f"{club.ada.mention} wins!" in text(club)
    answer = await club.dov.press(club.post(), "My games")
    assert answer.ephemeral
    assert "lost against" in club.dov.text(answer.message)
