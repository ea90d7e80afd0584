"""Docstrings, comments and documents use plain modern English: archaic phrases are found and named."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CODE = ("games", "data", "bot", "cogs", "playground", "bench", "tools", "lab", "tests")

ARCHAIC = re.compile(
    r"""\b(
    anew | whoever | whomever | whosoever | who\ asks | lest | be\ it | were\ it | of\ which
    | reckon(s|ed|ing|er)? | as\ soon\ as\ may\ be | herein | hereby | thereof | thereby | whence | hence
    | nobody\ but | of\ late | (so|how)\ manieth | henceforth | albeit | upon | ere | betray(s|ed)?
    | he(?!\ or\ she) | his | him(?!\ or\ her) | himself
    )\b""",
    re.IGNORECASE | re.VERBOSE,
)
"""Phrases with a plain modern equivalent. A person is `they`."""

NO_NOUN = re.compile(
    r"\b(return|yield)s?(?= (whether|what|whom?|whose|how|which|when|where|why)\b)", re.IGNORECASE
)
"""The verb before a result that has no noun. Write "Return True if" and "Return the seats that"."""

ALONE = re.compile(r"\balone\b", re.IGNORECASE)
LEFT_ALONE = re.compile(r"\b(leave|leaves|left)( \w+){1,3} alone\b|\bstand-?alone\b", re.IGNORECASE)
"""The only uses of "alone" that do not mean "only"."""


def without_noun(text: str) -> list[str]:
    """Return the verbs of a text that do not name the thing that is returned."""
    return [match[0].lower() for match in NO_NOUN.finditer(" ".join(text.split()))]


def found_in(text: str) -> list[str]:
    """Return the archaic phrases of a text, in order."""
    text = " ".join(text.split())
    phrases = [match[0].lower() for match in ARCHAIC.finditer(text)]
    return phrases + ["alone"] * len(ALONE.findall(LEFT_ALONE.sub("", text)))


@cache
def prose_of_code(source: str) -> tuple[tuple[int, str], ...]:
    """Return every docstring, attribute docstring and comment with the number of its first line."""
    found = [
        (node.lineno, node.value.value)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    found += [(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT]
    return tuple(found)


def prose_of_document(text: str) -> str:
    """Return a Markdown text without its code and without the descriptions of commands, which players read."""
    text = re.sub(r"^\| `/.*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`\n]*`", "", text)


def modules() -> list[Path]:
    return sorted(path for folder in CODE for path in (ROOT / folder).rglob("*.py"))


def skeletons() -> list[Path]:
    return sorted((ROOT / "tools" / "new_game" / "skeleton").rglob("*.py.txt"))


def test_docstrings_and_comments_use_plain_english() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {phrase}"
        for path in modules()
        if path != Path(__file__)
        for line, text in prose_of_code(path.read_text(encoding="utf-8"))
        for phrase in found_in(text)
    ]
    assert found == []


def test_docstrings_name_the_thing_that_is_returned() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {phrase}"
        for path in (*modules(), *skeletons())
        if path != Path(__file__)
        for line, text in prose_of_code(path.read_text(encoding="utf-8"))
        if not text.startswith("#")
        for phrase in without_noun(text)
    ]
    assert found == []


@pytest.mark.parametrize("kind", ["js", "css"])
def test_comments_of_the_playgrounds_page_use_plain_english(kind: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}: {phrase}"
        for path in sorted((ROOT / "playground" / "page").glob(f"*.{kind}"))
        for text in re.findall(r"/\*.*?\*/|(?<!:)//.*", path.read_text(encoding="utf-8"))
        for phrase in found_in(text)
    ]
    assert found == []


@pytest.mark.parametrize(
    "path", sorted((*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"))), ids=lambda path: path.name
)
def test_documents_use_plain_english(path: Path) -> None:
    assert found_in(prose_of_document(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("text", "phrases"),
    [
        ("Draw it anew for whoever asks.", ["anew", "whoever"]),
        ("A member and\nhis hand.", ["his"]),
        ("It is for the bot alone.", ["alone"]),
        ("It leaves your emojis alone.", []),
        ("This is history: the chief hires them, for renewal there.", []),
        ("Lay the parts of a chef and hire him or her.", []),
    ],
)
def test_phrases_are_found_at_word_boundaries(text: str, phrases: list[str]) -> None:
    assert found_in(text) == phrases


@pytest.mark.parametrize(
    ("text", "phrases"),
    [
        ("Return what is shown.", ["return"]),
        ("Sell the cake; return\nhow many there were. Yields whose turn it is.", ["return", "yields"]),
        ("Return True if it is shown. Return the number of cakes, which is never zero.", []),
    ],
)
def test_results_without_a_noun_are_found(text: str, phrases: list[str]) -> None:
    assert without_noun(text) == phrases


def test_docstrings_and_comments_are_found_and_other_texts_are_not() -> None:
    source = '"""One."""\nTWO = 2  # two\n"""Three."""\nFOUR = "four"\n\ndef five():\n    """Five."""\n'
    assert sorted(prose_of_code(source)) == [(1, "One."), (2, "# two"), (3, "Three."), (7, "Five.")]
