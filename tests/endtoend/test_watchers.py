"""People who watch read who leads, and the post says how many of them there are."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.changes import ChangeKind, TableChanged
from cogs.table_post.spectators import Spectators
from tests.endtoend.play import Club, gives_up


def calls(club: Club) -> list[str]:
    """Return the messages that mention Cleo."""
    said: list[dict[str, Any]] = club.cleo.messages("cake-table")
    return [message["content"] for message in said if message["pings_me"] and "👀" in message["content"]]


async def test_spectators_read_who_leads(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    answer = await club.cleo.command("/table watch", table=row.id)
    assert "Tied at 0 : 0" in club.cleo.text(answer.message)
    await club.press(club.asked(), "Pass")
    await club.press(club.asked(), "Pass")
    (told,) = calls(club)
    assert "leads 1 : 0" in told
    await gives_up(club.ada)
    await club.settled()
    assert "gave up" in calls(club)[-1]


async def test_the_post_says_how_many_watch_and_not_who(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    assert "Watching" not in club.words()
    posts = len(club.posts())
    for number, person in enumerate((club.cleo, club.dov), start=1):
        await person.command("/table watch", table=row.id)
        await club.settled()
        assert f"Watching: {number}" in club.words()
        assert person.mention not in club.words()
    await club.cleo.command("/table watch", table=row.id)
    await club.settled()
    assert "Watching: 1" in club.words()
    assert len(club.posts()) == posts
    await club.press(club.asked(), "Pass")
    assert "Watching: 1" in club.words()
    await gives_up(club.ada)
    await club.settled()
    assert "Watching" not in club.words()


async def test_who_does_not_sit_in_a_lobby_watches_it_from_its_post(club: Club) -> None:
    await club.ada.command("/duel new")
    lobby = club.post()
    answer = await club.ada.press(lobby, "Watch")
    assert answer.ephemeral
    assert "already at this table" in club.ada.text(answer.message)
    for person, told in ((club.cleo, "when the game starts"), (club.ben, "when the game starts")):
        answer = await person.press(club.post(), "Watch")
        assert answer.ephemeral
        assert told in person.text(answer.message)
    answer = await club.dov.press(club.post(), "Watch")
    answer = await club.dov.press(club.post(), "Watch")
    assert "no longer watching" in club.dov.text(answer.message)
    await club.ben.press(club.post(), "Join")  # from now on Ben plays
    assert not calls(club)
    await club.ada.press(club.post(), "Start")
    await club.settled()
    (told,) = calls(club)
    assert "the game has started" in told
    assert not any(person.mention in told.partition(":")[0] for person in (club.ada, club.ben, club.dov))
    assert "Watching: 1" in club.words()


async def test_watchers_learn_once_of_a_start_after_which_somebody_moved_at_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def not_yet(*_: object) -> None:
        """A press is still being answered: changes are passed on together later."""

    await club.ada.command("/duel new")
    await club.cleo.press(club.post(), "Watch")
    await club.ben.press(club.post(), "Join")
    with monkeypatch.context() as answering:
        answering.setattr(Spectators, "_mention", not_yet)
        await club.ada.press(club.post(), "Start")
        await club.settled()
        await club.press(club.asked(), "Pass")
    assert not calls(club)
    (row,) = await club.bot.store.tables.unfinished()
    session = await club.bot.tables.session(row.id)
    for _ in range(2):
        club.bot.spectators.changed(TableChanged(ChangeKind.PLAYED, session.table, session, 0, is_first=True))
        await club.settled()
    (told,) = calls(club)
    assert club.cleo.mention in told
