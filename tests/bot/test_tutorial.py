"""Lessons: their questions, their ends, and that they do not count."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot import tutorial
from bot.tables.commands import Move, TableAction, TableActionKind
from bot.tables.lobby import Member, NewTable
from bot.tables.options import stored_options, write_options
from bot.tables.session import Session
from data.records.tables import Ending, Phase
from games.ai import TUTOR
from games.catalog import ENTRIES, GAMES, levels
from games.entropy import Entropy
from tests.bot.tables.services import ADA, BEN, Club, Watch, tables
from tests.bot.tutorial_tables import TOPICS
from tests.stores import MemoryStore

every_game = pytest.mark.parametrize("key", GAMES)


async def opened(club: Club, key: str, member: Member = ADA) -> Session:
    new = NewTable(guild_id=1, channel_id=2, seconds=86_400)
    return await tutorial.begin(club.lobbies, GAMES[key], member, new)


async def played(club: Club, key: str, way: str = "honest") -> tuple[Session, list[str]]:
    """Return a lesson that Ada plays to its end in this way, and the topics of her questions."""
    session = await opened(club, key)
    asked = []
    while not session.is_over:
        if session.house_seats():
            await club.autoplay.play_one(session.table.id)
        else:
            asked.append(session.progress.topic(0))
            view, legal = session.progress.view(0), session.legal_actions(0)
            entropy = Entropy(bytes([session.progress.version % 256]) * 32)
            action = ENTRIES[key].ai_players[way].choose(view, legal, entropy)
            await club.apply(session.table.id, ADA.id, Move(action))
    return session, asked


@every_game
async def test_a_lesson_starts_at_once(key: str) -> None:
    club = tables()
    session = await opened(club, key)
    row = await club.store.tables.get(session.table.id)
    assert row is not None
    assert row.is_tutorial
    assert (row.phase, [seat.house for seat in row.seats]) == (Phase.PLAYING, [None, TUTOR])
    assert row.due_at == session.first_deadline() is not None


@every_game
async def test_everyone_has_the_same_deal(key: str) -> None:
    club = tables()
    mine, theirs = await opened(club, key), await opened(club, key, BEN)
    assert mine.progress.state == theirs.progress.state


@every_game
async def test_a_lesson_asks_every_topic_and_ends_soon(key: str) -> None:
    """Five minutes: a dozen seconds for the first question of each kind, half as many for any other."""
    session, asked = await played(tables(), key)
    assert set(asked) >= set(TOPICS[key]) - {"again"}, "the player who is ahead has no clearance sale"
    assert 6 * len(asked) + 6 * len(set(asked)) <= 300
    assert session.table.ending is Ending.TUTORIAL


@every_game
@pytest.mark.parametrize("deal", range(12))
async def test_a_lesson_asks_no_other_topic(key: str, deal: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the learner does."""
    entry = replace(ENTRIES[key], tutorial=replace(ENTRIES[key].tutorial, deal=deal))
    monkeypatch.setattr(tutorial, "ENTRIES", {key: entry})
    session, asked = await played(tables(), key, "random")
    assert set(asked) <= set(TOPICS[key])
    assert session.is_over


@every_game
async def test_a_lesson_does_not_count(key: str) -> None:
    store = MemoryStore()
    club = tables(store)
    await played(club, key)
    given_up = await opened(club, key)
    await club.apply(given_up.table.id, ADA.id, TableAction(TableActionKind.CONCEDE))
    assert given_up.table.ending is Ending.TUTORIAL
    assert await store.ratings.unsettled() == ()


@every_game
async def test_a_lesson_replays_to_the_same_state(key: str) -> None:
    store = MemoryStore()
    session, _ = await played(tables(store), key)
    again = await tables(store).session(session.table.id)
    assert again.progress.state == session.progress.state
    assert again.progress.answered == session.progress.answered
    assert again.is_over


@every_game
async def test_answers_after_a_missed_deadline_are_not_learned(key: str) -> None:
    watch = Watch()
    club = tables(watch=watch)
    session = await opened(club, key)
    watch.time += 86_400
    await club.deadlines.on_timeout(session.table.id)
    assert session.progress.version > 0
    assert session.progress.answered == set()


@every_game
async def test_after_a_lesson_a_real_table_opens(key: str) -> None:
    """It has the usual options, the server's clock, and free seats in place of the tutor."""
    club = tables()
    session, _ = await played(club, key)
    row = await club.lobbies.play_again(session.table.id, ADA, place=lambda: 2, is_swapped=False)
    game = GAMES[key]
    assert (row.phase, row.is_tutorial) == (Phase.LOBBY, False)
    assert [seat.user_id for seat in row.seats] == [ADA.id]
    assert stored_options(game, row.options) == game.Options()
    assert row.options == write_options(game, game.Options())
    assert row.seconds == club.preferences.seconds(1, None)


@every_game
def test_no_lobby_offers_the_tutor(key: str) -> None:
    assert TUTOR in ENTRIES[key].ai_players
    assert TUTOR not in levels(key)
