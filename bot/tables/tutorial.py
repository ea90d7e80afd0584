"""Lessons: tables at which one member learns a game from the tutor, with a deal that was chosen for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from types import MappingProxyType
from typing import Any

from bot.tables import lobby
from bot.tables.lobby import Member
from bot.tables.options import AnyGame, read_options, write_options
from bot.tables.table import Phase, Table, TableSeat
from games.ai import TUTOR

TUTOR_NAME = "Tutor"
"""What the tutor is called at a table."""

OPTIONS: Mapping[str, Mapping[str, Any]] = MappingProxyType({"duel": MappingProxyType({"trophies": 1})})
"""The options of a game's lesson where they are not the usual ones: one bout is enough."""

DEALS: Mapping[str, int] = MappingProxyType({"duel": 37, "bakeries": 254, "auf": 374})
"""Which deal each game's lesson has: one that is short, in which the learner is asked everything soon.

In You Take the Cake the tutor begins, so that a discard lies there when the learner draws first.
"""


def seed(game: str) -> bytes:
    """The seed of a game's lesson, the same for everybody: nothing that it tells is a secret."""
    return sha256(f"lesson {game} {DEALS[game]}".encode()).digest()


def opened(
    game: AnyGame, learner: Member, *, guild_id: int, channel_id: int, seconds: int, at: float
) -> Table:
    """A lesson that has begun: the learner and the tutor sit there, and the cards are dealt.

    Nothing is pledged of it, since its deal was chosen.
    """
    options = read_options(game, OPTIONS.get(game.key, {}))
    where = {"guild_id": guild_id, "channel_id": channel_id}
    table = lobby.opened(game, options, learner, **where, seconds=seconds, secret=seed(game.key), at=at)
    tutor = TableSeat(seat=1, user_id=None, house=TUTOR, name=TUTOR_NAME)
    return replace(
        table,
        seats=(*table.seats, tutor),
        seed=table.secret,
        secret=None,
        phase=Phase.PLAYING,
        started_at=at,
    )


def for_real(game: AnyGame, lesson: Table, *, seconds: int) -> Table:
    """The lesson as if it had been a game with the usual options and nobody else: what one plays again after it."""
    learners = tuple(seat for seat in lesson.seats if seat.house != TUTOR)
    return replace(lesson, seats=learners, options=write_options(game, game.Options()), seconds=seconds)
