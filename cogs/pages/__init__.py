"""Screens that belong to no turn: leaderboards, statistics, replays, rules."""
