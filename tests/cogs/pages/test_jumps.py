"""The menu of a replay leads to the parts of the game and to its key moments, and tells nothing before the end."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

from bot.history.past_games import reviewed
from bot.history.replay import RecordedSteps, Replay, Viewer
from cogs.games.registry import GAME_UIS
from cogs.i18n.messages import LOCALES, Messages
from cogs.i18n.table_messages import TableMessages
from cogs.pages.jumps import jumps, thinned
from cogs.pages.replay import ReplayControl, ReplayPage, step_panel
from cogs.ui.components import CHOICES
from cogs.ui.custom_id import PageRoute
from cogs.ui.panel import Menu, Panel
from cogs.ui.phone import points_of_text
from games.auf.events import RecipeFinished
from games.bakeries.events import CakeSold
from games.catalog import GAMES
from games.duel.events import AttackClaimed, BlockClaimed, BoutEnded
from games.duel.review import best_bluff
from games.engine import Event
from tests.cogs.ui.test_limits import fits
from tests.emojis import PICTURED
from tests.labs import CASES, Case, every_case, in_languages
from tests.labs_stored import running, stored

LOOKED_AT = 12
"""So many steps of a game are drawn."""
MOMENTS: dict[str, tuple[type[Event], ...]] = {
    "duel": (AttackClaimed, BlockClaimed, BoutEnded),
    "auf": (RecipeFinished,),
    "bakeries": (CakeSold,),
}
"""What happens in the key moments of each game."""


@lru_cache
def found_in(case: Case) -> Any:
    """Return the findings of a review for everybody; None without."""
    has_found = GAME_UIS[case.game.key].highlight is not None
    return reviewed(*stored(case), seat=0) if has_found else None


def replay_of(case: Case, viewer: Viewer, *, is_running: bool = False) -> Replay:
    row, moves = stored(case)
    return Replay(RecordedSteps(running(row) if is_running else row, moves), viewer)


def say_of(case: Case, locale: str = "en") -> TableMessages:
    return TableMessages(Messages(locale, PICTURED), stored(case)[0].seats)


def viewers(case: Case) -> list[Viewer]:
    return [Viewer(is_open=True), Viewer(), *map(Viewer, range(case.seats))]


def panel_of(case: Case, replay: Replay, step: int, locale: str = "en", **options: Any) -> Panel:
    """Return a step with its menu, as the player of the first seat sees it."""
    say = say_of(case, locale)
    to = jumps(replay, found_in(case), 0, say)
    place = ReplayPage(replay.whole.table.id, replay.viewer, step)
    return step_panel(replay.whole.table, replay, place, say, to=to, is_public=False, **options)


def menu_of(panel: Panel) -> Menu:
    (menu,) = (row for row in panel.rows if isinstance(row, Menu) and row.name == "jump")
    return menu


@every_case
def test_a_jump_leads_to_the_beginning_of_a_part_or_to_a_key_moment(case: Case) -> None:
    names = GAME_UIS[case.game.key].parts
    for viewer in viewers(case):
        replay = replay_of(case, viewer)
        found = jumps(replay, found_in(case), 0, say_of(case))
        steps = [jump.step for jump in found]
        assert steps == sorted(set(steps))
        assert steps[:1] == ([0] if names else []) and len(steps) <= CHOICES
        for jump in found:
            entry = replay.at(jump.step).entry
            assert bool(jump.part) == any(type(event) in names for event in entry.public)
            if jump.moments:
                assert any(isinstance(event, MOMENTS[case.game.key]) for event in entry.public)
            assert jump.part or jump.moments


@every_case
def test_the_menu_of_a_running_game_has_only_what_everybody_has_seen(case: Case) -> None:
    public = replay_of(case, Viewer(), is_running=True)
    seen_by_all = [jump.part for jump in jumps(public, found_in(case), None, say_of(case))]
    for seat in range(case.seats):
        own = jumps(replay_of(case, Viewer(seat), is_running=True), found_in(case), seat, say_of(case))
        assert [jump.part for jump in own] == seen_by_all
        assert not any(jump.moments for jump in own)


@in_languages
def test_the_menu_has_room_and_marks_the_step_that_is_shown(case: Case, locale: str) -> None:
    replay = replay_of(case, Viewer(is_open=True))
    shown = panel_of(case, replay, 0, locale)
    fits(shown)
    if not GAME_UIS[case.game.key].parts:  # such a game has nowhere to jump to
        assert not any(isinstance(row, Menu) and row.name == "jump" for row in shown.rows)
        return
    menu = menu_of(shown)
    assert [choice.is_taken for choice in menu.choices] == [True, *[False] * (len(menu.choices) - 1)]
    assert all(0 < len(choice.label) <= 100 and choice.note for choice in menu.choices)
    for choice in menu.choices:
        assert isinstance(choice.target, PageRoute)
        control, _ = ReplayPage.read(choice.target.arguments)
        assert control is ReplayControl.JUMP


@pytest.mark.parametrize("case", [param for param in CASES if str(param.id).startswith("duel")])
def test_everybody_is_told_the_best_bluff_and_only_a_player_what_they_missed(case: Case) -> None:
    """Nothing more than the post of the end tells everybody, and the review tells a player."""
    replay, found, say = replay_of(case, Viewer()), found_in(case), say_of(case)

    def told(reader: int | None) -> list[str]:
        return [moment for jump in jumps(replay, found, reader, say) for moment in jump.moments]

    bluff = best_bluff(found)
    expected = ["Best bluff"] * (bluff is not None) + ["Turning point"] * (found.turning_point is not None)
    assert sorted(moment.partition(":")[0] for moment in told(None)) == expected
    for seat in range(case.seats):
        missed = [moment for moment in told(seat) if moment.startswith("Missed bluff")]
        passed = [
            claim
            for claim in found.claims
            if not claim.is_true
            and claim.challenger is None
            and claim.seat % 2 != seat % 2
            and claim != bluff
        ]
        assert len(missed) == min(len(passed), 12)


@every_case
def test_next_stays_in_its_place_from_step_to_step(case: Case) -> None:
    """Only the heading is above it, and has always as many lines."""
    for viewer in viewers(case):
        replay = replay_of(case, viewer)
        steps = range(0, len(replay), max(1, len(replay) // LOOKED_AT))
        panels = [panel_of(case, replay, step) for step in steps]
        assert {panel.heading.count("\n") for panel in panels} == {2}
        assert all(len(panel.rows_above) == 1 for panel in panels)
        assert len({len(panel.rows) for panel in panels}) == 1


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_the_heading_has_as_many_lines_on_a_phone_at_every_step(key: str, locale: str) -> None:
    case = next(
        one for param in CASES for one in param.values if isinstance(one, Case) and one.game.key == key
    )
    replay = replay_of(case, Viewer(is_open=True))
    steps = sorted({0, 1, len(replay) // 2, len(replay) - 1})
    headings = [panel_of(case, replay, step, locale).heading for step in steps]
    assert len({points_of_text(heading) for heading in headings}) == 1


def test_few_steps_all_stay_and_many_are_thinned_out_evenly_with_the_first_and_the_last() -> None:
    assert thinned([3, 5, 8], 3) == [3, 5, 8]
    assert thinned(range(9), 5) == [0, 2, 4, 6, 8]
    assert thinned([], 2) == []
