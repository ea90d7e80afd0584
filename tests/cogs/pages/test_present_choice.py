"""The panels of settings, preferences and replays show what is chosen now, in the controls that change it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from bot.history.replay import Viewer
from bot.preferences import CLOCKS
from cogs.i18n.messages import LOCALES, Messages
from cogs.i18n.table_messages import TableMessages
from cogs.pages.field_kinds import Switch
from cogs.pages.fields import FieldTable, PageContext, StoredField
from cogs.pages.preferences import PREFERENCES
from cogs.pages.replay import ReplayPage, _rows
from cogs.ui.panel import OFF, ON, Button, Menu, Panel, Picker, Row, Style
from data.records.settings import MOST_TABLES_EACH, MemberPreferences, ServerSettings, WhenPinged
from data.records.tables import Phase
from tests.cogs.ui.test_limits import opened
from tests.features import SETTINGS
from tests.labs import CASES, Case

MESSAGES = Messages()
Stored = TypeVar("Stored", ServerSettings, MemberPreferences)
ONE_OF_EACH_GAME = [parameters for parameters in CASES if str(parameters.id).endswith("-0")]
CHANNELS, ROLES = (3, 4), (5, 6)
"""The channels and roles of the server."""
SERVER, MEMBER = ServerSettings(guild_id=1), MemberPreferences(user_id=1)


def taken(rows: Sequence[Row], name: str) -> list[str]:
    """Return the labels that a menu shows as chosen."""
    (menu,) = (row for row in rows if isinstance(row, Menu) and row.name == name)
    return [choice.label for choice in menu.choices if choice.is_taken]


def changed(row: Stored, field: str, value: Any) -> Stored:
    """Return the row with one field changed whose name is known only now."""
    fields: dict[str, Any] = {field: value}
    return replace(row, **fields)


def button(rows: Sequence[Row], label: str) -> Button:
    (found,) = (one for row in rows if isinstance(row, tuple) for one in row if one.label == label)
    return found


def of_server(server: ServerSettings) -> Sequence[Row]:
    """Return the controls of both parts of a server's settings."""
    return [row for part in SETTINGS.tabs for row in of_one_part(part, server).rows]


def of_one_part(part: str, server: ServerSettings = SERVER) -> Panel:
    look = PageContext(stored=server, messages=MESSAGES, server="Club", channels=CHANNELS, roles=ROLES)
    return SETTINGS.panel(look, part)


def of_member(member: MemberPreferences) -> Sequence[Row]:
    """Return the controls of both parts of a member's preferences."""
    look = PageContext(stored=member, messages=MESSAGES)
    return [row for part in PREFERENCES.tabs for row in PREFERENCES.panel(look, part).rows]


def switches(table: FieldTable[Any]) -> list[StoredField[Any]]:
    return [field for field in table if isinstance(field, Switch)]


@pytest.mark.parametrize("is_on", [True, False])
@pytest.mark.parametrize("field", switches(SETTINGS), ids=lambda field: field.name)
def test_a_switch_of_a_server_shows_whether_it_is_on(field: StoredField[ServerSettings], is_on: bool) -> None:
    rows = of_server(changed(SERVER, field.name, is_on))
    shown = button(rows, MESSAGES(f"button-settings-{field.word}"))
    assert (shown.emoji, shown.style) == ((ON, Style.GOOD) if is_on else (OFF, Style.CALM))


@pytest.mark.parametrize("is_on", [True, False])
@pytest.mark.parametrize("field", switches(PREFERENCES), ids=lambda field: field.name)
def test_a_switch_of_a_member_shows_whether_it_is_on(
    field: StoredField[MemberPreferences], is_on: bool
) -> None:
    rows = of_member(changed(MEMBER, field.name, is_on))
    shown = button(rows, MESSAGES(f"button-preferences-{field.word}"))
    assert (shown.emoji, shown.style) == ((ON, Style.GOOD) if is_on else (OFF, Style.CALM))


def test_hands_that_discord_refuses_are_shown_as_off() -> None:
    member = replace(MEMBER, wants_messages=True, refused_messages=True)
    shown = button(of_member(member), MESSAGES("button-preferences-messages"))
    assert shown.emoji == OFF


@pytest.mark.parametrize("code", [*LOCALES, None])
def test_the_menus_of_languages_show_the_language(code: str | None) -> None:
    language = None if code is None else MESSAGES(f"language-{code}")
    server, member = replace(SERVER, language=code), replace(MEMBER, language=code)
    assert taken(of_server(server), "language") == [language or MESSAGES("settings-language-none")]
    own = of_member(member)
    assert taken(own, "language") == [language or MESSAGES("preferences-language-none")]


@pytest.mark.parametrize("clock", CLOCKS)
def test_the_menu_of_clocks_shows_the_servers_clock(clock: str) -> None:
    shown = taken(of_server(replace(SERVER, clock=clock)), "clock")
    assert shown == [MESSAGES("pick-clock", value=MESSAGES(f"clock-{clock}"))]


@pytest.mark.parametrize("most", range(1, MOST_TABLES_EACH + 1))
def test_the_menu_of_tables_shows_how_many_a_member_may_have(most: int) -> None:
    shown = taken(of_server(replace(SERVER, tables_each=most)), "tables")
    assert shown == [MESSAGES("pick-tables", value=most)]


def test_the_pickers_show_the_channels_and_the_role() -> None:
    rows = of_server(replace(SERVER, channels=(*CHANNELS, 7), opener_role_id=5))
    chosen = {row.name: row.chosen for row in rows if isinstance(row, Picker)}
    assert chosen == {"channels": CHANNELS, "role": (5,)}


@pytest.mark.parametrize("shown", SETTINGS.tabs)
def test_the_part_of_the_settings_that_is_shown_now_cannot_be_pressed(shown: str) -> None:
    rows = of_one_part(shown).rows
    for part in SETTINGS.tabs:
        assert button(rows, MESSAGES(f"tab-settings-{part}")).is_idle == (part == shown)


@pytest.mark.parametrize("shown", PREFERENCES.tabs)
def test_the_part_of_the_preferences_that_is_shown_now_cannot_be_pressed(shown: str) -> None:
    rows = PREFERENCES.panel(PageContext(stored=MEMBER, messages=MESSAGES), shown).rows
    for part in PREFERENCES.tabs:
        assert button(rows, MESSAGES(f"tab-preferences-{part}")).is_idle == (part == shown)


@pytest.mark.parametrize("when", WhenPinged)
def test_the_menu_of_pings_shows_when_a_member_is_pinged(when: WhenPinged) -> None:
    rows = of_member(replace(MEMBER, turn_pings=when))
    assert taken(rows, "turn") == [MESSAGES(f"pick-turn-{when}")]


@pytest.mark.parametrize("case", ONE_OF_EACH_GAME)
def test_the_menu_of_a_replay_shows_whose_view_it_is(case: Case) -> None:
    row = replace(opened(case).table, phase=Phase.OVER)
    say = TableMessages(MESSAGES, row.seats)
    viewers = [Viewer(is_open=True), Viewer(), *(Viewer(seat.seat) for seat in row.seats)]
    shown = [
        taken(
            _rows(row, ReplayPage(row.id, viewer, 0), (), say, is_public=False, is_sealed_today=False),
            "viewer",
        )
        for viewer in viewers
    ]
    assert all(len(labels) == 1 for labels in shown)
    assert len({labels[0] for labels in shown}) == len(viewers)
    assert [say.name(seat.seat) in shown[2 + seat.seat][0] for seat in row.seats] == [True] * len(row.seats)
