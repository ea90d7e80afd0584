"""Tutorials: tables at which a member learns a game from the tutor, with a chosen deal."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from bot.tables import lobby
from bot.tables.lobby import Member, NewTable
from bot.tables.options import AnyGame, read_options, write_options
from bot.tables.table import Phase, Table, TableSeat
from games.ai import TUTOR
from games.catalog import ENTRIES

TUTOR_NAME = "Tutor"
"""The tutor's name at a table."""


def seed(game: str) -> bytes:
    """Return the seed of a game's tutorial. It is the same for everybody, so nothing in it is secret."""
    return sha256(f"lesson {game} {ENTRIES[game].tutorial.deal}".encode()).digest()


def opened(game: AnyGame, learner: Member, new: NewTable, *, at: float) -> Table:
    """Return a tutorial that has begun: the learner and the tutor sit there, and the cards are dealt.

    It has no commitment, since its deal is chosen.
    """
    options = read_options(game, ENTRIES[game.key].tutorial.options)
    table = lobby.opened(game, options, learner, new, secret=seed(game.key), at=at)
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
    """Return the tutorial as a game with the default options and only the learner: "Play for real" opens it."""
    learners = tuple(seat for seat in lesson.seats if seat.house != TUTOR)
    return replace(lesson, seats=learners, options=write_options(game, game.Options()), seconds=seconds)
