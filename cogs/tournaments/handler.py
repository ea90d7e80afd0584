"""Carries out the controls and commands of tournaments."""

from __future__ import annotations

from typing_extensions import override

from bot.errors import Reason, Refused
from bot.preferences import Preferences
from bot.tables.options import read_options
from bot.tournaments import tournament as rules
from bot.tournaments.records import Pairing, Tournament, TournamentFormat, TournamentReason
from bot.tournaments.service import TournamentService
from bot.tournaments.times import USUAL_SECONDS, read_until
from bot.tournaments.tournament import Actor
from cogs.handlers.lobby import member_of, new_table
from cogs.i18n.locale import Press, messages_of
from cogs.permissions import Visibility, check_may_open
from cogs.tournaments.pages import TournamentControl, own_panel
from cogs.tournaments.posts import TournamentPosts
from cogs.ui.page_handler import Arguments, PageHandler
from cogs.ui.responses import reply_privately, show
from games.catalog import GAMES

CLOCK = "relaxed"
"""The clock of a tournament whose organiser names none: people have time to come to their next table."""


class TournamentHandler(PageHandler):
    """Each control and command answers only its person; the post shows the change to all."""

    def __init__(self, service: TournamentService, preferences: Preferences, posts: TournamentPosts) -> None:
        self._service = service
        self._preferences = preferences
        self.posts = posts

    async def new(
        self,
        press: Press,
        *,
        game: str,
        mode: str | None,
        format: str,  # noqa: A002 - the option's name
        rounds: int | None,
        clock: str | None,
        until: str | None,
    ) -> None:
        """Open the sign-up where the command was typed; its post is the answer."""
        if press.guild_id is None or press.channel_id is None:
            raise Refused(Reason.HERE_ONLY)
        check_may_open(press, self._preferences.server(press.guild_id))
        if game not in GAMES:
            raise Refused(Reason.BAD_OPTION, option=game)
        now = self._service.now()
        sign_up_until = now + USUAL_SECONDS if until is None else read_until(until, now)
        options = read_options(GAMES[game], {} if mode is None else {"mode": mode})
        tournament = rules.opened(
            GAMES[game],
            options,
            member_of(press),
            new_table(press, self._preferences, clock or CLOCK),
            format=TournamentFormat(format),
            rounds=rounds,
            sign_up_until=sign_up_until,
            at=now,
        )
        await self._service.open(tournament)
        await self.posts.open(press, tournament)

    async def join(self, press: Press, tournament: Tournament) -> None:
        """Sign up."""
        tournament = await self._service.sign_up(tournament.id, member_of(press))
        await self._answer(press, "tournament-joined", until=f"<t:{int(tournament.sign_up_until)}:R>")

    async def leave(self, press: Press, tournament: Tournament, *, only_in_sign_up: bool = False) -> None:
        """Leave, also in the middle of a round unless ``only_in_sign_up``."""
        await self._service.leave(tournament.id, press.user.id, only_in_sign_up=only_in_sign_up)
        await self._answer(press, "tournament-left")

    async def start(self, press: Press, tournament: Tournament) -> None:
        """End the sign-up now."""
        await self._service.start(tournament.id, _actor(press))
        await self._answer(press, "tournament-started")

    async def pause(self, press: Press, tournament: Tournament) -> None:
        """Start no new games for now."""
        await self._service.pause(tournament.id, _actor(press))
        await self._answer(press, "tournament-now-paused")

    async def resume(self, press: Press, tournament: Tournament) -> None:
        """Go on in the channel of the command."""
        rules.check_runs(tournament, _actor(press))
        assert press.guild_id is not None
        check_may_open(press, self._preferences.server(press.guild_id))
        assert press.channel_id is not None
        await self._service.resume(tournament.id, _actor(press), channel_id=press.channel_id)
        await self._answer(press, "tournament-resumed")

    async def end(self, press: Press, tournament: Tournament) -> None:
        """End the tournament early."""
        await self._service.end(tournament.id, _actor(press))
        await self._answer(press, "tournament-now-ended")

    async def show(self, press: Press, tournament: Tournament) -> None:
        """Show a member their own games and all standings."""
        own = tournament.entrant_of(press.user.id)
        mine: tuple[Pairing, ...] = ()
        if own is not None:
            mine = tuple(
                game for game in rules.unsettled(tournament) if own.number in (game.first, game.second)
            )
        view = await self.posts.view(tournament, mine)
        await show(press, own_panel(view, press.user.id, messages_of(press)))

    async def running(self, press: Press) -> Tournament:
        """Return the tournament of the server. Refused when there is none that the person may see."""
        return await _seen(press, await self._service.running(press.guild_id or 0))

    async def newest(self, press: Press) -> Tournament:
        """Return the tournament of the server, or its last one. Refused when there was none they may see."""
        return await _seen(press, await self._service.newest(press.guild_id or 0))

    @override
    async def press(self, press: Press, arguments: Arguments) -> None:
        match arguments:
            case [control, tournament_id]:
                tournament = await self._service.tournament(tournament_id)
                if tournament.guild_id != press.guild_id:
                    raise Refused(TournamentReason.NONE)
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)
        match control:
            case TournamentControl.JOIN:
                await self.join(press, tournament)
            case TournamentControl.LEAVE:
                # A press of the button of the sign-up that comes too late must not lose a game.
                await self.leave(press, tournament, only_in_sign_up=True)
            case TournamentControl.START:
                await self.start(press, tournament)
            case TournamentControl.OWN | TournamentControl.FINAL:
                await self.show(press, tournament)
            case _:
                raise Refused(Reason.UNKNOWN_CONTROL)

    async def _answer(self, press: Press, key: str, **values: object) -> None:
        await reply_privately(press, messages_of(press)(key, **values))


async def _seen(press: Press, tournament: Tournament) -> Tournament:
    """Return a tournament that the person takes part in, may change, or whose channel they may view.

    Refused for others, as if there were none: its tables are in that channel, and its post names members.
    """
    actor = _actor(press)
    is_own = (
        actor.is_manager or actor.id == tournament.organiser_id or tournament.entrant_of(actor.id) is not None
    )
    if not is_own and not await Visibility(press).shows_channel(tournament.channel_id):
        raise Refused(TournamentReason.NONE)
    return tournament


def _actor(press: Press) -> Actor:
    return Actor(press.user.id, is_manager=press.permissions.manage_guild)
