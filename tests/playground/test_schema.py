"""Request bodies are checked against Discord's own description if it is available."""

import discord
import pytest

from playground import Playground, Refused, Schema

from .conftest import SCHEMA

needs_description = pytest.mark.skipif(
    not SCHEMA.is_loaded,
    reason="Discord's published API is missing: save it as ../shared/discord/openapi.json",
)
SEND = "/channels/{channel_id}/messages"


@needs_description
def test_a_wrong_type_is_refused_with_its_path() -> None:
    with pytest.raises(Refused) as refused:
        SCHEMA.check("POST", SEND, {"content": 5})
    assert list(refused.value.errors or {}) == ["content"]


@needs_description
def test_a_wrong_nested_component_is_refused() -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "x", "label": 7}]}
    with pytest.raises(Refused) as refused:
        SCHEMA.check("POST", SEND, {"components": [row]})
    assert "label" in str(refused.value.errors)


@needs_description
def test_numbers_are_accepted_as_identifiers_where_discord_accepts_them() -> None:
    SCHEMA.check("POST", SEND, {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]})
    SCHEMA.check("POST", "/users/@me/channels", {"recipient_id": 12345})


def test_without_a_description_every_body_passes() -> None:
    Schema(None).check("POST", SEND, {"content": 5})


@needs_description
@pytest.mark.asyncio
async def test_the_real_clients_bodies_pass(playground: Playground, table: discord.TextChannel) -> None:
    await table.send("Hello")
    assert playground.calls()[-1].status == 200
