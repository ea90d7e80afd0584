"""Builds Cake Club out of its parts and runs it: `python -m bot`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator
from functools import partial

import aiohttp
import discord

from bot import cli
from bot.client import Client, speak_to
from bot.ops.health import PortTaken, answering
from bot.ops.instance_lock import AlreadyRunning, only_bot_of
from bot.ops.logging import set_up
from bot.ops.ready_file import beating
from bot.settings import BadSettings, Settings, read_settings
from bot.tables.lobby_service import new_secret
from bot.tables.service import TableService
from cogs.commands.auf import AufCog
from cogs.commands.bakeries import BakeriesCog
from cogs.commands.duel import DuelCog
from cogs.commands.history import HistoryCog
from cogs.commands.leaderboard import LeaderboardCog
from cogs.commands.preferences import PreferencesCog
from cogs.commands.privacy import PrivacyCog
from cogs.commands.replay import ReplayCog
from cogs.commands.settings import SettingsCog
from cogs.commands.stats import StatsCog
from cogs.commands.table import PlayerCog, TableCog
from cogs.commands.tutorial import TutorialCog
from cogs.commands.verify import VerifyCog
from cogs.events.guild_lifecycle import GuildLifecycleCog
from cogs.handlers.router import InteractionRouter
from cogs.hands.direct_messages import HandMessages
from cogs.i18n.check import BrokenSentences, check_sentences
from cogs.i18n.locale import LocaleResolver
from cogs.i18n.messages import Translator
from cogs.images.emoji_sync import EmojiSync
from cogs.images.renderer import ImageRenderer
from cogs.table_post.listeners import ChangeListeners
from cogs.table_post.spectators import Spectators
from cogs.table_post.updater import PostUpdater
from cogs.ui.components import DYNAMIC_ITEMS
from cogs.ui.errors import CommandTree
from cogs.ui.rate_limit import RateLimiter
from data.sqlite.store import SqliteStore
from data.store import Store, StoreUnavailable
from games.catalog import GAMES

log = logging.getLogger(__name__)

BAD_SETTINGS, NO_DATABASE, NO_LOGIN, ALREADY_RUNNING, BROKEN_SENTENCES = 2, 3, 4, 5, 6
"""The exit statuses of a start that cannot succeed."""


class CakeClub:
    """The whole program: a store, tables, and a client that shows them."""

    def __init__(
        self,
        store: Store,
        *,
        house_pause_seconds: float,
        ready_timeout_seconds: float = 2.0,
        new_secret: Callable[[], bytes] = new_secret,
        presses: int = 0,
        draws: bool = True,
        uploads: bool = True,
    ) -> None:
        """Without ``draws`` there are words only, without ``uploads`` no emojis among them."""
        self.store = store
        self._presses = presses
        self.client = Client(tree=CommandTree, ready_timeout_seconds=ready_timeout_seconds)
        self.screens = ChangeListeners()
        self.tables = TableService(
            store, GAMES, self.screens, house_pause_seconds=house_pause_seconds, new_secret=new_secret
        )
        self.renderer = ImageRenderer(has_printer=draws)
        # One of its own for whatever somebody sees alone, which must not hold up a public picture.
        self.private_renderer = ImageRenderer(has_printer=draws)
        self.emojis = EmojiSync(self.client, self.renderer, uploads=draws and uploads)
        locales = self.locales = LocaleResolver(
            self.tables.preferences, self.client.locale_of, self.emojis.now
        )
        self.updater = PostUpdater(self.client, self.tables, locales, self.renderer)
        self.hands = HandMessages(self.client, self.tables, locales, self.private_renderer)
        self.watchers = Spectators(self.client, self.tables, locales)
        self.screens.show_on(self.updater, self.hands, self.watchers)
        self._running: list[asyncio.Task[None]] = []

    async def _prepare(self) -> None:
        self.renderer.open()
        self.private_renderer.open()
        await self.client.tree.set_translator(Translator())
        self.client.add_dynamic_items(*DYNAMIC_ITEMS)
        rate_limiter = RateLimiter(self._presses)
        router = InteractionRouter(
            self.tables,
            self.updater,
            self.hands,
            self.watchers,
            rate_limiter,
            self.private_renderer,
            self.locales,
        )
        for cog in (
            router,
            DuelCog(self.tables, router),
            BakeriesCog(self.tables, router),
            AufCog(self.tables, router),
            TableCog(self.tables, self.updater, router),
            PlayerCog(self.tables, router),
            TutorialCog(self.tables, self.updater),
            LeaderboardCog(self.tables, self.locales, router.page_handlers),
            StatsCog(self.tables, self.private_renderer),
            PreferencesCog(self.tables.preferences, router),
            PrivacyCog(self.tables, router),
            (proofs := VerifyCog(self.tables, router)),
            (
                replays := ReplayCog(
                    *(self.tables, router, self.locales, proofs),
                    renderer=self.renderer,
                    private_renderer=self.private_renderer,
                )
            ),
            HistoryCog(self.tables, router, replays),
            GuildLifecycleCog(self.tables, self.updater),
            SettingsCog(self.client, self.tables),
        ):
            await self.client.add_cog(cog)
        found = await self.tables.wake()
        log.info("found %d unfinished tables", found)
        self._running.append(asyncio.create_task(self.tables.clock.run(), name="clock"))
        self.emojis.open()

    async def run(self, token: str) -> None:
        """Log in and stay connected until closed; a network that fails is tried again, ever more slowly.

        discord.LoginFailure when Discord does not know the token.
        """
        steps: list[Callable[[], Awaitable[None]]] = [
            partial(self.client.login, token),
            self._prepare,
            self.client.register,
            self._connect,
        ]
        for wait_seconds in _waits():
            try:
                while steps:
                    await steps[0]()
                    del steps[0]
            except (OSError, aiohttp.ClientError, discord.DiscordServerError, discord.RateLimited) as error:
                log.warning("cannot connect to Discord, trying again in %d seconds: %s", wait_seconds, error)
                await asyncio.sleep(wait_seconds)
            if not steps or self.client.is_closed():
                return

    def is_connected(self) -> bool:
        """Whether every shard hears Discord now."""
        return self.client.is_connected

    def tables_in_memory(self) -> int:
        """How many tables are held in memory."""
        return len(self.tables.sessions)

    async def _connect(self) -> None:
        """Stay connected; a connection that drops is taken up again by the client itself."""
        try:
            await self.client.connect()
        except AttributeError as error:
            # So the client ends when its very first connection fails: it has no socket yet to ask why.
            raise ConnectionError(str(error)) from error

    async def close(self) -> None:
        """Hang up, stop moving and showing, and write what is pending, whatever goes wrong on the way."""
        async with contextlib.AsyncExitStack() as stack:
            stack.push_async_callback(self.store.close)
            stack.push_async_callback(self.renderer.close)
            stack.push_async_callback(self.private_renderer.close)
            # After all that sends something: a request over a closed connection fails loudly.
            stack.push_async_callback(self.client.close)
            stack.push_async_callback(self.hands.close)
            stack.push_async_callback(self.watchers.close)
            stack.push_async_callback(self.updater.close)
            stack.callback(self.screens.show_on)
            stack.push_async_callback(self.tables.close)
            stack.push_async_callback(self.client.hang_up)
            stack.push_async_callback(self.emojis.close)
            for task in self._running:
                task.cancel()
            await asyncio.gather(*self._running, return_exceptions=True)


def _waits() -> Iterator[float]:
    """The seconds to wait before each further try: twice as long every time, up to five minutes."""
    seconds = 5.0
    while True:
        yield seconds
        seconds = min(seconds * 2, 300.0)


async def serve(settings: Settings) -> None:
    """Run until a signal says stop. StoreUnavailable or discord.LoginFailure when it cannot start."""
    if settings.api_url is not None:
        speak_to(str(settings.api_url))
    store = await SqliteStore.open(settings.database)
    try:
        club = CakeClub(store, house_pause_seconds=settings.house_pause_seconds, presses=settings.presses)
    except BaseException:
        await store.close()  # its threads would keep the program from ending
        raise
    stopped = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    running = asyncio.create_task(club.run(settings.token.get_secret_value()))
    stopping = asyncio.create_task(stopped.wait())
    try:
        async with (
            beating(settings.ready_file, club.is_connected),
            answering(
                settings.health_host, settings.health_port, store, club.is_connected, club.tables_in_memory
            ),
        ):
            await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
    finally:
        stopping.cancel()
        await club.close()
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running


def run() -> int:
    """Run the bot as the settings say; the exit status."""
    try:
        settings = read_settings()
    except BadSettings as error:
        sys.stderr.write(f"{error}\n")
        return BAD_SETTINGS
    set_up(settings.log_level, settings.log_form)
    try:
        check_sentences()
        with only_bot_of(settings.database):
            asyncio.run(serve(settings))
    except BrokenSentences as error:
        log.error("%s", error)
        return BROKEN_SENTENCES
    except AlreadyRunning as error:
        log.error("%s", error)
        return ALREADY_RUNNING
    except StoreUnavailable as error:
        log.error("cannot use the database %s: %s", settings.database, error)
        return NO_DATABASE
    except PortTaken as error:
        log.error("%s. Set CAKECLUB_HEALTH_PORT to another port", error)
        return BAD_SETTINGS
    except discord.LoginFailure:
        log.error("Discord does not accept DISCORD_TOKEN: copy a new token from the developer portal")
        return NO_LOGIN
    return 0


def main() -> int:
    """The program: what the command line asks for; the exit status."""
    return cli.main(run)


if __name__ == "__main__":
    sys.exit(main())
