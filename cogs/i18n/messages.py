"""What a person reads: sentences out of Fluent files, one for each language."""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

import discord
from discord import app_commands
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from cogs.i18n.emoji import NO_EMOJI, EmojiSet

log = logging.getLogger(__name__)

DEFAULT_LOCALE = "en"
LOCALES = ("en", "de")
"""The languages that have a folder here."""
LANGUAGES_KEPT = 3 * len(LOCALES)
"""Each with and without pictures, and with those of a moment ago."""
SENTENCES_KEPT = 8_000
"""How many sentences with their values each language keeps ready: about four megabytes."""


MINUS = "\N{MINUS SIGN}"


class MissingMessage(LookupError):
    """A sentence was asked for that the file of the default language does not have, or cannot fill in."""


class Messages:
    """The sentences of one language; what it lacks is read in the default one."""

    def __init__(self, locale: str = DEFAULT_LOCALE, signs: EmojiSet = NO_EMOJI) -> None:
        self.locale = locale
        self.signs = signs
        """What may stand beside names in these sentences."""
        self._bundles = [_bundle(name, signs) for name in dict.fromkeys((locale, DEFAULT_LOCALE))]
        # A post says mostly what the one before it said, and Fluent takes longer over it than all else together.
        self._said = lru_cache(maxsize=SENTENCES_KEPT, typed=True)(self._formatted)

    @classmethod
    def spoken_by(cls, locale: discord.Locale | str | None, signs: EmojiSet = NO_EMOJI) -> Messages:
        """The words of a person or server with this locale, or the nearest language there is."""
        code = str(locale or DEFAULT_LOCALE)
        nearest = next((name for name in (code, code.partition("-")[0]) if name in LOCALES), DEFAULT_LOCALE)
        return _words(nearest, signs)

    @property
    def is_plain(self) -> bool:
        """Whether no pictures stand in these sentences."""
        return not self.signs.pictures

    @property
    def plain(self) -> Messages:
        """The same without pictures."""
        return self if self.is_plain else _words(self.locale, NO_EMOJI)

    def __call__(self, key: str, /, **values: object) -> str:
        """The sentence of a key with these values. MissingWord when it is not there or lacks a value."""
        return self._said(key, **values)

    def _formatted(self, key: str, /, **values: object) -> str:
        for bundle in self._bundles:
            if not bundle.has_message(key):
                _warn_of_missing(self.locale, key)
                continue
            message = bundle.get_message(key)
            if message.value is None:
                break
            text, errors = bundle.format_pattern(message.value, values)
            if errors:
                raise MissingMessage(f"{key}: {errors[0]}")
            return str(text)
        raise MissingMessage(key)

    def figure(self, value: float) -> str:
        """A figure to one decimal place, as the language writes it; below zero with a true minus sign."""
        return self("figure", value=round(value, 1) + 0.0).replace("-", MINUS)

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return any(bundle.has_message(key) for bundle in self._bundles)


@lru_cache(LANGUAGES_KEPT)
def _words(locale: str, signs: EmojiSet = NO_EMOJI) -> Messages:
    return Messages(locale, signs)


@cache
def _warn_of_missing(locale: str, key: str) -> None:
    """Log once that a language lacks a sentence."""
    log.warning("the language %s has no sentence %s: the sentence in %s is used", locale, key, DEFAULT_LOCALE)


def _bundle(locale: str, signs: EmojiSet) -> FluentBundle:
    """The sentences.

    In them ``SIGN`` is a sign by its name and, where lines do not share it, its glyph; and ``CARD`` what stands
    before a card's name, which is nothing without a picture.
    """
    functions: dict[str, Any] = {
        "SIGN": lambda name, glyph=None: str(signs.of(name, glyph)),
        "CARD": lambda name: f"{picture} " if (picture := signs.of(name).picture) else "",
    }
    bundle = FluentBundle([locale], functions=functions, use_isolating=False)
    bundle.add_resource(_resource(locale))
    return bundle


@cache
def _resource(locale: str) -> Resource:
    return FluentResource(source(locale))


def source(locale: str) -> str:
    """The text of a language: its files one after the other, each of one topic."""
    topics = sorted(files("cogs.i18n").joinpath(locale).iterdir(), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in topics if file.name.endswith(".ftl"))


def command_text(key: str, /, **values: object) -> app_commands.locale_str:
    """A command's description: in the default language at once, in others by the translator."""
    return app_commands.locale_str(_words(DEFAULT_LOCALE)(key, **values), key=key, values=values)


class Translator(app_commands.Translator):
    """Gives Discord each command's texts in every language that has a file here."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in this language; None where there is none, so that the default stands."""
        key = string.extras.get("key")
        messages = Messages.spoken_by(locale)
        if key is None or messages.locale == DEFAULT_LOCALE or not messages.has(key):
            return None
        return messages(key, **string.extras["values"])
