"""How strong the house players are: ``python -m bench.house``."""
