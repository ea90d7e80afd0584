"""Each file of a language that somebody has begun to translate is translated as a whole."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tests.cogs.i18n import sentences
from tests.cogs.i18n.sentences import LANGUAGES, copied
from tools.words import findings as words
from tools.words.comments import Explained, explained
from tools.words.findings import as_written, findings, same_as_english, untranslated

translations = pytest.mark.parametrize("language", sorted({*LANGUAGES} - {"en"}))


@translations
def test_no_message_of_a_translated_file_is_still_english(language: str) -> None:
    """What is rightly the same stands in the glossary, behind `# same:`."""
    assert [key for key in untranslated(language, explained()) if key not in copied(language)] == []


@translations
def test_what_a_glossary_lists_as_the_same_is_the_same(language: str) -> None:
    own, english = as_written(language), as_written("en")
    for pattern in same_as_english(language):
        assert any(fnmatchcase(key, pattern) and own.get(key) == text for key, text in english.items()), (
            pattern
        )


def test_each_fault_of_a_translation_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both = "name = Cake Duel\nvalue = { $who }: { $count }\nsame = Mulligan\nbutton-leave = Leave\n"
    files = {
        "en": both + "button-join = Join\nask = { $who } asks\nnew = New\n",
        "it": "# same: same\n\n"
        + both
        + "button-join = Partecipa alla partita\nask = { $chi } chiede\nold = Vecchio\n",
    }
    for language, text in files.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "lobby.ftl").write_text(text, encoding="utf-8")
    comments = {
        key: Explained("lobby", "", (), ()) for key in ("button-leave", "ask", "value", "same", "new")
    }
    comments["button-join"] = Explained("lobby", "", ("button-*: a button, at most 12 characters.",), ())
    comments["name"] = Explained("lobby", "The same in every language.", (), ())
    monkeypatch.setattr(sentences, "FOLDER", tmp_path)
    monkeypatch.setattr(words, "explained", lambda: comments)
    caches = (sentences.entries, sentences.messages, sentences.terms, sentences.readings, sentences.sources)
    for cached in caches:
        cached.cache_clear()
    try:
        found = findings("it")
    finally:
        for cached in caches:
            cached.cache_clear()
    assert found.missing == ["new"]
    assert found.untranslated == ["button-leave"]
    assert found.too_long == ["button-join: 22 characters, at most 12: Partecipa alla partita"]
    assert found.wrong_values == ["ask: $chi"]
    assert found.unknown == ["old"]
