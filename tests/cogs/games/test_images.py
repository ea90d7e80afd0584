"""Tables, hands and posters as drawings: true to the view, the same for states that differ in what is hidden."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from cogs.games.auf import images as auf_images
from cogs.games.duel import images as duel_images
from cogs.games.images import poster_image
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images import rasterize
from cogs.images.svg import shapes
from cogs.ui.panel import SvgImage
from data.records.tables import TableSeat
from games.auf import Card as AufCard
from games.auf import Recipe
from games.auf.events import RecipeFinished
from games.bakeries.events import CakeSold
from games.duel.events import AttackClaimed, CakesStolen, CardsFlipped
from games.engine import Event, Outcome
from games.entropy import Entropy
from games.views import PublicView, SeatView
from tests.labs import CASES, Case, Moment, every_case, of_every_kind, played, watchers

LIMIT_BYTES = 60_000
LOOKED_AT = 12
SAY = TableMessages(
    Messages(),
    [
        TableSeat(seat=seat, user_id=seat + 1, name=name)
        for seat, name in enumerate(("Ada", "Ben <&> Sons", "Cleo", "Dov"))
    ],
)


def cases_of(*keys: str) -> list[Case]:
    cases: list[Any] = [param.values[0] for param in CASES]
    return [case for case in cases if case.game.key in keys]


def face_of(case: Case) -> Any:
    return PRESENTERS[case.game.key]


def hand_of(case: Case, state: Any, seat: int) -> SvgImage | None:
    drawn: SvgImage | None = face_of(case).hand_image(SeatView(case.game.view(state, seat)), SAY)
    return drawn


def seen(moment: Moment) -> list[Event]:
    return [event for event in moment.step.events if event.reaches(None)]


def table(case: Case, state: Any, events: list[Event]) -> SvgImage:
    drawn: SvgImage = face_of(case).table_image(PublicView(case.game.view(state, None)), events, SAY)
    return drawn


def a_few(case: Case) -> list[Moment]:
    moments = of_every_kind(case)
    return moments[:: max(1, len(moments) // LOOKED_AT)]


@every_case
def test_the_tables_of_twins_are_drawn_the_same(case: Case) -> None:
    different = 0
    for number, moment in enumerate(a_few(case)):
        other = case.lab.twin(moment.state, None, Entropy(b"drawn %d" % number))
        different += other != moment.state
        assert table(case, other, []).svg == table(case, moment.state, []).svg
        assert table(case, other, []) == table(case, moment.state, [])
    assert different


@every_case
def test_the_bytes_of_a_table_do_not_depend_on_what_is_hidden(case: Case) -> None:
    """With what everybody has just seen on the picture, for the state that came of it, and one twin of that."""
    moments = a_few(case)
    for moment in (moments[len(moments) // 3], moments[-1]):
        after = moment.step.state
        other = case.lab.twin(after, None, Entropy(b"bytes"))
        drawings = [table(case, state, seen(moment)) for state in (after, other)]
        shown = {rasterize.png(svg, width=width) for svg, width in {(one.svg, one.width) for one in drawings}}
        assert len(shown) == 1
        assert len({drawn.words for drawn in drawings}) == 1
        assert len({drawn.name for drawn in drawings}) == 1


@every_case
def test_the_hand_of_a_seat_shows_nothing_of_the_others(case: Case) -> None:
    for number, moment in enumerate(a_few(case)[:4]):
        for seat in range(case.seats):
            other = case.lab.twin(moment.state, seat, Entropy(b"hand %d" % number))
            drawn = [hand_of(case, state, seat) for state in (moment.state, other)]
            assert drawn[0] == drawn[1]
            assert drawn[0] is None or drawn[0].is_private


@every_case
def test_the_twins_of_a_game_with_hands_hold_other_cards(case: Case) -> None:
    """If a lab changed no hand in its twins, no test would notice that a hand is shown to the others."""
    states = [moment.state for moment in a_few(case)]
    for watcher in watchers(case):
        twins = [case.lab.twin(state, watcher, Entropy(b"held %d" % n)) for n, state in enumerate(states)]
        hands = [hand_of(case, state, seat) for state in states for seat in range(case.seats)]
        others = [hand_of(case, state, seat) for state in twins for seat in range(case.seats)]
        assert hands != others or not any(hands)


@every_case
def test_every_drawing_is_whole_and_is_told_in_words(case: Case) -> None:
    for moment in a_few(case):
        drawn = table(case, moment.step.state, seen(moment))
        ET.fromstring(drawn.svg)
        assert "Ada" in drawn.words
        for seat in range(case.seats):
            hand = hand_of(case, moment.step.state, seat)
            if hand is not None:
                ET.fromstring(hand.svg)
                assert hand.words.startswith("Your cards: ")


@pytest.mark.parametrize("case", cases_of("duel")[::3][:2])
def test_only_cards_that_were_flipped_are_shown_on_the_table(case: Case) -> None:
    """The figures of a duel's cards are on the public image only when they have been flipped, or are claimed."""
    figures = {card: shapes.symbol(layers[-1]) for card, layers in duel_images.FIGURES.items()}
    for moment in played(case).moments:
        flipped = [event for event in moment.step.events if isinstance(event, CardsFlipped)]
        view = case.game.view(moment.step.state, None)
        claimed = {claim.name for claim in (view.attack, view.block) if claim is not None}
        svg = table(case, moment.step.state, seen(moment)).svg
        shown = {card for card, figure in figures.items() if figure in svg}
        assert shown == ({*flipped[-1].cards} if flipped else claimed)


def test_the_faces_of_auf_and_its_hands_are_never_on_the_table() -> None:
    case = cases_of("auf")[0]
    fronts = {
        card: auf_images.card_front(card, SAY.messages).partition(">")[2].removesuffix("</svg>")
        for card in AufCard
    }
    for moment in a_few(case):
        svg = table(case, moment.step.state, seen(moment)).svg
        assert not any(front in svg for front in fronts.values())
    assert all(recipe.needs for recipe in Recipe)


@pytest.mark.parametrize(
    ("kind", "words"), [(CakesStolen, "stolen"), (CakeSold, "Sold"), (RecipeFinished, "fin")]
)
def test_what_has_just_happened_stands_on_a_ribbon(kind: type[Event], words: str) -> None:
    cases = cases_of(*PRESENTERS)
    moments = ((case, m) for case in cases for m in played(case).moments)
    case, moment = next(
        (case, m)
        for case, m in moments
        if any(isinstance(event, kind) for event in m.step.events)
        and not any(isinstance(event, CardsFlipped) for event in m.step.events)
    )
    drawn = table(case, moment.step.state, seen(moment))
    assert words in drawn.words
    assert words in drawn.svg
    assert words not in table(case, moment.step.state, []).words


@pytest.mark.parametrize("number", [0, 2])
@pytest.mark.parametrize("key", list(PRESENTERS))
def test_a_table_is_a_small_picture(key: str, number: int) -> None:
    cases = cases_of(key)
    case = cases[min(number, len(cases) - 1)]
    moments = played(case).moments
    moment = moments[len(moments) * 2 // 3]
    drawn = table(case, moment.step.state, seen(moment))
    assert len(rasterize.png(drawn.svg, width=drawn.width)) < LIMIT_BYTES


@pytest.mark.parametrize("key", list(PRESENTERS))
def test_a_poster_names_who_has_won_and_what_everybody_came_to(key: str) -> None:
    outcome = Outcome(places=(2, 1, 4, 3), scores=(2, 3, 0, 1))
    drawn = poster_image(key, PRESENTERS[key].emblem, outcome, SAY)
    ET.fromstring(drawn.svg)
    assert "Ben <&> Sons wins!" in drawn.words
    assert drawn.words.index("Ada") > drawn.words.index("Ben")
    assert drawn.words.index("Dov") < drawn.words.index("Cleo")
    assert len(rasterize.png(drawn.svg, width=drawn.width)) < LIMIT_BYTES


@pytest.mark.parametrize("key", list(PRESENTERS))
def test_a_name_that_the_font_cannot_write_gives_way_to_the_username(key: str) -> None:
    names = ("李小龍 li_77", "🐑 Ben", "你好", "Dov")
    say = TableMessages(
        Messages(), [TableSeat(seat=seat, user_id=seat + 1, name=name) for seat, name in enumerate(names)]
    )
    case = cases_of(key)[0]
    state = played(case).moments[0].state
    drawn: SvgImage = PRESENTERS[key].table_image(PublicView(case.game.view(state, None)), [], say)
    assert ">li_77<" in drawn.svg
    assert ">Ben<" in drawn.svg
    assert (">somebody<" in drawn.svg) == (case.seats > 2)
    assert "李小龍" in drawn.words
    assert "Seat" not in drawn.svg + drawn.words


@pytest.mark.parametrize("key", list(PRESENTERS))
def test_the_title_of_a_poster_does_not_touch_the_medal(key: str) -> None:
    svg = poster_image(key, PRESENTERS[key].emblem, Outcome(places=(1, 2), scores=(1, 0)), SAY).svg
    baseline, size = map(float, re.findall(r'<text x="280.0" y="([\d.]+)".*?font-size="([\d.]+)"', svg)[0])
    centre, radius = map(float, re.findall(r'<circle cx="280" cy="(\d+)" r="(\d+)"', svg)[0])
    assert baseline + 0.25 * size < centre - radius - 2, (
        "letters reach below the line, and the ring has a width"
    )


@pytest.mark.parametrize("key", PRESENTERS)
def test_the_poster_of_a_game_that_was_given_up_has_no_score(key: str) -> None:
    outcome = Outcome(places=(2, 1), scores=(0, 1))
    drawn = poster_image(key, PRESENTERS[key].emblem, outcome, SAY, is_conceded=True)
    assert drawn.words.endswith(" Ben <&> Sons wins! 1. Ben <&> Sons: won. 2. Ada: lost.")


def test_where_nothing_is_discarded_no_card_lies() -> None:
    case = cases_of("duel")[0]
    view = case.game.view(played(case).moments[0].state, None)
    backs = [
        face_of(case).table_image(PublicView(view._replace(discard=count)), [], SAY).svg.count('href="#back"')
        for count in (0, 1, 9)
    ]
    assert [count - backs[0] for count in backs] == [0, 1, 1]


def test_a_theft_is_over_when_the_next_attack_is_claimed() -> None:
    case = cases_of("duel")[0]
    moments = played(case).moments
    stolen = next(m for m in moments if any(isinstance(event, CakesStolen) for event in m.step.events))
    claimed = next(
        m
        for m in moments[moments.index(stolen) + 1 :]
        if any(isinstance(event, AttackClaimed) for event in m.step.events)
    )
    state = claimed.step.state
    assert "stolen!" in table(case, state, seen(stolen)).words
    assert table(case, state, [*seen(stolen), *seen(claimed)]) == table(case, state, seen(claimed))
