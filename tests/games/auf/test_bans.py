"""Bans and counteractions."""

from __future__ import annotations

from collections import Counter

import pytest

from games.auf.cards import Card
from games.auf.events import BanLifted, BanPlaced, RecipeFinished, RoundEnded
from games.auf.options import Options
from tests.games.auf.kitchen import Kitchen, baker, cards, refused


def test_ca_10_a_ban_lies_on_the_recipe() -> None:
    """CA-10"""
    kitchen = Kitchen(baker("mochi", hand="fire-alarm"), baker("brownies flour")).ban(
        "fire-alarm", "brownies"
    )
    assert kitchen.dish("brownies").bans == (Card.FIRE_ALARM,)
    assert kitchen.state.discard == ()
    assert [(told.seat, told.owner, told.ban) for told in kitchen.told(BanPlaced)] == [(0, 1, "fire-alarm")]


def test_ca_10_both_kinds_on_one_recipe() -> None:
    """CA-10"""
    kitchen = Kitchen(baker("mochi", hand="fire-alarm power-outage"), baker("castella"))
    kitchen.ban("power-outage", "castella").ban("fire-alarm", "castella")
    assert kitchen.dish("castella").bans == cards("power-outage fire-alarm")


@pytest.mark.parametrize(
    ("ban", "recipe", "reason"),
    [
        ("power-outage", "brownies", "icon-missing"),
        ("fire-alarm", "mochi", "recipe-yours"),
        ("power-outage", "castella", "ban-already-there"),
        ("fire-alarm", "trifle", "recipe-finished"),
        ("fire-alarm", "crepes", "recipe-not-there"),
        ("power-restored", "castella", "not-a-ban"),
    ],
)
def test_ca_10_where_a_ban_may_not_go(ban: str, recipe: str, reason: str) -> None:
    """CA-10, CA-34"""
    kitchen = Kitchen(
        baker("mochi", hand="fire-alarm power-outage power-restored"),
        baker("brownies", "castella !power-outage", finished="trifle"),
    )
    with refused(kitchen, reason):
        kitchen.ban(ban, recipe)


def test_ca_10_a_ban_must_be_held() -> None:
    """CA-10"""
    kitchen = Kitchen(baker("mochi", hand="power-outage"), baker("brownies"))
    with refused(kitchen, "card-not-held"):
        kitchen.ban("fire-alarm", "brownies")


def test_ca_10_house_bans_without_icons() -> None:
    """CA-10"""
    kitchen = Kitchen(
        baker("mochi", hand="power-outage power-outage"),
        baker("brownies"),
        options=Options(bans_need_icons=False),
    ).ban("power-outage", "brownies")
    assert kitchen.dish("brownies").bans == (Card.POWER_OUTAGE,)
    with refused(kitchen, "ban-already-there"):
        kitchen.ban("power-outage", "brownies")


def test_ca_11_a_banned_recipe_may_be_filled_but_is_not_finished() -> None:
    """CA-11"""
    kitchen = Kitchen(
        baker(
            "castella flour !fire-alarm !power-outage",
            "mochi",
            hand="sugar eggs fire-extinguisher power-restored",
        ),
        baker("gelato"),
    ).place("castella", "sugar eggs")
    assert kitchen.points() == (0, 0)
    kitchen.lift("fire-alarm", "castella")
    assert kitchen.points() == (0, 0)
    kitchen.lift("power-outage", "castella")
    assert kitchen.points() == (1, 0)


@pytest.mark.parametrize(
    ("ban", "counter"), [("power-outage", "power-restored"), ("fire-alarm", "fire-extinguisher")]
)
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_ca_12_lifting_a_ban_from_anybody(ban: str, counter: str, owner: int) -> None:
    """CA-12"""
    dishes = ["mochi", "gelato", "kulfi"]
    dishes[owner] = f"castella flour !{ban}"
    kitchen = Kitchen(*(baker(dish, hand=counter if seat == 0 else "") for seat, dish in enumerate(dishes)))
    kitchen.lift(ban, "castella")
    assert kitchen.dish("castella").bans == ()
    assert kitchen.discarded() == Counter(cards(f"{ban} {counter}"))
    assert [(told.seat, told.owner) for told in kitchen.told(BanLifted)] == [(0, owner)]


@pytest.mark.parametrize(
    ("ban", "recipe", "reason"),
    [
        ("fire-alarm", "mochi", "nothing-to-lift"),
        ("power-outage", "castella", "card-not-held"),
        ("fire-alarm", "castella", "nothing-to-lift"),
        ("fire-alarm", "crepes", "nothing-to-lift"),
        ("flour", "castella", "not-a-ban"),
    ],
)
def test_ca_12_no_counteraction_without_its_ban(ban: str, recipe: str, reason: str) -> None:
    """CA-12: the right counteraction, only where that ban lies, and never in advance."""
    kitchen = Kitchen(baker("mochi", hand="fire-extinguisher"), baker("castella !power-outage"))
    with refused(kitchen, reason):
        kitchen.lift(ban, recipe)


def test_ca_13_another_players_action_finishes_a_recipe() -> None:
    """CA-13"""
    kitchen = Kitchen(
        baker("mochi", hand="fire-extinguisher"),
        baker("brownies flour butter chocolate !fire-alarm", "gelato"),
    ).lift("fire-alarm", "brownies")
    assert kitchen.points() == (0, 1)
    assert [told.seat for told in kitchen.told(RecipeFinished)] == [1]


def test_ca_34_a_ban_needs_another_player() -> None:
    """CA-34"""
    kitchen = Kitchen(
        baker("brownies", hand="fire-alarm recipe-switcheroo hand-switcheroo one-for-one"), baker("mochi")
    )
    with refused(kitchen, "recipe-yours"):
        kitchen.ban("fire-alarm", "brownies")
    with refused(kitchen, "recipe-yours"):
        kitchen.swap("brownies", "brownies")
    with refused(kitchen, "yourself"):
        kitchen.swap_hands(0)
    with refused(kitchen, "yourself"):
        kitchen.trade(0)
    with refused(kitchen, "player-not-there"):
        kitchen.trade(2)


def test_ca_37_no_card_of_the_later_edition() -> None:
    """CA-37: every ban is a Power Outage or a Fire Alarm, and no card is a Freezer Burn or a Fridge ban."""
    assert not any("freezer" in card or "fridge" in card for card in Card)


def test_ca_15_lifting_a_ban_may_win_the_round_for_another() -> None:
    """CA-15, CA-13, CA-12"""
    kitchen = Kitchen(
        baker("mochi", hand="fire-extinguisher flour"), baker("brownies flour butter chocolate !fire-alarm")
    ).lift("fire-alarm", "brownies")
    assert [told.winners for told in kitchen.told(RoundEnded)] == [(1,)]
    assert kitchen.points() == (0, 1)


def test_ca_10_a_complete_recipe_that_waits_may_be_banned() -> None:
    """CA-10, CA-26: it is unfinished; when its turn comes, the ban still holds it."""
    kitchen = Kitchen(
        baker("mochi", hand="power-outage"),
        baker("trifle* flour fruit", "gelato sugar milk chocolate", hand="milk eggs eggs eggs eggs"),
        round=2,
    ).ban("power-outage", "gelato")
    kitchen.done().place("trifle", "milk")
    assert kitchen.points() == (0, 1)
    assert kitchen.dishes(1) == ["gelato"]
