"""You Take the Cake in the catalog."""

from games.bakeries.ai import AI_PLAYERS
from games.bakeries.review import review
from games.bakeries.rules import Bakeries
from games.bakeries.statistics import ACHIEVEMENTS, statistics_of
from games.entry import GameEntry, Leaderboards, Tutorial

ENTRY = GameEntry(
    game=Bakeries(),
    command="bakery",
    ai_players=AI_PLAYERS,
    statistics=statistics_of,
    # The tutor begins, so that the learner finds a discard when they draw first.
    tutorial=Tutorial(deal=254, questions=("turn", "discard", "place", "roll", "stale")),
    leaderboards=Leaderboards(),
    review=review,
    achievements=ACHIEVEMENTS,
)
