"""Why the forms and typed words of You Take the Cake are refused, before the rules see an action."""

from __future__ import annotations

from enum import StrEnum


class FormReason(StrEnum):
    """The sentence of each has the key ``refused-`` and its value."""

    ANOTHER_QUESTION = "bakeries-another-question"
    BAKERY_CLOSED = "bakeries-bakery-closed"
    NO_SUCH_CARD = "bakeries-no-such-card"
    NO_SUCH_CHEF = "bakeries-no-such-chef"
    NO_SUCH_SLOT = "bakeries-no-such-slot"
    SET_INCOMPLETE = "bakeries-set-incomplete"
