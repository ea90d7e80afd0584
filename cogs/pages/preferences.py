"""The page of a member's preferences, with the controls that change them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from itertools import chain

from typing_extensions import override

from bot import member_times as times
from bot.preferences import Preferences
from bot.tables.absence import Holidays
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import Messages
from cogs.pages.field_kinds import OFF, Labelled, OfMember, OneOf, Switch, Typed, Values, language
from cogs.pages.fields import Changes, FieldPage, FieldTable, PageContext
from cogs.ui.command_options import Choices
from cogs.ui.custom_id import PageName
from cogs.ui.panel import Choice, Field, MemberSwitch, Shape
from cogs.ui.responses import Arguments, edit_own_message
from data.records.settings import MemberPreferences, WhenPinged

GENERAL, PINGS, MORE = "general", "pings", "boards"
"""The parts of the page: together they would be longer than a phone. The last one began with the boards."""
DATE_CHARACTERS = 20
USUAL_END = 7
_QUIET_HOURS = ((22, 7), (22, 8), (23, 7), (23, 8), (0, 7), (0, 8), (9, 17))
"""The quiet hours that are offered; others can be typed."""
_HOLIDAY_DAYS = (2, 3, 4, 5, 7, 10, 14, 21, 28, 42, times.MOST_HOLIDAY_DAYS)
"""The lengths of the holidays that are offered."""
_PING_CHOICES = Choices.of("pick-turn-{}", WhenPinged)


def _pings(context: OfMember) -> Labelled:
    return ((when, context.messages(f"pick-turn-{when}"), None) for when in WhenPinged)


def _hours(text: str, _look: OfMember) -> tuple[int, int] | None:
    return None if text == OFF else times.hours_named(text)


def _hours_said(context: OfMember) -> Values:
    first, last = context.stored.quiet_hours or (0, 0)
    hours = {"first": _hour_of_day(first), "last": _hour_of_day(last)}
    value = "no" if context.stored.quiet_hours is None else "yes"
    return {"value": value, "zone": _zone_name(context.stored.time_zone), **hours}


def _hours_asked(context: OfMember) -> tuple[Field, ...]:
    first, last = context.stored.quiet_hours or (None, USUAL_END)
    none = Choice(OFF, context.messages("choice-quiet-off"), is_taken=first is None)

    def question(name: str, taken: int | None, *before: Choice) -> Field:
        hours = (Choice(str(hour), _hour_of_day(hour), is_taken=hour == taken) for hour in times.HOURS)
        label = context.messages(f"field-quiet-{name}")
        return Field(name=name, label=label, shape=Shape.MENU, choices=(*before, *hours))

    return question("first", first, none), question("last", last)


def _hours_offered(context: OfMember) -> dict[str, str]:
    hours = {f"{one}-{two}": f"{_hour_of_day(one)}-{_hour_of_day(two)}" for one, two in _QUIET_HOURS}
    return {OFF: context.messages("choice-quiet-off"), **hours}


def _hour_of_day(hour: int) -> str:
    return f"{hour:02}:00"


def _zone(text: str, _look: OfMember) -> str:
    return times.zone_named(text)


def _zone_asked(context: OfMember) -> tuple[Field, ...]:
    own = context.stored.time_zone
    now = {zone: times.local_time(zone, now=context.now) for zone in sorted({*times.COMMON_ZONES, own})}
    choices = tuple(
        Choice(zone, f"{_zone_name(zone)} ({now[zone]:%H:%M})", is_taken=zone == own)
        for zone in sorted(now, key=lambda zone: now[zone].utcoffset() or timedelta())
    )
    label, note = context.messages("field-zone"), context.messages("field-zone-note")
    return (Field(name="zone", label=label, note=note, shape=Shape.MENU, choices=choices),)


def _zones_offered(_look: OfMember) -> dict[str, str]:
    return {zone: _zone_name(zone) for zone in times.time_zones()}


def _zone_name(zone: str) -> str:
    return zone.replace("_", " ")


def _holiday(text: str, context: OfMember) -> float | None:
    return None if text == OFF else times.holiday_end(text, context.stored, now=context.now)


def _holiday_said(context: OfMember) -> Values:
    value = "yes" if times.is_on_holiday(context.stored, context.now) else "no"
    return {"value": value, "until": f"<t:{int(context.stored.holiday_until or 0)}:f>"}


def _holiday_asked(context: OfMember) -> tuple[Field, ...]:
    label, note = context.messages("field-holiday"), context.messages("field-holiday-note")
    return (Field(name="until", label=label, note=note, shape=Shape.TEXT, most=DATE_CHARACTERS),)


def _holidays_offered(context: OfMember) -> dict[str, str]:
    today = times.local_time(context.stored.time_zone, now=context.now).date()
    offered = {OFF: context.messages("choice-holiday-off")}
    for count in _HOLIDAY_DAYS:
        day = (today + timedelta(days=count)).isoformat()
        offered[day] = context.messages("choice-holiday", date=day, count=count)
    return offered


_Switch = partial(Switch[MemberPreferences], PageName.PREFERENCES)
_OneOf = partial(OneOf[MemberPreferences], PageName.PREFERENCES)
_Typed = partial(Typed, PageName.PREFERENCES)
PREFERENCES = FieldTable(
    MemberPreferences,
    ("user_id", "refused_messages", "unused_hands"),
    _Switch("wants_messages", GENERAL, "messages", refused="refused_messages", option="hands"),
    _OneOf("turn_pings", PINGS, "turn", _pings, kind=_PING_CHOICES, option="pings"),
    _Switch("pings_when_next", PINGS, "next"),
    _Switch("pings_for_votes", PINGS, "votes", unset="slow"),
    _Switch("pings_at_half_time", PINGS, "half", option="half-time"),
    _Typed(
        "quiet_hours",
        PINGS,
        "quiet",
        _hours,
        said=_hours_said,
        asked=_hours_asked,
        offered=_hours_offered,
    ),
    _Typed("time_zone", PINGS, "zone", _zone, asked=_zone_asked, offered=_zones_offered, form="quiet"),
    _Typed(
        "holiday_until",
        PINGS,
        "holiday",
        _holiday,
        said=_holiday_said,
        asked=_holiday_asked,
        offered=_holidays_offered,
        clear="back",
        is_costly=True,
    ),
    _Switch("rolls_by_itself", GENERAL, "rolls"),
    _Switch("words_only", GENERAL, "plain"),
    _Switch("more_time", MORE, "more-time"),
    _Switch("turn_messages", MORE, "turns", refused="refused_messages"),
    _Switch("calm_pictures", MORE, "calm"),
    _Switch("on_boards", MORE, "boards"),
    language(PageName.PREFERENCES, GENERAL, "preferences-language-none"),
)
"""All that a member can set, in the order of the options of `/preferences`."""


@dataclass(frozen=True, eq=False)
class PreferencesPage(FieldPage[MemberPreferences]):
    """Shows and changes a member's preferences, which apply in every server."""

    table = PREFERENCES

    preferences: Preferences
    preferences_changed: Callable[[int], Awaitable[None]]
    """Is called with a member's id when they have changed something that is shown."""
    lobbies_changed: Callable[[int], Awaitable[None]]
    """Is called with a member's id when they have changed something that lobbies say or that holds for a whole game."""
    holidays: Holidays
    switches: Sequence[MemberSwitch] = ()
    """They stand at the end."""

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        switch = next((one for one in self.switches if arguments == (one.word,)), None)
        if switch is None:
            await super().press(press, arguments)
            return
        await switch.toggle(press)
        await edit_own_message(press, self.table.panel(await self.read_context(press)))

    @override
    async def read_context(self, interaction: Interaction) -> PageContext[MemberPreferences]:
        member = await self.preferences.member(interaction.user.id)
        # The answer comes in the language that was just chosen.
        messages = Messages.for_locale(member.language or interaction.locale)
        rows = (one.rows(interaction, PageName.PREFERENCES, messages) for one in self.switches)
        more = tuple(chain.from_iterable(rows))
        return PageContext(stored=member, messages=messages, now=self.holidays.now(), more=more)

    @override
    async def change(self, interaction: Interaction, changes: Changes) -> PageContext[MemberPreferences]:
        user_id, changes = interaction.user.id, {**changes}
        is_general = any(field.tab == GENERAL for field in self.table if field.name in changes)
        if "holiday_until" in changes:
            until = changes.pop("holiday_until")
            await (self.holidays.end(user_id) if until is None else self.holidays.start(user_id, until))
        asks_for_messages = (
            not {"wants_messages", "turn_messages"}.isdisjoint(changes)
            or changes.get("turn_pings") is WhenPinged.MESSAGE
        )
        if asks_for_messages:
            changes["refused_messages"] = False  # the next one is tried again
        if changes:
            await self.preferences.change_member(user_id, **changes)
        if asks_for_messages or is_general:
            await self.preferences_changed(user_id)
        if not {"more_time", "calm_pictures"}.isdisjoint(changes):
            await self.lobbies_changed(user_id)
        return await self.read_context(interaction)
