"""The English files tell translators what each message's values are, and how long a label may be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.i18n import messages as catalog
from tests.cogs.i18n.sentences import LANGUAGES
from tests.cogs.i18n.test_messages import messages as english
from tests.cogs.i18n.test_messages import values_of
from tools.words.comments import explained
from tools.words.findings import too_long

LABEL = re.compile(r"(?:.*-)?(?:button|choice|cmd|field|form|menu|pick|prompt|tab)-")
"""What stands on a control, in a form or beside a command."""


def test_each_value_of_a_message_is_explained() -> None:
    comments = explained()
    unexplained = {key: values_of(message) - comments[key].values for key, message in english().items()}
    assert {key: values for key, values in unexplained.items() if values} == {}


def test_each_label_has_a_limit() -> None:
    unlimited = [
        f"{each.file}: {key}"
        for key, each in explained().items()
        if LABEL.match(key) and not key.startswith("refused-") and each.limit is None
    ]
    assert unlimited == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_keeps_to_the_limits(language: str) -> None:
    assert list(too_long(language, explained())) == []


def test_the_most_exact_line_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "lobby.ftl").write_text(
        "### The lobby\n### $who: a player, “Ada”.\n### *button-*: a button, at most 20 characters.\n"
        "### lobby-field-*: a question, at most 45 characters.\n"
        "### lobby-field-*-note: below it, at most 100 characters.\n\n"
        "# A button, at most 30 characters. $count: 2.\nbutton-long = { $who } { $count }\n"
        "# lobby-b, lobby-c: in an image, at most 9 characters.\nlobby-b = B\nlobby-c = C\n"
        "button-join = Join\nlobby-field-word = Word\nlobby-field-word-note = Note\nlobby-other = Other\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(catalog, "files", lambda _: tmp_path)
    found = explained()
    assert {key: each.limit for key, each in found.items()} == {
        "button-long": 30,
        "lobby-b": 9,
        "lobby-c": 9,
        "button-join": 20,
        "lobby-field-word": 45,
        "lobby-field-word-note": 100,
        "lobby-other": None,
    }
    assert found["button-long"].values == {"who", "count"}
    assert found["lobby-other"].values == {"who"}
    assert found["lobby-other"].file == "lobby"
