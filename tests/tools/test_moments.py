"""The evenings of the contact sheets: everything that a sheet is to show happens on them."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.tables.options import read_options
from games.catalog import GAMES
from games.commitment import deal_seed
from tools.boards import board
from tools.moments import EVENINGS, Evening, course
from tools.snapshots import WORD, Shot

ALL = [
    pytest.param(key, evening, id=f"{key}-{evening.people}")
    for key, evenings in EVENINGS.items()
    for evening in evenings
]


@pytest.mark.parametrize(("key", "evening"), ALL)
def test_every_moment_comes_before_the_end_and_on_a_post_of_its_own(key: str, evening: Evening) -> None:
    game = GAMES[key]
    words = [WORD, *[""] * (evening.people - 1)]
    options = read_options(game, evening.options)
    wanted = dict(evening.moments)
    seen = course(game, evening.people, options, seed=deal_seed(evening.secret, words), number=evening.number)
    for view, events in seen:
        came = [title for title, is_now in wanted.items() if is_now(view, events)]
        if came and view.outcome is None:
            del wanted[came[0]]
        if not wanted:
            break
    assert not wanted


def test_every_game_has_one_evening_that_is_shown_to_its_end() -> None:
    assert set(EVENINGS) == set(GAMES)
    assert all(sum(evening.is_first for evening in evenings) == 1 for evenings in EVENINGS.values())


def test_a_board_shows_every_post_beneath_its_title() -> None:
    colours = ["#ff0000", "#00ff00", "#0000ff"]
    shots = [
        Shot("title", Image.new("RGB", (40, 20 + 30 * number), colour))
        for number, colour in enumerate(colours)
    ]
    drawn = board(shots, across=2)
    found = drawn.getcolors(100_000)
    assert found is not None
    areas = {colour: count for count, colour in found}
    assert [areas[colour] for colour in ((255, 0, 0), (0, 255, 0), (0, 0, 255))] == [800, 2000, 3200]
