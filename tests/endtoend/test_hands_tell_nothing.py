"""A private hand that follows the game tells its player nothing about cards and choices of the others."""

from __future__ import annotations

import re

from playground import Playground, Visitor
from tests.endtoend.play import SCHEMA, Club, options, running
from tests.endtoend.test_auf import Bakery
from tests.endtoend.test_secret_choices import tied


def without_numbers(text: str) -> str:
    """Return a text without ids, which differ from one playground to the next."""
    return re.sub(r"\d{6,}", "…", text)


def edits_of(club: Club, person: Visitor) -> list[str]:
    """Return the edits of a player's private messages, by tokens and in their direct channel."""
    own = {one.token for one in club.pg.services.interactions._by_id.values() if one.user_id == person.id}
    own |= {f"/channels/{message['channel_id']}/" for message in person.dms()}
    return [
        f"{number} {call.method}"
        for number, call in enumerate(club.pg.calls())
        if call.method in ("PATCH", "DELETE") and any(part in call.path for part in own)
    ]


async def seen_by_the_other(place: int) -> tuple[list[str], list[str]]:
    """Attack with one card of the hand as a Soldier; return the opponent's hands, and their edits."""
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg) as bot:
        club = Club(pg, bot)
        await club.seat(club.ada, club.ben)
        first = club.asked()
        second = club.other(first)
        hand = (await second.press(club.post(), "My hand")).message
        assert hand is not None
        await club.settled()
        shown = []
        for step in ("attack", "accept"):
            if step == "attack":
                opened = await first.press(club.post(), "Attack…")
                played = options(opened, "cards")[place]
                await first.submit(opened.modal, {"cards": [played], "claim": "soldier"})
                await club.settled()
            else:
                await club.press(second, "Accept")
            shown += [second.text(second.now(message) or {}) for message in (hand, second.dms()[-1])]
        return [without_numbers(text) for text in shown], edits_of(club, second)


async def test_a_bluff_and_the_truth_give_the_same_hands_and_edits() -> None:
    (hands, edits), other = await seen_by_the_other(0), await seen_by_the_other(-1)
    assert edits
    assert (hands, edits) == other


async def test_a_secret_choice_edits_only_the_hand_of_who_chose() -> None:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg, seeds=lambda: b"oven") as bot:
        club = Bakery(pg, bot)
        await tied(club)
        shown = {}
        for person in (club.ada, club.ben):
            answer = await person.press(club.post(), "My hand")
            assert answer.message is not None
            shown[person.name] = answer.message
        await club.settled()
        before = {person.name: person.now(shown[person.name]) for person in (club.ada, club.ben)}
        since = len(edits_of(club, club.ben))
        for sign in ("Rock", "Paper"):
            await club.ada.press(club.post(), sign)
            await club.settled()
        assert club.ada.now(shown["Ada"]) != before["Ada"], "it shows what was chosen"
        assert club.ben.now(shown["Ben"]) == before["Ben"]
        assert len(edits_of(club, club.ben)) == since
