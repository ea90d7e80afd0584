"""The cards of the three games as drawings."""

from __future__ import annotations

import subprocess
import sys
from typing import TypeAlias

import pytest

from cogs.games.auf import images as auf
from cogs.games.bakeries import images as bakeries
from cogs.games.duel import images as duel
from cogs.i18n.messages import LOCALES, Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images import rasterize
from cogs.images.svg import card as card_svg
from cogs.images.svg import shapes, text
from games.auf import cards as auf_cards
from games.bakeries import cards as bakery_cards
from games.duel import Card, Kind

LIMIT_BYTES = 60_000
Lines: TypeAlias = tuple[float, tuple[str, ...]]


class SameWords(Messages):
    """Says the same word of every card, and one text of what each does."""

    def __init__(self, effect: str = "Steals one cake") -> None:
        super().__init__()
        self.effect = effect

    def __call__(self, key: str, /, **values: object) -> str:
        return self.effect if "-does-" in key else "Name"


def soldier(effect: str = "Steals one cake") -> str:
    return duel.card_front(Card.SOLDIER, SameWords(effect))


def test_every_troop_has_a_figure_of_its_own_out_of_symbols_that_are_there() -> None:
    assert set(duel.FIGURES) == set(Card)
    assert len({frozenset(layers) for layers in duel.FIGURES.values()}) == len(Card)
    for layers in duel.FIGURES.values():
        assert all(shapes.symbol(layer) for layer in layers)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_name_on_a_card_breaks_inside_a_word(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    broken: list[str] = []

    def in_lines(words: str, *, size: float, least: float, width: float, rows: int = 2) -> Lines:
        found = text.in_lines(words, size=size, least=least, width=width, rows=rows)
        if " ".join(found[1]) != words:
            broken.append(words)
        return found

    monkeypatch.setattr(card_svg, "in_lines", in_lines)
    messages = Messages(locale)
    for front in (duel.card_front, auf.card_front, bakeries.card_front, bakeries.cake_front):
        front.cache_clear()
    for shown in Card:
        duel.card_front(shown, messages)
    for ingredient in auf_cards.Card:
        auf.card_front(ingredient, messages)
    for part in bakery_cards.Card:
        bakeries.card_front(part, messages)
    for cake in bakery_cards.Cake:
        bakeries.cake_front(cake, messages)
    assert broken == []


def test_every_class_has_a_colour_of_its_own() -> None:
    assert set(duel.COLOURS) == set(Kind)
    assert len(set(duel.COLOURS.values())) == len(Kind)


def test_every_class_has_a_symbol_of_its_own_in_the_corner() -> None:
    assert set(duel.ICONS) == set(Kind)
    assert len({shapes.symbol(icon) for icon in duel.ICONS.values()}) == len(Kind)
    assert shapes.symbol(duel.ICONS[Kind.WEAPON]) in soldier()


def test_the_number_in_the_corner_of_a_chef_s_card_tells_the_chefs_apart() -> None:
    marks = {
        card.chef: bakeries.card_front(card, SameWords()).count(f">×{card.chef.multiplier}<")
        for card in bakery_cards.Card
        if not card.is_sign
    }
    assert set(marks.values()) == {1}
    assert len({chef.multiplier for chef in marks}) == len(marks)


def test_a_card_is_a_small_png() -> None:
    drawn = rasterize.png(soldier(), width=240)
    assert drawn.startswith(b"\x89PNG")
    assert len(drawn) < LIMIT_BYTES


def test_the_words_are_drawn_with_the_font_that_lies_here() -> None:
    assert rasterize.png(soldier("Steals one cake"), width=240) != rasterize.png(soldier(""), width=240)


def test_another_process_draws_the_same_bytes() -> None:
    script = (
        "import hashlib; from cogs.games.duel import images as duel; from cogs.images import rasterize as raster;"
        "print(hashlib.sha256(raster.png(duel.BACK, width=120)).hexdigest())"
    )
    told = {
        subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True).stdout
        for _ in range(2)
    }
    assert len(told) == 1


def test_a_name_with_a_sign_of_markup_stays_a_name() -> None:
    assert "&lt;b&gt; &amp; me" in soldier("<b> & me")
    assert rasterize.png(soldier("<b> & me"), width=120)


def test_what_is_no_drawing_is_told_apart_from_a_fault() -> None:
    with pytest.raises(rasterize.RenderError):
        rasterize.png("<svg", width=120)


def test_a_symbol_that_is_missing_is_not_passed_over() -> None:
    with pytest.raises(FileNotFoundError):
        shapes.symbol("figure-nobody")


def test_every_card_of_the_kitchen_has_a_figure_of_its_own() -> None:
    assert {*auf.INGREDIENTS, *auf.ACTIONS} == set(auf_cards.Card)
    layers = [*auf.INGREDIENTS.values(), *auf.ACTIONS.values()]
    assert len(set(layers)) == len(auf_cards.Card)


def test_the_cards_of_the_kitchen_differ_with_the_same_words() -> None:
    same = SameWords()
    drawn = {auf.card_front(card, same) for card in auf_cards.Card}
    assert len(drawn) == len(auf_cards.Card)


def test_the_hire_cards_and_the_cakes_differ_with_the_same_words() -> None:
    same = SameWords()
    hire = {bakeries.card_front(card, same) for card in bakery_cards.Card}
    cakes = {bakeries.cake_front(cake, same) for cake in bakery_cards.Cake}
    assert len(hire) == len(bakery_cards.Card)
    assert len(cakes) == len(bakery_cards.Cake)


def test_each_pile_has_a_back_of_its_own() -> None:
    assert len({duel.BACK, auf.BACK, bakeries.BACK}) == 3


def test_every_recipe_has_a_dish_of_its_own() -> None:
    assert set(auf.DISHES) == set(auf_cards.Recipe)
    assert len(set(auf.DISHES.values())) == len(auf_cards.Recipe)
    assert all(shapes.symbol(dish) for dish in auf.DISHES.values())


def test_a_recipe_shows_all_that_it_needs() -> None:
    drawn = auf.recipes([auf_cards.Recipe.CHEESECAKE], TableMessages(Messages(), ())).svg
    for shown in ("sugar", "eggs", "butter", "milk", "bolt", "flame", "moon"):
        assert shapes.symbol(shown) in drawn
    for other in ("flour", "nuts", "fruit"):
        assert shapes.symbol(other) not in drawn


def test_every_card_of_all_games_has_its_words() -> None:
    messages = Messages()
    drawn = {
        *(duel.card_front(card, messages) for card in Card),
        *(auf.card_front(card, messages) for card in auf_cards.Card),
        *(bakeries.card_front(card, messages) for card in bakery_cards.Card),
        *(bakeries.cake_front(cake, messages) for cake in bakery_cards.Cake),
    }
    kinds = (Card, auf_cards.Card, bakery_cards.Card, bakery_cards.Cake)
    assert len(drawn) == sum(map(len, kinds))
    assert not any("…" in face for face in drawn), "what a card does is cut short"
