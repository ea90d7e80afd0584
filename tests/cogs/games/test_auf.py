"""Cake Auf!'s presenter over random games: words for everything, Discord's limits, and nothing that tells."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, cast, get_args

import pytest

from bot.errors import Refused
from bot.tables.progress import HistoryEntry
from cogs.games.auf.presenter import AufPresenter
from cogs.games.auf.questions import QUESTIONS
from cogs.hands.render import hand
from cogs.i18n.emoji import NO_EMOJI, EmojiSet
from cogs.i18n.messages import LOCALES, Messages
from cogs.i18n.table_messages import TableMessages
from cogs.pages.rulebook import rules
from cogs.table_post import render
from cogs.ui import custom_id
from cogs.ui.components import layout, modal
from cogs.ui.custom_id import OpenForm, PageRoute, TableRoute, menu_value
from cogs.ui.panel import Button, Filled, Form, Panel, Row
from games.auf import Recipe
from games.auf.actions import AufAction, Decline, Keep, Look, Mulligan, Pass, Throw, Trade
from games.auf.cards import ACTION_CARDS, INGREDIENTS, Card
from games.auf.events import AufEvent, MulliganTaken
from games.auf.options import Options
from games.auf.private_events import IngredientsSeen
from games.views import SeatView
from tests.cogs.games.auf_views import FACE, WORDS, Moment, by_command, by_form, entropy, moments, standing
from tests.commands import follow
from tests.emojis import PICTURED
from tests.games.auf.kitchen import GAME, Kitchen, baker
from tests.games.auf.lab import VARIANTS, twin

FORMS = ("place", "play", "pass", "mulligan", "choose", "keep")
variants = pytest.mark.parametrize(("seats", "options"), VARIANTS)


def some(seats: int, options: Options, *, every: int) -> Iterator[Moment]:
    chance = random.Random(f"{seats} {options}")
    for number, moment in enumerate(moments(seats, options, chance)):
        if number % every == 0:
            yield moment


PICTURES = Messages("en", PICTURED)
"""The words with a picture beside every name, which must tell no more than they."""


def button_rows(rows: Sequence[Row]) -> list[tuple[Button, ...]]:
    """Return the rows of a post of Cake Auf!, which has only buttons."""
    buttons = [row for row in rows if isinstance(row, tuple)]
    assert len(buttons) == len(rows)
    return buttons


def fits_discord(panel: Panel) -> None:
    view = layout(panel)
    assert view.content_length() <= 4000
    assert view.total_children_count <= 40
    rows = button_rows(panel.rows)
    buttons = [button for row in rows for button in row]
    ids = [_custom_id(panel, button) for button in buttons]
    assert len(ids) == len(set(ids))
    assert all(custom_id.read(text) and len(text) <= 100 for text in ids)
    assert all(len(row) <= 5 for row in rows)
    assert all(0 < len(button.label) <= 80 for button in buttons)


def _custom_id(panel: Panel, button: Button) -> str:
    if isinstance(button.target, PageRoute):
        return button.target.custom_id
    return TableRoute(panel.table_id, panel.seen_version, button.target).custom_id


def form_fits_discord(form: Form) -> None:
    assert 0 < len(form.title) <= 45
    assert 1 <= len(form.fields) <= 5
    for field in form.fields:
        assert 0 < len(field.label) <= 45
        assert len(field.note or "") <= 100
        assert 1 <= len(field.choices) <= 25
        assert len({choice.value for choice in field.choices}) == len(field.choices)
        for choice in field.choices:
            assert 0 < len(choice.label) <= 100
            assert 0 < len(choice.value) <= 100
            assert len(choice.note or "") <= 100
    modal(form, TableRoute("abcdefgh", 999_999, OpenForm("place"))).to_dict()


@variants
def test_posts_hands_and_forms_keep_discords_limits(seats: int, options: Options) -> None:
    for moment in some(seats, options, every=3):
        session = moment.session
        fits_discord(render.table(session, WORDS))
        for seat in range(seats):
            fits_discord(hand(session, seat, WORDS, linked=True))
        for seat in GAME.actors(moment.state):
            for form in forms(moment, seat).values():
                form_fits_discord(form)


def forms(moment: Moment, seat: int) -> dict[str, Form]:
    """The forms that open for a seat."""
    found = {}
    for name in FORMS:
        with contextlib.suppress(Refused):
            legal = GAME.legal_actions(moment.state, seat)
            found[name] = QUESTIONS.form(name, moment.session.progress.seat_view(seat), legal, moment.say)
    return found


@pytest.mark.parametrize("emojis", [NO_EMOJI, PICTURED])
@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_table_fits_a_post(locale: str, emojis: EmojiSet) -> None:
    """Four players, each with as many kept recipes as there can be, and a long story."""
    overnight = [recipe for recipe in Recipe if recipe.is_overnight]
    others = [recipe for recipe in Recipe if not recipe.is_overnight]
    dealt = [others[2 * seat : 2 * seat + 2] for seat in range(4)]
    dishes = [
        [f"{recipe} !power-outage !fire-alarm" for recipe in dealt[seat]]
        + [f"{recipe}* !power-outage !fire-alarm" for recipe in overnight * (seat == 0)]
        for seat in range(4)
    ]
    kitchen = Kitchen(*(baker(*recipes) for recipes in dishes))
    session = standing(kitchen.amend(deck=(), discard=()).state)
    for number in range(1, 40):
        taken = MulliganTaken(seat=0, discarded=tuple(ACTION_CARDS)[:5], number=number)
        session.progress.history.append(HistoryEntry(number, session.progress.turn, (taken,)))
    fits_discord(render.table(session, Messages(locale, emojis)))
    fits_discord(hand(session, 0, Messages(locale, emojis), linked=True))


def test_every_action_and_event_has_its_words() -> None:
    events: Counter[type] = Counter()
    actions: Counter[type] = Counter()
    for seats, options in VARIANTS:
        for moment in some(seats, options, every=1):
            actions[type(moment.action)] += 1
            assert 0 < len(FACE.label(moment.action, moment.say)) <= 100
            for event in moment.session.progress.history[-1].events:
                events[type(event)] += 1
                assert FACE.event(cast(AufEvent, event), moment.say)
        told = moment.session.progress.history
        events.update(type(event) for event in told[-1].events)
    assert set(actions) == {kind for kind in AufAction.__args__ if isinstance(kind, type)}
    assert set(events) == set(get_args(AufEvent))


@variants
def test_nothing_public_tells_what_is_hidden(seats: int, options: Options) -> None:
    """Two tables that differ only in what a spectator may not know have the same post, byte for byte."""
    chance = random.Random(5)
    for moment in some(seats, options, every=4):
        session, state = moment.session, moment.state
        before = render.table(session, PICTURES)
        session.progress.state = twin(state, None, entropy(chance))
        assert repr(render.table(session, PICTURES)) == repr(before)
        session.progress.state = state


@variants
def test_a_hand_tells_nothing_of_the_others(seats: int, options: Options) -> None:
    chance = random.Random(6)
    for moment in some(seats, options, every=6):
        session, state = moment.session, moment.state
        for seat in range(seats):
            session.progress.state = state
            before = hand(session, seat, PICTURES)
            session.progress.state = twin(state, seat, entropy(chance))
            assert repr(hand(session, seat, PICTURES)) == repr(before)
        session.progress.state = state


def test_the_post_does_not_change_when_somebody_chooses_a_sign() -> None:
    """CA-33: neither what was chosen, nor that anything was."""
    session = standing(showdown().state)
    before = render.table(session, WORDS)
    for seat, sign in ((0, "rock"), (0, "paper")):
        throw = GAME.decode(f"throw1.{sign}")
        follow(session.progress, GAME.apply(session.progress.state, seat, throw), seat, at=50)
        assert repr(render.table(session, WORDS)) == repr(before)
    follow(session.progress, GAME.apply(session.progress.state, 1, GAME.decode("throw1.rock")), 1, at=60)
    after = render.table(session, WORDS)
    assert after.seen_version != before.seen_version
    assert "wins the throw" in "\n".join(after.without_image().paragraphs)


def test_a_sign_that_may_not_be_changed_any_more_is_the_only_one_offered() -> None:
    session = standing(showdown().state)

    def signs(seat: int) -> list[str]:
        rows = AufPresenter().own_controls(
            session.progress.seat_view(seat), TableMessages(WORDS, session.table.seats)
        )
        return [button.label for row in button_rows(rows) for button in row]

    for sign in ("rock", "paper") * 3:
        assert signs(0) == ["Rock", "Paper", "Scissors"]
        throw = GAME.decode(f"throw1.{sign}")
        follow(session.progress, GAME.apply(session.progress.state, 0, throw), 0, at=50)
    assert signs(0) == ["Paper"]
    assert "You have changed it 5 times" in repr(hand(session, 0, WORDS))
    assert signs(1) == ["Rock", "Paper", "Scissors"]


def showdown() -> Kitchen:
    """Two players with a point each, at the end of the last round."""
    kitchen = Kitchen(
        baker("brownies flour butter", hand="chocolate"),
        baker("gelato", finished="mochi"),
        round=3,
    )
    return kitchen.place("brownies", "chocolate")


# Whatever is legal can be done by a control and by a command.


@variants
def test_every_legal_action_has_its_control_and_its_form(seats: int, options: Options) -> None:
    for moment in some(seats, options, every=11):
        for seat in GAME.actors(moment.state):
            view = moment.session.progress.view(seat)
            opened = forms(moment, seat)
            offered_here = [
                menu_value(button.target)
                for row in button_rows(FACE.own_controls(SeatView(view), moment.say))
                for button in row
            ]
            assert {f"?{name}" for name in opened} <= set(offered_here)
            for action in GAME.legal_actions(moment.state, seat):
                if GAME.encode(action) in offered_here or action == Throw(getattr(action, "throw", 0), None):
                    continue
                name, values = by_form(action)
                filled = offered(opened[name], values)
                assert QUESTIONS.action(name, filled, SeatView(view)) == action


def offered(form: Form, values: dict[str, tuple[str, ...]]) -> Filled:
    """The form filled with these values, as far as it has the fields; each value must be offered there."""
    filled: Filled = {}
    for field in form.fields:
        wanted = values.get(field.name.rstrip("0123456789"), ())
        known = {choice.value for choice in field.choices}
        filled[field.name] = tuple(value for value in wanted if value in known)
        if "play" not in values:
            assert set(wanted) <= known
            assert field.least <= len(wanted) <= field.most
    assert "play" not in values or sum(map(len, filled.values())) == 1
    return filled


@variants
def test_every_legal_action_has_its_command_and_is_offered_there(seats: int, options: Options) -> None:
    for moment in some(seats, options, every=11):
        for seat in GAME.actors(moment.state):
            view, legal = moment.session.progress.view(seat), GAME.legal_actions(moment.state, seat)
            offers = {
                option: QUESTIONS.offers(option, SeatView(view), legal, moment.say)
                for option in QUESTIONS.options
            }
            for action in legal:
                command = by_command(action)
                if command is None:
                    continue
                form, texts = command
                for option, (offer, value) in texts.items():
                    assert value in offers[offer], (option, value)
                    assert len(value) <= 100
                plain = {option: value for option, (_, value) in texts.items()}
                spoken = {option: offers[offer][value] for option, (offer, value) in texts.items()}
                for wording in (plain, spoken if "sign" not in texts else plain):
                    filled = QUESTIONS.typed(wording, moment.say)
                    assert QUESTIONS.action(form, filled, SeatView(view)) == action


def test_more_plays_than_a_menu_holds_go_on_in_the_next() -> None:
    mine = ["brownies", "crepes", "egg-tart", "kulfi", "trifle", "tiramisu"]
    theirs = ["gelato", "mochi", "pavlova", "macarons", "castella", "baklava"]
    kitchen = Kitchen(baker(*mine, hand="recipe-switcheroo"), baker(*theirs))
    session = standing(kitchen.state)
    form = forms(Moment(session, 0, Mulligan(1)), 0)["play"]
    assert [len(field.choices) for field in form.fields] == [25, 11]
    form_fits_discord(form)
    view = session.progress.view(0)
    with pytest.raises(Refused, match="no-play-chosen"):
        QUESTIONS.action("play", {"play1": (), "play2": ()}, SeatView(view))
    first, second = (field.choices[0].value for field in form.fields)
    with pytest.raises(Refused, match="one-play"):
        QUESTIONS.action("play", {"play1": (first,), "play2": (second,)}, SeatView(view))


# What is read


def words_of(kitchen: Kitchen, seat: int | None = None) -> str:
    session = standing(kitchen.state)
    panel = render.table(session, WORDS) if seat is None else hand(session, seat, WORDS)
    return "\n".join((panel.heading, *panel.in_words, *panel.paragraphs))


def test_the_table_shows_everybody_what_everybody_may_know() -> None:
    kitchen = Kitchen(
        baker("brownies flour", hand="nuts nuts"),
        baker("cheesecake* eggs milk !fire-alarm", "gelato", finished="mochi kulfi", mulligans=2),
    )
    said = words_of(kitchen)
    assert "●○○ **Brownies** 🔥: Butter, Chocolate, Flour" in said
    assert "●●○○ **Cheesecake** ⚡🔥🌙: Butter, Eggs, Milk, Sugar; ⛔ **Fire Alarm**; kept overnight" in said
    assert "○○○ **Gelato** ⚡: Chocolate, Milk, Sugar; ⏳ waits for the kept recipe" in said
    assert "⭐ **2**, ✋ 0, 🔄 2 of 3" in said
    assert "✋ 2," in said


def test_a_hand_shows_what_is_laid_what_is_missing_and_what_helps() -> None:
    kitchen = Kitchen(
        baker("brownies flour !fire-alarm", hand="chocolate nuts fire-extinguisher"),
        baker("gelato"),
    )
    said = words_of(kitchen, 0)
    assert "**Brownies** 🔥: laid: Flour; missing: **Butter and Chocolate** (in hand: Chocolate)" in said
    assert "⛔ **Fire Alarm**; Fire Extinguisher lifts it" in said
    assert "🍫 Chocolate**: for Brownies" in said
    assert "🥜 Nuts**: no recipe of yours needs it" in said
    assert "Fire Extinguisher**: lifts a Fire Alarm" in said


def test_beside_the_image_of_a_hand_stands_what_each_recipe_lacks() -> None:
    kitchen = Kitchen(
        baker("brownies flour !fire-alarm", hand="chocolate nuts fire-extinguisher"),
        baker("gelato"),
    )
    panel = hand(standing(kitchen.state), 0, WORDS)
    said = "\n".join(panel.paragraphs)
    assert "-# Brownies 🔥: Butter, **Chocolate**; ⛔" in said
    assert "laid: Flour" not in said
    assert "laid: Flour" in "\n".join(panel.in_words), "where there is no image"


def test_only_the_player_who_looks_sees_the_recipes() -> None:
    kitchen = Kitchen(baker("brownies", hand="picky-eater"), baker("gelato")).look()
    seen = [f"auf-recipe-{recipe}" for recipe in kitchen.state.looked]
    assert all(WORDS(key) in words_of(kitchen, 0) for key in seen)
    assert not any(WORDS(key) in words_of(kitchen) for key in seen)
    assert not any(WORDS(key) in words_of(kitchen, 1) for key in seen)


def test_a_hand_tells_what_a_trade_took() -> None:
    kitchen = Kitchen(baker("brownies", hand="one-for-one nuts"), baker("gelato", hand="milk"))
    session = standing(kitchen.state)
    follow(session.progress, GAME.apply(kitchen.state, 0, Trade(1, 1)), 0, at=0)
    for seat in (0, 1):
        said = "\n".join(hand(session, seat, WORDS).paragraphs)
        assert "took Milk from" in said
        assert "gave Nuts back" in said
    assert "Nuts back" not in "\n".join(render.table(session, WORDS).paragraphs)


def test_the_owner_reads_your_of_ingredients_under_their_recipe() -> None:
    event = IngredientsSeen(
        seat=0, recipe=Recipe.POUND_CAKE, ingredients=(Card.NUTS,), audience=frozenset({0})
    )
    seats = standing(Kitchen(baker("brownies"), baker("crepes")).state).table.seats
    card = WORDS("auf-card-nuts")
    owner, spectator = (TableMessages(WORDS, seats, reader=reader) for reader in (0, None))
    assert FACE.event(event, owner) == f"Under your Pound Cake: {card}."
    assert FACE.event(event, spectator) == f"Under {spectator.who(0)}'s Pound Cake: {card}."


def test_whose_own_recipe_is_banned_is_told() -> None:
    kitchen = Kitchen(baker("brownies", hand="fire-alarm"), baker("crepes"))
    said = FACE.event(
        kitchen.ban("fire-alarm", "crepes").events[0], Moment(standing(kitchen.state), 0, Look(1)).say
    )
    assert "plays Fire Alarm on <@" in said
    assert said.endswith("'s **Crêpes**.")


def test_the_rules_list_the_cards_as_they_are() -> None:
    recipes = WORDS("auf-rules-recipes")
    for recipe in Recipe:
        assert WORDS(f"auf-recipe-{recipe}") == recipe.printed
        line = next(line for line in recipes.splitlines() if f"**{recipe.printed}**" in line)
        assert recipe.origin in line
        assert all(WORDS(f"auf-card-{card}") in line for card in recipe.needs)
        assert line.count(",") == len(recipe.needs) - 1
        icons = {"⚡": recipe.needs_power, "🔥": recipe.needs_fire, "🌙": recipe.is_overnight}
        assert all((icon in line) == is_printed for icon, is_printed in icons.items())
    cards = WORDS("auf-rules-cards")
    assert all(f"{WORDS(f'auf-card-{card}')}** ({count})" in cards for card, count in ACTION_CARDS.items())
    assert all(f"{WORDS(f'auf-card-{card}')} {count}" in cards for card, count in INGREDIENTS.items())


@pytest.mark.parametrize("page", AufPresenter.pages)
def test_a_page_of_the_rules_fits_a_post(page: str) -> None:
    fits_discord(rules("auf", page, WORDS))


def test_no_control_depends_on_a_hand() -> None:
    bare = Kitchen(baker("brownies"), baker("gelato"))
    rich = Kitchen(baker("brownies", hand="flour picky-eater"), baker("gelato"))
    assert buttons(bare) == buttons(rich)


def buttons(kitchen: Kitchen) -> list[Button]:
    rows = button_rows(render.table(standing(kitchen.state), WORDS).rows)
    return [button for row in rows for button in row]


def test_only_the_sign_is_secret() -> None:
    assert isinstance(Throw(1, None), FACE.secrets)
    plays: list[Any] = [Mulligan(1), Keep(()), Decline(), Pass(1)]
    assert not any(isinstance(action, FACE.secrets) for action in plays)
