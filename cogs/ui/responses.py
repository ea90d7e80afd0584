"""How the person is answered who pressed or typed: in time, and once, whoever answers first."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

import discord

from bot.errors import Refused
from cogs.ui.attachments import PngImage, message_edit, new_message, retry_with_new_file, retry_without_emoji
from cogs.ui.components import Pressed, modal
from cogs.ui.discord_errors import FAILURES
from cogs.ui.panel import Form, Panel

log = logging.getLogger(__name__)

ACKNOWLEDGED_AFTER_SECONDS = 1.5
"""Discord waits three seconds for the first answer; what takes longer than this is acknowledged first."""
ANSWER_SECONDS = 3.0
"""After so long no answer is waited for: the library would sleep for as long as Discord asks it to."""

Press = discord.Interaction[Any]
T = TypeVar("T")


@dataclass(slots=True)
class _Answer:
    """What has become of the answer to one interaction."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Discord takes one first answer: who is giving it holds this."""
    is_deferred: bool = False
    """Whether the person sees that the bot is thinking, in the place where the answer will stand."""


def _answer(press: Press) -> _Answer:
    answer: _Answer = press.extras.setdefault(_Answer, _Answer())
    return answer


@asynccontextmanager
async def in_time(press: Press, *, is_public: bool = False) -> AsyncIterator[None]:
    """Whatever is done herein may take its time: a press that is not answered yet is acknowledged meanwhile."""
    watch = asyncio.create_task(_acknowledge_late(press, is_public=is_public), name="acknowledge")
    try:
        yield
    finally:
        async with _answer(press).lock:  # an acknowledgement that is under way arrives
            watch.cancel()


async def within_answer_time(work: Coroutine[Any, Any, T]) -> T:
    """The result of what must be known before the first answer, such as a form, can be given.

    Refused when it takes too long; it is done all the same, so that the next press finds it ready.
    """
    task = asyncio.create_task(work, name="soon")
    done, _ = await asyncio.wait((task,), timeout=ACKNOWLEDGED_AFTER_SECONDS)
    if done:
        return task.result()
    task.add_done_callback(_note_failure)
    raise Refused("one-moment")


def _note_failure(task: asyncio.Task[Any]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log.warning("what somebody waited for has failed: %s", type(error).__name__)


async def _acknowledge_late(press: Press, *, is_public: bool) -> None:
    await asyncio.sleep(ACKNOWLEDGED_AFTER_SECONDS)
    await acknowledge(press, is_public=is_public)


async def acknowledge(press: Press, *, is_public: bool = False) -> None:
    """Let Discord know that the press has arrived, unless it was answered; a command goes on to think."""
    answer = _answer(press)
    is_command = press.type is discord.InteractionType.application_command
    async with answer.lock:
        if press.response.is_done():
            return
        try:
            await press.response.defer(ephemeral=is_command and not is_public, thinking=is_command)
        except FAILURES as error:
            log.warning("cannot acknowledge a press: %s", error)
        else:
            answer.is_deferred = is_command


async def reply_privately(press: Press, text: str) -> None:
    """Say something to one person alone, whether the press was answered already or not."""
    await _try_to_send(press, ephemeral=True, content=text)


async def show(press: Press, panel: Panel, picture: PngImage | None = None) -> int | None:
    """Show something to one person alone; the message's id, None where it did not arrive."""
    try:
        return await retry_without_emoji(
            lambda has_pictures: _send(
                press, ephemeral=True, **new_message(panel, picture, has_pictures=has_pictures)
            )
        )
    except FAILURES as error:
        log.warning("cannot send an answer: %s", error)
        return None


async def show_later(press: Press, panel: Panel, picture: PngImage) -> None:
    """Give what was shown its picture; where the answer is no message of its own, it stays without."""
    kinds = discord.InteractionResponseType
    owns = (kinds.channel_message, kinds.deferred_channel_message, kinds.message_update)
    if press.response.type not in owns:
        return
    async with _answer(press).lock:
        try:
            await retry_without_emoji(
                lambda has_pictures: press.edit_original_response(
                    **message_edit(panel, picture, has_pictures=has_pictures)
                )
            )
        except FAILURES as error:
            log.warning("a picture did not arrive: %s", error)


async def send_files(press: Press, text: str, *files: discord.File) -> bool:
    """Hand files to one person alone; whether they arrived."""
    return await _try_to_send(press, ephemeral=True, content=text, files=files)


async def show_publicly(press: Press, panel: Panel, picture: PngImage | None = None) -> int | None:
    """Answer with a public message; its id. Raises what Discord answers."""
    return await retry_without_emoji(
        lambda has_pictures: _send(
            press, ephemeral=False, **new_message(panel, picture, has_pictures=has_pictures)
        )
    )


async def ask(press: Press, form: Form, pressed: Pressed) -> None:
    """Open a form for whoever pressed. Raises what Discord answers."""
    await retry_without_emoji(
        lambda has_pictures: press.response.send_modal(modal(form, pressed, has_pictures=has_pictures))
    )


async def edit_message(
    press: Press, panel: Panel, picture: PngImage | None = None, *, there: str | None = None
) -> None:
    """Change the message that was pressed, and that shows the file named ``there``.

    Raises what Discord answers, or TimeoutError.
    """
    quiet = discord.AllowedMentions.none()

    async def change(kept: str | None, has_pictures: bool) -> None:
        what = message_edit(panel, picture, there=kept, has_pictures=has_pictures)
        if press.response.is_done():
            await press.edit_original_response(**what, allowed_mentions=quiet)
        else:
            await press.response.edit_message(**what, allowed_mentions=quiet)

    async with _answer(press).lock, asyncio.timeout(ANSWER_SECONDS):
        await retry_with_new_file(change, there)


def can_edit_message(press: Press) -> bool:
    """Whether the message that was pressed may still be changed by the answer."""
    kinds = discord.InteractionResponseType
    return press.response.type in (None, kinds.deferred_message_update, kinds.message_update)


async def _try_to_send(press: Press, *, ephemeral: bool, **what: Any) -> bool:
    try:
        await _send(press, ephemeral=ephemeral, **what)
    except FAILURES as error:
        log.warning("cannot send an answer: %s", error)
        return False
    return True


async def _send(press: Press, *, ephemeral: bool, **what: Any) -> int | None:
    answer = _answer(press)
    async with answer.lock:
        if not press.response.is_done():
            return (await press.response.send_message(ephemeral=ephemeral, **what)).message_id
        if answer.is_deferred:
            answer.is_deferred = False
            if "files" in what:
                what["attachments"] = what.pop("files")
            return (await press.edit_original_response(**what)).id
        return int((await press.followup.send(ephemeral=ephemeral, wait=True, **what)).id)
