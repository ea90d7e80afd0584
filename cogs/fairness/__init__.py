"""`/settings fairness`: figures that only a server's managers see, without a judgement."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from bot.errors import Reason, Refused
from bot.fairness import GAIN_DAYS, LEAST_GAIN, LEAST_GAMES, LEAST_PERCENT, FairnessFigures, fairness_figures
from cogs.commands.declaration import make_command
from cogs.feature import Feature, Parts
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import Messages
from cogs.i18n.names import formatted
from cogs.pages.ladders import LADDERS, title
from cogs.permissions import check_manages_server
from cogs.ui.panel import Panel
from cogs.ui.responses import show
from data.records.finished_games import FrequentPair, SteepGain


def feature(parts: Parts) -> Feature:
    """Return the figures for managers as a feature."""
    show_figures = partial(_show_fairness, partial(fairness_figures, parts))
    return Feature(
        settings_commands=(make_command("cmd-settings-fairness", (), show_figures),),
        who_else=("fairness-privacy",),
    )


async def _show_fairness(
    figures_of: Callable[[int], Awaitable[FairnessFigures]], interaction: Interaction, _: dict[str, Any]
) -> None:
    """Show the figures of the server to one person. Refused for people who do not manage it."""
    check_manages_server(interaction)
    if interaction.guild is None:
        raise Refused(Reason.HERE_ONLY)
    figures = await figures_of(interaction.guild.id)
    await show(interaction, fairness_panel(figures, interaction.guild.name, messages_of(interaction)))


def fairness_panel(figures: FairnessFigures, server: str, messages: Messages) -> Panel:
    """Return the figures in words."""
    pairs = [_pair(pair, messages) for pair in figures.pairs]
    gains = [_gain(gain, messages) for gain in figures.gains if gain.ladder in LADDERS]
    about_pairs = messages("fairness-pairs", games=LEAST_GAMES, percent=LEAST_PERCENT)
    about_gains = messages("fairness-gains", days=GAIN_DAYS, gain=messages.figure(LEAST_GAIN))
    nobody = messages("fairness-nobody")
    return Panel(
        has_parts=True,
        heading=messages("fairness-heading", server=formatted(server)),
        paragraphs=(
            messages("fairness-about"),
            "\n".join((about_pairs, *(pairs or [nobody]))),
            "\n".join((about_gains, *(gains or [nobody]))),
        ),
    )


def _pair(pair: FrequentPair, messages: Messages) -> str:
    return messages(
        "fairness-pair",
        who=f"<@{pair.user_id}>",
        other=f"<@{pair.other_id}>",
        games=pair.games,
        all=pair.of_games,
        percent=round(100 * pair.games / max(1, pair.of_games)),
        ahead=pair.ahead,
        behind=pair.behind,
    )


def _gain(gain: SteepGain, messages: Messages) -> str:
    return messages(
        "fairness-gain",
        who=f"<@{gain.user_id}>",
        game=title(gain.ladder, messages),
        gain=messages.figure(gain.gain),
        wins=gain.wins,
        games=gain.games,
    )
