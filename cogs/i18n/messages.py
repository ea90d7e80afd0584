"""The catalog of sentences, from Fluent files in a folder for each language."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextvars import ContextVar
from datetime import UTC, datetime
from functools import cache, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import discord
from babel import Locale
from babel.dates import format_date
from discord import app_commands
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource

from cogs.i18n.emoji import NO_EMOJI, EmojiSet
from games.catalog import CATALOG

log = logging.getLogger(__name__)

DEFAULT_LOCALE = "en"
LOCALES = ("en", "de", "es", "fr", "pt-BR", "pl", "it", "tr")
"""The languages that have a folder here, in the order in which members read them; each is complete."""
PROOFREAD: frozenset[str] = frozenset()
"""The languages that a native speaker, other than their author, has proofread."""
LANGUAGES_KEPT = 2 * len(LOCALES) + 2
"""Each language with and without emojis, and two with those of a moment ago."""
SENTENCES_KEPT = 30_000
"""How many sentences with their values are kept ready, of all languages together: about fifteen megabytes."""
LOCALES_KEPT = 100
MINUS = "\N{MINUS SIGN}"

_EMOJIS: ContextVar[EmojiSet] = ContextVar("emojis")
"""The emojis of the sentence that is being formatted: Fluent gives a function only the arguments in the file."""


class MissingMessage(LookupError):
    """The default language has no such sentence, or it lacks a value."""


class BrokenSentences(Exception):
    """A file of sentences cannot be read; the text names the file, the line and the reason."""


class Messages:
    """The sentences of one language; what it lacks comes from the default language."""

    def __init__(self, locale: str = DEFAULT_LOCALE, emojis: EmojiSet = NO_EMOJI) -> None:
        self.locale = locale
        self.emojis = emojis
        """The emojis that may stand beside names in these sentences."""
        self.sentence = partial(_sentence, locale, emojis)
        """The function behind a call of the object, without the extra call: a post has hundreds of sentences."""

    @classmethod
    def for_locale(cls, locale: discord.Locale | str | None, emojis: EmojiSet = NO_EMOJI) -> Messages:
        """Return the messages for a person or server with this locale, in the nearest language there is."""
        return _words(_nearest(str(locale or DEFAULT_LOCALE)), emojis)

    @property
    def is_plain(self) -> bool:
        """Whether no emojis of the application stand in these sentences."""
        return not self.emojis.by_name

    @property
    def plain(self) -> Messages:
        """These messages without emojis of the application."""
        return self if self.is_plain else _words(self.locale)

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the sentence of a key with these values. Raise MissingMessage if there is none or it lacks a value."""
        return self.sentence(key, **values)

    def listed(self, parts: Iterable[str], *, have_commas: bool = False) -> str:
        """Return several things one after the other: `a, b, c`; with a wider sign if they have commas themselves."""
        return self("list-separator-wide" if have_commas else "list-separator").join(parts)

    def all_of(self, parts: Iterable[str]) -> str:
        """Return several things as a list in a sentence: `a, b and c`."""
        *first, last = parts
        return self("list", first=self.listed(first), last=last) if first else last

    def figure(self, value: float) -> str:
        """Return a number to one decimal place, as the language writes it, with a true minus sign."""
        return self("figure", value=round(value, 1) + 0.0).replace("-", MINUS)

    def day(self, at: float) -> str:
        """Return the day of a time in seconds since 1970, in UTC, as the language writes it."""
        day = datetime.fromtimestamp(at, UTC).date()
        return format_date(day, format="medium", locale=Locale.parse(self.locale, sep="-"))

    def has(self, key: str) -> bool:
        """Return True if there is such a sentence."""
        return _bundle(self.locale).has_message(key) or _bundle(DEFAULT_LOCALE).has_message(key)


@lru_cache(LOCALES_KEPT)
def _nearest(code: str) -> str:
    """Return the language for a locale: the same, or the same in another region; else the default language."""
    if code in LOCALES:
        return code
    language = code.partition("-")[0]
    return next((name for name in LOCALES if name.partition("-")[0] == language), DEFAULT_LOCALE)


@lru_cache(LANGUAGES_KEPT)
def _words(locale: str, emojis: EmojiSet = NO_EMOJI) -> Messages:
    return Messages(locale, emojis)


@lru_cache(
    SENTENCES_KEPT, typed=True
)  # most are the same as before, and Fluent takes longer than all the rest
def _sentence(locale: str, emojis: EmojiSet, key: str, /, **values: object) -> str:
    _EMOJIS.set(emojis)
    problem = key
    for name in dict.fromkeys((locale, DEFAULT_LOCALE)):
        bundle = _bundle(name)
        if not bundle.has_message(key):
            _warn_of_missing(locale, key)
            continue
        message = bundle.get_message(key)
        if message.value is None:
            break
        text, errors = bundle.format_pattern(message.value, values)
        if not errors:
            return str(text)
        problem = f"{key}: {errors[0]}"
        if name != DEFAULT_LOCALE:
            _warn_of_broken(locale, key, str(errors[0]))
    raise MissingMessage(problem)


@cache
def _warn_of_missing(locale: str, key: str) -> None:
    log.warning("the language %s has no sentence %s: the sentence in %s is used", locale, key, DEFAULT_LOCALE)


@cache
def _warn_of_broken(locale: str, key: str, problem: str) -> None:
    log.warning("the language %s cannot say %s (%s): %s is used", locale, key, problem, DEFAULT_LOCALE)


@cache
def _bundle(locale: str) -> FluentBundle:
    """Return the sentences of a language.

    In them, ``EMOJI`` is an emoji by its name, with its plain character unless lines share one; ``CARD`` is the emoji
    before a card's name, or nothing if there is none. ``NEW_TABLE`` lists the commands that open a table.
    """
    functions: dict[str, Any] = {
        "EMOJI": lambda name, glyph=None: str(_EMOJIS.get().of(name, glyph)),
        "NEW_TABLE": lambda conjunction: new_table(
            conjunction, _sentence(locale, _EMOJIS.get(), "list-separator")
        ),
        "CARD": lambda name: f"{markup} " if (markup := _EMOJIS.get().by_name.get(name)) else "",
    }
    bundle = FluentBundle([locale], functions=functions, use_isolating=False)
    for text in texts(locale):
        bundle.add_resource(parsed(text))
    return bundle


def new_table(conjunction: str, separator: str) -> str:
    """Return the commands that open a table, the last one after this conjunction."""
    *others, last = (f"`/{entry.command} new`" for entry in CATALOG)
    return f"{separator.join(others)} {conjunction} {last}"


@cache
def parsed(text: str) -> Resource:
    """Return the sentences of a file. This takes long, so it is done once for the check and for all who read them."""
    return FluentParser(with_spans=False).parse(text)


def read_again() -> None:
    """Forget all sentences, so that the next ones come from the files as they are then."""
    for kept in (parsed, _bundle, _sentence, _words, _nearest):
        kept.cache_clear()


def sentence_files(locale: str, folders: Traversable | None = None) -> list[Traversable]:
    """Return the files of a language, each about one topic, in the order of their names."""
    folder = (folders or files("cogs.i18n")).joinpath(locale)
    return sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )


def texts(locale: str) -> list[str]:
    """Return the texts of a language's files."""
    return [file.read_text(encoding="utf-8") for file in sentence_files(locale)]


def check_sentences(locales: Iterable[str] = LOCALES, folders: Traversable | None = None) -> None:
    """Read the files of these languages. Raise BrokenSentences for the first one that is not valid Fluent."""
    for locale in locales:
        for file in sentence_files(locale, folders):
            name = f"{locale}/{file.name}"
            try:
                text = file.read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise BrokenSentences(f"The sentences in {name} cannot be read: {error}") from error
            if junk := next((entry for entry in parsed(text).body if isinstance(entry, Junk)), None):
                line = text.count("\n", 0, text.index(junk.content or "")) + 1
                problem = junk.annotations[0].message
                raise BrokenSentences(
                    f"The sentence that starts in line {line} of {name} is broken: {problem}"
                )


def command_text(key: str, /, **values: object) -> app_commands.locale_str:
    """Return a command's description: in the default language here, in others by the translator."""
    return app_commands.locale_str(_words(DEFAULT_LOCALE)(key, **values), key=key, values=values)


class Translator(app_commands.Translator):
    """Gives Discord the texts of the commands in every language."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in this language; None if there is none, so that the default is used."""
        key = string.extras.get("key")
        messages = Messages.for_locale(locale)
        if key is None or messages.locale == DEFAULT_LOCALE or not messages.has(key):
            return None
        return messages(key, **string.extras["values"])
