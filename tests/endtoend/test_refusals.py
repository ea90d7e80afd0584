"""Everything that is not possible gets its own sentence, only for the person who tried, and changes nothing."""

import asyncio
from typing import Any

import discord
import pytest

from bot.ops import metrics
from playground import Visitor
from tests.endtoend.play import Club, gives_up, options


async def refused(club: Club, person: Visitor, button: str, post: dict[str, Any] | None = None) -> str:
    answer = await person.press(post or club.post(), button, stale=True)
    assert answer.ephemeral, answer
    return person.text(answer.message)


async def test_a_stranger_may_watch_but_not_play(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    before = club.story()
    for button in ("Attack…", "Pass", "My hand"):
        assert "You are not at this table" in await refused(club, club.cleo, button)
    assert club.story() == before


async def test_the_wrong_seat_must_wait(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    asked = club.asked()
    waiting = club.other(asked)
    said = await refused(club, waiting, "Attack…")
    assert "not your turn" in said
    assert f"{asked.mention}: attack or pass" in said
    answer = await waiting.command("/duel pass")
    assert "not your turn" in waiting.text(answer.message)


def counted(reason: str) -> float:
    """Return the number of refusals by this process for a reason."""
    return metrics.REGISTRY.get_sample_value("cakeclub_refusals_total", {"reason": reason}) or 0.0


async def test_a_control_of_an_old_post_is_stale(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    old = club.post()
    first = club.asked()
    await club.press(first, "Pass")
    before = counted("moved-on")
    assert "moved on" in await refused(club, first, "Pass", old)
    assert counted("moved-on") == before + 1
    assert not club.ada.controls(club.posts()[-2]), "a past turn's post has no controls"


async def test_an_outdated_hand_is_rendered_again(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    first = club.asked()
    old = (await first.press(club.post(), "My hand")).message
    await club.press(first, "Pass")
    assert old is not None
    drawn = await first.press(old, "Pass", stale=True)
    await club.settled()
    assert drawn.message is not None
    labels = [control["label"] for control in first.controls(drawn.message)]
    assert labels == ["Not by direct message"], "next to the hand are the possible moves: none"
    assert "moved on" in first.text(first.messages("cake-table")[-1])


async def test_a_double_press_counts_once(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    post, first = club.post(), club.asked()
    answers = await asyncio.gather(*(first.press(post, "Pass", stale=True) for _ in range(2)))
    await club.settled()
    assert sorted(answer.ephemeral for answer in answers) == [False, True]
    assert club.story().count("passes") == 1


async def test_a_form_submitted_too_late_changes_nothing(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    first = club.asked()
    opened = await first.press(club.post(), "Attack…")
    await club.press(first, "Pass")
    filled = {"cards": options(opened, "cards")[:1], "claim": "soldier"}
    answer = await first.submit(opened.modal, filled)
    assert "moved on" in first.text(answer.message)
    assert "attacks" not in club.story().replace("attacks first", "")


async def test_a_table_that_ended_says_so(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    post, first = club.post(), club.asked()
    await gives_up(club.ada)
    await club.settled()
    assert "gave up" in club.words()
    assert "table is over" in await refused(club, first, "Attack…", post)
    answer = await first.command("/duel pass")
    assert "have no table here" in first.text(answer.message)


@pytest.mark.parametrize(
    ("cards", "claim", "sentence"),
    [
        ("dragon", "soldier", "no card called “dragon”"),
        ("soldier", "dragon", "no card called “dragon”"),
        ("9 wizards", "wizard", "don't have those cards"),
        ("{own}", "defender", "only claim attackers"),
        ("{own}", "wolfy", "can never be claimed"),
        ("{own}", "assassin", "played without special cards"),
        ("{own}", "soldier and archer", "one name"),
        (" ", "soldier", "at least one card"),
    ],
)
async def test_an_invalid_claim_is_refused(club: Club, cards: str, claim: str, sentence: str) -> None:
    await club.seat(club.ada, club.ben)
    first = club.asked()
    own = (await first.autocomplete("/duel attack", option="cards"))[0]["value"]
    answer = await first.command("/duel attack", cards=cards.format(own=own), claim=claim)
    assert answer.ephemeral
    assert sentence in first.text(answer.message)
    assert club.asked().id == first.id


async def test_a_block_that_cannot_stop_the_attack_is_refused(club: Club) -> None:
    """CD-22: a Scientist against Archers is an illegal claim."""
    await club.seat(club.ada, club.ben)
    first = club.asked()
    await club.attack(first, "archer")
    defender = club.other(first)
    own = (await defender.autocomplete("/duel block", option="cards"))[0]["value"]
    answer = await defender.command("/duel block", cards=own, claim="scientist")
    assert "can't stop this attack" in defender.text(answer.message)
    names = await defender.autocomplete("/duel block", option="claim")
    assert [choice["name"] for choice in names] == ["Defender"]


async def test_the_lobby_gives_reasons_for_refusals(club: Club) -> None:
    await club.ada.command("/duel new")
    assert "You are already at this table" in await refused(club, club.ada, "Join")
    assert "not at this table" in await refused(club, club.ben, "Leave")
    assert f"Only the host, {club.ada.mention}" in await refused(club, club.ben, "Start")
    assert "This game needs 2 players, and 1 is here" in await refused(club, club.ada, "Start")
    with_a_free_seat = club.post()
    await club.press(club.ben, "Join")
    assert "Both seats are taken" in await refused(club, club.cleo, "Join", with_a_free_seat)


async def test_a_host_who_leaves_hands_the_table_on(club: Club) -> None:
    await club.ada.command("/duel new")
    await club.press(club.ben, "Join")
    await club.press(club.ada, "Leave")
    assert f"{club.ben.mention} starts the game" in club.words()
    await club.press(club.ben, "Cancel")
    assert "cancelled before the game started" in club.words()


async def test_a_member_at_two_tables_names_one_of_them(club: Club) -> None:
    await club.seat(club.ada, club.ben)
    await club.seat(club.ada, club.cleo)
    answer = await club.ada.command("/hand")
    assert "more than one table" in club.ada.text(answer.message)
    tables = await club.ada.autocomplete("/hand", option="table")
    assert len(tables) == 2
    answer = await club.ada.command("/hand", table=tables[0]["value"])
    assert "Your hand" in club.ada.text(answer.message)


async def test_a_refused_direct_message_is_remembered_and_the_game_goes_on(club: Club) -> None:
    club.pg.faults.close_dms("Ben")
    await club.seat(club.ada, club.ben)
    for _ in range(2):
        await club.press(club.asked(), "Pass")
    to_ben = [call for call in club.pg.calls() if call.status == 403]
    assert len(to_ben) == 1, "a refused message is not tried again"
    shown = await club.ben.press(club.post(), "My hand")
    assert "Your hand" in club.ben.text(shown.message)


async def test_without_permission_no_table_opens_and_the_missing_one_is_named(club: Club) -> None:
    club.pg.faults.deny("SEND_MESSAGES", "cake-table")
    answer = await club.ada.command("/duel new")
    assert answer.ephemeral
    assert "“Send Messages”" in club.ada.text(answer.message)
    assert not await club.bot.store.tables.of_server(club.pg.guild.id)


@pytest.mark.parametrize(
    "custom_id", ["cake:ranking:0:page", "cake:annalist:0:!page.0.any.3", "somebody-elses"]
)
async def test_an_unknown_control_gets_one_sentence(club: Club, custom_id: str) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Next", custom_id=custom_id))
    message = await club.bot.client.get_partial_messageable(club.pg.channel("cake-table").id).send(view=view)
    club.bot.client._connection._view_store.remove_view(view)  # as after a restart
    posted = club.ada.now({"id": str(message.id)})
    assert posted is not None
    answer = await club.ada.press(posted, "Next")
    assert answer.ephemeral
    assert "no longer in use" in club.ada.text(answer.message)
