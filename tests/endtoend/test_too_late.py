"""A press that nobody waits for any more: one line in the log, and nobody is told anything."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from cogs.i18n.messages import Messages
from data.errors import TableMovedOn
from playground import AnswerKind
from playground.world.feed import Happening
from tests.endtoend.play import Club
from tests.endtoend.table_posts import custom_ids
from tests.waiting import until


async def test_a_form_that_cannot_open_in_time_is_one_line_in_the_log(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await club.seat(club.ada, club.ben)
    post, person = club.post(), club.asked()
    control = next(match[0] for match in custom_ids(post) if match[3].startswith("?"))
    has_failed, find = asyncio.Event(), club.bot.tables.session

    def note(happening: Happening) -> None:
        if happening.name == "INTERACTION_FAILED":
            has_failed.set()

    async def find_late(*asked: Any, **more: Any) -> Any:
        await has_failed.wait()
        return await find(*asked, **more)

    club.pg.services.stage.feed.listen(note)
    monkeypatch.setattr(club.pg.services.interactions, "answer_seconds", 0.1)
    monkeypatch.setattr(club.bot.tables, "session", find_late)
    answer = await person.press(post, control)
    assert answer.kind is AnswerKind.FAILED
    await until(lambda: any("came too late" in record.getMessage() for record in caplog.records))
    await club.settled()
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_member_whose_seat_is_taken_at_another_process_reads_that_the_table_has_moved_on(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.ada.command("/duel new")
    await club.settled()

    async def overtaken(*_: Any) -> None:
        raise TableMovedOn("a test")

    monkeypatch.setattr(club.bot.store.tables, "change_lobby", overtaken)
    answer = await club.ben.press(club.post(), "Join")
    assert answer.ephemeral
    assert club.ben.text(answer.message) == Messages()("refused-moved-on")
