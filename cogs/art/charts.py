"""Charts of a player's figures: the course of a rating and how often bluffs held, as SVG."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.art.pen import CREAM, CRUST, INK, text

WIDTH, HEIGHT = 640, 320
_LEFT, _RIGHT, _TOP, _BOTTOM = 70, 600, 40, 270


def rating_chart(series: Sequence[float]) -> str:
    """The course of a rating, oldest first, with its least and greatest value. ValueError when it is empty."""
    if not series:
        raise ValueError("a course needs one rating at least")
    least, most = min(series), max(series)
    span = (most - least) or 1.0
    step = (_RIGHT - _LEFT) / max(1, len(series) - 1)
    points = [
        (_LEFT + step * number, _BOTTOM - (_BOTTOM - _TOP) * (rating - least) / span)
        for number, rating in enumerate(series)
    ]
    course = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    x, y = points[-1]
    return _sheet(
        f'<polyline points="{course}" fill="none" stroke="#c8674f" stroke-width="5" stroke-linejoin="round"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8" fill="#f2c14e" stroke="{INK}" stroke-width="3"/>'
        + text(f"{most:.0f}", x=_LEFT - 10, y=_TOP + 6, size=20, anchor="end")
        + text(f"{least:.0f}", x=_LEFT - 10, y=_BOTTOM + 6, size=20, anchor="end")
    )


def bluff_chart(counts: Sequence[tuple[str, int]]) -> str:
    """A bar for each count beside its name in the reader's words. ValueError when empty or a count is negative."""
    if not counts or any(count < 0 for _, count in counts):
        raise ValueError("a chart needs counts of zero or more")
    most = max(count for _, count in counts) or 1
    row = (_BOTTOM - _TOP) / len(counts)
    start = 220
    bars = "".join(
        f'<rect x="{start}" y="{_TOP + row * number + row * 0.15:.1f}" height="{row * 0.7:.1f}" rx="6"'
        f' width="{(_RIGHT - 40 - start) * count / most:.1f}" fill="#e98a6b" stroke="{INK}" stroke-width="2"/>'
        + text(name, x=start - 12, y=_TOP + row * (number + 0.5) + 7, size=20, anchor="end")
        + text(
            str(count),
            x=start + (_RIGHT - 40 - start) * count / most + 10,
            y=_TOP + row * (number + 0.5) + 7,
            size=20,
            anchor="start",
        )
        for number, (name, count) in enumerate(counts)
    )
    return _sheet(bars)


def _sheet(inside: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect x="3" y="3" width="{WIDTH - 6}" height="{HEIGHT - 6}" rx="20" fill="{CREAM}"'
        f' stroke="{CRUST}" stroke-width="6"/>'
        f'<path d="M{_LEFT} {_BOTTOM + 20}H{_RIGHT}" stroke="{INK}" stroke-width="3"/>{inside}</svg>'
    )
