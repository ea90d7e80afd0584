"""The printed cards: the published counts and the sums of the recipe list."""

from __future__ import annotations

from collections import Counter

import pytest

from games.auf.cards import ACTION_CARDS, ACTION_CARDS_WITHOUT_HAND_SWITCHEROO, INGREDIENTS, Card, Recipe
from games.auf.options import Options
from games.entropy import Entropy
from tests.games.auf.kitchen import GAME, cards, printed


def test_the_published_numbers_of_cards() -> None:
    assert len(Recipe) == 23
    assert sum(INGREDIENTS.values()) == 39
    assert sum(ACTION_CARDS.values()) == 30
    assert sum(ACTION_CARDS_WITHOUT_HAND_SWITCHEROO.values()) == 30


def test_the_sums_of_the_recipe_list() -> None:
    assert sum(len(recipe.needs) for recipe in Recipe) == 74
    assert sum(recipe.needs_fire for recipe in Recipe) == 17
    assert sum(recipe.needs_power for recipe in Recipe) == 12
    assert sum(recipe.is_overnight for recipe in Recipe) == 6


def test_no_recipe_uses_an_ingredient_twice_and_all_sets_differ() -> None:
    assert all(len(set(recipe.needs)) == len(recipe.needs) for recipe in Recipe)
    assert len({recipe.needs for recipe in Recipe}) == 23


def test_every_recipe_needs_power_or_fire() -> None:
    assert all(recipe.needs_power or recipe.needs_fire for recipe in Recipe)


def test_codes_and_words_are_unique() -> None:
    assert len({card.code for card in Card}) == len(Card) == 16
    assert len({recipe.code for recipe in Recipe}) == len({recipe.printed for recipe in Recipe}) == 23


def test_some_lines_of_the_list() -> None:
    creme = Recipe("creme-brulee")
    assert (creme.printed, creme.origin) == ("Crème Brûlée", "France")
    assert creme.needs == cards("sugar eggs milk")
    assert creme.is_overnight
    assert creme.has_icon_for(Card.FIRE_ALARM)
    assert not creme.has_icon_for(Card.POWER_OUTAGE)
    assert Recipe("gelato").has_icon_for(Card.POWER_OUTAGE)
    assert not Recipe("gelato").is_overnight


@pytest.mark.parametrize("has_hands", [True, False], ids=["CA-19 on", "CA-19 off"])
def test_the_pile_that_is_dealt(has_hands: bool) -> None:
    options = Options(hand_switcheroo=has_hands)
    state = GAME.deal(4, options, Entropy(b"pile")).state
    dealt = Counter(state.deck) + sum((Counter(player.hand) for player in state.players), Counter())
    assert dealt == printed(options)
    assert dealt[Card.HAND_SWITCHEROO] == (2 if has_hands else 0)
    assert dealt[Card.PICKY_EATER] == (4 if has_hands else 5)
    assert dealt[Card.ONE_FOR_ONE] == (3 if has_hands else 4)


@pytest.mark.parametrize("nonsense", [{"bans_need_icons": 1}, {"hand_switcheroo": "off"}])
def test_options_that_are_neither_true_nor_false(nonsense: dict[str, bool]) -> None:
    with pytest.raises(ValueError, match="either true or false"):
        Options(**nonsense)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_table_too_small_or_too_large(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.deal(seats, Options(), Entropy(b"seats"))
