"""Ratings as members see them: in the lobby, on the leaderboard, in their statistics."""

from __future__ import annotations

import time
from typing import Any

from playground import Playground, Visitor
from tests.data.rows import WON, move, playing, seat
from tests.endtoend.play import SCHEMA, Club, gives_up, running

"""How long to wait for an image: the machine may be busy."""


async def finished(
    club: Club, *people: int, mode: str = "core", guild_id: int = 0, days_ago: int = 0
) -> None:
    """Store a game that the first of them won."""
    store, at = club.bot.store, time.time() - days_ago * 24 * 3600
    name = f"t{len(await store.tables.ids()):07}"
    table = playing(
        name,
        guild_id=guild_id or club.pg.guild.id,
        seats=tuple(seat(number, user_id) for number, user_id in enumerate(people)),
        options={"mode": mode},
        started_at=at - 60,
        created_at=at - 60,
    )
    await store.tables.add(table)
    await store.tables.add_move(move(1, name, at=at), due_at=None, result=WON)
    await store.tables.set_shown(name, 1, None)
    await club.bot.ratings.settle()


def read(person: Visitor, message: dict[str, Any] | None) -> list[str]:
    assert message is not None
    return person.text(message).splitlines()


def lines(person: Visitor, message: dict[str, Any] | None) -> list[str]:
    """Return the lines of a leaderboard."""
    return [line for line in read(person, message) if line.startswith("**") and ".**" in line]


async def test_the_lobby_says_whether_the_game_is_rated(club: Club) -> None:
    await club.ada.command("/duel new")
    assert "📈 Rated:" in club.words()
    await club.press(club.ada, "Add house player")
    assert "📈 Not rated: with a house player" in club.words()


async def test_a_leaderboard_is_ordered_and_marks_new_players(club: Club) -> None:
    for _ in range(5):
        await finished(club, club.ada.id, club.ben.id)
    await finished(club, club.ben.id, club.cleo.id)
    shown = await club.cleo.command("/leaderboard")
    assert not shown.ephemeral
    first, second, third = lines(club.cleo, shown.message)
    assert first.startswith(f"**1.** {club.ada.mention}: ")
    assert "5 wins in 5 games, best streak 5" in first
    assert (club.ben.mention in second, "🌱" in second) == (True, False)
    assert (club.cleo.mention in third, "🌱" in third) == (True, True)
    other = await club.cleo.command("/leaderboard", mode="team")
    assert "Nobody finished a rated game" in club.cleo.text(other.message)


async def test_a_member_who_has_left_the_boards_is_seen_there_by_nobody_else(club: Club) -> None:
    await finished(club, club.ada.id, club.ben.id)
    await finished(club, club.ben.id, club.cleo.id)
    await club.ada.command("/preferences", boards=False)
    shown = await club.ben.command("/leaderboard")
    assert club.ada.mention not in club.ben.text(shown.message)
    assert lines(club.ben, shown.message)[0].startswith(f"**1.** {club.ben.mention}"), (
        "nobody is counted above"
    )
    own = await club.ada.command("/leaderboard")
    assert club.ada.mention not in club.ada.text(own.message), "everybody reads that post"
    assert shown.message is not None
    turned = await club.ada.choose(shown.message, "Sort by…", ["page:leaderboard:duel-core.all.wins.1"])
    assert turned.ephemeral
    assert f"… **1.** {club.ada.mention}" in club.ada.text(turned.message)
    theirs = await club.ben.command("/stats", member=club.ada)
    assert "only they see their ratings" in club.ben.text(theirs.message)
    assert "rating **" not in club.ben.text(theirs.message)
    mine = await club.ada.command("/stats")
    assert "rating **" in club.ada.text(mine.message)
    assert "only they see" not in club.ada.text(mine.message)
    await club.ada.command("/preferences", boards=True)
    shown = await club.ben.command("/leaderboard")
    assert lines(club.ben, shown.message)[0].startswith(f"**1.** {club.ada.mention}")


async def test_a_member_who_turns_the_page_gets_a_leaderboard_of_their_own(club: Club) -> None:
    for number in range(12):
        await finished(club, 1000 + number, 2000 + number)
    await finished(club, 3000, club.ada.id)
    shown = await club.ben.command("/leaderboard", by="wins")
    assert f"{club.ben.mention} is not listed yet" in club.ben.text(shown.message)
    assert shown.message is not None
    public = club.ben.text(shown.message)
    own = await club.ada.press(shown.message, "Lower ▶")
    assert own.ephemeral
    places = lines(club.ada, own.message)
    assert len(places) == 5
    assert f"… **14.** {club.ada.mention}" in club.ada.text(own.message), (
        "players without a win share the fourteenth place"
    )
    assert public == club.ben.text(club.post())
    assert own.message is not None
    turned = await club.ada.press(own.message, "Lower ▶")
    assert len(lines(club.ada, turned.message or own.message)) == 5


async def test_a_leaderboard_counts_only_games_within_its_time_span(club: Club) -> None:
    await finished(club, club.ada.id, club.ben.id, days_ago=200)
    await finished(club, club.ben.id, club.ada.id)
    week = await club.ada.command("/leaderboard", span="week", by="wins")
    (first, second) = lines(club.ada, week.message)
    assert club.ben.mention in first
    assert "0 wins in 1 game" in second
    ever = await club.ada.command("/leaderboard", by="streak")
    assert all("1 win in 2 games" in line for line in lines(club.ada, ever.message))


async def test_the_same_people_in_two_servers_have_two_leaderboards(club: Club) -> None:
    await finished(club, club.ada.id, club.ben.id)
    await finished(club, club.ben.id, club.ada.id, guild_id=77)
    shown = await club.ada.command("/leaderboard", by="wins")
    first, second = lines(club.ada, shown.message)
    assert club.ada.mention in first
    assert "0 wins in 1 game" in second
    figures = await club.ada.command("/stats", other=club.ben)
    assert "1 win in 1 rated game" in club.ada.text(figures.message)
    assert "1 game, ahead in 1, behind in 0" in club.ada.text(figures.message)
    past = club.ada.text((await club.ada.command("/history")).message)
    assert "`t0000000`" in past
    assert "`t0000001`" not in past
    offered = await club.ada.autocomplete("/replay", option="table", typed="")
    assert [choice["value"] for choice in offered] == ["t0000000"]


async def test_a_missing_leaderboard_gets_one_clear_sentence(club: Club) -> None:
    await finished(club, club.ada.id, club.ben.id)
    beyond = await club.ada.command("/leaderboard", page=2)
    assert "doesn't have that many pages" in club.ada.text(beyond.message)
    modes = await club.ada.command("/leaderboard", game="auf", mode="team")
    assert "Only Cake Duel has modes" in club.ada.text(modes.message)
    nobody = await club.ada.command("/leaderboard", game="bakeries")
    assert "Nobody finished a rated game" in club.ada.text(nobody.message)


async def test_the_posts_button_shows_the_leaderboard_of_its_own_mode(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await finished(club, club.ada.id, club.ben.id)
    await gives_up(club.ada)
    await club.settled()
    shown = await club.ben.press(club.post(), "Leaderboard")
    assert shown.ephemeral
    assert len(lines(club.ben, shown.message)) == 2


async def test_the_statistics_of_a_member_are_shown_on_request(club: Club) -> None:
    for _ in range(2):
        await finished(club, club.ada.id, club.ben.id)
    await finished(club, club.ben.id, club.ada.id)
    shown = await club.cleo.command("/stats", member=club.ada, other=club.ben)
    assert shown.ephemeral
    text = club.cleo.text(shown.message)
    assert f"📊 {club.ada.mention}" in text
    assert "2 wins in 3 rated games; current streak 0, best 2" in text
    assert "3 games, ahead in 2, behind in 1" in text
    assert "▁" in text


async def test_a_member_who_wants_only_words_gets_no_image(club: Club) -> None:
    for _ in range(2):
        await finished(club, club.ada.id, club.ben.id)
    await club.bot.store.preferences.change_member(club.ada.id, words_only=True)
    shown = await club.ada.command("/stats")
    assert shown.message is not None
    assert not shown.message["attachments"]
    assert "▁" in club.ada.text(shown.message)


async def test_bluffs_and_challenges_are_counted_when_the_game_is_over(club: Club) -> None:
    await club.seat(club.ada, club.ben, trophies=1)
    attacker = club.asked()
    await club.attack(attacker, "wizard", 2)
    before = await attacker.command("/stats")
    assert "hasn't finished a game" in attacker.text(before.message), "nothing of a running game"
    await club.press(club.other(attacker), "Challenge!")
    assert club.is_finished()
    mine, theirs = await attacker.command("/stats"), await club.other(attacker).command("/stats")
    assert "Claims: 1, including" in attacker.text(mine.message)
    assert "Challenges: " in attacker.text(theirs.message)


async def test_the_record_of_a_member_says_what_they_have_done_once(club: Club) -> None:
    await club.seat(club.ada, club.ben, trophies=1)
    attacker = club.asked()
    await club.attack(attacker, "wizard", 2)
    await club.press(club.other(attacker), "Challenge!")
    mine = await attacker.command("/stats")
    text = attacker.text(mine.message)
    assert "🏅 Achievements: " in text
    assert "▫️ a duel without losing a bout" in text
    theirs = await club.ben.command("/stats", member=club.ada)
    assert "🏅 Achievements: " in club.ben.text(theirs.message)
    kept = await club.bot.history.export(attacker.id)
    assert kept["servers"][0]["statistics"]["duel"]["games"] == 1
    opened = await attacker.command("/privacy forget")
    await attacker.submit(opened.modal, {"word": "forget"})
    assert "hasn't finished a game" in attacker.text((await attacker.command("/stats")).message)


async def test_missing_statistics_get_one_clear_sentence(club: Club) -> None:
    assert "hasn't finished a game" in club.ada.text((await club.ada.command("/stats")).message)
    await finished(club, club.ada.id, club.ben.id)
    of_game = await club.ada.command("/stats", game="auf")
    assert "hasn't finished this game" in club.ada.text(of_game.message)
    same = await club.ada.command("/stats", other=club.ada)
    assert "two different members" in club.ada.text(same.message)
    never = await club.ada.command("/stats", other=club.cleo)
    assert "have not played a rated game against each other" in club.ada.text(never.message)


async def pictured(person: Visitor, message_id: str) -> dict[str, Any]:
    """Return the message as soon as it has its image."""
    return await person.wait_for(
        lambda: next(
            (found for found in person.messages() if found["id"] == message_id and found["attachments"]), None
        ),
    )


async def test_the_statistics_are_also_images_with_descriptions() -> None:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, draws=True) as bot:
        club = Club(pg, bot)
        for _ in range(2):
            await finished(club, club.ada.id, club.ben.id)
        shown = await club.ada.command("/stats")
        assert shown.message is not None
        message = await pictured(club.ada, shown.message["id"])
        (picture,) = message["attachments"]
        assert pg.world.files[int(picture["id"])].startswith(b"\x89PNG")
        assert "rating over the last 2 rated games" in str(message["components"])
        again = await club.ada.command("/stats")
        assert again.message is not None
        assert again.message["attachments"], "an image that is already rendered comes with the answer"


async def bluff(club: Club, attacker: Visitor) -> None:
    """Attack with a card that is not the claimed one."""
    opened = await attacker.press(club.post(), "Attack…")
    assert opened.modal is not None
    fields = {label["component"]["custom_id"]: label["component"] for label in opened.modal["components"]}
    card = fields["cards"]["options"][0]
    claim = next(kind for kind in ("soldier", "archer") if kind not in card["label"].lower())
    await attacker.submit(opened.modal, {"cards": [card["value"]], "claim": claim})
    await club.settled()


async def test_the_bluffs_of_a_duel_are_an_image_even_without_a_rating() -> None:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, draws=True) as bot:
        club = Club(pg, bot)
        await club.seat(club.ada, club.ben, trophies=1)
        attacker = club.asked()
        await bluff(club, attacker)
        await club.press(club.other(attacker), "Accept")
        await gives_up(club.ben)
        await club.settled()
        shown = await attacker.command("/stats", game="duel")
        assert shown.message is not None
        message = await pictured(attacker, shown.message["id"])
        assert "1 bluff (100%), 1 not caught" in str(message["components"])
