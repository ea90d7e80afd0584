"""Tournaments by the real client: sign-up, pairing, tables in threads, results, the winner, restarts, and bad input."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.cluster.homes import ShardsLost
from bot.errors import Refused
from data.sqlite.database import open_store
from playground import Playground, Visitor
from playground.world.permissions import Permission
from playground.world.places import tell_channel
from tests.endtoend.play import SCHEMA, Club, gives_up, running
from tests.features import tournament_handler, tournament_runner

CHANNEL = "cake-table"


def post(club: Club) -> dict[str, Any]:
    """Return the newest post of a tournament."""
    return [one for one in club.posts() if "Tournament:" in club.ada.text(one)][-1]


def text(club: Club) -> str:
    return club.ada.text(post(club))


async def settled(club: Club) -> None:
    """Wait until everything that is due is done and shown."""
    for _ in range(3):
        await tournament_runner(club.bot).settled()
        await club.settled()


async def signed_up(club: Club, *people: Visitor, **options: Any) -> None:
    await club.ada.command("/tournament new", **{"game": "duel", **options})
    for person in people:
        answer = await person.press(post(club), "Sign up")
        assert answer.ephemeral
        assert "You are in" in person.text(answer.message)
    await settled(club)


async def begun(club: Club, *people: Visitor, **options: Any) -> None:
    await signed_up(club, *people, **options)
    await club.ada.press(post(club), "Start now")
    await settled(club)


def threads(club: Club) -> list[str]:
    """Return the names of the threads of tables, oldest first."""
    return [channel.name for channel in club.pg.world.channels.values() if channel.name.startswith("Round ")]


async def give_up(club: Club, people: Iterable[Visitor]) -> None:
    """Let these people give up their games."""
    for person in people:
        answer = await gives_up(person)
        assert "You gave up" in person.text(answer.message)
    await settled(club)


async def test_the_post_of_a_tournament_is_dropped_with_the_shard_of_its_server(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await signed_up(club, club.ada)
    posts = tournament_handler(club.bot).posts
    assert list(posts.live)
    monkeypatch.setattr(club.bot.cluster, "is_home", lambda _: False)
    club.bot.cluster.news.tell(ShardsLost(frozenset({0}), in_time=False))
    assert not posts.live


async def test_a_tournament_is_played_from_sign_up_to_the_winner(club: Club) -> None:
    await signed_up(club, club.ada, club.ben, club.cleo, club.dov)
    assert "4 of 32" in text(club)
    await club.ada.press(post(club), "Start now")
    await settled(club)
    assert "Round 1 of 2" in text(club)
    assert len(threads(club)) == 2
    await give_up(club, (club.cleo, club.dov))
    assert "Round 2 of 2" in text(club)
    await give_up(club, (club.ben, club.dov))
    final = club.words()
    assert f"{club.ada.mention} wins the tournament!" in final
    assert f"{club.ada.mention} wins!" in text(club)
    answer = await club.dov.press(club.post(), "My games")
    assert answer.ephemeral
    assert "lost against" in club.dov.text(answer.message)


@pytest.mark.parametrize("shown", [True, False])
async def test_the_winner_has_a_poster_where_the_server_wants_pictures(shown: bool) -> None:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, draws=True) as bot:
        club = Club(pg, bot)
        await club.ada.command("/settings pictures", shown=shown)
        await begun(club, club.ada, club.ben, club.cleo, club.dov)
        await give_up(club, (club.cleo, club.dov))
        await give_up(club, (club.ben, club.dov))
        (final,) = [one for one in club.posts() if "wins the tournament!" in club.ada.text(one)]
        assert len(final["attachments"]) == shown
        assert ("1. Ada: Points: 2." in str(final["components"])) == shown
        assert (f"**2.** {club.ben.mention}" in club.ada.text(final)) != shown


@pytest.mark.parametrize("pings", ["at-once", "never"])
async def test_the_winner_is_pinged_only_if_they_want_pings(club: Club, pings: str) -> None:
    await club.ada.command("/preferences", pings=pings)
    await begun(club, club.ada, club.ben, club.cleo, club.dov)
    await give_up(club, (club.cleo, club.dov))
    await give_up(club, (club.ben, club.dov))
    pinged = [
        person
        for person in club.people
        if any(one["pings_me"] and "wins the tournament!" in person.text(one) for one in person.messages())
    ]
    assert pinged == [club.ada] * (pings == "at-once")


async def page(person: Visitor) -> dict[str, Any]:
    """Return the page that `/tournament show` shows to a person."""
    shown = await person.command("/tournament show")
    assert shown.message is not None
    return shown.message


async def test_the_organiser_and_others_can_sign_up_where_the_tournament_is_shown_to_them(club: Club) -> None:
    await signed_up(club, club.ben)
    for person in (club.ada, club.cleo):
        shown = await page(person)
        assert "You are not in this tournament" in person.text(shown)
        answer = await person.press(shown, "Sign up")
        assert "You are in" in person.text(answer.message)
    await settled(club)
    assert "3 of 32" in text(club)
    assert not club.ada.controls(await page(club.ada))
    await club.ada.press(post(club), "Start now")
    await settled(club)
    assert not club.dov.controls(await page(club.dov))


async def test_house_players_fill_up_to_an_even_number(club: Club) -> None:
    await signed_up(club, club.ada, club.ben, club.cleo, house="easy")
    assert "House players (easy) fill up to an even number" in text(club)
    await club.ada.press(post(club), "Start now")
    await settled(club)
    assert "**Baabette** 🤖" in text(club)
    assert "has a bye" not in text(club)
    assert len(threads(club)) == 2
    tables = await club.bot.store.tables.of_server(club.pg.guild.id)
    assert [seat.house for table in tables for seat in table.seats if seat.user_id is None] == ["easy"]


async def test_house_players_take_the_places_that_are_free_and_do_not_play_each_other(club: Club) -> None:
    await begun(club, club.ada, club.ben, house="easy", places=8, format="knockout")
    assert len(threads(club)) == 2
    await give_up(club, (club.ada, club.ben))
    for _ in range(2):
        await tournament_runner(club.bot).poll()
        await settled(club)
    assert "🤖 wins the tournament!" in club.words()
    assert len(threads(club)) == 2


async def test_a_tournament_takes_as_many_members_as_it_has_places(club: Club) -> None:
    await signed_up(club, club.ada, club.ben, club.cleo, places=3)
    assert "3 of 3" in text(club)
    refused = await club.dov.press(post(club), "Sign up")
    assert "it takes 3" in club.dov.text(refused.message)


async def test_one_member_alone_is_too_few_for_a_tournament_with_house_players(club: Club) -> None:
    await signed_up(club, club.ada, house="fair")
    assert "at least 2 players" in await told(club.ada, "/tournament start")


async def told(person: Visitor, command: str, channel: str = CHANNEL, **options: Any) -> str:
    """Return the private answer to a command."""
    answer = await person.command(command, channel=channel, **options)
    assert answer.ephemeral
    return person.text(answer.message)


async def test_a_knockout_ends_with_its_final(club: Club) -> None:
    await begun(club, club.ada, club.ben, club.cleo, format="knockout", clock="live")
    assert "Knockout" in text(club)
    assert "0 of 1 game over" in text(club)
    await give_up(club, (club.cleo,))
    await give_up(club, (club.ada,))
    assert f"{club.ben.mention} wins the tournament!" in club.words()


async def test_what_makes_no_sense_is_refused_with_one_sentence(club: Club) -> None:
    new = {"game": "duel"}
    assert "I can't read that time" in await told(
        club.ada, "/tournament new", **new, until="2026-02-30 12:00"
    )
    assert "between 1 minute and 30 days" in await told(club.ada, "/tournament new", **new, until="60d")
    assert "In a knockout, the number of rounds" in await told(
        club.ada, "/tournament new", **new, format="knockout", rounds=3
    )
    assert "no tournament" in await told(club.ada, "/tournament join")
    assert "no tournament" in await told(club.ada, "/tournament show")
    assert not club.posts()
    await signed_up(club, club.ben)
    assert "already has a tournament" in await told(club.cleo, "/tournament new", **new)
    assert "already signed up" in await told(club.ben, "/tournament join")
    assert "at least 3 players" in await told(club.ada, "/tournament start")
    assert "are not in this tournament" in await told(club.cleo, "/tournament leave")
    assert "Only the organiser" in await told(club.ben, "/tournament end")
    refused = await club.ben.press(post(club), "Start now")
    assert "Only the organiser" in club.ben.text(refused.message)
    assert len(club.posts()) == 1


async def test_a_member_can_leave_the_sign_up_and_come_back(club: Club) -> None:
    await signed_up(club, club.ada, club.ben)
    await club.ben.press(post(club), "Leave")
    await settled(club)
    assert club.ben.mention not in text(club)
    await club.ben.press(post(club), "Sign up")
    await settled(club)
    assert club.ben.mention in text(club)


async def test_a_control_of_another_servers_tournament_does_nothing(club: Club) -> None:
    guild = await club.pg.add_guild("Elsewhere")
    await club.pg.create_channel("den", guild)
    await signed_up(club, club.ben)
    row = await club.bot.store.tournaments.newest(club.pg.guild.id)
    assert row is not None
    handler = tournament_handler(club.bot)
    press = type("Press", (), {"guild_id": guild.id})
    with pytest.raises(Refused, match="no-tournament"):
        await handler.press(press, ("join", row.id))  # type: ignore[arg-type]


async def test_leaving_in_the_middle_of_a_round_loses_the_game(club: Club) -> None:
    await begun(club, club.ada, club.ben, club.cleo, club.dov)
    assert "You have left" in await told(club.cleo, "/tournament leave")
    await settled(club)
    assert f"{club.cleo.mention} (left)" in text(club)
    answer = await club.ada.press(post(club), "My games")
    assert f"won against {club.cleo.mention}" in club.ada.text(answer.message)


async def test_the_leave_button_of_an_old_sign_up_loses_no_game(club: Club) -> None:
    await signed_up(club, club.ada, club.ben, club.cleo)
    sign_up = post(club)
    await told(club.ada, "/tournament start")
    await settled(club)
    refused = await club.cleo.press(sign_up, "Leave", stale=True)
    assert "has started. To leave, use `/tournament leave`" in club.cleo.text(refused.message)
    await settled(club)
    assert "(left)" not in text(club)


async def test_a_pause_holds_the_next_round_until_it_is_resumed(club: Club) -> None:
    await begun(club, club.ada, club.ben, club.cleo, club.dov)
    assert "is paused" in await told(club.ada, "/tournament pause")
    await give_up(club, (club.cleo, club.dov))
    assert "Paused." in text(club)
    assert "Round 1 of 2" in text(club)
    assert "goes on" in await told(club.ada, "/tournament resume")
    await settled(club)
    assert "Round 2 of 2" in text(club)


async def test_a_tournament_can_be_ended_early(club: Club) -> None:
    await begun(club, club.ada, club.ben, club.cleo)
    assert "is over" in await told(club.ada, "/tournament end")
    await settled(club)
    assert "ended early" in text(club)
    assert "wins the tournament" not in club.story()
    await club.ada.command("/tournament new", game="auf")
    await settled(club)
    assert "Cake Auf!" in text(club)


async def test_the_call_to_a_thread_pings_only_members_who_want_pings(club: Club) -> None:
    await club.ben.command("/preferences", pings="never")
    await begun(club, *club.people)
    pinged = [
        person
        for person in club.people
        if any(
            one["pings_me"] and "Round" in one["content"]
            for name in threads(club)
            for one in person.messages(name)
        )
    ]
    assert pinged == [club.ada, club.cleo, club.dov]


async def test_without_the_right_to_open_threads_the_tables_are_in_the_channel(club: Club) -> None:
    club.pg.faults.deny("CREATE_PUBLIC_THREADS", CHANNEL)
    await club.settled()
    await begun(club, club.ada, club.ben, club.cleo, clock="slow")
    assert threads(club) == []
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    assert row.channel_id == club.pg.channel(CHANNEL).id


async def test_a_tournament_whose_channel_is_deleted_goes_on_in_another(club: Club) -> None:
    await club.pg.create_channel("cup")
    await club.settled()
    await club.ada.command("/tournament new", channel="cup", game="duel")
    for person in (club.ada, club.ben, club.cleo):
        assert "You are in" in await told(person, "/tournament join")
    await settled(club)
    await club.pg.delete_channel("cup")
    await club.settled()
    assert "Sign-up is over" in await told(club.ada, "/tournament start")
    await settled(club)
    row = await club.bot.store.tournaments.newest(club.pg.guild.id)
    assert row is not None
    assert row.is_paused
    assert "goes on" in await told(club.ada, "/tournament resume")
    await settled(club)
    assert "Round 1 of 2" in text(club)
    assert len(threads(club)) == 1


async def test_a_deleted_post_is_sent_again(club: Club) -> None:
    await signed_up(club, club.ada)
    await club.pg.delete_message(post(club))
    await club.settled()
    assert "You are in" in await told(club.ben, "/tournament join")
    await settled(club)
    assert "2 of 32" in text(club)


async def test_a_forgotten_member_is_somebody_in_the_standings(club: Club) -> None:
    await begun(club, club.ada, club.ben, club.cleo, club.dov)
    opened = await club.cleo.command("/privacy forget")
    await club.cleo.submit(opened.modal, {"word": "forget"})
    await tournament_runner(club.bot).poll()
    await settled(club)
    assert club.cleo.mention not in text(club)
    assert "somebody" in text(club)
    await give_up(club, (club.dov,))
    assert "Round 2 of 2" in text(club)


async def test_after_a_restart_the_tournament_goes_on_with_the_same_post(tmp_path: Path) -> None:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        async with running(pg, await open_store(tmp_path / "cake.sqlite3")) as bot:
            club = Club(pg, bot)
            await begun(club, club.ada, club.ben, club.cleo, club.dov)
            before = post(club)["id"]
            await tournament_runner(bot).close()
            for person in (club.cleo, club.dov):
                await gives_up(person)
        async with running(pg, await open_store(tmp_path / "cake.sqlite3")) as bot:
            club = Club(pg, bot)
            await club.ada.wait_for(lambda: "Round 2 of 2" in text(club) or None)
            await settled(club)
            assert post(club)["id"] == before
            assert len(threads(club)) == 4
            await give_up(club, (club.ben, club.dov))
            assert club.story().count("wins the tournament!") == 1


async def test_a_winner_who_was_announced_before_a_crash_is_not_announced_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(_: str) -> None: ...

    monkeypatch.setattr(club.bot.store.sent_messages, "drop_public", killed)
    await begun(club, club.ada, club.ben, club.cleo, club.dov)
    await give_up(club, (club.cleo, club.dov))
    await give_up(club, (club.ben, club.dov))
    row = await club.bot.store.tournaments.newest(club.pg.guild.id)
    assert row is not None
    assert row.is_announced
    # As if the program had been killed after the post was sent and before that was stored.
    await club.bot.store.tournaments.set_post(row.id, None, shown=-1, is_announced=False)
    tournament_handler(club.bot).posts.live.clear()
    await tournament_runner(club.bot).poll()
    await settled(club)
    assert club.story().count("wins the tournament!") == 1
    assert len([one for one in club.posts() if "Tournament:" in club.ada.text(one)]) == 1
    row = await club.bot.store.tournaments.newest(club.pg.guild.id)
    assert row is not None
    assert row.is_announced


async def test_of_two_organisers_at_once_one_is_told_that_there_is_a_tournament(club: Club) -> None:
    answers = await asyncio.gather(
        *(person.command("/tournament new", game="duel") for person in (club.ada, club.ben))
    )
    await settled(club)
    answered = [club.ada.text(answer.message) for answer in answers]
    assert sum("This server already has a tournament" in words for words in answered) == 1
    assert len(club.posts()) == 1


async def test_signing_up_twice_at_once_counts_once(club: Club) -> None:
    await signed_up(club, club.ada)
    shown = post(club)
    answers = await asyncio.gather(*(club.ben.press(shown, "Sign up") for _ in range(2)))
    await settled(club)
    answered = sorted(club.ben.text(answer.message) for answer in answers)
    assert [words.startswith("You have already signed up") for words in answered] == [True, False]
    assert "2 of 32" in text(club)


async def test_people_who_manage_the_server_run_a_tournament_of_somebody_else(club: Club) -> None:
    """Its organiser and nobody else may do so as well."""
    await club.ben.command("/tournament new", game="duel")
    await settled(club)
    for person in (club.ada, club.ben, club.cleo):
        await person.press(post(club), "Sign up")
    for command in ("start", "pause", "resume", "end"):
        assert "Only the organiser" in await told(club.dov, f"/tournament {command}")
    await club.ben.press(post(club), "Start now")
    await settled(club)
    for command in ("pause", "resume", "end"):
        assert "Only the organiser" in await told(club.dov, f"/tournament {command}")
    assert "is paused" in await told(club.ada, "/tournament pause")
    assert "goes on" in await told(club.ben, "/tournament resume")
    assert "is over" in await told(club.ada, "/tournament end")


async def test_an_organiser_may_not_take_it_to_a_channel_where_they_may_open_no_table(club: Club) -> None:
    await club.ben.command("/tournament new", game="duel")
    await club.ben.command("/tournament pause")
    await club.ada.command("/settings channel", where=club.pg.channel(CHANNEL))
    assert "This server plays in" in await told(club.ben, "/tournament resume", channel="cake-table-two")
    row = await club.bot.store.tournaments.newest(club.pg.guild.id)
    assert row is not None
    assert (row.is_paused, row.channel_id) == (True, club.pg.channel(CHANNEL).id)
    assert "goes on" in await told(club.ben, "/tournament resume")


async def test_a_pause_is_named_where_a_member_looks_at_their_games(club: Club) -> None:
    await begun(club, club.ada, club.ben, club.cleo, club.dov)
    await club.ada.command("/tournament pause")
    await settled(club)
    shown = await told(club.cleo, "/tournament show")
    assert "Paused." in shown
    assert "To your table" in shown, "running games go on"


async def test_a_tournament_in_a_channel_that_a_member_may_not_see_does_not_exist_for_them(
    club: Club,
) -> None:
    hidden = await club.pg.create_channel("back-room")
    denied = {"id": club.cleo.id, "type": 1, "allow": 0, "deny": int(Permission.VIEW_CHANNEL)}
    hidden.overwrites.append(denied)
    tell_channel(club.pg.services.stage, "UPDATE", hidden)
    await club.settled()
    await club.ada.command("/tournament new", channel="back-room", game="duel")
    await told(club.ben, "/tournament join")
    assert "no tournament" in await told(club.cleo, "/tournament show")
    assert "no tournament" in await told(club.cleo, "/tournament join")
    assert club.ben.mention in await told(club.dov, "/tournament show")


async def test_where_no_more_threads_can_be_opened_the_tables_are_in_the_channel(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object, **__: object) -> None:
        response = SimpleNamespace(status=400, reason="Bad Request")
        raise discord.HTTPException(response, {"code": 160006, "message": "Too many threads"})

    await club.ada.command("/settings threads", wanted=True)
    monkeypatch.setattr(discord.TextChannel, "create_thread", full)
    await begun(club, club.ada, club.ben, club.cleo)
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    assert row.channel_id == club.pg.channel(CHANNEL).id


async def test_a_post_that_was_sent_elsewhere_before_a_crash_is_found_there(club: Club) -> None:
    await club.pg.create_channel("cup")
    await begun(club, club.ada, club.ben, club.cleo, club.dov)
    old = await club.bot.store.tournaments.newest(club.pg.guild.id)
    assert old is not None
    await club.ada.command("/tournament pause")
    await club.ada.command("/tournament resume", channel="cup")
    await settled(club)
    # As if the program had been killed after the new post was sent and before that was stored.
    await club.bot.store.tournaments.set_post(old.id, old.post, shown=-1, is_announced=False)
    tournament_handler(club.bot).posts.live.clear()
    await tournament_runner(club.bot).poll()
    await settled(club)
    shown = [one for one in club.posts(channel="cup") if "Tournament:" in club.ada.text(one)]
    assert len(shown) == 1
    row = await club.bot.store.tournaments.newest(club.pg.guild.id)
    assert row is not None
    assert row.post is not None
    assert str(row.post.message_id) == shown[0]["id"]
