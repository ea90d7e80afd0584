"""Texts made to keep the bot busy: no option, suggestion or form field takes long with one of them."""

from __future__ import annotations

import itertools
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.app import CakeClub
from bot.errors import Refused
from bot.tables.lobby import Member, NewTable
from cogs.games.registry import PRESENTERS
from cogs.permissions import visible_table
from cogs.ui.command_options import MOST_CHARACTERS
from cogs.ui.custom_id import OpenForm, PageName, PageRoute, TableControl, TableRoute
from data.records.tables import Phase
from games.catalog import CATALOG
from tests.seeds import in_turn
from tests.stores import MemoryStore

ADA = Member(11, "Ada")
MOST_CPU_SECONDS = 0.01
RUNS = 3
LONGEST = 6_000
"""The most that Discord lets through for an option without a limit."""
HOSTILE: dict[str, Callable[[int], str]] = {
    "spaces": lambda count: "a" + " " * (count - 2) + "b",
    "number, spaces, line feed": lambda count: "1" + " " * (count - 4) + "b\nb",
    "number, sign, line feed": lambda count: "1x" + " " * (count - 5) + "b\nb",
    "signs": lambda count: "x" * count,
    "signs and spaces": lambda count: ("x " * count)[:count],
    "long when folded": lambda count: "\ufdfa" * count,
    "parts that are long when folded": lambda count: ("\ufdfa," * count)[:count],
    "parts": lambda count: ("1," * count)[:count],
    "marks": lambda count: "a" + "\u0301" * (count - 1),
    "digits": lambda count: "9" * count,
    "hours": lambda count: "22" + " " * (count - 3) + "7",
    "spans": lambda count: ("1d" * count)[:count],
    "NUL": lambda count: "\0" * count,
}
STRING, INTEGER, BOOLEAN, USER = 3, 4, 5, 6
NUMBERS = itertools.count(1_000)
MEMBER_DATA: dict[str, Any] = {
    "user": {"id": str(ADA.id), "username": "ada", "discriminator": "0", "avatar": None},
    "roles": [],
    "joined_at": "2026-01-01T00:00:00+00:00",
    "deaf": False,
    "mute": False,
    "flags": 0,
    "permissions": str(discord.Permissions.all().value),
}


@pytest.fixture
async def club(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[CakeClub]:
    """The bot without a connection. Ada plays every game against AI players, and sits in a lobby."""

    async def answered(*args: object, **named: object) -> dict[str, Any]:
        return {"interaction": {"id": "1", "type": 2}}

    monkeypatch.setattr(AsyncWebhookAdapter, "request", answered)
    # The same deals in every run: after some, a form is a legal move whose private answer this fake lacks.
    club = CakeClub(MemoryStore(), house_pause_seconds=0, draws=False, new_secret=in_turn())
    async with club.client:
        await club._prepare()
        club.shown_changes.stop()
        bot_data: Any = {"id": "5", "username": "cake", "discriminator": "0", "avatar": None}
        club.client._connection.user = discord.ClientUser(state=club.client._connection, data=bot_data)
        place = NewTable(guild_id=1, channel_id=2, seconds=86_400)
        await club.preferences.change_server(1, tables_each=len(CATALOG) + 1)
        for entry in CATALOG:
            await club.lobbies.play_now(entry.game, ADA, place, house="honest")
        await club.lobbies.open_lobby(CATALOG[0].game, CATALOG[0].game.Options(), ADA, place)
        yield club
        await club.close()


def interaction(club: CakeClub, kind: discord.InteractionType, data: dict[str, Any]) -> Any:
    payload: Any = {
        "id": str(next(NUMBERS)),
        "type": kind.value,
        "data": data,
        "token": "token",
        "version": 1,
        "application_id": "5",
        "attachment_size_limit": 1_000,
        "guild_id": "1",
        "channel": {"id": "2", "type": 0, "name": "cake-table", "position": 0},
        "member": MEMBER_DATA,
        "locale": "en-GB",
    }
    found: Any = discord.Interaction(data=payload, state=club.client._connection)
    return found


def texts(longest: int) -> Iterator[tuple[str, str]]:
    """Each hostile text, as long as an option may be and as long as Discord lets anything through."""
    for name, of in HOSTILE.items():
        for count in (longest, LONGEST):
            yield f"{name}, {count}", of(count)


def commands(payloads: list[dict[str, Any]]) -> Iterator[tuple[list[str], list[dict[str, Any]]]]:
    """Each command as the words of its name, and its options."""
    for payload in payloads:
        options = payload.get("options", [])
        if any(option["type"] <= 2 for option in options):
            for name, inner in commands(options):
                yield [payload["name"], *name], inner
        else:
            yield [payload["name"]], options


def command_data(name: list[str], options: list[dict[str, Any]]) -> dict[str, Any]:
    for number, word in enumerate(reversed(name[1:])):
        options = [{"name": word, "type": 2 if number else 1, "options": options}]
    users = {str(ADA.id): MEMBER_DATA["user"]}
    members = {str(ADA.id): {key: value for key, value in MEMBER_DATA.items() if key != "user"}}
    resolved = {"users": users, "members": members}
    return {"id": "7", "name": name[0], "type": 1, "options": options, "resolved": resolved}


def filled(option: dict[str, Any]) -> dict[str, Any]:
    """An option that is required, with something that fits."""
    choices = option.get("choices")
    usual: dict[int, Any] = {
        STRING: "1",
        INTEGER: option.get("min_value", 1),
        BOOLEAN: True,
        USER: str(ADA.id),
    }
    value = choices[0]["value"] if choices else usual[option["type"]]
    return {"name": option["name"], "type": option["type"], "value": value}


async def measured(
    place: tuple[str, ...], call: Callable[[Any], Awaitable[object]], make: Callable[[], Any]
) -> dict[tuple[str, ...], float]:
    """The processor time of a call by its place if it is too much each time, else nothing."""
    seconds = []
    for _ in range(RUNS):
        made, started = make(), time.process_time()
        await call(made)
        seconds.append(time.process_time() - started)
        if seconds[-1] < MOST_CPU_SECONDS:
            return {}
    return {place: min(seconds)}


async def payloads_of(club: CakeClub) -> list[dict[str, Any]]:
    return [command.to_dict(club.client.tree) for command in club.client.tree.get_commands()]


async def test_every_option_for_text_says_how_long_it_may_be(club: CakeClub) -> None:
    options = [
        (name, option)
        for name, options in commands(await payloads_of(club))
        for option in options
        if option["type"] == STRING
    ]
    assert len(options) > 100
    for name, option in options:
        assert option.get("choices") or 1 <= option["max_length"] <= MOST_CHARACTERS, (name, option["name"])


async def test_no_text_in_an_option_keeps_the_bot_busy(club: CakeClub) -> None:
    slow: dict[tuple[str, ...], float] = {}
    tree = club.client.tree
    for name, options in commands(await payloads_of(club)):
        for option in options:
            if option["type"] != STRING:
                continue
            others = [filled(other) for other in options if other.get("required") and other is not option]
            kinds = [discord.InteractionType.application_command]
            if option.get("autocomplete"):
                kinds.append(discord.InteractionType.autocomplete)
            for kind, (text_name, text) in itertools.product(kinds, texts(option.get("max_length", 100))):
                is_typing = kind is discord.InteractionType.autocomplete
                typed = {"name": option["name"], "type": STRING, "value": text, "focused": is_typing}

                def made(kind: Any = kind, given: Any = (*others, typed), name: Any = name) -> Any:
                    return interaction(club, kind, command_data(name, [*given]))

                place = (*name, option["name"], kind.name, text_name)
                slow |= await measured(place, tree._call, made)
    assert slow == {}


FORMS_OF_GAMES = {key: presenter.questions for key, presenter in PRESENTERS.items()}
OTHER_FIELDS = {"play1", "play2", "sure"}
"""The fields of forms that stand for no option of a command."""


def submitted(club: CakeClub, route: TableRoute | PageRoute, fields: dict[str, str]) -> Any:
    """A sent form, each of its fields once as a text and once as a choice."""
    components = [
        {"type": 18, "component": {"custom_id": name, **value}}
        for name, text in fields.items()
        for value in ({"type": 4, "value": text}, {"type": 3, "values": [text]})
    ]
    data = {"custom_id": route.custom_id, "components": components}
    return interaction(club, discord.InteractionType.modal_submit, data)


async def test_no_text_in_a_form_keeps_the_bot_busy(club: CakeClub) -> None:
    running = {table.game: table for table in await club.tables.stored.of_member(ADA.id, 1)}
    lobby = next(
        table for table in await club.tables.stored.of_member(ADA.id, 1) if table.phase is Phase.LOBBY
    )
    routes: list[tuple[TableRoute | PageRoute, frozenset[str]]] = [
        (TableRoute(lobby.id, 0, TableControl.CUT_DECK), frozenset({"word"})),
        (PageRoute(PageName.PRIVACY, ("forget",)), frozenset({"word"})),
        (PageRoute(PageName.PREFERENCES, ("holiday",)), frozenset({"until"})),
        (PageRoute(PageName.PREFERENCES, ("quiet",)), frozenset({"first", "last", "zone"})),
    ]
    for game, questions in FORMS_OF_GAMES.items():
        fields_there = frozenset({name for one in questions.commands for name in one.parts} | OTHER_FIELDS)
        routes += [
            (TableRoute(running[game].id, 0, OpenForm(name)), fields_there) for name in questions.names
        ]
    slow: dict[tuple[str, ...], float] = {}
    for (route, names), (text_name, text) in itertools.product(routes, texts(MOST_CHARACTERS)):
        fields = dict.fromkeys(names, text)

        def made(route: Any = route, fields: Any = fields) -> Any:
            return submitted(club, route, fields)

        slow |= await measured((route.custom_id, text_name), club.router.on_interaction, made)
    assert slow == {}


async def test_white_space_in_a_typed_text_counts_once(club: CakeClub) -> None:
    table = next(row for row in await club.tables.stored.of_member(ADA.id, 1) if row.phase is Phase.LOBBY)
    route = TableRoute(table.id, 0, TableControl.CUT_DECK)
    await club.router.on_interaction(submitted(club, route, {"word": "  two\n\t words "}))
    (word,) = [seat.word for seat in (await club.tables.table(table.id)).seats if seat.user_id == ADA.id]
    assert word == "two words"


@pytest.mark.parametrize("text", ["\0", "abcdefg\0", "ABCDEFGH", "abcdefg", "\ud800bcdefgh", "a b c d e"])
async def test_what_cannot_be_a_table_is_looked_up_nowhere(
    club: CakeClub, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database may refuse to be asked for it at all."""

    async def looked_up(table_id: str) -> None:
        raise AssertionError(table_id)

    monkeypatch.setattr(club.store.tables, "get", looked_up)
    data = command_data(["replay"], [{"name": "table", "type": STRING, "value": text}])
    press = interaction(club, discord.InteractionType.application_command, data)
    with pytest.raises(Refused, match="bad-table"):
        await visible_table(club.tables, press, text)
