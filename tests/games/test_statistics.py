"""What is counted of the games whose counts are in their events."""

from __future__ import annotations

from collections import Counter

from games.auf.cards import Recipe
from games.auf.events import RecipeFinished
from games.auf.statistics import statistics_of as auf
from games.bakeries import Cake, Chef
from games.bakeries.events import CakeSold, ChefHired
from games.bakeries.money import Hire, Sale
from games.bakeries.statistics import statistics_of as bakeries
from games.engine import Event
from games.record import PlayedMove


def made(*events: Event) -> PlayedMove:
    """A move that brought this about."""
    return PlayedMove(None, 0, None, events, None)


def test_the_best_sale_is_of_one_cake() -> None:
    cake, other = list(Cake)[:2]
    sales = [Sale(slot=7, cake=cake, chef_multiplier=2), Sale(slot=2, cake=other, chef_multiplier=6)]
    mine, theirs = bakeries([made(CakeSold(seat=0, sale=sale)) for sale in sales], 2)
    assert mine == {"best-sale": max(sale.amount for sale in sales)}
    assert theirs == {}


def test_chefs_are_counted_together_and_by_name() -> None:
    hired = [made(ChefHired(hire=Hire(1, chef), cards=())) for chef in (Chef.SALLY, Chef.SALLY, Chef.MOLLY)]
    assert bakeries(hired, 2)[1] == Counter({"chefs": 3, "chefs-sally": 2, "chefs-molly": 1})


def test_recipes_are_counted_for_who_finished_them() -> None:
    recipe = next(iter(Recipe))
    finished = [made(RecipeFinished(seat=seat, recipe=recipe, points=1)) for seat in (0, 2, 2)]
    assert [counts["recipes"] for counts in auf(finished, 3)] == [1, 0, 2]
