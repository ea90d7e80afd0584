"""Numbers, days and lists stand as each language writes them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from cogs.i18n.letters import writable
from cogs.i18n.messages import LOCALES, Messages
from cogs.i18n.table_messages import TableMessages

every_language = pytest.mark.parametrize("locale", LOCALES)
NARROW_SPACE, SPACE = "\u202f", "\u00a0"
AMOUNTS = {
    "en": "1,234,567",
    "de": "1.234.567",
    "es": "1234567",  # a dot or comma would be a decimal sign to half of those who speak Spanish
    "fr": f"1{NARROW_SPACE}234{NARROW_SPACE}567",
    "pt-BR": "1.234.567",
    "pl": f"1{SPACE}234{SPACE}567",
    "it": "1.234.567",
    "tr": "1.234.567",
}
DAYS = {
    "en": "Nov 9, 2026",
    "de": "09.11.2026",
    "es": "9 nov 2026",
    "fr": "9 nov. 2026",
    "pt-BR": "9 de nov. de 2026",
    "pl": "9 lis 2026",
    "it": "9 nov 2026",
    "tr": "9 Kas 2026",
}
NINTH_OF_NOVEMBER = datetime(2026, 11, 9, 23, 59, tzinfo=UTC).timestamp()


@every_language
def test_large_numbers_are_grouped_as_the_language_does(locale: str) -> None:
    messages = Messages(locale)
    for key in ("bakeries-dollars", "stats-sale", "image-bakeries-sold", "card-cake-price"):
        value = "price" if key == "card-cake-price" else "amount"
        assert AMOUNTS.get(locale, "1") in messages(key, **{value: 1_234_567}), key


@every_language
def test_a_figure_has_one_decimal_place_and_a_true_minus(locale: str) -> None:
    mark = "." if locale == "en" else ","
    assert Messages(locale).figure(-12.34) == f"\N{MINUS SIGN}12{mark}3"
    assert Messages(locale).figure(3) == f"3{mark}0"


@every_language
def test_a_day_is_written_as_the_language_does(locale: str) -> None:
    assert Messages(locale).day(NINTH_OF_NOVEMBER) == DAYS.get(
        locale, Messages(locale).day(NINTH_OF_NOVEMBER)
    )


@every_language
def test_a_list_has_commas_and_one_conjunction(locale: str) -> None:
    say = TableMessages(Messages(locale), ())
    written = say.all_of(["Ada", "Ben", "Cleo"])
    assert written.startswith("Ada, Ben ")
    assert say.all_of(["Ada"]) == "Ada"
    assert say.parts_of(written) == ["Ada", "Ben", "Cleo"], "what is written can be typed"


@every_language
def test_images_can_show_the_numbers_of_the_language(locale: str) -> None:
    digits = Messages(locale)("bakeries-dollars", amount=1_234_567)
    assert len(writable(digits)) == len(digits)
