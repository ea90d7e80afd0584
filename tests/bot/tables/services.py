"""Tables for tests of the application: members, a clock that tests set, a screen that only records changes."""

from __future__ import annotations

from collections.abc import Callable

from bot.tables.lobby import Member
from bot.tables.service import TableService
from bot.tables.session import Session
from data.memory import MemoryStore
from data.store import Store
from games.catalog import GAMES
from games.duel import DuelOptions
from tests.seeds import in_turn

ADA, BEN, CLEO = Member(11, "Ada"), Member(12, "Ben"), Member(13, "Cleo")
DUEL = GAMES["duel"]


class Watch:
    """A clock that stands still until a test sets it."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class Shown:
    """A screen that records what changed."""

    def __init__(self) -> None:
        self.changes: list[str] = []

    def changed(self, table_id: str) -> None:
        self.changes.append(table_id)


def tables(
    store: Store | None = None, watch: Watch | None = None, *, seeds: Callable[[], bytes] | None = None
) -> TableService:
    return TableService(
        store or MemoryStore(),
        GAMES,
        Shown(),
        house_pause_seconds=0,
        now=watch or Watch(),
        new_secret=seeds or in_turn(),
    )


async def lobby(club: TableService, **options: object) -> str:
    """Open a table as Ada; return its id."""
    made = DuelOptions(**options)  # type: ignore[arg-type]
    row = await club.open_lobby(DUEL, made, ADA, guild_id=1, channel_id=2, seconds=90)
    return row.id


async def begun(club: TableService, **options: object) -> Session:
    """Return a running duel of Ada and Ben."""
    table_id = await lobby(club, **options)
    await club.join(table_id, BEN)
    return await club.start(table_id, ADA.id)


def attacker(session: Session) -> int:
    """Return the seat that attacks."""
    return next(iter(session.actors))


def attack(session: Session) -> str:
    """Return the token of some attack."""
    legal = session.legal_actions(attacker(session))
    return next(token for action in legal if (token := DUEL.encode(action)) != "claim.pass")
