"""Pictures beside names: they say nothing that the words do not, stand only in texts, and leave them room."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from bot.errors import Refused
from bot.tables.session import Session
from cogs.games.duel import images as duel
from cogs.games.registry import GAME_UIS, PRESENTERS
from cogs.hands.render import hand
from cogs.i18n import messages as catalog
from cogs.i18n.emoji import FALLBACK_CHARACTERS, NO_EMOJI, Emoji, EmojiSet, read_length
from cogs.i18n.messages import LOCALES, Messages, texts
from cogs.i18n.table_messages import PlainTableMessages, TableMessages
from cogs.pages.rulebook import rules
from cogs.table_post import render
from cogs.ui.components import layout, modal
from cogs.ui.custom_id import OpenForm, TableRoute
from cogs.ui.panel import MESSAGE_CHARACTERS, Choice, Field, Form, Panel, Shape, in_room
from games.auf import Recipe
from games.bakeries import Cake
from games.views import SeatView
from playground.limits import check_modal
from playground.world.components import walk
from tests.cogs.ui.test_limits import fits, form_names, moments
from tests.emojis import PICTURED, bare, pictures
from tests.labs import Case, every_case, in_languages

NAMED = re.compile(r'(EMOJI|CARD)\("([^"]+)"')
EVERY = 4
"""One in so many moments of a game is looked at here."""


def some(case: Case) -> Iterator[Session]:
    return (session for number, session in enumerate(moments(case)) if number % EVERY == 0)


def shown(panel: Panel, *, has_emoji: bool = True) -> list[dict[str, Any]]:
    view = layout(panel, has_emoji=has_emoji)
    components: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]
    return [component for _, component in walk(components)]


def labels(components: list[dict[str, Any]]) -> Iterator[str]:
    """All that is written on controls."""
    for component in components:
        for part in (component, *component.get("options", ())):
            yield from (
                str(part[key]) for key in ("label", "description", "placeholder", "title") if part.get(key)
            )


def emojis(components: list[dict[str, Any]]) -> list[str]:
    """The names of the application's emojis on controls."""
    parts = (part for control in components for part in (control, *control.get("options", ())))
    return [part["emoji"]["name"] for part in parts if (part.get("emoji") or {}).get("id")]


@in_languages
def test_with_pictures_the_words_are_the_same_and_there_is_room(case: Case, locale: str) -> None:
    plain, pictured, found = Messages(locale), Messages(locale, PICTURED), 0
    undrawn = render.PostContent(has_image=False)
    for session in some(case):
        turn = session.progress.turn
        for before, after in (
            tuple(render.table(session, words, undrawn) for words in (plain, pictured)),
            (
                render.left_behind(session, turn, turn, plain),
                render.left_behind(session, turn, turn, pictured),
            ),
            *((hand(session, seat, plain), hand(session, seat, pictured)) for seat in range(case.seats)),
        ):
            fits(after)
            assert bare(after.heading) == bare(before.heading)
            assert list(map(bare, after.paragraphs)) == list(map(bare, before.paragraphs))
            assert not any(map(pictures, (before.heading, *before.paragraphs, *labels(shown(after)))))
            assert list(labels(shown(before))) == list(labels(shown(after, has_emoji=False)))
            assert not emojis(shown(after, has_emoji=False))
            assert after.image is None or before.image is not None
            assert after.image is None or not pictures(f"{after.image.words}{after.image.svg}")
            found += sum(map(len, map(pictures, (*after.in_words, *after.paragraphs))))
    assert bool(found) is bool(GAME_UIS[case.game.key].emoji_images())


@every_case
def test_forms_and_what_is_typed_hold_no_picture_in_a_text(case: Case) -> None:
    words, face = Messages("en", PICTURED), PRESENTERS[case.game.key]
    for session in some(case):
        say = TableMessages(words, session.table.seats)
        panels = [render.table(session, words), *(hand(session, seat, words) for seat in range(case.seats))]
        for seat in case.game.actors(session.progress.state):
            view, legal = session.progress.view(seat), session.legal_actions(seat)
            assert not any(
                pictures(face.label(action, say)) for action, _ in zip(legal, range(20), strict=False)
            )
            for name in form_names(*panels):
                with suppress(Refused):
                    form = modal(
                        face.questions.form(name, SeatView(view), legal, say),
                        TableRoute("abcdefgh", 1, OpenForm(name)),
                    ).to_dict()
                    check_modal(form)
                    texts = [*labels([component for _, component in walk(form["components"])]), form["title"]]
                    assert not any(map(pictures, texts))


def test_a_picture_takes_the_place_of_the_character_in_a_list_and_not_on_a_tick() -> None:
    choice = Choice("s", "Soldier", emoji=Emoji("⚔️", "<:cake_soldier_12345678:123456789012345678>"))
    assert choice.emoji.before("Soldier") == "<:cake_soldier_12345678:123456789012345678> Soldier"
    assert Emoji("⚔️").before("Soldier") == "⚔️ Soldier"
    assert Emoji().before("Soldier") == "Soldier"
    without = replace(choice, value="x", emoji=Emoji("", "<:xx:123456789012345679>"))
    for shape, found in (
        (Shape.MENU, [("Soldier", "cake_soldier_12345678"), ("Soldier", "xx")]),
        (Shape.CHECKS, [("⚔️ Soldier", None), ("Soldier", None)]),
    ):
        form = Form("Attack", (Field(name="cards", label="Cards", choices=(choice, without), shape=shape),))
        shown = modal(form, TableRoute("abcdefgh", 1, OpenForm("attack"))).to_dict()
        options: Any = shown["components"][0]["component"]["options"]
        assert [(option["label"], option.get("emoji", {}).get("name")) for option in options] == found


def test_signs_in_sentences_are_characters_until_there_are_pictures() -> None:
    plain, pictured = Messages(), Messages("en", PICTURED)
    values = {"who": "Ada", "of": "Ben", "count": 1, "card": "Soldier"}
    assert plain("duel-cakes-stolen", **values).startswith("🍰 Ada")
    assert pictured("duel-cakes-stolen", **values).startswith(f"{PICTURED.by_name['slice']} Ada")
    assert pictured.plain("duel-cakes-stolen", **values).startswith("🍰 Ada")
    assert plain.plain is plain
    assert set(FALLBACK_CHARACTERS) < set(PICTURED.by_name)


def test_a_language_is_read_once_for_all_sets_of_emojis() -> None:
    plain, values = Messages("de"), {"who": "Ada", "of": "Ben", "count": 1, "card": "Soldat"}
    assert plain("duel-cakes-stolen", **values).startswith("🍰 Ada")
    read = catalog._bundle.cache_info().misses
    for markup in ("<:x:1>", "<:x:2>"):
        emojis = EmojiSet({"slice": markup})
        assert Messages("de", emojis)("duel-cakes-stolen", **values).startswith(f"{markup} Ada")
        assert plain("duel-cakes-stolen", **values).startswith("🍰 Ada")
    assert catalog._bundle.cache_info().misses == read


@pytest.mark.parametrize("locale", LOCALES)
def test_every_emoji_that_a_sentence_names_can_be_drawn_and_stands_there_in_every_language(
    locale: str,
) -> None:
    named = NAMED.findall("\n".join(texts(locale)))
    assert {name for _, name in named} <= set(PICTURED.by_name)
    assert {name for kind, name in named if kind == "EMOJI"} >= set(FALLBACK_CHARACTERS)
    assert sorted(named) == sorted(NAMED.findall("\n".join(texts("en"))))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rulebook_shows_the_cards_beside_their_names(locale: str) -> None:
    plain, pictured = Messages(locale), Messages(locale, PICTURED)
    shown = set()
    for game, face in PRESENTERS.items():
        for page in face.pages:
            before, after = rules(game, page, plain), rules(game, page, pictured)
            fits(after)
            assert [bare(text) for text in after.paragraphs] == [bare(text) for text in before.paragraphs]
            shown |= {picture for text in after.paragraphs for picture in pictures(text)}
    drawn = [*duel.emoji_images(), *(recipe for recipe in Recipe), *(cake for cake in Cake)]
    assert {PICTURED.by_name[name] for name in drawn} <= shown


def test_a_file_has_no_pictures() -> None:
    assert PlainTableMessages(Messages("en", PICTURED), ()).messages.emojis is NO_EMOJI


def test_what_has_no_room_with_pictures_goes_without() -> None:
    def panel(messages: Messages) -> Panel:
        line = messages.emojis.of("soldier").before("Soldier ")
        return Panel(heading="", paragraphs=(line * 200,))

    assert not pictures(in_room(panel, Messages("en", PICTURED)).paragraphs[0])
    assert in_room(panel, Messages("en", PICTURED)).characters <= MESSAGE_CHARACTERS
    short = EmojiSet({"soldier": "<:x1:1>"})
    assert in_room(panel, Messages("en", short)).paragraphs[0].count("<:x1:1>") == 200


def test_the_length_of_a_text_is_what_is_read_of_it() -> None:
    assert read_length(Messages("en", PICTURED)("duel-option-trophies", trophies=1, duels=1)) == len(
        "One bout to win"
    )
