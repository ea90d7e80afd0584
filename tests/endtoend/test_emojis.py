"""The application's emojis: uploaded once after the start, shown next to names, replaced by symbols on failure."""

from __future__ import annotations

import asyncio
import base64
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.games.registry import all_emojis, emoji_images
from cogs.images import emoji_sync
from data.sqlite.database import open_store
from data.store import Store
from playground import Playground
from playground.world.nouns import Emoji
from tests.emojis import pictures
from tests.endtoend.play import SCHEMA, Club, options, running

FEW = ("soldier", "archer", "wizard", "defender", "scientist", "wolfy", "slice", "trophy", "held")
"""Everything that a core duel shows: enough for most tests, and quickly rendered."""
ALL = "/applications/{application_id}/emojis"
UPLOAD, LIST = f"POST {ALL}", f"GET {ALL}"


@pytest.fixture
async def pg() -> AsyncIterator[Playground]:
    async with Playground(rate_limits=False, schema=SCHEMA) as playground:
        yield playground


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Return the images; a test may change them as another version of the bot would."""
    drawings = {name: svg for name, svg in all_emojis().items() if name in FEW}
    monkeypatch.setattr("cogs.games.registry.all_emojis", lambda: drawings)
    return drawings


@asynccontextmanager
async def awake(pg: Playground, store: Store | None = None, *, waits: bool = True) -> AsyncIterator[Club]:
    """A run of the bot, from the start of the emoji upload on."""
    async with running(pg, store, draws=True, uploads=True) as bot:
        club = Club(pg, bot)
        if waits:
            await asyncio.wait_for(bot.emojis.finished(), 60)
        yield club


def names(pg: Playground) -> list[str]:
    return sorted(emoji.name for emoji in pg.world.emojis.values())


def calls(pg: Playground) -> list[str]:
    """Return the bot's requests about emojis, and their answers."""
    return [f"{c.method} {c.status}" for c in pg.requests if c.route.startswith(ALL)]


def mentions(club: Club, message: dict[str, Any]) -> list[str]:
    return pictures(json.dumps(message, ensure_ascii=False))


async def in_words(club: Club) -> str:
    """Return the table in words as a spectator reads it: the post itself shows it in its image."""
    answer = await club.cleo.press(club.post(), "In words")
    return club.cleo.text(answer.message)


async def test_every_image_is_uploaded_once_under_a_valid_name(pg: Playground) -> None:
    async with awake(pg):
        pass
    assert len(names(pg)) == len(all_emojis()) <= 2000
    assert all(re.fullmatch(r"\w{2,32}", name, re.ASCII) for name in names(pg))
    uploaded = [c.body for c in pg.requests if c.method == "POST" and c.route == ALL]
    sizes = [len(base64.b64decode(body["image"].partition(",")[2])) for body in uploaded]
    assert len(sizes) == len(all_emojis())
    assert max(sizes) < 8_000


async def test_a_second_start_uploads_and_renders_nothing(pg: Playground, few: dict[str, str]) -> None:
    async with awake(pg):
        before = dict(pg.world.emojis)
        assert len(before) == len(FEW)
    asked = len(calls(pg))
    async with awake(pg) as club:
        assert calls(pg)[asked:] == ["GET 200"]
        assert pg.world.emojis == before
        assert club.bot.emojis.now().by_name["slice"] in {
            f"<:{emoji.name}:{emoji.id}>" for emoji in before.values()
        }
        assert club.bot.renderer.rendered <= 1, "the worker is started at the start"


async def test_only_changed_emojis_are_uploaded_and_the_hosts_own_stay(
    pg: Playground, few: dict[str, str]
) -> None:
    hosts = ["cake", "cake_party", "cake_soldier", "Cake_soldier_12345678", "mycake_soldier_12345678"]
    for number, name in enumerate(hosts, start=1):
        pg.world.emojis[number] = Emoji(number, name, animated=False, media_type="image/png")
    async with awake(pg):
        before = names(pg)
    few["soldier"] = few["soldier"].replace("#e98a6b", "#e98a6c")
    asked = len(calls(pg))
    async with awake(pg) as club:
        assert calls(pg)[asked:] == ["GET 200", "POST 201", "DELETE 204"]
        assert club.bot.emojis.now().by_name.keys() == few.keys()
    assert set(hosts) < set(names(pg))
    changed = set(before) ^ set(names(pg))
    assert len(changed) == 2 and all(name.startswith("cake_soldier_") for name in changed)


async def test_an_outdated_emoji_that_cannot_be_deleted_stays_and_replaces_no_symbol(
    pg: Playground, few: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    async with awake(pg):
        pass
    few.update(
        {name: few[name].replace("#e98a6b", "#e98a6c") + "<!-- new -->" for name in ("soldier", "archer")}
    )
    pg.faults.fail(f"DELETE {ALL}", 403)
    async with awake(pg) as club:
        assert club.bot.emojis.now().by_name.keys() == few.keys()
    (told,) = [
        r.getMessage()
        for r in caplog.records
        if (r.name, r.levelname) == ("cogs.images.emoji_sync", "WARNING")
    ]
    assert told.startswith("cannot delete the outdated emoji cake_")
    assert len(names(pg)) == len(FEW) + 1, "the other one is deleted"


@pytest.mark.parametrize("status", [400, 403, 404, 500])
async def test_if_nothing_can_be_uploaded_plain_symbols_stay_until_the_next_start(
    pg: Playground, few: dict[str, str], status: int, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    pg.faults.fail(ALL, status, times=100)
    database = tmp_path / "cakeclub.sqlite3"
    async with awake(pg, await open_store(database), waits=status != 500) as club:
        if status != 500:  # the library repeats a request after a server error for a while
            assert [r.levelname for r in caplog.records if r.name == "cogs.images.emoji_sync"] == ["WARNING"]
        await club.seat(club.ada, club.ben)
        told = await in_words(club)
        assert "🍰🍰🍰" in told and not pictures(told)
        assert not mentions(club, club.post())
    pg.faults.clear()
    async with awake(pg, await open_store(database)) as club:
        await club.press(club.asked(), "Pass")
        assert club.bot.emojis.now().by_name["slice"] * 3 in await in_words(club)


async def test_uploads_before_a_failure_are_used_and_not_repeated(
    pg: Playground, few: dict[str, str]
) -> None:
    whole = dict(few)
    few["wizard"] = "<svg"  # which cannot be rendered
    before = list(few).index("wizard")
    async with awake(pg) as club:
        assert club.bot.emojis.now().by_name.keys() == set(list(few)[:before])
    few.update(whole)
    asked = len(calls(pg))
    async with awake(pg) as club:
        assert calls(pg)[asked:] == ["GET 200", *["POST 201"] * (len(FEW) - before)]
        assert club.bot.emojis.now().by_name.keys() == few.keys()


async def test_an_upload_with_a_lost_answer_is_found_at_the_next_start(
    pg: Playground, few: dict[str, str]
) -> None:
    pg.faults.lose_answer(UPLOAD)
    async with awake(pg):
        pass
    async with awake(pg) as club:
        assert club.bot.emojis.now().by_name.keys() == few.keys()
    assert len(names(pg)) == len(set(names(pg))) == len(FEW)


@pytest.mark.parametrize("trouble", ["slow", "rate_limit"])
async def test_the_start_and_the_answers_do_not_wait_for_emojis(
    pg: Playground, few: dict[str, str], trouble: str
) -> None:
    if trouble == "slow":
        pg.faults.slow(ALL, 20.0, times=100)
    else:
        pg.faults.rate_limit(ALL, 20.0, times=100)
    async with awake(pg, waits=False) as club:
        assert club.bot.emojis._task is not None
        async with asyncio.timeout(15):
            await club.ada.command("/duel new")
            await club.ben.press(club.post(), "Join")
            await club.ada.press(club.post(), "Start")
            await club.ada.wait_for(lambda: "Pass" in json.dumps(club.post()) or None, seconds=10)
        assert not club.bot.emojis._task.done()
        assert "🍰" in await in_words(club)


async def test_a_post_keeps_its_plain_symbols_until_its_next_update(
    pg: Playground, few: dict[str, str]
) -> None:
    pg.faults.slow(LIST, 8.0)
    async with awake(pg, waits=False) as club:
        await club.ada.command("/duel new")
        await club.ben.press(club.post(), "Join")
        await club.ada.press(club.post(), "Start")
        await club.ada.wait_for(lambda: "Pass" in json.dumps(club.post()) or None, seconds=10)
        opened = await club.asked().press(club.post(), "Attack…")
        chosen = {"cards": options(opened, "cards")[:2], "claim": "soldier"}
        await club.asked().submit(opened.modal, chosen)
        await club.ada.wait_for(lambda: "2 Soldiers" in club.words() or None, seconds=10)
        attacked = club.post()
        assert not mentions(club, attacked)
        await asyncio.wait_for(club.bot.emojis.finished(), 60)
        await club.settled()
        assert not mentions(club, club.ada.now(attacked) or {})
        await club.block(club.asked(), "defender")
        assert mentions(club, club.post())


async def test_cards_have_emojis_next_to_their_names_in_lines_and_lists(
    pg: Playground, few: dict[str, str]
) -> None:
    async with awake(pg) as club:
        shown = club.bot.emojis.now().by_name
        await club.bot.private_renderer.close()  # a hand lists its cards only where it has no image
        await club.seat(club.ada, club.ben)
        attacker = club.asked()
        await attacker.press(club.post(), "My hand")
        await club.settled()
        alone = [m for m in attacker.messages("cake-table") if m["flags"] & 64]
        for text in (attacker.text(alone[-1]), attacker.text(attacker.dms()[-1])):
            assert len(pictures(text)) == 4
        await club.attack(attacker, "soldier", 2)
        assert f"**{shown['soldier']} 2 Soldiers**" in club.words()
        hand_button = next(c for c in club.ada.controls(club.post()) if c["label"] == "My hand")
        assert hand_button["emoji"]["name"] == shown["held"].split(":")[1]


async def test_a_member_who_wants_only_words_gets_no_emojis_and_others_keep_them(
    pg: Playground, few: dict[str, str]
) -> None:
    async with awake(pg) as club:
        await club.ben.command("/preferences", plain=True)
        await club.bot.private_renderer.close()  # a hand lists its cards only where it has no image
        await club.seat(club.ada, club.ben)
        await club.ben.press(club.post(), "My hand")
        await club.settled()
        alone = [m for m in club.ben.messages("cake-table") if m["flags"] & 64]
        assert "Your hand" in club.ben.text(alone[-1])
        assert not mentions(club, alone[-1]) and not mentions(club, club.ben.dms()[-1])
        assert mentions(club, club.ada.dms()[-1])
        opened = await club.asked().press(club.post(), "Attack…")
        assert options(opened, "cards")
        assert not pictures(json.dumps(opened.modal))
        await club.attack(club.asked(), "soldier", 2)
        assert mentions(club, club.post()), "a public post does not follow one member's preferences"


async def test_a_server_that_wants_only_words_sees_no_emojis(pg: Playground, few: dict[str, str]) -> None:
    async with awake(pg) as club:
        await club.ada.command("/settings pictures", shown=False)
        await club.seat(club.ada, club.ben)
        await club.ada.press(club.post(), "My hand")
        await club.settled()
        everything = [*club.ada.messages("cake-table"), *club.ada.dms(), *club.ben.dms()]
        assert len(everything) > 4
        assert not any(mentions(club, message) for message in everything)
        await club.ada.command("/settings pictures", shown=True)
        await club.attack(club.asked(), "soldier", 2)
        assert mentions(club, club.post())


async def test_a_table_goes_on_after_the_host_deletes_an_emoji(pg: Playground, few: dict[str, str]) -> None:
    async with awake(pg) as club:
        await club.seat(club.ada, club.ben)
        for number in list(pg.world.emojis):
            await club.bot.client.http.delete_application_emoji(pg.world.bot_id, number)
        first = club.asked()
        await club.press(first, "Pass")
        assert club.asked().id == club.other(first).id
        assert "My hand" in [control["label"] for control in club.ada.controls(club.post())]
        assert not any(control.get("emoji") for control in club.ada.controls(club.post()))
        await club.ada.press(club.post(), "My hand")
        await club.settled()
        alone = [m for m in club.ada.messages("cake-table") if m["flags"] & 64]
        assert "Your hand" in club.ada.text(alone[-1])


def test_an_emojis_name_depends_on_its_image() -> None:
    drawn = emoji_images()
    called = {emoji_sync.emoji_name(drawing, name) for name, drawing in drawn.items()}
    assert len(called) == len(drawn)
    assert all(emoji_sync.OURS.fullmatch(name) and 2 <= len(name) <= 32 for name in called)
    assert discord.PartialEmoji.from_str(f"<:{min(called)}:{10**18}>").id == 10**18
