"""Cake Auf! in the catalog."""

from games.auf.ai import AI_PLAYERS
from games.auf.review import review
from games.auf.rules import Auf
from games.auf.statistics import ACHIEVEMENTS, statistics_of
from games.entry import GameEntry, Leaderboards, Tutorial

ENTRY = GameEntry(
    game=Auf(),
    command="auf",
    ai_players=AI_PLAYERS,
    statistics=statistics_of,
    tutorial=Tutorial(deal=374, questions=("round",)),  # the others only come if the learner plays for them
    leaderboards=Leaderboards(),
    review=review,
    achievements=ACHIEVEMENTS,
)
