"""A language is begun from English and completed later; what a translator has written stays as it is."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cogs.i18n.messages import LOCALES, sentence_files
from tools.translate import CODES, FORM, SENTENCES, complete, main, own_name

ROOT = Path(__file__).parents[2]
ENGLISH = """\
### The lobby

lobby-heading = The lobby

# $who: "Ada".
lobby-host = Host: { $who }
lobby-seats = { $count ->
    [one] one seat
   *[other] { $count } seats
}

## What is asked

lobby-ask = Ready?
lobby-yes = Yes
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A program with English and German sentences."""
    for locale in ("en", "de"):
        folder = tmp_path / SENTENCES / locale
        folder.mkdir(parents=True)
        shutil.copy(ROOT / SENTENCES / locale / "settings.ftl", folder)
    shutil.copy(ROOT / SENTENCES / "messages.py", tmp_path / SENTENCES)
    (tmp_path / FORM).parent.mkdir(parents=True)
    shutil.copy(ROOT / FORM, tmp_path / FORM)
    (tmp_path / SENTENCES / "en" / "lobby.ftl").write_text(ENGLISH, encoding="utf-8")
    return tmp_path


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_a_language_is_begun_with_the_comments_of_english(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = next(code for code in ("nl", "cs") if code not in LOCALES)
    for _ in range(2):  # the second time changes nothing
        assert main(root, [code]) == 0
        english, own = (root / SENTENCES / locale for locale in ("en", code))
        assert [file.name for file in sentence_files(code, root / SENTENCES)] == ["lobby.ftl", "settings.ftl"]
        assert all(read(own / file.name) == read(file) for file in english.iterdir())
        assert read(own / "lobby.ftl") == ENGLISH
        assert read(root / SENTENCES / "messages.py").count(f', "{code}")\n') == 1
        assert read(root / FORM).count(f"        - {own_name(code)}\n        - Another language\n") == 1
        for locale in ("en", "de", code):
            settings = read(root / SENTENCES / locale / "settings.ftl").splitlines()
            assert settings.count(f"language-{code} = {own_name(code)}") == 1
    first, second = capsys.readouterr().out.split("has every message that English has")
    assert "2 files in cogs/i18n/" in first
    assert "glossary.ftl first" in first
    assert "glossary.ftl first" not in second


def test_what_is_missing_comes_to_its_place_and_what_is_there_stays(tmp_path: Path) -> None:
    english, own = tmp_path / "en", tmp_path / "it"
    for folder in (english, own):
        folder.mkdir()
    (english / "lobby.ftl").write_text(ENGLISH, encoding="utf-8")
    (english / "new.ftl").write_text("new = New\n", encoding="utf-8")
    seats = "lobby-seats = { $count ->\n    [one] un posto\n   *[other] { $count }  posti\n}"
    mine = f"### La sala\n\n{seats}\n\nmine = Mio\n"
    (own / "lobby.ftl").write_text(mine, encoding="utf-8")
    copied = complete(english, own)
    assert copied.files == ("new.ftl",)
    assert copied.messages == ("lobby-heading", "lobby-host", "lobby-ask", "lobby-yes")
    assert copied.unknown == ("mine",)
    before, _, after = read(own / "lobby.ftl").partition(seats)
    assert (
        before
        == '### La sala\n\nlobby-heading = The lobby\n\n# $who: "Ada".\nlobby-host = Host: { $who }\n\n'
    )
    assert after == "\n\n## What is asked\n\nlobby-ask = Ready?\nlobby-yes = Yes\n\nmine = Mio\n"
    assert complete(english, own).messages == ()


def test_one_message_of_a_group_comes_without_its_heading(tmp_path: Path) -> None:
    english, own = tmp_path / "en", tmp_path / "it"
    for folder in (english, own):
        folder.mkdir()
        (folder / "lobby.ftl").write_text(ENGLISH, encoding="utf-8")
    (own / "lobby.ftl").write_text(ENGLISH.replace("lobby-ask = Ready?\n", ""), encoding="utf-8")
    assert complete(english, own).messages == ("lobby-ask",)
    assert read(own / "lobby.ftl").count("## What is asked") == 1


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("en", "English is the source"),
        ("Italian", "make translate LANGUAGE=it"),
        ("Italiano", "make translate LANGUAGE=it"),
        ("PT-br", "make translate LANGUAGE=pt-BR"),
        ("xx", "Discord has no language 'xx'. It has these: bg, cs, "),
        ("../de", "Discord has no language '../de'"),
        ("", "Discord has no language ''"),
    ],
)
def test_a_language_that_cannot_be_added_is_refused_with_a_sentence(
    root: Path, typed: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {path: read(path) for path in root.rglob("*") if path.is_file()}
    assert main(root, [typed]) == 2
    assert said in capsys.readouterr().err
    assert {path: read(path) for path in root.rglob("*") if path.is_file()} == before


def test_a_file_that_cannot_be_read_is_named_and_stays(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = root / SENTENCES / "de" / "lobby.ftl"
    broken.write_text("lobby-heading = { $who\n", encoding="utf-8")
    assert main(root, ["de"]) == 2
    assert "line 1 of de/lobby.ftl is broken" in capsys.readouterr().err
    assert read(broken) == "lobby-heading = { $who\n"


def test_a_language_without_letters_for_images_is_told_so(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(root, ["ja"]) == 0
    assert "no letters for Japanese" in capsys.readouterr().out


def test_each_language_of_the_bot_could_be_added_by_the_tool() -> None:
    assert set(LOCALES) <= CODES
