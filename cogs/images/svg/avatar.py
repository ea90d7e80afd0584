"""A name in an image, with the member's avatar before it."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.i18n.letters import writable
from cogs.images.svg.shapes import INK, LEAST_SIZE, label
from cogs.images.svg.text import in_lines

GAP = 5
"""Between an avatar and the name."""
SMALL, ABOVE = 20, 11
"""The size of an avatar where there is little room, and how far the line of a name is above it."""


def round_avatar(uri: str, *, x: float, y: float, size: float) -> str:
    """Return an avatar as a disc in a square of this size."""
    name, half = f"disc_{x:g}_{y:g}", size / 2
    circle = f'<circle cx="{x + half:g}" cy="{y + half:g}" r="{half:g}"'
    return (
        f'<clipPath id="{name}">{circle}/></clipPath>'
        f'<image x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" href="{uri}" clip-path="url(#{name})"/>'
        f'{circle} fill="none" stroke="{INK}" stroke-width="1.5"/>'
    )


def disc_before(name: str, uri: str | None, *, size: float, width: float, disc: float) -> float:
    """Return the size of the avatar before a name: ``disc`` or smaller, 0 where the name has no room beside one."""
    name = writable(name)
    for fitting in (disc, SMALL) if uri is not None else ():
        _, lines = in_lines(name, size=size, least=LEAST_SIZE, width=width - fitting - GAP)
        if " ".join(lines) == name:
            return fitting
    return 0


def after_avatars(
    name: str,
    uris: Sequence[str],
    *,
    x: float,
    y: float,
    size: float,
    width: float,
    disc: float,
    least: float = LEAST_SIZE,
) -> str:
    """Return the name of a player or a team from ``x`` on, after the avatars where it has room beside them."""
    taken = len(uris) * (disc + GAP)
    _, lines = in_lines(writable(name), size=size, least=least, width=width - taken)
    if " ".join(lines) != writable(name):
        uris, taken = (), 0
    discs = [
        round_avatar(uri, x=x + number * (disc + GAP), y=y - disc / 2, size=disc)
        for number, uri in enumerate(uris)
    ]
    room = width - taken
    return "".join(discs) + _label(name, x=x + taken, y=y, size=size, least=least, width=room)


def named(name: str, uri: str | None, *, x: float, y: float, size: float, width: float, disc: float) -> str:
    """Return a name from ``x`` on, in one or two lines around ``y``, with the avatar before it or below its one line.

    ``disc`` is the size of the avatar, ``width`` the room for both. A name that needs all of the room has none.
    """
    avatar, before = "", disc_before(name, uri, size=size, width=width, disc=disc)
    if uri is not None and before:
        avatar = round_avatar(uri, x=x, y=y - before / 2, size=before)
        x, width = x + before + GAP, width - before - GAP
    elif uri is not None and len(in_lines(writable(name), size=size, least=LEAST_SIZE, width=width)[1]) == 1:
        avatar = round_avatar(uri, x=x, y=y, size=SMALL)
        y -= ABOVE
    return avatar + _label(name, x=x, y=y, size=size, width=width)


def _label(name: str, *, x: float, y: float, size: float, width: float, least: float = LEAST_SIZE) -> str:
    """Return a name from ``x`` on; two lines are small, because they have no more room than one."""
    if len(in_lines(writable(name), size=size, least=least, width=width)[1]) > 1:
        size = least
    return label(name, x=x, y=y, size=size, least=least, width=width, anchor="start")
