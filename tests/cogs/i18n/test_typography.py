"""Signs stand as each language sets them: spaces before them, quotation marks, and marks that come in pairs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import chain

import pytest

from tests.cogs.i18n.sentences import LANGUAGES, translated

every_language = pytest.mark.parametrize("language", LANGUAGES)

NO_BREAK, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
BEFORE: Mapping[str, Mapping[str, str]] = {
    "de": {"%": NO_BREAK, "$": NO_BREAK},
    "en": {"%": ""},
    "es": {"%": NO_BREAK},
    "fr": {"%": NARROW, "$": NARROW},
    "it": {"%": "", "$": NO_BREAK},
    "pl": {"%": "", "$": NO_BREAK},
    "pt-BR": {"%": ""},
}
"""By language: what stands between a number and a sign after it."""
QUOTES: Mapping[str, tuple[str, str]] = {
    "de": ("„", "“"),
    "en": ("“", "”"),
    "es": ("“", "”"),
    "fr": ("«", "»"),
    "it": ("“", "”"),
    "pl": ("„", "”"),
    "pt-BR": ("“", "”"),
    "tr": ("“", "”"),
}
"""By language: its quotation marks. In a language without any here they are not looked at."""
APOSTROPHE: Mapping[str, str] = {"en": "'", "fr": "’", "it": "’", "tr": "’"}
ALL_QUOTES = frozenset("\"'’‘‚“”„«»‹›")
CODE = re.compile(r"`[^`]*`|\]\([^)]*\)|<[^>]*>|Cake Auf!|Bakeries: ")
"""What is no sentence: commands, links, and names of games with a mark of their own."""


def faults(language: str, reading: str) -> Iterator[str]:
    """Return the signs of a sentence that are set wrongly."""
    text = CODE.sub("x", reading)
    for sign, space in BEFORE.get(language, {}).items():
        number = rf"[\d}}*🔹](\s?){re.escape(sign)}(?!\d|{{)"
        yield from (f"space before {sign}" for found in re.finditer(number, text) if found[1] != space)
    if language in QUOTES:
        opening, closing = QUOTES[language]
        allowed = {opening, closing, APOSTROPHE.get(language)}
        yield from (f"quote {sign}" for sign in text if sign in ALL_QUOTES - allowed)
        other = rf"[^{opening}{closing}]"
        if not re.fullmatch(rf"{other}*({opening}{other}+{closing}{other}*)*", text):
            yield "quotes without a pair"
    if language == "fr" and re.search(rf"«(?!{NARROW})|(?<!{NARROW})»|\w(?:[;!?]|:(?!\w))", text):
        yield "no space at a sign"
    if language == "it" and re.search(r"\w\s[:;!?]|(?:l|un)’\s|(?<!\w)E’", text):
        yield "space at a sign, or an apostrophe for an accent"
    if language == "es":
        yield from (f"no {pair}" for pair in ("¿?", "¡!") if text.count(pair[0]) != text.count(pair[1]))
    if language == "tr" and re.search(r"%(?![\d{])", text):  # %50
        yield "a sign behind its number"
    if "..." in text or re.search(r"\w[.,:;]*  +\w", text):
        yield "dots or spaces"


@every_language
def test_signs_are_set_as_in_the_language(language: str) -> None:
    wrong = [
        (key, fault, reading) for key, reading in translated(language) for fault in faults(language, reading)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "reading"),
    [
        ("de", "20 % davon"),
        ("de", "für {$price} $"),
        ("de", "20% davon"),
        ("de", "“falsch”"),
        ("de", "„offen"),
        ("en", "the opponents’ points"),
        ("es", "el {$percent} %"),
        ("es", "(«Buchholz»)"),
        ("es", "qué haces?"),
        ("es", "¡Gana {$who}"),
        ("fr", "« ici »"),
        ("fr", "C'est fini"),
        ("fr", "fini!"),
        ("it", "«qui»"),
        ("it", "l'uovo"),
        ("it", "E’ finita"),
        ("it", "l’ uovo"),
        ("it", "È finita !"),
        ("it", "{$price}$"),
        ("pl", "„źle“"),
        ("pt-BR", "fim..."),
        ("tr", "50% indirim"),
        ("tr", "{$percent} %"),
        ("tr", "Cake Club'ın kuralları"),
    ],
)
def test_a_sign_that_is_set_wrongly_is_found(language: str, reading: str) -> None:
    assert list(faults(language, reading))


def test_signs_that_are_set_well_are_left_alone() -> None:
    well = {
        "de": f"„So“ kostet es 20{NO_BREAK}% von {{$price}}{NO_BREAK}$ (`/auf new`).",
        "en": "It's “so” at 20% of $500.",
        "es": f"¿Qué haces con el 20{NO_BREAK}%? ¡Nada!",
        "it": f"Di’ “sì”: l’uovo costa un po’, 20% di {{$price}}{NO_BREAK}$!",
        "fr": f"C’est «{NARROW}ici{NARROW}»{NARROW}: 20{NARROW}%{NARROW}!",
        "tr": "Hoca’nın “sözü”: %50 veya %{$percent}.",
    }
    assert list(chain.from_iterable(faults(*each) for each in well.items())) == []
