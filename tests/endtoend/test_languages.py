"""The language of private answers and of public posts, in a club with people of two languages."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from discord import AppCommandType, Locale

from playground import Playground, Visitor
from tests.endtoend.play import SCHEMA, Club, options, running


@pytest.fixture
async def german_club() -> AsyncIterator[Club]:
    """A club on a server whose language on Discord is German."""
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        pg.guild.locale = "de"
        async with running(pg) as bot:
            yield Club(pg, bot)


def speak(club: Club, name: str, locale: str) -> None:
    """Change the language of a person's Discord."""
    club.pg.member(name).locale = locale


async def hand_of(club: Club, person: Visitor, button: str) -> str:
    """Press this button of the newest post; return the text that only its person sees."""
    answer = await person.press(club.post(), button)
    assert answer.ephemeral
    return person.text(answer.message)


async def test_a_german_member_is_answered_in_german_next_to_english_posts(club: Club) -> None:
    speak(club, "Ben", "de")
    await club.seat(club.ada, club.ben)
    assert "Deine Hand: Cake Duel" in await hand_of(club, club.ben, "My hand")
    assert "Your hand: Cake Duel" in await hand_of(club, club.ada, "My hand")
    assert "attack or pass" in club.words()
    refused = await club.ben.command("/table offer", member=club.pg.member("Ada"))
    assert "das nicht am Tisch sitzt" in club.ben.text(refused.message)


@pytest.mark.parametrize("locale", ["ja", "zh-CN", "en-GB"])
async def test_a_missing_language_is_answered_in_english(club: Club, locale: str) -> None:
    speak(club, "Ben", locale)
    answer = await club.ben.command("/rules", game="auf")
    assert "Cake Auf!: Goal" in club.ben.text(answer.message)


async def test_commands_are_described_in_each_language_and_named_in_one(club: Club) -> None:
    told = {command.name: command for command in await club.bot.client.tree.fetch_commands()}
    assert told["hand"].description == "Show your hand to you only"
    assert told["hand"].description_localizations[Locale.german] == "Zeigt deine Karten, nur für dich"
    typed = [command for command in told.values() if command.type is AppCommandType.chat_input]
    assert not any(command.name_localizations for command in typed)
    assert told["Statistics"].name_localizations[Locale.german] == "Statistik", (
        "nobody types the name in a menu"
    )


async def test_a_german_server_reads_german_posts_and_an_english_member_is_answered_in_english(
    german_club: Club,
) -> None:
    club = german_club
    await club.ada.command("/duel new")
    assert f"{club.ada.mention} startet das Spiel." in club.words()
    await club.ben.press(club.post(), "Mitspielen")
    await club.press(club.ada, "Start")
    assert "angreifen oder passen" in club.words()
    assert "Your hand: Cake Duel" in await hand_of(club, club.ben, "Meine Karten")
    first = club.asked()
    await club.press(first, "Passen")
    assert f"{first.mention} passt." in club.story()
    assert "Deine Hand: Cake Duel" in club.ben.text(club.ben.dms()[-1]), "it answers no press"


async def test_a_server_set_to_german_has_german_posts_until_it_is_reset(club: Club) -> None:
    await club.ada.command("/settings language", language="de")
    await club.ada.command("/bakery new")
    assert f"{club.ada.mention} startet das Spiel." in club.words()
    await club.ada.command("/settings language")
    await club.ben.command("/bakery new")
    assert "starts the game" in club.words()


async def test_the_language_that_a_member_has_chosen_wins(german_club: Club) -> None:
    """Over their Discord's language where they press, and over the server's where they do not."""
    club = german_club
    speak(club, "Ben", "de")
    await club.ben.command("/preferences", language="en")
    await club.ada.command("/duel new")
    await club.ben.press(club.post(), "Mitspielen")
    await club.press(club.ada, "Start")
    assert "Your hand: Cake Duel" in await hand_of(club, club.ben, "Meine Karten")
    assert "Your hand: Cake Duel" in club.ben.text(club.ben.dms()[-1])
    assert "Deine Hand: Cake Duel" in club.ada.text(club.ada.dms()[-1])
    opened = await club.ben.command("/preferences", language="discord")
    assert "**Sprache:** wie in deinem Discord" in club.ben.text(opened.message)
    await club.settled()
    assert "Deine Hand: Cake Duel" in club.ben.text(club.ben.dms()[-1])


async def test_forms_and_typed_words_are_in_the_players_language(club: Club) -> None:
    for name in ("Ada", "Ben"):
        speak(club, name, "de")
    await club.seat(club.ada, club.ben)
    first = club.asked()
    opened = await first.press(club.post(), "Attack…")
    assert opened.modal is not None
    assert opened.modal["title"] == "Angreifen"
    assert len(options(opened, "cards")) == 4
    offered = await first.autocomplete("/duel attack", option="claim", typed="bogen")
    assert [choice["name"] for choice in offered] == ["Bogenschütze"]
    (cards, *_) = await first.autocomplete("/duel attack", option="cards")
    done = await first.command("/duel attack", cards=cards["value"], claim="Bogenschützen")
    await club.settled()
    assert "Erledigt: " in first.text(done.message)
    assert "Archer**" in club.words() or "Archers**" in club.words()


async def test_a_member_types_the_word_of_their_language_to_be_forgotten(club: Club) -> None:
    speak(club, "Ben", "de")
    for word, said in (("forget", "gib „vergessen“ ein"), ("Vergessen", "sind nirgends mehr gespeichert")):
        opened = await club.ben.command("/privacy forget")
        answer = await club.ben.submit(opened.modal, {"word": word})
        assert said in club.ben.text(answer.message)


async def test_forms_typed_words_and_the_word_to_be_forgotten_are_french(club: Club) -> None:
    for name in ("Ada", "Ben"):
        speak(club, name, "fr")
    await club.seat(club.ada, club.ben)
    first = club.asked()
    opened = await first.press(club.post(), "Attack…")
    assert opened.modal is not None
    assert opened.modal["title"] == "Attaquer"
    offered = await first.autocomplete("/duel attack", option="claim", typed="arch")
    assert [choice["name"] for choice in offered] == ["Archer"]
    (cards, *_) = await first.autocomplete("/duel attack", option="cards")
    done = await first.command("/duel attack", cards=cards["value"], claim="Soldats")
    await club.settled()
    assert "C’est fait" in first.text(done.message)
    assert "Soldier**" in club.words() or "Soldiers**" in club.words()
    opened = await club.ben.command("/privacy forget")
    answer = await club.ben.submit(opened.modal, {"word": "Oublier"})
    assert "ne figurent plus nulle part" in club.ben.text(answer.message)
