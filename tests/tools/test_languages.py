"""The languages of the contact sheets, and what happens with one that does not exist."""

from __future__ import annotations

import shutil
import sys

import pytest

from bot.tables.lobby import NewTable, new_table
from cogs.i18n.messages import LOCALES, Messages
from cogs.table_post import lobby
from cogs.ui.components import layout
from games.duel.options import DuelOptions, Mode
from tests.bot.tables.services import ADA, DUEL
from tests.endtoend.play import joins
from tools.pictures import __main__ as program
from tools.pictures.languages import CLOSED, OPEN, PSEUDO, UnknownLanguage, locale_of, speaking


@pytest.mark.parametrize("locale", LOCALES)
def test_each_language_has_a_locale_whose_members_read_it(locale: str) -> None:
    with speaking(locale) as messages:
        assert messages.locale == locale
        assert Messages.for_locale(locale_of(messages)).locale == locale


def test_the_made_up_language_takes_the_place_of_english_for_a_while() -> None:
    before = Messages.for_locale("en-US")("button-join")
    with speaking(PSEUDO) as messages:
        assert messages("button-join").startswith(f"{OPEN}{before}=")
        assert Messages.for_locale(locale_of(messages))("button-join").endswith(CLOSED)
        assert messages("cmd-hand") == "Show your hand to you only"
    assert Messages.for_locale("en-US")("button-join") == before


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("mode", [Mode.CORE, Mode.TEAM])
def test_seats_are_taken_in_every_language(mode: Mode, locale: str) -> None:
    """The sheets of a language are drawn at tables whose lobby is in that language."""
    new = NewTable(guild_id=1, channel_id=2, seconds=90)
    table = new_table(DUEL, DuelOptions(mode=mode), ADA, new, secret=b"", at=0.0)
    shown = layout(lobby.panel(table, Messages(locale))).to_components()  # type: ignore[no-untyped-call]
    controls = joins({"content": "", "embeds": [], "components": shown})
    expected = ["!team.2", "!team.1"] if mode is Mode.TEAM else ["!join"]
    assert [control["custom_id"].rpartition(":")[2] for control in controls] == expected


@pytest.mark.parametrize("language", ["xx", "", "../en", "EN"])
def test_a_language_that_does_not_exist_is_refused_with_those_that_do(language: str) -> None:
    with pytest.raises(UnknownLanguage, match=r"Choose one of these: en, de.*, pseudo\."), speaking(language):
        pass


def test_the_program_says_so_in_one_sentence_and_draws_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["pictures", "--language", "xx"])
    monkeypatch.setattr(shutil, "which", lambda _: "chromium")
    assert program.main() == 2
    printed = capsys.readouterr()
    assert printed.err.startswith("There is no language xx.")
    assert printed.out == ""
