"""Malicious names, in every place that shows a name."""

from __future__ import annotations

import json
import re
import unicodedata
from typing import Any

import pytest

from playground import Visitor
from tests.endtoend.play import Club, gives_up
from tests.endtoend.test_guild_lifecycle import seated_in_thread

OVERRIDE, ISOLATE, POP = "\u202e", "\u2068", "\u2069"
LINK = re.compile(r"(?<!\\)\]\(|(?<![\\(])https?://(?!discord\.com/channels/)")
NASTY = {
    "link": "[free cake](https://evil.example)",
    "address": "https://evil.example",
    "override": f"{OVERRIDE}gnorw",
    "isolate that stays open": "\u2067\u2066\u202bBob",
    "line breaks": "Bob\n# Heading\u2028\u0085> quote",
    "marks": "**_~`|Bob|`~_**",
    "mentions": "@everyone <@1> <#2> <:x:3>",
    "Arabic": "\u0645\u0631\u064a\u0645",
    "Hebrew with a link": "\u05d3\u05df [x](http://evil.example)",
    "nothing to see": "\u200b\u3164\u2060",
    "stacked marks": "B" + "\u0301\u0302\u0303\u0304\u0306\u0307\u0308" * 4,
    "null": "Bo\x00b\x1b[31m",
}


def texts(value: Any) -> list[str]:
    """Return everything that a message shows or that screen readers read, without ids."""
    if isinstance(value, dict):
        shown = ("content", "label", "description", "placeholder", "title", "name")
        return [
            text
            for key, inner in value.items()
            for text in ([inner] if key in shown and isinstance(inner, str) else texts(inner))
        ]
    return [text for inner in value for text in texts(inner)] if isinstance(value, list) else []


def check_direction(text: str) -> None:
    """Check that there is no control character and that every isolate is closed in its line."""
    for letter in text:
        if letter not in ("\n", "\t", ISOLATE, POP, "\u200b", "\u200d", "\u200c", "\ufe0f"):
            assert unicodedata.category(letter) not in ("Cc", "Cf", "Zl", "Zp"), repr(text)
    for line in text.splitlines():
        assert line.count(ISOLATE) == line.count(POP), repr(line)
        outside = re.sub(f"{ISOLATE}[^{POP}]*{POP}", "", line)
        assert not any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in outside), repr(line)


def contents(value: Any) -> list[str]:
    """Return the texts that Discord formats: messages and text displays, no labels."""
    if isinstance(value, dict):
        own = [value["content"]] if isinstance(value.get("content"), str) else []
        return own + [text for inner in value.values() for text in contents(inner)]
    return [text for inner in value for text in contents(inner)] if isinstance(value, list) else []


def check(message: Any) -> None:
    kept = {key: value for key, value in message.items() if key in ("content", "components")}
    for text in texts(kept):
        check_direction(text)
    for text in contents(kept):
        own = re.sub(r"\[[^\]]*\]\(https://discord\.com/channels/[\d/]+\)", "", text)
        assert not LINK.search(own), repr(text)
        assert "@everyone" not in text


def rename(club: Club, person: Visitor, name: str) -> None:
    club.pg.world.users[person.id].display_name = name
    club.pg.world.members[club.pg.guild.id, person.id].nick = name


@pytest.mark.parametrize("kind", NASTY)
async def test_a_malicious_name_changes_no_format_and_no_text_direction(club: Club, kind: str) -> None:
    rename(club, club.ben, NASTY[kind])
    club.pg.guild.name = NASTY[kind]
    await club.seat(club.ada, club.ben)
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    place = {"channel": "cake-table"}
    typed = [
        *await club.cleo.autocomplete("/replay", option="table", typed="", **place),
        *await club.cleo.autocomplete("/table watch", option="table", typed="", **place),
        *await club.ben.autocomplete("/duel attack", option="target", typed="", cards="S", claim="S", **place),
    ] if kind == "link" else await club.cleo.autocomplete("/replay", option="table", typed="", **place)  # fmt: skip
    for choice in typed:
        check_direction(choice["name"])
    await club.press(club.asked(), "Pass")
    await club.press(club.asked(), "Pass")
    await gives_up(club.ben)
    await club.settled()
    for post in club.ada.messages("cake-table"):
        check(post)
    seat = next(seat.seat for seat in row.seats if seat.user_id == club.ben.id)
    for command in ("/replay", "/verify"):
        answer = await club.cleo.command(command, table=row.id)
        check(answer.message)
    opened = await club.cleo.command("/replay", table=row.id)
    assert opened.message is not None
    as_ben = await club.cleo.choose(opened.message, "Seen by…", [f"page:replay:as.{row.id}.{seat}.0"])
    assert as_ben.message is not None
    check(as_ben.message)
    assert "saw it" in club.cleo.text(as_ben.message)
    check((await club.cleo.press(as_ben.message, "Show everyone")).message)
    for button in ("As text", "Get record"):
        given = await club.cleo.press(as_ben.message, button)
        assert given.message is not None
        for attachment in given.message["attachments"]:
            text = club.pg.world.files[int(attachment["id"])].decode()
            if attachment["filename"].endswith(".json"):
                text = "\n".join(seat["name"] for seat in json.loads(text)["seats"])
            if not attachment["filename"].endswith(".py"):
                check_direction(text)
    for command in ("/history", "/leaderboard", "/stats", "/table list", "/settings show"):
        check((await club.ada.command(command)).message)


@pytest.mark.parametrize(
    "word", ["https://evil.example", "[x](https://evil.example)", "**@everyone**", "\u0645\u0631"]
)
async def test_a_word_of_the_cut_contains_no_link(club: Club, word: str) -> None:
    await club.ben.command("/duel new")
    await club.ada.press(club.post(), "Join")
    await club.ben.command("/table cut", word=word)
    await club.settled()
    check(club.post())
    await club.ben.press(club.post(), "Start")
    await club.settled()
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    assert word in [seat.word for seat in row.seats]
    for post in club.ada.messages("cake-table"):
        check(post)
    check((await club.cleo.command("/verify", table=row.id)).message)


async def test_the_reason_for_ending_a_table_contains_no_link(club: Club) -> None:
    await club.seat(club.ben, club.cleo)
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    await club.ada.command("/table end", table=row.id, reason=NASTY["link"])
    await club.settled()
    check(club.post())
    assert "free cake" in club.words()


# Long names are cut in posts


LONG = {"ada": "Wilhelmina Margareta Featherston", "ben": "Maximilian the Magnificent Baker"}


@pytest.fixture
def long_names(club: Club) -> None:
    rename(club, club.ada, LONG["ada"])
    rename(club, club.ben, LONG["ben"])


@pytest.mark.usefixtures("long_names")
async def test_a_player_whose_name_is_cut_is_pinged_by_the_post_that_asks_them(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    asked = club.asked()
    assert asked.mention not in club.words().partition("attack or pass")[0].rpartition("\n")[2]
    assert [message["id"] for message in asked.messages("cake-table") if message["pings_me"]] == [
        club.post()["id"]
    ]
    assert not any(message["pings_me"] for message in club.other(asked).messages("cake-table"))
    await club.press(asked, "Pass")
    assert not any(person.mention in club.words() for person in club.people), "a ping needs no second mention"


@pytest.mark.usefixtures("long_names")
async def test_a_player_whose_name_is_cut_is_pinged_in_their_tables_thread(club: Club) -> None:
    name = await seated_in_thread(club, club.ada, club.ben)
    asked = club.asked(name)
    assert [message["id"] for message in asked.messages(name) if message["pings_me"]] == [
        club.post(name)["id"]
    ]


@pytest.mark.usefixtures("long_names")
async def test_a_member_whose_name_is_cut_is_told_of_the_seat_that_is_kept_for_them(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await gives_up(club.ben)
    await club.settled()
    await club.press(club.ada, "Play again")
    lobby = club.ben.messages("cake-table")[-1]
    assert lobby["pings_me"]
    assert "Maximilian" in club.ben.text(lobby)
