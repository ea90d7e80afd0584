"""Each of the ten specials in a full duel with commands only, with seeds that deal it."""

from __future__ import annotations

import pytest

from cogs.games.duel.text import card_word
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from games.duel import Card
from games.duel.cards import SPECIALS
from playground import Visitor
from tests.endtoend.deals import Dealt
from tests.endtoend.play import gives_up

SCRIPTS: dict[Card, tuple[str, ...]] = {
    Card.ASSASSIN: ("attack assassin assassin", "accept", "steals 4 cakes"),
    # Each letter of SCOUT is also the letter of a card.
    Card.SCOUT: ("attack SCOUT SCOUT", "accept", "takes another turn"),
    Card.SUMMONER: ("attack summoner summoner", "accept", "name soldier", "names **Soldier**"),
    Card.QUARTERMASTER: ("attack quartermaster quartermaster", "accept", "now draws up to 5 cards"),
    Card.ORACLE: ("attack oracle oracle", "accept", "looks at <@"),
    Card.PRIEST: ("attack {any} soldier", "block priest priest", "accept", "takes card 1 from"),
    Card.ANGEL: ("attack {any} soldier", "block angel angel", "accept", "1 Angel cancels **1 Soldier**"),
    Card.PROFESSOR: (
        "attack {any} wizard",
        "block professor scientist",
        "challenge",
        "Professor Baacrates counts as Scientist",
    ),
    Card.AGENT: ("attack agent wizard", "challenge", "AGENT:U counts as Wizard"),
    # CD-43: Pierrot is what its player claimed on their own previous turn, whatever was played then.
    Card.PIERROT: (
        "attack {other} wizard",
        "accept",
        "pass",
        "attack pierrot wizard",
        "challenge",
        "Pierrot Sheepington counts as Wizard",
    ),
}
BLOCKING = (Card.PRIEST, Card.ANGEL, Card.PROFESSOR)


def test_every_special_has_its_duel() -> None:
    assert set(SCRIPTS) == set(SPECIALS)


@pytest.mark.parametrize("card", SPECIALS)
async def test_a_full_duel_with_commands(dealt: Dealt, card: Card) -> None:
    def fits(mine: tuple[Card, ...], theirs: tuple[Card, ...]) -> bool:
        return card in (theirs if card in BLOCKING else mine) and Card.WIZARD in theirs

    # Words only: beside an image, a post has no room for the whole story.
    await dealt.ada.command("/settings pictures", shown=False)
    attacker, defender = await dealt.full_duel(fits)
    *moves, told = SCRIPTS[card]
    for move in moves:
        await make(dealt, dealt.asked(), move, card)
    assert told in dealt.story()
    if card in (Card.AGENT, Card.PIERROT):
        assert f"{attacker.mention} told the truth" in dealt.story()
    name = card_word(card, TableMessages(Messages(), ()))
    assert "special cards in this duel" not in dealt.story()
    await gives_up(defender)
    await dealt.settled()
    shown = next(line for line in dealt.words().splitlines() if "special cards in this duel" in line)
    assert name in shown, "they are shown when the duel is over (CD-09)"


async def make(dealt: Dealt, who: Visitor, move: str, card: Card) -> None:
    """Make a move from a script: the command, then its options."""
    command, *words = move.split()
    options: dict[str, str] = {}
    if command in ("attack", "block"):
        cards, options["claim"] = words
        options["cards"] = await some_card(who, cards, card) if "{" in cards else cards
    elif words:
        (options["card"],) = words
    answer = await who.command(f"/duel {command}", **options)
    assert answer.ephemeral
    assert "Done" in who.text(answer.message), who.text(answer.message)
    await dealt.settled()


async def some_card(who: Visitor, wanted: str, card: Card) -> str:
    """Return one card of the offered hand: any, or any other than the special."""
    offered = await who.autocomplete("/duel attack", option="cards")
    singles = [
        choice
        for choice in offered
        if choice["name"].startswith("1\N{NO-BREAK SPACE}") and " and " not in choice["name"]
    ]
    other = [
        choice for choice in singles if card_word(card, TableMessages(Messages(), ())) not in choice["name"]
    ]
    return str((other if wanted == "{other}" else singles)[0]["value"])
