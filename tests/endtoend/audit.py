"""Holds what is stored against what people saw: nothing shown is lost, nothing is made or told twice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from fnmatch import fnmatchcase
from pathlib import Path

from bot.tables.options import read_options
from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from data.rows import By, Ending, MoveRow, Phase, TableRow
from data.sqlite.store import SqliteStore
from games.catalog import GAMES
from games.record import Move, Record, replay
from playground import Playground
from playground.nouns import Json
from tests.endtoend.crowd import Try
from tests.endtoend.gallery import EPHEMERAL, Gallery, custom_ids
from tests.signs import bare


async def audit(
    pg: Playground, gallery: Gallery, tries: Sequence[Try], database: Path, *, are_posts_whole: bool = True
) -> int:
    """Check every table; the number of those that were played to their end.

    Where posts were deleted and answers lost, the whole story stands nowhere any more.
    """
    store = await SqliteStore.open(database)
    played = 0
    try:
        unfinished = [
            (row.id, row.phase, row.ending, row.shown, row.version, row.post)
            for row in await store.unfinished()
        ]
        assert not unfinished
        for table_id in gallery.tables:
            row = await store.table(table_id)
            assert row is not None, f"{table_id} was shown and is not stored"
            assert row.phase is Phase.OVER
            if row.seed is None:
                _check_posts(pg, gallery, row)
                continue
            played += 1
            moves = await store.moves(table_id)
            session = Session(store, GAMES[row.game], row, moves)
            _check_moves(row, moves, [tried for tried in tries if tried.table_id == table_id])
            _check_outcome(session, moves)
            _check_posts(pg, gallery, row)
            if are_posts_whole:
                _check_story(pg, gallery, session)
    finally:
        await store.close()
    return played


AFTER_A_GAME = {"!again", "!swap", "!board", "!review"}


def _check_moves(row: TableRow, moves: Sequence[MoveRow], tries: Sequence[Try]) -> None:
    assert [move.number for move in moves] == list(range(1, row.version + 1)), row.id
    assert row.shown == row.version, f"{row.id}: {row.shown} of {row.version} moves are shown"
    for seat in row.seats:
        played = [move.token for move in moves if move.seat == seat.seat and move.by is By.PLAYER]
        made = [token for token in played if not token.startswith("!")]
        own = [tried for tried in tries if tried.user_id == seat.user_id]
        left = iter(made)
        for tried in own:
            if tried.is_made:
                kept = any(fnmatchcase(token, f"{tried.token}*") for token in left)
                assert kept, f"{row.id}: {seat.name} saw {tried} made; stored are {made}"
        asked = {tried.control for tried in own if not tried.is_refused}
        assert len(made) <= len(asked), f"{row.id}: {seat.name} answered {asked}; stored are {made}"


def _check_outcome(session: Session, moves: Sequence[MoveRow]) -> None:
    row = session.table
    assert row.seed is not None
    record = Record(
        row.game,
        row.edition,
        read_options(session.game, row.options),
        row.seed,
        len(row.seats),
        tuple(Move(move.seat, move.token) for move in moves if not move.token.startswith("!")),
    )
    outcome = session.game.outcome(replay(session.game, record))
    if row.ending is Ending.CONCEDED:
        assert outcome is None, f"{row.id} was over before it was given up"
    else:
        assert outcome == session.outcome


def _moves(post: Json) -> list[re.Match[str]]:
    """The controls of a post by which anything can still be done at its table."""
    return [control for control in custom_ids(post) if control[3] not in AFTER_A_GAME]


def _check_posts(pg: Playground, gallery: Gallery, row: TableRow) -> None:
    alive = [post for post in gallery.posts(row.id, pg.visitor("Ada")) if _moves(post)]
    assert not alive, (
        f"{row.id} is over, and can be pressed in {[pg.visitor('Ada').text(post) for post in alive]}"
    )


def _check_story(pg: Playground, gallery: Gallery, session: Session) -> None:
    """Each public event is told once, in order, over all that is left of the table's posts; with emojis or without."""
    row = session.table
    say, face = TableMessages(Messages(), row.seats), PRESENTERS[row.game]
    events = [event for told in session.progress.history for event in told.events if face.is_told(event)]
    expected = [bare(line) for event in events for line in face.event(event, say).splitlines()]
    ada = pg.visitor("Ada")
    posts = gallery.posts(row.id, ada)
    lines = (bare(line) for post in posts for line in ada.text(post).splitlines())
    read = [line for line in lines if line in set(expected)]
    assert read == expected, f"{row.id} was told otherwise:\n" + "\n---\n".join(
        ada.text(post) for post in posts
    )
    assert session.outcome is not None
    winners = say.whos(session.outcome.winners)
    assert f"🎉 {winners} win" in ada.text(posts[-1])


COMPLAINT = re.compile(r"\[(error|critical) |Traceback|exception was never retrieved|Task was destroyed")


LOCKED_AT_START = "another program has locked it"
"""With this error the bot ends when the database is locked at its start, as it is meant to."""


def complaints(log: str) -> list[str]:
    """The lines of a bot's log that tell of a mistake in the program, each with what follows it."""
    lines = log.splitlines()
    return [
        "\n".join(lines[number : number + 30])
        for number, line in enumerate(lines)
        if COMPLAINT.search(line) and LOCKED_AT_START not in line
    ]


async def tidied(pg: Playground) -> None:
    """Until no hand and no call is left; AssertionError when some stay for good.

    The last of them go a little after the game, when their pictures are drawn and the posts are sent.
    """
    with suppress(TimeoutError):
        await pg.visitor("Ada").wait_for(lambda: not _superseded(pg), seconds=30)
    left = _superseded(pg)
    assert not left, f"left for good: {left}"


def _superseded(pg: Playground) -> list[str]:
    left: list[str] = []
    for name in ("Ada", "Ben", "Cleo", "Dov"):
        person = pg.visitor(name)
        left += [person.text(message) for message in person.dms() if not message["flags"] & EPHEMERAL]
    ada = pg.visitor("Ada")
    for channel in ("welcome", "cake-table", "cake-table-two"):
        told = [message for message in ada.messages(channel, limit=100_000) if not message["components"]]
        left += [ada.text(message) for message in told if "it's your turn" in ada.text(message)]
    return left
