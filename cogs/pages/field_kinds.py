"""The kinds of fields that members and servers set."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from datetime import timedelta
from enum import StrEnum
from typing import Any, TypeAlias

import discord
from typing_extensions import override

from bot.errors import Reason, Refused
from bot.member_times import (
    COMMON_ZONES,
    HOURS,
    MOST_HOLIDAY_DAYS,
    holiday_end,
    hours_named,
    is_on_holiday,
    local_time,
    time_zones,
    zone_named,
)
from bot.preferences import CLOCKS, LEAST_SECONDS, MOST_SECONDS, MemberPreferences, ServerSettings
from cogs.i18n.messages import LOCALES, PROOFREAD
from cogs.pages.fields import SWITCHES, Kind, R, Shown, StoredField
from cogs.table_post.status import duration
from cogs.ui import command_options as options
from cogs.ui.components import CHOICES
from cogs.ui.custom_id import PageRoute
from cogs.ui.page_handler import Arguments
from cogs.ui.panel import Button, Choice, Field, Filled, Menu, MenuChoice, Picked, Picker, Row, Shape, Style
from cogs.ui.switches import switch

AS_DISCORD = "discord"
"""Stands for the language that the member or the server has at Discord."""
OFF = "off"
"""Is typed for no quiet hours, and to end a holiday."""
FORMS = "forms"
DATE_CHARACTERS = 20
USUAL_END = 7
_QUIET_HOURS = ((22, 7), (22, 8), (23, 7), (23, 8), (0, 7), (0, 8), (9, 17))
"""The quiet hours that are offered; others can be typed."""
_HOLIDAY_DAYS = (2, 3, 4, 5, 7, 10, 14, 21, 28, 42, MOST_HOLIDAY_DAYS)
"""The lengths of the holidays that are offered."""
_CLOCKS = options.Choices(tuple((f"choice-clock-{clock}", clock) for clock in CLOCKS))

OfMember: TypeAlias = Shown[MemberPreferences]
OfServer: TypeAlias = Shown[ServerSettings]
Values: TypeAlias = Mapping[str, object]
Given: TypeAlias = Mapping[str, Any]


class Switch(Kind[R]):
    """On or off."""

    row, option = SWITCHES, options.YesOrNo()

    def __init__(self, unset: str = "no", refused: str = "") -> None:
        """``unset`` is the state where nothing is set: "open" counts as on.

        ``refused`` is the stored field that says that Discord refuses what is on: then it is shown as off.
        """
        self._unset, self._refused = unset, refused

    @override
    def values(self, shown: Shown[R]) -> Values:
        is_refused = shown.value and self._refused and getattr(shown.look.stored, self._refused)
        return {
            "value": "refused" if is_refused else {True: "yes", False: "no", None: self._unset}[shown.value]
        }

    @override
    def control(self, shown: Shown[R]) -> Row:
        label = shown.look.messages(f"button-{shown.field.page}-{shown.field.word}")
        return (switch(shown.field.route(), label, is_on=self._is_on(shown)),)

    @override
    def pressed(self, shown: Shown[R], arguments: Arguments) -> bool:
        if arguments != shown.field.lead:
            raise Refused(Reason.UNKNOWN_CONTROL)
        return not self._is_on(shown)

    def _is_on(self, shown: Shown[R]) -> bool:
        return self.values(shown)["value"] in ("yes", "open")


class Listed(Kind[R]):
    """One value from a menu."""

    @abstractmethod
    def choices(self, shown: Shown[R]) -> Iterator[tuple[str, str, str | None]]:
        """Yield the values to choose from, each with its label and its note."""

    @override
    def values(self, shown: Shown[R]) -> Values:
        return {"value": shown.value}

    @override
    def control(self, shown: Shown[R]) -> Row:
        taken, field = str(shown.value or AS_DISCORD), shown.field
        choices = tuple(
            MenuChoice(field.route(value), label, note, is_taken=value == taken)
            for value, label, note in self.choices(shown)
        )
        return Menu(field.word, shown.look.messages(f"menu-{field.word}"), choices)

    @override
    def pressed(self, shown: Shown[R], arguments: Arguments) -> object:
        for value, _, _ in self.choices(shown):
            if arguments == (*shown.field.lead, value):
                return self.typed(shown, {shown.field.option: value})
        raise Refused(Reason.UNKNOWN_CONTROL)


class OneOf(Listed[R]):
    """One member of an enum."""

    def __init__(self, enum: type[StrEnum], key: str) -> None:
        """``key`` is that of the labels, with ``{}`` in place of the value."""
        self._enum, self._key = enum, key
        self.option = options.Choices(tuple((key.format(one), one.value) for one in enum))

    @override
    def choices(self, shown: Shown[R]) -> Iterator[tuple[str, str, None]]:
        for one in self._enum:
            yield one.value, shown.look.messages(self._key.format(one)), None

    @override
    def typed(self, shown: Shown[R], given: Given) -> StrEnum:
        return self._enum(given[shown.field.option])


class WholeNumber(Listed[R]):
    """A whole number from ``least`` to ``most``."""

    def __init__(self, least: int, most: int) -> None:
        self._numbers = range(least, most + 1)
        self.option = options.WholeNumber(least, most)

    @override
    def choices(self, shown: Shown[R]) -> Iterator[tuple[str, str, None]]:
        for number in self._numbers:
            yield str(number), shown.look.messages(f"pick-{shown.field.word}", value=number), None

    @override
    def typed(self, shown: Shown[R], given: Given) -> int:
        return int(given[shown.field.option])


class Language(Listed[R]):
    """A language; None for the one at Discord."""

    may_be_empty = True

    def __init__(self, at_discord: str = "") -> None:
        """``at_discord`` is the key of the choice for the language at Discord, if the command has one."""
        languages = [(f"language-{code}", code) for code in LOCALES]
        self.option = options.Choices((*languages, *([(at_discord, AS_DISCORD)] if at_discord else ())))

    @override
    def values(self, shown: Shown[R]) -> Values:
        own = shown.value
        return {"value": shown.look.messages(f"language-{own}") if own else shown.text("-none")}

    @override
    def choices(self, shown: Shown[R]) -> Iterator[tuple[str, str, str | None]]:
        messages = shown.look.messages
        for code in LOCALES:
            note = messages("language-note", proofread="yes" if code in PROOFREAD else "no")
            yield code, messages(f"language-{code}"), note
        yield AS_DISCORD, shown.text("-none"), None

    @override
    def typed(self, shown: Shown[R], given: Given) -> str | None:
        language: str = given.get(shown.field.option, AS_DISCORD)
        return None if language == AS_DISCORD else language


class Clock(Listed[ServerSettings]):
    """A time control, with the server's own times."""

    option = _CLOCKS

    @override
    def values(self, shown: OfServer) -> Values:
        messages = shown.look.messages
        times = (
            shown.text("-time", clock=messages(f"clock-{clock}"), time=_time(clock, shown))
            for clock in CLOCKS
        )
        return {"value": messages(f"clock-{shown.value}"), "times": ", ".join(times)}

    @override
    def choices(self, shown: OfServer) -> Iterator[tuple[str, str, str]]:
        messages = shown.look.messages
        for clock in CLOCKS:
            yield clock, messages("pick-clock", value=messages(f"clock-{clock}")), _time(clock, shown)


def _time(clock: str, shown: OfServer) -> str:
    return duration(shown.look.stored.seconds.get(clock, CLOCKS[clock]), shown.look.messages)


class Times(Kind[ServerSettings]):
    """The server's own times of the time controls."""

    @override
    def commands(self, field: StoredField[ServerSettings]) -> Mapping[str, tuple[options.CommandOption, ...]]:
        seconds = options.optional("seconds", options.WholeNumber(LEAST_SECONDS, MOST_SECONDS))
        return {field.command: (options.CommandOption("clock", _CLOCKS), seconds)}

    @override
    def typed(self, shown: OfServer, given: Given) -> dict[str, int]:
        others = {clock: seconds for clock, seconds in shown.value.items() if clock != given["clock"]}
        return others | ({given["clock"]: given["seconds"]} if "seconds" in given else {})


class _Mention(Kind[ServerSettings]):
    """Something of the server, or nothing."""

    may_be_empty, mark = True, ""

    @override
    def values(self, shown: OfServer) -> Values:
        return {"value": shown.text("-none") if shown.value is None else f"<{self.mark}{shown.value}>"}

    @override
    def typed(self, shown: OfServer, given: Given) -> int | None:
        thing: discord.Role | discord.TextChannel | None = given.get(shown.field.option)
        is_everybody = isinstance(thing, discord.Role) and thing.is_default()
        return None if thing is None or is_everybody else thing.id


class Channel(_Mention):
    """A channel, or none."""

    mark, option = "#", options.ServerChannel()


class Role(_Mention):
    """A role; none for everybody, or for nobody."""

    mark, option = "@&", options.ServerRole()


class PickedRole(Role):
    """A role that can be chosen on the page as well."""

    @override
    def control(self, shown: OfServer) -> Row:
        return _picker(shown, Picked.ROLE, () if shown.value is None else (shown.value,))

    @override
    def pressed(self, shown: OfServer, arguments: Arguments) -> int | None:
        match arguments[1:]:
            case []:
                return None
            case [role]:
                return None if int(role) == shown.look.stored.guild_id else int(role)
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)


class Channels(Kind[ServerSettings]):
    """Some channels; none for all of them."""

    @override
    def values(self, shown: OfServer) -> Values:
        return {"value": ", ".join(f"<#{channel}>" for channel in shown.value) or shown.text("-none")}

    @override
    def control(self, shown: OfServer) -> Row:
        return _picker(shown, Picked.CHANNELS, shown.value)

    @override
    def pressed(self, shown: OfServer, arguments: Arguments) -> tuple[int, ...]:
        return tuple(sorted({int(channel) for channel in arguments[1:]}.intersection(shown.look.known)))

    @override
    def commands(self, field: StoredField[ServerSettings]) -> Mapping[str, tuple[options.CommandOption, ...]]:
        where = options.CommandOption("where", options.ServerChannel())
        return {field.command: (where, options.optional("allowed", options.YesOrNo())), "everywhere": ()}

    @override
    def typed(self, shown: OfServer, given: Given) -> tuple[int, ...]:
        if not given:
            return ()
        where = {given["where"].id}
        return tuple(sorted({*shown.value} - where | (where if given.get("allowed", True) else set())))


def _picker(shown: OfServer, kind: Picked, chosen: tuple[int, ...]) -> Picker:
    prompt = shown.look.messages(f"menu-{shown.field.word}")
    known = tuple(one for one in chosen if one in shown.look.known)[:CHOICES]
    return Picker(shown.field.page, shown.field.word, prompt, kind, known)


class _Asked(Kind[MemberPreferences]):
    """A value that a form asks for."""

    row, has_form = FORMS, True

    @override
    def control(self, shown: OfMember) -> tuple[Button, ...]:
        label = shown.look.messages(f"button-{shown.field.page}-{shown.field.word}")
        return (Button(shown.field.route(), label),)


class Hours(_Asked):
    """The hours from one hour of the day to another, or none."""

    @override
    def values(self, shown: OfMember) -> Values:
        first, last = shown.value or (0, 0)
        hours = {"first": _hour_of_day(first), "last": _hour_of_day(last)}
        on = "no" if shown.value is None else "yes"
        return {"value": on, "zone": _zone_name(shown.look.stored.time_zone), **hours}

    @override
    def questions(self, shown: OfMember) -> tuple[Field, ...]:
        first, last = shown.value or (None, USUAL_END)
        none = Choice(OFF, shown.look.messages("choice-quiet-off"), is_taken=first is None)
        return tuple(
            Field(
                name=name,
                label=shown.look.messages(f"field-quiet-{name}"),
                shape=Shape.MENU,
                choices=(
                    *before,
                    *(Choice(str(hour), _hour_of_day(hour), is_taken=hour == taken) for hour in HOURS),
                ),
            )
            for name, taken, before in (("first", first, (none,)), ("last", last, ()))
        )

    @override
    def filled(self, shown: OfMember, filled: Filled) -> tuple[int, int] | None:
        first, last = _filled(filled, "first", OFF), _filled(filled, "last", "0")
        if first == OFF:
            return None
        if not (first.isdecimal() and last.isdecimal()) or first == last:
            raise Refused(Reason.BAD_HOURS)
        return int(first), int(last)

    @override
    def typed(self, shown: OfMember, given: Given) -> tuple[int, int] | None:
        hours = given[shown.field.option]
        return None if hours == OFF else hours_named(hours)

    @override
    def offers(self, shown: OfMember) -> dict[str, str]:
        offered = {
            f"{first}-{last}": f"{_hour_of_day(first)}-{_hour_of_day(last)}" for first, last in _QUIET_HOURS
        }
        return {OFF: shown.look.messages("choice-quiet-off"), **offered}


def _hour_of_day(hour: int) -> str:
    return f"{hour:02}:00"


def _filled(filled: Filled, name: str, default: str = "") -> str:
    return next(iter(filled.get(name, ())), default)


class Zone(Kind[MemberPreferences]):
    """A time zone. The hours and days that are given together with it are meant there."""

    is_read_first = True

    @override
    def questions(self, shown: OfMember) -> tuple[Field, ...]:
        times = {zone: local_time(zone, now=shown.look.now) for zone in sorted({*COMMON_ZONES, shown.value})}
        choices = tuple(
            Choice(zone, f"{_zone_name(zone)} · {times[zone]:%H:%M}", is_taken=zone == shown.value)
            for zone in sorted(times, key=lambda zone: times[zone].utcoffset() or timedelta())
        )
        label, note = shown.look.messages("field-zone"), shown.look.messages("field-zone-note")
        return (Field(name="zone", label=label, note=note, shape=Shape.MENU, choices=choices),)

    @override
    def filled(self, shown: OfMember, filled: Filled) -> str:
        return zone_named(_filled(filled, "zone"))

    @override
    def typed(self, shown: OfMember, given: Given) -> str:
        return zone_named(given[shown.field.option])

    @override
    def offers(self, shown: OfMember) -> dict[str, str]:
        return {zone: _zone_name(zone) for zone in time_zones()}


def _zone_name(zone: str) -> str:
    return zone.replace("_", " ")


class Holiday(_Asked):
    """The day on which the member is back, or none."""

    other = "back"

    @override
    def values(self, shown: OfMember) -> Values:
        is_away = is_on_holiday(shown.look.stored, shown.look.now)
        return {"value": "yes" if is_away else "no", "until": f"<t:{int(shown.value or 0)}:f>"}

    @override
    def control(self, shown: OfMember) -> tuple[Button, ...]:
        is_away = is_on_holiday(shown.look.stored, shown.look.now)
        back = Button(
            PageRoute(shown.field.page, (self.other,)), shown.look.messages("button-back"), Style.MAIN
        )
        return (*super().control(shown), *((back,) if is_away else ()))

    @override
    def questions(self, shown: OfMember) -> tuple[Field, ...]:
        label, note = shown.look.messages("field-holiday"), shown.look.messages("field-holiday-note")
        return (Field(name="until", label=label, note=note, shape=Shape.TEXT, most=DATE_CHARACTERS),)

    @override
    def pressed(self, shown: OfMember, arguments: Arguments) -> None:
        if arguments != (self.other,):
            raise Refused(Reason.UNKNOWN_CONTROL)

    @override
    def filled(self, shown: OfMember, filled: Filled) -> float | None:
        return self._end(shown, _filled(filled, "until"))

    @override
    def typed(self, shown: OfMember, given: Given) -> float | None:
        until = given[shown.field.option]
        return self._end(shown, "" if until == OFF else until)

    def _end(self, shown: OfMember, until: str) -> float | None:
        return holiday_end(until, shown.look.stored, now=shown.look.now) if until.strip() else None

    @override
    def offers(self, shown: OfMember) -> dict[str, str]:
        today = local_time(shown.look.stored.time_zone, now=shown.look.now).date()
        offered = {OFF: shown.look.messages("choice-holiday-off")}
        for count in _HOLIDAY_DAYS:
            day = (today + timedelta(days=count)).isoformat()
            offered[day] = shown.look.messages("choice-holiday", date=day, count=count)
        return offered
