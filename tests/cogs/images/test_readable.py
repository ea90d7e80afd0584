"""Every image of every game is sharp, small, and can be read on a phone."""

from __future__ import annotations

import io
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pytest
from PIL import Image, ImageColor

from bot.tables.options import read_options
from cogs.games.images import Section, poster_image
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import LOCALES, Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.avatars import data_uri
from cogs.images.rasterize import png
from cogs.images.svg import charts
from cogs.images.svg.charts import Bluffs
from cogs.images.svg.shapes import LEAST_POINTS, PHONE_POINTS, PIXELS
from cogs.ui.panel import SvgImage
from data.records.tables import TableSeat
from games.auf.events import RecipeFinished, RoundEnded
from games.bakeries.events import CakeSold
from games.bakeries.events import RoundEnded as BakeriesRoundEnded
from games.catalog import GAMES
from games.commitment import deal_seed
from games.duel.events import BoutEnded, CardsFlipped, DuelEnded
from games.engine import Event, Outcome
from games.views import PublicView, SeatView
from tests.cogs.images.svg_texts import contrast, least_contrasts, lines, points_on_phone
from tests.cogs.images.test_avatars import noise
from tests.labs import CASES, Case, of_every_kind, played
from tools.pictures.moments import SCRIPTS, spectator_steps
from tools.pictures.screenshots import WORD

LIMIT_BYTES = 60_000
LEAST_CONTRAST = 4.5
LEAST_PIXELS_A_POINT = 2.5
"""How sharp an image is on a phone; older phones have two pixels a point, newer ones three."""
LESS_SHARP = frozenset(("page specials", "page recipes", "story"))
"""Rule pages with ten cards and more, and the story of a game of four with the worst avatars."""
AVATARS = {user_id: data_uri(noise(user_id)) for user_id in range(1, 5)}
"""Worse ones than these do not exist: they have as many colours as they may, without any order."""
NAMES = ("Ada", "Wilhelmina von Habsburg-Lothringen", "Cleo", "Maximilian the Unpronounceable")


def speaking(locale: str) -> TableMessages:
    return TableMessages(
        Messages(locale),
        [TableSeat(seat=seat, user_id=seat + 1, name=name) for seat, name in enumerate(NAMES)],
        avatars=AVATARS,
    )


def phases(key: str, say: TableMessages) -> Iterator[tuple[str, SvgImage]]:
    """Return the images of the table at every moment of the game's scripts, by the moment's name."""
    for script in SCRIPTS[key]:
        game: Any = GAMES[key]
        missing = dict(script.moments)
        seed = deal_seed(script.secret, [WORD, *[""] * (script.people - 1)])
        options = read_options(game, script.options)
        steps = spectator_steps(game, script.people, options, seed=seed, number=script.number)
        for view, events in steps:
            for name in [name for name, seen in missing.items() if seen(view, events)]:
                del missing[name]
                yield name, PRESENTERS[key].table_image(PublicView(view), events, say)
            if not missing:
                break


def hands(key: str, say: TableMessages) -> Iterator[tuple[str, SvgImage]]:
    """Return the largest hand of each number of players and each mode; no other option changes a hand's image."""
    for name, (case, *_) in like_cases(key).items():
        drawn = [
            hand
            for moment in of_every_kind(case)
            if (hand := PRESENTERS[key].hand_image(SeatView(case.game.view(moment.state, moment.seat)), say))
        ]
        yield f"hand of {name}", max(drawn, key=lambda hand: len(hand.svg))


def like_cases(key: str) -> dict[str, list[Case]]:
    """Return the variants of a game, those with the same mode and number of players together."""
    cases: list[Case] = [one for param in CASES if (one := cast(Case, param.values[0])).game.key == key]
    found = defaultdict[str, list[Case]](list)
    for case in cases:
        found[f"{case.seats} {getattr(case.options, 'mode', '')}".strip()].append(case)
    return found


def pages(key: str, say: TableMessages) -> Iterator[tuple[str, SvgImage]]:
    """Return the images of the rule pages."""
    for page in PRESENTERS[key].pages:
        image = PRESENTERS[key].page_image(page, say)
        if image is not None:
            yield f"page {page}", image


def ends(key: str, say: TableMessages) -> Iterator[tuple[str, SvgImage]]:
    """Return the poster of a game that four have played."""
    outcome = Outcome(places=(2, 1, 4, 3), scores=(2, 3, 0, 1))
    yield "poster", poster_image(key, PRESENTERS[key].emblem, outcome, say)
    rounds = [Section(f"Round {number}", str(number), ("$12,345",) * 4, (0,)) for number in range(1, 4)]
    told = [(f"{say.image_name(0)} did it all with {say.image_name(1)}, and nobody believed it. " * 2, "")]
    shared = poster_image(key, PRESENTERS[key].emblem, outcome, say, sections=rounds, told=told)
    yield "story", shared


def won(key: str, say: TableMessages) -> Iterator[tuple[str, SvgImage]]:
    """Return the images of how bouts and rounds ended and of what players won, the largest of each number of seats."""
    for parameters in CASES:
        case: Any = parameters.values[0]
        if case.game.key != key:
            continue
        for moment in played(case).moments:
            seen = [event for event in moment.step.events if event.reaches(None)]
            image = PRESENTERS[key].moment(PublicView(case.game.view(moment.step.state, None)), seen, say)
            if image is not None:
                kinds = sorted({type(event).__name__ for event in seen if type(event) in BIG[key]})
                yield f"{case.seats} {' '.join(kinds)}", image


BIG: dict[str, tuple[type[Event], ...]] = {
    "duel": (BoutEnded, CardsFlipped, DuelEnded),
    "auf": (RecipeFinished, RoundEnded),
    "bakeries": (CakeSold, BakeriesRoundEnded),
}
"""What has an image of its own, by game."""


@cache
def images(key: str, locale: str) -> dict[str, SvgImage]:
    """Return the images of a game in a language, by what they show."""
    say = speaking(locale)
    return dict([*phases(key, say), *hands(key, say), *pages(key, say), *ends(key, say), *won(key, say)])


every_game = pytest.mark.parametrize("key", SCRIPTS)
every_language = pytest.mark.parametrize("locale", LOCALES)


@every_game
def test_every_moment_of_a_game_is_among_the_images(key: str) -> None:
    named = {name for script in SCRIPTS[key] for name in script.moments}
    assert named <= set(images(key, "en"))
    assert {kind.__name__ for kind in BIG[key]} <= {
        word for name in images(key, "en") for word in name.split()
    }


@every_game
def test_every_image_is_sharp_and_small(key: str) -> None:
    drawn = {name: png(image.svg, width=image.width) for name, image in images(key, "en").items()}
    assert not {name: len(image) for name, image in drawn.items() if len(image) > LIMIT_BYTES}
    widths = {name: Image.open(io.BytesIO(image)).width for name, image in drawn.items()}
    few = {name: width for name, width in widths.items() if width < LEAST_PIXELS_A_POINT * PHONE_POINTS}
    assert set(few) <= LESS_SHARP
    assert max(widths.values()) == PIXELS


@every_game
def test_every_table_has_the_avatars_of_its_players_and_house_players_have_none(key: str) -> None:
    say = speaking("en")
    seated = TableMessages(
        Messages(),
        [
            TableSeat(seat=0, user_id=1, name="Ada"),
            TableSeat(seat=1, user_id=None, house="easy", name="Berta"),
        ],
        avatars=AVATARS,
    )
    assert [seated.avatar(seat) for seat in (0, 1)] == [AVATARS[1], None]
    drawn = dict(phases(key, say))
    for name, image in drawn.items():
        found = [number for number in range(4) if AVATARS[number + 1] in image.svg]
        shown = [number for number, part in enumerate(NAMES) if part.split()[0][:4] in image.words]
        assert found == [number for number in shown if number in (0, 2)], f"{name}: long names have no room"
    image = next(image for image in drawn.values() if AVATARS[1] in image.svg)
    assert png(image.svg, width=image.width) == png(image.svg, width=image.width)


@every_language
@every_game
def test_every_word_of_an_image_can_be_read_on_a_phone(key: str, locale: str) -> None:
    small = {
        (name, line.words): round(points_on_phone(line, image.svg), 1)
        for name, image in images(key, locale).items()
        for line in lines(image.svg)
        if points_on_phone(line, image.svg) < LEAST_POINTS - 0.05
    }
    assert not small


@every_game
def test_all_text_of_an_image_stands_out_from_what_is_beneath_it(key: str) -> None:
    faint = {
        (name, words): round(least, 2)
        for name, image in images(key, "en").items()
        for words, least in least_contrasts(image.svg).items()
        if least < LEAST_CONTRAST
    }
    assert not faint


@every_game
def test_options_other_than_the_mode_change_no_image_of_a_hand(key: str) -> None:
    """Therefore ``hands`` draws one variant of each mode and number of players."""
    say, hand_image = speaking("en"), PRESENTERS[key].hand_image
    for first, *others in like_cases(key).values():
        for case in others:
            for moment in of_every_kind(case):
                view = case.game.view(moment.state, moment.seat)
                same = view._replace(options=first.options)
                assert hand_image(SeatView(view), say) == hand_image(SeatView(same), say)


def test_charts_can_be_read_on_a_phone() -> None:
    svg = charts.drawn(
        [
            charts.course([1000, 1050, 1100], title="Cake Duel", figure=str),
            charts.bluffs([Bluffs("Quartermasters", 3, 1)], title="Bluffs", away="got away", caught="caught"),
        ]
    )
    assert all(points_on_phone(line, svg) >= LEAST_POINTS for line in lines(svg))
    assert min(least_contrasts(svg).values()) >= LEAST_CONTRAST
    assert len(png(svg, width=PIXELS)) < LIMIT_BYTES


def test_contrast_is_computed_as_defined() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    faint = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50" fill="#888"/>'
        '<text x="50" y="30" font-size="20" text-anchor="middle" fill="#999">Faint</text></svg>'
    )
    assert least_contrasts(faint)["Faint"] < 1.3


def test_a_long_name_has_two_lines_before_it_is_cut() -> None:
    """The first name of each player stands whole in the first line, and dots end the second one."""
    drawn = " ".join(line.words for line in lines(images("auf", "en")["A turn"].svg))
    assert "…" in drawn
    assert "Maximilian" in drawn
    assert "Wilhelmina" in drawn


def test_the_large_areas_of_a_dense_image_keep_their_colours() -> None:
    image = images("bakeries", "en")["A stale sticker placed"]
    with Image.open(io.BytesIO(png(image.svg, width=image.width))) as opened:
        drawn = opened.convert("RGBA").convert("RGB")
    found = [rgb for _, rgb in sorted(drawn.getcolors(drawn.width * drawn.height) or (), reverse=True)[:12]]
    for wanted in ("#fff6e6", "#fffdf8", "#7fa3c8", "#e98a6b", "#dfe8d3"):
        red, green, blue = ImageColor.getrgb(wanted)[:3]
        near = [
            max(abs(one - other) for one, other in zip(rgb, (red, green, blue), strict=True))
            for rgb in found
            if isinstance(rgb, tuple)
        ]
        assert min(near) <= 12, f"{wanted} has become another colour"
