"""What the posts of playable and unplayable tables show."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from bot.preferences import Preferences
from bot.tables.commands import Move
from cogs.i18n.locale import LocaleResolver
from cogs.i18n.messages import Messages
from cogs.pages.table_labels import table_list
from cogs.table_post import render
from cogs.table_post.snapshot import Snapshots
from cogs.table_post.turn_pings import TurnPings
from cogs.ui.panel import MESSAGE_CHARACTERS, SvgImage
from data.records.tables import By, Ending, MoveRecord, Phase, Post, Table, TableSeat
from games.duel import Duel
from tests.bot.tables.services import Watch, attacker, begun, tables
from tests.clients import NO_SERVERS
from tests.cogs.screens import screen_parts
from tests.stores import MemoryStore

WORDS = Messages()
CUSTOMS = Preferences(MemoryStore())
TONGUES = LocaleResolver(CUSTOMS, NO_SERVERS)
BIG = 1_200_000_000_000_000_000
"""As long as Discord's ids are."""


class Newer(Duel):
    """Tomorrow's rules."""

    edition: ClassVar[int] = Duel.edition + 1


async def test_a_table_of_another_edition_loses_its_controls_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    table_id = (await begun(tables(store))).table.id
    monkeypatch.setattr("bot.tables.service.GAMES", {"duel": Newer()})
    again = tables(store)
    for _ in range(2):  # when it is found out, and when it is known
        snapshot = await Snapshots(table_id, screen_parts(again)).take()
        assert not snapshot.panel.rows
        assert snapshot.panel.paragraphs == (WORDS("ended-other-edition"),)
        assert snapshot.table.ending is Ending.OTHER_EDITION
    assert snapshot.version == snapshot.table.version, "there is nothing left to show at a later start"


async def test_a_damaged_table_loses_its_controls_and_says_so() -> None:
    store = MemoryStore()
    session = await begun(tables(store))
    wrong: dict[str, Any] = {"table_id": session.table.id, "number": 1, "seat": attacker(session)}
    await store.tables.add_move(MoveRecord(**wrong, token="trade.none", by=By.PLAYER, at=1.0), due_at=None)
    snapshot = await Snapshots(session.table.id, screen_parts(tables(store))).take()
    assert not snapshot.panel.rows
    assert snapshot.panel.paragraphs == (WORDS("ended-damaged"),)


async def test_the_post_of_an_unplayable_table_is_changed_where_it_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    session = await begun(tables(store))
    await session.set_shown(0, Post(channel_id=2, message_id=9, turn=1, at=1.0))
    monkeypatch.setattr("bot.tables.service.GAMES", {"duel": Newer()})
    again = tables(store)
    assert (await Snapshots(session.table.id, screen_parts(again)).take()).turn == 1


async def test_the_post_shows_the_deadline_of_the_timeout() -> None:
    session = await begun(tables())
    due_at = session.first_deadline()
    assert due_at is not None
    assert f"<t:{int(due_at)}:R>" in render.table(session, WORDS).paragraphs[-1]


async def test_a_seat_without_an_open_question_is_not_pinged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = await begun(tables())
    monkeypatch.setattr(
        type(session.progress), "view", lambda self, seat: type("View", (), {"to_act": (0, 1)})
    )
    due = await TurnPings(screen_parts()).due(session)
    assert due == [session.table.seats[attacker(session)].user_id]


def row_of(number: int) -> Table:
    return Table(
        id=f"abcdefg{number % 10}",
        guild_id=BIG,
        channel_id=BIG,
        host_id=BIG,
        game="duel",
        edition=1,
        options={"mode": "team-full"},
        seconds=90,
        phase=Phase.PLAYING,
        seats=tuple(TableSeat(seat=seat, user_id=BIG + seat, name="x") for seat in range(4)),
        created_at=1.0,
        post=Post(channel_id=BIG, message_id=BIG, turn=1, at=1.0),
    )


@pytest.mark.parametrize("count", [1, 15, 16, 17, 18, 19, 20, 21, 22, 23, 60])
def test_a_list_of_tables_fits_a_message_and_counts_what_it_leaves_out(count: int) -> None:
    panel = table_list([row_of(number) for number in range(count)], WORDS)
    (text,) = panel.paragraphs
    assert panel.characters <= MESSAGE_CHARACTERS
    lines = text.splitlines()
    if len(lines) == count and "more" not in lines[-1]:
        return
    assert lines[-1] == WORDS("tables-more", count=count - len(lines) + 1)


async def test_a_post_is_rendered_once_a_version_and_language(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    service = tables(watch=watch)
    session = await begun(service)
    snapshots = Snapshots(session.table.id, screen_parts(service, locales=TONGUES))
    first = (await snapshots.take()).panel
    await session.set_shown(0, Post(channel_id=2, message_id=9, turn=1, at=1.0))
    assert (await snapshots.take()).panel is first, "the panel does not depend on where it was shown"
    watch.time += session.status.seconds / 2
    late = (await snapshots.take()).panel
    assert late != first
    seat = attacker(session)
    user_id = session.table.seats[seat].user_id
    assert user_id is not None
    action = next(iter(session.legal_actions(seat)))
    await service.apply(session.table.id, user_id, Move(action))
    moved = (await snapshots.take()).panel
    assert moved not in (first, late)
    monkeypatch.setattr(TONGUES, "_known", lambda guild_id: "de")
    assert (await snapshots.take()).panel != moved


async def test_an_avatar_that_comes_later_is_on_the_image_from_the_next_public_move_on() -> None:
    watch = Watch()
    service = tables(watch=watch)
    session = await begun(service)
    here: dict[int, str] = {}
    parts = screen_parts(
        service, avatars=lambda ids: {user_id: here[user_id] for user_id in ids if user_id in here}
    )
    snapshots = Snapshots(session.table.id, parts)

    async def image() -> SvgImage:
        shown = (await snapshots.take()).panel.image
        assert shown is not None
        return shown

    first = await image()
    user_id = session.table.seats[attacker(session)].user_id
    assert user_id is not None
    here[user_id] = "data:image/png;base64,AAAA"
    assert (await image()).name == first.name
    watch.time += session.status.seconds / 2
    late = (await snapshots.take()).panel
    assert late.image is not None
    assert late.image.name == first.name, "other words do not bring another image"
    action = next(iter(session.legal_actions(attacker(session))))
    await service.apply(session.table.id, user_id, Move(action))
    assert here[user_id] in (await image()).svg
