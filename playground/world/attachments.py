"""Files that come with messages: stored, with an address and a size."""

import json
import mimetypes
import struct

from .nouns import Json
from .stage import Stage, Upload
from .world import World

PNG_HEAD = b"\x89PNG\r\n\x1a\n"


def attached(
    stage: Stage, channel_id: int, body: Json, uploads: list[Upload], present: list[Json]
) -> list[Json]:
    """Return a message's attachments after `body` and its files are applied to the `present` ones.

    If the body lists attachments, only those of the present ones are kept.
    """
    described, kept = _described(body), _kept(body, present)
    for dropped in present:
        if dropped not in kept:
            stage.world.files.pop(int(dropped["id"]), None)
    fresh = [_kept_file(stage, channel_id, u, described.get(str(u.number), {})) for u in uploads]
    return kept + fresh


def names(body: Json, uploads: list[Upload], present: list[Json]) -> set[str]:
    """Return the names of a message's files after `body` and its files are applied to the `present` ones."""
    described = _described(body)
    fresh = (_name(upload, described.get(str(upload.number), {})) for upload in uploads)
    return {attachment["filename"] for attachment in _kept(body, present)}.union(fresh)


def _described(body: Json) -> dict[str, Json]:
    return {str(entry["id"]): entry for entry in body.get("attachments") or []}


def _kept(body: Json, present: list[Json]) -> list[Json]:
    described = _described(body)
    return [each for each in present if body.get("attachments") is None or each["id"] in described]


def _name(upload: Upload, entry: Json) -> str:
    return str(entry.get("filename") or upload.name)


def move(world: World, address: str) -> None:
    """Set the server's address, and the addresses of all files in messages."""
    before, world.address = world.address, address
    if before in ("", address):
        return
    for message in world.messages.values():
        if message.attachments:
            shown = json.dumps([message.attachments, message.components])
            moved = shown.replace(f"{before}/attachments/", f"{address}/attachments/")
            message.attachments, message.components = json.loads(moved)


def _kept_file(stage: Stage, channel_id: int, upload: Upload, entry: Json) -> Json:
    snowflake = stage.world.clock.snowflake()
    stage.world.files[snowflake] = upload.data
    name = _name(upload, entry)
    url = f"{stage.base_url}/attachments/{channel_id}/{snowflake}/{name}"
    found: Json = {
        "id": str(snowflake),
        "filename": name,
        "size": len(upload.data),
        "url": url,
        "proxy_url": url,
        "content_type": media_type(name),
    }
    if entry.get("description"):
        found["description"] = entry["description"]
    if upload.data.startswith(PNG_HEAD):
        found["width"], found["height"] = struct.unpack(">II", upload.data[16:24])
    return found


def media_type(name: str) -> str:
    """Return the media type of a file by its name."""
    return mimetypes.guess_type(name)[0] or "application/octet-stream"
