"""Who looks at a game again sees all of it when it is over, and no more than at the table before."""

from __future__ import annotations

import pytest

from bot.errors import Refused
from bot.history.replay import RecordedSteps, Replay, Viewer, check_may_look
from bot.tables.replayed import ReplayedTable
from tests.labs import Case, every_case
from tests.labs_stored import running, stored


@every_case
def test_with_all_cards_open_every_move_is_a_step(case: Case) -> None:
    row, moves = stored(case)
    playback = Replay(RecordedSteps(case.game, row, moves), Viewer(is_open=True))
    assert len(playback) == len(moves) + 1
    for version in {0, 1, len(moves) // 2, len(moves)}:
        moment, reading = playback.at(version), ReplayedTable(case.game, row, moves[:version])
        assert moment.state == reading.progress.state
        assert moment.told.version == version
        assert list(moment.recent) == reading.progress.recent()


@every_case
def test_a_step_is_a_move_of_which_its_viewer_learns(case: Case) -> None:
    """Not even the number of the others shows."""
    row, moves = stored(case)
    film = RecordedSteps(case.game, running(row), moves)
    for viewer in (Viewer(), *(Viewer(seat) for seat in range(case.seats))):
        playback = Replay(film, viewer)
        for told in playback.told():
            assert not told.events or any(event.reaches(viewer.seat) for event in told.events)
        hidden = len(moves) + 1 - len(playback)
        assert hidden == sum(
            bool(told.events) and not any(event.reaches(viewer.seat) for event in told.events)
            for told in playback.whole.progress.history
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
def test_nobody_looks_into_another_hand_while_the_game_runs(
    case: Case, viewer: Viewer, user: int, *, is_allowed: bool
) -> None:
    row, _ = stored(case)
    check_may_look(row, viewer, 10**18 + user, is_over=True)
    if is_allowed:
        check_may_look(row, viewer, 10**18 + user, is_over=False)
        return
    with pytest.raises(Refused) as refused:
        check_may_look(row, viewer, 10**18 + user, is_over=False)
    assert refused.value.reason == "replay-running"


@pytest.mark.parametrize("name", ["all", "public", "0", "3"])
def test_a_viewer_is_read_as_it_is_written(name: str) -> None:
    assert Viewer.read(name).name == name


@pytest.mark.parametrize("name", ["", "-1", "everybody"])
def test_there_is_no_other_viewer(name: str) -> None:
    with pytest.raises(Refused):
        Viewer.read(name)
