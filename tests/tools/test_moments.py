"""The scripts of the contact sheets contain everything that a sheet shows."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.tables.options import read_options
from games.catalog import GAMES
from games.commitment import deal_seed
from tools.pictures import steps
from tools.pictures.moments import SCRIPTS, Script, spectator_steps
from tools.pictures.screenshot_sheets import sheet_of
from tools.pictures.screenshots import WORD, Screenshot

ALL = [
    pytest.param(key, script, id=f"{key}-{script.people}")
    for key, scripts in SCRIPTS.items()
    for script in scripts
]


@pytest.mark.parametrize(("key", "script"), ALL)
def test_every_moment_comes_before_the_end_and_on_a_post_of_its_own(key: str, script: Script) -> None:
    game = GAMES[key]
    words = [WORD, *[""] * (script.people - 1)]
    options = read_options(game, script.options)
    wanted = dict(script.moments)
    seen = spectator_steps(
        game, script.people, options, seed=deal_seed(script.secret, words), number=script.number
    )
    for view, events in seen:
        came = [title for title, is_now in wanted.items() if is_now(view, events)]
        if came and view.outcome is None:
            del wanted[came[0]]
        if not wanted:
            break
    assert not wanted


def test_a_game_with_scripts_has_one_that_is_shown_to_its_end() -> None:
    assert {"duel", "bakeries", "auf"} <= SCRIPTS.keys() <= GAMES.keys()  # a new game has no sheets at first
    assert all(sum(script.is_first for script in scripts) == 1 for scripts in SCRIPTS.values())


def test_the_host_of_the_steps_must_answer_a_claim_in_the_second_bout() -> None:
    game, seed = GAMES["duel"], deal_seed(steps.SECRET, ["", ""])
    seen = spectator_steps(game, 2, read_options(game, {}), seed=seed, number=steps.NUMBER)
    asked = next(view for view, _ in seen if steps.asks_host(view))
    assert asked.bout == 2


def test_a_sheet_shows_every_post_below_its_title() -> None:
    colours = ["#ff0000", "#00ff00", "#0000ff"]
    screenshots = [
        Screenshot("title", Image.new("RGB", (40, 20 + 30 * number), colour))
        for number, colour in enumerate(colours)
    ]
    drawn = sheet_of(screenshots, across=2)
    found = drawn.getcolors(100_000)
    assert found is not None
    areas = {colour: count for count, colour in found}
    assert [areas[colour] for colour in ((255, 0, 0), (0, 255, 0), (0, 0, 255))] == [800, 2000, 3200]
