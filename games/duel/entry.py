"""Cake Duel in the catalog."""

from games.duel.ai import AI_PLAYERS
from games.duel.options import Mode
from games.duel.review import review
from games.duel.rules import Duel
from games.duel.statistics import ACHIEVEMENTS, statistics_of
from games.entry import GameEntry, Leaderboards, Tutorial

ENTRY = GameEntry(
    game=Duel(),
    command="duel",
    ai_players=AI_PLAYERS,
    statistics=statistics_of,
    tutorial=Tutorial(deal=37, questions=("claim", "answer", "block")),
    leaderboards=Leaderboards(modes=tuple(Mode)),
    review=review,
    achievements=ACHIEVEMENTS,
)
