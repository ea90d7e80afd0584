"""How wide words are, and which of them the font can write."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from bot.names import cleaned
from cogs.handlers.lobby import member_of
from cogs.i18n.letters import writable
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.rasterize import png
from cogs.images.svg import text as letters
from cogs.images.svg.avatar import named
from cogs.images.svg.shapes import text
from tests.data.rows import ANNA, BEN, seat


def test_wide_letters_take_more_room_than_narrow_ones() -> None:
    assert letters.width_of("WWWW") > 2 * letters.width_of("iiii")


@pytest.mark.parametrize("words", ["Ada", "WWWWWWWWWWWWWWWWWWWW", "i" * 40, "a name of several words"])
def test_what_is_cut_fits_and_no_more_is_cut_than_need_be(words: str) -> None:
    kept = letters.cut(words, size=20, width=120)
    assert letters.width_of(kept) * 20 <= 120
    if kept != words:
        longer = words[: len(kept) + 1] + "…"
        assert letters.width_of(longer) * 20 > 120


def test_a_size_is_made_smaller_only_where_that_is_needed() -> None:
    assert letters.fitting("Ada", size=20, width=120) == 20
    size = letters.fitting("Quartermaster", size=36, width=100)
    assert letters.width_of("Quartermaster") * size == pytest.approx(100)


def test_words_are_wrapped_where_a_line_is_full() -> None:
    lines = letters.wrapped("Names a card: 2 cakes for each in that hand", size=20, width=200)
    assert " ".join(lines) == "Names a card: 2 cakes for each in that hand"
    assert len(lines) > 1
    assert all(letters.width_of(line) * 20 <= 200 for line in lines)


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ada", "Ada"),
        ("Zoë & Jürgen", "Zoë & Jürgen"),
        ("Иван", "Иван"),
        ("李小龍", ""),
        ("李 Bob", "Bob"),
        ("🐑 Ben 🐑", "Ben"),
        ("Ben 1\ufe0f\u20e3", "Ben 1"),
        ("a\x07b", "ab"),
    ],
)
def test_letters_that_the_font_lacks_are_left_out(name: str, written: str) -> None:
    assert writable(name) == written


SCRIPTS = {
    "Cyrillic": "Иван",
    "Greek": "Ελένη",
    "Arabic": "مريم",
    "Hebrew": "שרה",
    "Armenian": "Անի",
    "Georgian": "ნინო",
    "Thai": "มานี",
    "Devanagari": "सीता",
}


def image_of(words: str) -> bytes:
    box = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40">{text(words, x=5, y=30, size=25)}</svg>'
    return png(box, width=200)


@pytest.mark.parametrize("script", SCRIPTS)
def test_names_in_other_scripts_stand_in_images(script: str) -> None:
    name = SCRIPTS[script]
    assert writable(name) == name
    assert 0.5 < letters.width_of(name) < 5
    empty, other = image_of(""), image_of(name[:-2])
    assert len({image_of(name), empty, other}) == 3


@pytest.mark.parametrize("name", ["李小龍", "さくら", "김연아", "🐑🐑", "\u3164"])
def test_who_has_a_name_that_no_font_writes_has_their_username_in_images(name: str) -> None:
    member = member_of(pressed_by(display_name=name, username="ben_77"))
    say = TableMessages(Messages(), [seat(0, ANNA), seat(1, BEN, name=member.name)])
    assert say.image_name(1) == "ben_77"
    assert say.who(1) == f"<@{BEN}>"
    assert say.name(1) == f"{cleaned(name)} ben_77".strip()


@pytest.mark.parametrize(("name", "drawn"), [("佐藤 7", "7 ben_77"), ("田中A", "A ben_77")])
def test_who_has_a_name_of_which_little_can_be_written_has_their_username_too(name: str, drawn: str) -> None:
    member = member_of(pressed_by(display_name=name, username="ben_77"))
    say = TableMessages(Messages(), [seat(0, ANNA), seat(1, BEN, name=member.name)])
    assert say.image_name(1) == drawn


@pytest.mark.parametrize("name", ["Ada", "李 Bob", "🐑 Bob", *SCRIPTS.values()])
def test_a_name_that_a_font_writes_stays_as_it_is(name: str) -> None:
    assert member_of(pressed_by(display_name=name, username="ben_77")).name == name


def pressed_by(*, display_name: str, username: str) -> Any:
    return SimpleNamespace(user=SimpleNamespace(id=BEN, display_name=display_name, name=username))


@pytest.mark.parametrize("name", ["Maximilian the Great", "Mariam Alhassan", "W" * 32, "مريم عبدالرحمن"])
def test_a_name_in_two_lines_takes_no_more_room_than_in_one(name: str) -> None:
    half = 22
    drawn = named(name, None, x=0, y=half, size=25, width=120, disc=34)
    found = re.findall(r' y="([\d.]+)".* font-size="([\d.]+)"', drawn.replace("</text>", "\n"))
    assert len(found) >= 2
    for baseline, size in found:
        assert float(baseline) - 0.75 * float(size) >= 0
        assert float(baseline) + 0.22 * float(size) <= 2 * half


def test_words_that_fit_stand_in_one_line_and_are_made_smaller_first() -> None:
    assert letters.in_lines("Ada", size=25, least=20, width=120) == (25, ("Ada",))
    size, lines = letters.in_lines("Wilhelmina", size=25, least=20, width=120)
    assert lines == ("Wilhelmina",)
    assert 20 <= size < 25


def test_words_that_do_not_fit_have_two_lines_before_they_are_cut() -> None:
    size, lines = letters.in_lines("Maximilian the Great", size=25, least=20, width=120)
    assert lines == ("Maximilian", "the Great")
    assert size >= 20
    _, cut = letters.in_lines("Maximilian the Unpronounceable", size=25, least=20, width=120)
    assert cut[0] == "Maximilian"
    assert len(cut) == 2
    assert cut[1].endswith("…")


@pytest.mark.parametrize(
    "words", ["W" * 40, "a b c d e f g h i j k l m n o p q", "Wolfgang-Amadeus", "x" * 300]
)
@pytest.mark.parametrize("rows", [1, 2])
def test_no_line_is_wider_than_its_place(words: str, rows: int) -> None:
    size, lines = letters.in_lines(words, size=25, least=20, width=120, rows=rows)
    assert 1 <= len(lines) <= rows
    assert all(letters.width_of(line) * size <= 120.001 for line in lines)
    written = "".join(lines).replace("…", "").replace(" ", "")
    assert words.replace(" ", "").startswith(written)
