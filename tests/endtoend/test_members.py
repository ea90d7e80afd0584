"""What members set for themselves, what is stored about them, and how they are forgotten."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from typing import Any

import pytest

from bot.sent_messages import HandDetail, detail_of
from bot.tables.commands import Move
from bot.tables.lobby import Member, NewTable
from data.records.tables import By, SentKind, Table
from games.bakeries.state import Phase
from games.catalog import GAMES
from playground import Answer
from playground.interactions import payload
from playground.world.components import Kind
from tests.bot.tables.services import ADA, BEN, tables
from tests.endtoend.play import Club, gives_up
from tests.stores import MemoryStore


async def test_preferences_are_changed_with_buttons(club: Club) -> None:
    opened = await club.ben.command("/preferences")
    assert opened.ephemeral
    await club.ben.press(message(opened), "Direct messages")
    assert "off." in club.ben.text(club.ben.now(message(opened)) or {})
    pings = message(await club.ben.press(message(opened), "Pings"))
    await club.ben.choose(pings, "When it's my turn…", ["page:preferences:turn.never"])
    assert "**My turn:** no ping." in club.ben.text(club.ben.now(message(opened)) or {})
    await club.ben.press(club.ben.now(message(opened)) or {}, "General")
    await club.ben.press(message(opened), "Auto-roll")
    member = await club.bot.store.preferences.member(club.ben.id)
    assert (member.wants_messages, member.turn_pings, member.rolls_by_itself) == (False, "never", True)
    await club.ben.press(message(opened), "Auto-roll")
    assert not (await club.bot.store.preferences.member(club.ben.id)).rolls_by_itself


async def test_a_language_is_chosen_and_reset(club: Club) -> None:
    opened = await club.ben.command("/preferences")
    assert "same as your Discord" in club.ben.text(message(opened))
    await club.ben.choose(message(opened), "Choose a language", ["page:preferences:language.en"])
    assert (await club.bot.store.preferences.member(club.ben.id)).language == "en"
    await club.ben.command("/preferences", language="discord")
    assert (await club.bot.store.preferences.member(club.ben.id)).language is None


async def test_the_controls_of_the_preferences_show_what_is_chosen(club: Club) -> None:
    opened = await club.ben.command("/preferences", rolls=True, language="de")
    controls = list(club.ben.controls(message(opened)))
    await club.ben.press(message(opened), "Hinweise")
    controls += club.ben.controls(club.ben.now(message(opened)) or {})
    signs = {
        control["label"]: control["emoji"]["name"]
        for control in controls
        if control["type"] == Kind.BUTTON and "emoji" in control
    }
    assert signs == {
        "Direktnachrichten": "✅",
        "Auto-Würfeln": "✅",
        "Nur Text": "⬜",
        "Als Nächstes dran": "⬜",
        "Abstimmungen": "⬜",
        "Halbzeit": "✅",
    }
    menus = [control for control in controls if control["type"] != Kind.BUTTON]
    chosen = [option["label"] for menu in menus for option in menu["options"] if option.get("default")]
    assert chosen == ["Deutsch", "Am Zug: sofort erwähnen"]


async def test_a_refused_message_shows_in_the_preferences_and_is_tried_again_on_request(club: Club) -> None:
    club.pg.faults.close_dms("Ben")
    await club.seat(club.ada, club.ben)
    shown = await club.ben.command("/preferences")
    assert "Discord didn't let me write to you" in club.ben.text(message(shown))
    sends = [call for call in club.pg.calls() if "/users/@me/channels" in call.path]
    await club.press(club.asked(), "Pass")
    assert len([call for call in club.pg.calls() if "/users/@me/channels" in call.path]) == len(sends)
    club.pg.faults.open_dms("Ben")
    await club.ben.press(message(shown), "Direct messages")
    await club.settled()
    assert "Your hand" in club.ben.text(club.ben.dms()[-1])


async def test_a_hand_that_its_player_deletes_is_not_sent_again(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    (hand,) = club.ben.dms()
    await club.pg.delete_message(hand)
    await club.press(club.asked(), "Pass")
    await club.press(club.asked(), "Pass")
    assert not club.ben.dms()
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    sent = await club.bot.store.sent_messages.about(row.id)
    kept = {one.user_id: detail_of(one, HandDetail).is_unwanted for one in sent if one.kind is SentKind.HAND}
    assert kept == {club.ada.id: False, club.ben.id: True}, "a restart does not send it either"
    club.bot.hands.live.clear()  # what a restart forgets
    await club.press(club.asked(), "Pass")
    assert not club.ben.dms()


async def test_dice_roll_automatically_for_members_who_want_that(club: Club) -> None:
    """BB-30: nothing is left to decide when the dice are rolled."""
    await club.ada.command("/preferences", rolls=True)
    await club.ada.command("/bakery new")
    await club.ben.press(club.post(), "Join")
    await club.press(club.ada, "Start")
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    session = await club.bot.tables.session(row.id)
    while session.progress.state.phase is not Phase.SALE:
        (seat,) = session.actors
        action = session.game.fallback(session.progress.state, seat)
        user_id = session.table.seats[seat].user_id
        assert user_id is not None
        await club.bot.tables.apply(row.id, user_id, Move(action))
    bens, adas = session.seat_of(club.ben.id), session.seat_of(club.ada.id)
    await club.ada.wait_for(lambda: bens in session.actors or session.is_over)
    assert adas not in session.actors
    rolled = [move for move in await club.bot.store.tables.moves(row.id) if move.token.startswith("roll")]
    assert {move.seat for move in rolled} <= {adas}
    version = session.progress.version
    await club.settled()
    assert session.progress.version == version, "nobody rolls for Ben"


async def test_dice_go_on_rolling_automatically_after_a_restart() -> None:
    """BB-30: a roll that was due when the bot stopped happens after the start."""
    store = MemoryStore()
    club = tables(store)
    game = GAMES["bakeries"]
    row = await club.lobbies.open_lobby(
        game, game.Options(), ADA, NewTable(guild_id=1, channel_id=2, seconds=90)
    )
    await club.lobbies.join(row.id, BEN)
    session = await club.lobbies.start(row.id, ADA.id)
    while not session.rolls():
        (seat,) = session.actors
        action = game.fallback(session.progress.state, seat)
        await session.execute(Move(action), seat, by=By.PLAYER, at=1.0)
    (seat,) = session.rolls()
    user_id = session.table.seats[seat].user_id
    assert user_id is not None
    await club.close()
    later = tables(store)
    await later.preferences.change_member(user_id, rolls_by_itself=True)
    await later.wake()
    await asyncio.gather(*later.autoplay._running)
    assert row.id in later.autoplay._turns.tasks
    await asyncio.gather(*later.autoplay._turns.tasks.values())
    assert (await store.tables.moves(row.id))[-1].token.startswith("roll")
    await later.close()


async def test_the_export_is_a_file_with_everything(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    first = club.asked()
    await club.press(first, "Pass")
    answer = await first.command("/privacy export")
    assert answer.ephemeral
    kept = await export(club, answer)
    (table,) = kept["tables"]
    assert table["seat"]["user_id"] == first.id
    assert [move["token"] for move in table["moves"]] == ["claim.pass"]
    assert "seed" not in table
    assert str(club.other(first).id) not in json.dumps(kept), "it names nobody else"
    assert kept["member"]["turn_pings"] == "at-once"


def message(answer: Answer) -> dict[str, Any]:
    """Return the message that answered this person."""
    assert answer.message is not None
    return answer.message


async def export(club: Club, answer: Answer) -> Any:
    """Return the parsed file of an answer."""
    assert answer.message is not None
    (attachment,) = answer.message["attachments"]
    return json.loads(club.pg.world.files[int(attachment["id"])])


async def test_the_policy_offers_both_buttons(club: Club) -> None:
    shown = await club.ben.command("/privacy show")
    assert shown.ephemeral
    assert "30 days after the bot has left" in club.ben.text(message(shown))
    assert (await club.ben.press(message(shown), "Forget me…")).modal is not None


async def test_the_policy_has_a_second_part_with_both_buttons(club: Club) -> None:
    shown = await club.ben.command("/privacy show")
    assert "can read its database" not in club.ben.text(message(shown))
    await club.ben.press(message(shown), "Who sees it")
    second = club.ben.now(message(shown))
    assert second is not None
    assert "can read its database" in club.ben.text(second)
    assert not club.ben.can_press(second, "Who sees it")
    assert club.ben.can_press(second, "Get my data")
    assert (await club.ben.press(second, "Forget me…")).modal is not None
    await club.ben.press(second, "Data")
    assert "30 days after the bot has left" in club.ben.text(club.ben.now(second))


@pytest.mark.parametrize("typed", ["forget", " Forget "])
async def test_a_member_who_confirms_is_forgotten_without_a_trace(club: Club, typed: str) -> None:
    await club.seat(club.ada, club.ben)
    await gives_up(club.ada)
    await club.settled()
    opened = await club.ben.command("/privacy forget")
    answer = await club.ben.submit(opened.modal, {"word": typed})
    assert "You are forgotten" in club.ben.text(answer.message)
    (row,) = await club.bot.store.tables.all_of_member(club.ada.id)
    assert club.ben.id not in [seat.user_id for seat in row.seats]
    assert "Ben" not in [seat.name for seat in row.seats]
    assert (await club.bot.tables.session(row.id)).outcome is not None, (
        "the game of the others stays complete"
    )
    board = await club.ada.command("/leaderboard")
    assert club.ben.mention not in club.ada.text(board.message)


async def test_a_member_who_does_not_confirm_is_not_forgotten(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    opened = await club.ben.command("/privacy forget")
    answer = await club.ben.submit(opened.modal, {"word": "nope"})
    assert "type “forget”" in club.ben.text(answer.message)
    (row,) = await club.bot.store.tables.all_of_member(club.ben.id)
    assert row.seat_of(club.ben.id) is not None


async def tables_in(club: Club, channel: str) -> list[Table]:
    """The lobbies and running tables of a channel."""
    found = await club.bot.store.tables.of_server(club.pg.guild.id)
    return [row for row in found if row.channel_id == club.pg.channel(channel).id]


async def forget(club: Club) -> None:
    """Ben asks to be forgotten."""
    opened = await club.ben.command("/privacy forget")
    answer = await club.ben.submit(opened.modal, {"word": "forget"})
    assert "You are forgotten" in club.ben.text(answer.message)
    await club.settled()


async def test_a_forgotten_member_leaves_lobbies_games_offers_and_watched_tables(club: Club) -> None:
    store, auf = club.bot.store, GAMES["auf"]
    await club.seat(club.ada, club.ben)
    (playing,) = await store.tables.of_server(club.pg.guild.id)
    await club.ben.command("/table offer", member=club.dov)
    offer = club.ada.messages("cake-table")[-1]
    await club.ben.command("/bakery new", channel="cake-table-two")
    await club.cleo.press(club.post("cake-table-two"), "Join")
    await club.seat(club.ada, club.cleo, channel="welcome")
    (watched,) = await tables_in(club, "welcome")
    await club.ben.command("/table watch", table=watched.id)
    assert await store.tables.watched_by(club.ben.id) == (watched.id,)
    ben = Member(club.ben.id, "Ben")
    lost = await club.bot.lobbies.open_lobby(  # in a server where nobody can leave
        auf, auf.Options(), ben, NewTable(guild_id=7, channel_id=8, seconds=90)
    )
    await forget(club)
    assert not await store.tables.all_of_member(club.ben.id)
    assert not await store.tables.watched_by(club.ben.id)
    assert not await store.sent_messages.to(club.ben.id)
    assert not club.ben.dms(), "no hand stays in a private message"
    for table_id in (playing.id, lost.id):
        row = await store.tables.get(table_id)
        assert "Ben" not in repr(row)
        assert str(club.ben.id) not in repr(row)
    (lobby,) = await tables_in(club, "cake-table-two")
    assert (lobby.host_id, [seat.user_id for seat in lobby.seats]) == (club.cleo.id, [club.cleo.id])
    session = await club.bot.tables.session(playing.id)
    assert session.status.left == {1}, "a stand-in plays on"
    await club.dov.press(offer, "Take seat")
    assert session.table.seat_of(club.dov.id) is None


async def test_a_bad_table_does_not_stop_anyone_from_being_forgotten(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.seat(club.ada, club.ben)

    async def fail(*_: object) -> None:
        raise ValueError("a hand of cards")

    monkeypatch.setattr(club.bot.tables, "change_session", fail)
    await forget(club)
    assert not await club.bot.store.tables.all_of_member(club.ben.id)


async def test_the_export_has_ratings_statistics_meetings_and_watched_tables(club: Club) -> None:
    await club.seat(club.ada, club.cleo, channel="cake-table-two")
    (watched,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    await club.ben.command("/table watch", table=watched.id)
    await club.seat(club.ada, club.ben)
    (row,) = await tables_in(club, "cake-table")
    session = await club.bot.tables.session(row.id)
    while not session.game.counts(session.progress.state):
        for seat in sorted(session.game.clocked(session.progress.state)):
            await session.fall_back(seat, at=1.0)
    await gives_up(club.ben)
    await club.settled()
    await club.bot.ratings.settle()
    kept = await export(club, await club.ben.command("/privacy export"))
    assert kept["watched_tables"] == [watched.id]
    (server,) = kept["servers"]
    assert server["leaderboards"]["duel-core"]["games"] == 1
    (rating,) = server["ratings"]
    assert rating["mu"] < rating["mu_before"]
    assert server["meetings"] == [{"opponent": 1, "ladder": "duel-core", "games": 1, "ahead": 0, "behind": 1}]
    assert str(club.ada.id) not in json.dumps(kept)


async def test_an_export_too_large_for_one_file_is_compressed_and_split(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    duel = GAMES["duel"]
    for number in range(9):
        await club.bot.preferences.change_server(100 + number, tables_each=2)
        await club.bot.lobbies.open_lobby(
            duel,
            duel.Options(),
            Member(club.ben.id, "Ben"),
            NewTable(guild_id=100 + number, channel_id=1, seconds=90),
        )
    seen = 0
    for limit, names in ((3000, ["cake-club.zip"]), (800, None)):
        monkeypatch.setattr(payload, "ATTACHMENT_MOST_BYTES", limit)
        await club.ben.command("/privacy export")
        await club.settled()
        found = [m for m in club.ben.messages("cake-table") if "kept about you" in m["content"]]
        files = [attachment for m in found for attachment in m["attachments"]][seen:]
        seen += len(files)
        found_names = [attachment["filename"] for attachment in files]
        tables: list[str] = []
        for attachment in files:
            packed = club.pg.world.files[int(attachment["id"])]
            assert len(packed) <= limit
            with zipfile.ZipFile(io.BytesIO(packed)) as archive:
                tables += [table["id"] for table in json.loads(archive.read("cake-club.json"))["tables"]]
        if names is None:
            assert len(found_names) > 1
        else:
            assert found_names == names
        assert len(set(tables)) == 9
    monkeypatch.setattr(payload, "ATTACHMENT_MOST_BYTES", 50)
    answer = await club.ben.command("/privacy export")
    assert "Your file is too large for Discord" in club.ben.text(answer.message)


async def test_a_member_makes_one_export_at_a_time_and_the_bot_few(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, read = asyncio.Event(), club.bot.store.tables.all_of_member

    async def held(user_id: int) -> Any:
        await gate.wait()
        return await read(user_id)

    monkeypatch.setattr(club.bot.store.tables, "all_of_member", held)
    monkeypatch.setattr("cogs.pages.privacy.EXPORTS_AT_ONCE", 2)
    running = [asyncio.create_task(one.command("/privacy export")) for one in (club.ada, club.ben)]
    privacy: Any = club.bot.router.pages["privacy"]
    while len(privacy._exporting) < len(running):
        await asyncio.sleep(0)
    for person in (club.ada, club.cleo):
        refused = await person.command("/privacy export")
        assert "I am still making your file" in person.text(refused.message)
    gate.set()
    for answer in await asyncio.gather(*running):
        assert await export(club, answer)
    assert await export(club, await club.cleo.command("/privacy export"))
