"""How often a seat may ask for something at a table: votes, offers of a seat and nudges."""

from __future__ import annotations

from math import ceil

from bot.errors import Reason, Refused
from bot.tables.commands import TableAction, TableActionKind
from bot.tables.status import Vote
from data.records.tables import By
from games.engine import Seat

REQUESTS = frozenset({TableActionKind.ASK, TableActionKind.OFFER, TableActionKind.NUDGE})
"""Actions that players can repeat at a table. Holidays are not among them: they hold at all tables of a member."""
REQUESTS_A_MINUTE, MOST_REQUESTS = 10, 250
"""The most of them from one seat in a minute, and in a game: each is stored and replayed like a move."""
REQUEST_SECONDS = 60.0
OFFER_EVERY_SECONDS = 300.0
"""How long a seat that was offered cannot be offered again: each offer may ping somebody."""


class RequestLimits:
    """Remembers the requests of each seat of one table. All moments are epoch seconds."""

    def __init__(self) -> None:
        self._requests: list[tuple[Seat, float]] = []
        """The requests at the table: the seat, and when."""
        self._withdrawn: dict[Seat, float] = {}
        """When each seat last refused its own vote."""
        self._offered: dict[Seat, float] = {}
        """When the member of each seat last offered it."""

    def check(self, seat: Seat, kind: TableActionKind, *, at: float) -> None:
        """Refused when this seat has asked for too much beside the game, or was offered a short while ago."""
        if kind not in REQUESTS:
            return
        offered = self._offered.get(seat) if kind is TableActionKind.OFFER else None
        if offered is not None and at - OFFER_EVERY_SECONDS < offered <= at:
            raise Refused(Reason.TOO_SOON, until=f"<t:{ceil(offered + OFFER_EVERY_SECONDS)}:R>")
        all_times = [asked_at for asker, asked_at in self._requests if asker == seat]
        if len(all_times) >= MOST_REQUESTS:
            raise Refused(Reason.REQUESTS_USED_UP)
        lately = at - REQUEST_SECONDS
        times = [asked_at for asked_at in all_times if lately < asked_at <= at]
        withdrawn = self._withdrawn.get(seat, 0.0)
        if lately < withdrawn <= at:
            times = [withdrawn]
        elif len(times) < REQUESTS_A_MINUTE:
            return
        raise Refused(Reason.REQUEST_SOON, until=f"<t:{ceil(times[0] + REQUEST_SECONDS)}:R>")

    def count(self, action: TableAction, seat: Seat, *, by: By, at: float, vote: Vote | None) -> None:
        """Count what was done at the table; ``vote`` is the one that was open before it."""
        if action.kind in REQUESTS:
            self._requests.append((seat, at))
        is_unshown = action.kind is TableActionKind.WITHDRAW and by is By.CLOCK
        if action.kind is TableActionKind.OFFER:
            self._offered[seat] = at
        elif action.kind is TableActionKind.TAKE_OVER or is_unshown:
            self._offered.pop(seat, None)
        if action.kind is TableActionKind.REFUSE and vote is not None and vote.asker == seat:
            self._withdrawn[seat] = at
