"""A small language for You Take the Cake at the playground: every move with buttons or commands."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from bot.app import CakeClub
from bot.tables.commands import Move
from bot.tables.session import Session
from games.bakeries import Bakeries
from games.bakeries.actions import (
    BakeryAction,
    CloseBakery,
    Discard,
    Draw,
    LaySet,
    Pass,
    PlaceCake,
    PlaceStale,
    ReopenBakery,
    Roll,
    Side,
    Stop,
    TryAgain,
)
from games.bakeries.ai.honest import Baker
from games.bakeries.cards import Card, layable_chefs
from games.bakeries.options import Options
from games.commitment import deal_seed
from games.entropy import Entropy
from playground import Answer, Playground, Visitor
from tests.endtoend.play import Club
from tests.waiting import until

GAME = Bakeries()
Hand = tuple[Card, ...]

SIMPLE = {
    "turn.close": "close",
    "turn.reopen": "reopen",
    "turn.pass": "pass",
    "roll.dice": "roll",
    "again.try": "again",
    "again.stop": "stop",
}


def seed_where(fits: Callable[[Hand, Hand], bool]) -> bytes:
    """Return a secret whose starter and other player are dealt fitting hands."""
    for number in count():
        seed = number.to_bytes(8, "big")
        state = GAME.deal(2, Options(), Entropy(deal_seed(seed, ("", "")))).state
        if fits(GAME.view(state, state.starter).hand, GAME.view(state, 1 - state.starter).hand):
            return seed
    raise AssertionError


WITH_A_SET = seed_where(lambda mine, _: bool(layable_chefs(mine)))
"""Deal a whole chef set to the starter of round one."""


class Bakery(Club):
    """A club with a game of You Take the Cake of Ada and Ben, dealt from a chosen seed."""

    def __init__(self, pg: Playground, bot: CakeClub, seed: bytes) -> None:
        super().__init__(pg, bot)
        self.seed = seed
        self._table_id: str | None = None
        self.told = ""
        """Everything that the posts have said so far."""

    async def open(self) -> None:
        """Let Ada open a table and Ben join, and start the game."""
        await self.ada.command("/bakery new")
        await self.ben.press(self.post(), "Join")
        await self.ada.press(self.post(), "Start")
        await self.settled()

    async def painted(self) -> None:
        """Wait until the channel shows the table's last move; this is quicker than waiting for silence."""
        session = await self.session()
        await until(lambda: session.table.shown == session.progress.version)
        self.told += "\n".join(map(self.ada.text, self.posts()[-2:])) + "\n"

    async def session(self) -> Session:
        if self._table_id is None:
            (row,) = await self.bot.store.tables.of_server(self.pg.guild.id)
            self._table_id = row.id
        return await self.bot.tables.session(self._table_id)

    async def sensible(self) -> tuple[Visitor, BakeryAction]:
        """Return the person who must act, and the action of an AI player in their place."""
        session = await self.session()
        (seat,) = session.actors
        legal, view = session.legal_actions(seat), session.progress.view(seat)
        action = Baker().choose(view, legal, Entropy(b"sensible"))
        return (self.ada, self.ben)[seat], action

    async def by_controls(self, person: Visitor, action: BakeryAction) -> Answer:
        """Make this move on the post."""
        post, token = self.post(), GAME.encode(action)
        match action:
            case Discard(card):
                opened = await person.press(post, "Discard…")
                answer = await person.submit(opened.modal, {"card": card.value})
            case LaySet(chef):
                opened = await person.press(post, "Lay set…")
                answer = await person.submit(opened.modal, {"chef": [chef.value]})
            case PlaceCake() | PlaceStale():
                menu = next(
                    control
                    for control in person.controls(post)
                    if token in {option["value"] for option in control.get("options", ())}
                )
                answer = await person.choose(post, menu, [token])
            case _:
                wanted = f":{token}"
                button = next(one for one in person.controls(post) if one["custom_id"].endswith(wanted))
                answer = await person.press(post, button)
        await self.painted()
        return answer

    async def by_command(self, person: Visitor, action: BakeryAction) -> Answer:
        """Make this move by typing it."""
        match action:
            case Draw(source):
                answer = await person.command("/bakery draw", pile=source.value)
            case Discard(card):
                answer = await person.command("/bakery discard", card=card.value)
            case LaySet(chef):
                answer = await person.command("/bakery lay", chef=chef.value)
            case PlaceCake(_, Side.OWN, slot):
                answer = await person.command("/bakery keep", slot=str(slot))
            case PlaceCake(_, _, slot):
                answer = await person.command("/bakery give", slot=str(slot))
            case PlaceStale(slot):
                answer = await person.command("/bakery stale", slot=str(slot))
            case CloseBakery() | ReopenBakery() | Pass() | Roll() | TryAgain() | Stop():
                answer = await person.command(f"/bakery {SIMPLE[GAME.encode(action)]}")
        await self.painted()
        return answer

    async def until(self, asked: str) -> None:
        """Play the bot's own tables up to this question, as if both had pressed."""
        while (session := await self.session()) and (seats := sorted(session.actors)):
            if GAME.question(session.progress.state, seats[0]) == asked:
                break
            person, action = await self.sensible()
            await self.bot.tables.apply(session.table.id, person.id, Move(action))
        self.bot.updater.changed(session.table.id)
        await self.painted()
