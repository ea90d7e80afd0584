"""The language for each locale that Discord knows, and for whatever else stands where a locale should."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from discord import Locale

from cogs.i18n import messages
from cogs.i18n.messages import DEFAULT_LOCALE, LOCALES, PROOFREAD, Messages

KNOWN = ("en", "de", "es", "fr", "pt-BR", "pl", "it", "tr")
"""The languages, whether or not each of them has its folder yet."""
DISCORD = frozenset(map(str, Locale))


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All of them to choose from."""
    monkeypatch.setattr(messages, "LOCALES", KNOWN)
    messages.read_again()
    yield
    messages.read_again()


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("es-419", "es"),
        ("es-ES", "es"),
        ("pt-BR", "pt-BR"),
        ("pt", "pt-BR"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("de", "de"),
        ("fr", "fr"),
        ("pl", "pl"),
        ("it", "it"),
        ("tr", "tr"),
    ],
)
def test_a_locale_is_answered_in_its_language(locale: str, language: str) -> None:
    assert messages._nearest(locale) == language


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize(
    "locale", sorted(DISCORD - {"en-US", "en-GB", "de", "es-ES", "es-419", "fr", "pt-BR", "pl", "it", "tr"})
)
def test_a_locale_without_its_language_is_answered_in_english(locale: str) -> None:
    assert messages._nearest(locale) == "en"


@pytest.mark.parametrize(
    "nonsense", ["", "-", "xx", "../de", "DE-", "e", "Deutsch", "en_US", "🍰", "x" * 4000]
)
def test_what_is_no_locale_is_answered_in_english(nonsense: str) -> None:
    assert Messages.for_locale(nonsense).locale == DEFAULT_LOCALE


def test_no_locale_is_answered_in_english() -> None:
    assert Messages.for_locale(None).locale == DEFAULT_LOCALE


def test_discord_knows_each_language() -> None:
    """Each folder is a locale of Discord, or the language of one."""
    languages = {locale.partition("-")[0] for locale in DISCORD}
    assert [name for name in LOCALES if name not in DISCORD | languages] == []


def test_languages_are_listed_in_one_order() -> None:
    assert list(LOCALES) == [name for name in KNOWN if name in LOCALES] + [
        name for name in LOCALES if name not in KNOWN
    ]


def test_no_language_is_called_proofread_that_does_not_exist() -> None:
    assert set(LOCALES) >= PROOFREAD


def test_all_languages_with_and_without_emojis_stay_ready() -> None:
    assert 2 * len(LOCALES) <= messages.LANGUAGES_KEPT
    assert messages._words.cache_info().maxsize == messages.LANGUAGES_KEPT
