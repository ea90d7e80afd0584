"""Calm pictures: for the member who wants them in private replies, and for everybody at tables that begin with them."""

from __future__ import annotations

import pytest

from cogs.images.renderer import ImageRenderer
from cogs.images.svg.shapes import symbol
from cogs.ui.panel import PngImage, SvgImage
from playground import Visitor
from tests.endtoend.play import Club, gives_up
from tests.endtoend.test_moments import DOT


class Drawn:
    """The images that were shown."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.images: list[SvgImage] = []
        drawn = self

        def ready(_: ImageRenderer, svg: SvgImage | None) -> PngImage | None:
            if svg is None:
                return None
            drawn.images.append(svg)
            return PngImage(svg.name, DOT)

        monkeypatch.setattr(ImageRenderer, "ready", ready)

    def loud(self) -> int:
        """Return the number of images with rays, bursts or strong stripes since the last time."""
        images, self.images = self.images, []
        assert images
        return sum(symbol("burst") in image.svg or "data-calm" in image.svg for image in images)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    return Drawn(monkeypatch)


async def wants_calm(person: Visitor, *, is_on: bool = True) -> None:
    await person.command("/preferences", calm=is_on)


async def played(club: Club) -> None:
    """Play a game of bakeries in which somebody gives up at once."""
    await club.ada.command("/bakery new")
    await club.ben.press(club.post(), "Join")
    await club.press(club.ada, "Start")
    await club.press(club.asked(), "Draw")
    await gives_up(club.ben)
    await club.settled()


async def test_a_table_that_begins_with_such_a_member_is_calm_for_everybody(club: Club, drawn: Drawn) -> None:
    await played(club)
    assert drawn.loud()
    await wants_calm(club.ben)
    await played(club)
    assert not drawn.loud()
    table = (await club.bot.store.tables.all_of_member(club.ben.id))[0]
    assert table.is_calm


async def test_what_a_table_has_begun_with_stays(club: Club, drawn: Drawn) -> None:
    await club.ada.command("/bakery new")
    await club.ben.press(club.post(), "Join")
    await club.press(club.ada, "Start")
    await wants_calm(club.ben)
    drawn.images.clear()
    await club.press(club.asked(), "Draw")
    assert drawn.loud()


async def test_a_member_who_leaves_the_lobby_takes_their_wish_with_them(club: Club) -> None:
    await wants_calm(club.ben)
    await club.ada.command("/bakery new")
    await club.ben.press(club.post(), "Join")
    (table,) = await club.bot.store.tables.of_member(club.ada.id)
    assert table.is_calm
    await club.ben.press(club.post(), "Leave")
    (table,) = await club.bot.store.tables.of_member(club.ada.id)
    assert not table.is_calm


async def test_a_private_reply_is_calm_for_the_member_who_wants_that(club: Club, drawn: Drawn) -> None:
    await played(club)
    (table,) = await club.bot.store.tables.all_of_member(club.ben.id)
    await wants_calm(club.cleo)
    drawn.images.clear()
    for person, is_loud in ((club.dov, True), (club.cleo, False)):
        replay = await person.command("/replay", table=table.id)
        assert replay.ephemeral and replay.message is not None
        await person.press(replay.message, "Last ⏭")
        await club.settled()
        assert bool(drawn.loud()) is is_loud, person.name
