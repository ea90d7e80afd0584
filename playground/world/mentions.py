"""Who a message pings: everyone it names, minus those excluded by `allowed_mentions`."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .nouns import Channel, Json
from .permissions import Permission
from .world import World

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass(frozen=True)
class Pings:
    """The users and roles that a message pings, and whether it pings everyone."""

    users: list[int]
    roles: list[int]
    everyone: bool


def pings(
    world: World, channel: Channel, said: Iterable[str], allowed: Json | None, *, author_id: int
) -> Pings:
    """Return the pings by the texts of a message in that channel. Without `allowed`, everyone named is pinged.

    A role is pinged only if everyone or the author may mention it.
    """
    text = "\n".join(said)
    members = channel.recipients
    if channel.guild_id is not None:
        members = [member.user_id for member in world.members_of(channel.guild_id)]
    users = _named(_USER, text, members)
    may_mention = Permission.MENTION_EVERYONE in world.allowed(author_id, channel)
    known = [role.id for role in world.roles_of(channel.guild_id or 0) if role.mentionable or may_mention]
    roles = _named(_ROLE, text, known)
    return Pings(
        users=_spared(users, "users", allowed),
        roles=_spared(roles, "roles", allowed),
        everyone=bool(_EVERYONE.search(text)) and (allowed is None or "everyone" in _parsed(allowed)),
    )


def calls(world: World, payload: Json, user_id: int, guild_id: int | None) -> bool:
    """Whether a message, as JSON, pings that user: by name, by role or with @everyone."""
    if payload["mention_everyone"] or any(int(u["id"]) == user_id for u in payload["mentions"]):
        return True
    member = world.members.get((guild_id or 0, user_id))
    return member is not None and any(int(role) in member.roles for role in payload["mention_roles"])


def _named(pattern: re.Pattern[str], text: str, known: Iterable[int]) -> list[int]:
    found = dict.fromkeys(int(digits) for digits in pattern.findall(text))
    return [snowflake for snowflake in found if snowflake in set(known)]


def _spared(named: list[int], kind: str, allowed: Json | None) -> list[int]:
    if allowed is None or kind in _parsed(allowed):
        return named
    listed = {int(snowflake) for snowflake in allowed.get(kind) or []}
    return [snowflake for snowflake in named if snowflake in listed]


def _parsed(allowed: Json) -> list[Any]:
    return allowed.get("parse") or []
