"""When a member is not to be disturbed: their time zone, their quiet hours and their holidays."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.errors import Reason, Refused
from bot.names import without_case
from data.records.settings import MemberPreferences, WhenPinged

MOST_HOLIDAY_DAYS = 60
DEFAULT_ZONE = "UTC"
HOURS = range(24)
COMMON_ZONES = (
    "Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago",
    "America/New_York", "America/Halifax", "America/Sao_Paulo", "Atlantic/Azores", DEFAULT_ZONE,
    "Europe/London", "Europe/Berlin", "Europe/Athens", "Europe/Moscow", "Asia/Dubai", "Asia/Karachi",
    "Asia/Kolkata", "Asia/Dhaka", "Asia/Jakarta", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney",
    "Pacific/Noumea", "Pacific/Auckland",
)  # fmt: skip
"""The zones that a menu offers: it has room for these and one more."""

_AREAS = (
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian",
    "Pacific",
)  # fmt: skip
_HOURS = re.compile(r"(\d{1,2})(?::00)?\s*[-\u2013]\s*(\d{1,2})(?::00)?")
_DATE = re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})")
_DOTTED_DATE = re.compile(r"(?P<day>\d{1,2})\.\s*(?P<month>\d{1,2})\.\s*(?P<year>\d{4})")


@cache
def time_zones() -> tuple[str, ...]:
    """Return the names of all time zones that belong to a place, and UTC."""
    return (DEFAULT_ZONE, *sorted(name for name in available_timezones() if name.partition("/")[0] in _AREAS))


def zone_named(text: str) -> str:
    """Return the time zone of this name, however it is typed. Refused when there is none."""
    typed = without_case(text.strip().replace(" ", "_"))
    zone = next((name for name in time_zones() if without_case(name) == typed), None)
    if zone is None:
        raise Refused(Reason.BAD_ZONE)
    return zone


def hours_named(text: str) -> tuple[int, int]:
    """Return quiet hours that were typed like ``22-7``. Refused when they are not two hours of the day."""
    match = _HOURS.fullmatch(text.strip())
    first, last = (int(match[1]), int(match[2]) % len(HOURS)) if match else (0, 0)
    if first == last or first not in HOURS or (match and int(match[2]) > len(HOURS)):
        raise Refused(Reason.BAD_HOURS)
    return first, last


def holiday_end(text: str, member: MemberPreferences, *, now: float) -> float:
    """Return the end of a holiday that was typed as a date: the start of that day where the member lives.

    Refused when it is no date, is not after today, or is more than ``MOST_HOLIDAY_DAYS`` away.
    """
    match = _DATE.fullmatch(text.strip()) or _DOTTED_DATE.fullmatch(text.strip())
    if match is None:
        raise Refused(Reason.BAD_DATE)
    try:
        day = date(int(match["year"]), int(match["month"]), int(match["day"]))
    except ValueError as error:
        raise Refused(Reason.BAD_DATE) from error
    zone = _zone(member.time_zone)
    today = datetime.fromtimestamp(now, zone).date()
    if day <= today:
        raise Refused(Reason.DATE_PAST)
    if day > today + timedelta(days=MOST_HOLIDAY_DAYS):
        raise Refused(Reason.DATE_FAR, most=MOST_HOLIDAY_DAYS)
    return datetime.combine(day, time(), zone).timestamp()


def local_time(zone: str, *, now: float) -> datetime:
    """Return the time in a zone; in UTC if the zone is not known here."""
    return datetime.fromtimestamp(now, _zone(zone))


def quiet_until(member: MemberPreferences, at: float) -> float | None:
    """Return the end of the quiet hours in which a moment lies (epoch seconds); None outside of them."""
    if member.quiet_hours is None:
        return None
    first, last = member.quiet_hours
    local = datetime.fromtimestamp(at, _zone(member.time_zone))
    is_quiet = first <= local.hour < last if first < last else local.hour >= first or local.hour < last
    if not is_quiet:
        return None
    day = local.date() if local.hour < last else local.date() + timedelta(days=1)
    return datetime.combine(day, time(last), local.tzinfo).timestamp()


def is_on_holiday(member: MemberPreferences, at: float) -> bool:
    """Return True if a member is on holiday at a moment (epoch seconds)."""
    return member.holiday_until is not None and member.holiday_until > at


def may_be_pinged(member: MemberPreferences, at: float) -> bool:
    """Return True if a member wants pings at a moment (epoch seconds)."""
    is_free = not is_on_holiday(member, at) and quiet_until(member, at) is None
    return member.turn_pings is not WhenPinged.NEVER and is_free


@cache
def _zone(name: str) -> tzinfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):  # stored on a machine that knows more zones
        return UTC
