"""No sentence stands in code, and each key of the words is there, is used, and is given its values."""

from __future__ import annotations

import ast
import asyncio
import re
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.app import CakeClub
from bot.daily import DailyReason
from bot.errors import Reason
from bot.opponents import OpponentReason, Pace
from bot.preferences import CLOCKS, PAUSES
from bot.sent_messages import PingKind
from bot.tables.commands import Proposal, TableActionKind
from bot.tables.options import AnyGame
from bot.tournaments.tournament import TournamentReason
from cogs.channel_panel import PanelReason
from cogs.games.bakeries.text import BAKERIES
from cogs.games.registry import GAME_UIS, PRESENTERS
from cogs.i18n.messages import DEFAULT_LOCALE, LOCALES, Messages, texts
from cogs.opponents.invitations import Place
from cogs.pages.field_kinds import Switch
from cogs.pages.fields import PageContext, StoredField
from cogs.pages.preferences import PREFERENCES
from cogs.pages.privacy import SECTIONS
from cogs.permissions import FOR_THREADS, NEEDED, NEEDED_IN_THREADS
from cogs.seasons import SeasonReason
from cogs.tournaments import ACTIONS, NEW_OPTIONS
from cogs.tournaments.pages import TournamentControl
from cogs.ui.panel import Shape
from data.records.finished_games import Order, Period
from data.records.settings import MemberPreferences, ServerSettings, WhenPinged
from data.records.tournaments import TournamentFormat
from games.ai import LEVELS
from games.auf.actions import Sign
from games.auf.cards import ACTION_CARDS, Recipe
from games.auf.cards import Card as AufCard
from games.auf.state import Phase as AufPhase
from games.bakeries import Cake, Chef
from games.bakeries.actions import Side
from games.bakeries.cards import Piece
from games.bakeries.kitchen import Source
from games.bakeries.state import Question
from games.catalog import CATALOG, ENTRIES, GAMES
from games.duel import BlockLimit, Card, Kind, Mode
from games.duel.state import Phase
from games.engine import Event
from tests.bot.tutorial_tables import TOPICS
from tests.features import SETTINGS
from tests.stores import MemoryStore

ROOT = Path(__file__).parents[3]
FIELDS: tuple[StoredField[Any], ...] = (*PREFERENCES, *SETTINGS)
REASONS: Mapping[str, type[StrEnum]] = {
    kind.__name__: kind
    for kind in (Reason, DailyReason, OpponentReason, PanelReason, SeasonReason, TournamentReason)
}
"""The reasons of the core and of the features, by the names of their classes."""


def is_drawing(path: Path) -> bool:
    """Whether a module draws, so that its texts are SVG and no sentences."""
    return path.parent.name == "svg"


PATHS = sorted([*(ROOT / "cogs").rglob("*.py"), *(ROOT / "bot").rglob("*.py")])

SENTENCES_IN_CODE: Mapping[str, str] = {
    "Invalid emoji": "cogs/ui/errors.py",  # so Discord says it, and by nothing else it can be told
}
"""What is a sentence and stands in code all the same."""

FOR_HOSTS = frozenset(
    {
        "bot/cli.py",
        "bot/history/verify.py",  # members run it in a terminal, in English
        "bot/ops/health.py",
        "bot/ops/instance_lock.py",
        "bot/ops/maintenance.py",
        "bot/ops/metrics.py",
        "bot/host_settings.py",
        "cogs/i18n/letters.py",  # the names of fonts
    }
)
"""Modules with words that only the host of the bot reads, in a terminal or a dashboard, and with names of fonts."""

LISTS_FOR_HOSTS = {"bot/cluster/shard_claims.py"}
"""Modules that put a list together for the log."""

SPEAKERS = frozenset({"messages", "_messages", "say", "command_text", "words", "_words"})
"""What is called with a key and returns its sentence; in `cogs/i18n/table_messages.py` also `self`."""

LOGGERS = frozenset({"debug", "info", "log", "warning", "error", "exception"})


def hyphened(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def keys_of_events() -> set[str]:
    """The keys of the sentences of all events; the books at the end of a bakeries' round are a table."""
    kinds: list[type[Event]] = [Event]
    for kind in kinds:  # which grows
        kinds += kind.__subclasses__()
    told = {
        f"{kind.__module__.split('.')[1]}-{hyphened(kind.__name__)}"
        for kind in kinds
        if kind.__module__.startswith("games.") and not kind.__subclasses__()
        if getattr(import_module(kind.__module__), kind.__name__) is kind  # not one before it got its slots
    }
    return told - {"bakeries-round-ended"}


def each_game(pattern: str) -> list[str]:
    return [pattern.replace("{}", game, 1) for game in PRESENTERS]


def each_page(pattern: str) -> list[str]:
    return [
        pattern.replace("{}", game, 1).replace("{}", page)
        for game in PRESENTERS
        for page in PRESENTERS[game].pages
    ]


def of_lessons(pattern: str) -> list[str]:
    return [
        pattern.replace("{}", game, 1).replace("{}", topic)
        for game, topics in TOPICS.items()
        for topic in topics
    ]


def filled(pattern: str, values: Iterable[object]) -> list[str]:
    return [pattern.replace("{}", str(value)) for value in values]


def to_reader(ending: str) -> list[str]:
    """The sentences that say *you*, each beside one about somebody else."""
    found = messages()
    return [key for key in found if key.endswith(ending) and key.removesuffix(ending) in found]


def reasons() -> set[str]:
    """Every reason with which anybody is refused: those written down, and those of the games."""
    of_games = {f"{key}-{reason}" for key, game in GAMES.items() for reason in game.reasons}
    of_games |= {f"{key}-undo-kind" for key in GAMES}
    return of_games | {*chain.from_iterable((*REASONS.values(), *form_reasons().values()))}


def form_reasons() -> dict[str, type[StrEnum]]:
    """The reasons of the forms of each game that has forms."""
    modules = {key: import_module(f"cogs.games.{key}.questions") for key in GAMES}
    return {key: module.FormReason for key, module in modules.items() if hasattr(module, "FormReason")}


@cache
def command_keys() -> set[str]:
    """The keys of the texts of all commands, and of their options."""

    async def made() -> list[Any]:
        club = CakeClub(MemoryStore(), house_pause_seconds=0)
        async with club.client:
            await club._prepare()
            found = list(club.client.tree.walk_commands())
            await club.close()
        return found

    declared = asyncio.run(made())
    texts = [command._locale_description for command in declared]
    texts += [
        option.description for command in declared for option in getattr(command, "_params", {}).values()
    ]
    return {text.extras["key"] for text in texts}


def made_keys() -> dict[str, list[str]]:
    """Each key that the code puts together, as a pattern, and all that can come of it."""
    return {
        "{}-you": to_reader("-you"),
        "{}-with-you": to_reader("-with-you"),
        "{}-name": each_game("{}-name"),
        "{}-credits": each_game("{}-credits"),
        "{}-mode-{}": [
            f"{entry.game.key}-mode-{mode}" for entry in CATALOG for mode in entry.leaderboards.modes
        ],
        "cmd-{}": [*(f"cmd-{entry.command}" for entry in CATALOG), *command_keys()],
        "cmd-{}-{}": [
            f"cmd-{ENTRIES[key].command}-{move.name}"
            for key, ui in GAME_UIS.items()
            for move in ui.presenter.questions.commands
        ],
        "cmd-{}-new": [f"cmd-{ENTRIES[key].command}-new" for key in GAME_UIS],
        "cmd-tournament-{}": filled("cmd-tournament-{}", ACTIONS),
        "cmd-settings-{}": [f"cmd-settings-{name}" for field in SETTINGS for name in field.commands],
        "{}-page-{}": each_page("{}-page-{}"),
        "{}-rules-{}": each_page("{}-rules-{}"),
        "tutorial-{}-{}": of_lessons("tutorial-{}-{}"),
        "tutorial-known-{}-{}": of_lessons("tutorial-known-{}-{}"),
        "tutorial-short-{}-{}": of_lessons("tutorial-short-{}-{}"),
        "tutorial-welcome-{}": each_game("tutorial-welcome-{}"),
        "{}-achievement-{}": [
            f"{key}-achievement-{one.name}" for key, entry in ENTRIES.items() for one in entry.achievements
        ],
        "refused-{}": filled("refused-{}", reasons()),
        "permission-{}": filled("permission-{}", {*NEEDED, *NEEDED_IN_THREADS, *FOR_THREADS}),
        "ping-{}": filled("ping-{}", PingKind),
        "proposal-{}": filled("proposal-{}", Proposal),
        "vote-passed-{}": filled("vote-passed-{}", set(Proposal) - {Proposal.END}),
        "time-{}": filled("time-{}", ("days", "hours", "minutes")),
        "choice-clock-{}": filled("choice-clock-{}", CLOCKS),
        "choice-pace-{}": filled("choice-pace-{}", Pace),
        "choice-pause-{}": filled("choice-pause-{}", PAUSES),
        "choice-house-{}": filled("choice-house-{}", (*LEVELS, "suggested")),
        "table-action-{}": filled(
            "table-action-{}",
            [
                word.removeprefix("!")
                for word in set(TableActionKind) - {TableActionKind.ASK, TableActionKind.CONCEDE}
            ],
        ),
        "clock-{}": filled("clock-{}", CLOCKS),
        "settings-lost-{}": [f"settings-lost-{field.word}" for field in SETTINGS if field.is_losable],
        "language-{}": filled("language-{}", LOCALES),
        "pick-turn-{}": filled("pick-turn-{}", WhenPinged),
        "button-{}-{}": [
            f"button-{field.page}-{field.word}"
            for field in FIELDS
            if isinstance(field, Switch) or field.has_form
        ],
        "button-{}": [f"button-{field.clear}" for field in FIELDS if field.clear],
        "{}-heading": [f"{field.page}-heading" for field in FIELDS],
        "{}-note": [f"{field.page}-note" for field in FIELDS] + notes_of_boxes(),
        "tab-{}-{}": [f"tab-{field.page}-{field.tab}" for field in FIELDS],
        "menu-{}": [f"menu-{word}" for word in ("turn", "language", "channels", "role", "tables", "clock")],
        "form-{}": [f"form-{field.word}" for field in FIELDS if field.has_form],
        "field-quiet-{}": filled("field-quiet-{}", ("first", "last")),
        "about-game-{}": each_game("about-game-{}"),
        "privacy-{}": filled("privacy-{}", [part for parts in SECTIONS.values() for part in parts]),
        "button-privacy-{}": filled("button-privacy-{}", SECTIONS),
        "board-by-{}": filled("board-by-{}", Order),
        "board-order-{}": filled("board-order-{}", Order),
        "board-span-{}": filled("board-span-{}", Period),
        "button-invite-{}": filled("button-invite-{}", Place),
        "button-tournament-{}": filled(
            "button-tournament-{}", set(TournamentControl) - {TournamentControl.FINAL}
        ),
        "choice-format-{}": filled("choice-format-{}", TournamentFormat),
        "choice-{}": filled("choice-{}", BlockLimit),
        "card-class-{}": filled("card-class-{}", Kind),
        "card-duel-{}": filled("card-duel-{}", Card),
        "card-duel-does-{}": filled("card-duel-does-{}", Card),
        "card-auf-{}": filled("card-auf-{}", AufCard),
        "card-auf-does-{}": filled("card-auf-does-{}", ACTION_CARDS),
        "card-bakeries-{}": filled("card-bakeries-{}", (*Piece, "closed", "reopened")),
        "card-bakeries-does-{}": filled("card-bakeries-does-{}", ("closed", "reopened")),
        "card-cake-{}": filled("card-cake-{}", Cake),
        "image-score-{}": each_game("image-score-{}"),
        "{}-button-{}": [
            f"{game}-button-{form}"
            for game, forms in {
                "duel": ("attack", "block", "take", "name", "trade"),
                "bakeries": ("lay", "discard"),
                "auf": ("place", "play", "mulligan", "choose", "keep"),
            }.items()
            for form in forms
        ],
        "duel-mode-{}": filled("duel-mode-{}", Mode),
        "duel-asked-{}": filled("duel-asked-{}", set(Phase) - {Phase.OVER}),
        "duel-card-{}": filled("duel-card-{}", Card),
        "duel-effect-{}": filled("duel-effect-{}", Card),
        "auf-asked-{}": filled("auf-asked-{}", set(AufPhase) - {AufPhase.OVER}),
        "auf-card-{}": filled("auf-card-{}", AufCard),
        "auf-effect-{}": filled("auf-effect-{}", ACTION_CARDS),
        "auf-recipe-{}": filled("auf-recipe-{}", Recipe),
        "auf-sign-{}": filled("auf-sign-{}", Sign),
        "choice-pile-{}": filled("choice-pile-{}", Source),
        "bakeries-asked-{}": filled("bakeries-asked-{}", Question),
        "bakeries-chef-{}": filled("bakeries-chef-{}", Chef),
        "bakeries-short-{}": filled("bakeries-short-{}", Chef),
        "bakeries-piece-{}": filled("bakeries-piece-{}", Piece),
        "bakeries-bakery-{}": filled("bakeries-bakery-{}", BAKERIES),
        "bakeries-sign-{}": filled("bakeries-sign-{}", ("closed", "reopened")),
        "bakeries-cake-{}": filled("bakeries-cake-{}", Cake),
        "bakeries-place-{}": filled("bakeries-place-{}", Side),
        "bakeries-prompt-{}": filled("bakeries-prompt-{}", Side),
        "bakeries-label-draw-{}": filled("bakeries-label-draw-{}", Source),
        "bakeries-label-place-{}": filled("bakeries-label-place-{}", Side),
    }


def notes_of_boxes() -> list[str]:
    """The keys of the explanations beside the boxes to tick in the forms of all games."""
    forms = [
        part.form
        for ui in GAME_UIS.values()
        for question in ui.presenter.questions.commands
        for part in question.parts.values()
    ]
    return [f"{form.label}-note" for form in forms if form is not None and form.shape is Shape.CHECKS]


def option_keys() -> Iterator[str]:
    """The keys of the options of all commands that are made from tables."""
    for key, ui in GAME_UIS.items():
        moves = {move.name: move.options for move in ui.presenter.questions.commands}
        named = {"new": ui.new, **moves}
        for name, options in named.items():
            yield from (
                option.key or f"cmd-{ENTRIES[key].command}-{name}-{option.name}" for option in options
            )
    yield from ("cmd-play-game", "cmd-play-when", "cmd-settings-show", "cmd-tutorial-game")
    yield from (f"cmd-tournament-new-{option.name}" for option in NEW_OPTIONS)
    for setting in SETTINGS:
        for name, options in setting.commands.items():
            yield from (f"cmd-settings-{name}-{option.name}" for option in options)
    yield from (f"cmd-preferences-{preference.option}" for preference in PREFERENCES)


class Heard(Messages):
    """Notes the keys of all sentences that are said."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: set[str] = set()

    def __call__(self, key: str, /, **values: object) -> str:
        self.keys.add(key)
        return super().__call__(key, **values)


def keys_of_fields() -> set[str]:
    """The keys of what the pages of members and servers say about their fields."""
    heard = Heard()
    for tab in PREFERENCES.tabs:
        PREFERENCES.panel(PageContext(stored=MemberPreferences(user_id=1), messages=heard), tab)
    for tab in SETTINGS.tabs:
        SETTINGS.panel(PageContext(stored=ServerSettings(guild_id=1), messages=heard), tab)
    return heard.keys


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def strings(tree: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """Every string that is not a docstring; what an f-string fills in stands as `{}`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.JoinedStr):
            parts = (part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
            yield node, "".join(map(str, parts))
            for part in node.values:
                yield from strings(part)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if not isinstance(tree, ast.JoinedStr):
                yield node, node.value
        else:
            yield from strings(node)


def called(node: ast.Call) -> str:
    """The last name of what is called; for a call of a call's result, the name of the inner one."""
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call() as inner:
            return called(inner)
        case _:
            return ""


def unspoken(path: Path) -> set[int]:
    """The strings of a module that no player reads: what the log gets, what errors say, and tasks' names."""
    found: set[int] = set()
    for node in ast.walk(parsed(path)):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="log"), attr=attr)) if attr in LOGGERS:
                parts: list[ast.AST] = [*node.args]
            case ast.Raise(exc=ast.Call() as made) if called(made) not in ("Refused", "BadSettings"):
                parts = [*made.args]
            case ast.Call() if called(node) in ("create_task", "ensure_future"):
                parts = [keyword.value for keyword in node.keywords if keyword.arg == "name"]
            case ast.Call(func=ast.Name(id="print")) if path.is_relative_to(ROOT / "bot"):
                parts = [*node.args]
            case _:
                continue
        found |= {id(inner) for part in parts for inner in ast.walk(part)}
    return found


def is_sentence(text: str) -> bool:
    """Whether a text has two words or more in it, the markup of drawings left out."""
    said = re.sub(r"<[^>]*(>|$)", "", text)
    return " " in said.strip() and len(re.findall(r"[^\W\d_]+", said)) > 1


def test_no_sentence_stands_in_code() -> None:
    spoken = [
        (text, path.relative_to(ROOT).as_posix())
        for path in PATHS
        if path.relative_to(ROOT).as_posix() not in FOR_HOSTS and not is_drawing(path)  # drawings
        for node, text in strings(parsed(path))
        if is_sentence(text) and id(node) not in unspoken(path)
    ]
    assert set(spoken) == set(SENTENCES_IN_CODE.items())


def joined_by_comma(path: Path) -> list[int]:
    """The lines of a module in which a list is put together."""
    return [
        node.lineno
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Call)
        and called(node) == "join"
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Constant)
        and node.func.value.value in (", ", "; ")
        and id(node.func.value) not in unspoken(path)
    ]


def test_no_list_is_joined_in_code() -> None:
    """What stands between the things of a list depends on the language."""
    joined = {path.relative_to(ROOT).as_posix(): joined_by_comma(path) for path in PATHS}
    assert {path for path, lines in joined.items() if lines} - FOR_HOSTS == LISTS_FOR_HOSTS


# The words themselves


class Named(Visitor):
    """Collects the values that a pattern asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the library's name
        self.names.add(node.id.name)


@cache
def messages(locale: str = DEFAULT_LOCALE) -> Mapping[str, ftl.Message]:
    """Each key of a language's file and its message."""
    entries = FluentParser().parse("\n".join(texts(locale))).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


def values_of(message: ftl.Message) -> set[str]:
    """The names of the values that stand in a message."""
    named = Named()
    named.visit(message)
    return named.names


@pytest.mark.parametrize("locale", LOCALES)
def test_every_file_parses_and_says_each_thing_once(locale: str) -> None:
    entries = FluentParser().parse("\n".join(texts(locale))).body
    junk = [FluentSerializer().serialize_entry(entry) for entry in entries if isinstance(entry, ftl.Junk)]
    assert junk == []
    keys = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_fills_in_what_the_default_one_does(locale: str) -> None:
    for key, message in messages(locale).items():
        assert values_of(message) <= values_of(messages()[key]), key


def key_patterns() -> set[str]:
    """The keys that the cogs put together."""
    no_keys = {
        "hand-{}-{}",  # by such names Discord knows a message that is sent twice
        "{}-x{}",
        "chefs-{}",  # a counter's name
        "dish-{}",  # a symbol's name
        "hair-{}",
    }
    shape = re.compile(r"(?=.*[a-z])[a-z{}_]+(-[a-z{}_]+)+")
    found = {
        text
        for path in PATHS
        if path.is_relative_to(ROOT / "cogs")
        for _, text in strings(parsed(path))
        if "{}" in text and text not in no_keys and shape.fullmatch(text)
    }
    for path in PATHS:
        for node in ast.walk(parsed(path)):
            match node:
                case ast.BinOp(left=ast.Constant(value=str(opening)), op=ast.Add()) if opening.endswith("-"):
                    found.add(opening + "{}")
    return found


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call with a key that is written out, and the key."""
    for path in PATHS:
        speakers = SPEAKERS | ({"self"} if path.name == "say.py" else set())
        for node in ast.walk(parsed(path)):
            if (
                isinstance(node, ast.Call)
                and node.args
                and (called(node) in speakers or is_of_spoken_by(node))
            ):
                for key in written_out(node.args[0]):
                    yield key, node


def is_of_spoken_by(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Call) and called(node.func) == "for_locale"


def written_out(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(key)):
            yield key
        case ast.IfExp(body=body, orelse=other):
            yield from written_out(body)
            yield from written_out(other)


def refusals() -> Iterator[tuple[str, ast.Call]]:
    """Every `Refused(...)` of the code, with each reason that it may have."""
    for path in PATHS:
        kinds = {**REASONS, "FormReason": form_reasons().get(path.parent.name)}
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Call) and called(node) == "Refused" and node.args:
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name):
                        kind = kinds.get(part.value.id)
                        if kind is not None:
                            yield kind[part.attr], node


def test_every_reason_is_given_somewhere() -> None:
    written = {
        (path.parent.name if node.value.id == "FormReason" else node.value.id, node.attr)
        for path in PATHS
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id in (*REASONS, "FormReason")
    }
    declared = {(name, reason.name) for name, kind in REASONS.items() for reason in kind}
    declared |= {(key, reason.name) for key, kind in form_reasons().items() for reason in kind}
    assert declared - written == set()


def test_every_pattern_of_keys_is_known_here() -> None:
    assert key_patterns() == set(made_keys())


def test_no_key_is_missing() -> None:
    asked = {key for key, _ in calls()} | {key for keys in made_keys().values() for key in keys}
    asked |= {*option_keys(), *keys_of_fields(), *keys_of_events()}
    assert asked - set(messages()) == set()


def test_no_key_is_unused() -> None:
    written = {text for path in PATHS for _, text in strings(parsed(path))}
    made = {key for keys in made_keys().values() for key in keys}
    elsewhere = {*option_keys(), *keys_of_fields(), *keys_of_events()}
    assert set(messages()) - written - made - elsewhere == set()


def test_every_sentence_is_given_its_values() -> None:
    for key, node in calls():
        given = {keyword.arg for keyword in node.keywords}
        if None not in given:  # `**values` is seen by the tests that play
            assert values_of(messages()[key]) <= given, f"{key} in line {node.lineno}"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_has_a_sentence_and_each_sentence_of_a_refusal_a_reason(locale: str) -> None:
    sentences = {key for key in messages(locale) if key.startswith("refused-")}
    assert sentences == set(filled("refused-{}", reasons()))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_refusal_is_raised_with_the_values_of_its_sentence(locale: str) -> None:
    raised = list(refusals())
    assert len(raised) > len(Reason)
    for reason, node in raised:
        given = {keyword.arg for keyword in node.keywords}
        assert values_of(messages(locale)[f"refused-{reason}"]) == given, f"{reason} in line {node.lineno}"


@pytest.mark.parametrize("game", GAMES.values())
def test_every_refusal_of_a_game_has_its_sentence(game: AnyGame) -> None:
    spoken = Messages()
    unsaid = {reason for reason in game.reasons if not spoken.has(f"refused-{game.key}-{reason}")}
    assert unsaid == set()
    asking = {reason for reason in game.reasons if values_of(messages()[f"refused-{game.key}-{reason}"])}
    assert asking == set(), "the rules give a reason, and no values with it"
