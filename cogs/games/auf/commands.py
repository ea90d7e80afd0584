"""The slash commands of Cake Auf!."""

from __future__ import annotations

from cogs.games.command_table import (
    CLOCK_OPTION,
    HOUSE_OPTION,
    CommandOption,
    FormMove,
    GameCommands,
    Offered,
    TokenMove,
    YesOrNo,
)

COMMANDS = GameCommands(
    new=(
        CLOCK_OPTION,
        CommandOption("bans_need_icons", "cmd-auf-new-icons", YesOrNo(), is_required=False),
        CommandOption("hand_switcheroo", "cmd-auf-new-hands", YesOrNo(), is_required=False),
        HOUSE_OPTION,
    ),
    moves=(
        FormMove(
            name="place",
            options=(
                CommandOption("recipe", "cmd-auf-place-recipe", Offered("place-recipe")),
                CommandOption("ingredients", "cmd-auf-place-ingredients", Offered("ingredients")),
            ),
        ),
        FormMove(
            name="ban",
            options=(
                CommandOption("card", "cmd-auf-ban-card", Offered("ban")),
                CommandOption("recipe", "cmd-auf-ban-recipe", Offered("ban-recipe")),
            ),
        ),
        FormMove(
            name="lift",
            options=(
                CommandOption("card", "cmd-auf-lift-card", Offered("counter")),
                CommandOption("recipe", "cmd-auf-lift-recipe", Offered("lift-recipe")),
            ),
        ),
        FormMove(
            name="swap",
            options=(
                CommandOption("mine", "cmd-auf-swap-mine", Offered("mine")),
                CommandOption("theirs", "cmd-auf-swap-theirs", Offered("theirs")),
            ),
        ),
        FormMove(name="hands", options=(CommandOption("player", "cmd-auf-player", Offered("hands-player")),)),
        FormMove(name="trade", options=(CommandOption("player", "cmd-auf-player", Offered("trade-player")),)),
        FormMove(name="picky"),
        FormMove(
            name="choose",
            options=(
                CommandOption("taken", "cmd-auf-choose-taken", Offered("taken")),
                CommandOption("given", "cmd-auf-choose-given", Offered("given")),
            ),
        ),
        TokenMove(name="decline", action="look.none"),
        FormMove(name="mulligan"),
        FormMove(
            name="pass",
            options=(
                CommandOption("discards", "cmd-auf-pass-discards", Offered("discards"), is_required=False),
            ),
        ),
        FormMove(
            name="keep",
            options=(CommandOption("recipes", "cmd-auf-keep-recipes", Offered("keep"), is_required=False),),
        ),
        FormMove(name="throw", options=(CommandOption("sign", "cmd-auf-throw-sign", Offered("sign")),)),
    ),
)
