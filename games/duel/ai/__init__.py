"""How house players choose in Cake Duel."""
