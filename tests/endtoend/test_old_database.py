"""A database of the program as it was before the redesign: every table is as it was left, and can be continued.

The database, the messages that stood on Discord and the facts are in tests/fixtures/before_redesign. Nothing here looks
into the program: it is driven by commands and custom ids, and its tables are read as SQL rows with the games' rules.
Only the custom ids that controls of pages have by now are asked of the program.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from pydantic import TypeAdapter

from bot.app import CakeClub
from bot.history.verify import verify
from cogs.ui import custom_id
from cogs.ui.custom_id import MENU_ID, PageName, PageRoute
from data.sqlite.store import SqliteStore
from games.catalog import ENTRIES, GAMES
from games.engine import Game
from games.entropy import Entropy
from games.record import Move, Record, fingerprint, replay
from playground import Answer, AnswerKind, Playground, Visitor
from tests.endtoend.play import SCHEMA, Club, running

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "fixtures" / "before_redesign"
FACTS: dict[str, Any] = json.loads((FOLDER / "facts.json").read_text(encoding="utf-8"))
TABLES: dict[str, dict[str, Any]] = FACTS["tables"]
RUNNING = [name for name, table in TABLES.items() if table["phase"] == "playing"]
OVER = [name for name, table in TABLES.items() if table["phase"] == "over"]
PLACE = "cake-table"
BUTTON = 2

OUR_FAULT = ("Something went wrong on my side", "Bei mir ist etwas schiefgegangen")
TIMES = {
    "tables": ("created_at", "started_at", "due_at", "post_at"),
    "moves": ("at", "due_at"),
}
"""The times of running tables. They are moved, because every deadline would be over."""
TIME = re.compile(r"<t:\d+(:\w)?>")
MOVES_AT_MOST = 3000


def unpacked(folder: Path) -> Path:
    """Return a copy of the database whose tables were left a moment ago."""
    database = folder / "cakeclub.sqlite3"
    database.write_bytes(gzip.decompress((FOLDER / "database.gz").read_bytes()))
    later = time.time() - FACTS["written_at"]
    with closing(sqlite3.connect(database)) as connection, connection:
        running = "SELECT id FROM tables WHERE phase <> 'over'"
        for table, columns in TIMES.items():
            key = "id" if table == "tables" else "table_id"
            changes = ", ".join(f"{column} = {column} + ?" for column in columns)
            connection.execute(
                f"UPDATE {table} SET {changes} WHERE {key} IN ({running})", (later,) * len(columns)
            )
    return database


class Standing(NamedTuple):
    """A table according to its rows and the rules."""

    game: Game[Any, Any, Any, Any]
    version: int
    phase: str
    ending: str | None
    seats: list[sqlite3.Row]
    state: Any


class Old(Club):
    """The bot on the old database, and its members."""

    def __init__(self, pg: Playground, bot: CakeClub, database: Path) -> None:
        super().__init__(pg, bot)
        self.reading = sqlite3.connect(database, isolation_level=None)
        self.reading.row_factory = sqlite3.Row
        self.named = {person.name: person for person in self.people}

    def rows(self, query: str, *values: object) -> list[sqlite3.Row]:
        return self.reading.execute(query, values).fetchall()

    def standing(self, name: str) -> Standing:
        return standing(self, TABLES[name]["id"])

    def seated(self, table_id: str, seat: int) -> Visitor:
        (row,) = self.rows("SELECT user_id FROM seats WHERE table_id = ? AND seat = ?", table_id, seat)
        return next(person for person in self.people if person.id == row["user_id"])

    def newest_post(self, name: str) -> dict[str, Any]:
        (row,) = self.rows("SELECT post_message_id FROM tables WHERE id = ?", TABLES[name]["id"])
        found = self.ada.now({"id": row["post_message_id"]})
        assert found is not None, f"the post of {name} is gone"
        return found


def standing(old: Old, table_id: str) -> Standing:
    """Return the table as it is stored, replayed by only the rules."""
    (row,) = old.rows("SELECT * FROM tables WHERE id = ?", table_id)
    seats = old.rows("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", table_id)
    moves = old.rows("SELECT seat, token FROM moves WHERE table_id = ? ORDER BY number", table_id)
    game = GAMES[row["game"]]
    state = None
    if row["seed"] is not None:
        options = TypeAdapter(game.Options).validate_python(json.loads(row["options"]))
        played = tuple(Move(move["seat"], move["token"]) for move in moves if move["token"][0] != "!")
        state = replay(game, Record(row["game"], row["edition"], options, row["seed"], len(seats), played))
    return Standing(game, row["version"], row["phase"], row["ending"], seats, state)


@pytest.fixture
async def old(tmp_path: Path, held_up: None) -> AsyncIterator[Old]:
    database, world = unpacked(tmp_path), tmp_path / "world"
    (world / "files").mkdir(parents=True)
    (world / "world.json").write_bytes(gzip.decompress((FOLDER / "world.gz").read_bytes()))
    async with (
        Playground(rate_limits=False, schema=SCHEMA, data=world) as pg,
        running(pg, await SqliteStore.open(database)) as bot,
    ):
        old = Old(pg, bot, database)
        await old.settled()
        with closing(old.reading):
            yield old


def read(answer: Answer, person: Visitor) -> str:
    """Return the text of an answer. AssertionError if there was none or it reports an internal error."""
    assert answer.kind is not AnswerKind.FAILED, "nothing answered"
    text = person.text(answer.message) if answer.message else ""
    assert not any(words in text for words in OUR_FAULT), text
    return text


def timeless(text: str) -> str:
    return TIME.sub("<t>", text)


async def test_every_table_is_as_it_was_left(old: Old) -> None:
    for name, fact in TABLES.items():
        found = old.standing(name)
        assert (found.game.key, found.phase, found.version) == (fact["game"], fact["phase"], fact["version"])
        assert found.ending == fact["ending"], name
        seats = [
            {key: row[key] for key in ("house", "name", "word", "place", "score")} | {"user": row["user_id"]}
            for row in found.seats
        ]
        assert seats == fact["seats"], name
        if found.state is None or found.ending == "conceded":
            continue
        assert fingerprint(found.state) == fact["fingerprint"], (
            f"{name}: the state's hash stands in the records"
        )
        if found.phase == "playing":
            assert sorted(found.game.actors(found.state)) == fact["asked"], name
            legal = {
                str(seat): [
                    found.game.encode(action) for action in found.game.legal_actions(found.state, seat)
                ]
                for seat in fact["asked"]
            }
            assert legal == fact["legal"], name


@pytest.mark.parametrize("name", [*RUNNING, "lobby"])
async def test_a_post_has_the_same_words_as_before(old: Old, name: str) -> None:
    """`/table show` says the same in today's words, with the same controls, under the old post."""
    fact = TABLES[name]
    person = old.named[next(seat["name"] for seat in fact["seats"] if seat["user"])]
    await old.settled()
    before = old.newest_post(name)
    # At the start a lobby that has changed is shown again: it is not stored which of its changes its post shows.
    words = fact["post"]["shown_again"] if name == "lobby" else timeless(fact["post"]["words"])
    assert timeless(person.text(before)) == words
    await person.command("/table show", channel=fact["post"]["channel"], table=fact["id"])
    await old.settled()
    shown = old.newest_post(name)
    assert shown["id"] != before["id"]
    changed = fact["post"].get("changed", {})
    resume = [fact["post"]["controls"][0].replace("!hand", "!resume")] if name == "duel paused" else []
    assert [control["custom_id"] for control in person.controls(shown)] == [
        *resume,
        *by_now([changed.get(recorded, recorded) for recorded in fact["post"]["controls"]]),
        *in_words(name),
    ]
    # A recap of what another post tells does not count the lines before it any more.
    again = fact["post"]["shown_again"].replace("… 2 earlier lines: `/replay`\n", "")
    assert timeless(person.text(shown)) == again


async def upgraded(database: Path) -> None:
    """Do what the next start of the bot does first."""
    await (await SqliteStore.open(database)).close()


def test_the_maintenance_commands_find_nothing_wrong(tmp_path: Path) -> None:
    database = unpacked(tmp_path)
    ratings = "SELECT number, seat, ladder, user_id, place, mu, sigma FROM ratings ORDER BY number, seat"
    for command in ("check", "rerate"):
        if command == "rerate":  # it refuses an older schema, because a bot of that version may be running
            asyncio.run(upgraded(database))
        environment = os.environ | {"CAKECLUB_DATABASE": str(database), "DISCORD_TOKEN": "none"}
        done = subprocess.run(
            [sys.executable, "-m", "bot", command],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        with closing(sqlite3.connect(database)) as connection:
            connection.row_factory = sqlite3.Row
            assert [dict(row) for row in connection.execute(ratings)] == FACTS["ratings"], command


async def test_ratings_statistics_and_settings_stay(old: Old) -> None:
    await old.bot.ratings.settle()  # the upgrade settles all games again
    ratings = old.rows(
        "SELECT number, seat, ladder, user_id, place, mu, sigma FROM ratings ORDER BY number, seat"
    )
    assert [dict(row) for row in ratings] == FACTS["ratings"]
    tallies = old.rows("SELECT user_id, guild_id, game, counter, amount FROM tallies ORDER BY 1, 2, 3, 4")
    assert [list(row) for row in tallies] == FACTS["tallies"]
    wished = await old.cleo.command("/preferences", channel=PLACE)
    assert "Deutsch" in old.cleo.text(wished.message)
    pings, words = "✅ **Benachrichtigungen:**", old.cleo.text(wished.message).splitlines()
    stayed = [
        line for line in FACTS["read"]["/preferences"].splitlines() if not line.startswith((pings, "Nur du"))
    ]
    assert [line for line in words if line in stayed] == stayed, "pings have a part of their own by now"
    assert wished.message is not None
    told = await old.cleo.press(wished.message, "Benachrichtigungen")
    assert "sofort" in old.cleo.text(told.message)
    german = next(guild for guild in old.pg.world.guilds.values() if guild.name == "Kuchenverein")
    channel = next(one for one in old.pg.world.channels.values() if one.guild_id == german.id)
    for place, name in ((PLACE, "/settings show"), (channel.id, "/settings show, the other server")):
        shown = await old.ada.command("/settings show", channel=place)
        assert shown.message is not None
        posts = await old.ada.press(shown.message, "Posts")
        lines = "\n".join((old.ada.text(shown.message), old.ada.text(posts.message))).splitlines()
        for line in FACTS["read"][name].splitlines():
            label, _, value = line.partition("** ")
            if value and not value.startswith("each table"):  # "one for each table" by now
                first, times = re.split("[ ,;]", value)[0], value[value.find("(") :] if "(" in value else ""
                assert any(now.startswith(f"{label}** {first}") and times in now for now in lines), line
    watchers = old.rows("SELECT table_id, user_id FROM watchers")
    assert sorted(map(list, watchers)) == sorted(FACTS["watchers"])


async def test_finished_games_are_read_as_before(old: Old) -> None:
    await old.bot.ratings.settle()
    board = await old.ada.command("/leaderboard", channel=PLACE)
    history = await old.ada.command("/history", channel=PLACE)
    figures = await old.ada.command("/stats", channel=PLACE)
    for command, answer in (("/leaderboard", board), ("/history", history), ("/stats", figures)):
        recorded = FACTS["read"][command].replace(f"## 📊 {old.ada.mention}", "## 📊 Your statistics")
        assert timeless(old.ada.text(answer.message)) == timeless(recorded)
    for name in OVER:
        for step in (1, 5):
            replayed = await old.ada.command("/replay", channel=PLACE, table=TABLES[name]["id"], step=step)
            assert timeless(old.ada.text(replayed.message)) == timeless(
                FACTS["read"][f"/replay {name} {step}"]
            )


@pytest.mark.parametrize("name", OVER)
async def test_a_finished_game_is_verified(old: Old, name: str) -> None:
    await verified(old, TABLES[name]["id"], digest=TABLES[name]["digest"])


async def verified(old: Old, table_id: str, *, digest: str | None = None) -> None:
    """The public script checks the record that `/verify` publishes."""
    answer = await old.ada.command("/verify", channel=PLACE, table=table_id)
    text = read(answer, old.ada)
    assert answer.message is not None
    given = await old.ada.press(answer.message, PageRoute(PageName.VERIFY, (table_id,)).custom_id)
    assert given.message is not None
    (attachment,) = (one for one in given.message["attachments"] if one["filename"].endswith(".json"))
    record = json.loads(old.pg.world.files[int(attachment["id"])])
    assert record["digest"] in text
    assert digest in (None, record["digest"])
    assert len(verify(record, pledge=record["commitment"], digest=record["digest"])) == len(record["chance"])


@pytest.mark.parametrize("name", RUNNING)
async def test_a_running_game_is_played_to_its_end(old: Old, name: str) -> None:
    """Custom ids are those of the old program. Moves are random, or sensible where random ones would take too long."""
    table_id, rng = TABLES[name]["id"], Random(name)
    if name == "duel paused":
        await old.ada.command("/table resume", table=table_id, channel=TABLES[name]["post"]["channel"])
    found = old.standing(name)
    game, state, version = found.game, found.state, found.version
    house = {row["seat"] for row in found.seats if row["house"] is not None}
    while game.outcome(state) is None:
        assert version < MOVES_AT_MOST
        asked = sorted(game.actors(state) - house)
        if asked:
            seat = rng.choice(asked)
            legal = game.legal_actions(state, seat)
            action = (
                rng.choice(list(legal))
                if game.key == "duel"
                else ENTRIES[game.key]
                .ai_players["honest"]
                .choose(game.view(state, seat), legal, Entropy(b"%d" % version))
            )
            await pressed(old, name, old.seated(table_id, seat), f"{version}:{game.encode(action)}")
        await old.ada.wait_for(partial(moves_on, old, table_id, version))
        for move in old.rows(
            "SELECT * FROM moves WHERE table_id = ? AND number > ? ORDER BY number", table_id, version
        ):
            version = move["number"]
            if move["token"][0] != "!":
                state = game.apply(state, move["seat"], game.decode(move["token"])).state
    ended = old.standing(name)
    assert (ended.phase, ended.ending) == ("over", "finished")
    outcome = game.outcome(ended.state)
    assert outcome is not None
    assert [row["place"] for row in ended.seats] == list(outcome.places)
    await old.settled()
    await old.ada.wait_for(lambda: "🎉" in old.ada.text(old.newest_post(name)) or None)
    await verified_at_home(old, name)


def moves_on(old: Old, table_id: str, version: int) -> bool | None:
    (row,) = old.rows("SELECT version FROM tables WHERE id = ?", table_id)
    return row["version"] > version or None


async def verified_at_home(old: Old, name: str) -> None:
    (row,) = old.rows("SELECT guild_id FROM tables WHERE id = ?", TABLES[name]["id"])
    if row["guild_id"] == old.pg.guild.id:
        await verified(old, TABLES[name]["id"])


async def pressed(old: Old, name: str, person: Visitor, rest: str) -> Answer:
    """Press a control of this table as if it were still on the newest post."""
    control = {"type": 2, "id": 1, "custom_id": f"cake:{TABLES[name]['id']}:{rest}"}
    post = old.newest_post(name)
    seen = post | {"components": [{"type": 1, "id": 2, "components": [control | {"style": 2, "label": "…"}]}]}
    answer = await person.press(seen, control, stale=True)
    read(answer, person)
    return answer


CONTROLS: list[dict[str, Any]] = FACTS["controls"]
LOBBY = ("!join", "!start", "!leave", "!cut", "!rules", "!house", "!cancel")
PAGE_MENUS = {
    "cake:rankings:0:*order": "page:menu:*order",
    "cake:rankings:0:*span": "page:menu:*span",
    "cake:annalist:0:*replay": "page:menu:*replay",
    "cake:replayer:0:*eyes": "page:menu:*eyes",
    "cake:cupboard:0:*tongue": "page:menu:*language",
}


async def test_controls_of_old_messages_work_or_say_what_to_do(old: Old) -> None:
    """Each is pressed once, in the order of the facts, and gets the answer of the old program."""
    carrier = (await old.ada.command("/rules", channel=PLACE)).message
    assert carrier is not None
    for place in {table["post"]["channel"] for table in TABLES.values()}:
        # So that the next turn has a post of its own, as at that time.
        await old.ada.say("What a game!", place)
    wrong = []
    for control in CONTROLS:
        answered = await answer_to(old, control, carrier)
        if answered != expected(control):
            wrong.append(f"{control['id']} by {control['by']}: {answered} instead of {control['answer']}")
    assert not wrong, "\n".join(wrong)


def expected(control: dict[str, Any]) -> dict[str, Any]:
    """Return the recorded answer of a control with the custom ids that its controls have by now."""
    answer, pressed = control["answer"], control["id"].rpartition(":")[2]
    controls = by_now([present_id(text) for text in answer["controls"]])
    if pressed == "!wish.pings":
        controls = list(PREFERENCES_OF_PINGS)
    return {**answer, "controls": controls}


SECTIONS = ("page:preferences:section.general", "page:preferences:section.pings")
PREFERENCES = (
    *SECTIONS,
    *(f"page:preferences:toggle.{name}" for name in ("messages", "rolls", "plain")),
    "page:menu:*language",
)
PREFERENCES_OF_PINGS = (
    *(*SECTIONS, "page:menu:*turn"),
    *(f"page:preferences:toggle.{name}" for name in ("next", "votes", "half")),
    *("page:preferences:quiet", "page:preferences:holiday"),
)
"""The controls of a member's preferences by now, outside of a server with a role for players."""


def by_now(controls: list[str]) -> list[str]:
    """Return the recorded controls of a message as they are by now.

    A lobby has its rules, another order and a switch for holidays, a mulligan asks first, a form to pass follows the
    plain pass, the private panel of a table can nudge and mute, and preferences have more to choose.
    """
    table, _, first = next(iter(controls), "").rpartition(":")
    if first == "!join":
        more = [control for control in controls if control.rpartition(":")[2] not in LOBBY]
        return [*(f"{table}:{control}" for control in LOBBY), *more, f"{table}:!holidays.on"]
    if "page:preferences:toggle.messages" in controls:
        return list(PREFERENCES)
    if f"{table}:!sure.leave" in controls:
        return [*controls, f"{table}:!nudge", f"{table}:!mute"]
    found = [re.sub(r":round\d\.mulligan$", ":?mulligan", control) for control in controls]
    form = f"{table}:?pass"
    if form in found:
        place = found.index(form)
        found[place : place + 2] = reversed(found[place : place + 2])
    return found


def in_words(name: str) -> list[str]:
    """Return the control that a post has by now beside its image: the words of what the image shows."""
    table, _, last = TABLES[name]["post"]["controls"][-1].rpartition(":")
    return [f"{table}:!words"] if last == "!table" and name != "german thread" else []


def present_id(text: str) -> str:
    """Return the present form of a recorded custom id: controls of pages have no table's id any more."""
    if MENU_ID.fullmatch(text):
        return PAGE_MENUS.get(text, text)
    route = custom_id.read(text)
    return text if route is None else route.custom_id


async def answer_to(old: Old, control: dict[str, Any], carrier: dict[str, Any]) -> dict[str, Any]:
    """Return the effect of pressing an old control: the kind of answer and its controls or fields."""
    person = old.named[control["by"]]
    component: dict[str, Any] = {"type": control["type"], "id": 3, "custom_id": control["id"]}
    if control["type"] == BUTTON:
        component |= {"style": 2, "label": control["label"]}
    else:
        component["options"] = [{"label": value, "value": value} for value in control["options"]]
    if control["on"] == "private":
        message = carrier
    else:
        there = person.now({"id": control["message"]})
        message = there or old.newest_post(control["table"])
    seen = message | {"components": [{"type": 1, "id": 2, "components": [component]}]}
    if control["type"] == BUTTON:
        answer = await person.press(seen, component, stale=True)
    else:
        answer = await person.choose(seen, component, control["options"][:1], stale=True)
    await old.pg.settled()
    read(answer, person)
    return {
        "kind": answer.kind.name,
        "is_private": answer.ephemeral,
        "controls": [one["custom_id"] for one in person.controls(answer.message)] if answer.message else [],
        "fields": [label["component"]["custom_id"] for label in answer.modal["components"]]
        if answer.modal
        else [],
    }
