"""Who may see a deal that others can still play: its player, and nobody else by any page, command or control."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.history.replay import Viewer
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.pages.replay import ReplayControl, ReplayPage
from cogs.ui.custom_id import PageName, PageRoute, TableControl, TableRoute
from games.engine import Seat
from playground import Answer, Visitor
from playground.world.permissions import Permission
from playground.world.places import tell_channel
from tests.endtoend.alone import Alone
from tests.endtoend.play import Club
from tests.endtoend.test_daily import HOUR, NOON, at, begun

SEALED = "Others can still play this deal today"
VIEWERS = [Viewer(), Viewer(is_open=True), Viewer(0), Viewer(1)]


@pytest.fixture
async def alone(club: Club) -> Alone:
    """Ada's deal of the day, with a moderator, Ben, who sees her private thread."""
    at(club, NOON)
    channel = club.pg.channel("cake-table")
    allowed = {"id": club.ben.id, "type": 1, "allow": int(Permission.MANAGE_THREADS), "deny": 0}
    channel.overwrites.append(allowed)
    tell_channel(club.pg.services.stage, "UPDATE", channel)
    return await begun(club)


def hands(alone: Alone) -> list[str]:
    """Return both hands as every page says them now; a hand without cards is left out."""
    session = alone.session
    say = TableMessages(Messages(), session.table.seats)
    presenter = PRESENTERS[session.table.game]
    seats: list[Seat] = [0, 1]
    said = ["\n".join(presenter.hand(session.progress.seat_view(seat), say)).strip() for seat in seats]
    return list(filter(None, said))


async def pressed(alone: Alone, person: Visitor, custom_id: str) -> Answer:
    """Press a control that is put in the place of one on the newest post of the thread."""
    post = alone.post()
    old = next(one["custom_id"] for one in person.controls(post) if one.get("custom_id"))
    forged: dict[str, Any] = json.loads(json.dumps(post).replace(f'"{old}"', json.dumps(custom_id)))
    return await person.press(forged, custom_id, stale=True)


@pytest.mark.parametrize("is_over", [False, True])
async def test_a_moderator_sees_no_step_of_it(club: Club, alone: Alone, is_over: bool) -> None:
    await (alone.finish() if is_over else alone.one_move())
    table_id = alone.session.table.id
    for control in ReplayControl:
        for viewer in VIEWERS:
            route = ReplayPage(table_id, viewer, 0).route(control)
            answer = await pressed(alone, club.ben, route.custom_id)
            refused = "is not over" if control is ReplayControl.RECORD and not is_over else SEALED
            assert answer.ephemeral, (control, viewer)
            assert refused in club.ben.text(answer.message), (control, viewer)
    for options in ({"table": table_id}, {"table": table_id, "step": 2}, {}):
        answer = await club.ben.command("/replay", channel=alone.place.id, **options)
        assert SEALED in club.ben.text(answer.message)


@pytest.mark.parametrize("is_over", [False, True])
async def test_no_other_page_or_control_shows_a_moderator_a_hand(
    club: Club, alone: Alone, is_over: bool
) -> None:
    secret = hands(alone)
    own = await pressed(
        alone, club.ada, TableRoute(alone.session.table.id, 0, TableControl.HAND_IN_WORDS).custom_id
    )
    assert secret[0] in club.ada.text(own.message), "it is how pages say a hand"
    await (alone.finish() if is_over else alone.one_move())
    secret += hands(alone)
    table_id = alone.session.table.id
    controls = [TableRoute(table_id, 0, control).custom_id for control in TableControl]
    answers = [await pressed(alone, club.ben, custom_id) for custom_id in controls]
    answers.append(await pressed(alone, club.ben, PageRoute(PageName.VERIFY, (table_id,)).custom_id))
    answers += [
        await club.ben.command("/verify", table=table_id),
        await club.ben.command("/hand", channel=alone.place.id),
        await club.ben.command("/table watch", table=table_id),
    ]
    told = "\n".join([await club.all_parts(club.ben, one.message) for one in answers if one.message])
    assert not any(hand in told for hand in secret)
    assert (alone.session.table.secret or b"").hex() not in told


async def test_its_player_sees_each_step_at_once_and_everybody_when_the_day_is_over(
    club: Club, alone: Alone
) -> None:
    await alone.finish()
    route = ReplayPage(alone.session.table.id, Viewer(is_open=True), 0).route(ReplayControl.OPEN).custom_id
    for person, hour in ((club.ada, 0), (club.ben, 24)):
        at(club, NOON + hour * HOUR)
        shown = await pressed(alone, person, route)
        assert "step 1 of" in person.text(shown.message)
