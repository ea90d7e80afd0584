"""Random games of the labs as they would be stored, with a commitment and words of their players."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from bot.tables.options import write_options
from bot.tables.session import FINGERPRINT_EVERY
from data.records.tables import By, Ending, MoveRecord, Phase, Table, TableSeat
from games.commitment import deal_seed
from games.record import fingerprint
from tests.labs import Case, play_out

SECRET = bytes(range(32))
LONGEST_NAME = "A name as long as Discord allows"


@lru_cache
def stored(case: Case) -> tuple[Table, tuple[MoveRecord, ...]]:
    """Return a finished random game of this kind, and its moves."""
    words = tuple(f"wörd {seat}" for seat in range(case.seats))
    seed = deal_seed(SECRET, words)
    playout, game = play_out(case, seed), case.game
    moves = tuple(
        MoveRecord(
            table_id="abcdefgh",
            number=number,
            seat=moment.seat,
            token=game.encode(moment.action),
            by=By.PLAYER,
            at=float(number),
            fingerprint=None if number % FINGERPRINT_EVERY else fingerprint(moment.step.state),
        )
        for number, moment in enumerate(playout.moments, start=1)
    )
    outcome = game.outcome(playout.moments[-1].step.state)
    assert outcome is not None
    ranks = zip(words, outcome.places, outcome.scores, strict=True)
    seats = tuple(
        TableSeat(
            seat=seat,
            user_id=10**18 + seat,
            name=f"{LONGEST_NAME[:-1]}{seat}",
            word=word,
            place=place,
            score=score,
        )
        for seat, (word, place, score) in enumerate(ranks)
    )
    values: dict[str, Any] = {"created_at": 0.0, "started_at": 0.0, "ended_at": float(len(moves))}
    row = Table(
        id="abcdefgh",
        guild_id=1,
        channel_id=2,
        host_id=10**18,
        game=game.key,
        edition=game.edition,
        options=write_options(game, case.options),
        seconds=90,
        phase=Phase.OVER,
        seats=seats,
        secret=SECRET,
        seed=seed,
        version=len(moves),
        ending=Ending.FINISHED,
        **values,
    )
    return row, moves


def running(row: Table) -> Table:
    """Return the same table while it was still being played."""
    return replace(row, phase=Phase.PLAYING, ending=None, ended_at=None)
