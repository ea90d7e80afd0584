"""The forms of a member's preferences: quiet hours with their time zone, and a holiday."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.errors import Reason, Refused
from bot.member_times import COMMON_ZONES, HOURS, local_time, zone_named
from bot.preferences import MemberPreferences
from cogs.i18n.messages import Messages
from cogs.ui.panel import Choice, Field, Filled, Form, Shape

OFF = "off"
DATE_CHARACTERS = 20
USUAL_END = 7


def quiet_line(member: MemberPreferences, messages: Messages) -> str:
    """Return the quiet hours of a member in a sentence."""
    first, last = member.quiet_hours or (0, 0)
    on = "no" if member.quiet_hours is None else "yes"
    hours = {"first": hour_of_day(first), "last": hour_of_day(last)}
    return messages("preferences-quiet", on=on, zone=zone_name(member.time_zone), **hours)


def hour_of_day(hour: int) -> str:
    """Return an hour as a clock shows it."""
    return f"{hour:02}:00"


def zone_name(zone: str) -> str:
    """Return the name of a time zone as people read it."""
    return zone.replace("_", " ")


def quiet_hours(member: MemberPreferences, messages: Messages, *, now: float) -> Form:
    """Return the form for quiet hours, with the present choice."""
    first, last = member.quiet_hours or (None, None)
    last = USUAL_END if last is None else last
    none = Choice(OFF, messages("choice-quiet-off"), is_taken=first is None)
    zones = sorted(
        {*COMMON_ZONES, member.time_zone},
        key=lambda zone: local_time(zone, now=now).utcoffset() or timedelta(),
    )
    return Form(
        messages("form-quiet"),
        (
            Field(
                name="first",
                label=messages("field-quiet-first"),
                shape=Shape.MENU,
                choices=(none, *_hours(first)),
            ),
            Field(
                name="last", label=messages("field-quiet-last"), shape=Shape.MENU, choices=tuple(_hours(last))
            ),
            Field(
                name="zone",
                label=messages("field-quiet-zone"),
                note=messages("field-quiet-zone-note"),
                shape=Shape.MENU,
                choices=tuple(
                    Choice(
                        zone,
                        f"{zone_name(zone)} · {local_time(zone, now=now):%H:%M}",
                        is_taken=zone == member.time_zone,
                    )
                    for zone in zones
                ),
            ),
        ),
    )


def _hours(taken: int | None) -> list[Choice]:
    return [Choice(str(hour), hour_of_day(hour), is_taken=hour == taken) for hour in HOURS]


def quiet_changes(filled: Filled) -> dict[str, Any]:
    """Return what a filled form for quiet hours changes. Refused when it makes no sense."""
    first, last = _chosen(filled, "first", OFF), _chosen(filled, "last", "0")
    zone = zone_named(_chosen(filled, "zone", ""))
    if first == OFF:
        return {"quiet_hours": None, "time_zone": zone}
    if not (first.isdecimal() and last.isdecimal()) or first == last:
        raise Refused(Reason.BAD_HOURS)
    return {"quiet_hours": (int(first), int(last)), "time_zone": zone}


def _chosen(filled: Filled, name: str, default: str) -> str:
    return next(iter(filled.get(name, ())), default)


def holiday(messages: Messages) -> Form:
    """Return the form for a holiday."""
    field = Field(
        name="until",
        label=messages("field-holiday"),
        note=messages("field-holiday-note"),
        shape=Shape.TEXT,
        most=DATE_CHARACTERS,
    )
    return Form(messages("form-holiday"), (field,))
