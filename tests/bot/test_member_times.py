"""Time zones, quiet hours and holidays: what members type, and what it means on the days when clocks change."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.errors import Refused
from bot.member_times import (
    COMMON_ZONES,
    holiday_end,
    hours_named,
    is_on_holiday,
    local_time,
    quiet_until,
    time_zones,
    zone_named,
)
from data.records.settings import MemberPreferences

BERLIN = "Europe/Berlin"


def member(
    hours: tuple[int, int] | None = None, zone: str = BERLIN, until: float | None = None
) -> MemberPreferences:
    return MemberPreferences(user_id=1, quiet_hours=hours, time_zone=zone, holiday_until=until)


def at(text: str, zone: str = BERLIN) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("hours", "now", "end"),
    [
        ((22, 7), "2026-11-22 21:59", None),
        ((22, 7), "2026-11-22 22:00", "2026-11-23 07:00"),
        ((22, 7), "2026-11-23 06:59", "2026-11-23 07:00"),
        ((22, 7), "2026-11-23 07:00", None),
        ((9, 17), "2026-11-23 09:30", "2026-11-23 17:00"),
        ((9, 17), "2026-11-23 17:00", None),
        ((22, 0), "2026-11-23 23:30", "2026-11-24 00:00"),
        ((22, 7), "2026-03-28 23:00", "2026-03-29 07:00"),  # the clock goes forward in this night
        ((22, 7), "2026-10-24 23:00", "2026-10-25 07:00"),  # and back in this one
        (None, "2026-11-23 03:00", None),
    ],
)
def test_quiet_hours_end_at_the_members_own_time(
    hours: tuple[int, int] | None, now: str, end: str | None
) -> None:
    assert quiet_until(member(hours), at(now)) == (None if end is None else at(end))


def test_quiet_hours_follow_the_time_zone() -> None:
    now = at("2026-11-22 23:00", "UTC")
    assert quiet_until(member((22, 7), "Asia/Tokyo"), now) is None
    assert quiet_until(member((22, 7), "UTC"), now) == at("2026-11-23 07:00", "UTC")
    assert quiet_until(member((22, 7), "No/Such_Place"), now) == at("2026-11-23 07:00", "UTC")


@pytest.mark.parametrize(
    ("typed", "hours"),
    [("22-7", (22, 7)), (" 22:00 – 07:00 ", (22, 7)), ("0-8", (0, 8)), ("20-24", (20, 0))],
)
def test_quiet_hours_are_read_as_people_type_them(typed: str, hours: tuple[int, int]) -> None:
    assert hours_named(typed) == hours


@pytest.mark.parametrize(
    "typed", ["", "22", "7-7", "24-0", "22-25", "25-3", "-1-5", "ten to six", "22-7-9", "0-24"]
)
def test_hours_that_make_no_sense_are_refused(typed: str) -> None:
    with pytest.raises(Refused, match="bad-hours"):
        hours_named(typed)


def test_a_zone_is_found_however_it_is_typed() -> None:
    assert zone_named(" america/new york") == "America/New_York"
    assert zone_named("utc") == "UTC"
    for typed in ("europe/istanbul", "Europe/İstanbul", "europe/ıstanbul"):
        assert zone_named(typed) == "Europe/Istanbul"
    for typed in ("", "Berlin time", "../etc/passwd", "Europe"):
        with pytest.raises(Refused, match="bad-zone"):
            zone_named(typed)


def test_the_menu_offers_zones_that_exist_in_the_order_of_their_time() -> None:
    assert set(COMMON_ZONES) <= set(time_zones())
    assert len(COMMON_ZONES) == 24, "and has room for the member's own"
    offsets = [
        local_time(zone, now=at("2026-01-15 12:00")).utcoffset() or timedelta() for zone in COMMON_ZONES
    ]
    assert offsets == sorted(offsets)


@pytest.mark.parametrize("typed", ["2026-12-24", " 2026-12-24 ", "24.12.2026", "24. 12. 2026"])
def test_a_holiday_lasts_until_the_start_of_the_day_where_the_member_lives(typed: str) -> None:
    now = at("2026-11-22 18:00")
    assert holiday_end(typed, member(), now=now) == at("2026-12-24 00:00")
    assert holiday_end(typed, member(zone="Asia/Tokyo"), now=now) == at("2026-12-24 00:00", "Asia/Tokyo")


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "bad-date"),
        ("soon", "bad-date"),
        ("2026-13-01", "bad-date"),
        ("2027-02-29", "bad-date"),
        ("24/12/2026", "bad-date"),
        ("99999-01-01", "bad-date"),
        ("0000-01-01", "bad-date"),
        ("2026-11-22", "date-past"),
        ("2020-01-01", "date-past"),
        ("2027-01-22", "date-far"),
        ("9999-12-31", "date-far"),
    ],
)
def test_a_date_that_makes_no_sense_is_refused(typed: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        holiday_end(typed, member(), now=at("2026-11-22 18:00"))


def test_the_last_day_that_is_allowed_is_sixty_days_away() -> None:
    assert holiday_end("2027-01-21", member(), now=at("2026-11-22 18:00")) == at("2027-01-21 00:00")


def test_a_holiday_ends_by_itself() -> None:
    away = member(until=100.0)
    assert is_on_holiday(away, 99.0)
    assert not is_on_holiday(away, 100.0)
    assert not is_on_holiday(member(), 0.0)
