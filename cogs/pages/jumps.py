"""The places to which a replay jumps: the beginnings of bouts, rounds and phases, and the key moments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.history.replay import Replay
from cogs.games.game_ui import KeyMoment
from cogs.games.registry import GAME_UIS
from cogs.i18n.table_messages import TableMessages
from cogs.ui.components import CHOICES
from data.records.tables import Phase
from games.engine import Seat


@dataclass(frozen=True, slots=True)
class Jump:
    """A step of a replay, and why somebody may want to see it."""

    step: int
    part: str
    """The part of the game that begins with it; empty where none does."""
    moments: tuple[str, ...]
    """The key moments."""


def jumps(replay: Replay, found: Any, reader: Seat | None, say: TableMessages) -> Sequence[Jump]:
    """Return the steps that the menu of a replay offers, in their order, at most as many as a menu can have.

    Of a running game these are only the beginnings of its parts, which everybody has seen. ``found`` is what the
    game's review found, if it has something for everybody.
    """
    moments: dict[int, tuple[str, ...]] = {}
    for moment in _key_moments(replay, found, reader, say):
        step = replay.step_of(moment.number)
        moments[step] = (*moments.get(step, ()), moment.label)
    parts = dict(_parts(replay, say))
    plain = thinned([step for step in parts if step not in moments], CHOICES - len(moments))
    return [Jump(step, parts.get(step, ""), moments.get(step, ())) for step in sorted({*moments, *plain})]


def _parts(replay: Replay, say: TableMessages) -> Iterator[tuple[int, str]]:
    """Yield the steps with which a part begins, and the names of the parts."""
    names = GAME_UIS[replay.whole.game.key].parts
    for step, entry in enumerate(replay.entries()):
        begun = [type(event) for event in entry.public if type(event) in names]
        if begun:
            yield step, names[begun[-1]](replay.at(step).public_view(), say)


def _key_moments(replay: Replay, found: Any, reader: Seat | None, say: TableMessages) -> Iterator[KeyMoment]:
    ui = GAME_UIS[replay.whole.game.key]
    name, is_reviewed = ui.key_moments, found is not None or ui.highlight is None
    if name is None or not is_reviewed or replay.whole.table.phase is not Phase.OVER:
        return
    entries = list(replay.entries())
    undone = {entry.undone for entry in entries}
    yield from name(found, [entry for entry in entries if entry.version not in undone], reader, say)


def thinned(steps: Sequence[int], most: int) -> Sequence[int]:
    """Return so many of some steps at most (two or more), evenly spread, with the first and the last."""
    if len(steps) <= most:
        return steps
    return [steps[place * (len(steps) - 1) // (most - 1)] for place in range(most)]
