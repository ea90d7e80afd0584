"""How each game says that it was decided, and its bouts or rounds, from its public events."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cogs.games.images import Section
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import LOCALES, Messages
from cogs.i18n.table_messages import TableMessages
from data.records.tables import TableSeat
from games.auf import Recipe, Sign
from games.auf import events as auf
from games.auf.state import RoundEnd
from games.bakeries import Cake
from games.bakeries import events as bakeries
from games.bakeries.money import RoundAccount, Sale, Takings
from games.duel import Card
from games.duel import events as duel
from games.duel.state import Reason
from games.engine import Event, Outcome

PEOPLE = tuple(TableSeat(seat=seat, name=name, user_id=seat + 1) for seat, name in enumerate(("Ada", "Ben")))
ADA, BEN = "<@1>", "<@2>"
SAY = TableMessages(Messages(), PEOPLE)


def decided(game: str, *seen: Event) -> str:
    """Return the sentence about the decision of a game of Ada and Ben."""
    return PRESENTERS[game].decision(seen, SAY)


# Cake Duel

FLIP = (
    duel.Challenged(seat=1, claimant=0, name=Card.WIZARD, count=2),
    duel.CardsFlipped(
        seat=0,
        name=Card.WIZARD,
        cards=(Card.SOLDIER, Card.WIZARD),
        counted=(Card.SOLDIER, Card.WIZARD),
        truthful=False,
    ),
)


def bout(reason: Reason, *, side: int = 1, trophies: tuple[int, int] = (2, 3)) -> duel.BoutEnded:
    return duel.BoutEnded(side=side, reason=reason, cakes=(5, 2), trophies=trophies)


def test_a_claim_that_was_not_believed_decides_a_duel() -> None:
    assert decided("duel", *FLIP, bout(Reason.BLUFF)) == (
        f"🔎 {ADA} claimed **2\xa0Wizards**, {BEN} didn't believe it, and it was a bluff: 1\xa0Soldier and 1\xa0Wizard."
    )


def test_the_last_theft_decides_a_duel() -> None:
    theft = duel.CakesStolen(seat=1, of=0, name=Card.WIZARD, count=2, cakes=(0, 7))
    nothing = duel.CakesStolen(seat=1, of=0, name=Card.SUMMONER, count=0, cakes=(0, 7))
    told = f"🍰 {BEN} stole the last 2 cakes from {ADA} (Wizard)."
    assert decided("duel", *FLIP, theft, nothing, bout(Reason.CAKES)) == told


def test_passes_decide_a_duel() -> None:
    told = f"🍰 Everyone passed, and {ADA} had more cakes: 5 to 2."
    assert decided("duel", *FLIP, bout(Reason.PASSES, side=0)) == told


def test_the_last_bout_counts() -> None:
    assert "Everyone passed" in decided("duel", *FLIP, bout(Reason.BLUFF), bout(Reason.PASSES))
    assert not decided("duel", *FLIP)


def test_bouts_of_several_duels_are_numbered_in_each() -> None:
    ends = [duel.DuelEnded(side=1, duels_won=won, last=False) for won in ((0, 1), (0, 2))]
    first, second = (bout(Reason.PASSES, trophies=trophies) for trophies in ((0, 1), (1, 1)))
    found = PRESENTERS["duel"].sections((first, ends[0], first, second, ends[1]), SAY)
    assert [section.name for section in found] == ["1.1", "2.1", "2.2"]
    assert [section.best for section in found] == [(1,)] * 3


# You Take the Cake


def books(number: int, first: Sequence[Sale], second: Sequence[Sale], totals: tuple[int, int]) -> Event:
    takings = Takings(tuple(first), 100), Takings(tuple(second), 40)
    return bakeries.RoundEnded(account=RoundAccount(number, None, takings), totals=totals)


def over(winners: tuple[int, ...]) -> Event:
    places = tuple(1 if seat in winners else 2 for seat in (0, 1))
    return bakeries.GameEnded(outcome=Outcome(places=places, scores=(0, 0)))


DEAR, CHEAP = Sale(12, Cake.WEDDING, 4), Sale(7, Cake.MUD, 1)


@pytest.mark.parametrize(
    ("totals", "told"),
    [
        (
            (DEAR.amount, DEAR.amount - 100),
            "came from behind in the last round: the **Wedding Cake** brought",
        ),
        ((DEAR.amount + CHEAP.amount, 0), "won the last round, and the game with it"),
        ((DEAR.amount + 90_000, 500), "was ahead before the last round and stayed ahead"),
        ((50_000, 50_000), "The totals are equal"),
    ],
)
def test_the_best_sale_of_the_last_round_says_whether_it_turned_the_game(
    totals: tuple[int, int], told: str
) -> None:
    assert told in decided("bakeries", books(3, [CHEAP, DEAR], [], totals), over((0,)))


def test_who_sold_nothing_in_the_last_round_was_far_enough_ahead() -> None:
    told = decided("bakeries", books(3, [], [CHEAP], (9_000, 500)), over((0,)))
    assert told == f"💵 {ADA} sold nothing in the last round, and the lead was big enough."


def test_nobody_is_said_to_have_decided_a_game_that_both_win() -> None:
    assert not decided("bakeries", books(3, [DEAR], [DEAR], (500, 500)), over((0, 1)))


# Cake Auf!


def finished(seat: int, recipe: Recipe, points: int) -> Event:
    return auf.RecipeFinished(seat=seat, recipe=recipe, points=points)


def test_the_recipe_that_nobody_catches_up_with_decides() -> None:
    course = [finished(0, Recipe.TRIFLE, 1), finished(1, Recipe.MOCHI, 1), finished(0, Recipe.KULFI, 2)]
    course += [finished(0, Recipe.CREPES, 3), auf.GameEnded(places=(1, 2), scores=(3, 1))]
    assert decided("auf", *course) == f"🎂 With **Kulfi**, {ADA} reached 2 points, and nobody else did."


def test_the_last_throw_of_a_showdown_decides() -> None:
    throws = [
        auf.SignsShown(pair=(0, 1), signs=signs, winner=winner, wins=(0, 0))
        for signs, winner in (((Sign.ROCK, Sign.ROCK), None), ((Sign.ROCK, Sign.PAPER), 1))
    ]
    told = decided("auf", *throws, auf.GameEnded(places=(2, 1), scores=(3, 3)))
    assert told.endswith(f"{BEN} won Rock Paper Scissors against {ADA}: ✋ Paper beats ✊ Rock.")


def test_rounds_have_the_points_that_were_made_in_them() -> None:
    rounds = [
        auf.RoundEnded(round=number, reason=RoundEnd.IDLE, winners=(), points=points)
        for number, points in enumerate(((2, 1), (2, 1), (2, 4)), start=1)
    ]
    assert PRESENTERS["auf"].sections(rounds, SAY) == (
        Section("Round 1", "1", ("2", "1"), (0,)),
        Section("Round 2", "2", ("0", "0"), ()),
        Section("Round 3", "3", ("0", "3"), (1,)),
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_names_both_players_and_their_cards(locale: str) -> None:
    say = TableMessages(Messages(locale), PEOPLE)
    told = PRESENTERS["duel"].decision((*FLIP, bout(Reason.BLUFF)), say)
    assert told.index(ADA) < told.index(BEN)
    assert told.count(say("duel-card-wizard", count=1)) >= 1 and "\n" not in told
