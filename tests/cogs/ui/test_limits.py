"""Whatever is shown has room at Discord in every language: commands, posts, hands, forms, and what is set."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from discord import Locale

from bot.app import CakeClub
from bot.errors import Refused
from bot.preferences import CLOCKS
from bot.tables.options import write_options
from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from cogs.hands.render import hand
from cogs.i18n.messages import LOCALES, Messages, Translator
from cogs.i18n.table_messages import TableMessages
from cogs.pages.fields import PageContext
from cogs.pages.help import SETTINGS as SETTINGS_BUTTON
from cogs.pages.help import help_map
from cogs.pages.play import welcome
from cogs.pages.preferences import PREFERENCES
from cogs.pages.privacy import SECTIONS, forget_form, policy
from cogs.pages.rulebook import rules
from cogs.table_post import beside_game, lobby, render
from cogs.table_post.kinds import ORDINARY
from cogs.ui.components import layout, modal
from cogs.ui.custom_id import OpenForm, TableRoute
from cogs.ui.panel import Panel
from data.records.settings import MemberPreferences, ServerSettings
from data.records.tables import Phase, Table, TableSeat
from games.catalog import GAMES, stand_in_level
from games.views import SeatView
from playground.limits import check_choices, check_commands, check_message, check_modal
from tests.commands import follow
from tests.features import BUTTONS, KINDS, MANAGER_BUTTONS, SETTINGS, WHO_ELSE, whole_play_page
from tests.labs import CASES, Case, in_languages, played
from tests.stores import MemoryStore

every_language = pytest.mark.parametrize("locale", LOCALES)

COMPONENTS_V2 = 1 << 15
SLASH = 1
"""The type of a slash command."""
MOMENTS = 24
"""So many moments of a random game are looked at, from its deal to its end."""
LONGEST_NAME = "A name as long as Discord allows"
ACTIONS = 40
TYPED = {key: face.questions.options for key, face in PRESENTERS.items()}
"""The options of each game's commands that have something to offer."""


# Commands


async def commands_of_the_club() -> list[dict[str, Any]]:
    """The whole tree as Discord is told it, in every language."""
    club = CakeClub(MemoryStore(), house_pause_seconds=0)
    async with club.client:
        await club._prepare()
        tree = club.client.tree
        translator = tree.translator
        assert isinstance(translator, Translator)
        payloads = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
        await club.close()
    return payloads


async def test_discord_takes_the_whole_tree_in_every_language() -> None:
    check_commands(await commands_of_the_club())


@pytest.mark.parametrize("locale", LOCALES[1:])
async def test_every_command_option_and_choice_is_described_in_every_language(locale: str) -> None:
    """A name is translated where it is read only; what is typed is one in every language."""
    for command in await commands_of_the_club():
        if command["type"] != SLASH:  # the name in a menu is all that there is
            assert at_discord(locale) <= set(command["name_localizations"]), command["name"]
            continue
        for entry, place in entries(command, command["name"]):
            if "value" in entry:
                is_read = "name_localizations" in entry  # a number stands for itself
                assert (
                    at_discord(locale) <= set(entry["name_localizations"])
                    if is_read
                    else (entry["name"].isdecimal())
                ), place
            else:
                assert at_discord(locale) <= set(entry["description_localizations"]), place
                assert not entry.get("name_localizations"), place


def at_discord(locale: str) -> set[str]:
    """The locales of Discord whose members read this language."""
    found = {str(known) for known in Locale if Messages.for_locale(known).locale == locale}
    assert found, f"Discord does not know {locale}"
    return found


def entries(entry: dict[str, Any], place: str) -> Iterator[tuple[dict[str, Any], str]]:
    """A command with its subcommands, their options and the choices of these."""
    yield entry, place
    for part in (*entry.get("options", ()), *entry.get("choices", ())):
        yield from entries(part, f"{place} {part['name']}")


# Games


def opened(case: Case) -> Session:
    """A table of these options that has just begun, of members with the longest names and identifiers."""
    people = tuple(
        TableSeat(seat=seat, user_id=10**18 + seat, name=f"{LONGEST_NAME[:-1]}{seat}")
        for seat in range(case.seats)
    )
    row = Table(
        id="abcdefgh",
        guild_id=1,
        channel_id=2,
        host_id=10**18,
        game=case.game.key,
        edition=case.game.edition,
        options=write_options(case.game, case.options),
        seconds=90,
        phase=Phase.PLAYING,
        seats=people,
        seed=played(case).seed,
        created_at=0,
        started_at=0,
    )
    return Session(MemoryStore().tables, case.game, row)


def moments(case: Case) -> Iterator[Session]:
    """Some moments of a random game; the session is the same one all along, and goes on."""
    session = opened(case)
    steps = played(case).moments
    every = max(1, len(steps) // MOMENTS)
    for number, moment in enumerate(steps):
        if number % every == 0:
            yield session
        follow(session.progress, moment.step, moment.seat, at=0.0)
    yield session


def fits(panel: Panel) -> None:
    """Discord would take a message of this panel."""
    components = layout(panel).to_components()  # type: ignore[no-untyped-call]
    check_message({"flags": COMPONENTS_V2, "components": components})


def form_names(*panels: Panel) -> set[str]:
    """The forms that the controls of some panels open."""
    buttons = [button for panel in panels for row in panel.rows if isinstance(row, tuple) for button in row]
    return {button.target.name for button in buttons if isinstance(button.target, OpenForm)}


@in_languages
def test_every_post_hand_form_and_choice_of_a_game_has_room(case: Case, locale: str) -> None:
    words, face = Messages(locale), PRESENTERS[case.game.key]
    for session in moments(case):
        say = TableMessages(words, session.table.seats)
        post = render.table(session, words)
        hands = [hand(session, seat, words, linked=True) for seat in range(case.seats)]
        assert form_names(post, *hands) <= {*face.questions.names}
        turn = session.progress.turn
        for panel in (post, *hands, render.left_behind(session, turn, turn + 1, words)):
            fits(panel)
        for seat in case.game.actors(session.progress.state):
            view, legal = session.progress.view(seat), session.legal_actions(seat)
            for action, _ in zip(legal, range(ACTIONS), strict=False):
                assert face.label(action, say)
            for name in form_names(post, *hands):
                route = TableRoute("abcdefgh", 999_999, OpenForm(name))
                with suppress(Refused):
                    check_modal(modal(face.questions.form(name, SeatView(view), legal, say), route).to_dict())
            for option in TYPED[case.game.key]:
                offered = list(face.questions.offers(option, SeatView(view), legal, say).items())[:25]
                check_choices([{"name": text, "value": value} for value, text in offered])


@every_language
def test_the_forms_that_belong_to_no_game_have_room(locale: str) -> None:
    route = TableRoute("abcdefgh", 999_999, OpenForm("form"))
    member = MemberPreferences(user_id=1, quiet_hours=(22, 7), time_zone="America/Argentina/ComodRivadavia")
    messages = Messages(locale)
    look = PageContext(stored=member, messages=messages)
    asked = [PREFERENCES.form(field, look) for field in PREFERENCES if field.has_form]
    assert len(asked) == 2
    for form in (lobby.word_form(messages), forget_form(messages), *asked):
        check_modal(modal(form, route).to_dict())


@in_languages
def test_every_lobby_has_room(case: Case, locale: str) -> None:
    full = replace(opened(case).table, phase=Phase.LOBBY, seed=None)
    for row in (full, replace(full, seats=())):
        fits(lobby.panel(row, Messages(locale)))
        fits(lobby.closed(row, Messages(locale)))


# What stands beside the games


def panels(messages: Messages) -> Iterator[Panel]:
    """Everything that is shown beside a game and holds controls or many words."""
    for game, face in PRESENTERS.items():
        yield from (rules(game, page, messages) for page in face.pages)
    yield from (policy(messages, section, who_else=WHO_ELSE) for section in SECTIONS)
    yield whole_play_page(messages, {})
    yield whole_play_page(messages, {}, is_manager=True)
    yield whole_play_page(messages, {game: stand_in_level(game) for game in PRESENTERS})
    yield welcome(messages, MANAGER_BUTTONS)
    yield help_map(messages, BUTTONS, (SETTINGS_BUTTON, *MANAGER_BUTTONS))
    yield SETTINGS.panel(
        PageContext(stored=ServerSettings(guild_id=1), messages=messages, server="A server's name")
    )
    for wants in (True, False):
        for language in (None, *LOCALES):
            member = MemberPreferences(user_id=1, wants_messages=wants, language=language)
            yield PREFERENCES.panel(PageContext(stored=member, messages=messages))
        member = MemberPreferences(
            user_id=1,
            refused_messages=True,
            quiet_hours=(22, 7),
            holiday_until=9e9,
            pings_for_votes=wants,
        )
        yield from (
            PREFERENCES.panel(PageContext(stored=member, messages=messages), tab) for tab in PREFERENCES.tabs
        )
        server = ServerSettings(guild_id=1, channels=tuple(range(10**18, 10**18 + 25)), threads=wants)
        known = server.channels if wants else ()
        look = PageContext(
            stored=server, messages=messages, server="A server's name", channels=known, is_saved=wants
        )
        yield from (SETTINGS.panel(look, tab) for tab in SETTINGS.tabs)
        yield beside_game.watching("abcdefgh", messages, is_on=wants)
    for kind in (*KINDS, ORDINARY):
        yield beside_game.leave_question("abcdefgh", messages, kind.leave_key)
    yield beside_game.concede_question("abcdefgh", messages)


@every_language
def test_what_is_shown_beside_a_game_has_room(locale: str) -> None:
    for panel in panels(Messages(locale)):
        fits(panel)


@every_language
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_can_be_asked_of_a_table_has_room(game: str, locale: str) -> None:
    case = next(
        one for param in CASES for one in param.values if isinstance(one, Case) and one.game.key == game
    )
    fits(beside_game.panel(opened(case), dict(CLOCKS), Messages(locale)))
