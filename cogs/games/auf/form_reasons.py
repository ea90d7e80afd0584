"""Why the forms and typed words of Cake Auf! are refused, before the rules see an action."""

from __future__ import annotations

from enum import StrEnum


class FormReason(StrEnum):
    """The sentence of each has the key ``refused-`` and its value."""

    MULLIGANS_USED = "auf-mulligans-used"
    NO_COUNTERACTION = "auf-no-counteraction"
    NO_PLAY_CHOSEN = "auf-no-play-chosen"
    NO_RECIPE_CHOSEN = "auf-no-recipe-chosen"
    NO_SUCH_CARD = "auf-no-such-card"
    NO_SUCH_RECIPE = "auf-no-such-recipe"
    NO_SUCH_SIGN = "auf-no-such-sign"
    NOT_A_BAN = "auf-not-a-ban"
    NOTHING_TO_DISCARD = "auf-nothing-to-discard"
    NOTHING_TO_LAY = "auf-nothing-to-lay"
    NOTHING_TO_PLAY = "auf-nothing-to-play"
    ONE_PLAY = "auf-one-play"
    OTHER_QUESTION = "auf-other-question"
    PLAYER_NOT_THERE = "auf-player-not-there"
    WHICH = "auf-which"
