"""In German, Polish and Turkish the cards of a claim have no case: no sentence inflects them."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from tests.cogs.i18n.sentences import translated

CARDS = re.compile(r"\{\$(?:blocker|card|cards|claim|give|given|into|take|taken)\}")
"""The values that are names of cards or recipes, as the glossary has them: in the nominative."""
APART = re.compile(r"(?:^|[:;–(.!?/\n]|[^\w\s,;{}$*]\ufe0f?) ?\**$")
"""What stands before a name that no verb or preposition governs: a sign, an emoji, or nothing."""
NOMINATIVE_AFTER: Mapping[str, str] = {"de": "als", "pl": "jako|przepis|go", "tr": "için|yerine|artık"}
"""By language: words before a name in the nominative; in Polish also a subject after *zdejmuje go*."""
NUMBERS = frozenset({"auf-piles-shuffled", "auf-player", "image-duel-side"})
"""Messages in which such a value is a number."""
OWN_FORMS = frozenset({"duel-claim"})
"""Messages that make the claim."""
SAME_AS_OBJECT = re.compile("(?:auf|bakeries)-(?!label)")
"""The sentences of the games whose cards are the same in German as subject and as object."""
DATIVE = re.compile(r"(?<!\w)(?:aus|bei|mit|nach|unter|von|zu) $")


def is_inflected(language: str, key: str, before: str) -> bool:
    """Whether a name with this text before it would need another form than the glossary's first one."""
    if APART.search(before) or re.search(rf"(?<!\w)(?:{NOMINATIVE_AFTER[language]}) \**$", before):
        return False
    return language != "de" or not SAME_AS_OBJECT.match(key) or bool(DATIVE.search(before))


@pytest.mark.parametrize("language", ["de", "pl", "tr"])
def test_no_sentence_inflects_cards(language: str) -> None:
    inflected = [
        (key, reading)
        for key, reading in translated(language)
        if key not in NUMBERS | OWN_FORMS
        for found in CARDS.finditer(reading)
        if is_inflected(language, key, reading[: found.start()])
    ]
    assert inflected == []


@pytest.mark.parametrize(
    ("language", "before"),
    [
        ("de", "{$who} behauptet "),
        ("de", "{$who} behauptet **"),
        ("de", "{$who} kam in Runde {$bout} mit "),
        ("pl", "{$who} deklaruje "),
    ],
)
def test_an_inflected_claim_is_found(language: str, before: str) -> None:
    assert is_inflected(language, "duel-lying", before)


@pytest.mark.parametrize("before", ["", "{$who}: **", "⚔️ ", "{$who} – ", "Ein Bluff ("])
def test_a_claim_that_stands_apart_is_left_alone(before: str) -> None:
    assert not is_inflected("de", "duel-lying", before)
