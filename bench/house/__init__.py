"""How strong the house players of Cake Duel are: ``python -m bench.house``."""
