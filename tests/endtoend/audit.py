"""Compares what is stored with what people saw: nothing shown is lost, nothing is made or reported twice."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from contextlib import suppress
from fnmatch import fnmatchcase

from bot.tables.options import read_options
from bot.tables.session import ENTRIES_KEPT, Session
from bot.tables.state import TableState
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import ending
from data.opening import DatabaseAddress, open_store
from data.records.tables import By, Ending, MoveRecord, Phase, Table
from games.catalog import GAMES
from games.record import Move, Record, replay
from playground import Playground
from playground.world.nouns import Json
from tests.emojis import bare
from tests.endtoend.members import Attempt
from tests.endtoend.table_posts import EPHEMERAL, TablePosts, custom_ids


async def audit(
    pg: Playground,
    table_posts: TablePosts,
    attempts: Sequence[Attempt],
    database: DatabaseAddress,
    *,
    are_posts_whole: bool = True,
) -> int:
    """Check every table; return the number of those that were dealt.

    If posts were deleted and answers lost, no post contains the whole history any more.
    """
    store = await open_store(database)
    played = 0
    try:
        unfinished = [
            (row.id, row.phase, row.ending, row.shown, row.version, row.post)
            for row in await store.tables.unfinished()
        ]
        assert not unfinished, unfinished
        for table_id in table_posts.tables:
            row = await store.tables.get(table_id)
            assert row is not None, f"{table_id} was shown and is not stored"
            assert row.phase is Phase.OVER
            if row.seed is None:
                _check_posts(pg, table_posts, row)
                continue
            played += 1
            moves = await store.tables.moves(table_id)
            session = Session(store.tables, GAMES[row.game], row, moves)
            _check_moves(row, moves, [attempt for attempt in attempts if attempt.table_id == table_id])
            _check_outcome(session, moves)
            _check_posts(pg, table_posts, row)
            if are_posts_whole:
                check_story(pg, table_posts, TableState(GAMES[row.game], row, moves))
    finally:
        await store.close()
    return played


FOLDED = re.compile(r"^… (?:(\d+) )?earlier lines?: ", re.MULTILINE)
AFTER_A_GAME = {"!again", "!swap", "!board", "!review", "!replay", "!details", "!share", "!hand.open"}


def _check_moves(row: Table, moves: Sequence[MoveRecord], attempts: Sequence[Attempt]) -> None:
    assert [move.number for move in moves] == list(range(1, row.version + 1)), row.id
    assert row.shown == row.version, f"{row.id}: {row.shown} of {row.version} moves are shown"
    for seat in row.seats:
        played = [move.token for move in moves if move.seat == seat.seat and move.by is By.PLAYER]
        made = [token for token in played if not token.startswith("!")]
        own = [attempt for attempt in attempts if attempt.user_id == seat.user_id]
        left = iter(made)
        for attempt in own:
            if attempt.is_made:
                kept = any(fnmatchcase(token, f"{attempt.token}*") for token in left)
                assert kept, f"{row.id}: {seat.name} saw {attempt} made; stored are {made}"
        asked = {attempt.control for attempt in own if not attempt.is_refused}
        assert len(made) <= len(asked), f"{row.id}: {seat.name} answered {asked}; stored are {made}"


def _check_outcome(session: Session, moves: Sequence[MoveRecord]) -> None:
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
    """Return the controls of a post that can still change its table."""
    return [control for control in custom_ids(post) if control[3] not in AFTER_A_GAME]


def _check_posts(pg: Playground, table_posts: TablePosts, row: Table) -> None:
    alive = [post for post in table_posts.posts(row.id, pg.visitor("Ada")) if _moves(post)]
    assert not alive, (
        f"{row.id} is over, and can be pressed in {[pg.visitor('Ada').text(post) for post in alive]}"
    )


def check_story(pg: Playground, table_posts: TablePosts, table: TableState) -> None:
    """Check that the remaining posts of a table, replayed with its whole history, tell each public event, in order.

    The posts that were left tell each event once, and count what they leave out. So does the last one, which repeats
    its bout or round. Only a post of a long bout or round gives no number: its first moves are no longer in memory.
    """
    row = table.table
    say, face = TableMessages(Messages(), row.seats), PRESENTERS[row.game]
    events = [event for told in table.progress.history for event in told.public if face.is_told(event)]
    expected = [bare(line) for event in events for line in face.event(event, say).splitlines()]
    entries = len(table.progress.history)
    ada = pg.visitor("Ada")
    posts = table_posts.posts(row.id, ada)
    different = f"{row.id} has different events in its posts:\n" + "\n---\n".join(map(ada.text, posts))
    told = 0
    for text in map(ada.text, posts[:-1]):
        lines, folded = _events(text, expected, entries)
        left_out = (n for n in range(folded + 1) if expected[told + n :][: len(lines)] == lines)
        skipped = next(left_out, None)
        assert skipped is not None, (
            f"{different}\n---\n{lines} instead of {expected[told:][: len(lines) + 3]}"
        )
        told += skipped + len(lines)
    lines, folded = _events(ada.text(posts[-1]), expected, entries)
    assert lines == expected[len(expected) - len(lines) :], different
    decision = bare(ending.decision(table, say))
    if decision and decision in bare(
        ada.text(posts[-1])
    ):  # beside the poster it stands in place of the last turns
        assert not lines or told + folded + len(lines) >= len(expected), different
    else:
        assert told + folded + len(lines) >= len(expected), different
    if row.ending is Ending.CONCEDED:
        assert "🏳️" in ada.text(posts[-1])
        return
    assert table.outcome is not None
    winners = say.whos(table.outcome.winners)
    assert f"🎉 {winners} win" in ada.text(posts[-1])


def _events(text: str, expected: Sequence[str], entries: int) -> tuple[list[str], int]:
    """Return the events that a post of a table with so many entries tells, and how many lines it may leave out."""
    folded = FOLDED.search(text)
    known = set(expected)
    lines = [line for line in map(bare, text.splitlines()) if line in known]
    if folded is None:
        return lines, 0
    if folded[1] is None:
        assert entries > ENTRIES_KEPT, f"a short game does not count what it leaves out: {text}"
        return lines, len(expected)
    return lines, int(folded[1])


COMPLAINT = re.compile(r"\[(error|critical) |Traceback|exception was never retrieved|Task was destroyed")


LOCKED_AT_START = "database is locked"
"""The bot exits with this error if the database is locked at its start, as intended."""


def complaints(log: str, *expected: str) -> list[str]:
    """Return the entries of a bot's log that show a programming error.

    An entry that holds one of the ``expected`` texts shows none.
    """
    entries = re.split(r"^(?=\d{4}-\d\d-\d\dT)", log, flags=re.MULTILINE)
    return [
        entry
        for entry in entries
        if COMPLAINT.search(entry) and not any(text in entry for text in (LOCKED_AT_START, *expected))
    ]


async def tidied(
    pg: Playground,
    channels: Collection[str | int] = ("welcome", "cake-table", "cake-table-two"),
    *,
    kept: Collection[int] = (),
) -> None:
    """Wait until no hand and no turn ping is left; AssertionError if some stay for good.

    ``kept`` are the posts in direct messages, which stay.
    The last ones go shortly after the game, when their images are rendered and the posts are sent.
    """
    with suppress(TimeoutError):
        await pg.visitor("Ada").wait_for(lambda: not _superseded(pg, channels, kept), seconds=120)
    left = _superseded(pg, channels, kept)
    assert not left, f"left for good: {left}"


def _superseded(pg: Playground, channels: Collection[str | int], kept: Collection[int]) -> list[str]:
    left: list[str] = []
    for name in ("Ada", "Ben", "Cleo", "Dov"):
        person = pg.visitor(name)
        direct = [message for message in person.dms() if int(message["id"]) not in kept]
        left += [person.text(message) for message in direct if not message["flags"] & EPHEMERAL]
    ada = pg.visitor("Ada")
    for channel in channels:
        told = [message for message in ada.messages(channel, limit=100_000) if not message["components"]]
        left += [ada.text(message) for message in told if "it's your turn" in ada.text(message)]
    return left
