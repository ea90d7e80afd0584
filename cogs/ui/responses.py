"""Answers to presses, forms and commands: in time, each with one first answer, and with a sentence about an error."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

import discord
from discord import app_commands

from bot.client import Client
from bot.errors import Reason, Refused
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.names import mentions_isolated
from cogs.ui.components import custom_ids, edit_panel, modal, retry_without_emoji, send_panel
from cogs.ui.custom_id import Route
from cogs.ui.errors import ALREADY_ANSWERED, FAILURES, count, is_too_late, is_transient, sentence
from cogs.ui.panel import Filled, Form, Panel, PngImage
from cogs.ui.phone import PageParts

log = logging.getLogger(__name__)

ACKNOWLEDGED_AFTER_SECONDS = 1.5
"""Discord waits three seconds for the first answer; a press that takes longer than this is acknowledged first."""
ANSWERS_FIRST_SECONDS = 1.0
"""How long work that answers nobody waits for the presses that have no answer yet."""
ANSWER_SECONDS = 3.0
"""How long to wait for an answer to be sent: the library would sleep for as long as Discord asks it to."""

T = TypeVar("T")
Arguments: TypeAlias = tuple[str, ...]
"""The arguments of a `PageRoute`."""


class UnansweredPresses:
    """The presses of one client that have no answer yet. Work that answers nobody waits for them."""

    _of_clients: ClassVar[WeakKeyDictionary[discord.Client, UnansweredPresses]] = WeakKeyDictionary()

    def __init__(self) -> None:
        self._ids: set[int] = set()
        self._all_answered = asyncio.Event()
        self._all_answered.set()

    @classmethod
    def of(cls, client: discord.Client) -> UnansweredPresses:
        """Return the unanswered presses of a client."""
        found = cls._of_clients.get(client)
        if found is None:
            found = cls._of_clients[client] = cls()
        return found

    def __bool__(self) -> bool:
        """Return True if there are any."""
        return bool(self._ids)

    def add(self, interaction: Interaction) -> None:
        """Note that a press has arrived. A command does not count: the post shows its move, not the answer."""
        if interaction.type is discord.InteractionType.application_command:
            return
        self._ids.add(interaction.id)
        self._all_answered.clear()

    def discard(self, interaction: Interaction) -> None:
        """Note that a press is answered, or will not be."""
        self._ids.discard(interaction.id)
        if not self._ids:
            self._all_answered.set()

    async def wait(self) -> None:
        """Wait until all presses are answered, but not for long."""
        if self._ids:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ANSWERS_FIRST_SECONDS):
                    await self._all_answered.wait()


@dataclass(slots=True)
class _Answer:
    """The state of the answer to one interaction."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while an answer is being sent: Discord takes only one first answer."""
    is_deferred: bool = False
    """Whether the person sees that the bot is thinking, where the answer will be."""
    is_public: bool = False
    """Whether everybody sees it there."""


def _answer(interaction: Interaction) -> _Answer:
    if _Answer not in interaction.extras:
        interaction.extras[_Answer] = _Answer()
    answer: _Answer = interaction.extras[_Answer]
    return answer


@asynccontextmanager
async def in_time(interaction: Interaction, *, is_public: bool = False) -> AsyncIterator[None]:
    """Acknowledge the interaction if the work in this context takes too long to answer it in time."""
    unanswered = UnansweredPresses.of(interaction.client)
    unanswered.add(interaction)
    watch = asyncio.create_task(_acknowledge_late(interaction, is_public=is_public), name="acknowledge")
    try:
        yield
    finally:
        unanswered.discard(interaction)
        async with _answer(interaction).lock:  # wait for an acknowledgement that is being sent
            watch.cancel()


async def within_answer_time(work: Coroutine[Any, Any, T]) -> T:
    """Return the result of work that the first answer needs, such as what a form shows.

    Refused when it takes too long; the work goes on, so that the next press finds it ready.
    """
    task = asyncio.create_task(work, name="soon")
    done, _ = await asyncio.wait((task,), timeout=ACKNOWLEDGED_AFTER_SECONDS)
    if done:
        return task.result()
    task.add_done_callback(_note_failure)
    raise Refused(Reason.ONE_MOMENT)


def _note_failure(task: asyncio.Task[Any]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log.warning("work for an answer has failed: %s", type(error).__name__)


async def _acknowledge_late(interaction: Interaction, *, is_public: bool) -> None:
    await asyncio.sleep(ACKNOWLEDGED_AFTER_SECONDS)
    await acknowledge(interaction, is_public=is_public)


async def acknowledge(interaction: Interaction, *, is_public: bool = False) -> None:
    """Acknowledge an interaction that was not answered; a command shows that the bot is thinking."""
    answer = _answer(interaction)
    is_command = interaction.type is discord.InteractionType.application_command
    async with answer.lock:
        if interaction.response.is_done():
            return
        try:
            await interaction.response.defer(ephemeral=is_command and not is_public, thinking=is_command)
        except FAILURES as error:
            log.warning("cannot acknowledge an interaction: %s", error)
        else:
            answer.is_deferred, answer.is_public = is_command, is_public
            UnansweredPresses.of(interaction.client).discard(interaction)


async def reply_privately(interaction: Interaction, text: str) -> bool:
    """Send a text to one person only, as the answer or after it; return True if it arrived."""
    return await _tried(_send(interaction, ephemeral=True, content=mentions_isolated(text))) is not None


async def show(interaction: Interaction, panel: Panel, image: PngImage | None = None) -> int | None:
    """Show a panel to one person only; return the message's id, None if it did not arrive."""
    shown = _first_part(interaction, panel, image)
    return await _tried(send_panel(partial(_send, interaction, ephemeral=True), shown, image))


async def show_later(interaction: Interaction, panel: Panel, image: PngImage) -> None:
    """Complete what was shown with the image; an answer that is no message stays."""
    kinds = discord.InteractionResponseType
    messages = (kinds.channel_message, kinds.deferred_channel_message, kinds.message_update)
    if interaction.response.type not in messages:
        return
    async with _answer(interaction).lock:
        try:
            await edit_panel(
                interaction.edit_original_response, _first_part(interaction, panel, image), image
            )
        except FAILURES as error:
            log.warning("an image did not arrive: %s", error)


async def send_files(interaction: Interaction, text: str, *files: discord.File) -> bool:
    """Send files to one person only; return True if they arrived."""
    return await _tried(_send(interaction, ephemeral=True, content=text, files=files)) is not None


async def show_publicly(interaction: Interaction, panel: Panel, image: PngImage | None = None) -> int | None:
    """Answer with a public message; return its id. Raise what Discord answers."""
    return await send_panel(partial(_send, interaction, ephemeral=False), panel, image)


async def ask(interaction: Interaction, form: Form, route: Route) -> None:
    """Open a form for the person who pressed. Raise what Discord answers."""
    await retry_without_emoji(
        lambda has_emoji: interaction.response.send_modal(modal(form, route, has_emoji=has_emoji))
    )


async def edit_message(
    interaction: Interaction,
    panel: Panel,
    image: PngImage | None = None,
    *,
    there: str | None = None,
    check: Callable[[], None] = lambda: None,
) -> None:
    """Edit the message that was pressed, which has the file named ``there``.

    Raise what Discord answers, TimeoutError, or what ``check`` raises when nothing is to be edited any more.
    """
    async with _answer(interaction).lock, asyncio.timeout(ANSWER_SECONDS):
        check()  # an acknowledgement may have been under way for long
        if is_private(interaction):
            panel = _first_part(interaction, panel, image)
        is_done = interaction.response.is_done()
        edit: Any = interaction.edit_original_response if is_done else interaction.response.edit_message
        await edit_panel(edit, panel, image, there=there, allowed_mentions=discord.AllowedMentions.none())
    UnansweredPresses.of(interaction.client).discard(interaction)


async def edit_own_message(interaction: Interaction, panel: Panel) -> None:
    """Edit the private message that was pressed; answer with a new one if others see that message."""
    await (edit_message if is_private(interaction) else show)(interaction, panel)


def is_private(interaction: Interaction) -> bool:
    """Return True if only this person sees the message that was pressed."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def _first_part(interaction: Interaction, panel: Panel, image: PngImage | None) -> Panel:
    """Return a page as one person sees it: its first part if it is higher than a phone."""
    return PageParts.of(interaction.client).first(
        panel, interaction.user.id, messages_of(interaction), has_image=image is not None
    )


def pressed_message(press: Interaction) -> discord.Message | None:
    """Return the message that was pressed if it has this control: a forged press can name any message.

    What one person asks for must not replace another public post.
    """
    data: Mapping[str, Any] = press.data or {}
    message = press.message
    return message if message and str(data.get("custom_id")) in custom_ids(message.components) else None


def can_edit_message(press: Interaction) -> bool:
    """Return True if the answer may still edit the message that was pressed."""
    kinds = discord.InteractionResponseType
    return press.response.type in (None, kinds.deferred_message_update, kinds.message_update)


async def _tried(sending: Awaitable[T]) -> T | None:
    """Return the result of a sending; None if it fails."""
    try:
        return await sending
    except FAILURES as error:
        log.warning("cannot send an answer: %s", error)
        return None


async def _send(interaction: Interaction, *, ephemeral: bool, **what: Any) -> int | None:
    answer = _answer(interaction)
    async with answer.lock:
        if not interaction.response.is_done():
            sent = await interaction.response.send_message(ephemeral=ephemeral, **what)
            UnansweredPresses.of(interaction.client).discard(interaction)
            return sent.message_id
        if answer.is_deferred and answer.is_public and ephemeral:
            # An edit would show it to everybody, and so would a follow-up while the bot is thinking.
            with contextlib.suppress(discord.NotFound):
                await interaction.delete_original_response()
            answer.is_deferred = False
        if answer.is_deferred:
            if "files" in what:
                what["attachments"] = what.pop("files")
            edited = await interaction.edit_original_response(**what)
            answer.is_deferred = False
            return edited.id
        return int((await interaction.followup.send(ephemeral=ephemeral, wait=True, **what)).id)


async def answer_error(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell only this person what went wrong."""
    inner = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    count(inner)
    if is_too_late(inner):
        is_answered = inner.code == ALREADY_ANSWERED
        log.warning(
            "an answer came too late: %s%s",
            inner,
            " (unless a shard has just moved, another bot uses the same token)" if is_answered else "",
        )
        return
    if is_transient(inner):
        log.warning("an interaction failed: %s", inner)
    elif not isinstance(inner, Refused | app_commands.CheckFailure):
        log.error("an interaction failed", exc_info=error)
    await reply_privately(interaction, sentence(inner, messages_of(interaction)))


def _shorten_late_autocomplete(record: logging.LogRecord) -> bool:
    """Log an autocompletion that nobody waits for any more in one line: the library logs it as a fault."""
    error = record.exc_info[1] if record.exc_info else None
    if error is not None and is_too_late(error):
        log.warning("an autocompletion came too late: %s", error)
        return False
    return True


logging.getLogger("discord.app_commands.tree").addFilter(_shorten_late_autocomplete)


class CommandTree(app_commands.CommandTree[Client]):
    """The slash commands. It limits their rate and answers their errors."""

    async def interaction_check(self, interaction: discord.Interaction[Client], /) -> bool:
        """Return True if a command or autocompletion may go on."""
        try:
            return await interaction.client.admit(interaction)
        except Refused as refused:
            if interaction.type is discord.InteractionType.autocomplete:
                await _tried(interaction.response.autocomplete([]))
            else:
                await answer_error(interaction, refused)
            return False

    async def on_error(
        self, interaction: discord.Interaction[Client], error: app_commands.AppCommandError
    ) -> None:
        """Answer the error of a command."""
        await answer_error(interaction, error)


class PageHandler:
    """Answers the presses and forms of one page."""

    costly: ClassVar[Collection[str]] = ()
    """The first arguments of the controls that cost much."""

    def is_costly(self, arguments: Arguments, *, is_filled: bool) -> bool:
        """Return True for a press that costs much, or for the form behind it when ``is_filled``."""
        return bool(arguments) and arguments[0] in self.costly

    async def press(self, press: Interaction, arguments: Arguments) -> None:
        """Answer a press. Refused when the arguments mean nothing."""
        raise Refused(Reason.UNKNOWN_CONTROL)

    async def fill(self, interaction: Interaction, arguments: Arguments, filled: Filled) -> None:
        """Answer a form that was sent. Refused when the page has no such form."""
        raise Refused(Reason.UNKNOWN_CONTROL)
