"""A process shows only the tables whose home it is, also by the answer to a command or a press."""

from __future__ import annotations

from typing import Any, cast

import discord
import pytest

from bot.errors import Refused
from cogs.table_post import post_messages, post_updater
from cogs.table_post.post import TablePost
from cogs.table_post.post_updater import PostUpdater
from tests.bot.cluster.test_home_tables import Shared
from tests.bot.tables.services import Club, lobby, tables
from tests.cogs.screens import screen_parts
from tests.waiting import until

PRESS = cast("Any", object())


class Answers:
    """What a person is answered, in public and in private."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.public: list[object] = []
        self.private: list[str] = []

        async def show_publicly(_: object, panel: object, _image: object) -> int:
            self.public.append(panel)
            return 100

        async def reply_privately(_: object, text: str) -> None:
            self.private.append(text)

        async def acknowledge(_: object) -> None: ...

        monkeypatch.setattr(post_messages, "show_publicly", show_publicly)
        monkeypatch.setattr(post_updater, "reply_privately", reply_privately)
        monkeypatch.setattr(post_updater, "acknowledge", acknowledge)
        monkeypatch.setattr(post_updater, "messages_of", lambda _: lambda key: key)


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    return Answers(monkeypatch)


def shown_by(club: Club) -> PostUpdater:
    """Return the object that shows the tables."""
    return PostUpdater(screen_parts(club))


async def test_a_new_table_is_not_shown_by_a_process_that_has_lost_its_claim(answers: Answers) -> None:
    homes = Shared(is_home=True)
    club = tables(homes=homes)
    table_id = await lobby(club)
    homes.has_home = False
    shown = shown_by(club)
    await shown.open(PRESS, table_id)
    assert answers.public == []
    assert answers.private == ["table-action-done"]
    await until(lambda: not shown.live)
    await shown.close()
    await club.close()


async def test_a_new_table_is_shown_by_its_home(answers: Answers) -> None:
    club = tables(homes=Shared(is_home=True))
    table_id = await lobby(club)
    shown = shown_by(club)
    await shown.open(PRESS, table_id)
    assert len(answers.public) == 1
    await shown.close()
    await club.close()


async def test_a_table_is_not_posted_again_by_a_process_that_is_not_its_home(
    answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = tables(homes=Shared(is_home=False))
    table_id = await lobby(club)
    shown = shown_by(club)

    async def send(*_: object) -> None:
        raise AssertionError("it was posted")

    monkeypatch.setattr(TablePost, "_send", send)
    with pytest.raises(Refused, match="one-moment"):
        await shown.post_again(table_id, 7)
    await shown.close()
    await club.close()


async def test_a_press_at_a_table_of_another_process_leaves_nothing_in_memory(answers: Answers) -> None:
    club = tables(homes=Shared(is_home=False))
    table_id = await lobby(club)
    shown = shown_by(club)
    await shown.answer(PRESS, table_id)
    message = cast("Any", discord.Object(5))
    assert not await shown.shows(table_id, message)
    assert shown.live == {}
    await shown.close()
    await club.close()
