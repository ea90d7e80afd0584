"""The sentence of an event gets the values of the event's fields, in every game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar

from cogs.games.auf.presenter import AufPresenter
from cogs.games.presenter import Said
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from data.records.tables import TableSeat
from games.engine import Event, Seat
from tests.labs import Case, every_case, played

SEATS = [
    TableSeat(seat=seat, user_id=seat + 1, name=name)
    for seat, name in enumerate(("Ada", "Ben", "Cleo", "Dov"))
]


class Cake(StrEnum):
    """A cake."""

    TART = "tart"


@dataclass(frozen=True, slots=True, kw_only=True)
class CakesBaked(Event):
    """Somebody baked cakes for another player."""

    seat: Seat
    owner: Seat
    cakes: tuple[Cake, ...]
    best: Cake
    count: int
    slow: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CakesCounted(Event):
    """A number stands in a field that has cakes elsewhere."""

    cakes: int


class Heard(TableMessages):
    """Notes the last key and its values."""

    key = ""
    values: Mapping[str, object] = {}

    def __call__(self, key: str, /, **values: object) -> str:
        self.key, self.values = key, values
        return key


def values(event: Any, say: TableMessages) -> dict[str, Any]:
    return {"count": 7} if isinstance(event, CakesBaked) else {}


class Baker(AufPresenter):
    """A game of cakes."""

    game: ClassVar[str] = "oven"
    said: ClassVar[Said] = {"cakes": lambda cakes, _: " and ".join(cakes)}
    event_values = staticmethod(values)


def heard(event: Any) -> Heard:
    say = Heard(Messages(), SEATS)
    Baker().event(event, say)
    return say


def test_the_key_of_an_event_is_its_name_and_its_fields_are_the_values() -> None:
    baked = CakesBaked(seat=0, owner=1, cakes=(Cake.TART, Cake.TART), best=Cake.TART, count=2, slow=True)
    say = heard(baked)
    assert say.key == "oven-cakes-baked"
    assert say.values == {
        "who": "<@1>",
        "own": "False",
        "owner": "<@2>",
        "cakes": "tart and tart",
        "best": "tart",
        "count": 7,  # what depends on more than one field comes before the field's own value
        "slow": "True",
    }


def test_a_number_of_cards_is_said_as_a_number() -> None:
    assert heard(CakesCounted(cakes=3)).values == {"cakes": 3}


@every_case
def test_every_event_has_a_sentence_for_each_reader(case: Case) -> None:
    presenter, playout = PRESENTERS[case.game.key], played(case)
    events = [*playout.dealt.events, *(event for moment in playout.moments for event in moment.step.events)]
    for reader in (None, *range(case.seats)):
        say = TableMessages(Messages(), SEATS[: case.seats], reader=reader)
        assert all(presenter.event(event, say) for event in events if reader is None or event.reaches(reader))
