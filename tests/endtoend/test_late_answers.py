"""Late, empty and misdirected actions get their own sentences and change nothing."""

from __future__ import annotations

from playground import Visitor
from tests.endtoend.play import Club


async def says(person: Visitor, command: str, **options: str) -> str:
    """Return the text of a command's answer to its user."""
    answer = await person.command(command, **options)
    assert answer.ephemeral
    return person.text(answer.message)


async def first_card(person: Visitor) -> str:
    return str((await person.autocomplete("/duel attack", option="cards"))[0]["value"])


async def lead_of(club: Club) -> tuple[Visitor, Visitor, Visitor, Visitor]:
    """Start a team duel; return the leader, the next opponent, the leader's teammate, the other opponent."""
    await club.seat(*club.people, mode="team")
    lead = club.asked()
    place = [person.id for person in club.people].index(lead.id)
    first, second, third = (club.people[(place + step) % 4] for step in (1, 2, 3))
    return lead, first, second, third


async def test_players_are_named_by_name_and_by_mention(club: Club) -> None:
    lead, enemy, mate, _ = await lead_of(club)
    assert "Choose yourself or your teammate" in await says(lead, "/duel lead", first=enemy.name)
    assert "Choose yourself or your teammate" in await says(lead, "/duel lead", first="Zoe")
    assert "Done" in await says(lead, "/duel lead", first=mate.mention)
    await club.settled()
    assert club.asked().id == mate.id
    card = await first_card(mate)
    assert "one of your opponents" in await says(
        mate, "/duel attack", cards=card, claim="soldier", target=lead.name
    )
    assert "Done" in await says(mate, "/duel attack", cards=card, claim="soldier", target=enemy.name.upper())
    await club.settled()
    assert f"attacks {enemy.mention}" in club.words()


async def test_an_empty_trade_and_a_late_trade_are_refused(club: Club) -> None:
    lead, enemy, mate, _ = await lead_of(club)
    await club.press(lead, f"{lead.name} goes first")
    for command in ("/duel trade", "/duel keep"):
        assert "nothing to trade now" in await says(lead, command)
        assert "nothing to trade now" in await says(mate, command)
    await lead.command("/duel attack", cards=await first_card(lead), claim="soldier", target=enemy.name)
    await club.settled()
    await club.press(enemy, "Accept")
    assert "Choose a card to give or to take" in await says(lead, "/duel trade")
    assert "nothing to trade now" in await says(mate, "/duel trade", give="soldier")
    opened = await lead.press(club.post(), "Trade…")
    assert opened.modal is not None
    assert "Done" in await says(lead, "/duel keep")
    await club.settled()
    assert "doesn't trade" in club.story()


async def test_a_challenge_after_its_window_is_refused(club: Club) -> None:
    """CD-10: once the claim has been answered by anyone, the chance is gone."""
    lead, enemy, mate, other = await lead_of(club)
    await club.press(lead, f"{lead.name} goes first")
    for person in club.people:
        assert "too late to challenge that claim" in await says(person, "/duel challenge")
    await lead.command("/duel attack", cards=await first_card(lead), claim="soldier", target=enemy.name)
    await club.settled()
    assert "too late to challenge" in await says(lead, "/duel challenge")
    assert "too late to challenge" in await says(mate, "/duel challenge")
    assert "Your teammate decides" in await says(other, "/duel accept")
    assert "can't do that right now" in await says(enemy, "/duel hold")
    assert "Done" in await says(other, "/duel hold")
    await says(enemy, "/duel accept")
    await club.settled()
    for person in (enemy, other):
        assert "too late to challenge" in await says(person, "/duel challenge")
        assert "not your turn" in await says(person, "/duel accept")


async def test_an_invalid_choice_of_positions_is_refused(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    first = club.asked()
    for positions in (" ", "9" * 200, "one"):
        assert "one facedown card for each of your Priests" in await says(
            first, "/duel take", positions=positions
        )
    assert "can't do that right now" in await says(first, "/duel take", positions="1")
