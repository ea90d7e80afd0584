"""A table of You Take the Cake that is played without a store, and looked at as Discord would show it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from bot.tables.session import Session
from bot.tables.table import ended
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from data.records.tables import Ending, Phase, Result, Table, TableSeat
from games.bakeries import Bakeries
from games.bakeries.actions import BakeryAction
from games.bakeries.ai.honest import Baker
from games.bakeries.events import BakeryEvent
from games.engine import Seat, Step
from games.entropy import Entropy
from tests.commands import follow
from tests.stores import MemoryStore

GAME = Bakeries()
ADA = 1_234_567_890_123_456_789
SEATS = (
    TableSeat(seat=0, user_id=ADA, name="A" * 32),
    TableSeat(seat=1, user_id=None, house="honest", name="B" * 32),
)


class Moment(NamedTuple):
    """A table just before a move, the move, and what it leads to."""

    session: Session
    seat: Seat
    action: BakeryAction
    step: Step[Any, BakeryEvent]


def opened(seed: bytes) -> Session:
    """A table just dealt."""
    row = Table(
        id="abcd1234",
        game="bakeries",
        edition=GAME.edition,
        options={},
        guild_id=1,
        channel_id=2,
        host_id=ADA,
        seconds=90,
        phase=Phase.PLAYING,
        seed=seed,
        seats=SEATS,
        created_at=0.0,
        started_at=0.0,
    )
    return Session(MemoryStore().tables, GAME, row)


def playing(seed: bytes, *, carelessness: float) -> Iterator[Moment]:
    """Play a whole game: the AI player's moves, and sometimes a random one."""
    random, session = Random(seed), opened(seed)
    while seats := GAME.actors(session.progress.state):
        (seat,) = seats
        legal = GAME.legal_actions(session.progress.state, seat)
        if random.random() < carelessness:
            action = random.choice(legal)
        else:
            action = Baker().choose(session.progress.view(seat), legal, Entropy(seed))
        step = GAME.apply(session.progress.state, seat, action)
        yield Moment(session, seat, action, step)
        follow(session.progress, step, seat, at=0.0)
    outcome = GAME.outcome(session.progress.state)
    assert outcome is not None
    result = Result(ending=Ending.FINISHED, places=outcome.places, scores=outcome.scores)
    session.table = ended(session.table, result, at=0.0)
    yield Moment(session, 0, action, step)


def say() -> TableMessages:
    """How one speaks of it."""
    return TableMessages(Messages(), SEATS)
