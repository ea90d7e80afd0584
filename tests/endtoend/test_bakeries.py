"""You Take the Cake from end to end: whole games with buttons and commands, and a sentence for every refusal."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.tables.commands import Move
from data.sqlite.database import open_store
from games.bakeries.actions import BakeryAction, CloseBakery, Draw, LaySet, PlaceCake, PlaceStale, Roll, Side
from games.bakeries.cards import Card
from games.bakeries.kitchen import Source
from playground import AnswerKind, Playground, Visitor
from tests.endtoend.bakeries import WITH_A_SET, Bakery, seed_where
from tests.endtoend.play import SCHEMA, every_level, running
from tests.waiting import until

Json = dict[str, Any]
MakeMove = Callable[[Visitor, BakeryAction], Awaitable[object]]


@pytest.fixture
async def club() -> AsyncIterator[Bakery]:
    async with (
        Playground(rate_limits=False, schema=SCHEMA) as pg,
        running(pg, seeds=lambda: bakery.seed) as bot,
    ):
        bakery = Bakery(pg, bot, WITH_A_SET)
        # Words only: beside an image, a post has no room for the whole story.
        await bakery.ada.command("/settings pictures", shown=False)
        yield bakery


async def whole_game(club: Bakery, move: MakeMove) -> None:
    await club.open()
    session = await club.session()
    while not session.is_over:
        person, action = await club.sensible()
        await move(person, action)
    await club.settled()
    assert session.outcome is not None
    assert "🎉" in club.words()
    assert club.is_finished()
    for number in (1, 2, 3):
        assert f"Sales of round {number}" in club.told
    for seat in (0, 1):
        assert f"${session.outcome.scores[seat]:,}" in club.words()
    assert not club.ada.dms(), "hands are deleted when the game ends"


@pytest.mark.slow
async def test_a_whole_game_with_buttons(club: Bakery) -> None:
    await whole_game(club, club.by_controls)
    board = await club.ada.command("/leaderboard", game="bakeries")
    assert "1 win in 1 game" in club.ada.text(board.message)


@pytest.mark.slow
async def test_a_whole_game_with_commands(club: Bakery) -> None:
    async def move(person: Visitor, action: BakeryAction) -> None:
        answer = await club.by_command(person, action)
        assert answer.ephemeral, "typed commands may name cards of a hand"
        done = person.text(answer.message)
        assert done.startswith("Done: ") and not done.endswith(("!.", "….", "…"))

    await whole_game(club, move)


async def test_one_choice_places_a_cake_and_the_post_answers(club: Bakery) -> None:
    await club.open()
    await club.by_controls(*await club.sensible())  # the starter hires
    placer, _ = await club.sensible()
    before = club.post()
    answer = await club.by_controls(placer, PlaceCake(1, Side.THEIRS, 12))
    assert answer.kind is AnswerKind.UPDATE
    assert "YOU TAKE THE CAKE!" in club.story()
    late = await placer.choose(before, before_menu(placer, before), ["place1.own.7"], stale=True)
    assert late.ephemeral
    assert "moved on" in placer.text(late.message)


async def test_a_menu_works_after_a_restart(tmp_path: Path) -> None:
    """A menu from before the restart does what it said."""
    async with Playground(rate_limits=False, schema=SCHEMA) as pg:
        path = tmp_path / "cakeclub.sqlite3"
        async with running(pg, await open_store(path), seeds=lambda: WITH_A_SET) as bot:
            first = Bakery(pg, bot, WITH_A_SET)
            await first.open()
            await first.until("place1")
        async with running(pg, await open_store(path)) as bot:
            second = Bakery(pg, bot, WITH_A_SET)
            placer, _ = await second.sensible()
            answer = await second.by_controls(placer, PlaceCake(1, Side.OWN, 8))
            assert answer.kind is AnswerKind.UPDATE
            assert f"{placer.mention} keeps the" in second.words()


def before_menu(person: Visitor, post: Json) -> Json:
    return next(control for control in person.controls(post) if "own" in control["custom_id"])


async def test_a_hand_reaches_only_its_player_and_can_be_played_from(club: Bakery) -> None:
    await club.open()
    starter, lay = await club.sensible()
    assert isinstance(lay, LaySet)
    shown = await starter.press(club.post(), "My hand")
    assert shown.ephemeral
    assert "complete: you can hire" in starter.text(shown.message)
    other = club.other(starter)
    assert all("still needs" not in other.text(message) for message in other.messages("cake-table"))
    await club.by_controls(starter, Draw(Source.STOCK))
    assert "Just drawn" not in club.story()
    shown = await starter.press(club.post(), "My hand")
    assert shown.message is not None
    assert "Just drawn" in starter.text(shown.message)
    menu, *_ = starter.controls(shown.message)
    await starter.choose(shown.message, menu, [menu["options"][0]["value"]])
    await club.settled()
    assert f"{starter.mention} discards" in club.story()


@every_level
async def test_a_whole_game_against_a_house_player(club: Bakery, level: str) -> None:
    await club.ada.command("/bakery new", house=level)
    assert f" ({level})" in club.words()
    await club.press(club.ada, "Start")
    session = await club.session()
    seat = session.seat_of(club.ada.id)
    while not session.is_over:
        await until(lambda: session.is_over or session.actors == {seat})  # meanwhile the house player acts
        await club.painted()
        if not session.is_over:
            person, action = await club.sensible()
            assert person is club.ada
            await club.by_controls(person, action)
    await club.settled()
    assert f"**{session.table.seats[1 - seat].name} ({level})**" in club.told
    assert club.is_finished()


async def said(person: Visitor, command: str, **options: str) -> str:
    answer = await person.command(command, **options)
    assert answer.ephemeral
    return person.text(answer.message)


async def test_signs_without_a_target_are_refused(club: Bakery) -> None:
    """BB-08 to BB-10: a set while closed, a closed bakery closed, an open one reopened."""
    club.seed = seed_where(lambda mine, _: mine.count(Card.CLOSED) >= 2)
    await club.open()
    starter, _ = await club.sensible()
    other = club.other(starter)
    assert "already open" in await said(starter, "/bakery reopen")
    assert "don't have all five parts" in await said(starter, "/bakery lay", chef="Benjamin Breadwinner")
    before = await starter.press(club.post(), "Lay set…")
    assert "don't have all five parts" in starter.text(before.message)
    await club.by_controls(starter, CloseBakery())
    assert "BAKERY CLOSED" in club.words()
    assert "Play BAKERY REOPENED before" in await said(other, "/bakery lay", chef="sally")
    assert "can still draw" in await said(other, "/bakery pass")
    await club.by_command(other, Draw(Source.STOCK))
    card = (await other.autocomplete("/bakery discard", option="card"))[0]["value"]
    await said(other, "/bakery discard", card=card)
    assert "already closed" in await said(starter, "/bakery close")


async def test_the_card_just_taken_cannot_be_discarded(club: Bakery) -> None:
    """BB-04."""
    await club.open()
    starter, _ = await club.sensible()
    other = club.other(starter)
    assert "pile is empty" in await said(starter, "/bakery draw", pile="discard")
    assert "can't do that right now" in await said(starter, "/bakery discard", card="sally-hat")
    assert "no card called “a goose”" in await said(starter, "/bakery discard", card="a goose")
    assert "no chef called “a goose”" in await said(starter, "/bakery lay", chef="a goose")
    await club.by_command(starter, Draw(Source.STOCK))
    first = (await starter.autocomplete("/bakery discard", option="card"))[0]["value"]
    await said(starter, "/bakery discard", card=first)
    await club.painted()
    await club.by_controls(other, Draw(Source.DISCARD))
    offered = [choice["value"] for choice in await other.autocomplete("/bakery discard", option="card")]
    assert first not in offered
    assert "just took a card of that kind" in await said(other, "/bakery discard", card=first)
    autoplay = next(card for card in Card if card.value not in (*offered, first))
    assert "don't have that card" in await said(other, "/bakery discard", card=autoplay.value)


async def test_a_filled_slot_takes_no_cake(club: Bakery) -> None:
    """BB-21."""
    await club.open()
    await club.until("place1")
    placer, _ = await club.sensible()
    other = club.other(placer)
    assert "numbered 2 to 12" in await said(placer, "/bakery keep", slot="13")
    slots = await placer.autocomplete("/bakery keep", option="slot", typed="Slot 8")
    assert [choice["value"] for choice in slots] == ["8"]
    assert "2 (slot) = $" in slots[0]["name"]
    await said(placer, "/bakery keep", slot="8")
    await club.settled()
    before = club.story()
    assert "That slot already has a cake" in await said(other, "/bakery give", slot="8")
    assert "not your turn" in await said(placer, "/bakery keep", slot="7")
    assert "can't do that right now" in await said(other, "/bakery roll")
    await club.settled()
    assert club.story() == before


async def test_a_stale_card_goes_only_on_a_cake_that_can_take_it(club: Bakery) -> None:
    """BB-31 to BB-33: neither on a sold cake nor as a fifth one."""
    await club.open()
    refusals: set[str] = set()
    for _ in range(200):
        await club.until("stale")
        session = await club.session()
        if session.is_over or len(refusals) == 2:
            break
        (seat,) = session.actors
        person, view = (club.ada, club.ben)[seat], session.progress.view(seat)
        case = view.cases[1 - seat]
        sold = case.sales[0].slot
        if "sold" not in refusals:
            assert "That cake is sold" in await said(person, "/bakery stale", slot=str(sold))
            refusals.add("sold")
        full = [tag.slot for tag in case.slots if tag.worth and not tag.is_sold and not tag.can_go_staler]
        if full:
            assert "already has four stale cards" in await said(person, "/bakery stale", slot=str(full[0]))
            refusals.add("fifth")
        # The same cake again and again, until it gets its fourth card.
        most = max(
            (tag for tag in case.slots if tag.can_go_staler), key=lambda tag: case.case.stale_at(tag.slot)
        )
        await club.bot.tables.apply(session.table.id, person.id, Move(PlaceStale(most.slot)))
    assert refusals == {"sold", "fifth"}


async def test_a_stranger_may_watch_but_not_place(club: Bakery) -> None:
    await club.open()
    await club.until("place1")
    post = club.post()
    (own, theirs, *_) = club.cleo.controls(post)
    answer = await club.cleo.choose(post, own, [own["options"][0]["value"]])
    assert "You are not at this table" in club.cleo.text(answer.message)
    assert "12" in theirs["options"][-1]["label"]


async def test_the_dice_follow_from_the_record(club: Bakery) -> None:
    """The same seed and moves give the same dice: chance comes from the record."""
    await club.open()
    await club.until("roll")
    roller, action = await club.sensible()
    assert action == Roll()
    await club.press(roller, "Roll!")
    assert f"{roller.mention} rolls " in club.story()
    assert f"{roller.mention} sells the" in club.story()
