"""The record of a game that is over, as anybody may have it: all that `tools/verify.py` needs to check the deal."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.errors import Reason, Refused
from bot.names import cleaned, isolated
from bot.tables.options import AnyGame
from bot.tables.state import TableState
from data.records.tables import By, Ending, MoveRecord, Phase, Table
from games.catalog import GAMES
from games.commitment import commitment, deal_seed
from games.recorded_entropy import Chance, RecordedNumber, RecordedShuffle, RecordingEntropy


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class TranscriptSeat(_Part):
    """A seat: its player, and the word with which the deck was cut."""

    name: str
    house: str | None
    word: str
    place: int | None
    score: int | None


class TranscriptMove(_Part):
    """One line of the record: an action of the game, or with ``!`` a table action."""

    seat: int
    token: str
    by: By
    undone: int | None = Field(default=None, exclude_if=lambda undone: undone is None)
    """The number of the move that was taken back by it."""


class TranscriptShuffle(_Part):
    """Cards as they lay before and after a shuffle."""

    after: int
    """How many moves had been made."""
    first: int
    """The number of its first draw."""
    cards: tuple[str, ...]
    order: tuple[str, ...]


class TranscriptNumber(_Part):
    """A number below ``bound``; a die shows one more."""

    after: int
    first: int
    bound: int
    number: int


class Transcript(_Part):
    """A whole game. ``digest`` is SHA-256 over all the rest but names, as ``digest_of`` writes it."""

    format: Literal["cake-club-record-1"] = "cake-club-record-1"
    table: str
    game: str
    edition: int
    options: dict[str, Any]
    commitment: str
    secret: str
    seed: str
    seats: tuple[TranscriptSeat, ...]
    moves: tuple[TranscriptMove, ...]
    chance: tuple[TranscriptShuffle | TranscriptNumber, ...]
    ending: Ending
    digest: str = ""

    def as_json(self) -> str:
        """Return the text of the file that players get."""
        return json.dumps(self.model_dump(mode="json"), ensure_ascii=False, indent=1) + "\n"


def digest_of(record: Transcript) -> str:
    """Return the SHA-256 over the record without its digest: JSON with sorted keys, no spaces, and only ASCII.

    The players' names are left out, so that a digest written down earlier still fits when a player is forgotten.
    """
    values = record.model_dump(mode="json", exclude={"digest": True, "seats": {"__all__": {"name"}}})
    return sha256(json.dumps(values, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def transcript_of(table: Table, moves: tuple[MoveRecord, ...]) -> Transcript:
    """Return the record of a table that is over.

    Refused while it is being played, for a tutorial, and when it was played by other rules; RecordDamaged when it
    does not replay.
    """
    game = GAMES[table.game]
    if table.phase is not Phase.OVER or table.seed is None or table.ending is None:
        raise Refused(Reason.NOT_OVER)
    if table.secret is None:
        raise Refused(Reason.NOT_COMMITTED)
    if table.edition != game.edition:
        raise Refused(Reason.OTHER_EDITION)
    made, chance = _replayed(game, table, moves)
    record = Transcript(
        table=table.id,
        game=table.game,
        edition=table.edition,
        options=table.options,
        commitment=commitment(table.secret),
        secret=table.secret.hex(),
        seed=table.seed.hex(),
        seats=tuple(
            TranscriptSeat(
                name=isolated(cleaned(seat.name)),
                house=seat.house,
                word=seat.word,
                place=seat.place,
                score=seat.score,
            )
            for seat in table.seats
        ),
        moves=made,
        chance=chance,
        ending=table.ending,
    )
    return Transcript(**{**dict(record), "digest": digest_of(record)})


def is_sealed(table: Table, at: float) -> bool:
    """Return True at a time (epoch seconds) at which others may still play the deal of a table: on its day, in UTC."""
    return table.day is not None and datetime.fromtimestamp(at, UTC).date().isoformat() <= table.day


def seed_follows(table: Table) -> bool:
    """Return True if the seed by which a table was dealt follows from its secret and its words."""
    words = [seat.word for seat in table.seats]
    return table.secret is not None and table.seed == deal_seed(table.secret, words)


def _replayed(
    game: AnyGame, table: Table, moves: tuple[MoveRecord, ...]
) -> tuple[tuple[TranscriptMove, ...], tuple[TranscriptShuffle | TranscriptNumber, ...]]:
    """Return the moves, and all that was drawn, each with the number of moves made before."""
    entropy = RecordingEntropy(table.seed or b"")
    replayed = TableState(game, table, entropy=entropy)
    moves_made, draws = [], [_published(chance, 0) for chance in entropy.book]
    for move in moves:
        start = len(entropy.book)
        replayed.repeat(move)
        draws += [_published(chance, move.number) for chance in entropy.book[start:]]
        undone = replayed.progress.history[-1].undone
        if undone is not None:  # its chance was given back, and is drawn again by what comes instead
            draws = [chance for chance in draws if chance.after != undone]
        moves_made.append(TranscriptMove(seat=move.seat, token=move.token, by=move.by, undone=undone))
    return tuple(moves_made), tuple(draws)


def _published(chance: Chance, after: int) -> TranscriptShuffle | TranscriptNumber:
    match chance:
        case RecordedShuffle(first, cards, order):
            return TranscriptShuffle(after=after, first=first, cards=cards, order=order)
        case RecordedNumber(first, bound, number):
            return TranscriptNumber(after=after, first=first, bound=bound, number=number)
