"""How house players choose in Cake Auf!."""
