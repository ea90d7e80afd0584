"""The images of moments and of the end of a game have the players' avatars beside their names."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.games.images import poster_image
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg.avatar import after_avatars
from cogs.ui.panel import SvgImage
from data.records.tables import TableSeat
from games.engine import Outcome
from games.views import PublicView
from tests.labs import CASES, Case, played

AVATARS = {seat + 1: f"data:image/png;base64,SEAT{seat}" for seat in range(4)}


def speaking(seats: int, avatars: dict[int, str]) -> TableMessages:
    people = [TableSeat(seat=seat, user_id=seat + 1, name=f"P{seat}") for seat in range(seats)]
    return TableMessages(Messages(), people, avatars=avatars)


@pytest.mark.parametrize("key", PRESENTERS)
def test_a_poster_has_each_players_avatar_once(key: str) -> None:
    outcome = Outcome(places=(2, 1, 4, 3), scores=(2, 3, 0, 1))
    drawn = poster_image(key, PRESENTERS[key].emblem, outcome, speaking(4, AVATARS))
    assert [drawn.svg.count(avatar) for avatar in AVATARS.values()] == [1] * 4
    some = poster_image(key, PRESENTERS[key].emblem, outcome, speaking(4, {2: AVATARS[2]}))
    assert some.svg.count("<image ") == 1


ONE_OF_EACH = [
    parameters
    for parameters in CASES
    if parameters.id in {"duel-0", "duel-2", "auf-0", "auf-8", "bakeries-0"}
]


@pytest.mark.parametrize("case", ONE_OF_EACH)
def test_a_moment_has_the_avatars_of_those_whom_it_names(case: Case) -> None:
    counts: set[int] = set()
    for moment in played(case).moments:
        seen = [event for event in moment.step.events if event.reaches(None)]
        public = PublicView(case.game.view(moment.step.state, None))

        def drawn(
            avatars: dict[int, str], public: PublicView[Any] = public, seen: Any = seen
        ) -> SvgImage | None:
            image: SvgImage | None = PRESENTERS[case.game.key].moment(
                public, seen, speaking(case.seats, avatars)
            )
            return image

        image, bare = drawn(AVATARS), drawn({})
        if image is not None and bare is not None:
            counts.add(sum(avatar in image.svg for avatar in AVATARS.values()))
            assert "<image " not in bare.svg
    assert counts <= {1, case.seats}
    assert case.seats in counts


def test_a_name_that_needs_all_of_the_room_has_no_avatar() -> None:
    room = {"x": 0, "y": 20, "size": 24, "least": 20, "disc": 30}
    assert "<image " in after_avatars("Ada", ["data:,"], width=120, **room)
    assert "<image " not in after_avatars("Maximilian-Konstantin", ["data:,"], width=120, **room)
