"""A table that cannot be written costs only its own line: lists, history pages and choices."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any
from unittest.mock import Mock

import pytest

from bot.errors import Refused
from cogs.commands.autocomplete import Autocomplete
from cogs.events.guild_lifecycle import GuildLifecycleCog
from cogs.i18n.messages import Messages
from cogs.pages.history import HistoryPage, history_panel
from cogs.pages.table_labels import labelled, table_list
from data.records.finished_games import PastGame, PastSeat
from data.records.tables import Post
from tests.bot.tables.services import ADA, BEN, begun, lobby, tables
from tests.data.rows import ANNA, playing, seat

WORDS = Messages()
BAD: dict[str, Any] = {"game": "a game of which nobody knows"}


def past(table_id: str, **changes: Any) -> PastGame:
    row = playing(table_id, **changes)
    kept = {column.name: getattr(row, column.name) for column in fields(PastGame)}
    people = [{column.name: getattr(one, column.name) for column in fields(PastSeat)} for one in row.seats]
    return PastGame(**{**kept, "seats": tuple(PastSeat(**person) for person in people), "ended_at": 5.0})


def test_a_table_that_cannot_be_written_costs_only_its_line_of_the_list() -> None:
    options = {"options": {"mode": "core"}}
    post = Post(channel_id=1, message_id=2, turn=0, at=0.0)
    rows = [playing("t1", post=post, **options), playing("t2", **BAD), playing("t3", **options)]
    lines = table_list(rows, WORDS).paragraphs[0].splitlines()
    assert len(lines) == 3
    assert lines[1] == WORDS("history-damaged")
    assert "Cake Duel" in lines[0]
    assert "Cake Duel" in lines[2]


def test_a_game_that_cannot_be_written_costs_only_its_line_and_its_choice_of_the_history() -> None:
    options = {"options": {"mode": "core"}}
    rows = (past("t1", **options), past("t2", **BAD), None, past("t3", **options))
    panel = history_panel(rows, HistoryPage(), WORDS, has_more=False)
    lines = panel.paragraphs[0].splitlines()
    assert [line == WORDS("history-damaged") for line in lines] == [False, True, True, False]
    (menu,) = panel.rows
    assert "t2" not in repr(menu)
    assert "t1" in repr(menu)


def test_a_table_that_cannot_be_named_costs_only_its_choice() -> None:
    rows = [playing("t1"), playing("t2", **BAD), playing("t3", seats=(seat(0, ANNA), seat(1, None)))]
    assert list(labelled(rows, WORDS)) == ["t1", "t3"]


async def test_who_types_is_offered_their_other_tables_beside_a_bad_one() -> None:
    club = tables()
    good = await lobby(club)
    bad = replace(await club.table(good), id="bad", **BAD)
    await club.store.tables.add(bad)
    press = Mock(user=Mock(id=ADA.id), guild_id=1, extras={})
    assert list(await Autocomplete(club, Mock(), Mock()).own_open_tables(press)) == [good]


async def test_a_table_that_cannot_fall_asleep_keeps_no_other_awake(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    club = tables()
    first, second = await begun(club), await begun(club)
    sleep = club.fall_asleep

    async def fails(table_id: str) -> None:
        if table_id == first.table.id:
            raise KeyError("a fault in the rules")
        await sleep(table_id)

    monkeypatch.setattr(club, "fall_asleep", fails)
    await GuildLifecycleCog(Mock(tables=club), Mock(), Mock(), ())._let_sleep(1, None)
    assert second.status.is_asleep
    assert f"cannot put table {first.table.id} to sleep: KeyError" in caplog.text
    with pytest.raises(Refused):
        await club.lobbies.join(second.table.id, BEN)
