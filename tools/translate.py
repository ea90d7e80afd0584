"""Begins the translation into a language, or completes one: `python -m tools.translate it`.

It copies what a language lacks from English, with the comments that explain each message, and removes nothing.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from discord import Locale as DiscordLocale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cogs.i18n.letters import writable
from cogs.i18n.messages import DEFAULT_LOCALE, BrokenSentences, check_sentences

SENTENCES = Path("cogs", "i18n")
CATALOG = SENTENCES / "messages.py"
LOCALES_LINE = re.compile(r'^LOCALES = \((?P<codes>"[^)]*)\)$', re.MULTILINE)
FORM = Path(".github", "ISSUE_TEMPLATE", "sentence.yml")
BELOW_LANGUAGES = "        - Another language\n"
LANGUAGE_LINES = re.compile(r"(^language-\S+ = .*\n)+", re.MULTILINE)
AT_DISCORD = frozenset(map(str, DiscordLocale))
CODES = AT_DISCORD | {code.partition("-")[0] for code in AT_DISCORD}
"""The names of languages that a folder can have: those of Discord, with and without a region."""


class UnknownLanguage(ValueError):
    """Discord has no such language, or it is the source; the text says what to type instead."""


class Copied(NamedTuple):
    """What a language has now that it lacked before."""

    files: tuple[str, ...]
    """The names of new files."""
    messages: tuple[str, ...]
    """The keys of new messages in files that were there."""
    unknown: tuple[str, ...]
    """The keys of messages that English has not: nobody reads them."""


def main(root: Path, arguments: list[str] | None = None) -> int:
    """Write the files below ``root``; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.translate", description=__doc__)
    parser.add_argument("language", help="Discord's name of the language, such as `it` or `pt-BR`")
    code: str = parser.parse_args(arguments).language
    is_new = not (root / SENTENCES / code).exists()
    try:
        check_code(code)
        check_sentences(() if is_new else (code,), root / SENTENCES)
    except (UnknownLanguage, BrokenSentences) as problem:
        print(problem, file=sys.stderr)
        return 2
    register(root, code)
    copied = complete(root / SENTENCES / DEFAULT_LOCALE, root / SENTENCES / code)
    print("\n".join(report(code, copied, is_new=is_new)))
    return 0


def check_code(code: str) -> None:
    """Raise UnknownLanguage if no folder of sentences can have this name."""
    if code == DEFAULT_LOCALE:
        raise UnknownLanguage("English is the source. Edit its files in cogs/i18n/en.")
    if code in CODES:
        return
    meant = [known for known in sorted(CODES) if code.lower() in {known.lower(), *names(known)}]
    if meant:
        raise UnknownLanguage(
            f"Discord's name of this language is {meant[0]}: make translate LANGUAGE={meant[0]}"
        )
    raise UnknownLanguage(
        f"Discord has no language {code!r}. It has these: {', '.join(sorted(CODES - {DEFAULT_LOCALE}))}."
    )


def names(code: str) -> set[str]:
    """Return the names of a language in English and in its own words, in small letters."""
    locale = Locale.parse(code, sep="-")
    return {str(locale.english_name).lower(), own_name(code).lower()}


def own_name(code: str) -> str:
    """Return the name of a language in its own words: `Italiano`."""
    locale = Locale.parse(code, sep="-")
    name = str(locale.get_display_name(locale))
    return name[0].upper() + name[1:]


def register(root: Path, code: str) -> None:
    """Add a language to those that the bot speaks, and its name to each language and to the form for sentences."""
    catalog = (root / CATALOG).read_text(encoding="utf-8")
    found = LOCALES_LINE.search(catalog)
    assert found is not None, CATALOG
    if f'"{code}"' not in found["codes"]:
        end = found.end("codes")
        (root / CATALOG).write_text(f'{catalog[:end]}, "{code}"{catalog[end:]}', encoding="utf-8")
    for file in sorted((root / SENTENCES).glob("*/settings.ftl")):
        text = file.read_text(encoding="utf-8")
        if f"\nlanguage-{code} = " not in text:
            line = f"language-{code} = {own_name(code)}\n"
            file.write_text(LANGUAGE_LINES.sub(rf"\g<0>{line}", text, count=1), encoding="utf-8")

    form = (root / FORM).read_text(encoding="utf-8")
    if f"- {own_name(code)}\n" not in form:
        line = f"        - {own_name(code)}\n"
        (root / FORM).write_text(form.replace(BELOW_LANGUAGES, line + BELOW_LANGUAGES), encoding="utf-8")


def complete(english: Path, own: Path) -> Copied:
    """Copy the files and messages that a language lacks from the folder of English to its own."""
    own.mkdir(exist_ok=True)
    there = {key for file in own.glob("*.ftl") for key in keys(file.read_text(encoding="utf-8"))}
    files, messages, known = [], [], set()
    for source in sorted(english.glob("*.ftl")):
        text, file = source.read_text(encoding="utf-8"), own / source.name
        known.update(keys(text))
        if not file.exists():
            files.append(file.name)
            file.write_text(text, encoding="utf-8")
        elif missing := [key for key in keys(text) if key not in there]:
            messages += missing
            file.write_text(with_missing(file.read_text(encoding="utf-8"), text, missing), encoding="utf-8")
    unknown = sorted(key for key in there - known if not key.startswith("-"))
    return Copied(tuple(files), tuple(messages), tuple(unknown))


def with_missing(own: str, english: str, missing: list[str]) -> str:
    """Return a language's file with these messages of the English one, each behind the one that it follows there."""
    ends = {key: entry.span.end for key, entry in named(own) if entry.span}
    added: dict[int, str] = {}
    at = min((entry.span.start for _, entry in named(own) if entry.span), default=len(own))
    at = len(own[:at].rstrip("\n"))  # before the first message
    for key, text in sources(english, missing).items():
        at = ends.get(key, at)
        if key in missing:
            added[at] = added.get(at, "") + text
    for end, text in sorted(added.items(), reverse=True):
        own = own[:end] + (text if end else text.lstrip("\n") + "\n") + own[end:]
    return own


def sources(english: str, missing: list[str]) -> Mapping[str, str]:
    """Return the text of each message of a file, with its group's heading if all messages of the group are missing."""
    entries = FluentParser().parse(english).body
    found: dict[str, str] = {}
    before, heading = 0, ""
    for number, entry in enumerate(entries):
        assert entry.span is not None
        text = english[before : entry.span.end]
        before = entry.span.end
        if isinstance(entry, ftl.Message | ftl.Term):
            found[key_of(entry)] = heading + text
            heading = ""
        elif isinstance(entry, ftl.GroupComment):
            is_missing = all(key in missing for key in group(entries[number + 1 :]))
            heading = text if is_missing else ""
        else:
            heading = ""
    return found


def group(entries: list[ftl.EntryType]) -> Iterator[str]:
    """Yield the keys of the messages up to the next heading."""
    for entry in entries:
        if isinstance(entry, ftl.GroupComment):
            return
        if isinstance(entry, ftl.Message | ftl.Term):
            yield key_of(entry)


def named(text: str) -> Iterator[tuple[str, ftl.Message | ftl.Term]]:
    """Yield each message and term of a file with its key."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            yield key_of(entry), entry


def key_of(entry: ftl.Message | ftl.Term) -> str:
    """Return the key of a message, or of a term with the hyphen before it."""
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name


def keys(text: str) -> list[str]:
    """Return the keys of a file in their order."""
    return [key for key, _ in named(text)]


def report(code: str, copied: Copied, *, is_new: bool) -> Iterator[str]:
    """Yield the lines that tell what was written and what to do next."""
    name = f"{Locale.parse(code, sep='-').english_name} ({own_name(code)})"
    if is_new:
        yield f"{name} has {len(copied.files)} files in cogs/i18n/{code} now. Their sentences are still English."
    elif copied.files or copied.messages:
        yield f"Added to {name}, still in English:"
        yield from (f"  {each}" for each in (*copied.files, *copied.messages))
    else:
        yield f"{name} has every message that English has."
    if copied.unknown:
        yield "\nEnglish has no such messages, so nobody reads them. Please remove them:"
        yield from (f"  {key}" for key in copied.unknown)
    if writable(own_name(code)) != own_name(code):
        yield f"\nThe fonts of the images have no letters for {name}: images would be empty."
        yield "Please open an issue before you begin."
    yield "\nWhat to do next:"
    if is_new:
        yield f"  Translate cogs/i18n/{code}/glossary.ftl first, then one file after the other."
        yield "  Add the language to README.md, CHANGELOG.md, docs/languages.md and docs/listing.md."
    yield "  Translate what stands after the = sign. Leave keys, names in { } and lines that begin with # as they are."
    yield f"  make words LANGUAGE={code} lists what is still missing. docs/languages.md explains the rest."


if __name__ == "__main__":
    sys.exit(main(Path.cwd()))
