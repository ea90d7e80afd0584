"""What a member has set, and the controls that change it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from typing_extensions import override

from bot.errors import Reason, Refused
from bot.member_times import holiday_end, is_on_holiday
from bot.preferences import MemberPreferences, Preferences, WhenPinged
from bot.tables.holidays import Holidays
from cogs.i18n.locale import Press
from cogs.i18n.messages import LOCALES, Messages
from cogs.pages import preference_forms as forms
from cogs.pages.community.players_role import PlayersRole
from cogs.ui.custom_id import PageName, PageRoute
from cogs.ui.page_handler import Arguments, PageHandler
from cogs.ui.panel import Button, Filled, Menu, MenuChoice, Panel, Row, Style, small
from cogs.ui.responses import ask, edit_own_message, show
from cogs.ui.switches import AS_DISCORD, language_menu, switch, tabs

FIELDS = {
    "messages": "wants_messages",
    "rolls": "rolls_by_itself",
    "plain": "words_only",
    "next": "pings_when_next",
    "votes": "pings_for_votes",
    "half": "pings_at_half_time",
}
"""The fields of a member's row that are on or off, by their names in controls and sentences."""
GENERAL, PINGS = SECTIONS = ("general", "pings")
"""The two parts of the page: together they would be longer than a phone."""
SWITCHES = {GENERAL: ("messages", "rolls", "plain"), PINGS: ("next", "votes", "half")}
"""The buttons of each part."""
STATES = {True: "yes", False: "no", None: "slow"}
"""How sentences name what a switch is set to; a member who has set nothing may be pinged at slow tables only."""
OF_PINGS = {
    "turn_pings",
    "pings_when_next",
    "pings_for_votes",
    "pings_at_half_time",
    "quiet_hours",
    "time_zone",
}
"""The fields that change nothing of what is shown already."""


class PreferencesPage(PageHandler):
    """Shows and changes what a member has set; it holds in every server."""

    def __init__(
        self,
        preferences: Preferences,
        preferences_changed: Callable[[int], Awaitable[None]],
        holidays: Holidays,
        players: PlayersRole,
    ) -> None:
        """``preferences_changed`` is called with a member's id when they have changed something that is shown."""
        self._preferences = preferences
        self._preferences_changed = preferences_changed
        self._holidays = holidays
        self._players = players

    async def show(self, press: Press, changes: dict[str, Any], *, holiday: str | None = None) -> None:
        """Change what is named, and show all of it to the member.

        ``holiday`` is the day on which their holiday ends, as they typed it; empty when they are back.
        """
        if holiday is not None:
            await self._take_holiday(press, holiday, changes)
        is_of_pings = bool(changes) and changes.keys() <= OF_PINGS
        row = await self._change(press.user.id, changes)
        section = PINGS if is_of_pings or (holiday is not None and not changes) else GENERAL
        await show(press, self._panel(row, press, section))

    @override
    async def press(self, press: Press, arguments: Arguments) -> None:
        member = row = await self._preferences.member(press.user.id)
        has_role, section = None, _section_of(arguments)
        match arguments:
            case ["section", name] if name in SECTIONS:
                section = name
            case ["tell"]:
                has_role = await self._players.toggle(press)
            case ["toggle", name] if name in FIELDS:
                field = FIELDS[name]
                is_on = member.takes_messages if field == "wants_messages" else getattr(member, field)
                row = await self._change(press.user.id, {field: not is_on})
            case ["turn", when] if when in set(WhenPinged):
                row = await self._change(press.user.id, {"turn_pings": WhenPinged(when)})
            case ["language", code] if code in (*LOCALES, AS_DISCORD):
                row = await self._change(press.user.id, {"language": language_of(code)})
            case ["quiet"]:
                form = forms.quiet_hours(member, _answer_messages(member, press), now=self._holidays.now())
                await ask(press, form, _route("quiet"))
                return
            case ["holiday"]:
                await ask(press, forms.holiday(_answer_messages(member, press)), _route("holiday"))
                return
            case ["back"]:
                await self._holidays.end(press.user.id)
                row = await self._preferences.member(press.user.id)
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)
        await edit_own_message(press, self._panel(row, press, section, has_role=has_role))

    @override
    async def fill(self, press: Press, arguments: Arguments, filled: Filled) -> None:
        match arguments:
            case ["quiet"]:
                row = await self._change(press.user.id, forms.quiet_changes(filled))
            case ["holiday"]:
                await self._take_holiday(press, next(iter(filled.get("until", ())), ""), {})
                row = await self._preferences.member(press.user.id)
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)
        await edit_own_message(press, self._panel(row, press, PINGS))

    async def _take_holiday(self, press: Press, until: str, changes: dict[str, Any]) -> None:
        """Begin a holiday, or end it without a date; its days are those of the zone that is named with it."""
        if not until.strip():
            await self._holidays.end(press.user.id)
            return
        member = await self._preferences.member(press.user.id)
        zone = changes.get("time_zone", member.time_zone)
        end = holiday_end(
            until, MemberPreferences(user_id=press.user.id, time_zone=zone), now=self._holidays.now()
        )
        await self._holidays.start(press.user.id, end)

    def _panel(
        self, row: MemberPreferences, press: Press, section: str, *, has_role: bool | None = None
    ) -> Panel:
        messages = _answer_messages(row, press)
        route = PageRoute(PageName.PREFERENCES, ("tell",))
        more = self._players.rows(press, route, messages, is_on=has_role)
        return preferences_panel(row, messages, more, section=section, now=self._holidays.now())

    async def _change(self, user_id: int, changes: dict[str, Any]) -> MemberPreferences:
        """Change what is named. When a member wants hands as direct messages, one is tried again."""
        if "wants_messages" in changes or changes.get("turn_pings") is WhenPinged.MESSAGE:
            changes["refused_messages"] = False
        if not changes:
            return await self._preferences.member(user_id)
        row = await self._preferences.change_member(user_id, **changes)
        if not changes.keys() <= OF_PINGS:
            await self._preferences_changed(user_id)
        return row


def language_of(choice: str) -> str | None:
    """Return the language that was chosen; None for the language of the Discord client."""
    return None if choice == AS_DISCORD else choice


def _answer_messages(row: MemberPreferences, press: Press) -> Messages:
    """Return the messages of the answer: it comes in the language that was just chosen."""
    return Messages.for_locale(row.language or press.locale)


def _section_of(arguments: Arguments) -> str:
    """Return the part of the page in which a control stands."""
    match arguments:
        case ["turn" | "quiet" | "holiday" | "back", *_] | ["toggle", "next" | "votes" | "half" | "pings"]:
            return PINGS
        case _:
            return GENERAL


def preferences_panel(
    member: MemberPreferences,
    messages: Messages,
    more: tuple[Row, ...] = (),
    *,
    section: str = GENERAL,
    now: float = 0.0,
) -> Panel:
    """Return one part of what a member has set, with the controls that change it; ``more`` rows end the first."""
    is_on = {name: getattr(member, FIELDS[name]) for name in SWITCHES[section]}
    lines = {name: messages(f"preferences-{name}", on=STATES[on]) for name, on in is_on.items()}
    if section == GENERAL and member.wants_messages and member.refused_messages:
        lines["messages"] = messages("preferences-messages-refused")
        is_on["messages"] = False
    switches = tuple(
        switch(_route("toggle", name), messages(f"button-preference-{name}"), is_on=bool(on))
        for name, on in is_on.items()
    )
    labels = {one: messages(f"button-preferences-{one}") for one in SECTIONS}
    sections = tabs(lambda one: _route("section", one), labels, section)
    heading = messages("preferences-heading")
    if section == PINGS:
        texts, rows = _pings(member, list(lines.values()), switches, messages, now=now)
        return Panel(heading=heading, paragraphs=("\n".join(texts),), rows=(sections, *rows))
    language = f"language-{member.language}" if member.language else "preferences-language-discord"
    choices = language_menu(
        lambda code: _route("language", code),
        member.language,
        messages("preferences-language-discord"),
        messages,
    )
    texts = [*lines.values(), messages("preferences-language", language=messages(language))]
    return Panel(
        heading=heading,
        paragraphs=("\n".join(texts), small(messages("preferences-note"))),
        rows=(sections, switches, Menu("language", messages("menu-language"), choices), *more),
    )


def _pings(
    member: MemberPreferences, lines: Sequence[str], switches: Row, messages: Messages, *, now: float
) -> tuple[list[str], list[Row]]:
    """Return the lines and the controls of the part about pings, quiet hours and holidays."""
    is_away = is_on_holiday(member, now)
    until = f"<t:{int(member.holiday_until or 0)}:f>"
    turns = tuple(
        MenuChoice(_route("turn", when), messages(f"turn-pings-{when}"), is_taken=when is member.turn_pings)
        for when in WhenPinged
    )
    texts = [
        messages("preferences-turn", when=str(member.turn_pings)),
        *lines,
        forms.quiet_line(member, messages),
        messages("preferences-holiday", on="yes" if is_away else "no", until=until),
    ]
    rows: list[Row] = [Menu("turn", messages("menu-turn-pings"), turns), switches]
    return texts, [*rows, _away_row(messages, is_away=is_away)]


def _away_row(messages: Messages, *, is_away: bool) -> tuple[Button, ...]:
    row = (
        Button(_route("quiet"), messages("button-preference-quiet")),
        Button(_route("holiday"), messages("button-preference-holiday")),
    )
    return (*row, Button(_route("back"), messages("button-back"), Style.MAIN)) if is_away else row


def _route(*arguments: str) -> PageRoute:
    return PageRoute(PageName.PREFERENCES, arguments)
