"""Discord answers a message whose nonce it has seen with the message that it made then; so does the stand-in here."""

from __future__ import annotations

import pytest

from playground import messages
from playground.nouns import Channel, Message
from playground.stage import Stage


def honour_nonces(monkeypatch: pytest.MonkeyPatch) -> dict[tuple[int, str], int]:
    """Have `enforce_nonce` do what Discord's documentation says; the messages made so, by channel and nonce."""
    made: dict[tuple[int, str], int] = {}
    post = messages.post

    def post_once(stage: Stage, channel: Channel, said: messages.Said) -> Message:
        nonce = said.body.get("nonce") if said.body.get("enforce_nonce") else None
        earlier = stage.world.messages.get(made.get((channel.id, str(nonce)), 0))
        if nonce is not None and earlier is not None:
            return earlier
        message = post(stage, channel, said)
        if nonce is not None:
            made[channel.id, str(nonce)] = message.id
        return message

    monkeypatch.setattr(messages, "post", post_once)
    return made
