"""A sentence about one person or several agrees with them: it tells their number apart, or needs no agreement."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from itertools import product

import pytest

from cogs.i18n.messages import Messages
from tests.cogs.i18n.sentences import LANGUAGES, chosen_by, readings
from tests.cogs.i18n.test_languages import examples, topics
from tests.cogs.i18n.test_messages import PATHS, ROOT, called, parsed

every_language = pytest.mark.parametrize("language", LANGUAGES)

LISTING = frozenset({"all_of", "listed"})
"""The methods that put a list together; `whos` does it for seats."""
OF_PEOPLE = frozenset({"_named", "_who", "gone", "member", "name_of", "names", "user_id", "who"})
"""What a list of people is made from, in code; other lists are of cards, recipes, channels and permissions."""
A_THING = "names of things"
PEOPLE_IN: Mapping[str, tuple[str, ...]] = {
    "bot/tables/lobby.py": ("refused-still-invited $who", "refused-not-agreed $who"),
    "cogs/channel_panel/posts.py": ("panel-line $people",),
    "cogs/games/auf/images.py": ("moment-auf-round $winners",),
    "cogs/games/auf/presenter.py": ("auf-asked-overnight auf-asked-showdown $who", "auf-showdown-next $who"),
    "cogs/games/auf/text.py": (
        "auf-round-ended $winners",
        "auf-game-ended $scores",
        "a tie has two people or more",
    ),
    "cogs/games/bakeries/commands.py": (A_THING,),
    "cogs/games/duel/images.py": ("image-duel-side $who", "moment-bout-won moment-duel-won $side"),
    "cogs/games/duel/presenter.py": ("duel-asked-lead $who", "a defender has one partner"),
    "cogs/games/duel/text.py": (
        "duel-lead-chosen $order",
        "duel-bout-begun duel-bout-ended duel-duel-ended duel-decided-passes $side",
    ),
    "cogs/games/images.py": (
        "points without a sentence",
        "a label without a sentence",
        "image-winners $winners",
        "a label without a sentence",
    ),
    "cogs/games/presenter.py": ("standing-leads $who",),
    "cogs/games/questions.py": ("refused-auf-which $names",),
    "cogs/games/registry.py": (A_THING,),
    "cogs/opponents/invitations.py": ("thread-name $people",),
    "cogs/pages/history.py": ("history-line $people", "history-line $winners"),
    "cogs/pages/player_stats.py": (A_THING,),
    "cogs/pages/replay.py": ("replay-image-hands $who", "replay-text-heading $people"),
    "cogs/pages/table_labels.py": (
        "a label without a sentence",
        "tables-line tables-line-unlinked $people",
    ),
    "cogs/table_post/beside_game.py": ("vote-asked $who",),
    "cogs/table_post/ending.py": (
        "points without a sentence",
        "a tournament game, which is lost by missing it, has two players",
        "ended-won ended-conceded $winners",
        "ended-conceded $losers",
        "end-ratings $who",
    ),
    "cogs/table_post/lobby.py": ("lobby-more-time $who",),
    "cogs/table_post/spectators.py": ("a game has two players or more", "spectator-ping $who"),
    "cogs/table_post/story.py": ("a label without a sentence",),
    "cogs/table_post/threads.py": ("thread-name $people", "past-summary $people"),
    "cogs/tournaments/pages.py": (
        "image-winners $winners",
        "tournament-and-more tournament-entrants $who",
        "tournament-won tournament-final-heading $winners",
    ),
    "cogs/tutorial/__init__.py": ("tutorial-won $winners",),
}
"""The modules that put lists of people together, or refuse with one.

For each list, in the order of the lines: the sentences that it stands in and its variable there, or why these need no
agreement.
"""

COUNTS = frozenset({"count", "shared"})
"""The values that tell the number of people in a list."""

NEUTRAL_BEFORE: Mapping[str, str] = {
    "de": "an|bei|für|gegen|heißen|ist|kann|von",
    "en": "against|by|for|is|mean|of|to",
    "es": "a|con|contra|de|es|para|ser",
    "fr": "de|désigner|est|par|pour",
    "it": "a|con|contro|da|di|essere|per|tra|è",
    "pl": "",
    "pt-BR": "com|contra|de|é|para|ser",
    "tr": r"\w+",
}
"""By language: words after which a list is no subject. A language without any here is not looked at."""
NEUTRAL_AFTER: Mapping[str, str] = {
    "en": "caught|finished|gave|had|left|told|took|won",  # the past tense
    "tr": r"\w+",  # a verb may stay in the singular after several people
}
"""By language: verbs that are the same for one person and for several."""
TO_ONE: Mapping[str, str] = {
    "de": r"du|dich|dir|dein\w*|behältst|kannst|musst|nimmst|wählst|willst",
    "es": r"tú|ti|te|tus?|eliges?|guardas?|elige|guarda",
    "fr": r"tu|te|toi|ton|ta|tes|choisis",
    "it": r"tu|ti|te|tuo|tua|tuoi|tue|conservi|scegli|conserva|metti",
    "pl": r"ty|ci|cię|twój|twoj\w*|\w+sz|wybierz",
    "pt-BR": r"você|seus?|suas?|escolha",
    "tr": r"sen(?:i|in|de|den)?|sana|\w*m[ıiuü]s[ıiuü]n|\w+[rk]s[ıiuü]n|seç|bırak",
}
"""By language: words that speak to one person. English *you* speaks to several as well."""
SIGN_BEFORE = re.compile(r"[:;(👀🎉–#] ?$|^$")


def needs_agreement(language: str, reading: str, variable: str) -> bool:
    """Whether a verb or pronoun must agree with a list in a sentence that does not tell their number apart."""
    if language not in NEUTRAL_BEFORE:
        return False
    before, _, after = reading.partition(f"{{${variable}}}")
    if re.match(r"[\u00a0\u202f]?:", after):  # they are spoken to
        spoken = after.partition("\n")[0]
        return bool(re.search(rf"(?<!\w)(?:{TO_ONE.get(language, '(?!)')})(?!\w)", spoken, re.IGNORECASE))
    if after[:1] == " " and re.match(rf" (?:{NEUTRAL_AFTER.get(language, '(?!)')})\b", after):
        return False
    word = re.search(r"(?<!\w)(\w+) $", before)
    if word is not None:
        return not re.fullmatch(NEUTRAL_BEFORE[language], word[1])
    is_apart = SIGN_BEFORE.search(before) is not None
    return not is_apart or re.match(r" \w", after) is not None


def lists_in_code() -> Mapping[str, list[int]]:
    """The lines of each module in which it puts a list of people together."""
    found = {
        path.relative_to(ROOT).as_posix(): [
            node.lineno for node in ast.walk(parsed(path)) if isinstance(node, ast.Call) and is_list(node)
        ]
        for path in PATHS
        if not path.is_relative_to(ROOT / "cogs" / "i18n")
    }
    return {name: sorted(lines) for name, lines in found.items() if lines}


def is_list(node: ast.Call) -> bool:
    """Whether a list of people is put together or given to a refusal."""
    if called(node) == "Refused":
        return any(
            isinstance(given.value, ast.List | ast.ListComp) and is_of_people(given)
            for given in node.keywords
        )
    is_listed = isinstance(node.func, ast.Attribute) and node.func.attr in LISTING
    return called(node) == "whos" or (is_listed and is_of_people(node))


def is_of_people(node: ast.Call | ast.keyword) -> bool:
    parts = node.args if isinstance(node, ast.Call) else [node.value]
    named = [part for each in parts for part in ast.walk(each)]
    return any(
        (isinstance(part, ast.Name) and part.id in OF_PEOPLE)
        or (isinstance(part, ast.Attribute) and part.attr in {*OF_PEOPLE, "name"})
        for part in named
    )


def people() -> Iterator[tuple[str, str]]:
    """Each key of a sentence with a list of people, and the variable of the list."""
    for lists in PEOPLE_IN.values():
        for keys, dollar, variable in (each.rpartition(" $") for each in lists):
            if dollar:
                yield from ((key, variable) for key in keys.split())


def test_each_list_in_code_is_known_here() -> None:
    found = {name: len(lines) for name, lines in lists_in_code().items()}
    assert found == {name: len(lists) for name, lists in PEOPLE_IN.items()}


def test_each_sentence_with_a_list_is_there() -> None:
    for key, variable in people():
        assert any(f"{{${variable}}}" in reading for reading in readings("en", key)), key


@every_language
def test_sentences_agree_with_one_person_and_with_several(language: str) -> None:
    wrong = [
        (key, reading)
        for key, variable in people()
        if not chosen_by(language, key) & COUNTS
        for reading in readings(language, key)
        if f"{{${variable}}}" in reading and needs_agreement(language, reading, variable)
    ]
    assert wrong == []


@every_language
def test_the_words_change_with_the_number_of_people(language: str) -> None:
    """Where a sentence tells one person and several apart, it has other words for them or needs none."""
    for key, variable in people():
        one, two, three = (
            said_of(language, key, variable, ["Ada", "Ben", "Cleo"][:count]) for count in (1, 2, 3)
        )
        is_neutral = all(
            not needs_agreement(language, reading, variable)
            for reading in readings(language, key)
            if f"{{${variable}}}" in reading
        )
        assert two == three, key
        assert is_neutral or one != two, key


def said_of(language: str, key: str, variable: str, names: list[str]) -> str:
    """Return a sentence about these people, without their names and without figures."""
    say = Messages(language)
    (asked,) = (topic[key] for topic in topics(language).values() if key in topic)
    listed = say.all_of(names)
    number = {name: str(len(names) > 1) if name == "shared" else len(names) for name in COUNTS & asked.keys()}
    for values in product(*map(examples, asked.values())):
        text = say(key, **{**dict(zip(asked, values, strict=True)), variable: listed, **number})
        if listed in text:
            return re.sub(r"\d", "", text.replace(listed, ""))
    raise AssertionError(f"{key} never says {variable}")


@pytest.mark.parametrize(
    ("language", "reading"),
    [
        ("en", "{$who} still has to press *Join*."),
        ("de", "{$who} muss auf *Mitspielen* drücken."),
        ("de", "Aufgegeben hat {$who}."),
        ("de", "{$who}: Welche Rezepte behältst du über Nacht?"),
        ("es", "{$who}: ¿qué recetas guardas?"),
        ("it", "Vince {$who}!"),
        ("it", "{$who}: quali ricette conservi?"),
        ("pl", "wszystkie swoje przepisy ma ukończone {$who}."),
        ("pl", "{$who}: które przepisy zostawiasz?"),
        ("pt-BR", "{$who} venceu."),
        ("tr", "{$who}: Hangi tarifleri bırakırsın?"),
        ("tr", "{$who}: Gizlice bir işaret seç."),
    ],
)
def test_a_sentence_made_for_one_person_is_found(language: str, reading: str) -> None:
    assert needs_agreement(language, reading, "who")


@pytest.mark.parametrize(
    ("language", "reading"),
    [
        ("en", "Still to come: {$who}."),
        ("en", "{$who} won."),
        ("de", "Die Runde geht an {$who}!"),
        ("tr", "{$who} kazandı."),
        ("tr", "{$who}: Hangi tarifler kalsın?"),
    ],
)
def test_a_sentence_that_needs_no_agreement_is_left_alone(language: str, reading: str) -> None:
    assert not needs_agreement(language, reading, "who")
