"""Why the forms and typed words of Cake Duel are refused, before the rules see an action."""

from __future__ import annotations

from enum import StrEnum


class FormReason(StrEnum):
    """The sentence of each has the key ``refused-`` and its value."""

    NO_CARDS_CHOSEN = "duel-no-cards-chosen"
    NO_CARDS_LEFT = "duel-no-cards-left"
    NO_CHALLENGE_NOW = "duel-no-challenge-now"
    NO_NAME_CHOSEN = "duel-no-name-chosen"
    NO_SUCH_CARD = "duel-no-such-card"
    NO_TARGET_CHOSEN = "duel-no-target-chosen"
    NO_TRADE_NOW = "duel-no-trade-now"
    NOT_AN_OPPONENT = "duel-not-an-opponent"
    NOT_YOUR_TEAM = "duel-not-your-team"
    NOTHING_TRADED = "duel-nothing-traded"
    OTHER_QUESTION = "duel-other-question"
    PARTNER_DECIDES = "duel-partner-decides"
    TWO_NAMES = "duel-two-names"
    WRONG_POSITIONS = "duel-wrong-positions"
