"""What a member sets: each language says whether a native speaker has proofread it."""

from __future__ import annotations

import pytest

from cogs.i18n.messages import LOCALES, PROOFREAD, Messages
from cogs.pages import field_kinds
from cogs.pages.fields import PageContext
from cogs.pages.preferences import PREFERENCES
from cogs.ui.panel import Menu
from data.records.settings import MemberPreferences


def notes(messages: Messages) -> dict[str, str | None]:
    """What stands beside each language in the menu, by its name; without the line for Discord's language."""
    panel = PREFERENCES.panel(PageContext(stored=MemberPreferences(user_id=1), messages=messages))
    (menu,) = (row for row in panel.rows if isinstance(row, Menu) and row.name == "language")
    return {choice.label: choice.note for choice in menu.choices[:-1]}


def test_no_language_claims_a_proofreader_that_it_does_not_have() -> None:
    names = [Messages()(f"language-{code}") for code in LOCALES if code not in PROOFREAD]
    assert {notes(Messages())[name] for name in names} == {"not yet proofread by a native speaker"}


def test_a_language_says_so_once_it_is_proofread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(field_kinds, "PROOFREAD", frozenset({"de"}))
    found = notes(Messages())
    assert found["Deutsch"] == "proofread by a native speaker"
    assert found["English"] == "not yet proofread by a native speaker"
    assert notes(Messages("de"))["English"] == "noch nicht muttersprachlich geprüft"


def test_the_menu_lists_each_language_in_one_order() -> None:
    assert list(notes(Messages("de"))) == [Messages()(f"language-{code}") for code in LOCALES]
