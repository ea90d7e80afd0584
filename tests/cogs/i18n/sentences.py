"""The messages of each language as data: their parts, and every way in which they can read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).parents[3] / "cogs" / "i18n"
LANGUAGES = sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl")))
"""Every language that has a folder, registered or not."""


@cache
def entries(language: str) -> tuple[ftl.EntryType, ...]:
    """All entries of a language's files, comments too."""
    paths = sorted((FOLDER / language).glob("*.ftl"))
    return tuple(
        entry
        for path in paths
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
    )


@cache
def messages(language: str) -> Mapping[str, ftl.Pattern]:
    """The messages of a language by their keys."""
    return {
        entry.id.name: entry.value
        for entry in entries(language)
        if isinstance(entry, ftl.Message) and entry.value is not None
    }


@cache
def terms(language: str) -> Mapping[str, ftl.Pattern]:
    """The terms of a language by their names."""
    return {entry.id.name: entry.value for entry in entries(language) if isinstance(entry, ftl.Term)}


@cache
def readings(language: str, key: str) -> tuple[str, ...]:
    """Every way in which a message can read; a value stands as `{$name}`, an emoji as a plain one."""
    return tuple(dict.fromkeys(_read(language, messages(language)[key])))


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Each key of a language with each way in which its message can read."""
    for key in messages(language):
        for reading in readings(language, key):
            yield key, reading


def translated(language: str) -> Iterator[tuple[str, str]]:
    """The sentences of a language, without those of files that are still a copy of the English ones."""
    return ((key, reading) for key, reading in sentences(language) if key not in copied(language))


@cache
def copied(language: str) -> frozenset[str]:
    """The messages, and the terms with a hyphen, of the files in which a language has nothing but English ones."""
    own, english = sources(language), sources("en")
    same = (own[name] for name in own if language != "en" and own[name] == english.get(name))
    return frozenset(key for file in same for key in file)


@cache
def sources(language: str) -> Mapping[str, Mapping[str, str]]:
    """By file: each message, and each term with a hyphen, as it is written, without its comment."""
    serializer, found = FluentSerializer(), dict[str, dict[str, str]]()
    for path in sorted((FOLDER / language).glob("*.ftl")):
        of_file = found.setdefault(path.name, {})
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                entry.comment = None
                key = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
                of_file[key] = serializer.serialize_entry(entry)
    return found


def _read(language: str, pattern: ftl.Pattern) -> list[str]:
    parts = [
        [element.value] if isinstance(element, ftl.TextElement) else _placed(language, element.expression)
        for element in pattern.elements
    ]
    return ["".join(chosen) for chosen in product(*parts)]


def _placed(
    language: str, expression: ftl.InlineExpression | ftl.Placeable | ftl.SelectExpression
) -> list[str]:
    match expression:
        case ftl.SelectExpression(variants=variants):
            return list(
                dict.fromkeys(text for variant in variants for text in _read(language, variant.value))
            )
        case ftl.VariableReference(id=name):
            return [f"{{${name.name}}}"]
        case ftl.TermReference(id=name, arguments=arguments):
            named = arguments.named if arguments else ()
            return [_form(language, name.name, next((_literal(each.value) for each in named), None))]
        case ftl.MessageReference(id=name):
            return list(readings(language, name.name))
        case ftl.FunctionReference(arguments=arguments):
            glyphs = arguments.positional[1:]
            return [_literal(glyphs[0]) if glyphs else "🔹"]
        case ftl.Placeable(expression=inner):
            return _placed(language, inner)
        case _:
            return [_literal(expression)]


def _literal(value: object) -> str:
    assert isinstance(value, ftl.StringLiteral | ftl.NumberLiteral)
    return str(value.parse()["value"])


def _form(language: str, term: str, form: str | None) -> str:
    (element,) = terms(language)[term].elements
    if isinstance(element, ftl.TextElement):
        return element.value
    assert isinstance(element.expression, ftl.SelectExpression)
    variants = element.expression.variants
    chosen = [
        variant
        for variant in variants
        if (isinstance(variant.key, ftl.Identifier) and variant.key.name == form)
    ]
    (text,) = (chosen or [variant for variant in variants if variant.default])[0].value.elements
    assert isinstance(text, ftl.TextElement)
    return text.value


@cache
def chosen_by(language: str, key: str) -> frozenset[str]:
    """The names of the values by which a message chooses its words."""
    found = _Chosen()
    found.visit(messages(language)[key])
    return frozenset(found.names)


class _Chosen(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the library's name
        assert isinstance(node.selector, ftl.VariableReference)
        self.names.add(node.selector.id.name)
        self.generic_visit(node)
