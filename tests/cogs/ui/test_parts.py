"""Long private pages come in parts that are as high as a phone, and nothing of them is lost."""

from __future__ import annotations

import pytest

from bot.errors import Refused
from cogs.i18n.messages import Messages
from cogs.ui.custom_id import PageName, PageRoute
from cogs.ui.panel import Button, Panel, SvgImage
from cogs.ui.phone import PageParts, cut_to_phone, fits_phone, in_parts

SAY = Messages()
ADA, BEN = 1, 2
LINES = [f"line {number}" for number in range(90)]
ROWS = tuple((Button(PageRoute(PageName.PLAY, (str(number),)), "A button"),) for number in range(3))
HALF_A_PHONE = SvgImage('<svg viewBox="0 0 100 100"></svg>', 800, "a picture")
PICTURE = SvgImage('<svg viewBox="0 0 100 200"></svg>', 800, "a high picture")


def page(**more: object) -> Panel:
    shown = {
        "heading": "## Long",
        "paragraphs": ("\n".join(LINES[:40]), "\n".join(LINES[40:])),
        "rows": ROWS,
        "has_parts": True,
    }
    return Panel(**{**shown, **more})  # type: ignore[arg-type]


def turns(panel: Panel) -> tuple[Button, ...]:
    *_, last = panel.rows
    assert isinstance(last, tuple)
    return last


@pytest.mark.parametrize("image", [None, PICTURE])
def test_all_lines_stand_in_some_part_in_order_and_each_part_fits(image: SvgImage | None) -> None:
    parts = in_parts(page(image=image), has_image=image is not None)
    assert len(parts) > 1
    assert [line for part in parts for text in part.paragraphs for line in text.splitlines()] == LINES
    assert [part.image for part in parts] == [image, *[None] * (len(parts) - 1)]
    assert all(map(fits_phone, parts[1:]))


def test_the_first_part_of_a_page_in_words_has_the_controls() -> None:
    first, *others = in_parts(page(), has_image=False)
    assert first.rows == ROWS
    assert all(part.rows == () for part in others)


def test_a_part_with_a_high_image_has_the_first_controls_only_and_the_next_one_has_all() -> None:
    first, second, *others = in_parts(page(image=PICTURE), has_image=True)
    assert (first.rows, second.rows) == (ROWS[:1], ROWS)
    assert others and all(part.rows == () for part in others)


def test_controls_for_which_the_first_part_has_no_room_stand_in_a_second_one_with_the_last_paragraph() -> (
    None
):
    shown = page(image=HALF_A_PHONE, paragraphs=("what happened", "a note"), rows=ROWS * 4, uncut=("all",))
    first, second = in_parts(shown, has_image=True)
    assert (first.rows, first.paragraphs, first.image) == (ROWS[:1], ("what happened",), HALF_A_PHONE)
    assert (second.rows, second.paragraphs, second.image) == (ROWS * 4, ("a note",), None)
    assert second.without_image() == second, "it is not longer in words"


def test_the_controls_above_the_image_stand_above_the_first_part_and_above_the_one_with_the_controls() -> (
    None
):
    above = (ROWS[0],)
    parts = in_parts(page(image=PICTURE, rows_above=above), has_image=True)
    assert [part.rows_above for part in parts] == [above, above, *[()] * (len(parts) - 2)]


def test_a_part_is_not_divided_again() -> None:
    """Its *More* would lead to itself, and what is behind it would never be shown."""
    shown = page(image=HALF_A_PHONE, paragraphs=("what happened", "a note"), rows=ROWS * 9)
    pages = PageParts()
    target = turns(pages.first(shown, ADA, SAY, has_image=True))[1].target
    assert isinstance(target, PageRoute)
    second = pages.part(ADA, target.arguments[0], 1)
    assert not fits_phone(second)
    assert list(in_parts(second, has_image=False)) == [second]


def test_a_message_without_its_image_tells_in_parts_what_the_image_shows() -> None:
    words = page(image=PICTURE, in_words=("what it shows",))
    first, *_ = in_parts(words, has_image=False)
    assert first.image is None
    assert first.paragraphs[0] == "what it shows"


def test_what_everybody_sees_of_a_long_page_is_its_first_part_and_its_last_paragraph() -> None:
    everybody = cut_to_phone(page(paragraphs=("\n".join(LINES), "a link")))
    first, *_ = in_parts(page(paragraphs=("\n".join(LINES), "a link")), has_image=False)
    assert everybody.paragraphs == everybody.uncut == (*first.paragraphs, "…\na link")
    assert in_parts(everybody, has_image=False) == (everybody,)
    short = page(paragraphs=("short", "a link"))
    assert cut_to_phone(short).paragraphs == short.paragraphs


def test_names_that_are_cut_where_they_are_long_take_no_room_of_the_longest_names() -> None:
    mentions = page(paragraphs=("<@1> and <@2>\n" * 15,))
    assert not fits_phone(mentions)
    assert fits_phone(page(paragraphs=mentions.paragraphs, mentions_short_names=True))


def test_a_short_page_and_one_that_has_no_parts_stay_as_they_are() -> None:
    for panel in (page(paragraphs=("short",)), page(has_parts=False)):
        assert PageParts().first(panel, ADA, SAY, has_image=False) is panel


def test_the_controls_turn_to_every_part_and_no_further() -> None:
    parts = PageParts()
    shown = parts.first(page(), ADA, SAY, has_image=False)
    seen = [shown]
    while not turns(shown)[1].is_idle:
        back, more = turns(shown)
        assert back.is_idle is (len(seen) == 1)
        assert isinstance(more.target, PageRoute)
        name, number = more.target.arguments
        shown = parts.part(ADA, name, int(number))
        seen.append(shown)
    assert [line for part in seen for text in part.paragraphs for line in text.splitlines()] == LINES
    assert turns(seen[0])[1].label == f"▼ More (2/{len(seen)})"


@pytest.mark.parametrize(("name", "number"), [("gone", 0), ("", 0)])
def test_a_part_that_is_not_kept_any_more_is_refused(name: str, number: int) -> None:
    with pytest.raises(Refused, match="page-gone"):
        PageParts().part(ADA, name, number)


def test_a_part_past_the_end_is_refused() -> None:
    parts = PageParts()
    target = turns(parts.first(page(), ADA, SAY, has_image=False))[1].target
    assert isinstance(target, PageRoute)
    with pytest.raises(Refused, match="page-gone"):
        parts.part(ADA, target.arguments[0], 99)


def test_a_page_belongs_to_its_reader_and_names_nobody_who_was_forgotten() -> None:
    parts = PageParts()
    target = turns(parts.first(page(), ADA, SAY, has_image=False))[1].target
    assert isinstance(target, PageRoute)
    name, number = target.arguments
    with pytest.raises(Refused, match="page-gone"):
        parts.part(BEN, name, int(number))
    assert parts.part(ADA, name, int(number))
    parts.forget()
    with pytest.raises(Refused, match="page-gone"):
        parts.part(ADA, name, int(number))
