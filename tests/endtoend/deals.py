"""A club with a chosen deal: it searches for a seed with fitting first hands."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from games.commitment import deal_seed
from games.duel import Card, Duel, DuelOptions, Mode
from games.entropy import Entropy
from playground import Visitor
from tests.endtoend.play import Club, options

FULL = DuelOptions(mode=Mode.FULL)


def seed_where(fits: Callable[[tuple[Card, ...], tuple[Card, ...]], bool]) -> bytes:
    """Return a secret of a full duel whose first attacker and defender hold fitting hands if nobody cuts."""
    duel = Duel()
    for number in count():
        seed = number.to_bytes(8, "big")
        state = duel.deal(2, FULL, Entropy(deal_seed(seed, ("", "")))).state
        attacker = duel.view(state, None).attacker
        assert attacker is not None
        if fits(duel.view(state, attacker).hand, duel.view(state, 1 - attacker).hand):
            return seed
    raise AssertionError


class Dealt(Club):
    """A club in which the next deal is chosen."""

    seed = b""

    async def full_duel(
        self, fits: Callable[[tuple[Card, ...], tuple[Card, ...]], bool]
    ) -> tuple[Visitor, Visitor]:
        """Start a full duel; return the attacker and the defender."""
        self.seed = seed_where(fits)
        await self.seat(self.ada, self.ben, mode="full")
        attacker = self.asked()
        return attacker, self.other(attacker)

    async def play(self, who: Visitor, button: str, cards: list[Card], claim: str) -> None:
        """Attack or block with exactly these cards."""
        opened = await who.press(self.post(), button)
        held = options(opened, "cards")
        chosen = []
        for card in cards:
            value = next(value for value in held if value.startswith(f"{card}.") and value not in chosen)
            chosen.append(value)
        await who.submit(opened.modal, {"cards": chosen, "claim": claim})
        await self.settled()
