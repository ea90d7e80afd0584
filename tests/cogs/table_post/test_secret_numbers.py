"""No number in posts, controls, pings or exports shows who has chosen in secret, or how often."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest

from bot.errors import Refused
from bot.history.export import stored_about
from bot.tables.changes import ChangeKind, TableChanged
from bot.tables.commands import Move, Proposal, TableAction, TableActionKind
from bot.tables.session import Session
from cogs.hands.ephemeral import Reveals
from cogs.hands.render import hand
from cogs.table_post import render
from cogs.table_post.ping_reasons import reasons
from cogs.table_post.snapshot import TableSnapshot
from data.records.tables import SentKind
from games.auf.actions import AufAction, Sign, Throw
from games.auf.cards import Card, Recipe
from games.auf.private_events import IngredientsSeen
from games.engine import Seat, Step
from tests.cogs.games.auf_views import WORDS, standing
from tests.cogs.screens import screen_parts
from tests.commands import follow, follow_action
from tests.data.rows import ANNA, BEN, hand_sent, move, playing, seat
from tests.games.auf.kitchen import GAME, Kitchen, baker
from tests.stores import MemoryStore

THIRD = 2
NONCE_CHARACTERS = 25
"""The most that Discord takes."""


def tied() -> Session:
    """A showdown of the first two of three players."""
    others = baker("gelato", finished="mochi"), baker("kulfi")
    kitchen = Kitchen(baker("brownies flour butter", hand="chocolate"), *others, round=3)
    return standing(kitchen.place("brownies", "chocolate").state)


def make(session: Session, seat: Seat, action: AufAction) -> None:
    follow(session.progress, GAME.apply(session.progress.state, seat, action), seat, at=5)


def vote(session: Session) -> None:
    """Something that everybody sees, whatever was chosen before."""
    follow_action(session.progress, TableAction(TableActionKind.ASK, Proposal.PAUSE, 60), THIRD, at=6)


def throws(session: Session, *signs: Sign) -> None:
    for sign in signs:
        make(session, 0, Throw(1, sign))


def public(session: Session) -> list[str]:
    """Everything with a number that anybody or any other player gets to see of a table."""
    panel = render.table(session, WORDS)
    row = session.table
    progress = session.progress
    snapshot = TableSnapshot(
        row, session, progress.version, progress.turn, progress.public_version, lambda _: panel, WORDS
    )
    since = render.first_turn(session)
    log = render.table(session, WORDS, render.PostContent(since=since))
    said = [
        repr(panel),
        snapshot.nonce_after(7),
        repr(snapshot.key),
        repr(reasons(session)),
        repr(session.clock.half_at),
        repr((since, log)),
    ]
    said += [repr(hand(session, other, WORDS)) for other in (1, THIRD)]
    return [*said, *(refusal(session, asked) for asked in (None, *range(4)))]


def refusal(session: Session, seen_version: int | None) -> str:
    """What a player who is not asked hears when they press something."""
    with pytest.raises(Refused) as refused:
        session.check_open(THIRD, seen_version)
    return refused.value.reason


@pytest.mark.parametrize("signs", [(Sign.ROCK,), (Sign.ROCK, Sign.PAPER, Sign.ROCK)])
def test_a_secret_choice_changes_no_byte_that_others_see(signs: tuple[Sign, ...]) -> None:
    without, with_choice = tied(), tied()
    throws(with_choice, *signs)
    assert public(without) == public(with_choice)
    vote(without)
    vote(with_choice)
    assert public(without) == public(with_choice), "nor does what is numbered after it"


def test_how_often_somebody_has_changed_a_sign_does_not_show_when_both_are_shown() -> None:
    once, often = tied(), tied()
    throws(once, Sign.ROCK)
    throws(often, Sign.PAPER, Sign.SCISSORS, Sign.ROCK)
    for session in (once, often):
        make(session, 1, Throw(1, Sign.PAPER))
    assert public(once) == public(often)


def nonce(session: Session, *, since: int) -> str:
    """The nonce of the message that tells a player what moves after a version have let them see."""
    reveals = Reveals(screen_parts(), Mock(), Mock())
    reveals._reveals = Mock()
    reveals.changed(TableChanged(ChangeKind.PLAYED, session.table, session, since))
    ((name, _),) = [call.args for call in reveals._reveals.start.call_args_list]
    assert len(name) <= NONCE_CHARACTERS
    return str(name)


def test_no_nonce_of_what_a_player_has_seen_counts_what_others_do_in_secret() -> None:
    few, many = tied(), tied()
    throws(few, Sign.ROCK)
    throws(many, Sign.PAPER, Sign.SCISSORS, Sign.ROCK)
    since = {}
    for session in (few, many):
        since[session] = session.progress.version
        see(session, Card.FLOUR)
    assert nonce(few, since=since[few]) == nonce(many, since=since[many])
    again = nonce(few, since=since[few])
    vote(few)
    assert nonce(few, since=since[few]) == again, "a restart tells nothing twice"


def test_what_is_seen_later_has_a_nonce_of_its_own() -> None:
    session, nonces = tied(), set[str]()
    for ingredient in (Card.FLOUR, Card.NUTS, Card.NUTS):
        since = session.progress.version
        see(session, ingredient)
        nonces.add(nonce(session, since=since))
        vote(session)
    assert len(nonces) == 3


def see(session: Session, ingredient: Card) -> None:
    """Let the third player see an ingredient of the first one."""
    seen = IngredientsSeen(
        seat=THIRD, recipe=Recipe.BROWNIES, ingredients=(ingredient,), audience=frozenset({THIRD})
    )
    follow(session.progress, Step(session.progress.state, (seen,)), 0, at=7)


def test_the_same_sign_again_is_not_written_down() -> None:
    async def choose() -> None:
        session = tied()
        progress, store = session.progress, session._store
        await store.add(session.table)
        for _ in range(3):
            await session.execute(Move(Throw(1, Sign.ROCK), 0), 0, by=move(1).by, at=5.0)
        assert len(await store.moves(session.table.id)) == progress.version == 1

    asyncio.run(choose())


async def exported(*seats: int) -> Any:
    """What Ben gets of a running table at which the seats have moved in this order."""
    store = MemoryStore()
    await store.tables.add(playing(seats=(seat(0, ANNA), seat(1, BEN))))
    for number, mover in enumerate(seats, start=1):
        token = "attack.1" if mover == 0 or number < len(seats) else f"!ask.undo.{number - 1}"
        await store.tables.add_move(move(number, seat=mover, token=token, at=7.0), due_at=None)
    (table,) = (await stored_about(store, BEN))["tables"]
    return table


def test_the_export_of_a_running_table_does_not_count_the_moves_of_others() -> None:
    few, many = asyncio.run(exported(1, 1)), asyncio.run(exported(1, 0, 0, 1))
    assert few == many
    assert [made["number"] for made in few["moves"]] == [1, 2]
    assert few["moves"][1]["token"] == "!ask.undo"


def test_the_export_does_not_tell_the_nonce_of_a_reply() -> None:
    async def messages(since: int) -> Any:
        store = MemoryStore()
        await store.tables.add(playing(seats=(seat(0, ANNA), seat(1, BEN))))
        nonce = f"t1/seen/1/{since}"
        await store.sent_messages.keep(hand_sent("t1", BEN, kind=SentKind.REPLY, nonce=nonce))
        return (await stored_about(store, BEN))["messages"]

    few, many = asyncio.run(messages(1)), asyncio.run(messages(4))
    assert len(few) == 1
    assert few == many
