"""The optional features: the program works without any of them. A line here adds one."""

from cogs import channel_panel, daily, fairness, opponents, seasons, tournaments, tutorial
from cogs.feature import Build

FEATURES: tuple[Build, ...] = (
    channel_panel.feature,
    daily.feature,
    fairness.feature,
    opponents.feature,
    seasons.feature,
    tournaments.feature,
    tutorial.feature,
)
