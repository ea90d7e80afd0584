"""A stand-in for Discord on this machine: its HTTP API, its gateway, and a page to play on.

A test runs one in its own event loop, points the client at `api_url` and `gateway_url`, and plays people:

    async with Playground(rate_limits=False) as playground:
        ada = playground.visitor("Ada")
        answer = await ada.command("/duel new", mode="core")
        answer = await ada.press(answer.message, "Start")
        answer = await ada.submit((await ada.press(ada.latest(), "Attack")).modal, {"Cards": ["Wizard"]})
        assert "Ada attacks" in ada.text(ada.latest())
        playground.faults.drop_gateway()

`Playground(shards=4)` recommends four shards; `add_guild("North", shard=3)` makes a guild on one of them.
`Playground.requests` lists the bot's requests. The module `playground.people.client` has the same interface for a
playground in another process, and `python -m playground` runs one on its own.
"""

from .app import TOKEN, Playground
from .interactions import Answer, AnswerKind, CannotDo
from .people.person import Person
from .people.visitor import Visitor
from .requests.request_log import Call
from .requests.schema import Schema
from .world.errors import Refused

__all__ = [
    "TOKEN",
    "Answer",
    "AnswerKind",
    "Call",
    "CannotDo",
    "Person",
    "Playground",
    "Refused",
    "Schema",
    "Visitor",
]
