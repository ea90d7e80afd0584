"""Names as people chose them, made safe to stand in a line of text."""

from __future__ import annotations

import pytest

from bot.names import cleaned, cut_to_width


@pytest.mark.parametrize(
    "mark", ["\u034f", "\u17b4", "\u17b5", "\u180b", "\ufe0f", "\U000e0100", "\u0301", "\u20dd", "\u0903"]
)
def test_a_name_of_marks_alone_cannot_be_seen(mark: str) -> None:
    assert cleaned(mark) == cleaned(f" {mark} {mark}\u200d") == ""
    assert cleaned(f"a{mark}")


def test_an_emoji_with_its_selector_is_a_name() -> None:
    assert cleaned("\u2764\ufe0f") == "\u2764\ufe0f"


@pytest.mark.parametrize(
    ("name", "cut"),
    [
        ("Ada", "Ada"),
        ("Bartholomew Le", "Bartholomew Le"),
        ("Wilhelmina Margareta Featherston", "Wilhelmina M…"),
        ("MARGUERITE DE LA PATISSERIE", "MARGUERIT…"),
        ("さくらケーキパティシエール", "さくらケーキ…"),
        ("e\u0301" * 16, "e\u0301" * 16),
        ("👩\u200d👩\u200d👧\u200d👦 and many more bakers", "👩\u200d👩\u200d👧\u200d👦 and many m…"),
    ],
)
def test_a_name_is_cut_where_it_is_too_wide_and_never_within_a_letter(name: str, cut: str) -> None:
    assert cut_to_width(name, 16.0) == cut
