"""Tutorials: tables at which a member learns a game from the tutor, with a chosen deal."""

from __future__ import annotations

from hashlib import sha256

from bot.tables import lobby
from bot.tables.lobby import Member
from bot.tables.options import AnyGame, read_options, write_options
from data.rows import Phase, SeatRow, TableRow
from games.ai import TUTOR
from games.catalog import ENTRIES

TUTOR_NAME = "Tutor"
"""The tutor's name at a table."""


def seed(game: str) -> bytes:
    """Return the seed of a game's tutorial. It is the same for everybody, so nothing in it is secret."""
    return sha256(f"lesson {game} {ENTRIES[game].tutorial.deal}".encode()).digest()


def opened(
    game: AnyGame, learner: Member, *, guild_id: int, channel_id: int, seconds: int, at: float
) -> TableRow:
    """Return a tutorial that has begun: the learner and the tutor sit there, and the cards are dealt.

    It has no commitment, since its deal is chosen.
    """
    options = read_options(game, ENTRIES[game.key].tutorial.options)
    where = {"guild_id": guild_id, "channel_id": channel_id}
    table = lobby.opened(game, options, learner, **where, seconds=seconds, secret=seed(game.key), at=at)
    tutor = SeatRow(seat=1, user_id=None, house=TUTOR, name=TUTOR_NAME)
    dealt = {"seed": table.secret, "secret": None, "phase": Phase.PLAYING, "started_at": at}
    return table.model_copy(update={"seats": (*table.seats, tutor), **dealt})


def for_real(game: AnyGame, lesson: TableRow, *, seconds: int) -> TableRow:
    """Return the tutorial as a game with the default options and only the learner: "Play for real" opens it."""
    learners = tuple(seat for seat in lesson.seats if seat.house != TUTOR)
    usual = {"options": write_options(game, game.Options()), "seconds": seconds}
    return lesson.model_copy(update={"seats": learners, **usual})
