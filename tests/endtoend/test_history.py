"""Finished games: history, replays with all cards or one seat's view, verification and files."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.history.verify import verify
from bot.tables.lobby import Member, NewTable
from cogs.images.renderer import WARM_UP, ImageRenderer
from cogs.ui.panel import PngImage, SvgImage
from data.records.finished_games import PastGame
from data.records.tables import Ending, Result
from games.catalog import GAMES
from playground import Answer, CannotDo, Playground, Visitor
from playground.world.nouns import ChannelType
from playground.world.permissions import Permission
from playground.world.places import create_thread, delete_channel, join_thread, set_archived, tell_channel
from tests.endtoend.play import SCHEMA, Club, gives_up, running

DRAWN_SECONDS = 60.0
"""How long to wait for an image: the machine may be busy."""
EYES = "Seen by…"
OTHER_CHANNEL = "cake-table-two"


async def table_id(club: Club) -> str:
    """Return the only table that was started."""
    (found,) = await club.bot.store.tables.ids()
    return found


async def finished(club: Club) -> str:
    """Play a duel of Ada and Ben that Ben concedes after two moves; return its id."""
    await club.seat(club.ada, club.ben)
    attacker = club.asked()
    await club.attack(attacker, "soldier")
    await club.press(club.other(attacker), "Accept")
    await gives_up(club.ben)
    await club.settled()
    return await table_id(club)


def message(answer: Answer) -> dict[str, Any]:
    assert answer.message is not None
    return answer.message


def read(person: Visitor, answer: Answer) -> str:
    assert answer.message is not None
    return person.text(answer.message)


def files_of(answer: Answer, club: Club) -> dict[str, str]:
    """Return the files of an answer by their names."""
    return {
        attachment["filename"]: club.pg.world.files[int(attachment["id"])].decode()
        for attachment in message(answer)["attachments"]
    }


def file_of(answer: Answer, club: Club) -> str:
    """Return the page itself, which is the first message."""
    return next(iter(files_of(answer, club).values()))


async def test_a_game_is_replayed_step_by_step(club: Club) -> None:
    table = await finished(club)
    answer = await club.cleo.command("/replay", table=table)
    assert answer.ephemeral
    text = read(club.cleo, answer)
    (steps,) = re.findall(r"step 1 of (\d+)", text)
    assert "as everyone saw it" in text
    on = await club.cleo.press(message(answer), "Next ▶")
    assert f"step 2 of {steps}" in read(club.cleo, on)
    last = await club.cleo.press(message(on), "Last ⏭")
    assert f"step {steps} of {steps}" in read(club.cleo, last)
    assert "gave up" in read(club.cleo, last)
    with pytest.raises(CannotDo, match="disabled"):
        await club.cleo.press(message(last), "Next ▶")
    back = await club.cleo.press(message(last), "◀ Back")
    assert f"step {int(steps) - 1} of" in read(club.cleo, back)
    first = await club.cleo.press(message(back), "⏮ First")
    assert "step 1 of" in read(club.cleo, first)
    assert f"/replay table:{table} step:1" in await club.all_parts(club.cleo, first.message)


async def test_the_last_post_opens_the_replay_for_whoever_presses(club: Club) -> None:
    await finished(club)
    answer = await club.cleo.press(club.post(), "Replay")
    assert answer.ephemeral
    assert "step 1 of" in read(club.cleo, answer)


async def test_the_menu_of_a_finished_game_jumps_to_its_parts_and_key_moments(club: Club) -> None:
    table = await finished(club)
    answer = await club.cleo.command("/replay", table=table)
    (menu,) = (one for one in club.cleo.controls(message(answer)) if one.get("placeholder") == "Jump to…")
    first, *moments = menu["options"]
    assert (first["label"], first["description"]) == ("Bout 1", "Step 1")
    assert moments
    for moment in moments:
        shown = await club.cleo.choose(message(answer), "Jump to…", [moment["value"]])
        assert f"{moment['description'].lower()} of" in read(club.cleo, shown)


async def test_all_cards_open_shows_both_hands_and_the_public_view_none(club: Club) -> None:
    table = await finished(club)
    answer = await club.cleo.command("/replay", table=table, step=2)
    assert "✋ **" not in read(club.cleo, answer)
    opened = await club.cleo.choose(message(answer), EYES, [f"page:replay:as.{table}.all.1"])
    assert (await club.all_parts(club.cleo, opened.message)).count("✋ **") == 2
    again = await club.cleo.command("/replay", table=table, step=2)
    one = await club.cleo.choose(message(again), EYES, [f"page:replay:as.{table}.0.1"])
    assert (await club.all_parts(club.cleo, one.message)).count("✋ **") == 1


async def test_a_shared_step_appears_in_the_channel(club: Club) -> None:
    table = await finished(club)
    answer = await club.cleo.command("/replay", table=table, step=2)
    shared = await club.cleo.press(message(answer), "Show everyone")
    assert not shared.ephemeral
    assert "step 2 of" in club.words()
    assert "“Show everyone”" not in club.words(), "a shared step has no controls"
    assert f"share this step: `/replay table:{table} step:2`" in club.words()
    assert "“Show everyone”" in await club.all_parts(club.cleo, answer.message)


async def test_a_running_game_shows_no_more_than_its_table(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    table = await table_id(club)
    own = await club.all_parts(club.ada, (await club.ada.command("/replay", table=table)).message)
    assert own.count("✋ **") == 1
    assert "as you saw it" in own
    stranger = await club.cleo.command("/replay", table=table)
    assert "✋ **" not in read(club.cleo, stranger)
    assert "Show everyone" in [control["label"] for control in club.cleo.controls(message(stranger))]
    assert "placeholder" not in str(club.cleo.controls(message(stranger))), "there is no menu of views"
    mine = await club.ada.command("/replay", table=table)
    shared = await club.ada.press(message(mine), "Show everyone")
    assert "✋ **" not in read(club.ada, shared)


async def is_seen(club: Club, person: Visitor, table: str, *, is_running: bool) -> bool:
    """Return True if a person finds a table, by every command, from another channel."""
    found = []
    for command in ("/replay", "/verify"):
        answer = await person.command(command, table=table, channel=OTHER_CHANNEL)
        found.append("There is no such table here" not in read(person, answer))
    if is_running:
        listed = await person.command("/table list", channel=OTHER_CHANNEL)
        found.append(club.ada.mention in read(person, listed))
        watched = await person.command("/table watch", table=table, channel=OTHER_CHANNEL)
        found.append("There is no such table here" not in read(person, watched))
    else:
        listed = await person.command("/history", channel=OTHER_CHANNEL)
        found.append(table in read(person, listed))
        controls = str(message(listed)["components"])
        assert (table in controls) == found[-1]
    assert len(set(found)) == 1, found
    return found[0]


async def is_offered(person: Visitor, table: str, command: str, **options: Any) -> bool:
    choices = await person.autocomplete(command, option="table", typed="", channel=OTHER_CHANNEL, **options)
    return table in [choice["value"] for choice in choices]


async def test_a_table_in_a_private_thread_is_seen_by_its_members_and_with_the_right_to_manage_threads(
    club: Club,
) -> None:
    stage, parent = club.pg.services.stage, club.pg.channel("cake-table")
    body = {"name": "secret", "type": int(ChannelType.PRIVATE_THREAD)}
    thread = create_thread(stage, parent, club.ben.id, body)
    for person in (club.ada, club.ben, club.dov):
        join_thread(stage, thread, person.id)
    join_thread(stage, thread, club.pg.world.bot_id)
    eve = club.pg.world.add_user("Eve")
    role = club.pg.world.add_role(club.pg.guild, "Helpers", Permission.MANAGE_GUILD)
    club.pg.world.add_member(club.pg.guild, eve, role)
    await club.seat(club.ben, club.dov, channel="secret")
    table = await table_id(club)
    manager = club.pg.visitor("Eve")
    for is_running in (True, False):
        for person, sees in ((club.ada, True), (club.ben, True), (club.cleo, False), (manager, False)):
            assert await is_offered(person, table, "/replay") == sees
            if is_running:
                assert await is_offered(person, table, "/table watch") == sees
        if is_running:
            assert await is_offered(club.ada, table, "/table end", reason="x")
            assert not await is_offered(manager, table, "/table end", reason="x")
            refused = await manager.command("/table end", table=table, reason="x", channel=OTHER_CHANNEL)
            assert "There is no such table here" in read(manager, refused)
        for person, sees in ((club.ada, True), (club.dov, True), (club.cleo, False), (manager, False)):
            listed = await person.command("/table list", channel=OTHER_CHANNEL)
            if is_running:
                assert (club.ben.mention in read(person, listed)) == sees
            replayed = await person.command("/replay", table=table, channel=OTHER_CHANNEL)
            assert ("There is no such table here" not in read(person, replayed)) == sees
        if is_running:
            await gives_up(club.ben, channel="secret")
            await club.settled()
    join_thread(stage, thread, club.cleo.id)
    assert await is_seen(club, club.cleo, table, is_running=False), "Discord says who is a member"


async def test_a_table_in_an_archived_thread_is_seen_by_the_rules_of_the_thread(club: Club) -> None:
    stage, parent = club.pg.services.stage, club.pg.channel("cake-table")
    for name, kind, seen in (
        ("open", ChannelType.PUBLIC_THREAD, True),
        ("secret", ChannelType.PRIVATE_THREAD, False),
    ):
        thread = create_thread(stage, parent, club.ada.id, {"name": name, "type": int(kind)})
        for user_id in (club.ben.id, club.pg.world.bot_id):
            join_thread(stage, thread, user_id)
        await club.seat(club.ada, club.ben, channel=name)
        (table,) = [row.id for row in await club.bot.store.tables.of_server(club.pg.guild.id)]
        await gives_up(club.ben, channel=name)
        await club.settled()
        set_archived(stage, thread, archived=True)
        tell_channel(stage, "UPDATE", thread)
        await club.settled()
        assert await is_seen(club, club.cleo, table, is_running=False) == seen


async def test_a_table_of_a_deleted_channel_is_seen_only_by_its_players(club: Club) -> None:
    channel = await club.pg.create_channel("doomed")
    await club.seat(club.ben, club.dov, channel="doomed")
    table = await table_id(club)
    await gives_up(club.ben, channel="doomed")
    await club.settled()
    delete_channel(club.pg.services.stage, channel)
    await club.settled()
    for person, sees in ((club.ada, True), (club.ben, True), (club.cleo, False)):
        assert await is_seen(club, person, table, is_running=False) == sees


async def test_a_game_in_a_closed_channel_looks_like_an_unknown_one(club: Club) -> None:
    channel = club.pg.channel("cake-table")
    channel.overwrites.append(
        {"id": club.cleo.id, "type": 1, "allow": 0, "deny": int(Permission.VIEW_CHANNEL)}
    )
    tell_channel(club.pg.services.stage, "UPDATE", channel)
    await club.seat(club.ada, club.ben)
    table = await table_id(club)
    for command in ("/replay", "/verify"):
        for person, offered in ((club.cleo, []), (club.dov, [table]), (club.ada, [table])):
            choices = await person.autocomplete(command, option="table", typed="", channel=OTHER_CHANNEL)
            assert [choice["value"] for choice in choices] == offered
            answer = await person.command(command, table=table, channel=OTHER_CHANNEL)
            assert ("There is no such table here" in read(person, answer)) == (not offered)
            assert await is_seen(club, person, table, is_running=True) == bool(offered)
    await gives_up(club.ben)
    await club.settled()
    for person, sees in ((club.cleo, False), (club.dov, True)):
        assert await is_offered(person, table, "/replay") == sees
        assert await is_seen(club, person, table, is_running=False) == sees
    text = read(club.cleo, await club.cleo.command("/history", channel=OTHER_CHANNEL))
    assert "Some games are not listed" in text


@pytest.mark.parametrize(
    ("command", "options", "sentence"),
    [
        ("/replay", {"table": "nonsense"}, "There is no such table here"),
        ("/replay", {"table": "foreign"}, "There is no such table here"),
        ("/verify", {"table": "foreign"}, "There is no such table here"),
        ("/replay", {"table": "own", "step": 999}, "This game has only"),
        ("/history", {"page": 7}, "There are not that many games"),
        ("/replay", {"table": "lobby"}, "hasn't started"),
    ],
)
async def test_a_replay_that_is_not_possible_gets_its_sentence(
    club: Club, command: str, options: dict[str, Any], sentence: str
) -> None:
    duel = GAMES["duel"]
    tables = {"own": await finished(club)}
    channel_id = club.pg.channel(OTHER_CHANNEL).id
    for name, guild_id in (("foreign", 7), ("lobby", club.pg.guild.id)):
        row = await club.bot.lobbies.open_lobby(
            duel,
            duel.Options(),
            Member(1, "Eve"),
            NewTable(guild_id=guild_id, channel_id=channel_id, seconds=90),
        )
        tables[name] = row.id
    if "table" in options:
        options = {**options, "table": tables.get(options["table"], options["table"])}
    answer = await club.cleo.command(command, **options)
    assert answer.ephemeral
    assert sentence in read(club.cleo, answer)


async def test_the_history_names_games_and_opens_them(club: Club) -> None:
    table = await finished(club)
    answer = await club.cleo.command("/history")
    text = read(club.cleo, answer)
    assert f"`{table}`" in text
    assert f"🎉 {club.ada.mention}" in text
    opened = await club.cleo.choose(message(answer), "Replay a game…", [f"page:replay:open.{table}.public.0"])
    assert "step 1 of" in read(club.cleo, opened)
    assert "No game like that" in read(club.cleo, await club.cleo.command("/history", member=club.dov))
    assert "No game like that" in read(club.cleo, await club.cleo.command("/history", game="auf"))
    assert f"`{table}`" in read(club.cleo, await club.cleo.command("/history", member=club.ben, game="duel"))


async def test_the_history_has_several_pages(club: Club) -> None:
    duel, lobbies = GAMES["duel"], club.bot.lobbies
    channel_id = club.pg.channel(OTHER_CHANNEL).id
    for number in range(12):
        one, two = Member(100 + number, f"Eve {number}"), Member(200 + number, f"Fay {number}")
        row = await lobbies.open_lobby(
            duel, duel.Options(), one, NewTable(guild_id=club.pg.guild.id, channel_id=channel_id, seconds=90)
        )
        await lobbies.join(row.id, two)
        await lobbies.start(row.id, one.id)
        await club.bot.tables.end(row.id, Result(ending=Ending.ENDED))
    first = await club.cleo.command("/history")
    assert read(club.cleo, first).count("no winner") == 10
    assert [(one["label"], one.get("disabled", False)) for one in club.cleo.controls(message(first))[:2]] == [
        ("◀ Newer", True),
        ("Older ▶", False),
    ]
    second = await club.cleo.press(message(first), "Older ▶")
    assert read(club.cleo, second).count("no winner") == 2
    assert [one.get("disabled", False) for one in club.cleo.controls(message(second))[:2]] == [False, True]


async def test_a_damaged_game_has_its_line_in_the_history_and_hides_no_others(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(club)
    store = club.bot.store
    (game,) = await store.history.games(club.pg.guild.id, first=0, most=9)

    async def damaged(*_: object, most: int, **__: object) -> tuple[PastGame | None, ...]:
        return (game, *[None] * (most - 1))

    monkeypatch.setattr(store.history, "games", damaged)
    text = read(club.cleo, answer := await club.cleo.command("/history"))
    assert "A game with a damaged record" in text
    assert "Older ▶" in [one.get("label") for one in club.cleo.controls(message(answer))]


async def test_tables_are_offered_with_their_players(club: Club) -> None:
    table = await finished(club)
    for command in ("/replay", "/verify"):
        (choice,) = await club.cleo.autocomplete(command, option="table", typed="ben")
        assert choice["value"] == table
        assert not await club.cleo.autocomplete(command, option="table", typed="nobody")


async def test_a_deal_is_verified_from_its_file_only(club: Club) -> None:
    table = await finished(club)
    answer = await club.cleo.command("/verify", table=table)
    text = read(club.cleo, answer)
    assert "✅" in text
    assert "❌" not in text
    given = await club.cleo.press(message(answer), "Get record")
    assert given.ephemeral
    record = json.loads(file_of(given, club))
    verify(record, pledge=record["commitment"], digest=record["digest"])
    assert record["digest"] in text
    assert record["commitment"] in text


async def test_the_commands_shown_with_a_record_verify_it_with_plain_python(
    club: Club, tmp_path: Path
) -> None:
    table = await finished(club)
    given = await club.cleo.press(message(await club.cleo.command("/verify", table=table)), "Get record")
    for name, text in files_of(given, club).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (python, *arguments) = shlex.split(message(given)["content"].split("```")[1])
    assert python == "python3"
    told = await asyncio.to_thread(
        lambda: subprocess.run(
            (sys.executable, "-I", "-S", *arguments),
            cwd=tmp_path,
            check=False,
            capture_output=True,
            text=True,
        )
    )
    assert (told.returncode, told.stderr) == (0, "")
    assert "All holds" in told.stdout


async def test_verification_of_a_running_game_shows_only_the_commitment(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    row = await club.bot.store.tables.get(await table_id(club))
    assert row is not None
    assert row.secret is not None
    assert row.seed is not None
    text = read(club.ada, await club.ada.command("/verify", table=row.id))
    assert "when the game is over" in text
    assert row.secret.hex() not in text
    assert row.seed.hex() not in text


async def test_a_game_is_available_as_text(club: Club) -> None:
    table = await finished(club)
    answer = await club.cleo.command("/replay", table=table)
    given = await club.cleo.press(message(answer), "As text")
    text = file_of(given, club)
    assert text.startswith(f"Cake Duel, table {table}: Ada and Ben\n1. ")
    assert "<@" not in text
    assert "**" not in text


async def test_the_record_is_available_in_the_replay(club: Club) -> None:
    table = await finished(club)
    given = await club.cleo.press(message(await club.cleo.command("/replay", table=table)), "Get record")
    assert given.ephemeral
    assert json.loads(file_of(given, club))["table"] == table


async def test_a_forgotten_player_is_named_nowhere(club: Club) -> None:
    """Not even on a page that was read and cached before."""
    table = await finished(club)

    async def everything() -> str:
        eyes = f"page:replay:as.{table}.all.0"
        replay = await club.cleo.command("/replay", table=table)
        opened = await club.cleo.choose(message(replay), EYES, [eyes])
        (menu,) = (one for one in club.cleo.controls(message(opened)) if one.get("placeholder") == EYES)
        assert [one["value"] for one in menu["options"] if one.get("default")] == [eyes], (
            "it shows the choice"
        )
        verify = await club.cleo.command("/verify", table=table)
        shown = [
            await club.cleo.command("/leaderboard"),
            await club.cleo.command("/history"),
            await club.cleo.command("/stats", member=club.ben, other=club.cleo),
            opened,
            verify,
        ]
        files = [
            await club.cleo.press(message(opened), "As text"),
            await club.cleo.press(message(verify), "Get record"),
        ]
        offered = await club.cleo.autocomplete("/replay", option="table", typed=table)
        told = [read(club.cleo, answer) + str(message(answer)["components"]) for answer in shown]
        return "\n".join([*told, *(file_of(answer, club) for answer in files), str(offered)])

    before = await everything()
    assert f"<@{club.ada.id}>" in before
    assert "Ada" in before
    await club.bot.forgetting.forget(club.ada.id)
    after = await everything()
    assert str(club.ada.id) not in after
    assert "Ada" not in after
    assert str(club.ben.id) in after


@asynccontextmanager
async def drawing_club() -> AsyncIterator[Club]:
    """A club whose bot renders images with a running worker: the first start of one may take seconds."""
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, draws=True) as bot:
        for room in (bot.renderer, bot.private_renderer):
            assert await room.soon(WARM_UP, seconds=DRAWN_SECONDS)
        yield Club(pg, bot)


async def pictured(person: Visitor, answer: Answer) -> dict[str, Any]:
    """Return the message of an answer as soon as it has its image."""
    shown = message(answer)["id"]
    return await person.wait_for(
        lambda: next(
            (found for found in person.messages() if found["id"] == shown and found["attachments"]), None
        ),
    )


async def test_each_step_has_its_image_with_the_hands_that_its_viewer_sees() -> None:
    async with drawing_club() as club:
        table = await finished(club)
        answer = await club.cleo.command("/replay", table=table)
        first = await pictured(club.cleo, answer)
        assert "picture also shows" not in str(first["components"])
        on = await pictured(club.cleo, await club.cleo.press(first, "Next ▶"))
        assert on["attachments"][0]["filename"] != first["attachments"][0]["filename"]
        assert "step 2 of" in club.cleo.text(on)
        menus = await club.part_with(club.cleo, on, EYES)
        opened = await club.cleo.choose(menus, EYES, [f"page:replay:as.{table}.all.1"])
        both = await pictured(club.cleo, opened)
        assert "The picture also shows the hands of Ada and Ben." in str(both["components"])


async def test_a_late_image_does_not_turn_the_page_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async with drawing_club() as club:
        table = await finished(club)
        gate, printed = asyncio.Event(), club.bot.private_renderer._render

        async def held(drawing: SvgImage) -> PngImage | None:
            await gate.wait()
            return await printed(drawing)

        monkeypatch.setattr(club.bot.private_renderer, "_render", held)
        answer = await club.cleo.command("/replay", table=table)
        opened = await club.cleo.choose(message(answer), EYES, [f"page:replay:as.{table}.all.0"])
        assert not message(opened)["attachments"], "the words do not wait"
        on = await club.cleo.press(message(opened), "Next ▶")
        gate.set()
        shown = await pictured(club.cleo, on)
        await club.pg.settled()
        (last,) = [found for found in club.cleo.messages() if found["id"] == shown["id"]]
        assert "step 2 of" in club.cleo.text(last)
        assert last["attachments"]


async def test_the_next_step_is_rendered_in_advance_unless_others_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with drawing_club() as club:
        table, room = await finished(club), club.bot.private_renderer
        await asyncio.gather(*room._under_way.values())
        begun: asyncio.Queue[SvgImage | None] = asyncio.Queue()
        begin = room.begin

        def noted(drawing: SvgImage | None) -> None:
            if drawing is not None and drawing.name not in (*room._cache, *room._under_way):
                begun.put_nowait(drawing)
            begin(drawing)

        monkeypatch.setattr(room, "begin", noted)
        first = await pictured(club.cleo, await club.cleo.command("/replay", table=table))
        for _ in (first, "the step after it"):
            assert await room.soon(await begun.get(), seconds=DRAWN_SECONDS)
        second = message(await club.cleo.press(first, "Next ▶"))
        assert second["attachments"], "it was rendered while the first step was shown"
        assert await room.soon(await begun.get(), seconds=DRAWN_SECONDS)
        monkeypatch.setattr(ImageRenderer, "is_idle", False)
        third = await club.cleo.press(second, "Next ▶")
        await club.cleo.press(message(third), "◀ Back")
        assert message(third)["attachments"]
        assert begun.empty()


async def test_private_images_are_rendered_apart_from_public_ones() -> None:
    """Neither the image of a post nor that of a hand waits for images of the other kind."""
    async with drawing_club() as club:
        table = await finished(club)
        alone = await pictured(club.cleo, await club.cleo.command("/replay", table=table))
        controls = await club.part_with(club.cleo, alone, EYES)
        opened = await pictured(
            club.cleo, await club.cleo.choose(controls, EYES, [f"page:replay:as.{table}.all.0"])
        )
        (name,) = [file["filename"] for file in opened["attachments"]]
        assert name not in club.bot.renderer._cache
        assert name in club.bot.private_renderer._cache
        controls = await club.part_with(club.cleo, opened, "Show everyone")
        shared = await pictured(club.cleo, await club.cleo.press(controls, "Show everyone"))
        assert [file["filename"] for file in shared["attachments"]] == [name]
        assert name in club.bot.renderer._cache


async def test_a_member_who_wants_only_words_gets_no_image_of_a_step() -> None:
    async with drawing_club() as club:
        table = await finished(club)
        await club.cleo.command("/preferences", plain=True)
        answer = await club.cleo.command("/replay", table=table)
        on = await club.cleo.press(message(answer), "Next ▶")
        await club.pg.settled()
        (shown,) = [found for found in club.cleo.messages() if found["id"] == message(on)["id"]]
        assert not shown["attachments"]
        shared = await club.cleo.press(shown, "Show everyone")
        assert (await pictured(club.cleo, shared))["attachments"], "the channel's posts have images"
