"""The page of `make words` shows each sentence once, beside a place where it is drawn; the list tells what is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.i18n.messages import Messages
from cogs.ui.custom_id import TableControl
from cogs.ui.panel import Button, Choice, Field, Form, Menu, MenuChoice, Panel
from tests.cogs.i18n.sentences import messages
from tests.page import posts
from tests.page.posts import Shown
from tools.words import __main__ as program
from tools.words import places
from tools.words.comments import Explained, explained
from tools.words.findings import Findings
from tools.words.page import Sheet, examples_of, look_of, markdown, page
from tools.words.places import Drawn, Place, chosen, is_read, noted

FINE = Findings([], [], [], [], [])


def join(language: str) -> Iterator[Shown]:
    """A post with one button."""
    say = Messages(language)
    button = Button(TableControl.JOIN, say("button-join"))
    heading = say("lobby-heading", game=say("duel-name"), about="A <b> game", host="<@1>")
    yield Shown(f"{language} lobby of duel", Panel(heading=heading, paragraphs=(), rows=((button,),)))


@pytest.fixture
def one_post(monkeypatch: pytest.MonkeyPatch) -> None:
    """One post and no form in place of all."""
    monkeypatch.setattr(places, "SOURCES", (join,))
    monkeypatch.setattr(places, "forms", lambda _: ())
    monkeypatch.setattr(places, "about", lambda _: ())
    monkeypatch.setattr(places, "all_turns", lambda _: ())


@pytest.mark.usefixtures("one_post")
def test_a_sentence_is_found_where_it_is_drawn() -> None:
    (drawn,) = places.drawn_places("de")
    assert drawn.keys == ["button-join", "duel-name", "lobby-heading"]
    assert Messages("de")("button-join") == "Mitspielen", "nothing is noted afterwards"


@pytest.mark.usefixtures("one_post")
def test_the_page_shows_each_sentence_once_and_escapes_what_is_html() -> None:
    drawn = places.drawn_places("de")
    html = page(Sheet("de", "en", explained(), FINE._replace(too_long=["button-join: too long"]), drawn))
    shown = re.findall(r'<article class="sentence" id="([^"]+)"', html)
    assert sorted(shown) == sorted(messages("en"))
    assert shown[: len(drawn[0].keys)] == drawn[0].keys
    assert "A &lt;b&gt; game" in html
    assert '<span class="button calm">Mitspielen</span>' in html
    assert '<a href="#button-join">button-join</a>: too long' in html


def test_the_fewest_places_that_hold_all_sentences_are_chosen() -> None:
    def place(title: str, *texts: str) -> Place:
        return Place(title, Panel(heading="", paragraphs=texts))

    said = {"one": {"The first sentence"}, "two": {"A second sentence"}, "three": {"And a third one"}}
    both = place("both", "The first sentence. A second sentence")
    third = place("third", "And a third one", "The first sentence")
    assert chosen([place("first", "The first sentence"), both, third], said) == [
        Drawn(both, ["one", "two"]),
        Drawn(third, ["three"]),
    ]


def test_a_word_of_another_game_or_in_a_longer_word_is_not_found() -> None:
    post = Place("lobby of duel 2", Panel(heading="", paragraphs=("You pass, passing by",)))
    said = {"auf-label-pass": {"pass"}, "duel-label-pass": {"pass"}, "bye": {"sing"}}
    assert places.keys_at(post, said) == {"duel-label-pass"}
    assert is_read("Join", "Rejoin now", {"Join"})
    assert not is_read("Join", "Rejoin now", ())


def test_labels_of_menus_and_forms_are_read() -> None:
    menu = Menu("x", "Choose…", (MenuChoice(TableControl.JOIN, "Live", note="90 seconds"),))
    form = Form(
        "Attack", (Field(name="cards", label="Your cards", choices=(Choice("a", "Archer"),), note="Hidden"),)
    )
    panel = Place("", Panel(heading="# Hi", paragraphs=(), rows=(menu, "between")))
    assert list(panel.texts) == ["# Hi", "Choose…", "Live", "90 seconds", "between"]
    assert list(Place("", form).texts) == ["Attack", "Your cards", "Hidden", "Archer"]


def test_each_form_of_a_game_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posts, "TABLES", posts.TABLES[:1])
    with noted("en"):
        titles = [place.title for place in places.forms(Messages("en"))]
    assert {"form attack of duel", "form block of duel", "form: Cut the deck"} <= set(titles)
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("## Cake **Duel**", "<h3>Cake <b>Duel</b></h3>"),
        ("-# *small* ~~old~~", "<small><i>small</i> <s>old</s></small>"),
        ("`/auf new` <@12> <t:9:R>", '<code>/auf new</code> <span class="mention">@Ada</span> '),
        ("[here](https://a.b/c_(d)) <i>", '<a href="https://a.b/c_(d)">here</a> &lt;i&gt;\n'),
    ],
)
def test_marks_of_discord_become_html(text: str, html: str) -> None:
    assert markdown(text).startswith(html)


@pytest.mark.parametrize(
    ("key", "look"),
    [
        ("refused-tutorial-button-gone", "post"),
        ("duel-button-pass", "buttons"),
        ("cmd-auf", "menu"),
        ("auf-label-pass", "menu"),
        ("ping-turn", "post"),
    ],
)
def test_a_sentence_by_itself_looks_like_its_kind(key: str, look: str) -> None:
    assert look_of(key) == look


def test_examples_come_from_the_comments() -> None:
    comment = Explained(
        "duel",
        '$who: "Ada". $agreed of $voters: how many, 1.',
        ('duel-*: a $card, "Archer".',),
        ('$who: "Ben".',),
    )
    assert examples_of(comment) == {"who": "Ada", "agreed": "1", "voters": "1", "card": "Archer"}


@pytest.mark.usefixtures("one_post")
def test_the_program_prints_the_list_and_writes_the_page(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(program, "FOLDER", tmp_path / "words")
    assert program.main(["xx"]) == 2
    assert "There is no language 'xx' yet" in capsys.readouterr().err
    monkeypatch.setattr(program, "findings", lambda _: FINE._replace(missing=["button-join"]))
    assert program.main(["de", "--no-page"]) == 0
    assert capsys.readouterr().out.startswith(
        "Missing, so members read them in English: 1\n  button-join\nThe same"
    )
    assert not (tmp_path / "words").exists()
    assert program.main(["de"]) == 0
    assert (tmp_path / "words" / "de.html").read_text(encoding="utf-8").startswith("<!doctype html>")
