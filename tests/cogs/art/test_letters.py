"""How wide words are, and which of them the font can write."""

from __future__ import annotations

import pytest

from cogs.art import letters


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
    [("Ada", "Ada"), ("Zoë & Jürgen", "Zoë & Jürgen"), ("Иван", ""), ("🐑 Ben 🐑", "Ben"), ("a\x07b", "ab")],
)
def test_letters_that_the_font_lacks_are_left_out(name: str, written: str) -> None:
    assert letters.writable(name) == written
