"""New moves reach those that follow them once each, and one table's failure harms no other."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.i18n.locale import Press
from cogs.table_post.listeners import ChangeListeners, NewMoves
from cogs.ui.responses import UnansweredPresses


class Tables:
    """Two tables at a version."""

    def __init__(self) -> None:
        self.version = 3
        self.is_over = False

    async def is_shown_here(self, table_id: str) -> bool:
        return True

    async def session(self, table_id: str) -> Any:
        table = SimpleNamespace(id=table_id, shown=2)
        return SimpleNamespace(
            table=table, progress=SimpleNamespace(version=self.version), is_over=self.is_over
        )


async def quiet() -> None:
    """Wait until no look is under way."""
    while looks := [task for task in asyncio.all_tasks() if task.get_name().startswith("news ")]:
        await asyncio.wait(looks)


async def test_each_move_is_passed_on_once_and_a_failure_at_one_table_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tables, told = Tables(), list[tuple[str, int]]()

    async def tell(session: Any, since: int) -> None:
        if session.table.id == "bad":
            raise RuntimeError("a damaged event")
        told.append((session.table.id, since))

    moves = NewMoves(tables, tell, name="news")  # type: ignore[arg-type]
    for _ in range(2):
        moves.changed("bad")
        moves.changed("good")
        await quiet()
        tables.version += 1
    assert told == [("good", 2), ("good", 3)]
    assert [record.getMessage() for record in caplog.records] == [
        "news: new moves of table bad could not be told"
    ] * 2
    tables.is_over = True
    moves.changed("good")
    await quiet()
    assert told[2:] == [("good", 4)]
    assert not moves._known.keys() - {"bad"}, "a table that is over is forgotten"
    await moves.close()


class Shown:
    """Notes the changes that it is told of."""

    def __init__(self) -> None:
        self.tables: list[str] = []

    def changed(self, table_id: str) -> None:
        self.tables.append(table_id)


async def test_changes_are_passed_on_once_each_when_the_presses_have_their_answers() -> None:
    unanswered, shown = UnansweredPresses(), Shown()
    changes = ChangeListeners(unanswered)
    changes.show_on(shown)
    changes.changed("first")
    assert shown.tables == ["first"], "nobody waits for an answer"
    press = cast(Press, SimpleNamespace(id=1, type=discord.InteractionType.component))
    unanswered.add(press)
    for table_id in ("second", "third", "second"):
        changes.changed(table_id)
    await asyncio.sleep(0)
    assert shown.tables == ["first"]
    unanswered.discard(press)
    while changes._changed:
        await asyncio.sleep(0)
    assert shown.tables == ["first", "second", "third"]
