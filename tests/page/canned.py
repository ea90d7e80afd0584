"""A small world in Discord's JSON: four members and a bot, channels, a thread, messages of every kind."""

import itertools
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

Json = dict[str, Any]

_EPOCH_MS = 1420070400000
_START = datetime.now(UTC) - timedelta(hours=2)

_NEWEST = itertools.count(1)

GUILD, BOT = "1000", "2000"
MEMBERS = {"Ada": "2001", "Ben": "2002", "Cleo": "2003", "Dov": "2004"}
LONG_NAMES = {
    "Wilhelmina Margareta Featherston": "2011",
    "MARGUERITE DE LA PATISSERIE XIVX": "2012",
    "Maximilian the Magnificent Baker": "2013",
    "Anastasia Konstantinopolitanskay": "2014",
}
"""Members with names as long as Discord allows."""
WELCOME, TABLE, TABLE_TWO, THREAD = "3000", "3001", "3002", "3003"
IN_BEN_S_DM = "3100"
EMOJI = "5000"
"""The application's one emoji."""
EMOJI_PICTURE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128"><circle cx="64" cy="64" r="60"/></svg>'
)


def snowflake(minutes: float = 0.0) -> str:
    """Return an id created that many minutes after the world began."""
    moment = _START + timedelta(minutes=minutes)
    return str((int(moment.timestamp() * 1000) - _EPOCH_MS) << 22)


def user(name: str) -> Json:
    """Return a user object as in messages."""
    is_bot = name == "Cake Club"
    return {
        "id": BOT if is_bot else MEMBERS[name],
        "username": name.lower(),
        "global_name": name,
        "bot": is_bot,
    }


def people(members: Mapping[str, str] = MEMBERS) -> list[Json]:
    """The members as in the world's list, by their names."""
    humans = [
        {
            "id": id_,
            "name": name.lower(),
            "display_name": name,
            "avatar_url": None,
            "locale": "en-US",
            "bot": False,
        }
        for name, id_ in members.items()
    ]
    bot = {
        "id": BOT,
        "name": "cakeclub",
        "display_name": "Cake Club",
        "avatar_url": None,
        "locale": "en-US",
    }
    return [*humans, {**bot, "bot": True}]


def channels() -> list[Json]:
    """Return the guild's channels and its thread."""

    def channel(id_: str, name: str, position: int, topic: str | None = None) -> Json:
        place = {
            "parent_id": None,
            "position": position,
            "topic": topic,
            "archived": None,
        }
        return {"id": id_, "type": 0, "name": name, "last_message_id": None, **place}

    return [
        channel(WELCOME, "welcome", 0, "Say hello"),
        channel(TABLE, "cake-table", 1, "Cards, claims and crumbs"),
        channel(TABLE_TWO, "cake-table-two", 2),
        {
            **channel(THREAD, "Ada against Ben", 0),
            "type": 11,
            "parent_id": TABLE,
            "archived": False,
            "last_message_id": None,
        },
    ]


def dm_with_bot(member: str) -> Json:
    """Return the direct channel of a member and the bot."""
    id_ = str(int(IN_BEN_S_DM) + int(member) % 10)
    return {
        "id": id_,
        "type": 1,
        "recipients": [user("Cake Club")],
        "last_message_id": None,
    }


def option(name: str, type_: int, **more: Any) -> Json:
    """Return a command's option."""
    return {"name": name, "type": type_, "description": f"The {name}", **more}


def commands() -> list[Json]:
    """Return the commands that the bot has registered."""
    mode = option(
        "mode",
        3,
        required=True,
        choices=[
            {"name": "Core game", "value": "core"},
            {"name": "Full game", "value": "full"},
        ],
    )
    duel = [
        {
            "type": 1,
            "name": "new",
            "description": "Open a table",
            "options": [
                mode,
                option("opponent", 6),
                option("rounds", 4, min_value=1, max_value=9),
            ],
        },
        {
            "type": 1,
            "name": "attack",
            "description": "Play cards and claim what they are",
            "options": [
                option("cards", 3, required=True, autocomplete=True),
                option("claim", 3, required=True, autocomplete=True),
            ],
        },
    ]
    return [
        command("4001", "duel", "Cake Duel", duel),
        command("4002", "hand", "Look at your hand", []),
        command("4003", "slow", "A command that nobody answers", []),
        command(
            "4004",
            "where",
            "Options that name things",
            [option("place", 7), option("loud", 5, required=True)],
        ),
    ]


def command(id_: str, name: str, description: str, options: list[Json]) -> Json:
    """Return an application command object."""
    about = {
        "id": id_,
        "application_id": BOT,
        "type": 1,
        "version": "1",
        "contexts": None,
    }
    return {**about, "name": name, "description": description, "options": options}


def message(
    channel_id: str,
    author: str,
    content: str = "",
    *,
    at: float | None = None,
    **more: Any,
) -> Json:
    """Return a message object, created that many minutes after the world began, or just now."""
    id_ = snowflake(at) if at is not None else str(int(snowflake(120)) + next(_NEWEST))
    parts = {
        "flags": 0,
        "type": 0,
        "components": [],
        "embeds": [],
        "attachments": [],
        "mentions": [],
    }
    about = {
        "id": id_,
        "channel_id": channel_id,
        "author": user(author),
        "content": content,
        "pings_me": False,
    }
    if author == "Cake Club":
        about["application_id"] = BOT
    return {**parts, **about, "edited_timestamp": None, **more}


MARKDOWN = """# A cake for every table
Some **bold**, *italic*, __underlined__, ~~struck~~ and `code`; ||a secret|| for <@2002> in <#3001>.
-# Small print under it
> quoted **words**
- one
- two
  - nested
1. first
Type </duel new:4001>, or read [the rules](https://example.com/rules).
```py
print("cake")
```"""


def button(custom_id: str, label: str, style: int = 2, **more: Any) -> Json:
    """Return a button component."""
    return {"type": 2, "style": style, "custom_id": custom_id, "label": label, **more}


def row(*components: Json) -> Json:
    """Return an action row."""
    return {"type": 1, "components": list(components)}


def table_panel() -> Json:
    """Return a turn's post of a table: a container with text, a section, a separator, controls and a select."""
    deadline = int((datetime.now(UTC) + timedelta(minutes=3)).timestamp())
    choose = {
        "type": 3,
        "custom_id": "claim",
        "placeholder": "Claim a card…",
        "min_values": 1,
        "max_values": 1,
        "options": [
            {
                "label": "Soldier",
                "value": "soldier",
                "description": "Steals one cake",
                "emoji": {"name": "🛡️"},
            },
            {"label": "Archer", "value": "archer", "description": "Steals two cakes"},
        ],
    }
    section = {
        "type": 9,
        "components": [
            {
                "type": 10,
                "content": "**Ada** ▮▮▮▮ 4 cards, 3 cakes\n**Ben** ▮▮▮ 3 cards, 5 cakes",
            }
        ],
        "accessory": button("hand", "My hand"),
    }
    parts = [
        {
            "type": 10,
            "content": f"## Cake Duel\n<@2002>, it is your turn. You have until <t:{deadline}:R>.",
        },
        section,
        {"type": 14, "divider": True, "spacing": 1},
        {"type": 10, "content": "Ada attacked and claims **2 Soldiers**."},
        row(
            button("attack", "Attack…", 1),
            button("challenge", "Challenge", 4),
            button("accept", "Accept", 3),
            button("dead", "Dead"),
            button("never", "Never", disabled=True),
        ),
        row(choose),
        {"type": 10, "content": "-# Table 7, live, core game"},
    ]
    return {"type": 17, "accent_color": 0xF2A7C3, "components": parts}


def histories() -> dict[str, list[Json]]:
    """Return the messages of each channel before the page opens."""
    used = {"id": "5001", "type": 2, "name": "duel new", "user": user("Ada")}
    post = message(
        TABLE,
        "Cake Club",
        at=8,
        flags=32768,
        components=[table_panel()],
        interaction_metadata=used,
    )
    chat = [
        message(TABLE, "Ada", "Who is in for a duel?", at=1),
        message(TABLE, "Ada", "I bring the plates.", at=1.2),
        message(TABLE, "Ben", "Me! 🍰", at=2, edited_timestamp="2026-01-01T00:00:00+00:00"),
        message(TABLE, "Cake Club", MARKDOWN, at=4),
        post,
    ]
    selects = [
        {
            "type": 5,
            "custom_id": "who",
            "placeholder": "Choose opponents",
            "min_values": 1,
            "max_values": 2,
        },
        {"type": 8, "custom_id": "where", "placeholder": "Choose a channel"},
    ]
    link = {
        "type": 2,
        "style": 5,
        "label": "To the table",
        "url": f"https://discord.com/channels/{GUILD}/{TABLE}/{post['id']}",
    }
    old = message(
        TABLE_TWO,
        "Cake Club",
        "Old-style controls",
        at=1,
        components=[*(row(one) for one in selects), row(link)],
    )
    return {
        TABLE: chat,
        TABLE_TWO: [old],
        WELCOME: [message(WELCOME, "Dov", "Hello, all!", at=0)],
    }


def attack_modal() -> Json:
    """Return a modal with every kind of field."""
    cards = [{"label": name, "value": name.lower()} for name in ("Soldier", "Archer", "Wizard")]
    fields = [
        {"type": 10, "content": "You hold **three** cards."},
        label(
            "Cards",
            {
                "type": 22,
                "custom_id": "cards",
                "options": cards,
                "min_values": 1,
                "max_values": 2,
            },
            "Any one or two",
        ),
        label(
            "Claim",
            {
                "type": 3,
                "custom_id": "claim",
                "placeholder": "What do you say they are?",
                "options": cards,
            },
        ),
        label(
            "How",
            {
                "type": 21,
                "custom_id": "how",
                "options": [
                    {"label": "Boldly", "value": "b"},
                    {"label": "Meekly", "value": "m"},
                ],
            },
        ),
        label(
            "Say something",
            {
                "type": 4,
                "custom_id": "words",
                "style": 2,
                "required": False,
                "max_length": 80,
            },
        ),
    ]
    return {"custom_id": "attack-form", "title": "Attack", "components": fields}


def label(words: str, component: Json, description: str | None = None) -> Json:
    """Return a labelled field of a modal."""
    return {
        "type": 18,
        "label": words,
        "component": component,
        **({"description": description} if description else {}),
    }


def old_modal() -> Json:
    """Return a modal of the old form: a row with a text input that has its own label."""
    text = {
        "type": 4,
        "custom_id": "name",
        "style": 1,
        "label": "Your name",
        "min_length": 3,
        "max_length": 20,
    }
    return {"custom_id": "old-form", "title": "Who are you?", "components": [row({**text, "value": "Jo"})]}


def picture(name: str, description: str, **more: Any) -> Json:
    """Return an image of a gallery or a thumbnail; it does not have to exist."""
    return {
        "media": {"url": f"http://localhost:1/attachments/1/2/{name}"},
        "description": description,
        **more,
    }


def faults() -> Json:
    """The faults on offer."""
    return {
        "kinds": {
            "slow": "Answers take some seconds",
            "deny": "A permission is lost",
            "drop_gateway": "The line breaks",
        }
    }
