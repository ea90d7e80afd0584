"""A replay shows everything after the game, and during the game no more than the table does."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.errors import Refused
from bot.history.replay import RecordedSteps, Replay, Viewer, check_may_look
from bot.tables.state import TableState
from tests.labs import Case, every_case
from tests.labs_stored import running, stored

DAY, NOON = "2026-11-22", datetime(2026, 11, 22, 12, tzinfo=UTC).timestamp()


@every_case
def test_with_all_cards_open_every_move_is_a_step(case: Case) -> None:
    row, moves = stored(case)
    playback = Replay(RecordedSteps(row, moves), Viewer(is_open=True))
    assert len(playback) == len(moves) + 1
    for version in {0, 1, len(moves) // 2, len(moves)}:
        moment, replayed = playback.at(version), TableState(case.game, row, moves[:version])
        assert moment.state == replayed.progress.state
        assert moment.entry.version == version
        assert list(moment.recent) == replayed.progress.recent()


@every_case
def test_a_step_is_a_move_that_its_viewer_learns_of(case: Case) -> None:
    """Not even the numbers of the other moves show."""
    row, moves = stored(case)
    film = RecordedSteps(running(row), moves)
    for viewer in (Viewer(), *(Viewer(seat) for seat in range(case.seats))):
        playback = Replay(film, viewer)
        for entry in playback.entries():
            assert not entry.events or any(event.reaches(viewer.seat) for event in entry.events)
        hidden = len(moves) + 1 - len(playback)
        assert hidden == sum(
            bool(entry.events) and not any(event.reaches(viewer.seat) for event in entry.events)
            for entry in playback.whole.progress.history
        )


@pytest.mark.parametrize(
    ("viewer", "user", "is_allowed"),
    [
        (Viewer(), 0, True),
        (Viewer(0), 0, True),
        (Viewer(1), 0, False),
        (Viewer(0), 99, False),
        (Viewer(is_open=True), 0, False),
    ],
)
@every_case
def test_nobody_sees_another_hand_while_the_game_runs(
    case: Case, viewer: Viewer, user: int, *, is_allowed: bool
) -> None:
    row, _ = stored(case)
    check_may_look(row, viewer, 10**18 + user, at=NOON)
    if is_allowed:
        check_may_look(running(row), viewer, 10**18 + user, at=NOON)
        return
    with pytest.raises(Refused) as refused:
        check_may_look(running(row), viewer, 10**18 + user, at=NOON)
    assert refused.value.reason == "replay-running"


@pytest.mark.parametrize("viewer", [Viewer(), Viewer(0), Viewer(1), Viewer(is_open=True)])
@pytest.mark.parametrize("is_over", [False, True])
@every_case
def test_nobody_but_its_players_sees_a_deal_that_others_may_still_play(
    case: Case, viewer: Viewer, *, is_over: bool
) -> None:
    row = replace(stored(case)[0], day=DAY)
    row = row if is_over else running(row)
    for user_id in (0, 10**18 + 99):
        with pytest.raises(Refused) as refused:
            check_may_look(row, viewer, user_id, at=NOON)
        assert refused.value.reason == "deal-sealed"
    if is_over or viewer in (Viewer(), Viewer(0)):
        check_may_look(row, viewer, 10**18, at=NOON)
    if is_over or viewer == Viewer():
        check_may_look(row, viewer, 10**18 + 99, at=NOON + 86_400)


@pytest.mark.parametrize("name", ["all", "public", "0", "3"])
def test_a_viewer_is_parsed_as_it_is_written(name: str) -> None:
    assert Viewer.read(name).name == name


@pytest.mark.parametrize("name", ["", "-1", "everybody"])
def test_other_texts_are_not_viewers(name: str) -> None:
    with pytest.raises(Refused):
        Viewer.read(name)
