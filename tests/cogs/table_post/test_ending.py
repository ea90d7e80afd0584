"""What the end of a game says of players who were not there: who lost why, who won, and why a rating falls."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.history.game_end import GameEnd, SeatRating
from bot.tables.commands import Move, TableAction, TableActionKind
from cogs.games.images import poster_image
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import LOCALES, Messages
from cogs.i18n.table_messages import TableMessages
from cogs.table_post import ending, render
from data.records.tables import Away, By, TableSeat
from games.duel.cards import Card
from games.duel.review import Review, ReviewedClaim
from games.engine import Outcome
from tests.bot.tables.services import ADA, BEN, attacker, begun, tables
from tests.page import posts
from tools.pictures.moments import Script

CONCEDE = TableAction(TableActionKind.CONCEDE)
SEATS = (
    TableSeat(seat=0, name="Ada", user_id=ADA.id),
    TableSeat(seat=1, name="Ben", user_id=BEN.id, away=Away.LEFT),
)


@pytest.mark.parametrize("has_played", [False, True])
async def test_who_loses_a_tournament_game_by_being_absent_did_not_give_up(*, has_played: bool) -> None:
    club = tables()
    session = await begun(club)
    seat = attacker(session)
    idle = session.game.fallback(session.progress.state, seat)
    await session.carry_out(Move(idle), seat, by=By.PLAYER if has_played else By.CLOCK, at=club.now())
    await session.carry_out(CONCEDE, seat, by=By.CLOCK, at=club.now())
    loser, winner = (f"<@{session.table.seats[one].user_id}>" for one in (seat, 1 - seat))
    told = ending.result(session, TableMessages(Messages(), session.table.seats))
    happened = f"🚪 {loser} left." if has_played else f"⌛ {loser} missed the first turn."
    assert told == f"{happened} {winner} wins."


async def test_who_gives_up_did_so() -> None:
    club = tables()
    session = await begun(club)
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.CONCEDE))
    told = ending.result(session, TableMessages(Messages(), session.table.seats))
    assert told.startswith(f"🏳️ <@{ADA.id}> gave up.")


@pytest.mark.parametrize("locale", LOCALES)
def test_picture_words_rating_and_bluff_tell_of_the_house_player_that_won_for_who_left(locale: str) -> None:
    say = TableMessages(Messages(locale), SEATS)
    outcome = Outcome(places=(2, 1), scores=(0, 1))
    picture = poster_image("duel", PRESENTERS["duel"].emblem, outcome, say)
    house = say("image-stand-in", who="Ben")
    assert picture.words.startswith(f"Cake Duel {say('image-winners', winners=house, count=1)} 1. {house}:")
    assert house != "Ben" and "🤖" not in house
    claim = ReviewedClaim(
        1, 1, 1, seat=1, target=0, name=Card.SOLDIER, cards=(Card.WOLFY,), is_true=False, is_pressed=False
    )
    bluff = Review((claim,), None)
    ratings = (
        SeatRating(ADA.id, 0.0, 3.4, 1, has_left=False),
        SeatRating(BEN.id, 0.0, -1.8, 0, has_left=True),
    )
    figures, why, best = ending.lines("duel", GameEnd(ratings, review=bluff), say)
    assert f"<@{BEN.id}>" in figures
    assert f"<@{BEN.id}>" in why and f"<@{ADA.id}>" not in why
    assert say.house(1) in best
    own = Review((replace(claim, is_pressed=True),), None)
    assert say.house(1) not in ending.lines("duel", GameEnd(review=own), say)[0]


DECISIONS: dict[str, list[tuple[str, ...]]] = {
    "duel": [("challenges", "The cards are flipped"), ("steals",), ("won the bout with",)],
    "bakeries": [("sells the", "has sold seven cakes")],
    "auf": [("is finished!",), ("wins the throw",), ("Round 3 is over",)],
}


WITH_ROOM = [(key, script) for key, script in posts.TABLES if script.people < 4]
"""After a game of four the post has room for few lines: *In words* tells the others."""


@pytest.mark.parametrize(("key", "script"), WITH_ROOM)
def test_the_post_of_the_end_tells_how_the_game_was_decided(key: str, script: Script) -> None:
    *_, (_, session) = posts.course(key, script)
    told = "\n".join(render.table(session, Messages()).paragraphs)
    assert any(all(sentence in told for sentence in wanted) for wanted in DECISIONS[key])
