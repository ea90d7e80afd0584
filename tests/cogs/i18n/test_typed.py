"""Typed words match names without regard to capitals, accents and ligatures."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from bot.errors import Refused
from cogs.games.auf import questions as auf
from cogs.games.auf import text as auf_names
from cogs.games.bakeries import questions as bakeries
from cogs.games.bakeries import text as bakeries_names
from cogs.games.duel import questions as duel
from cogs.games.duel import text as duel_names
from cogs.i18n.messages import LOCALES, Messages
from cogs.i18n.names import folded
from cogs.i18n.table_messages import TableMessages
from cogs.ui.command_options import choices_of
from data.records.tables import TableSeat
from games.auf import Card as AufCard
from games.auf import Recipe
from games.bakeries import Card as BakeryCard
from games.bakeries import Chef
from games.duel import Card as DuelCard

NAMES = ("José", "Jose", "Łukasz", "Zoë", "Zoé", "Işık", "Isik", "İki")


def speaking(locale: str) -> TableMessages:
    seats = [TableSeat(seat=seat, name=name, user_id=11 + seat) for seat, name in enumerate(NAMES)]
    return TableMessages(Messages(locale), seats)


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("Œufs", "oeufs"),
        ("Pâte", "pate"),
        ("Pâte", "PA\u0302TE"),
        ("Éclaireur", "eclaireur"),
        ("Łucznik", " lucznik "),
        ("Gruß", "gruss"),
        ("Smørkage", "smorkage"),
        ("l’œuf", "l'oeuf"),
        *(("Işık", typed) for typed in ("IŞIK", "ışık", "isik", "İŞİK")),
        *(("İzci", typed) for typed in ("İZCİ", "I\u0307zci", "izci", "IZCI", "ızcı")),
        ("Kâğıt", "kagit"),
    ],
)
def test_accents_and_ligatures_may_be_left_out(name: str, typed: str) -> None:
    assert folded(name) == folded(typed)
    assert [choice.value for choice in choices_of({"it": f"2 {name}", "other": "xyz"}, typed)] == ["it"]


def test_other_letters_stay_different() -> None:
    assert folded("Torte") != folded("Tarte")
    assert folded("1 For One") == "1 for one"


def test_cards_are_named_without_accents() -> None:
    assert auf.CARDS.typed("oeufs", speaking("fr")) == AufCard.EGGS.value
    assert duel.cards_of("2 eclaireurs", speaking("fr")) == (DuelCard.SCOUT.value,) * 2
    assert duel.cards_of("lucznik, 2 lucznicy, 5 lucznikow", speaking("pl")) == (DuelCard.ARCHER.value,) * 8
    assert (
        duel.cards_of("İZCİ, ızcı, 2 kahin", speaking("tr"))
        == (DuelCard.SCOUT.value,) * 2 + (DuelCard.ORACLE.value,) * 2
    )
    assert auf.CARDS.typed("YANGIN ALARMI", speaking("tr")) == AufCard.FIRE_ALARM.value
    assert auf.CARDS.typed("yangin tupu", speaking("tr")) == AufCard.FIRE_EXTINGUISHER.value
    assert auf.RECIPES.typed("creme brulee", speaking("en")) == Recipe.CREME_BRULEE.value
    assert auf.RECIPES.typed("tiramisu", speaking("it")) == Recipe.TIRAMISU.value
    assert auf.RECIPES.typed("tartelletta all'uovo", speaking("it")) == Recipe.EGG_TART.value
    assert (
        duel.cards_of("2 scienziate e 3 maghi", speaking("it"))
        == (DuelCard.SCIENTIST.value,) * 2 + (DuelCard.WIZARD.value,) * 3
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_every_name_of_a_game_still_means_one_thing_when_accents_are_left_out(locale: str) -> None:
    say = speaking(locale)

    def check(things: Iterable[object], read: Callable[[str], str], word: Callable[..., str]) -> None:
        for thing in things:
            assert read(folded(word(thing, say))) == str(thing), thing

    check(DuelCard, lambda text: duel.CARDS.typed(text, say), duel_names.card_word)
    check(AufCard, lambda text: auf.CARDS.typed(text, say), auf_names.card_word)
    check(Recipe, lambda text: auf.RECIPES.typed(text, say), auf_names.recipe_word)

    def at_the_bakeries(option: str) -> Callable[[str], str]:
        return lambda text: bakeries.QUESTIONS.typed({option: text}, say)[option][0]

    check(BakeryCard, at_the_bakeries("card"), bakeries_names.card_word)
    check(Chef, at_the_bakeries("chef"), bakeries_names.chef_word)


def test_what_can_mean_several_recipes_without_accents_is_refused_with_their_names() -> None:
    with pytest.raises(Refused, match="auf-which") as refused:
        auf.RECIPES.typed("cre", speaking("en"))
    assert refused.value.details["names"] == "Crème Brûlée and Crêpes"


def test_a_name_as_it_is_written_comes_before_one_that_differs_by_an_accent() -> None:
    say = speaking("en")
    assert auf.QUESTIONS.typed({"player": "josé"}, say) == {"player": ("0",)}
    assert auf.QUESTIONS.typed({"player": "jose"}, say) == {"player": ("1",)}
    assert duel.QUESTIONS.typed({"target": "@lukasz"}, say) == {"target": ("2",)}


def test_a_name_that_differs_from_two_by_an_accent_is_not_guessed() -> None:
    say = speaking("en")
    with pytest.raises(Refused, match="auf-which"):
        auf.QUESTIONS.typed({"player": "zoe"}, say)
    with pytest.raises(Refused, match="duel-not-an-opponent"):
        duel.QUESTIONS.typed({"target": "zoe"}, say)


@pytest.mark.parametrize(
    ("typed", "seat"),
    [("IŞIK", "5"), ("ışık", "5"), ("isik", "6"), ("ISIK", "6"), ("iki", "7"), ("İKİ", "7")],
)
def test_a_turkish_name_is_found_in_capitals_and_in_small_letters(typed: str, seat: str) -> None:
    assert auf.QUESTIONS.typed({"player": typed}, speaking("tr")) == {"player": (seat,)}
