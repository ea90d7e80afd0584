"""Tournaments for tests: members, a service over a store, and a restart that forgets all that is in memory."""

from __future__ import annotations

from bot.tables.changes import ANYTHING
from bot.tables.commands import TableAction, TableActionKind
from bot.tables.lobby import Member, NewTable
from bot.tournaments import tournament as rules
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.service import TournamentService
from bot.tournaments.tournament import Actor
from data.records.tables import Table
from data.records.tournaments import Pairing, Tournament, TournamentFormat
from data.store import Store
from games.catalog import GAMES
from tests.bot.tables.services import Club, Watch, tables
from tests.seeds import in_turn

GUILD, CHANNEL = 1, 2
ORGANISER, MANAGER, STRANGER = (
    Actor(5, is_manager=False),
    Actor(6, is_manager=True),
    Actor(7, is_manager=False),
)


def member(number: int) -> Member:
    return Member(100 + number, f"Member {number}")


class Channel:
    """Puts every table into the tournament's channel, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def __call__(self, tournament: Tournament, pairing: Pairing) -> int:
        self.asked += 1
        return tournament.channel_id


class Hall:
    """One process with its tables and tournaments; another one over the same store is a restart."""

    def __init__(self, store: Store, watch: Watch) -> None:
        self.store, self.watch = store, watch
        self.tables: Club = tables(store, watch)
        self.service = TournamentService(self.tables.core(new_secret=in_turn()))
        self.places = Channel()
        self.shown: list[str] = []
        """The tournaments that the runner has shown."""
        self.runner = TournamentRunner(self.tables.core(), self.service, self.places, self.shown.append)

    async def open(
        self,
        game: str = "duel",
        *,
        format: TournamentFormat = TournamentFormat.SWISS,  # noqa: A002 - as the service names it
        rounds: int | None = None,
        entrants: int = 0,
        seconds: int = 90,
        house: str | None = None,
        places: int | None = None,
    ) -> Tournament:
        row = rules.new_tournament(
            GAMES[game],
            GAMES[game].Options(),
            Member(ORGANISER.id, "Organiser"),
            NewTable(guild_id=GUILD, channel_id=CHANNEL, seconds=seconds),
            format=format,
            rounds=rounds,
            sign_up_until=self.watch() + 3600,
            at=self.watch(),
            house=house,
            places=places,
        )
        await self.service.open(row)
        for number in range(1, entrants + 1):
            row = await self.service.sign_up(row.id, member(number))
        return row

    async def pause(self, tournament_id: str, actor: Actor) -> Tournament:
        return await self.service.change(tournament_id, lambda found: rules.pause(found, actor))

    async def resume(self, tournament_id: str, actor: Actor, *, channel_id: int) -> Tournament:
        return await self.service.change(
            tournament_id, lambda found: rules.resume(found, actor, channel_id=channel_id)
        )

    async def start(self, tournament_id: str, actor: Actor) -> Tournament:
        return await self.service.change(
            tournament_id, lambda found: rules.close_sign_up(found, actor, at=self.watch())
        )

    async def end(self, tournament_id: str, actor: Actor) -> Tournament:
        return await self.service.change(
            tournament_id, lambda found: rules.end(found, actor, at=self.watch())
        )

    async def leave(self, tournament_id: str, user_id: int) -> Tournament:
        return await self.service.change(
            tournament_id, lambda found: rules.leave(found, user_id, at=self.watch())
        )

    async def begun(self, entrants: int, **options: object) -> Tournament:
        row = await self.open(entrants=entrants, **options)  # type: ignore[arg-type]
        await self.start(row.id, ORGANISER)
        return await self.advanced(row.id)

    async def advanced(self, tournament_id: str) -> Tournament:
        """Do what is due, as the runner does."""
        row = await self.service.settle(tournament_id)
        await self.service.open_tables(row, self.places)
        return await self.service.tournament(tournament_id)

    def runs_by_itself(self) -> None:
        """Let the runner do what is due from now on, as the program does."""
        self.service.hear(self.runner.wake)
        self.tables.changes.hear(ANYTHING, self.runner.changed)

    async def open_tables(self, row: Tournament) -> list[tuple[Pairing, Table]]:
        """Return the tables that are played, with their pairings."""
        found = [(pairing, await self.service.table(row, pairing)) for pairing in rules.unsettled(row)]
        return [(pairing, table) for pairing, table in found if table is not None]

    async def lose(self, table: Table, seat: int) -> None:
        """Let the player of a seat give up."""
        user_id = table.seats[seat].user_id
        assert user_id is not None
        await self.tables.apply(table.id, user_id, TableAction(TableActionKind.CONCEDE))

    async def close(self) -> None:
        await self.runner.close()
        await self.tables.close()
