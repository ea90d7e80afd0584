"""Tutorials: tables at which a member learns a game from the tutor, with a chosen deal."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from bot.tables import lobby
from bot.tables.lobbies import Lobbies
from bot.tables.lobby import Member, NewTable
from bot.tables.options import AnyGame, read_options
from bot.tables.session import Session
from data.records.tables import Phase, Table, TableSeat
from games.ai import TUTOR
from games.catalog import ENTRIES

TUTOR_NAME = "Tutor"
"""The tutor's name in the record of a table; players read it in their language."""


async def begin(lobbies: Lobbies, game: AnyGame, learner: Member, new: NewTable) -> Session:
    """Seat a member with the tutor and deal. Refused when they sit at too many tables already."""
    return await lobbies.begin(learner, new.guild_id, lambda at: tutorial_table(game, learner, new, at=at))


def seed(game: str) -> bytes:
    """Return the seed of a game's tutorial. It is the same for everybody, so nothing in it is secret."""
    return sha256(f"lesson {game} {ENTRIES[game].tutorial.deal}".encode()).digest()


def tutorial_table(game: AnyGame, learner: Member, new: NewTable, *, at: float) -> Table:
    """Return a tutorial that has begun: the learner and the tutor sit there, and the cards are dealt.

    It has no commitment, since its deal is chosen.
    """
    options = read_options(game, ENTRIES[game.key].tutorial.options)
    table = lobby.new_table(game, options, learner, new, secret=seed(game.key), at=at)
    tutor = TableSeat(seat=1, user_id=None, house=TUTOR, name=TUTOR_NAME)
    return replace(
        table,
        seats=(*table.seats, tutor),
        seed=table.secret,
        secret=None,
        phase=Phase.PLAYING,
        started_at=at,
    )
