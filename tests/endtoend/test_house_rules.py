"""House options and clocks, as the table shows and keeps them."""

from __future__ import annotations

import re
import time

import pytest

from cogs.games.duel.text import card_word
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from tests.endtoend.play import Club, gives_up


async def test_at_most_as_many_blockers_as_attackers_with_the_house_option(club: Club) -> None:
    """CD-20, house option: the post says so, and also when the table is shown again."""
    await club.seat(club.ada, club.ben, block_limit="attack-size")
    rule = "no more blockers than attackers"
    assert rule in club.words()
    attacker = club.asked()
    defender = club.other(attacker)
    await club.attack(attacker, "archer")
    offered = await defender.autocomplete("/duel block", option="cards")
    assert {choice["name"].split()[0] for choice in offered} == {"1"}
    hand = "".join(choice["value"] for choice in offered)[:2]
    refused = await defender.command("/duel block", cards=hand, claim="defender")
    assert "can't claim more blockers than attackers" in defender.text(refused.message)
    await club.ada.command("/table show")
    await club.settled()
    assert rule in club.words()
    await club.block(defender, "defender")
    assert "blocks, claiming **1 Defender**" in club.words()


async def test_open_specials_are_named_on_the_post_from_the_first_bout_on(club: Club) -> None:
    await club.seat(club.ada, club.ben, mode="full", open_specials=True)
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    specials = (await club.bot.tables.session(row.id)).progress.view(None).specials
    say = TableMessages(Messages(), ())
    for _ in range(2):
        heading = next(line for line in club.words().splitlines() if line.startswith("-# Bout"))
        assert all(card_word(card, say) in heading for card in specials)
        await club.press(club.asked(), "Pass")


async def test_hidden_specials_are_not_named_before_the_end(club: Club) -> None:
    """CD-09."""
    await club.seat(club.ada, club.ben, mode="full")
    assert "special cards in the deck" not in club.story()
    assert "with 2 special cards in it" in club.story()
    await gives_up(club.ada)
    await club.settled()
    assert "The special cards in this duel: " in club.words()


async def test_wolfy_does_not_reveal_himself_with_the_house_option(club: Club) -> None:
    await club.seat(club.ada, club.ben, wolfy_reveal=False)
    assert "Sir Wolfy stays hidden" in club.words()


@pytest.mark.parametrize(
    ("clock", "words", "seconds"),
    [("live", "90 seconds", 90), ("relaxed", "10 minutes", 600), ("slow", "24 hours", 86_400)],
)
async def test_a_clock_gives_its_time_for_each_decision(
    club: Club, clock: str, words: str, seconds: int
) -> None:
    await club.ada.command("/duel new", clock=clock)
    assert f"{words} for each decision" in club.words()
    await club.press(club.ben, "Join")
    await club.press(club.ada, "Start")
    began = time.time()
    assert due(club) == pytest.approx(began + seconds, abs=10)
    (row,) = await club.bot.store.tables.of_server(club.pg.guild.id)
    assert row.due_at == pytest.approx(began + seconds, abs=10)


def due(club: Club) -> int:
    """Return the time until which the post asks, in epoch seconds."""
    found = re.search(r"<t:(\d+):R>", club.words())
    assert found is not None
    return int(found[1])
