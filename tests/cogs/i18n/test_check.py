"""Broken files of sentences stop the start; a sentence that a language lacks is read in English."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path

import pytest

from bot import run
from cogs.i18n import messages
from cogs.i18n.messages import LOCALES, BrokenSentences, Messages, MissingMessage, check_sentences
from cogs.i18n.table_messages import TableMessages

FOLDER = Path(messages.__file__).parent


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a language with two good files and one that is no file of sentences."""
    folder = tmp_path / "xx"
    folder.mkdir()
    (folder / "good.ftl").write_text("hello = Hello\n\ncakes = { $count } cakes\n", encoding="utf-8")
    (folder / "notes.txt").write_text("= no sentences", encoding="utf-8")
    (folder / "table.ftl").write_text("table = A table\n    with cakes\n", encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("good = Good\n\n# a comment\nopen = { $count\n\nafter = After\n", 4),
        ("good = Good\nno equals sign\n", 2),
        ("plural = { $count ->\n    [one] one cake\n    [other] cakes\n}\n", 1),
        ("empty =\n", 1),
    ],
    ids=["open brace", "no message", "no default", "no text"],
)
def test_a_broken_file_is_named_with_its_line(folder: Path, text: str, line: int) -> None:
    (folder / "broken.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(BrokenSentences, match=rf"line {line} of xx/broken\.ftl is broken: "):
        check_sentences(["xx"], folder.parent)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_broken_file_of_each_language_is_found(locale: str, tmp_path: Path) -> None:
    for name in LOCALES:
        shutil.copytree(FOLDER / name, tmp_path / name)
    file = max((tmp_path / locale).glob("*.ftl"))
    lines = file.read_text(encoding="utf-8").count("\n")
    with file.open("a", encoding="utf-8") as opened:
        opened.write("\nbroken = { $count\n")
    with pytest.raises(BrokenSentences, match=rf"line {lines + 2} of {locale}/{file.name} is broken"):
        check_sentences(folders=tmp_path)


def test_a_file_in_another_encoding_is_named(folder: Path) -> None:
    (folder / "broken.ftl").write_bytes("cake = Crème\n".encode("latin-1"))
    with pytest.raises(BrokenSentences, match=r"xx/broken\.ftl cannot be read"):
        check_sentences(["xx"], folder.parent)


def test_good_files_are_accepted(folder: Path) -> None:
    check_sentences(["xx"], folder.parent)
    check_sentences(LOCALES)


def test_the_bot_does_not_start_with_a_broken_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "broken.ftl").write_text("open = { $count\n", encoding="utf-8")
    monkeypatch.setenv("DISCORD_TOKEN", "no-token")
    monkeypatch.setenv("CAKECLUB_DATABASE", str(folder / "cakes.sqlite3"))
    monkeypatch.setattr(run, "set_up", lambda *_: None)
    monkeypatch.setattr(run, "check_sentences", lambda: messages.check_sentences(["xx"], folder.parent))
    assert run.run() == run.BROKEN_SENTENCES
    assert "line 1 of xx/broken.ftl is broken" in caplog.text
    assert not (folder / "cakes.sqlite3").exists()


def test_a_missing_sentence_is_read_in_english_and_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lacking = {"en": "cakes = { $count } cakes\nhello = Hello", "de": "hello = Hallo"}
    messages.read_again()
    monkeypatch.setattr(messages, "texts", lambda locale: [lacking[locale]])
    try:
        german = Messages("de")
        with caplog.at_level(logging.WARNING):
            assert [german("cakes", count=count) for count in (1, 2)] == ["1 cakes", "2 cakes"]
            assert german("hello") == "Hallo"
        assert [record.getMessage() for record in caplog.records] == [
            "the language de has no sentence cakes: the sentence in en is used"
        ]
        with pytest.raises(MissingMessage):
            german("no-such-key")
    finally:
        messages.read_again()


def test_each_language_has_its_own_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    names = "somebody = S\ntutor-name = T\n"
    words = 'list = { $first }と{ $last }\nlist-separator = 、\nlist-separator-wide = ；\nopen = { NEW_TABLE("か") }'
    messages.read_again()
    monkeypatch.setattr(messages, "texts", lambda _: [names, words])
    try:
        japanese = Messages("de")
        say = TableMessages(japanese, ())
        assert say.listed("abc") == "a、b、c"
        assert say.listed(["a、b", "c"], have_commas=True) == "a、b；c"
        assert [say.all_of(things) for things in ("a", "ab", "abc")] == ["a", "aとb", "a、bとc"]
        assert say.parts_of("a、b, c") == ["a", "b", "c"]
        *first, last = japanese("open").replace(" か ", "、").split("、")
        assert first[:2] == ["`/duel new`", "`/bakery new`"]
        assert japanese("open") == f"{'、'.join(first)} か {last}"
    finally:
        messages.read_again()


def test_a_sentence_that_cannot_be_put_together_is_read_in_english_and_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As when a translation names a card that its glossary lacks."""
    texts = {
        "en": "-card = Archer\nplay = { $who } plays { -card }",
        "de": "play = { $who } spielt { -crad }",
    }
    monkeypatch.setattr(messages, "texts", lambda locale: [texts[locale]])
    messages.read_again()
    try:
        german = Messages("de")
        with caplog.at_level(logging.WARNING):
            assert [german("play", who=who) for who in ("Ada", "Ben")] == [
                "Ada plays Archer",
                "Ben plays Archer",
            ]
        (record,) = caplog.records  # once
        assert "the language de cannot say play" in record.getMessage()
        assert "crad" in record.getMessage()
        with pytest.raises(MissingMessage, match="who"):
            german("play")
    finally:
        messages.read_again()
