"""Research on the house players of Cake Duel: how their tables are learned, and what could beat them."""
