"""How house players choose in You Take the Cake."""
