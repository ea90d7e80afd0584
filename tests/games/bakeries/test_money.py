"""The printed numbers, the corrected slips of the rules' text, and its worked examples."""

from __future__ import annotations

from collections import Counter

import pytest

from games.bakeries.cards import SLOTS, Cake, Card, Chef, Components, Piece, full_box, slot_multiplier
from games.bakeries.money import Sale, Takings, stale_price

BOX = full_box()


def test_slip_the_cakes_are_114_and_not_164() -> None:
    assert len(BOX.cakes) == 114
    assert Counter(BOX.cakes) == {
        "wedding": 2, "boston": 5, "pineapple": 7, "cinnamon": 10, "sheet": 15, "lemon": 36,
        "bundt": 15, "german": 10, "forest": 7, "mud": 5, "birthday": 2,
    }  # fmt: skip


def test_slip_the_212_hire_a_chef_cards_are_190_parts_and_11_of_each_sign() -> None:
    copies = Counter(BOX.hire_cards)
    assert len(BOX.hire_cards) == 212
    assert sum(count for card, count in copies.items() if not card.is_sign) == 190
    assert copies[Card.CLOSED] == copies[Card.REOPENED] == 11
    assert [[copies[part] for part in chef.parts] for chef in Chef] == [
        [copies_of_each] * 5 for copies_of_each in (16, 10, 6, 4, 2)
    ]


def test_slip_a_case_has_eleven_slots_from_2_to_12() -> None:
    assert [(slot, slot_multiplier(slot)) for slot in SLOTS] == [
        (2, 13), (3, 8), (4, 5), (5, 3), (6, 2), (7, 1), (8, 2), (9, 3), (10, 5), (11, 8), (12, 13),
    ]  # fmt: skip


def test_there_are_sixty_stale_cards() -> None:
    assert BOX.stale_cards == 60


def test_chefs_multiply_by_2_to_6() -> None:
    assert {chef.name: chef.multiplier for chef in Chef} == {
        "SALLY": 2, "DANNY": 3, "POLLY": 4, "MOLLY": 5, "BENJAMIN": 6,
    }  # fmt: skip


def test_prices() -> None:
    assert [cake.price for cake in Cake] == [500, 350, 200, 125, 75, 50, 75, 125, 200, 350, 500]


def test_every_part_knows_its_set() -> None:
    assert Card.POLLY_BATTER.chef is Chef.POLLY
    assert Card.POLLY_BATTER.piece is Piece.BATTER
    assert Card.POLLY_BATTER in Chef.POLLY.parts


@pytest.mark.parametrize(
    ("sale", "dollars"),
    [
        pytest.param(Sale(8, Cake.BUNDT, 5), 750, id="5-x-75-x-2"),
        pytest.param(Sale(12, Cake.BIRTHDAY, 1), 6500, id="slip-1-x-500-x-13-is-6500-not-7500"),
        pytest.param(Sale(2, Cake.LEMON, 2), 1300, id="2-x-50-x-13"),
        pytest.param(Sale(2, Cake.LEMON, 2, stale=4), 260, id="BB-33-2-x-10-x-13"),
        pytest.param(Sale(2, Cake.WEDDING, 1), 6500, id="13-x-500"),
    ],
)
def test_bb_35_a_cake_sells_for_chef_x_price_x_slot(sale: Sale, dollars: int) -> None:
    """BB-35, with the worked examples of the text."""
    assert sale.amount == dollars


def test_bb_33_each_stale_card_takes_20_points_of_the_printed_price() -> None:
    assert [stale_price(Cake.LEMON, stale) for stale in range(5)] == [50, 40, 30, 20, 10]
    assert [stale_price(Cake.WEDDING, stale) for stale in range(5)] == [500, 400, 300, 200, 100]


def test_no_rounding_is_ever_needed() -> None:
    """Every price after stale cards is a multiple of five dollars, so every percentage is exact."""
    assert all(stale_price(cake, stale) % 5 == 0 for cake in Cake for stale in range(5))
    assert all(cake.price * (100 - 20 * stale) % 100 == 0 for cake in Cake for stale in range(5))


DISTINCT_8500 = (
    Sale(3, Cake.LEMON, 2),
    Sale(4, Cake.SHEET, 2),
    Sale(9, Cake.PINEAPPLE, 2),
    Sale(12, Cake.CINNAMON, 2),
    Sale(10, Cake.BUNDT, 2),
    Sale(7, Cake.WEDDING, 2),
    Sale(5, Cake.GERMAN, 2),
)


def test_bb_36_the_great_chef_bonus_of_the_text() -> None:
    """BB-36: seven distinct cakes worth $8500 bring $10,200."""
    takings = Takings(DISTINCT_8500, 100)
    assert (takings.tab, takings.bonus, takings.total) == (8500, 1700, 10_200)


def test_bb_36_a_repeated_cake_earns_no_bonus() -> None:
    takings = Takings((*DISTINCT_8500[:6], Sale(6, Cake.LEMON, 2)), 100)
    assert (takings.bonus, takings.total) == (0, takings.tab)


def test_bb_36_six_distinct_cakes_earn_no_bonus() -> None:
    assert Takings(DISTINCT_8500[:6], 40).bonus == 0


@pytest.mark.parametrize(
    ("percent", "dollars"),
    [
        pytest.param(40, 3200, id="BB-37-40%-of-8000"),
        pytest.param(60, 4800, id="slip-60%-of-8000-is-4800-not-4200"),
        pytest.param(80, 6400, id="BB-39-80%-of-8000"),
    ],
)
def test_bb_37_and_39_what_is_kept_of_a_tab_of_8000(percent: int, dollars: int) -> None:
    takings = Takings((_sale_of(8000, Cake.LEMON),), percent)
    assert takings.total == takings.kept == dollars


def _sale_of(dollars: int, cake: Cake) -> Sale:
    """A sale of just this sum, by a chef such as no set hires."""
    sale = Sale(7, cake, dollars // cake.price)
    assert sale.amount == dollars
    return sale


def test_a_box_must_suffice_for_two() -> None:
    with pytest.raises(ValueError, match="two hands"):
        Components(BOX.hire_cards[:15], BOX.cakes)
    with pytest.raises(ValueError, match="two bakery cases"):
        Components(BOX.hire_cards, BOX.cakes[:21])
    with pytest.raises(ValueError, match="fewer than no"):
        Components(BOX.hire_cards, BOX.cakes, stale_cards=-1)
