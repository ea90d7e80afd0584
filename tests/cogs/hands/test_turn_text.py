"""What a message tells of a turn: sentences for all that a seat may know, and nothing else."""

from __future__ import annotations

from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from games.engine import Event
from tests.cogs.games.test_events import SEATS
from tests.labs import Case, every_case, played


def events_of(case: Case) -> list[Event]:
    playout = played(case)
    return [
        event for step in (playout.dealt, *(one.step for one in playout.moments)) for event in step.events
    ]


@every_case
def test_there_is_a_sentence_for_each_event_that_a_seat_learns_of(case: Case) -> None:
    presenter = PRESENTERS[case.game.key]
    for event in events_of(case):
        for seat in range(case.seats):
            if event.reaches(seat) and presenter.is_told(event):
                reader = None if event.reaches(None) else seat
                assert presenter.event(event, TableMessages(Messages(), SEATS, reader=reader)).strip()
