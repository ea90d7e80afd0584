"""The kinds of fields that members and servers set."""

from __future__ import annotations

import abc
from collections.abc import Collection, Iterable, Iterator, Mapping
from datetime import timedelta
from enum import StrEnum
from typing import TypeAlias

import discord
from discord import app_commands
from typing_extensions import override

from bot import member_times as times
from bot.errors import Reason, Refused
from bot.preferences import CLOCKS, LEAST_SECONDS, MOST_SECONDS
from cogs.i18n.messages import LOCALES, PROOFREAD
from cogs.pages.fields import FORMS, SWITCHES, Given, Kind, R, Shown, StoredField
from cogs.table_post.beside_game import duration
from cogs.ui.command_options import CLOCK_CHOICES, Choices, CommandOption, optional
from cogs.ui.components import CHOICES
from cogs.ui.custom_id import PageRoute
from cogs.ui.panel import Button, Choice, Field, Menu, MenuChoice, Picked, Picker, Row, Shape, Style, switch
from cogs.ui.responses import Arguments
from data.records.settings import MemberPreferences, ServerSettings

AS_DISCORD = "discord"
"""Stands for the language that the member or the server has at Discord."""
OFF = "off"
"""Is typed for no quiet hours, and to end a holiday."""
DATE_CHARACTERS = 20
USUAL_END = 7
_QUIET_HOURS = ((22, 7), (22, 8), (23, 7), (23, 8), (0, 7), (0, 8), (9, 17))
"""The quiet hours that are offered; others can be typed."""
_HOLIDAY_DAYS = (2, 3, 4, 5, 7, 10, 14, 21, 28, 42, times.MOST_HOLIDAY_DAYS)
"""The lengths of the holidays that are offered."""

OfMember: TypeAlias = Shown[MemberPreferences]
OfServer: TypeAlias = Shown[ServerSettings]
Values: TypeAlias = Mapping[str, object]
Labels: TypeAlias = Iterator[tuple[str, str, str | None]]
"""Values to choose from, each with its label and its note."""


class Switch(Kind[R]):
    """On or off."""

    row, option = SWITCHES, bool

    def __init__(self, unset: str = "no", refused: str = "") -> None:
        """``unset`` is the state where nothing is set: "open" counts as on.

        ``refused`` is the stored field that says that Discord refuses what is on: then it is shown as off.
        """
        self._unset, self._refused = unset, refused

    @override
    def values(self, shown: Shown[R]) -> Values:
        if shown.value and self._refused and getattr(shown.look.stored, self._refused):
            return {"value": "refused"}
        return {"value": {True: "yes", False: "no", None: self._unset}[shown.value]}

    @override
    def control(self, shown: Shown[R]) -> Row:
        return (switch(shown.field.route(), shown.label, is_on=self._is_on(shown)),)

    @override
    def pressed(self, shown: Shown[R], chosen: Arguments) -> bool:
        if chosen:
            raise Refused(Reason.UNKNOWN_CONTROL)
        return not self._is_on(shown)

    def _is_on(self, shown: Shown[R]) -> bool:
        return self.values(shown)["value"] in ("yes", "open")


class Listed(Kind[R]):
    """One value from a menu."""

    @abc.abstractmethod
    def labels(self, shown: Shown[R]) -> Labels:
        """Return the values that the menu lists."""

    @override
    def values(self, shown: Shown[R]) -> Values:
        return {"value": shown.value}

    @override
    def control(self, shown: Shown[R]) -> Row:
        taken, field = str(shown.value or AS_DISCORD), shown.field
        choices = (
            MenuChoice(field.route(value), label, note, is_taken=value == taken)
            for value, label, note in self.labels(shown)
        )
        return Menu(field.word, shown.look.messages(f"menu-{field.word}"), tuple(choices))

    @override
    def pressed(self, shown: Shown[R], chosen: Arguments) -> object:
        if chosen not in {(value,) for value, _, _ in self.labels(shown)}:
            raise Refused(Reason.UNKNOWN_CONTROL)
        return self.read(shown, {shown.field.option: chosen[0]})


class OneOf(Listed[R]):
    """One of some values: a member of an enum, or a number."""

    def __init__(self, values: Iterable[StrEnum | int], key: str, option: object = None) -> None:
        """``key`` is that of the labels, with ``{}`` in place of the value. By default ``option`` lists them too."""
        self._values = {str(value): value for value in values}
        self._key = key
        self.option = option or Choices.of(key, self._values)

    @override
    def labels(self, shown: Shown[R]) -> Labels:
        text = shown.look.messages
        return (
            (value, text(self._key.format(value), value=one), None) for value, one in self._values.items()
        )

    @override
    def read(self, shown: Shown[R], given: Given) -> StrEnum | int:
        return self._values[str(given[shown.field.option])]


class Language(Listed[R]):
    """A language; None for the one at Discord."""

    may_be_empty = True

    def __init__(self, at_discord: str = "") -> None:
        """``at_discord`` is the key of the choice for the language at Discord, if the command has one."""
        languages = ((f"language-{code}", code) for code in LOCALES)
        self.option = Choices((*languages, *([(at_discord, AS_DISCORD)] if at_discord else ())))

    @override
    def values(self, shown: Shown[R]) -> Values:
        own = shown.value
        return {"value": shown.look.messages(f"language-{own}") if own else shown.text("-none")}

    @override
    def labels(self, shown: Shown[R]) -> Labels:
        messages = shown.look.messages
        for code in LOCALES:
            note = messages("language-note", proofread="yes" if code in PROOFREAD else "no")
            yield code, messages(f"language-{code}"), note
        yield AS_DISCORD, shown.text("-none"), None

    @override
    def read(self, shown: Shown[R], given: Given) -> str | None:
        language: str = given.get(shown.field.option, AS_DISCORD)
        return None if language == AS_DISCORD else language


class Clock(Listed[ServerSettings]):
    """A time control, with the server's own times."""

    option = CLOCK_CHOICES

    @override
    def values(self, shown: OfServer) -> Values:
        name = shown.look.messages
        own = (
            shown.text("-time", clock=name(f"clock-{clock}"), time=self._time(clock, shown))
            for clock in CLOCKS
        )
        return {"value": name(f"clock-{shown.value}"), "times": name.listed(own)}

    @override
    def labels(self, shown: OfServer) -> Labels:
        messages = shown.look.messages
        for clock in CLOCKS:
            label = messages("pick-clock", value=messages(f"clock-{clock}"))
            yield clock, label, self._time(clock, shown)

    def _time(self, clock: str, shown: OfServer) -> str:
        return duration(shown.look.stored.seconds.get(clock, CLOCKS[clock]), shown.look.messages)


class Times(Kind[ServerSettings]):
    """The server's own times of the time controls."""

    @override
    def commands(self, field: StoredField[ServerSettings]) -> Mapping[str, tuple[CommandOption, ...]]:
        seconds = optional("seconds", app_commands.Range[int, LEAST_SECONDS, MOST_SECONDS])
        return {field.command: (CommandOption("clock", CLOCK_CHOICES), seconds)}

    @override
    def read(self, shown: OfServer, given: Given) -> dict[str, int]:
        others = {clock: seconds for clock, seconds in shown.value.items() if clock != given["clock"]}
        return others | ({given["clock"]: given["seconds"]} if "seconds" in given else {})


class Mention(Kind[ServerSettings]):
    """A channel or role, or none of them: everybody counts as no role."""

    may_be_empty = True

    def __init__(self, mark: str, option: object, *, is_picked: bool = False) -> None:
        """``mark`` begins its mention. With ``is_picked`` it is a role that can be chosen on the page as well."""
        self._mark, self.option, self._is_picked = mark, option, is_picked

    @override
    def values(self, shown: OfServer) -> Values:
        return {"value": shown.text("-none") if shown.value is None else f"<{self._mark}{shown.value}>"}

    @override
    def control(self, shown: OfServer) -> Row:
        chosen = () if shown.value is None else (shown.value,)
        return _picker(shown, Picked.ROLE, chosen) if self._is_picked else ()

    @override
    def pressed(self, shown: OfServer, chosen: Arguments) -> int | None:
        if len(chosen) > 1 or not self._is_picked:
            raise Refused(Reason.UNKNOWN_CONTROL)
        everybody = shown.look.stored.guild_id
        return next((role for role in _picked(shown, Picked.ROLE, chosen) if role != everybody), None)

    @override
    def read(self, shown: OfServer, given: Given) -> int | None:
        thing: discord.Role | discord.TextChannel | None = given.get(shown.field.option)
        is_everybody = isinstance(thing, discord.Role) and thing.is_default()
        return None if thing is None or is_everybody else thing.id


ROLE, PICKED_ROLE = Mention("@&", discord.Role), Mention("@&", discord.Role, is_picked=True)
CHANNEL = Mention("#", discord.TextChannel)


class Channels(Kind[ServerSettings]):
    """Some channels; none for all of them."""

    @override
    def values(self, shown: OfServer) -> Values:
        named = shown.look.messages.listed(f"<#{channel}>" for channel in shown.value)
        return {"value": named or shown.text("-none")}

    @override
    def control(self, shown: OfServer) -> Row:
        return _picker(shown, Picked.CHANNELS, shown.value)

    @override
    def pressed(self, shown: OfServer, chosen: Arguments) -> tuple[int, ...]:
        return _picked(shown, Picked.CHANNELS, chosen)

    @override
    def commands(self, field: StoredField[ServerSettings]) -> Mapping[str, tuple[CommandOption, ...]]:
        where = CommandOption("where", discord.TextChannel)
        return {field.command: (where, optional("allowed", bool)), "everywhere": ()}

    @override
    def read(self, shown: OfServer, given: Given) -> tuple[int, ...]:
        if not given:
            return ()
        where = {given["where"].id}
        return tuple(sorted({*shown.value} - where | (where if given.get("allowed", True) else set())))


def _picker(shown: OfServer, kind: Picked, chosen: tuple[int, ...]) -> Picker:
    prompt = shown.look.messages(f"menu-{shown.field.word}")
    known = tuple(one for one in chosen if one in _known(shown, kind))[:CHOICES]
    return Picker(shown.field.page, shown.field.word, prompt, kind, known)


def _picked(shown: OfServer, kind: Picked, chosen: Arguments) -> tuple[int, ...]:
    """Return the ids that a picker chooses, in order. Refused when the server has no such channel or role."""
    ids = set(map(int, chosen))
    if not ids.issubset(_known(shown, kind)):
        raise Refused(Reason.UNKNOWN_CONTROL)
    return tuple(sorted(ids))


def _known(shown: OfServer, kind: Picked) -> Collection[int]:
    return shown.look.channels if kind is Picked.CHANNELS else shown.look.roles


class Hours(Kind[MemberPreferences]):
    """The hours from one hour of the day to another, or none."""

    row = FORMS

    @override
    def values(self, shown: OfMember) -> Values:
        first, last = shown.value or (0, 0)
        hours = {"first": _hour_of_day(first), "last": _hour_of_day(last)}
        on = "no" if shown.value is None else "yes"
        return {"value": on, "zone": _zone_name(shown.look.stored.time_zone), **hours}

    @override
    def control(self, shown: OfMember) -> Row:
        return (Button(shown.field.route(), shown.label),)

    @override
    def questions(self, shown: OfMember) -> tuple[Field, ...]:
        first, last = shown.value or (None, USUAL_END)
        none = Choice(OFF, shown.look.messages("choice-quiet-off"), is_taken=first is None)
        return (self._question("first", shown, first, none), self._question("last", shown, last))

    def _question(self, name: str, shown: OfMember, taken: int | None, *before: Choice) -> Field:
        hours = (Choice(str(hour), _hour_of_day(hour), is_taken=hour == taken) for hour in times.HOURS)
        label = shown.look.messages(f"field-quiet-{name}")
        return Field(name=name, label=label, shape=Shape.MENU, choices=(*before, *hours))

    @override
    def read(self, shown: OfMember, given: Given) -> tuple[int, int] | None:
        typed: str | None = given.get(shown.field.option)
        first, last = given.get("first", OFF), given.get("last", "0")
        if OFF in (typed, typed or first):
            return None
        if typed is not None:
            return times.hours_named(typed)
        if not (first.isdecimal() and last.isdecimal()) or first == last:
            raise Refused(Reason.BAD_HOURS)
        return int(first), int(last)

    @override
    def offers(self, shown: OfMember) -> dict[str, str]:
        hours = {f"{one}-{two}": f"{_hour_of_day(one)}-{_hour_of_day(two)}" for one, two in _QUIET_HOURS}
        return {OFF: shown.look.messages("choice-quiet-off"), **hours}


def _hour_of_day(hour: int) -> str:
    return f"{hour:02}:00"


class Zone(Kind[MemberPreferences]):
    """A time zone. The hours and days that are given together with it are meant there."""

    is_read_first = True

    @override
    def questions(self, shown: OfMember) -> tuple[Field, ...]:
        zones = {*times.COMMON_ZONES, shown.value}
        now = {zone: times.local_time(zone, now=shown.look.now) for zone in sorted(zones)}
        choices = tuple(
            Choice(zone, f"{_zone_name(zone)} ({now[zone]:%H:%M})", is_taken=zone == shown.value)
            for zone in sorted(now, key=lambda zone: now[zone].utcoffset() or timedelta())
        )
        label, note = shown.look.messages("field-zone"), shown.look.messages("field-zone-note")
        return (Field(name="zone", label=label, note=note, shape=Shape.MENU, choices=choices),)

    @override
    def read(self, shown: OfMember, given: Given) -> str:
        return times.zone_named(given.get(shown.field.option, ""))

    @override
    def offers(self, shown: OfMember) -> dict[str, str]:
        return {zone: _zone_name(zone) for zone in times.time_zones()}


def _zone_name(zone: str) -> str:
    return zone.replace("_", " ")


class Holiday(Kind[MemberPreferences]):
    """The day on which the member is back, or none."""

    row, clear = FORMS, "back"

    @override
    def values(self, shown: OfMember) -> Values:
        is_away = times.is_on_holiday(shown.look.stored, shown.look.now)
        return {"value": "yes" if is_away else "no", "until": f"<t:{int(shown.value or 0)}:f>"}

    @override
    def control(self, shown: OfMember) -> Row:
        begin = Button(shown.field.route(), shown.label)
        back = PageRoute(shown.field.page, (self.clear,))
        is_away = times.is_on_holiday(shown.look.stored, shown.look.now)
        return (begin, Button(back, shown.look.messages("button-back"), Style.MAIN)) if is_away else (begin,)

    @override
    def questions(self, shown: OfMember) -> tuple[Field, ...]:
        label, note = shown.look.messages("field-holiday"), shown.look.messages("field-holiday-note")
        return (Field(name="until", label=label, note=note, shape=Shape.TEXT, most=DATE_CHARACTERS),)

    @override
    def read(self, shown: OfMember, given: Given) -> float | None:
        typed: str = given.get(shown.field.option, OFF)
        until: str = given.get("until", "" if typed == OFF else typed)
        return times.holiday_end(until, shown.look.stored, now=shown.look.now) if until.strip() else None

    @override
    def offers(self, shown: OfMember) -> dict[str, str]:
        today = times.local_time(shown.look.stored.time_zone, now=shown.look.now).date()
        offered = {OFF: shown.look.messages("choice-holiday-off")}
        for count in _HOLIDAY_DAYS:
            day = (today + timedelta(days=count)).isoformat()
            offered[day] = shown.look.messages("choice-holiday", date=day, count=count)
        return offered
