"""A post tells nothing twice: it counts as left out only what stands in no other post."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.tables.session import Session
from cogs.i18n.messages import LOCALES, Messages
from cogs.table_post import render
from cogs.ui.panel import Panel
from games.catalog import GAMES
from tests.labs import Case, every_case
from tests.labs_stored import running, stored
from tests.stores import MemoryStore

WORDS = Messages()
CUT = re.compile(r"… (\d*) ?earlier lines?: `/replay`")
TURNS = 12


def turns(case: Case) -> Iterator[Session]:
    """Yield the session of a random game whenever a turn has just begun, for the first turns."""
    row, moves = stored(case)
    session = Session(MemoryStore().tables, GAMES[row.game], running(row))
    for move in moves:
        turn = session.progress.turn
        session.repeat(move)
        if session.progress.turn - session.progress.first_turn > TURNS:
            return
        if session.progress.turn != turn and session.actors:
            yield session


def lines(panel: Panel) -> list[str]:
    return [line for paragraph in panel.paragraphs for line in paragraph.splitlines()]


@every_case
@pytest.mark.parametrize("has_image", [True, False])
def test_the_first_post_of_a_game_has_no_earlier_lines(case: Case, has_image: bool) -> None:
    row, _ = stored(case)
    session = Session(MemoryStore().tables, GAMES[row.game], running(row))
    for locale in LOCALES:
        for since in (None, session.progress.first_turn):
            post = render.table(
                session, Messages(locale), render.PostContent(has_image=has_image, since=since)
            )
            assert "/replay" not in "\n".join((*post.paragraphs, *post.uncut)), locale


@every_case
def test_a_new_post_repeats_of_the_post_above_at_most_the_last_line(case: Case) -> None:
    begun = 0
    for session in turns(case):
        turn, since = session.progress.turn, render.first_turn(session)
        above = lines(render.left_behind(session, min(since, turn - 1), turn, WORDS))
        post = lines(render.table(session, WORDS, render.PostContent(since=turn)))
        assert not CUT.search("\n".join(post))
        assert set(above) & set(post) <= ({above[-1]} if since < turn else set())
        begun += len(above) > 1
    assert begun


@every_case
def test_what_is_counted_are_moves_of_this_post(case: Case) -> None:
    row, moves = stored(case)
    session = Session(MemoryStore().tables, GAMES[row.game], running(row))
    for move in moves[:30]:
        session.repeat(move)
        if not session.actors:
            break
        turn, since = session.progress.turn, render.first_turn(session)
        text = "\n".join(render.table(session, WORDS).paragraphs)
        counted = CUT.search(text)
        whole = "\n".join(
            lines(render.left_behind(session, since, turn + 1, WORDS, render.PostContent(has_image=False)))
        )
        left_out = CUT.search(whole)
        in_all = len(whole.splitlines()) + (0 if left_out is None else int(left_out[1]))
        assert counted is None or not counted[1] or int(counted[1]) < in_all
