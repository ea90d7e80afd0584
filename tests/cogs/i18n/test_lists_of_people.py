"""A sentence about one person or several agrees with them: it tells their number apart, or needs no agreement."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from cogs.i18n.messages import Messages
from tests.cogs.i18n.sentences import LANGUAGES, chosen_by, readings
from tests.cogs.i18n.test_languages import examples, topics
from tests.cogs.i18n.test_messages import PATHS, ROOT, called, parsed

every_language = pytest.mark.parametrize("language", LANGUAGES)

LISTING = frozenset({"all_of", "listed", "whos"})
"""The methods that put a list together."""
A_THING = "not people"
PEOPLE_IN: Mapping[str, tuple[str, ...]] = {
    "bot/tables/lobby.py:start": ("refused-still-invited $who", "refused-not-agreed $who"),
    "cogs/channel_panel/__init__.py:_put_up": (A_THING,),
    "cogs/channel_panel/posts.py:_line": ("panel-line $people",),
    "cogs/games/auf/images.py:_finished": (A_THING,),
    "cogs/games/auf/images.py:_round": ("moment-auf-round $winners",),
    "cogs/games/auf/images.py:player_words": (A_THING,),
    "cogs/games/auf/images.py:recipes": (A_THING,),
    "cogs/games/auf/presenter.py:_brief_dish": (A_THING,),
    "cogs/games/auf/presenter.py:_held_up": (A_THING,),
    "cogs/games/auf/presenter.py:_showdown": ("auf-showdown-next $who",),
    "cogs/games/auf/presenter.py:prompt": ("auf-asked-overnight auf-asked-showdown $who",),
    "cogs/games/auf/text.py:_list": (A_THING,),
    "cogs/games/auf/text.py:event_values": (
        "auf-round-ended $winners",
        "auf-game-ended $scores",
        "a tie has two people or more",
    ),
    "cogs/games/auf/text.py:names": (A_THING,),
    "cogs/games/auf/text.py:recipe_list": (A_THING,),
    "cogs/games/auf/text.py:recipes_line": (A_THING,),
    "cogs/games/bakeries/commands.py:stats": (A_THING,),
    "cogs/games/bakeries/presenter.py:_set": (A_THING, A_THING),
    "cogs/games/bakeries/presenter.py:beside_hand": (A_THING,),
    "cogs/games/bakeries/text.py:cards_line": (A_THING,),
    "cogs/games/duel/images.py:side_words": ("image-duel-side $who",),
    "cogs/games/duel/presenter.py:prompt": ("duel-asked-lead $who", "a defender has one partner"),
    "cogs/games/duel/questions.py:word": (A_THING,),
    "cogs/games/duel/text.py:_list": (A_THING,),
    "cogs/games/duel/text.py:_side": ("duel-bout-begun duel-bout-ended duel-duel-ended $side",),
    "cogs/games/duel/text.py:event_values": ("duel-lead-chosen $order", A_THING, A_THING),
    "cogs/games/images.py:_winners": ("image-winners $winners",),
    "cogs/games/images.py:cards_image": (A_THING,),
    "cogs/games/images.py:hand_image": (A_THING,),
    "cogs/games/images.py:standing_line": ("moment-bout-won moment-duel-won $side",),
    "cogs/games/presenter.py:standing": ("standing-leads $who",),
    "cogs/games/questions.py:typed": (A_THING, "refused-auf-which $names"),
    "cogs/games/registry.py:banner_image": (A_THING,),
    "cogs/opponents/invitations.py:_open": ("thread-name $people",),
    "cogs/pages/field_kinds.py:sentence": (A_THING,),
    "cogs/pages/history.py:_line": ("history-line $people", "history-line $winners"),
    "cogs/pages/replay.py:game_as_text": ("replay-text-heading $people",),
    "cogs/pages/replay.py:step_image": ("replay-image-hands $who",),
    "cogs/pages/settings.py:_clock_said": (A_THING,),
    "cogs/pages/table_labels.py:_line": ("tables-line tables-line-unlinked $people",),
    "cogs/pages/table_labels.py:named": ("a label without a sentence",),
    "cogs/permissions.py:_check_none_missing": (A_THING,),
    "cogs/permissions.py:check_may_open": (A_THING,),
    "cogs/seasons/__init__.py:_check_channel": (A_THING,),
    "cogs/table_post/beside_game.py:answer": ("vote-asked $who",),
    "cogs/table_post/ending.py:lines": ("end-rating-left $who",),
    "cogs/table_post/ending.py:result": (
        "a tournament game, which is lost by missing it, has two players",
        "ended-won ended-conceded $winners",
        "ended-conceded $losers",
    ),
    "cogs/table_post/lobby.py:panel": ("lobby-more-time $who",),
    "cogs/table_post/spectators.py:_mention": ("a game has two players or more", "spectator-ping $who"),
    "cogs/table_post/threads.py:_summary": ("past-summary $people",),
    "cogs/table_post/threads.py:opened": ("thread-name $people",),
    "cogs/tournaments/pages.py:_entrants": ("tournament-and-more tournament-entrants $who",),
    "cogs/tournaments/pages.py:_poster": ("image-winners $winners",),
    "cogs/tournaments/pages.py:_winners": ("tournament-won tournament-final-heading $winners",),
    "cogs/tutorial/__init__.py:_result": ("tutorial-won $winners",),
}
"""The functions that put a list together or refuse with one.

For each list, in the order of the lines: the sentences that it stands in and its variable there, or why none of
these is about several people.
"""

COUNTS = frozenset({"count", "shared"})
"""The values that tell the number of people in a list."""

NEUTRAL_BEFORE: Mapping[str, str] = {
    "de": "an|bei|gegen|heißen|ist|kann|von",
    "en": "against|by|for|is|mean|of|to",
    "es": "a|con|contra|de|es|para|ser",
    "fr": "de|désigner|est|par|pour",
    "pl": "",
    "pt-BR": "com|contra|de|é|para|ser",
}
"""By language: words after which a list is no subject."""
NEUTRAL_AFTER: Mapping[str, str] = {
    "en": "caught|finished|gave|told|took|won",  # the past tense
}
"""By language: verbs that are the same for one person and for several."""
TO_ONE: Mapping[str, str] = {
    "de": r"du|dich|dir|dein\w*|behältst|kannst|musst|nimmst|wählst|willst",
    "es": r"tú|ti|te|tus?|eliges?|guardas?|elige|guarda",
    "fr": r"tu|te|toi|ton|ta|tes|choisis",
    "pl": r"ty|ci|cię|twój|twoj\w*|\w+sz|wybierz",
    "pt-BR": r"você|seus?|suas?|escolha",
}
"""By language: words that speak to one person. English *you* speaks to several as well."""
SIGN_BEFORE = re.compile(r"[:·(👀🎉–#] ?$|^$")


def needs_agreement(language: str, reading: str, variable: str) -> bool:
    """Whether a verb or pronoun must agree with a list in a sentence that does not tell their number apart."""
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


def lists_in_code() -> Counter[str]:
    """How many lists each function puts together."""
    found: Counter[str] = Counter()
    for path in PATHS:
        name = path.relative_to(ROOT).as_posix()
        if name.startswith("cogs/i18n/") or name == "cogs/ui/errors.py":
            continue
        for function in functions(parsed(path)):
            found[f"{name}:{function.name}"] += sum(map(is_list, ast.walk(function)))
    return +found


def functions(node: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The functions of a module and the methods of its classes, without those inside them."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield child
        else:
            yield from functions(child)


def is_list(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    refuses = called(node) == "Refused" and any(
        isinstance(given.value, ast.List | ast.ListComp) for given in node.keywords
    )
    return refuses or (isinstance(node.func, ast.Attribute) and node.func.attr in LISTING)


def people() -> Iterator[tuple[str, str]]:
    """Each key of a sentence with a list of people, and the variable of the list."""
    for lists in PEOPLE_IN.values():
        for keys, dollar, variable in (each.rpartition(" $") for each in lists):
            if dollar:
                yield from ((key, variable) for key in keys.split())


def test_each_list_in_code_is_known_here() -> None:
    assert lists_in_code() == {name: len(lists) for name, lists in PEOPLE_IN.items()}


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
    say = Messages(language)
    asked = {key: cases for topic in topics(language).values() for key, cases in topic.items()}
    for key, variable in people():
        values = {name: examples(cases)[0] for name, cases in asked[key].items()}
        told = {}
        for count in (1, 2, 3):
            names = say.all_of(["Ada", "Ben", "Cleo"][:count])
            number = {name: str(count > 1) if name == "shared" else count for name in COUNTS & values.keys()}
            told[count] = say(key, **{**values, variable: names, **number})
            assert names in told[count], key
            told[count] = re.sub(r"\d", "", told[count].replace(names, "Ada"))
        is_neutral = all(
            not needs_agreement(language, reading, variable)
            for reading in readings(language, key)
            if f"{{${variable}}}" in reading
        )
        assert told[2] == told[3], key
        assert is_neutral or told[1] != told[2], key


@pytest.mark.parametrize(
    ("language", "reading"),
    [
        ("en", "{$who} still has to press *Join*."),
        ("de", "{$who} muss auf *Mitspielen* drücken."),
        ("de", "Aufgegeben hat {$who}."),
        ("de", "{$who}: Welche Rezepte behältst du über Nacht?"),
        ("es", "{$who}: ¿qué recetas guardas?"),
        ("pl", "wszystkie swoje przepisy ma ukończone {$who}."),
        ("pl", "{$who}: które przepisy zostawiasz?"),
        ("pt-BR", "{$who} venceu."),
    ],
)
def test_a_sentence_made_for_one_person_is_found(language: str, reading: str) -> None:
    assert needs_agreement(language, reading, "who")


@pytest.mark.parametrize(
    ("language", "reading"),
    [("en", "Still to come: {$who}."), ("en", "{$who} won."), ("de", "Die Runde geht an {$who}!")],
)
def test_a_sentence_that_needs_no_agreement_is_left_alone(language: str, reading: str) -> None:
    assert not needs_agreement(language, reading, "who")
