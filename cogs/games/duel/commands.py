"""The slash commands of Cake Duel."""

from __future__ import annotations

from cogs.games.command_table import (
    CLOCK_OPTION,
    HOUSE_OPTION,
    Choices,
    CommandOption,
    FormMove,
    GameCommands,
    Offered,
    OneOf,
    WholeNumber,
    YesOrNo,
)
from games.duel import BlockLimit, Mode
from games.duel.options import MOST_TROPHIES

_MODES = Choices(tuple((f"duel-mode-{mode}", mode.value) for mode in Mode))
_LIMITS = Choices(tuple((f"choice-{limit}", limit.value) for limit in BlockLimit))
_CARDS = CommandOption("cards", "cmd-duel-cards", Offered("cards"))
_CLAIM = CommandOption("claim", "cmd-duel-claim", Offered("claim"))

COMMANDS = GameCommands(
    new=(
        CommandOption("mode", "cmd-duel-new-mode", _MODES, is_required=False),
        CLOCK_OPTION,
        CommandOption("trophies", "cmd-duel-new-trophies", WholeNumber(1, MOST_TROPHIES), is_required=False),
        CommandOption("duels", "cmd-duel-new-duels", OneOf((1, 3, 5)), is_required=False),
        CommandOption("wolfy_reveal", "cmd-duel-new-wolfy", YesOrNo(), is_required=False),
        CommandOption("block_limit", "cmd-duel-new-block-limit", _LIMITS, is_required=False),
        CommandOption("open_specials", "cmd-duel-new-open-specials", YesOrNo(), is_required=False),
        HOUSE_OPTION,
    ),
    moves=(
        FormMove(
            name="attack",
            options=(
                _CARDS,
                _CLAIM,
                CommandOption("target", "cmd-duel-attack-target", Offered("target"), is_required=False),
            ),
        ),
        FormMove(name="block", options=(_CARDS, _CLAIM)),
        FormMove(name="challenge"),
        FormMove(name="accept"),
        FormMove(name="hold"),
        FormMove(name="pass"),
        FormMove(name="name", options=(CommandOption("card", "cmd-duel-name-card", Offered("card")),)),
        FormMove(
            name="take",
            options=(CommandOption("positions", "cmd-duel-take-positions", Offered("positions")),),
        ),
        FormMove(
            name="trade",
            options=(
                CommandOption("give", "cmd-duel-trade-give", Offered("give"), is_required=False),
                CommandOption("take", "cmd-duel-trade-take", Offered("take"), is_required=False),
            ),
        ),
        FormMove(name="keep"),
        FormMove(name="lead", options=(CommandOption("first", "cmd-duel-lead-first", Offered("first")),)),
    ),
)
