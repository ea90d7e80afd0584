"""Nothing in Discord tells what a seat may not know: two tables that differ only in that look the same to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.errors import Refused
from bot.tables.options import write_options
from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from cogs.hands.render import hand
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import render
from cogs.ui.custom_id import OpenForm
from data.records.tables import Phase, Table, TableSeat
from games.duel.actions import Block
from games.duel.state import State
from games.engine import Seat, Step
from games.entropy import Entropy
from games.record import fingerprint
from games.views import SeatView
from tests.emojis import PICTURED
from tests.games.duel import lab
from tests.labs import Case, of_every_kind, played
from tests.stores import MemoryStore

WORDS = Messages("en", PICTURED)
"""With pictures beside the names, which must tell no more than these."""
FORMS = ("attack", "block", "take", "name", "trade")
NAMES = ("Ada", "Ben", "Cleo", "Dov")


def session_of(case: Case) -> Session:
    """A table of these options that has just begun."""
    seats = tuple(TableSeat(seat=seat, name=NAMES[seat], user_id=11 + seat) for seat in range(case.seats))
    row = Table(
        id="secretly",
        guild_id=1,
        channel_id=2,
        host_id=11,
        game="duel",
        edition=1,
        options=write_options(case.game, case.options),
        seconds=90,
        phase=Phase.PLAYING,
        seats=seats,
        seed=played(case).seed,
        created_at=1.0,
        started_at=1.0,
    )
    return Session(MemoryStore().tables, case.game, row)


def stand(session: Session, state: State) -> None:
    """Let the table stand in this state."""
    progress = session.progress
    progress.state = state
    progress.open_decisions = progress.decisions_after(Step(state, ()), None, at=1.0)


def public(session: Session) -> Iterator[str]:
    """All that the table's post says and offers."""
    yield repr(render.table(session, WORDS))


def private(session: Session, seat: Seat) -> Iterator[str]:
    """Yield all that Discord shows and offers to one player: the hand, every form, every option of a command."""
    say, face, view = (
        TableMessages(WORDS, session.table.seats),
        PRESENTERS["duel"],
        session.progress.view(seat),
    )
    legal = session.legal_actions(seat)
    yield repr(hand(session, seat, WORDS, linked=True))
    for form in FORMS:
        yield shown_form(face, form, view, legal, say)
    for option in face.questions.options:
        yield repr(face.questions.offers(option, SeatView(view), legal, say))


def shown_form(face: Any, form: str, view: Any, legal: Any, say: TableMessages) -> str:
    try:
        return repr(face.questions.form(form, SeatView(view), legal, say))
    except Refused as refused:
        return f"{refused.reason} {refused.details}"


@pytest.mark.parametrize("variant", lab.VARIANTS, ids=lambda variant: str(variant[1].mode))
def test_only_the_attacked_player_is_offered_a_block(variant: tuple[int, Any]) -> None:
    """Neither the attacker's team nor the partner finds one beside their hand or in a command (CD-63)."""
    case, answers = Case(lab, *variant), 0
    session, face = session_of(case), PRESENTERS["duel"]
    for moment in of_every_kind(case):
        stand(session, moment.state)
        say = TableMessages(WORDS, session.table.seats)
        for seat in range(case.seats):
            view, legal = session.progress.view(seat), session.legal_actions(seat)
            rows = [row for row in face.own_controls(SeatView(view), say) if isinstance(row, tuple)]
            has_button = any(button.target == OpenForm("block") for row in rows for button in row)
            may_block = any(isinstance(action, Block) for action in legal)
            answers += may_block
            assert has_button == may_block
            if not may_block:
                with pytest.raises(Refused):
                    face.questions.form("block", SeatView(view), legal, say)
    assert answers


@pytest.mark.parametrize("variant", lab.VARIANTS, ids=lambda variant: str(variant[1].mode))
def test_twins_look_the_same_to_every_eye(variant: tuple[int, Any]) -> None:
    """What Discord shows to a seat, or to a spectator, does not depend on what it may not know."""
    case = Case(lab, *variant)
    session, different = session_of(case), 0
    for number, moment in enumerate(of_every_kind(case)):
        for seat in (*range(case.seats), None):
            other = lab.twin(moment.state, seat, Entropy(f"seen {number} {seat}".encode()))
            different += fingerprint(other) != fingerprint(moment.state)
            looks = []
            for state in (moment.state, other):
                stand(session, state)
                looks.append([*public(session), *(() if seat is None else private(session, seat))])
            assert looks[0] == looks[1]
    assert different


def test_a_look_differs_where_it_may() -> None:
    """The test above would see it: another hand is another look."""
    case = Case(lab, *lab.VARIANTS[0])
    session, state = session_of(case), played(case).moments[0].state
    other = lab.twin(state, 1, Entropy(b"another hand"))
    stand(session, state)
    mine = list(private(session, 0))
    stand(session, other)
    assert list(private(session, 0)) != mine
