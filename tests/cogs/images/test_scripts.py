"""Names in every script: in which font they stand, how wide they are, and where they are cut."""

from __future__ import annotations

import io
import time
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, features

from bot.names import cleaned, clusters
from cogs.i18n import letters
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.rasterize import png
from cogs.images.svg import text as lines
from cogs.images.svg.shapes import label, text
from tests.data.rows import ANNA, BEN, seat

SYSTEM_FOLDERS = (Path("/usr/local/share/fonts"), Path("/usr/share/fonts"))
PACKAGES = "fonts-wqy-microhei fonts-noto-color-emoji"
joined = pytest.mark.skipif(
    not features.check("raqm"), reason="libfribidi is missing: apt-get install libfribidi0"
)

BUNDLED = {
    "Cyrillic": "Владимир Ильин",
    "Greek": "Ελένη Παπαδοπούλου",
    "Hebrew": "שרה לוי",
    "Armenian": "Անի Հակոբյան",
    "Georgian": "ნინო ბერიძე",
    "Thai": "มานี น้ำใจ",
}
JOINED = {"Arabic": "مريم عبدالرحمن", "Devanagari": "राजेन्द्र क्षत्रिय"}
OPTIONAL = {
    "kana": "さくらパティ",
    "kanji": "李小龍 张伟",
    "hangul": "김연아",
    "emoji": "🐑👩🏽\u200d🍳🇩🇪❤️1️⃣",
    "emoji apart": "🐑 👨\u200d👩\u200d👧\u200d👦 Ben",
}
EVERY_NAME = (*BUNDLED.values(), *JOINED.values(), *OPTIONAL.values())
FAMILY = "👨\u200d👩\u200d👧\u200d👦"


def forget() -> None:
    """Forget which fonts are there."""
    for kept in (letters.file_of, letters.font, letters.has_letters, letters.family_of, letters.writable):
        kept.cache_clear()
    for also in (letters._written, lines.width_of, lines.by_font):
        also.cache_clear()


@pytest.fixture(params=["with", "without"])
def fonts(request: pytest.FixtureRequest) -> None:
    """Test with the fonts of this machine and without."""
    if request.param == "with":
        request.getfixturevalue("installed")


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the program find the fonts of this machine."""
    monkeypatch.setattr(letters, "FONT_FOLDERS", SYSTEM_FOLDERS)
    forget()
    if letters.family_of("さ") is None or letters.family_of("🐑") is None:
        forget()
        pytest.skip(f"fonts are missing: apt-get install {PACKAGES}")
    yield
    monkeypatch.undo()
    forget()


def advance(words: str) -> float:
    """Return the width in which words are drawn, as a multiple of their size: the way from their start to their end."""
    size, width = 40, 1200

    def left(anchor: str) -> float:
        drawn = text(words, x=width / 2, y=60, size=size, anchor=anchor)
        image = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 90">{drawn}</svg>'
        with Image.open(io.BytesIO(png(image, width=width))) as opened:
            box = opened.convert("RGBA").getchannel("A").getbbox()
        assert box is not None
        return box[0]

    # The program places the end of words in several fonts itself; the rasteriser places that of others.
    return (left("start") - left("end")) / size


def check_width(words: str) -> None:
    for family, part in lines.by_font(words):
        if family != letters.FONT:
            assert lines.width_of(part.strip()) == pytest.approx(advance(part.strip()), rel=0.015), part


@pytest.mark.parametrize("script", BUNDLED)
def test_a_name_is_as_wide_as_it_is_measured(script: str) -> None:
    check_width(BUNDLED[script])


@joined
@pytest.mark.parametrize("script", JOINED)
def test_a_name_whose_letters_are_joined_is_as_wide_as_it_is_measured(script: str) -> None:
    check_width(JOINED[script])


@pytest.mark.parametrize("script", OPTIONAL)
def test_a_name_in_an_installed_font_is_whole_and_as_wide_as_it_is_measured(
    script: str, installed: None
) -> None:
    name = OPTIONAL[script]
    assert letters.writable(name) == name
    check_width(name)


def test_a_small_letter_is_told_from_the_box_of_a_letter_that_the_font_lacks(installed: None) -> None:
    """Fonts are asked for letters at a small size, which takes less time than that of words."""
    some = [chr(number) for number in (*range(0x21, 0x2000, 17), *range(0x3041, 0x1FA00, 397))]
    some = [letter for letter in some if letter.isprintable() and unicodedata.category(letter) != "Me"]
    for family in (letters.FONT, *letters.FALLBACK_FILES, letters.THIN_FONT):
        large = letters.font(family)
        if large is not None:
            box = bytes(large.getmask("\uffff"))
            found = [letter for letter in some if letters.has_letters(family, letter)]
            assert found == [letter for letter in some if bytes(large.getmask(letter)) != box], family


def test_a_name_without_its_font_is_never_a_number() -> None:
    say = TableMessages(Messages(), [seat(0, ANNA, name="さくら"), seat(1, BEN, name="김연아 ben_77")])
    assert [say.image_name(0), say.image_name(1)] == ["somebody", "ben_77"]
    assert [say.name(0), say.name(1)] == ["さくら", "김연아 ben_77"]


def test_an_optional_font_is_found_in_any_folder_below(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(letters, "FONT_FOLDERS", (tmp_path / "missing", tmp_path))
    file = tmp_path / "opentype" / "noto" / "NotoSansCJK-Bold.ttc"
    file.parent.mkdir(parents=True)
    file.touch()
    letters.file_of.cache_clear()
    try:
        assert letters.file_of("Noto Sans CJK JP") == file
        assert letters.file_of(letters.EMOJI_FONT) is None
    finally:
        letters.file_of.cache_clear()


def test_an_image_loads_only_the_fonts_that_it_names() -> None:
    def loaded(words: str) -> set[str]:
        return {file.name for file in lines.font_files(text(words, x=0, y=0, size=20))}

    assert loaded("Ada wins!") == {"Quicksand-Bold.ttf"}
    assert loaded("Ελένη") == {"Quicksand-Bold.ttf", "NotoSans.ttf"}
    assert loaded("مريم wins!") == {"Quicksand-Bold.ttf", "NotoSansArabic.ttf"}


@pytest.mark.parametrize("words", ["Παπαδοπούλου", "παππούς,", "Ωmega"])
def test_a_word_stands_in_one_font(words: str) -> None:
    """The usual font has π and Ω, and no other letter of Greek."""
    assert lines.by_font(words) == (("Noto Sans", words),)


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("مريم 7 الحسن", ["الحسن ", "7 ", "مريم"]),
        ("مريم 7 الحسن wins 3", ["الحسن ", "7 ", "مريم ", "wins 3"]),
        ("مريم שרה Ben", ["שרה ", "مريم ", "Ben"]),
        ("مريم…", ["…", "مريم"]),
        ("7 Ada مريم", ["7 Ada ", "مريم"]),
        ("7 Иван", ["7 ", "Иван"]),
    ],
)
def test_what_runs_from_right_to_left_is_in_the_order_of_its_readers(words: str, shown: list[str]) -> None:
    assert [part for _, part in lines.by_font(words)] == shown


def test_an_ornate_letter_is_a_plain_one_and_a_mark_that_no_font_has_is_left_out() -> None:
    assert letters.writable("𝓐𝓭𝓪 𝕷𝖔𝖗𝖉") == "Ada Lord"
    assert letters.writable("a\U0001e4ecb") in ("ab", "a\U0001e4ecb")


@pytest.mark.parametrize("name", EVERY_NAME)
def test_a_name_is_cut_between_clusters_wherever_it_is_cut(name: str, fonts: None) -> None:
    name = letters.writable(name)
    places = {len("".join(clusters(name)[:number])) for number in range(len(clusters(name)) + 1)}
    for width in range(30, 200, 5):
        kept = lines.cut(name, size=20, width=width).removesuffix("…")
        assert name.startswith(kept)
        assert len(kept) in places or name[len(kept)] == " "


WORST: dict[str, str] = {
    "stacked marks": "".join(letter + "\u0335\u0308\u0331\u035d" for letter in "Wwwwww"),
    "marks with a width": "क" + "ा" * 31,
    "joined consonants": "क\u094d" * 16,
    "letters with joiners": "W\u200d" * 16,
    "emojis with joiners": "🐑\u200d" * 16,
    "families": FAMILY * 4,
    "flags": "🇩🇪" * 16,
    "half of a flag": "🇩" * 31,
    "turned": "\u202eabc\u2066مريم 7 \u2069" * 3,
    "a sentence in a letter": "\ufdfa" * 32,
}


@pytest.mark.parametrize("kind", WORST)
def test_no_name_leaves_its_place_or_takes_long(kind: str, fonts: None) -> None:
    name = letters.writable(cleaned(WORST[kind]))
    begun = time.process_time()
    drawn = label(name, x=0, y=60, size=25, width=120, anchor="start")
    assert time.process_time() - begun < 0.5
    image = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 120">{drawn}</svg>'
    with Image.open(io.BytesIO(png(image, width=600))) as opened:
        box = opened.convert("RGBA").getchannel("A").getbbox()
    assert box is None or (box[2] <= 120 + 10 and box[1] >= 10 and box[3] <= 110), box
