"""Tournaments of a server: `/tournament`, and what the controls of their posts do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from typing_extensions import override

from bot.errors import Reason, Refused
from bot.tables.changes import ChangeKind
from bot.tables.options import read_options
from bot.tournaments import tournament as rules
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.service import TournamentService
from bot.tournaments.swiss import MOST_ROUNDS
from bot.tournaments.times import USUAL_SECONDS, read_until
from bot.tournaments.tournament import Actor, TournamentReason, for_two
from cogs.commands.declaration import GAME_CHOICES, IN_SERVERS, Group, available, make_command
from cogs.feature import Feature, Parts
from cogs.handlers.lobby import member_of, new_table
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import command_text
from cogs.pages.play import PageButton
from cogs.permissions import Visibility, check_may_open
from cogs.tournaments.pages import PAGE, TournamentControl, own_panel
from cogs.tournaments.posts import TournamentPosts, table_place
from cogs.ui.command_options import CLOCK_CHOICES, Choices, CommandOption, optional
from cogs.ui.custom_id import PageRoute
from cogs.ui.responses import Arguments, PageHandler, reply_privately, show
from data.records.tournaments import MOST_ENTRANTS, Tournament, TournamentFormat
from games.ai import LEVELS
from games.catalog import CATALOG, GAMES

CLOCK = "relaxed"
"""The clock of a tournament whose organiser names none: people have time to come to their next table."""
_MODES = tuple(
    (f"{entry.game.key}-mode-{mode}", str(mode))
    for entry in CATALOG
    for mode in entry.leaderboards.modes
    if for_two(entry.game, entry.game.Options(mode=mode))
)
"""The modes that two people can play against each other."""
NEW_OPTIONS = (
    CommandOption("game", GAME_CHOICES),
    optional("format", Choices.of("choice-format-{}", TournamentFormat)),
    optional("mode", Choices(_MODES)),
    optional("rounds", app_commands.Range[int, 1, MOST_ROUNDS]),
    optional("places", app_commands.Range[int, rules.LEAST_ENTRANTS, MOST_ENTRANTS]),
    optional("house", Choices.of("choice-house-{}", LEVELS)),
    optional("clock", CLOCK_CHOICES),
    optional("until"),
)
"""The options of `/tournament new`."""
ACTIONS = ("join", "leave", "show", "start", "pause", "resume", "end")
"""The other commands, in their order."""
BUTTON = PageButton(
    "button-tournament-newest", PageRoute(PAGE, (TournamentControl.NEWEST,)), is_everywhere=False
)


def feature(parts: Parts) -> Feature:
    """Return tournaments as a feature."""
    service = TournamentService(parts)
    posts = TournamentPosts(parts, service)
    parts.at_end(posts.close)
    runner = TournamentRunner(parts, service, partial(table_place, parts), posts.changed)
    parts.at_end(runner.close)
    parts.shown_changes.show_on(ChangeKind.PLAYED | ChangeKind.OVER | ChangeKind.STALE, runner.changed)
    service.hear(posts.changed, runner.wake)
    parts.preferences.hear(runner.server_changed)
    handler = TournamentHandler(parts, service, posts)
    return Feature(
        commands=(_group(handler), TournamentCog(handler, runner)), pages={PAGE: handler}, button=BUTTON
    )


def _group(handler: TournamentHandler) -> Group:
    """Return `/tournament`. A server has one tournament at a time, so no command has to name it."""
    group = available(IN_SERVERS, Group(name="tournament", description=command_text("cmd-tournament")))

    async def do(action: str, interaction: Interaction, _: dict[str, Any]) -> None:
        await handler.do(interaction, action, await handler.seen(interaction, is_running=action != "show"))

    new = make_command("cmd-tournament-new", NEW_OPTIONS, handler.new, is_public=True, costly=True)
    group.add_command(new)
    for action in ACTIONS:
        group.add_command(make_command(f"cmd-tournament-{action}", (), partial(do, action)))
    return group


class TournamentCog(commands.Cog):
    """Does due work in tournaments while the bot is connected."""

    def __init__(self, handler: TournamentHandler, runner: TournamentRunner) -> None:
        self.handler = handler
        self.runner = runner

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Start to do work as it becomes due."""
        self.runner.begin()

    @commands.Cog.listener()
    async def on_shard_ready(self, _: int) -> None:
        """Check now for due work: another process may have run the tournaments of these servers."""
        self.runner.poll_soon()

    @commands.Cog.listener()
    async def on_guild_update(self, _: object, after: discord.Guild) -> None:
        """Show the tournament in the language of the server, which may have changed."""
        self.runner.server_changed(after.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Show the tournament of a server that the bot is in again."""
        self.handler.posts.try_again(guild.id)

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    async def show_again(self, _: object, after: discord.abc.GuildChannel | discord.Role) -> None:
        """Show the tournament again: the permissions of a channel or role may have changed."""
        self.handler.posts.try_again(after.guild.id)


class TournamentHandler(PageHandler):
    """Each control and command answers only its person; the post shows the change to all."""

    def __init__(self, parts: Parts, service: TournamentService, posts: TournamentPosts) -> None:
        self._preferences = parts.preferences
        self._now = parts.tables.now
        self._service = service
        self.posts = posts

    async def new(self, interaction: Interaction, given: dict[str, Any]) -> None:
        """Open the sign-up where the command was typed; its post is the answer."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refused(Reason.HERE_ONLY)
        check_may_open(interaction, self._preferences.server(interaction.guild_id))
        if given["game"] not in GAMES:
            raise Refused(Reason.BAD_OPTION, option=given["game"])
        game, now, until = GAMES[given["game"]], self._now(), given.get("until")
        tournament = rules.new_tournament(
            game,
            read_options(game, {"mode": given["mode"]} if "mode" in given else {}),
            member_of(interaction),
            new_table(interaction, self._preferences, given.get("clock", CLOCK)),
            format=TournamentFormat(given.get("format", TournamentFormat.SWISS)),
            rounds=given.get("rounds"),
            sign_up_until=now + USUAL_SECONDS if until is None else read_until(until, now),
            at=now,
            places=given.get("places"),
            house=given.get("house"),
        )
        await self._service.open(tournament)
        await self.posts.open(interaction, tournament)

    async def do(
        self, interaction: Interaction, action: str, tournament: Tournament, *, only_in_sign_up: bool = False
    ) -> None:
        """Carry out a control or command: sign up, show, or change the tournament.

        With ``only_in_sign_up`` a member cannot leave once it has begun.
        """
        change: Callable[[Tournament], Tournament]
        now, actor = self._now(), _actor(interaction)
        match action:
            case "show":
                await self.show(interaction, tournament)
                return
            case "join":
                tournament = await self._service.sign_up(tournament.id, member_of(interaction))
                until = f"<t:{int(tournament.sign_up_until)}:R>"
                await reply_privately(interaction, messages_of(interaction)("tournament-joined", until=until))
                return
            case "leave":
                key = "tournament-left"
                change = partial(rules.leave, user_id=actor.id, at=now, only_in_sign_up=only_in_sign_up)
            case "start":
                key, change = "tournament-started", partial(rules.close_sign_up, actor=actor, at=now)
            case "pause":
                key, change = "tournament-now-paused", partial(rules.pause, actor=actor)
            case "resume":  # in the channel of the command
                rules.check_runs(tournament, actor)
                check_may_open(interaction, self._preferences.server(tournament.guild_id))
                key = "tournament-resumed"
                change = partial(rules.resume, actor=actor, channel_id=interaction.channel_id or 0)
            case "end":
                key, change = "tournament-now-ended", partial(rules.end, actor=actor, at=now)
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)
        await self._service.change(tournament.id, change)
        await reply_privately(interaction, messages_of(interaction)(key))

    async def show(self, interaction: Interaction, tournament: Tournament) -> None:
        """Show a member their own games and all standings, or how to sign up."""
        own, games = tournament.entrant_of(interaction.user.id), rules.unsettled(tournament)
        mine = [game for game in games if own is not None and own.number in (game.first, game.second)]
        tables = await self.posts.tables(tournament, mine)
        can_join = own is None and rules.takes_entrants(tournament, at=self._now())
        panel = own_panel(
            tournament, interaction.user.id, messages_of(interaction), tables, can_join=can_join
        )
        await show(interaction, panel)

    async def seen(self, interaction: Interaction, *, is_running: bool) -> Tournament:
        """Return the tournament of the server, or its last one unless it must be running.

        Refused, as if there were none, unless the person takes part, may change it or may view its channel, where
        its tables are: its post names members.
        """
        tournament, actor = await self._service.stored.newest(interaction.guild_id or 0), _actor(interaction)
        if tournament is None:
            raise Refused(TournamentReason.NONE)
        is_own = actor.id == tournament.organiser_id or tournament.entrant_of(actor.id) is not None
        if (is_running and tournament.is_over) or not (
            is_own or actor.is_manager or await Visibility(interaction).shows_channel(tournament.channel_id)
        ):
            raise Refused(TournamentReason.NONE)
        return tournament

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        match arguments:
            case [TournamentControl.NEWEST]:
                await self.show(press, await self.seen(press, is_running=False))
            case [control, tournament_id] if control in set(TournamentControl):
                tournament = await self._service.tournament(tournament_id)
                if tournament.guild_id != press.guild_id:
                    raise Refused(TournamentReason.NONE)
                is_shown = control in (TournamentControl.OWN, TournamentControl.FINAL)
                action = "show" if is_shown else control
                # A press of the button of the sign-up that comes too late must not lose a game.
                await self.do(press, action, tournament, only_in_sign_up=True)
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)


def _actor(interaction: Interaction) -> Actor:
    return Actor(interaction.user.id, is_manager=interaction.permissions.manage_guild)
