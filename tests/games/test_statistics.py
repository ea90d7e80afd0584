"""What is counted of the games whose counts are in their events."""

from __future__ import annotations

from collections import Counter

from games.auf.cards import Card as AufCard
from games.auf.cards import Recipe
from games.auf.events import BanLifted, MatchWon, RecipeFinished, TurnBegan
from games.auf.statistics import statistics_of as auf
from games.bakeries import Cake, Chef
from games.bakeries.events import CakeSold, ChefHired, ClearanceTried
from games.bakeries.money import ClearanceTry, Hire, Sale
from games.bakeries.statistics import statistics_of as bakeries
from games.catalog import ENTRIES
from games.duel.events import BoutEnded, DuelEnded
from games.duel.state import Reason
from games.duel.statistics import statistics_of as duel
from games.engine import Event
from games.record import PlayedMove


def made(*events: Event) -> PlayedMove:
    """A move that brought this about."""
    return PlayedMove(None, 0, None, events, None)


def test_the_best_sale_is_of_one_cake() -> None:
    cake, other = list(Cake)[:2]
    sales = [Sale(slot=7, cake=cake, chef_multiplier=2), Sale(slot=3, cake=other, chef_multiplier=6)]
    mine, theirs = bakeries([made(CakeSold(seat=0, sale=sale)) for sale in sales], 2)
    assert mine == {"best-sale": max(sale.amount for sale in sales)}
    assert theirs == {}


def test_chefs_are_counted_together_and_by_name() -> None:
    hired = [made(ChefHired(hire=Hire(1, chef), cards=())) for chef in (Chef.SALLY, Chef.SALLY, Chef.MOLLY)]
    assert bakeries(hired, 2)[1] == Counter({"chefs": 3, "chefs-sally": 2, "chefs-molly": 1})


def test_sales_of_the_rare_numbers_and_a_clearance_sale_with_two_hits_are_counted() -> None:
    cake = next(iter(Cake))
    sales = [
        made(CakeSold(seat=0, sale=Sale(slot=slot, cake=cake, chef_multiplier=1))) for slot in (2, 12, 7)
    ]
    hit = ClearanceTry(number=7, dice=(3, 4))
    tries = [made(ClearanceTried(seat=1, attempt=hit, percent=percent)) for percent in (60, 80)]
    mine, theirs = bakeries([*sales, *tries], 2)
    assert mine["rare-sales"] == 2
    assert theirs == {"clearances": 1}


def test_the_most_recipes_of_a_turn_are_counted_and_a_ban_lifted_from_ones_own() -> None:
    recipe, ban = next(iter(Recipe)), AufCard.POWER_OUTAGE
    finish = RecipeFinished(seat=1, recipe=recipe, points=1)
    counts = auf(
        [
            made(TurnBegan(seat=1, turn=1), finish, finish),
            made(finish),
            made(TurnBegan(seat=1, turn=2), finish, finish),
            made(BanLifted(seat=1, owner=1, recipe=recipe, ban=ban)),
            made(BanLifted(seat=1, owner=0, recipe=recipe, ban=ban)),
            made(MatchWon(winner=0, loser=1)),
        ],
        2,
    )
    assert counts[1] == {"recipes": 5, "best-turn": 3, "lifted": 1}
    assert counts[0] == {"showdowns": 1}


def test_a_duel_counts_bouts_won_with_every_cake_and_duels_without_a_bout_lost() -> None:
    def bout(trophies: tuple[int, int], reason: Reason = Reason.CAKES) -> PlayedMove:
        return made(BoutEnded(side=0, reason=reason, cakes=(9, 0), trophies=trophies))

    won = made(DuelEnded(side=0, duels_won=(1, 0), last=True))
    mine, theirs = duel([bout((1, 0)), bout((2, 0), Reason.PASSES), won], 2)
    assert (mine, theirs) == ({"cleared": 1, "sweeps": 1}, {})
    assert duel([bout((1, 1)), bout((2, 1)), won], 2)[0] == {"cleared": 2}
    assert duel([bout((1, 0)), won], 2)[0] == {"cleared": 1}, "a duel of one bout is no sweep"
    assert duel([bout((2, 0)), won], 4)[2]["sweeps"] == 1, "a team wins together"


def reached(game: str, **counts: int) -> list[str]:
    named = {name.replace("_", "-"): amount for name, amount in counts.items()}
    return [one.name for one in ENTRIES[game].achievements if one.is_reached(named)]


def test_achievements_follow_from_what_was_counted() -> None:
    assert reached("duel", claims=3) == []
    assert reached("duel", bluffs=1, caught=1) == []
    assert reached("duel", bluffs=2, caught=1, right=1) == ["right", "bluff"]
    assert reached("duel", cleared=1, sweeps=1) == ["cleared", "sweep"]
    assert reached("bakeries", chefs=1, chefs_sally=1, rare_sales=1) == ["chef", "rare"]
    assert reached("bakeries", clearances=1) == ["clearance"]
    assert "all-chefs" in reached("bakeries", **{f"chefs_{chef}": 1 for chef in Chef})
    assert reached("auf", recipes=3, best_turn=3) == ["recipe"]
    assert reached("auf", recipes=4, best_turn=4, lifted=1, showdowns=1) == [
        "recipe",
        "lifted",
        "four",
        "showdown",
    ]


def test_recipes_are_counted_for_who_finished_them() -> None:
    recipe = next(iter(Recipe))
    finished = [made(RecipeFinished(seat=seat, recipe=recipe, points=1)) for seat in (0, 2, 2)]
    assert [counts["recipes"] for counts in auf(finished, 3)] == [1, 0, 2]
