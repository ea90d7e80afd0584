"""Serves everything with an address of its own: files of messages, emojis and avatars."""

from aiohttp import web

from ..services import SERVICES
from ..world.attachments import media_type
from ..world.pictures import head_avatar, letter_avatar

CACHED = {"Cache-Control": "public, max-age=31536000, immutable"}


def mount(app: web.Application) -> None:
    """Serve the files."""
    app.router.add_get("/attachments/{channel_id}/{attachment_id}/{name}", _attachment)
    app.router.add_get("/emojis/{name}", _emoji)
    app.router.add_get("/embed/avatars/{name}", _default_avatar)
    app.router.add_get("/avatars/{user_id}/{name}", _avatar)
    app.router.add_get("/visitor/avatars/{name}", _letter)


async def _attachment(request: web.Request) -> web.Response:
    data = request.app[SERVICES].stage.world.files.get(_number(request, "attachment_id"))
    if data is None:
        raise web.HTTPNotFound
    return web.Response(body=data, content_type=media_type(request.match_info["name"]), headers=CACHED)


async def _emoji(request: web.Request) -> web.Response:
    world = request.app[SERVICES].stage.world
    emoji = world.emojis.get(_number(request, "name"))
    if emoji is None:
        raise web.HTTPNotFound
    return web.Response(body=world.files[emoji.id], content_type=emoji.media_type, headers=CACHED)


async def _default_avatar(request: web.Request) -> web.Response:
    return web.Response(body=head_avatar(_number(request, "name")), content_type="image/png")


async def _avatar(request: web.Request) -> web.Response:
    user = request.app[SERVICES].stage.world.users.get(_number(request, "user_id"))
    if user is None or user.avatar is None or request.match_info["name"] != f"{user.avatar}.png":
        raise web.HTTPNotFound
    return web.Response(body=head_avatar(sum(user.avatar.encode())), content_type="image/png", headers=CACHED)


async def _letter(request: web.Request) -> web.Response:
    users = list(request.app[SERVICES].stage.world.users.values())
    wanted = _number(request, "name")
    for number, user in enumerate(users):
        if user.id == wanted:
            return web.Response(body=letter_avatar(user.display_name, number), content_type="image/svg+xml")
    raise web.HTTPNotFound


def _number(request: web.Request, name: str) -> int:
    digits = request.match_info[name].partition(".")[0]
    if not digits.isdecimal():
        raise web.HTTPNotFound
    return int(digits)
