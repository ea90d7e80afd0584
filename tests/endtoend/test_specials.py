"""Cake Duel with its specials and in teams, from end to end: each deal is found by its seed."""

from __future__ import annotations

import pytest

from games.duel import Card
from playground import Visitor
from tests.endtoend.deals import Dealt
from tests.endtoend.play import gives_up, options


@pytest.fixture
async def club(dealt: Dealt) -> Dealt:
    """Play with words only: beside an image, a post has no room for the whole story."""
    await dealt.ada.command("/settings pictures", shown=False)
    return dealt


@pytest.mark.parametrize(
    ("card", "told"),
    [
        (Card.ASSASSIN, "steals 4 cakes"),
        (Card.SCOUT, "takes another turn"),
        (Card.QUARTERMASTER, "now draws up to 5 cards"),
        (Card.ORACLE, "looks at <@"),
    ],
)
async def test_each_special_attacker_does_what_it_says(club: Dealt, card: Card, told: str) -> None:
    attacker, defender = await club.full_duel(lambda mine, _: card in mine)
    await club.play(attacker, "Attack…", [card], card)
    await club.press(defender, "Accept")
    assert told in club.story()


async def test_a_summoner_names_looks_and_steals(club: Dealt) -> None:
    """CD-52: it names a card after both windows, then the hand is shown only to the attacker."""
    attacker, defender = await club.full_duel(
        lambda mine, theirs: Card.SUMMONER in mine and theirs.count(Card.SOLDIER) == 1
    )
    await club.play(attacker, "Attack…", [Card.SUMMONER], "summoner")
    await club.press(defender, "Accept")
    opened = await attacker.press(club.post(), "Name card…")
    await attacker.submit(opened.modal, {"card": ["soldier"]})
    await club.settled()
    look = f"saw {defender.mention}'s hand"
    told = [attacker.text(message) for message in attacker.messages("cake-table")]
    assert any(look in text and "Your hand" not in text for text in told), (
        "the looking player is answered at once"
    )
    assert "names **Soldier**" in club.story()
    assert "steals 2 cakes" in club.story()
    for person, sees in ((attacker, True), (defender, False)):
        shown = await person.press(club.post(), "My hand")
        assert (look in person.text(shown.message)) is sees
        assert (look in person.text(person.dms()[-1])) is sees
    assert look not in club.story()


async def test_a_priest_takes_a_card_by_its_position(club: Dealt) -> None:
    """CD-48: blind, by position; the table learns the position and never the card."""
    attacker, defender = await club.full_duel(
        lambda mine, theirs: mine.count(Card.SOLDIER) >= 2 and Card.PRIEST in theirs
    )
    await club.play(attacker, "Attack…", [Card.SOLDIER, Card.SOLDIER], "soldier")
    await club.play(defender, "Block…", [Card.PRIEST], "priest")
    await club.press(attacker, "Accept")
    answer = await defender.command("/duel take", positions="3")
    assert "one facedown card for each of your Priests" in defender.text(answer.message)
    await defender.command("/duel take", positions="2")
    await club.settled()
    assert "takes card 2 from" in club.story()
    assert "steals one cake" in club.story()
    shown = await defender.press(club.post(), "My hand")
    assert f"took 1 Soldier from {attacker.mention}" in defender.text(shown.message)


async def test_an_angel_stops_everything_and_gives_another_turn(club: Dealt) -> None:
    attacker, defender = await club.full_duel(lambda _, theirs: Card.ANGEL in theirs)
    await club.attack(attacker, "assassin", 2)
    await club.play(defender, "Block…", [Card.ANGEL], "angel")
    await club.press(attacker, "Accept")
    assert "1 Angel cancels **2 Assassins**." in club.story()
    assert club.asked().id == attacker.id


@pytest.mark.parametrize("card", [Card.PROFESSOR, Card.AGENT, Card.PIERROT])
async def test_each_unclaimable_special_changes_when_it_is_flipped(club: Dealt, card: Card) -> None:
    """CD-40, CD-43, CD-45. Pierrot needs a claim on an earlier turn, so it is a bluff on the first."""
    if card is Card.PROFESSOR:
        attacker, defender = await club.full_duel(lambda _, theirs: card in theirs)
        await club.attack(attacker, "wizard")
        await club.play(defender, "Block…", [card], "scientist")
        await club.press(attacker, "Challenge!")
        assert "Professor Baacrates counts as Scientist" in club.story()
    else:
        attacker, defender = await club.full_duel(lambda mine, theirs: card in mine and Card.WIZARD in theirs)
        await club.play(attacker, "Attack…", [card], "wizard")
        await club.press(defender, "Challenge!")
        told = "AGENT:U counts as Wizard" if card is Card.AGENT else "was bluffing"
        assert told in club.story()


async def test_the_choices_do_not_depend_on_which_specials_are_in_the_deck(club: Dealt) -> None:
    """CD-06: all eight attackers, whatever the deck contains."""
    seen = set()
    for fits in (lambda mine, _: Card.ORACLE in mine, lambda mine, _: Card.SCOUT in mine):
        attacker, _ = await club.full_duel(fits)
        opened = await attacker.press(club.post(), "Attack…")
        seen.add(tuple(options(opened, "claim")))
        await gives_up(attacker)
        await club.settled()
    assert len(seen) == 1
    assert len(seen.pop()) == 8


async def test_a_team_duel_with_buttons_and_commands(club: Dealt) -> None:
    """CD-60 to CD-68: who leads, whom to attack, a partner's challenge, a trade."""
    club.seed = b"team"
    await club.seat(*club.people, mode="team")
    lead = club.asked()
    shown = await lead.press(club.post(), "My hand")
    assert " holds " in lead.text(shown.message), "teammates see each other's hands (CD-62)"
    await club.press(lead, f"{lead.name} goes first")
    assert club.asked().id == lead.id
    people = {person.id: person for person in club.people}
    seats = [person.id for person in club.people]
    place = seats.index(lead.id)
    enemy, partner, other_enemy = (people[seats[(place + step) % 4]] for step in (1, 2, 3))

    refused = await enemy.press(club.post(), "Attack…")
    assert "not your turn" in enemy.text(refused.message)
    missing = await lead.command("/duel attack", cards=await first_card(lead), claim="soldier")
    assert "Choose who you attack" in lead.text(missing.message)
    target = next(
        choice
        for choice in await lead.autocomplete("/duel attack", option="target")
        if choice["name"] == enemy.name
    )
    await lead.command("/duel attack", cards=await first_card(lead), claim="soldier", target=target["value"])
    await club.settled()
    assert f"{other_enemy.mention} may challenge" in club.words()
    refused = await other_enemy.press(club.post(), "Accept")
    assert "Your teammate decides here" in other_enemy.text(refused.message)
    await club.press(enemy, "Accept")
    assert club.asked().id == lead.id
    refused = await partner.press(club.post(), "Trade…")
    assert refused.ephemeral
    await club.press(lead, "No trade")
    assert "doesn't trade" in club.story()
    late = await other_enemy.command("/duel challenge")
    assert late.ephemeral

    second = club.asked()
    answer = await lead.command("/duel trade", give="soldier")
    assert answer.ephemeral
    await second.command("/duel attack", cards=await first_card(second), claim="archer", target=str(place))
    await club.settled()
    await club.press(partner, "Challenge!")
    assert f"{partner.mention} challenges" in club.story()
    assert "1 trophy" in club.story()


async def first_card(person: Visitor) -> str:
    return str((await person.autocomplete("/duel attack", option="cards"))[0]["value"])
