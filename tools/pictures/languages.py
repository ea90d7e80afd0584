"""The languages of the contact sheets: those of the catalog, and a made-up one that shows texts without room."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from discord import Locale
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from cogs.i18n import messages as catalog
from cogs.i18n.messages import DEFAULT_LOCALE, LOCALES, Messages

PSEUDO = "pseudo"
"""The made-up language: each English sentence in brackets and longer."""
OPEN, CLOSED = "⟦", "⟧"
PADDING = "="
"""Is no mark of Discord's formatting."""
LONGER = 0.4
"""The share by which a wordy language may be longer than English."""
COMMAND_KEYS = ("cmd-", "choice-")
"""What describes commands stays as it is: Discord refuses descriptions of more than 100 characters."""


class UnknownLanguage(ValueError):
    """There is no such language; the text lists those that there are."""


@contextmanager
def speaking(language: str) -> Iterator[Messages]:
    """Return the messages of a language; the made-up one takes the place of English meanwhile.

    Raise UnknownLanguage if there is no such language.
    """
    if language == PSEUDO:
        with replaced(pseudo_source("\n".join(catalog.texts(DEFAULT_LOCALE)))):
            yield Messages()
    elif language in LOCALES:
        yield Messages(language)
    else:
        raise UnknownLanguage(
            f"There is no language {language}. Choose one of these: {', '.join((*LOCALES, PSEUDO))}."
        )


def locale_of(messages: Messages) -> str:
    """Return a locale at Discord whose members read these messages."""
    return next(str(locale) for locale in Locale if Messages.for_locale(locale).locale == messages.locale)


@contextmanager
def replaced(english: str) -> Iterator[None]:
    """Read these sentences in place of the English ones."""
    before = catalog.texts
    catalog.texts = lambda locale: [english] if locale == DEFAULT_LOCALE else before(locale)
    catalog.read_again()
    try:
        yield
    finally:
        catalog.texts = before
        catalog.read_again()


def pseudo_source(source: str) -> str:
    """Return the sentences of a language in brackets and with as many more characters as a wordy language needs."""
    resource = FluentParser().parse(source)
    terms = {entry.id.name: entry.value for entry in resource.body if isinstance(entry, ftl.Term)}
    for entry in resource.body:
        if isinstance(entry, ftl.Message) and entry.value and not entry.id.name.startswith(COMMAND_KEYS):
            padding = PADDING * round(LONGER * _length(entry.value, terms))
            entry.value.elements = [
                ftl.TextElement(OPEN),
                *entry.value.elements,
                ftl.TextElement(f"{padding}{CLOSED}"),
            ]
    return FluentSerializer().serialize(resource)


def _length(pattern: ftl.Pattern, terms: dict[str, ftl.Pattern]) -> int:
    """Return the number of characters that a pattern writes out, with the longest of its variants."""
    total = 0
    for element in pattern.elements:
        match element:
            case ftl.TextElement(value=text):
                total += len(text)
            case ftl.Placeable(expression=ftl.SelectExpression(variants=variants)):
                total += max(_length(variant.value, terms) for variant in variants)
            case ftl.Placeable(expression=ftl.TermReference(id=name)):
                total += _length(terms[name.name], terms)
            case _:
                pass
    return total
